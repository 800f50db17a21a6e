"""How those compare who have played the same deals of a contest, each at a table of their own: deal by deal."""

import asyncio
from dataclasses import dataclass

from bot.message import Message, Text
from bot.rules.catalogue import AnyGame
from bot.rules.moves import Move, parse_move
from bot.rules.options import Options, load
from bot.rules.view import View
from bot.store.tables.journal import MatchRecord
from bot.table.access import TableAccess
from bot.table.errors import MovesDeleted, WrongState
from bot.table.state.shuffle import first_seats, seed_of_match
from bot.table.state.undo import UNDO_ENTRIES
from cogs.contests.contest import Contest
from cogs.contests.entries import margin_in_tenths
from cogs.contests.rows import Entry
from cogs.contests.words import Comparison, DuelResult, compared
from cogs.duel.lines import DealLine, compare_deal, deal_lines
from cogs.duel.words import DealPlayed

OWN_SEAT = 0  # where a person sits at a table of their own


@dataclass(frozen=True, slots=True)
class Compared:
    """The comparison, and the entry of each person in it, by place."""

    comparison: Comparison
    entries: tuple[Entry, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The user ids of those who have won; of nobody whose data was deleted."""
        users = (self.entries[place].user_id for place in self.comparison.winners)
        return tuple(user for user in users if user > 0)


@dataclass(frozen=True, slots=True)
class ComparedDeal:
    """A deal as those played it who have finished, their names, and those of the computers at their tables."""

    title: Text
    played: DealPlayed
    names: tuple[str, ...]
    computers: tuple[str, ...]


class Comparisons:
    """Compares how people have played a contest that is over. Every method may raise NotLoaded, NoTable."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store

    async def of(self, contest: Contest) -> Compared:
        """How everybody fared. Raises WrongState before it is over, MovesDeleted long after."""
        if not contest.over:
            raise WrongState(Message("duel-compare-later"))
        entries, fared = list(contest.entries), list[DuelResult]()
        for entry in entries:
            if entry.score is None or entry.table_id is None:
                fared.append(DuelResult(entry.name))
                continue
            snapshot = await self._access.snapshot(entry.table_id)
            if snapshot.public is None or snapshot.row.kept == "result":
                raise MovesDeleted
            fared.append(DuelResult(entry.name, _margins(snapshot.public), entry.score))
        order = sorted(range(len(entries)), key=lambda number: _place(fared[number].total))
        found = compared(self._title(contest), contest.row.deals, [fared[number] for number in order])
        return Compared(found, tuple(entries[number] for number in order))

    def _title(self, contest: Contest) -> Text:
        game, options = self.rules_of(contest)
        return game.title_of(options, contest.row.players)

    def rules_of(self, contest: Contest) -> tuple[AnyGame, Options]:
        """The game of a contest, and its house rules."""
        game = self._access.catalogue.game(contest.row.game)
        return game, load(game.options_type, contest.row.options)

    async def table_to_record(self, contest: Contest, user_id: int) -> int:
        """The table whose record a person is given: their own; of who did best, if they took no part. Raises
        WrongState.
        """
        entries = contest.ranking
        if not contest.over or not entries:
            raise WrongState(Message("duel-records-later"))
        return next((entry for entry in entries if entry.user_id == user_id), entries[0]).table_id or 0

    async def deal(self, contest: Contest, number: int) -> ComparedDeal:
        """One deal, counted from 1, as everybody played it who has finished. Raises WrongState, MovesDeleted."""
        found = await self.of(contest)
        if not 1 <= number <= contest.row.deals:
            raise WrongState(Message("duel-no-such-deal", deals=contest.row.deals))
        ranked = [place for place, person in enumerate(found.comparison.people) if person.rank is not None]
        if not ranked:
            raise WrongState(Message("duel-no-one-finished-it"))
        entries = [found.entries[place] for place in ranked]
        people = [found.comparison.people[place] for place in ranked]
        records = [await self._store.journal.record(entry.table_id or 0) for entry in entries]
        game, options = self.rules_of(contest)
        lines = [await asyncio.to_thread(_line, game, options, record, number) for record in records]
        margins = [person.margins[number - 1] for person in people]
        played = await asyncio.to_thread(compare_deal, game, number, lines, margins, OWN_SEAT)
        computers = tuple(seat.name for seat in first_seats(records[0].seats)[1:])
        return ComparedDeal(self._title(contest), played, tuple(person.name for person in people), computers)


def _place(total: int | None) -> tuple[bool, int]:
    """What people are sorted by: the best first, who did not finish last."""
    return total is None, -(total or 0)


def _margins(view: View) -> tuple[int, ...]:
    """The margins of the first seat in the deals of its match."""
    own = view.side_of(OWN_SEAT)
    return tuple(
        margin_in_tenths(dict(enumerate(result.scored)), own, low_wins=view.low_wins) for result in view.results
    )  # fmt: skip


def _line(game: AnyGame, options: Options, record: MatchRecord, number: int) -> DealLine | None:
    """A deal of a record; None where it has none of that number."""
    first = first_seats(record.seats)
    seed = seed_of_match(record.table, first)
    match = game.start(options, record.table.players, seed, record.table.deals)
    lines = [line for line in deal_lines(game, match, _moves(record)) if line.result is not None]
    return lines[number - 1] if number <= len(lines) else None


def _moves(record: MatchRecord) -> list[tuple[int, Move]]:
    return [(row.seat, parse_move(row.notation)) for row in record.moves if row.notation not in UNDO_ENTRIES]
