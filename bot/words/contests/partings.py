"""Where the play of the same deal parted: the decision, who made which, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules.grammar import counted, joined
from bot.rules.moves import (
    Bid,
    Challenge,
    Claim,
    Concede,
    Declare,
    Kitty,
    Lead,
    Moon,
    Move,
    Place,
    Play,
    Trump,
    Turn,
    Yield,
)
from bot.rules.pieces import Piece
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.contests.comparison import margin_words
from bot.words.facts.tricks.auction import bid_title
from bot.words.names import Namer, spoken_names

_PAST = {"pass": "passed", "doubles": "doubles", "place": "placed it", "retract": "took it back", "peek": "peeked"}
_PHASES = {
    Phase.PASS: "passing tiles",
    Phase.OPENING: "the opening",
    Phase.BID: "the auction",
    Phase.KITTY: "the kitty",
    Phase.TRUMP: "naming trump",
    Phase.DOUBLES: "naming the doubles",
    Phase.REVIEW: "the review",
    Phase.MOON: "the moon",
}


@dataclass(frozen=True, slots=True)
class Taken:
    """Who took the trick that a play went to: a seat, with which piece, and the points in it."""

    seat: int
    piece: Piece | None
    points: int


@dataclass(frozen=True, slots=True)
class Branch:
    """A decision, the people who made it (by their number), their margins in the deal, in tenths, and who took the
    trick it was played to, if it was.
    """

    people: tuple[int, ...]
    move: Move
    margins: tuple[int, ...]
    taken: Taken | None = None


@dataclass(frozen=True, slots=True)
class Parting:
    """A decision that people made differently after the same play. `view` is what its seat saw then, the same at all
    their tables; `own` is the seat at which each of them sits.
    """

    view: View
    seat: int
    own: int
    branches: tuple[Branch, ...]

    @property
    def is_of_computer(self) -> bool:
        """Whether a computer player decided differently: that happens only where one was late, or sat for a person."""
        return self.seat != self.own


@dataclass(frozen=True, slots=True)
class Line:
    """One person's own decisions in a deal, each with whether it took the trick; and their margin, in tenths."""

    person: int
    moves: tuple[tuple[Move, bool], ...]
    margin: int


@dataclass(frozen=True, slots=True)
class DealPlayed:
    """A deal as everybody played it: their lines, and where they parted, the first of it first.

    `otherwise` are the people whose deal began otherwise than that of most: an earlier one decided who goes first.
    """

    number: int
    lines: tuple[Line, ...]
    partings: tuple[Parting, ...]
    otherwise: tuple[int, ...] = ()


def moment_words(view: View) -> str:
    """Where in a deal a decision stands: "trick 3 of 7", "the auction", "turn 12"."""
    if view.line is not None:
        return f"turn {len(view.line.turned) + (view.phase is not Phase.PLACE)}"
    board = view.trick_board
    if view.phase is Phase.PLAY and board.number:
        return f"trick {board.number} of {board.count}"
    return _PHASES.get(view.phase, "the deal")


def did(move: Move) -> str:
    """What somebody did, in the past: "played 5-4", "bid 6", "passed"."""
    match move:
        case Lead(piece, suit):
            return f"led {piece}" + (f" as {suit.label}" if suit is not None and " as " in str(move) else "")
        case Play(piece):
            return f"played {piece}"
        case Bid():
            return "passed" if move == PASS else f"bid {bid_title(move)}"
        case Trump(suit):
            return "named no trump" if suit is None else f"named {suit.label} trump"
        case Kitty(swap):
            return "left the kitty" if swap is None else f"swapped {swap} for the kitty"
        case Turn(place):
            return "turned the next tile" if place is None else f"turned tile {place}"
        case _:
            return _did_rarely(move)


def _did_rarely(move: Move) -> str:
    match move:
        case Moon(opponent, everyone):
            return "charged all others" if everyone else "took it off" if opponent is None else "charged one of them"
        case Challenge(seat):
            return "challenged nothing" if seat is None else "challenged a play"
        case Claim():
            return "claimed the rest"
        case Concede():
            return "ended the deal"
        case Declare(special):
            return f"played {special.label}"
        case Yield():
            return "let the neighbour lead"
        case _:
            verb, _, rest = str(move).partition(" ")
            return f"{_PAST.get(verb, verb)} {rest}".strip()


