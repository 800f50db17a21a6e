"""Those who may sit at a table: invitations, each person once, and people removed from a lobby.

Invitations go out in batches of one message each. Removed people can't come back, nor join the next tables of the host
on that server for a day.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, and_, delete, exists, func, insert, or_, select

from bot import clock
from bot.store.database.database import StorePart, writes
from bot.store.errors import KeptOut
from bot.store.schema.seats import UNTOLD, invitations, kept_out, seats
from bot.store.schema.tables import tables
from bot.store.statements import lock_table, touch_table

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


KEPT_OUT_FOR = timedelta(days=1)  # of the next tables of the same host on the same server


class KeptOutStore(StorePart):
    """Lets removed people back in."""

    @writes
    def lift(self, connection: Connection, table_id: int, host_id: int, user_ids: Collection[int]) -> None:
        """Undo a host's removals: these people can sit at this table and at the host's others on this server again."""
        table = lock_table(connection, table_id)
        digests = [_digest(table["secret"], user_id) for user_id in user_ids]
        here = and_(kept_out.c.table_id == table_id, kept_out.c.digest.in_(digests))
        own = and_(kept_out.c.user_id.in_(user_ids), kept_out.c.host_id == host_id, _on_server(table["guild_id"]))
        if connection.execute(delete(kept_out).where(or_(here, own))).rowcount:
            touch_table(connection, table_id)


def keep_out(connection: Connection, table: RowMapping, user_id: int, seat_id: int, host_id: int | None) -> None:
    """Keep a person who was just removed out of a locked table, and out of the next ones of `host_id`."""
    new: dict[str, Any] = {"table_id": table["id"], "digest": _digest(table["secret"], user_id), "user_id": user_id}
    connection.execute(insert(kept_out).values(new | {"seat_id": seat_id, "host_id": host_id, "at": clock.now()}))
    own = invitations.c.table_id == table["id"], invitations.c.user_id == user_id
    connection.execute(delete(invitations).where(*own))


def check_may_sit(connection: Connection, table: RowMapping, user_id: int | None) -> None:
    """Raise KeptOut if a person was removed from this table, or within a day from another of its host there."""
    if user_id is None:
        return
    here = kept_out.c.table_id == table["id"], kept_out.c.digest == _digest(table["secret"], user_id)
    if connection.execute(select(kept_out.c.at).where(*here)).first() is not None:
        raise KeptOut
    by_host = kept_out.c.user_id == user_id, _recent(table["host_id"], table["guild_id"])
    last = select(func.max(kept_out.c.at)).where(*by_host)
    if (at := connection.execute(last).scalar_one()) is not None:
        raise KeptOut(until=at + KEPT_OUT_FOR)


def is_out(connection: Connection, table: RowMapping, user_id: int) -> bool:
    """True if `check_may_sit` refuses a person."""
    try:
        check_may_sit(connection, table, user_id)
    except KeptOut:
        return True
    return False


def kept_out_by(connection: Connection, host_id: int, guild_id: int, user_ids: Collection[int]) -> set[int]:
    """Filter people down to those the host removed from a table on this server in the last 24 hours."""
    query = select(kept_out.c.user_id).where(kept_out.c.user_id.in_(user_ids), _recent(host_id, guild_id))
    return {user_id for user_id in connection.execute(query).scalars() if user_id is not None}


def removed_seats(connection: Connection, table_id: int) -> tuple[int, ...]:
    """The seat rows from which people were removed."""
    query = select(kept_out.c.seat_id).where(kept_out.c.table_id == table_id, kept_out.c.seat_id.is_not(None))
    return tuple(seat_id for seat_id in connection.execute(query.order_by(kept_out.c.seat_id)).scalars() if seat_id)


def _recent(host_id: Any, guild_id: Any) -> ColumnElement[bool]:
    since: datetime = clock.now() - KEPT_OUT_FOR
    return and_(kept_out.c.host_id == host_id, kept_out.c.at > since, _on_server(guild_id))


def _on_server(guild_id: Any) -> ColumnElement[bool]:
    there = tables.alias()
    return exists().where(there.c.id == kept_out.c.table_id, there.c.guild_id == guild_id)


def _digest(secret: bytes, user_id: int) -> str:
    return sha256(b"boneyard keeps out\n" + secret + str(user_id).encode()).hexdigest()
