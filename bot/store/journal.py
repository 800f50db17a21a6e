"""The journal: each table's moves in order, which is the only truth about it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ScalarSelect, Select, exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import Database, whole
from bot.store.errors import AlreadyApplied, Conflict, NoTable, SecretKept
from bot.store.keeping import keep_results
from bot.store.results import MatchResult, SeatResult
from bot.store.rows import MatchRecord, MoveRow, NewMove, TableNow, TableRow
from bot.store.schema import moves, tables
from bot.store.seats import seat_rows, seating_history, sitting
from bot.store.tables import end, locked


class Journal(Database):
    """Moves, written under optimistic concurrency."""

    @whole
    async def append(
        self,
        table_id: int,
        position: int,
        new: Sequence[NewMove],
        results: Sequence[SeatResult] = (),
        match_result: MatchResult | None = None,
    ) -> datetime:
        """Writes moves at `position`, `position` + 1, … and what they brought about, all or nothing.

        Results go to those who sit there now, into the standings and ratings; a match result finishes the table.
        Returns the moment that was written with them.
        Raises AlreadyApplied (the interaction is in the journal), Conflict (the position is not the next, or no match
        is being played), NoTable, NotSaved.
        """
        now = datetime.now(UTC)
        rows = [
            {
                "table_id": table_id,
                "position": position + offset,
                "seat": move.seat,
                "notation": move.notation,
                "user_id": move.user_id,
                "interaction_id": move.interaction_id,
                "at": now,
            }
            for offset, move in enumerate(new)
        ]
        ids = [move.interaction_id for move in new if move.interaction_id is not None]
        if not rows or len(ids) != len(set(ids)):
            raise ValueError("an entry needs moves, and each its own interaction")
        async with self._writing("Your move") as connection:
            table = await locked(connection, table_id)
            applied = exists().where(moves.c.interaction_id.in_(ids))
            known, last = (await connection.execute(select(applied, _last(table_id)))).one()
            if known:
                raise AlreadyApplied
            if table["state"] != "playing" or last + 1 != position:
                raise Conflict
            await connection.execute(insert(moves), rows)
            if results or match_result:
                there = await seat_rows(connection, sitting(table_id))
                await keep_results(connection, TableRow(**table), there, results, match_result)
            if match_result:
                await connection.execute(end(table_id, "finished", now))
        return now

    @whole
    async def look(self, table_id: int, after: int = 0) -> TableNow:
        """A table, who sits there, and its moves after a position: all of one moment. Raises NoTable."""
        async with self._reading() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
            if found is None:
                raise NoTable
            there = await seat_rows(connection, sitting(table_id))
            later = _journal(table_id).where(moves.c.position > after)
            return TableNow(TableRow(**found), there, await _moves(connection, later))

    @whole
    async def moves(self, table_id: int, after: int = 0) -> tuple[MoveRow, ...]:
        """The moves after a position, in order."""
        async with self._reading() as connection:
            return await _moves(connection, _journal(table_id).where(moves.c.position > after))

    @whole
    async def position(self, table_id: int) -> int:
        """The position of the last move, 0 before the first."""
        async with self._reading() as connection:
            return (await connection.execute(select(_last(table_id)))).scalar_one()

    @whole
    async def record(self, table_id: int) -> MatchRecord:
        """The whole of a match that is over, with its secret. Raises SecretKept before that, NoTable."""
        async with self._reading() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
            if found is None:
                raise NoTable
            table = TableRow(**found)
            if table.active:
                raise SecretKept
            history = await seat_rows(connection, seating_history(table_id))
            joins = tuple(row.interaction_id for row in history if row.interaction_id is not None)
            return MatchRecord(
                table=table, seats=history, joins=joins, moves=await _moves(connection, _journal(table_id))
            )


def _journal(table_id: int) -> Select[Any]:
    columns = [column for column in moves.c if column is not moves.c.table_id]
    return select(*columns).where(moves.c.table_id == table_id).order_by(moves.c.position)


async def _moves(connection: AsyncConnection, query: Select[Any]) -> tuple[MoveRow, ...]:
    return tuple(MoveRow(**row) for row in (await connection.execute(query)).mappings())


def _last(table_id: int) -> ScalarSelect[int]:
    return select(func.coalesce(func.max(moves.c.position), 0)).where(moves.c.table_id == table_id).scalar_subquery()
