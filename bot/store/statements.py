"""Statements shared by parts of the store: lock a table, change it, record an interaction, read seats.

Those of a play, and of a look at a table, are made once, with parameters (`bindparam`): making a statement takes longer
than running it.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, fields
from datetime import datetime, timedelta
from typing import Any, TypeVar

from sqlalchemy import Connection, Result, RowMapping, Select, Update, bindparam, case, delete, func, select, update

from bot import clock
from bot.store.database.engine import upsert
from bot.store.database.prepared import Prepared
from bot.store.errors import AlreadyApplied, NoTable
from bot.store.schema.people import Preferences, preferences
from bot.store.schema.seats import SeatRow, seats
from bot.store.schema.tables import ACTIVE, REMEMBERED, TableRow, TableState, applied, tables

T = TypeVar("T")
TABLE = [tables.c[field.name] for field in fields(TableRow)]
_USUAL = asdict(Preferences())
_LIKES = [func.coalesce(preferences.c[name], usual).label(name) for name, usual in _USUAL.items()]
_SEATS: Select[Any] = select(seats, *_LIKES).outerjoin(preferences, preferences.c.user_id == seats.c.user_id)
_OF_TABLE = _SEATS.where(seats.c.table_id == bindparam("of"))
_SITTING = Prepared(_OF_TABLE.where(seats.c.until.is_(None)).order_by(seats.c.seat))
_HISTORY = Prepared(_OF_TABLE.order_by(seats.c.seat, seats.c.id))
_LOCKED = select(*TABLE).where(tables.c.id == bindparam("of")).with_for_update()
SHOWN_WITHIN = timedelta(seconds=5)  # if a process has not updated messages by then, another does


def rows_of(kind: Callable[..., T], rows: Result[Any]) -> tuple[T, ...]:
    """The rows of a query as values of a class with fields of the same names."""
    names = tuple(rows.keys())
    return tuple(kind(**dict(zip(names, row, strict=True))) for row in rows)


def lock_table(connection: Connection, table_id: int) -> RowMapping:
    """Lock a table's row until this transaction ends. Raises NoTable."""
    row = connection.execute(_LOCKED, {"of": table_id}).mappings().first()
    if row is None:
        raise NoTable
    return row


def looked_at_soon(now: datetime) -> dict[str, Any]:
    """The values of a new table that make it due at once, and shown soon."""
    return {"version": 1, "due_at": now, "show_by": now + SHOWN_WITHIN}


def touch_table(connection: Connection, table_id: int, **changes: Any) -> None:
    """Raise a table's version, and change columns: once in each transaction that changes anything of the table.

    It locks the table, which must come before other locks: else two transactions could wait for each other.
    """
    connection.execute(touching(tables.c.id == table_id, **changes))


def touching(*which: Any, **changes: Any) -> Update:
    """The statement that changes tables and raises their version.

    They are shown soon, and active ones are due at once, unless the changes have another `show_by` or `due_at`.
    """
    now = clock.now()
    due_at = case((tables.c.state.in_(ACTIVE), now), else_=tables.c.due_at)
    usual = {"version": tables.c.version + 1, "due_at": due_at, "show_by": now + SHOWN_WITHIN}
    return update(tables).where(*which).values(usual | changes)


def ending(table_id: int, state: TableState, now: datetime) -> Update:
    """The statement that ends a table. It is no longer due."""
    return touching(tables.c.id == table_id, state=state, ended_at=now, due_at=None)


def record_interaction_once(connection: Connection, interaction_id: int | None) -> None:
    """Record an interaction in the transaction that applies it. Raises AlreadyApplied.

    So each interaction changes a table at most once, however often and to whichever process it is delivered. A
    transaction that locks a table does that first: else two could wait for each other.
    """
    if interaction_id is None:
        return
    now = clock.now()
    connection.execute(delete(applied).where(applied.c.at < now - REMEMBERED))
    new = upsert(connection, applied).values(interaction_id=interaction_id, at=now).on_conflict_do_nothing()
    if not connection.execute(new).rowcount:
        raise AlreadyApplied


def sitting(connection: Connection, table_id: int) -> tuple[SeatRow, ...]:
    """The seats taken at a table now, in order."""
    return tuple(SeatRow(**row) for row in _SITTING.mappings(connection, {"of": table_id}))


def sitting_at(connection: Connection, table_ids: Sequence[int]) -> tuple[SeatRow, ...]:
    """The seats taken at these tables now, or at their end, by table and seat."""
    seated = _SEATS.where(seats.c.table_id.in_(table_ids), seats.c.until.is_(None))
    return rows_of(SeatRow, connection.execute(seated.order_by(seats.c.table_id, seats.c.seat)))


def seating_history(connection: Connection, table_id: int) -> tuple[SeatRow, ...]:
    """All seat rows of a table, by seat and then in time."""
    return tuple(SeatRow(**row) for row in _HISTORY.mappings(connection, {"of": table_id}))
