"""The comparison of a duel: deal by deal, and in each deal the decisions at which the lines of play diverge.

Two lines are alike as long as the same seats make the same moves. Simultaneous choices (passes, challenges) count in
the order of the seats, and only as they were chosen last.
"""

import asyncio
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.message import Message, Text
from bot.rules.catalogue import AnyGame
from bot.rules.events import TrickWon
from bot.rules.moves import Challenge, Lead, Move, Pass, Peek, Play, piece_of
from bot.rules.options import Options, load
from bot.rules.view import View
from bot.store.tables.journal import MatchRecord
from bot.table.access import TableAccess
from bot.table.errors import MovesDeleted, WrongState
from bot.table.state.played import Deal, PlayedMatch, deals_of, first_seats, replayed, started
from bot.table.state.undo import PlayedMove
from cogs.contests.contest import OWN_SEAT, Contest, ContestEntry, margin_in_tenths
from cogs.duel.words import Branch, Comparison, DealPlayed, Divergence, DuelResult, LineOfPlay, Taken, compared


@dataclass(frozen=True, slots=True)
class DealLine:
    """A deal as it was played at one table. Two can be compared only where their `start`, who begins, is the same."""

    start: Hashable
    steps: Deal


def deal_lines(game: AnyGame, states: Iterable[PlayedMatch]) -> tuple[DealLine, ...]:
    """The deals that were scored, from the match after each entry of a journal."""
    lines = list[DealLine]()
    for deal in deals_of(states):
        if deal[-1].after.results != deal[0].before.results:
            view = game.view(deal[0].before, None)
            start = view.phase, view.to_act, tuple(seat.dealer for seat in view.seats)
            steps = _settled(made for made in deal if not isinstance(made.move, Peek))  # that changes nothing
            lines.append(DealLine(start, tuple(steps)))
    return tuple(lines)


def _settled(steps: Iterable[PlayedMove]) -> Iterator[PlayedMove]:
    """The steps, with simultaneous choices in the order of their seats, each as chosen last."""
    waiting: dict[int, PlayedMove] = {}
    for step in steps:
        if isinstance(step.move, Pass | Challenge):
            first = waiting.get(step.seat, step).before
            waiting[step.seat] = replace(step, before=first)
            continue
        yield from (waiting[seat] for seat in sorted(waiting))
        waiting.clear()
        yield step
    yield from (waiting[seat] for seat in sorted(waiting))


class Split(NamedTuple):
    """Lines that diverge at a step: those alike up to there, in groups with the same move, largest first."""

    at: int
    groups: tuple[tuple[int, ...], ...]


def splits(lines: Sequence[Sequence[Hashable]]) -> tuple[Split, ...]:
    """The places where sequences that were alike until then diverge, the earliest first. One that ends early does not
    diverge.
    """
    places = _splits(lines, tuple(range(len(lines))), 0)
    return tuple(sorted(places, key=lambda split: (split.at, split.groups)))


def _splits(lines: Sequence[Sequence[Hashable]], which: tuple[int, ...], at: int) -> Iterator[Split]:
    groups: dict[Hashable, list[int]] = {}
    while len(groups) < 2:
        groups = {}
        for number in which:
            if at < len(lines[number]):
                groups.setdefault(lines[number][at], []).append(number)
        if sum(map(len, groups.values())) < 2:
            return
        at += 1
    by_size = sorted(map(tuple, groups.values()), key=lambda group: (-len(group), group))
    yield Split(at - 1, tuple(by_size))
    for group in by_size:
        yield from _splits(lines, group, at)


def compare_deal(game: AnyGame, number: int, lines: Sequence[DealLine | None], margins: Sequence[int]) -> DealPlayed:
    """A deal as people played it, by their number (None: not finished)."""
    played = {person: line for person, line in enumerate(lines) if line is not None}
    starts: dict[Hashable, list[int]] = {}
    for person, line in played.items():
        starts.setdefault(line.start, []).append(person)
    divergences: list[tuple[int, Divergence]] = []
    for people in starts.values():
        sequences = [[(step.seat, step.move) for step in played[person].steps] for person in people]
        for split in splits(sequences):
            groups = tuple(tuple(people[index] for index in group) for group in split.groups)
            divergences.append((split.at, _divergence(game, split.at, groups, played, margins)))
    most = max(starts.values(), key=len, default=list[int]())
    return DealPlayed(
        number,
        tuple(LineOfPlay(person, _own_moves(line), margins[person]) for person, line in played.items()),
        tuple(divergence for _, divergence in sorted(divergences, key=lambda it: it[0])),
        tuple(person for person in played if person not in most),
    )


def _divergence(
    game: AnyGame, at: int, groups: Sequence[tuple[int, ...]], played: dict[int, DealLine], margins: Sequence[int]
) -> Divergence:
    step = played[groups[0][0]].steps[at]

    def branch(group: tuple[int, ...]) -> Branch:
        steps = played[group[0]].steps
        return Branch(group, steps[at].move, tuple(margins[person] for person in group), _taken(steps, at))

    return Divergence(game.view(step.before, step.seat), step.seat, OWN_SEAT, tuple(map(branch, groups)))


