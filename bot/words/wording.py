"""The words of a picture that follow from the View: standings, bids, who is where."""

from bot.rules.boards import PieceView
from bot.rules.events import DealResult, Turned, Went
from bot.rules.grammar import counted
from bot.rules.moves import Bid, Pass
from bot.rules.pieces import Piece
from bot.rules.suits import Doubles
from bot.rules.tricks.bids import leading
from bot.rules.view import Phase, SeatView, View
from bot.words.facts.results import remarks_sentence
from bot.words.names import Namer, side_letter


def chosen_to_pass(view: View) -> tuple[Piece, ...]:
    """What the viewer has chosen to pass and may still change."""
    made = view.ask.made if view.ask is not None else None
    return made.pieces if isinstance(made, Pass) else ()


def looked_at(view: View) -> tuple[PieceView, ...]:
    """The kitty while the viewer looks at it, and may swap."""
    kitty = view.trick_board.kitty
    return kitty if view.phase is Phase.KITTY and all(shown.piece for shown in kitty) else ()


def newly_received(view: View) -> tuple[Piece, ...]:
    """What was passed to the viewer, while that is news: until the first trick is over."""
    board = view.trick_board
    return board.received if board.number <= 1 and view.phase not in (Phase.REVIEW, Phase.MOON) else ()


def pass_pill(view: View) -> tuple[str, str]:
    """What the header's pill says while pieces are passed: ("pass", "3 left"), or ("passing", "left")."""
    direction = view.trick_board.pass_direction
    if view.ask is not None and view.ask.made is None and view.ask.pick:
        return "pass", f"{view.ask.pick} {direction}"
    return "passing", direction


def passed_from(view: View) -> int:
    """The seat whose pieces the viewer receives."""
    seats = len(view.seats)
    steps = {"left": -1, "right": 1}.get(view.trick_board.pass_direction, seats // 2)
    return ((view.viewer or 0) + steps) % seats


def bid_words(bid: Bid) -> str:
    """A bid as it is told: "bids 5", "passes"."""
    if bid.nel_o:
        return "bids nel-o"
    return "passes" if bid.amount is None else f"bids {bid.amount}"


def moment(view: View) -> str:
    """Where the deal stands: "trick 5/7", "passed: 2 of 4", "auction"."""
    if view.phase is Phase.PASS:
        return f"passed: {sum(seat.ready for seat in view.seats)} of {len(view.seats)}"
    if view.phase is Phase.OVER:
        return "match over"
    waiting = {
        Phase.BID: "auction",
        Phase.KITTY: "kitty",
        Phase.TRUMP: "naming trump",
        Phase.DOUBLES: "doubles",
        Phase.MOON: "moon",
        Phase.REVIEW: "looking back",
    }
    if view.phase in waiting:
        return waiting[view.phase]
    board = view.trick_board
    number = board.on_table.number if board.on_table is not None else board.number
    return f"trick {number}/{board.count}" if number else ""


def standing(view: View, seat: SeatView) -> str:
    """The second line of a seat's plate: what it has won in this deal, and its total where it is no side's."""
    now = _now(view, seat)
    return now if view.partners else f"{now} · {signed(seat.total, plus='')} pt{'' if seat.total == 1 else 's'}"


def _now(view: View, seat: SeatView) -> str:
    if view.phase is Phase.PASS:
        return "ready" if seat.ready else "choosing"
    if view.phase is Phase.BID:
        return bid_words(seat.bid) if seat.bid is not None else "no bid"
    if seat.out:
        return "sits out"
    if view.partners and len(view.seats) > 4:
        return counted(seat.held, "tile")
    if view.low_wins:
        return f"{seat.points} taken"
    board, contract = view.trick_board, view.trick_board.contract
    if contract is not None and contract.seat == seat.seat and contract.bid.amount is not None:
        return f"{seat.tricks if board.contract_tricks is None else board.contract_tricks} of {contract.bid.amount}"
    return counted(seat.tricks, "trick")


def drawn_pieces(view: View) -> dict[int, Piece]:
    """What each seat drew last for who goes first, while that is news."""
    if view.phase not in (Phase.PASS, Phase.BID) or view.trick_board.auction:
        return {}
    return {seat: piece for drawing in view.draws for seat, piece in drawing}


def first_verb(view: View) -> str:
    """What the one does who was drawn for: "deals", "goes first"."""
    return {"dealer": "deals", "shuffler": "shuffles"}.get(view.drawn_for, "goes first")


def trump_words(view: View) -> str:
    """The trump suit, "none" where it was settled that there is none, empty where there is nothing to say."""
    board = view.trick_board
    if board.trump is not None:
        return board.trump.label
    plays_without = board.contract is not None and not board.contract.bid.nel_o and view.phase is Phase.PLAY
    return "none" if plays_without else ""


def highest_bid(view: View) -> tuple[int, Bid] | None:
    """The seat that bids most so far, and its bid."""
    return leading(view.trick_board.auction)


def side_points(view: View, side: int) -> int:
    """What a side has won in this deal."""
    return sum(view.seats[seat].points for seat in view.members(side))


def side_total(view: View, side: int) -> int:
    """A side's total, before this deal."""
    return view.seats[view.members(side)[0]].total


def sides(view: View) -> range:
    """The sides there are."""
    return range(max(seat.side for seat in view.seats) + 1)


def last_turned(view: View) -> Turned | None:
    """The tile turned up last, while it waits for its end or has just gone back to its row."""
    turned = view.line_board.turned
    last = turned[-1] if turned else None
    return last if last is not None and last.went in (Went.WAITS, Went.BACK) else None


def doubles_words(doubles: Doubles) -> str:
    """Where the doubles belong, in two words at most."""
    return doubles.value.replace("_", " ")


def turns_backwards(view: View) -> bool:
    """Whether play is seen to go round counter-clockwise."""
    tricks = (trick.plays for trick in view.trick_board.all_tricks if len(trick.plays) > 1)
    step = next((plays[1][0] - plays[0][0] for plays in tricks), 1)
    return len(view.seats) > 2 and step % len(view.seats) == len(view.seats) - 1


def taken_word(view: View) -> str:
    """What the first figure of a deal's result counts."""
    return "left" if view.line is not None else "took"


def signed(number: int, *, plus: str = "+") -> str:
    """A figure with its sign, as it is set."""
    return f"−{-number}" if number < 0 else f"{plus if number else ''}{number}"


def result_note(view: View, name: Namer, result: DealResult) -> str:
    """What else is to be said of a deal's result: a moon, and the game's own note with names for seats."""
    moon = ""
    if result.moon is not None:
        who = f"Side {side_letter(result.moon)}" if view.partners else name(view.members(result.moon)[0])
        moon = f"{who} shot the moon."
    return " ".join(filter(None, (moon, remarks_sentence(result, name))))
