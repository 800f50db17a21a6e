"""People at tables, and what they do there."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import insert

from bot.store.schema.tables import rematches
from bot.table.operations.lifecycle import NewTableRules
from bot.table.permissions import Person
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.tables import Tables
from tests.clock import GUARD
from tests.table.moves import INTERACTIONS, act_once, waiting

T = TypeVar("T")
GUILD, CHANNEL = 2**61, 2**61 + 1
ANN, BEA, CID, DOT = PEOPLE = tuple(Person(2**62 + n, name) for n, name in enumerate(("Ann", "Bea", "Cid", "Dot")))
MOD = Person(2**62 + 9, "Mod", manages=True)
OWNER = Person(2**62 + 10, "Owner", manages=True, manages_server=True)


async def join(tables: Tables, table: int, *people: Person) -> None:
    for person in people:
        await tables.seating.join(table, person, next(INTERACTIONS))


async def lobby(
    tables: Tables, people: int = 4, *, game: str = "black-tile", seats: int | None = None, channel: int = CHANNEL,
    preset: str | None = None, target: int | None = None, number: int | None = None,
) -> int:  # fmt: skip
    """A lobby of that many people, Ann its host; its id. Without a `number` an older version has opened it."""
    rules = NewTableRules(preset=preset, players=seats or max(people, 3), target=target)
    table = (await tables.lifecycle.open(GUILD, channel, ANN, game, rules=rules, interaction_id=number)).snapshot.id
    await join(tables, table, *PEOPLE[1:people])
    return table


async def match(tables: Tables, people: int = 4, **lobby_options: Any) -> int:
    """A match of that many people, just dealt; its id."""
    table = await lobby(tables, people, **lobby_options)
    await tables.lifecycle.start(table, ANN)
    return table


async def numbered_match(tables: Tables, people: int = 3, **lobby_options: Any) -> int:
    """A match in which everyone has a number in the shuffle: Ann by her press of Start."""
    table = await lobby(tables, people, number=next(INTERACTIONS), **lobby_options)
    await tables.seating.fill(table, ANN)
    await tables.lifecycle.start(table, ANN, next(INTERACTIONS))
    return table


async def with_computers(
    tables: Tables, *others: Person, players: int = 3, level: str = "easy", **lobby_options: Any
) -> Snapshot:
    """A match of Ann, these others and computers, just dealt."""
    table = await lobby(tables, 1, seats=players, **lobby_options)
    await join(tables, table, *others)
    for _ in range(players - 1 - len(others)):
        await tables.seating.seat_computer(table, ANN, level)
    return (await tables.lifecycle.start(table, ANN)).snapshot


async def stopped_match(tables: Tables, people: int = 3, **lobby_options: Any) -> int:
    table = await match(tables, people, **lobby_options)
    await tables.lifecycle.stop(table, ANN)
    return table


async def rematch(tables: Tables, table: int, person: Person) -> Snapshot:
    """The rematch that a person asks for, of a table that was ended: as though it had been played out."""
    sealed = insert(rematches).values(table_id=table, secret=b"r" * 32)
    await tables._store.database.write(lambda connection: connection.execute(sealed))
    return (await tables.lifecycle.open_again(table, person, next(INTERACTIONS))).snapshot


async def play_out(tables: Tables, table: int, rng: random.Random) -> list[Outcome]:
    """The match to its end; everything that happened."""
    outcomes = [Outcome(await tables.snapshot(table))]
    while not outcomes[-1].snapshot.over:
        outcomes.append(await act_once(tables, outcomes[-1].snapshot, rng))
    return outcomes


async def until(done: Callable[[], object]) -> None:
    """Wait for something that tells no one."""
    async with asyncio.timeout(GUARD):
        while not done():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.002)


async def eventually(found: Callable[[], Awaitable[T]]) -> T:
    """Wait likewise for something that has to be asked for."""
    async with asyncio.timeout(GUARD):
        while not (it := await found()):  # noqa: ASYNC110 - as in `until`
            await asyncio.sleep(0.005)
        return it


async def until_table(tables: Tables, table: int, found: Callable[[Snapshot], object], *others: Tables) -> Snapshot:
    """The table once that is so of it; it is looked at after everything that happens here, or in other processes."""
    changed = asyncio.Event()

    def note(_: Outcome) -> None:
        changed.set()

    for process in (tables, *others):
        process.listeners.append(note)
    try:
        async with asyncio.timeout(GUARD):
            while not found(snapshot := await tables.snapshot(table)):
                await changed.wait()
                changed.clear()
            return snapshot
    finally:
        for process in (tables, *others):
            process.listeners.remove(note)


def waits_for_people(snapshot: Snapshot) -> bool:
    """And not for those whose play is about to be made for them."""
    return snapshot.over or all(
        snapshot.seats[seat].user_id and snapshot.forced_play(seat) is None for seat in waiting(snapshot)
    )


async def moved_on(tables: Tables, table: int, *others: Tables) -> Snapshot:
    """The table once no computer has anything to do."""
    return await until_table(tables, table, waits_for_people, *others)