def came_of(parting: Parting, branch: Branch, seat_name: Namer) -> str:
    """What came of it: "took it: 2 points", "Pip took it with 6-5"; empty where it was played to no trick."""
    taken = branch.taken
    if taken is None:
        return ""
    points = f": {counted(taken.points, 'point')}" if taken.points else ""
    if taken.seat == parting.seat:
        return f"took it{points}"
    piece = f" with {taken.piece}" if taken.piece is not None else ""
    who = "their own seat" if taken.seat == parting.own else seat_name(taken.seat)
    return f"{who} took it{piece}{points}"


def branch_sentence(parting: Parting, branch: Branch, name: Namer, seat_name: Namer) -> str:
    """Who did what, and what came of it: "Ann and Bo played 5-4 and took it: 2 points"."""
    who, outcome = joined(map(name, branch.people)), came_of(parting, branch, seat_name)
    if parting.is_of_computer:
        told = f"at the table of {who} {seat_name(parting.seat)} {did(branch.move)}"
    else:
        told = f"{who} {did(branch.move)}"
    is_own = branch.taken is not None and branch.taken.seat == parting.seat
    return f"{told} and {outcome}" if outcome and is_own else f"{told}; {outcome}" if outcome else told


def deal_margins(branch: Branch) -> str:
    """What the deal brought those who decided so: "deal: +7", "deal: −3 to +7"."""
    least, most = margin_words(min(branch.margins)), margin_words(max(branch.margins))
    return f"deal: {least}" if least == most else f"deal: {least} to {most}"


def line_words(line: Line) -> str:
    """A person's own decisions in order; what took a trick is set off: "bid 6 · **6-5** 5-5 4-1"."""
    words: list[str] = []
    pieces: list[str] = []
    for move, took in line.moves:
        if isinstance(move, Lead | Play):
            pieces.append(f"**{move.piece}**" if took else str(move.piece))
        elif isinstance(move, Turn):
            pieces.append("next" if move.place is None else str(move.place))
        elif isinstance(move, Place):
            pieces.append(move.end.value)
        else:
            if pieces:
                words.append(" ".join(pieces))
                pieces = []
            words.append(did(move))
    return " · ".join([*words, *([" ".join(pieces)] if pieces else [])])


def alt_parting(number: int, parting: Parting, names: Sequence[str], seat_names: Sequence[str]) -> str:
    """The picture of a parting in words."""
    return first_that_fits(
        _sentences(number, parting, spoken_names(names, longest), spoken_names(seat_names, longest))
        for longest in NAME_LENGTHS
    )


def _sentences(number: int, parting: Parting, name: Namer, seat_name: Namer) -> list[str]:
    view = parting.view
    branches = "; ".join(
        f"{branch_sentence(parting, branch, name, seat_name)} ({deal_margins(branch)})" for branch in parting.branches
    )
    hand = " ".join(str(shown.piece) for shown in view.hand)
    return [
        f"Deal {number}, {moment_words(view)}: where they parted.",
        f"On the table: {on_table}." if (on_table := table_words(view, seat_name)) else "",
        f"{branches}.",
        f"Hand: {hand}." if hand else "",
    ]


def table_words(view: View, seat_name: Namer) -> str:
    """What lay on the table when it was decided: "Pip led 5-5, Dot 5-1", "bids: Pip 6, Dot pass", "ends 5 and 3"."""
    if view.line is not None:
        ends = view.line.ends
        return f"open ends {ends[0]} and {ends[1]}" if ends else ""
    board = view.trick_board
    if view.phase is Phase.BID:
        return ", ".join(
            f"{seat_name(seat)} {'pass' if bid == PASS else bid_title(bid)}" for seat, bid in board.auction
        )
    plays = board.current_plays if view.phase is Phase.PLAY else ()
    return ", ".join(
        f"{seat_name(seat)} {'led ' if place == 0 else ''}{shown.piece}" for place, (seat, shown) in enumerate(plays)
    )
