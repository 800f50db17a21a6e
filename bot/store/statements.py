"""Statements shared by parts of the store: lock a table, change it, claim an interaction, read seats."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, RowMapping, Select, Update, case, delete, func, select, update

from bot.store.database.engine import upsert
from bot.store.errors import AlreadyApplied, NoTable
from bot.store.rows import Preferences, SeatRow, TableState
from bot.store.schema import ACTIVE, applied, preferences, seats, tables

# What a TableRow is made of. What is shown changes without a new version, and is asked for in other ways.
TABLE = [column for column in tables.c if column is not tables.c.shown]
_USUAL = asdict(Preferences())
_LIKES = [func.coalesce(preferences.c[name], usual).label(name) for name, usual in _USUAL.items()]
_SEATS: Select[Any] = select(seats, *_LIKES).outerjoin(preferences, preferences.c.user_id == seats.c.user_id)
_REMEMBERED = timedelta(days=1)  # Discord delivers no interaction that late


def lock_table(connection: Connection, table_id: int) -> RowMapping:
    """The table's row, locked until this transaction ends. Raises NoTable."""
    row = connection.execute(select(*TABLE).where(tables.c.id == table_id).with_for_update()).mappings().first()
    if row is None:
        raise NoTable
    return row


def touch_table(connection: Connection, table_id: int, **changes: Any) -> None:
    """Raises a table's version, with some of its columns if given: within each transaction that changes anything of it.

    Where two lock more than the table, it is the first they lock: else they could wait for each other.
    """
    connection.execute(touching(tables.c.id == table_id, **changes))


def touching(*which: Any, **changes: Any) -> Update:
    """The statement that changes tables: their version is raised, and those that are active are due at once.

    Changes may say otherwise by their `due_at`.
    """
    due_at = case((tables.c.state.in_(ACTIVE), datetime.now(UTC)), else_=tables.c.due_at)
    return update(tables).where(*which).values({"version": tables.c.version + 1, "due_at": due_at} | changes)


def ending(table_id: int, state: TableState, now: datetime) -> Update:
    """The statement that ends a table. It is due no more."""
    return touching(tables.c.id == table_id, state=state, ended_at=now, due_at=None)


def claim(connection: Connection, interaction_id: int | None) -> None:
    """Records, within the transaction that applies it, that an interaction is applied: each changes a table at most
    once, however often and to whichever process it is delivered. Raises AlreadyApplied.

    A transaction that locks a table does so before: else two could wait for each other.
    """
    if interaction_id is None:
        return
    now = datetime.now(UTC)
    connection.execute(delete(applied).where(applied.c.at < now - _REMEMBERED))
    new = upsert(connection, applied).values(interaction_id=interaction_id, at=now).on_conflict_do_nothing()
    if not connection.execute(new).rowcount:
        raise AlreadyApplied


def seat_rows(connection: Connection, query: Select[Any]) -> tuple[SeatRow, ...]:
    """The rows of a query for whole seats."""
    return tuple(SeatRow(**row) for row in connection.execute(query).mappings())


def sitting(table_id: int) -> Select[Any]:
    """The seats taken at a table now, in order."""
    return sitting_at([table_id])


def sitting_at(table_ids: Sequence[int]) -> Select[Any]:
    """Those who sit at any of these tables now, or sat there at its end, by table and seat."""
    seated = _SEATS.where(seats.c.table_id.in_(table_ids), seats.c.until.is_(None))
    return seated.order_by(seats.c.table_id, seats.c.seat)


def seating_history(table_id: int) -> Select[Any]:
    """All seat rows of a table, by seat and then in time."""
    return _SEATS.where(seats.c.table_id == table_id).order_by(seats.c.seat, seats.c.id)
