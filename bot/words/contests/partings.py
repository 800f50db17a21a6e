"""Where the play of the same deal parted: the decision, who made which, and what came of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.message import AllOf, Joined, Message, Row, Text, Who
from bot.rules.moves import Lead, Move, Place, Play, Turn
from bot.rules.pieces import Piece
from bot.rules.view import Phase, View
from bot.words.contests.comparison import margins
from bot.words.length import NAME_LENGTHS, first_that_fits
from bot.words.moves import did
from bot.words.names import Namer, spoken_names

_PHASES = {
    Phase.PASS: "parting-moment-pass",
    Phase.OPENING: "parting-moment-opening",
    Phase.BID: "parting-moment-bid",
    Phase.KITTY: "parting-moment-kitty",
    Phase.TRUMP: "parting-moment-trump",
    Phase.DOUBLES: "parting-moment-doubles",
    Phase.REVIEW: "parting-moment-review",
    Phase.MOON: "parting-moment-moon",
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
    their tables; `own` is the seat at which each of them sits. A computer player (another `seat`) decides differently
    only where one was late, or sat for a person.
    """

    view: View
    seat: int
    own: int
    branches: tuple[Branch, ...]


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


def moment(view: View) -> Message:
    """Where in a deal a decision stands: "trick 3 of 7", "the auction", "turn 12"."""
    if view.line is not None:
        return Message("parting-moment-turn", number=len(view.line.turned) + (view.phase is not Phase.PLACE))
    board = view.trick_board
    if view.phase is Phase.PLAY and board.number:
        return Message("parting-moment-trick", number=board.number, count=board.count)
    return Message(_PHASES.get(view.phase, "parting-moment-deal"))


def came_of(parting: Parting, branch: Branch, seat_name: Namer) -> Message | Literal[""]:
    """What came of it: "won the trick (2 points)", "Pip won it with 6-5"; empty where it was played to no trick."""
    taken = branch.taken
    if taken is None:
        return ""
    if taken.seat == parting.seat:
        came = Message("came-won")
    elif taken.piece is None:
        came = Message("came-other", who=Who(seat_name(taken.seat)))
    else:
        came = Message("came-other-with", who=Who(seat_name(taken.seat)), piece=taken.piece)
    return Message("came-points", came=came, points=taken.points) if taken.points else came


def branch_told(parting: Parting, branch: Branch, name: Namer, seat_name: Namer) -> Message:
    """Who did what, and what came of it: "Ann and Bo: played 5-4, won the trick (2 points)"."""
    who = AllOf(Who(name(person)) for person in branch.people)
    if parting.seat == parting.own:
        told = Message("parting-branch", who=who, did=did(branch.move))
    else:
        called = Who(seat_name(parting.seat))
        told = Message("parting-branch-computer", who=called, people=who, did=did(branch.move))
    outcome = came_of(parting, branch, seat_name)
    return Message("parting-branch-came", branch=told, outcome=outcome) if outcome else told


def moves_told(line: Line) -> Text:
    """A person's own decisions in order; what took a trick is set off: "bid 6 · **6-5** 5-5 4-1"."""
    words, pieces = list[Text](), list[Text]()
    for move, took in line.moves:
        if isinstance(move, Lead | Play):
            pieces.append(Message("parting-won-piece" if took else "parting-piece", piece=move.piece))
        elif isinstance(move, Turn):
            pieces.append(Message("did-turn-next") if move.place is None else str(move.place))
        elif isinstance(move, Place):
            pieces.append(Message("did-end-left" if move.end.value == "left" else "did-end-right"))
        else:
            words += [Joined(tuple(pieces), " ")] if pieces else []
            pieces = []
            words.append(did(move))
    return Joined((*words, *([Joined(tuple(pieces), " ")] if pieces else [])), " · ")


def table_told(view: View, seat_name: Namer) -> Message | None:
    """What lay on the table when it was decided: "Pip led 5-5, Dot 5-1", "Pip 6, Dot pass", "open ends 5 and 3"."""
    if view.line is not None:
        ends = view.line.ends
        return Message("parting-table-ends", left=ends[0], right=ends[1]) if ends else None
    board = view.trick_board
    if view.phase is Phase.BID:
        told = [Message("parting-table-bid", who=Who(seat_name(seat)), bid=bid) for seat, bid in board.auction]
    else:
        told = [
            Message("parting-table-played" if place else "parting-table-led", who=Who(seat_name(seat)), piece=it.piece)
            for place, (seat, it) in enumerate(board.current_plays if view.phase is Phase.PLAY else ())
        ]
    return Message("parting-table", told=Row(told)) if told else None


def alt_parting(number: int, parting: Parting, names: Sequence[str], seat_names: Sequence[str]) -> str:
    """The picture of a parting in words."""
    return first_that_fits(
        _sentences(number, parting, spoken_names(names, longest), spoken_names(seat_names, longest))
        for longest in NAME_LENGTHS
    )


def _sentences(number: int, parting: Parting, name: Namer, seat_name: Namer) -> Iterator[Text]:
    view = parting.view
    yield Message("parting-alt", number=number, moment=moment(view))
    if (on_table := table_told(view, seat_name)) is not None:
        yield Message("parting-alt-table", table=on_table)
    for branch in parting.branches:
        told = branch_told(parting, branch, name, seat_name)
        yield Message("parting-alt-branch", branch=told, points=margins(branch.margins))
    if view.hand:
        yield Message("parting-alt-hand", hand=Row((shown.piece for shown in view.hand), " "))
