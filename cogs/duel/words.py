"""A duel in words: the comparison of all, deal by deal, and the decisions at which the play of one deal diverged."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from bot.message import AllOf, Joined, Message, Row, Seat, Text, Who, bold, sentences, value_text
from bot.rules.boards import LineView, TrainsView, TricksView
from bot.rules.moves import Lead, Move, Place, Play, Turn
from bot.rules.pieces import Piece
from bot.rules.view import Phase, View
from bot.words.length import NAME_LENGTHS, alt, first_that_fits, said
from bot.words.moves import did, did_in_brief
from bot.words.names import Namer, known_names, spoken_names
from bot.words.terms import moment_told
from bot.words.tricks.sentences import play_in_brief
from cogs.contests.contest import margin, margins


@dataclass(frozen=True, slots=True)
class DuelResult:
    """One person's result. `margins` run by deal: their side's points less the mean of the others', in tenths.

    `rank` and `total` are None where they did not finish; their margins are not shown then.
    """

    name: str
    margins: tuple[int, ...] = ()
    total: int | None = None
    rank: int | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """All who took part, best first, those who did not finish last. Each margin has `deals` entries."""

    title: Text
    deals: int
    people: tuple[DuelResult, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return known_names(person.name for person in self.people)

    @property
    def winners(self) -> tuple[int, ...]:
        """The places in `people` of those with the best total."""
        return tuple(place for place, person in enumerate(self.people) if person.rank == 1)

    def is_best(self, place: int, deal: int) -> bool:
        """True if a person has the best margin of a deal (counted from 0), and not all are equal."""
        margins = [person.margins[deal] for person in self.people if person.rank is not None]
        own = self.people[place]
        return own.rank is not None and own.margins[deal] == max(margins) > min(margins)


def compared(title: Text, deals: int, people: Sequence[DuelResult]) -> Comparison:
    """The comparison of people: their ranks follow from their totals (None: not finished)."""
    totals = [person.total for person in people if person.total is not None]

    def ranked(person: DuelResult) -> DuelResult:
        if person.total is None:
            return DuelResult(person.name)
        return DuelResult(person.name, person.margins, person.total, 1 + sum(other > person.total for other in totals))

    places = sorted(map(ranked, people), key=lambda person: person.rank or len(people) + 1)
    return Comparison(title, deals, tuple(places))


def verdict(comparison: Comparison) -> Message:
    """The winners, and their margin."""
    winners = comparison.winners
    if not winners:
        return Message("duel-no-one-finished")
    total = margin(comparison.people[winners[0]].total or 0)
    return Message("duel-won", who=AllOf(Seat(place, how="mention") for place in winners), points=total)


def ranking_lines(comparison: Comparison) -> list[Message]:
    """A line for each person, best first: "1. Ann +12.3", "Bo didn't finish"."""
    return [
        Message("rank-line", rank=person.rank, who=Seat(place), points=margin(person.total))
        if person.rank is not None and person.total is not None
        else Message("duel-unfinished-line", who=Seat(place))
        for place, person in enumerate(comparison.people)
    ]


@alt
def alt_comparison(comparison: Comparison) -> Iterator[Text]:
    """The comparison in words: who has won, then each person with their deals in whole points."""
    yield Message("duel-alt", game=comparison.title, deals=comparison.deals)
    yield Message("end-sentence", what=verdict(comparison))
    if comparison.winners:
        yield Message("duel-alt-margins")
    for place, (line, person) in enumerate(zip(ranking_lines(comparison), comparison.people, strict=True)):
        deals = (
            Message("duel-alt-deal", points=margin(points, whole=True), best=comparison.is_best(place, deal))
            for deal, points in enumerate(person.margins)
        )
        texts = Message("duel-alt-deals", deals=Row(deals, " ")) if person.margins else None
        yield Message("end-sentence", what=sentences(line, texts))


@dataclass(frozen=True, slots=True)
class Taken:
    """The winner of a trick: a seat, the piece it won with, and the points in it."""

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
class Divergence:
    """A decision that people made differently after the same play. `view` is what its seat saw then, the same at all
    their tables; `own` is the seat at which each of them sits. A computer player (another `seat`) decides differently
    only where one was late, or sat for a person.
    """

    view: View
    seat: int
    own: int
    branches: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class LineOfPlay:
    """One person's own decisions in a deal, each with whether it took the trick; and their margin, in tenths."""

    person: int
    moves: tuple[tuple[Move, bool], ...]
    margin: int


