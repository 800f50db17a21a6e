"""Invitations to a table: each person once, in batches of one message each."""

from collections.abc import Mapping, Sequence
from datetime import timedelta

from sqlalchemy import Connection, exists, func, insert, select

from bot import clock
from bot.store.database.database import StorePart, writes
from bot.store.schema.seats import UNTOLD, invitations, seats
from bot.store.statements import lock_table, touch_table
from bot.store.tables.kept_out import is_out, kept_out_by

AT_MOST_EVERY = timedelta(hours=1)  # the same person by the same host, if they have not come


class InvitationStore(StorePart):
    """The invitations to lobbies."""

    @writes
    def add(self, connection: Connection, table_id: int, by: int, user_ids: Sequence[int]) -> tuple[int, ...]:
        """Invite people, as a batch. Returns the newly invited: not those invited here before, lately in vain, or kept
        out.

        Raises NoTable.
        """
        table = lock_table(connection, table_id)
        query = select(invitations.c.user_id).where(invitations.c.table_id == table_id)
        known = {*connection.execute(query).scalars(), *_called_in_vain(connection, by, user_ids)}
        known |= {user_id for user_id in user_ids if is_out(connection, table, user_id)}
        new = dict.fromkeys(user_id for user_id in user_ids if user_id not in known)
        last = select(func.max(invitations.c.batch)).where(invitations.c.table_id == table_id)
        batch = (connection.execute(last).scalar_one() or 0) + 1
        if new:
            touch_table(connection, table_id)
            _insert(connection, table_id, by, dict.fromkeys(new, (batch, None)))
        return tuple(new)


def keep_seats(connection: Connection, table_id: int, guild_id: int, by: int, kept: Mapping[int, int]) -> None:
    """Invite people to a rematch, each to the seat kept for them. Skips anyone the host removed from a table in the
    last 24 hours.
    """
    called, out = _called_in_vain(connection, by, [*kept]), kept_out_by(connection, by, guild_id, [*kept])
    rows = {user_id: (UNTOLD if user_id in called else 1, seat) for user_id, seat in kept.items() if user_id not in out}
    _insert(connection, table_id, by, rows)


def kept_seats(connection: Connection, table_id: int) -> dict[int, int]:
    """The seats that a rematch keeps for people, by user id."""
    kept = invitations.c.table_id == table_id, invitations.c.seat.is_not(None)
    rows = connection.execute(select(invitations.c.user_id, invitations.c.seat).where(*kept))
    return {row.user_id: row.seat for row in rows}


def _called_in_vain(connection: Connection, by: int, user_ids: Sequence[int]) -> set[int]:
    """The people one person invited lately who have not taken a seat."""
    came = exists().where(seats.c.table_id == invitations.c.table_id, seats.c.user_id == invitations.c.user_id)
    query = select(invitations.c.user_id).where(
        invitations.c.user_id.in_(user_ids),
        invitations.c.invited_by == by,
        invitations.c.batch != UNTOLD,
        invitations.c.at > clock.now() - AT_MOST_EVERY,
        ~came,
    )
    return set(connection.execute(query).scalars())


def _insert(connection: Connection, table_id: int, by: int, rows: Mapping[int, tuple[int, int | None]]) -> None:
    """Insert invitations: by user id the batch and the seat that is kept."""
    if rows:
        key = {"table_id": table_id, "invited_by": by, "at": clock.now()}
        values = [key | {"user_id": user_id, "batch": batch, "seat": seat} for user_id, (batch, seat) in rows.items()]
        connection.execute(insert(invitations), values)