def _taken(steps: Deal, at: int) -> Taken | None:
    """The winner of the trick that a step played to; None where it played to none."""
    if not isinstance(steps[at].move, Lead | Play):
        return None
    for end in range(at, len(steps)):
        won = next((event for event in steps[end].events if isinstance(event, TrickWon)), None)
        if won is None:
            continue
        piece = None
        for step in reversed(steps[: end + 1]):
            if step.seat == won.seat and piece is None:
                piece = piece_of(step.move)
            if isinstance(step.move, Lead):
                break
        return Taken(won.seat, piece, won.points)
    return None


def _own_moves(line: DealLine) -> tuple[tuple[Move, bool], ...]:
    moves: list[tuple[Move, bool]] = []
    for at, step in enumerate(line.steps):
        if step.seat == OWN_SEAT:
            taken = _taken(line.steps, at)
            moves.append((step.move, taken is not None and taken.seat == OWN_SEAT))
    return tuple(moves)


@dataclass(frozen=True, slots=True)
class ComparedDuel:
    """The comparison, and the entry of each person in it, by place."""

    comparison: Comparison
    entries: tuple[ContestEntry, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The user ids of the winners, without people who deleted their data."""
        users = (self.entries[place].user_id for place in self.comparison.winners)
        return tuple(user for user in users if user > 0)


@dataclass(frozen=True, slots=True)
class ComparedDeal:
    """A deal as all who finished played it, their names, and the names of the computers at their tables."""

    title: Text
    played: DealPlayed
    names: tuple[str, ...]
    computers: tuple[str, ...]


class Comparisons:
    """Compares how people have played a contest that is over. Every method may raise NotLoaded, NoTable."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store

    async def of(self, contest: Contest) -> ComparedDuel:
        """The comparison of all. Raises WrongState before the contest is over, MovesDeleted long after."""
        if not contest.over:
            raise WrongState(Message("duel-compare-later"))
        entries, results = contest.entries, list[DuelResult]()
        for entry in entries:
            if entry.score is None or entry.table_id is None:
                results.append(DuelResult(entry.name))
                continue
            snapshot = await self._access.snapshot(entry.table_id)
            if snapshot.public is None or snapshot.row.kept == "result":
                raise MovesDeleted
            results.append(DuelResult(entry.name, _margins(snapshot.public), entry.score))
        # The best first, unfinished last.
        ordered = sorted(zip(entries, results, strict=True), key=lambda it: (it[1].total is None, -(it[1].total or 0)))
        comparison = compared(self._title(contest), contest.row.deals, [result for _, result in ordered])
        return ComparedDuel(comparison, tuple(entry for entry, _ in ordered))

    def _title(self, contest: Contest) -> Text:
        game, options = self.rules_of(contest)
        return game.title_of(options, contest.row.players)

    def rules_of(self, contest: Contest) -> tuple[AnyGame, Options]:
        game = self._access.catalogue.game(contest.row.game)
        return game, load(game.options_type, contest.row.options)

    async def table_to_record(self, contest: Contest, user_id: int) -> int:
        """The table with the record for a person: their own, else the winner's. Raises WrongState."""
        entries = contest.ranking
        if not contest.over or not entries:
            raise WrongState(Message("duel-records-later"))
        return next((entry for entry in entries if entry.user_id == user_id), entries[0]).table_id or 0

    async def deal(self, contest: Contest, number: int) -> ComparedDeal:
        """One deal, counted from 1, as all who finished played it. Raises WrongState, MovesDeleted."""
        duel = await self.of(contest)
        if not 1 <= number <= contest.row.deals:
            raise WrongState(Message("duel-no-such-deal", deals=contest.row.deals))
        ranked = [place for place, person in enumerate(duel.comparison.people) if person.rank is not None]
        if not ranked:
            raise WrongState(Message("duel-over-unfinished"))
        entries = [duel.entries[place] for place in ranked]
        people = [duel.comparison.people[place] for place in ranked]
        records = [await self._store.journal.record(entry.table_id or 0) for entry in entries]
        game = self._access.catalogue.game(contest.row.game)
        lines = [await asyncio.to_thread(_line, game, record, number) for record in records]
        margins = [person.margins[number - 1] for person in people]
        played = await asyncio.to_thread(compare_deal, game, number, lines, margins)
        computers = tuple(seat.name for seat in first_seats(records[0].seats)[1:])
        return ComparedDeal(self._title(contest), played, tuple(person.name for person in people), computers)


def _margins(view: View) -> tuple[int, ...]:
    """The margins of the first seat in the deals of its match."""
    own = view.side_of(OWN_SEAT)
    return tuple(
        margin_in_tenths(dict(enumerate(result.scored)), own, low_wins=view.low_wins) for result in view.results
    )  # fmt: skip


def _line(game: AnyGame, record: MatchRecord, number: int) -> DealLine | None:
    """A deal of a record; None where it has none of that number."""
    lines = deal_lines(game, replayed(started(game, record), record.moves))
    return lines[number - 1] if number <= len(lines) else None