@dataclass(frozen=True, slots=True)
class DealPlayed:
    """A deal as everyone played it: their lines of play, and their divergences, the first one first. `otherwise` are
    the people with another start: an earlier deal decided who goes first.
    """

    number: int
    lines: tuple[LineOfPlay, ...]
    divergences: tuple[Divergence, ...]
    otherwise: tuple[int, ...] = ()


def outcome(divergence: Divergence, branch: Branch) -> Message | Literal[""]:
    """The outcome: "won the trick (2 points)", "Pip won it with 6-5"; empty where it was played to no trick."""
    taken = branch.taken
    if taken is None:
        return ""
    how = "own" if taken.seat == divergence.seat else "unseen" if taken.piece is None else "seen"
    return Message("came", how=how, who=Seat(taken.seat), piece=taken.piece, points=taken.points)


def branch_text(divergence: Divergence, branch: Branch, name: Namer) -> Text:
    """The people, their decision, and its outcome: "Ann and Bo: played 5-4, won the trick (2 points)"."""
    people, made = AllOf(Who(name(person)) for person in branch.people), did(branch.move)
    if divergence.seat == divergence.own:
        text = Message("labelled", label=people, value=made)
    else:
        who = Seat(divergence.seat)
        text = Message("parting-branch-computer", who=who, people=people, did=made)
    result = outcome(divergence, branch)
    return Joined((text, result), ", ") if result else text


def moves_text(line: LineOfPlay) -> Text:
    """A person's own decisions in order; what took a trick is set off: "bid 6 · **6-5** 5-5 4-1"."""
    texts = list[Text]()
    for in_brief, group in groupby(line.moves, lambda it: isinstance(it[0], Lead | Play | Turn | Place)):
        made = [_briefly(*it) if in_brief else did(it[0]) for it in group]
        texts += [Joined(tuple(made), " ")] if in_brief else made
    return Joined(tuple(texts), " · ")


def _briefly(move: Move, took: bool) -> Text:
    if isinstance(move, Lead | Play):
        return bold(move.piece) if took else value_text(move.piece)
    return did_in_brief(move)


def on_table_text(view: View) -> Text:
    """The table at a decision: "Pip led 5-5, Dot 5-1", "Pip 6, Dot pass", "open ends 5 and 3"."""
    if not isinstance(view.board, TricksView):
        numbers = _open_numbers(view)
        return Message("parting-table-ends", ends=AllOf(numbers)) if numbers else ""
    board = view.board
    if view.phase is Phase.BID:
        texts = tuple(Joined((Seat(seat), bid), " ") for seat, bid in board.auction)
    elif view.phase is Phase.PLAY and (trick := board.current_trick) is not None:
        texts = tuple(play_in_brief(trick, seat) for seat, _ in trick.plays)
    else:
        return ""
    return Joined(texts, ", ") if texts else ""


def _open_numbers(view: View) -> Sequence[int]:
    """The numbers at the ends of the line, or of the trains that are open to the viewer."""
    match view.board:
        case LineView(ends=ends):
            return [end.number for end in ends]
        case TrainsView() as board:
            return board.numbers(view.viewer or 0)
        case _:
            return view.rows_board.ends or ()


def alt_divergence(number: int, divergence: Divergence, names: Sequence[str], seat_names: Sequence[str]) -> str:
    return first_that_fits(
        text
        for longest in NAME_LENGTHS
        for text in said(_sentences(number, divergence, spoken_names(names, longest)), seat_names, lengths=(longest,))
    )


def _sentences(number: int, divergence: Divergence, name: Namer) -> Iterator[Text]:
    view = divergence.view
    yield Message("parting-alt", when=moment_told(view, number))
    if on_table := on_table_text(view):
        yield Message("alt-mistake-table", plays=on_table)
    for branch in divergence.branches:
        text = branch_text(divergence, branch, name)
        yield Message("parting-alt-branch", branch=text, points=margins(branch.margins))
    if view.hand:
        yield Message("parting-alt-hand", hand=Row((shown.piece for shown in view.hand), " "))
