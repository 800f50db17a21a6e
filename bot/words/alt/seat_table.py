"""What the alt text of a seat says of the table: the trick, the one before it, the contract, the bids, the scores."""

from bot.rules.boards import TrickView
from bot.rules.grammar import counted
from bot.rules.pieces import Card
from bot.rules.suits import Suit
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, SeatView, View
from bot.words.alt.phrases import capital
from bot.words.facts.draw import first_lead
from bot.words.facts.results import goal
from bot.words.facts.sides import Side, sides
from bot.words.facts.tricks.auction import best_bid, bid_amount, bid_title
from bot.words.facts.tricks.nel_o import nel_o_of
from bot.words.facts.tricks.seat import contract_progress, seats_in_order
from bot.words.names import Namer, side_letter
from bot.words.seat.nel_o import stake_words
from bot.words.turn import last_trick

_PLAYING = (Phase.OPENING, Phase.PLAY)
_BEFORE_PLAY = (Phase.PASS, Phase.BID, Phase.KITTY, Phase.TRUMP, Phase.DOUBLES)


def trick_sentence(view: View, name: Namer) -> str:
    """The trick being played: what lies there, and who is still to play to it."""
    board = view.trick_board
    if view.phase not in _PLAYING or not board.number:
        return ""
    where = f"Trick {board.number} of {board.count}"
    trick = board.on_table if board.complete_trick is None else None
    lead = first_lead(view)
    ordered = f", as {name(lead.first)} has ordered" if lead is not None and lead.is_ordered else ""
    if trick is None:
        return f"{where}: you to lead{ordered}." if view.ask is not None else f"{where}{ordered}."
    points = f"; {counted(trick.points, 'point')} in it" if trick.points and not board.counts_tricks else ""
    return f"{where}: {_plays(trick, name, 'winning')}{points}{_still_to_play(view, trick, name)}."


def _plays(trick: TrickView, name: Namer, best: str) -> str:
    (leader, lead), *others = trick.plays
    led = "" if isinstance(lead.piece, Card) or trick.led is Suit.CLOSEST else f" as {trick.led.label}"
    comma = "," if trick.winner == leader else ""
    plays = [f"{name(leader)} led {lead.piece}{led}", *[f"{name(seat)} {shown.piece}" for seat, shown in others]]
    won = [seat for seat, _ in trick.plays].index(trick.winner)
    plays[won] += f"{comma} {best}"
    return ", ".join(plays)


def _still_to_play(view: View, trick: TrickView, name: Namer) -> str:
    """Who follows, where the viewer is next: "; you to play, then Bo"."""
    if view.ask is None:
        return ""
    played = {seat for seat, _ in trick.plays}
    later = [seat for seat in seats_in_order(view) if seat not in played and not view.seats[seat].out]
    then = ", ".join(name(seat) for seat in later if seat != view.viewer)
    return f"; you to play, then {then}" if then else "; you to play, the last"


def last_trick_sentence(view: View, name: Namer, in_full: bool) -> str:
    """The last trick: all that was played to it, or in brief who took it."""
    board = view.trick_board
    if view.phase not in _PLAYING:
        return ""
    if not board.finished:
        return "Last trick: none yet."
    played = f" {capital(_plays(board.finished[-1], name, 'won'))}." if in_full else ""
    return f"Last trick: {last_trick(view, name)}.{played}"


def contract_sentence(view: View, name: Namer) -> str:
    """The contract, and how far it has come."""
    contract = view.trick_board.contract
    if contract is None:
        return ""
    side = f" for side {side_letter(view.side_of(contract.seat))}" if view.partners else ""
    what = f"Contract: {name(contract.seat)} {bid_title(contract.bid)}{side}"
    if view.phase is not Phase.PLAY:
        return f"{what}."
    nel_o = nel_o_of(view)
    if nel_o is not None:
        return f"{what}, to lose every trick: {nel_o.lost} lost, {nel_o.to_go} to go, {stake_words(nel_o)}."
    if contract.bid.sevens:
        what = f"{what}, the tile closest to 7 wins"
    progress = contract_progress(view)
    return f"{what}, has {progress.won} of {progress.needed}." if progress is not None else f"{what}."


def bids_sentence(view: View, name: Namer, in_full: bool) -> str:
    """The bids so far, or each seat's last."""
    auction = view.trick_board.auction
    if view.phase is not Phase.BID:
        return ""
    dealer = next((f" Dealer: {name(seat.seat)}." for seat in view.seats if seat.dealer), "")
    if not auction:
        return f"Bids: none yet.{dealer}"
    best = best_bid(view)
    last = {seat: place for place, (seat, _) in enumerate(auction)}
    bids = (
        f"{name(seat)} {'pass' if bid == PASS else bid_amount(bid)}"
        f"{' (highest)' if best is not None and (seat, bid) == (best.seat, best.bid) else ''}"
        for place, (seat, bid) in enumerate(auction)
        if in_full or last[seat] == place
    )
    return f"Bids: {', '.join(bids)}.{dealer}"


def seats_sentences(view: View, name: Namer) -> list[str]:
    """How everybody stands: this deal, then the match, the viewer first."""
    order = (view.viewer or 0, *seats_in_order(view)[:-1])
    if view.partners:
        both = "; ".join(_side(view, side, name) for side in sides(view))
        return [_tricks(view, order, name), f"Sides: {both}; {goal(view)}."]
    first, *others = [view.seats[seat] for seat in order]
    if view.phase in _BEFORE_PLAY:
        figures = [f"{name(first.seat)}: {first.total} total", *[f"{name(seat.seat)} {seat.total}" for seat in others]]
        return [f"{'. '.join(figures)}. {_goal(view)}"]
    figures = [
        f"{name(first.seat)}: {_counted(view, _count(view, first))}, {first.total} total",
        *(f"{name(seat.seat)} {_count(view, seat)}, {seat.total}" for seat in others),
    ]
    return [f"{'. '.join(figures)}. {_goal(view)}"]


def _goal(view: View) -> str:
    return f"{str(goal(view)).capitalize()}."


def _count(view: View, seat: SeatView) -> int:
    return seat.tricks if view.trick_board.counts_tricks else seat.points


def _counted(view: View, count: int) -> str:
    """What a seat or side has in this deal: "3 won" of tricks, "3 pts" of points."""
    return f"{count} won" if view.trick_board.counts_tricks else counted(count, "pt")


def _tricks(view: View, order: tuple[int, ...], name: Namer) -> str:
    if view.phase in _BEFORE_PLAY or not view.trick_board.counts_tricks:
        return ""
    return f"Tricks: {', '.join(f'{name(seat)} {view.seats[seat].tricks}' for seat in order)}."


def _side(view: View, side: Side, name: Namer) -> str:
    members = ", ".join(name(seat) for seat in side.members)
    now = ""
    if view.phase not in _BEFORE_PLAY:
        won = sum(_count(view, view.seats[seat]) for seat in side.members)
        now = f" {_counted(view, won)},"
    return f"{side.letter} ({members}){now} {side.total} total"
