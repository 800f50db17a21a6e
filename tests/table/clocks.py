"""Clocks in tests: how they are started, and what is waited for that they do."""

from collections.abc import Awaitable, Callable

from sqlalchemy import update

from bot import clock
from bot.store.schema import tables as tables_table
from bot.table.clocks import Clocks, Mention
from bot.table.state.due import people_to_act
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from tests.table.people import eventually, until_table

APART = 0.01
Reminded = list[Mention]
StartClocks = Callable[[Tables, float, float], Awaitable[tuple[Clocks, Reminded]]]


async def with_new_times(tables: Tables) -> None:
    """When tables are due was reckoned with other times: they are looked at again."""
    now = clock.now()
    later = update(tables_table).where(tables_table.c.due_at > now).values(due_at=now)
    await tables._store.database.write(lambda connection: connection.execute(later))


async def replaced(tables: Tables, table: int) -> Snapshot:
    """The table, once a computer player sits for somebody; while it cannot be read, by its seats alone."""
    seats = tables._store.seats

    async def found() -> bool:
        return any(seat.user_id is None for seat in await seats.sitting(table))

    await eventually(found)
    return await tables.snapshot(table)


async def until_waits_for_nobody(tables: Tables, table: int) -> None:
    """Wait until no person is waited for at a table any more."""
    await until_table(tables, table, lambda it: it.row.state != "lobby" and not people_to_act(it))


async def until_due_later(tables: Tables, table: int) -> None:
    """Wait until a table was looked at."""

    async def found() -> bool:
        due_at = (await tables._store.tables.get(table)).due_at
        return due_at is not None and due_at > clock.now()

    await eventually(found)


async def until_reminded(tables: Tables, table: int) -> None:
    """Wait until the reminder of those who are waited for was written down, which is after they have got it."""
    await until_table(tables, table, lambda it: it.row.reminded_at and it.row.reminded_at >= it.waiting_since)
