"""`boneyard check`: whether the database is intact, and all results follow from the journals. It only reads."""

from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, fields
from typing import TypeVar

from bot.rules.achievements import Earned
from bot.rules.catalogue import CATALOGUE
from bot.store.checking import CheckStore
from bot.store.errors import NoTable, NotLoaded
from bot.store.schema.results import DealScore, MatchScore, SeatFinal, SeatResult
from bot.store.scores.results import match_result, seat_results
from bot.store.store import Store
from bot.table.access import TableAccess
from bot.table.state.played import earned_with
from bot.table.state.table import Table

R = TypeVar("R", SeatResult, SeatFinal)
_PAGE = 200
_SAMPLE = 100  # past matches, the newest
_STORED_LATER = ("role", "bid", "made")  # an older version did not store these of a deal
_TRIES = 5  # at a table that is changed while it is read


@dataclass
class Report:
    """The amount checked, and the number of faults found."""

    open_tables: int = 0
    past_matches: int = 0
    standings: int = 0
    faults: int = 0
    faulty_tables: int = 0

    def __str__(self) -> str:
        counts = f"open tables: {self.open_tables}, past matches: {self.past_matches}, standings: {self.standings}"
        found = f"Faults: {self.faults}, tables that are wrong: {self.faulty_tables}" if self.faults else "All is well"
        return f"{found}. Looked at: the database; {counts}."


class _Check:
    def __init__(self, store: Store, tell: Callable[[str], object]) -> None:
        self._checks = CheckStore(store.database)
        self._access = TableAccess(store, CATALOGUE)
        self._tell = tell
        self.report = Report()

    def say(self, faults: tuple[str, ...]) -> None:
        """Count and report faults."""
        self.report.faults += len(faults)
        for fault in faults:
            self._tell(fault)

    async def database(self) -> None:
        """Look at the file, and at whether the journals are complete."""
        self.say(await self._checks.damage())
        self.say(await self._checks.gaps())

    async def standings(self) -> None:
        """Compare all standings with the results, server by server."""
        for guild_id in await self._checks.guilds():
            count, faults = await self._checks.standings_faults(guild_id)
            self.report.standings += count
            self.say(faults)

    async def tables(self, *, past: int | None) -> None:
        """Replay every open table, and `past` past matches (None: all)."""
        async for table_id in self._open():
            self.report.open_tables += 1
            await self._table(table_id)
        async for table_id in self._past(past):
            self.report.past_matches += 1
            await self._table(table_id)

    async def _open(self) -> AsyncIterator[int]:
        after = 0
        while page := await self._checks.open_tables(after, _PAGE):
            for table_id in page:
                yield table_id
            after = page[-1]

    async def _past(self, most: int | None) -> AsyncIterator[int]:
        before = None
        while page := await self._checks.past_matches(before, min(_PAGE, most or _PAGE)):
            for table_id in page:
                yield table_id
            before = page[-1]
            if most is not None:
                return

    async def _table(self, table_id: int) -> None:
        faults = await self._faults_of(table_id)
        self.report.faulty_tables += bool(faults)
        self.say(tuple(f"table {table_id}: {fault}" for fault in faults))

    async def _faults_of(self, table_id: int) -> list[str]:
        """The faults of a table. It is read again if it changes meanwhile."""
        for _ in range(_TRIES):
            version = await self._checks.version(table_id)
            deals, finals = await self._checks.results(table_id)
            earned = await self._checks.earned(table_id)
            try:
                async with self._access.locked(table_id) as table:
                    found = [*_faults(table, deals, finals), *_wrongly_earned(table, deals, earned)]
                    if table.row.version == version:
                        return found
            except NoTable:
                return []
            except NotLoaded:
                raise
            except Exception as error:  # noqa: BLE001 - whatever it is, this table cannot be played on
                return [f"it cannot be replayed from its journal ({type(error).__name__})"]
        return []


async def check(database_url: str, tell: Callable[[str], object], *, every: bool) -> Report:
    """Check a database, and `tell` each fault; `every`: also older matches. Raises StoreError, NotLoaded."""
    store = await Store.open(database_url, read_only=True)
    try:
        checking = _Check(store, tell)
        await checking.database()
        await checking.standings()
        await checking.tables(past=None if every else _SAMPLE)
    finally:
        await store.close()
    return checking.report


def _faults(table: Table, deals: tuple[DealScore, ...], finals: tuple[MatchScore, ...]) -> Iterator[str]:
    """The differences between a table's results and its journal."""
    match, state = table.match, table.row.state
    if match is None:
        if deals or finals:
            yield "it has results, but has not begun"
        return
    if (match.winners is not None) != (state == "finished"):
        yield f"it is {state}, but its journal {'ends' if match.winners is not None else 'does not end'} the match"
    sides = table.game.sides(table.options, table.row.players)
    played = [result for each in match.results for result in seat_results(each, sides)]
    yield from _differences("deal {0.deal}", SeatResult, deals, played)
    if match.winners is not None:
        won = match_result(match.totals, sides, match.winners, low_wins=table.game.low_wins)
        yield from _differences("the match", SeatFinal, finals, won.seats)
    elif finals:
        yield "it has a match result, but its journal does not end the match"


def _wrongly_earned(table: Table, deals: tuple[DealScore, ...], kept: tuple[Earned, ...]) -> Iterator[str]:
    """Achievements that people have and did not earn, or the reverse, except in deals stored without roles."""
    if table.match is None or table.row.contest_id is not None:
        return
    people = {(score.deal, score.seat) for score in deals if score.role is not None and score.user_id is not None}
    numbers = sorted({deal for deal, _ in people})
    earned = {
        one
        for number in numbers
        for one in earned_with(table.game, table.match, number)
        if (one.deal, one.seat) in people
    }
    for one in sorted(
        earned ^ {one for one in kept if one.deal in numbers}, key=lambda it: (it.deal, it.seat, it.name)
    ):
        wrong = "was earned, but is not written down" if one in earned else "is written down, but was not earned"
        yield f"“{one.name}” of deal {one.deal} at seat {one.seat + 1} {wrong}"


def _differences(what: str, kind: type[R], kept: tuple[R, ...], played: "list[R] | tuple[R, ...]") -> Iterator[str]:
    names = [it.name for it in fields(kind)]
    by_kept = {(getattr(it, "deal", 0), it.seat): it for it in kept}
    by_played = {(getattr(it, "deal", 0), it.seat): it for it in played}
    for key in sorted({*by_kept, *by_played}):
        found, expected = by_kept.get(key), by_played.get(key)
        if found is None or expected is None:
            missing = "is not written down" if found is None else "is written down, but was not played"
            yield f"the result of {what.format(found or expected)} at seat {key[1] + 1} {missing}"
            continue
        unknown = _STORED_LATER if getattr(found, "role", "") is None else ()
        wrong = [name for name in names if name not in unknown and getattr(found, name) != getattr(expected, name)]
        if wrong:
            differences = ", ".join(
                f"{name} {getattr(found, name)} instead of {getattr(expected, name)}" for name in wrong
            )
            yield f"the result of {what.format(found)} at seat {key[1] + 1}: {differences}"
