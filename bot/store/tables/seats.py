"""Seats: taken, changed and left in a lobby, handed over in a match.

A substitute is a new row; the old one stays as history.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from bot import clock
from bot.message import Message
from bot.store.database.database import StorePart, reads, writes
from bot.store.errors import AlreadySeated, Conflict, SeatTaken, TableFull
from bot.store.schema.seats import SeatRow, Sitter, seats
from bot.store.schema.tables import tables
from bot.store.scores.recording import is_novice
from bot.store.statements import lock_table, record_interaction_once, seating_history, sitting, touch_table, touching
from bot.store.tables.invitations import check_may_sit, keep_out, kept_seats

_ASIDE = 100  # higher than any seat


class SeatStore(StorePart):
    """The seats of tables."""

    @reads
    def sitting(self, connection: Connection, table_id: int) -> tuple[SeatRow, ...]:
        """The seats taken now, in order."""
        return sitting(connection, table_id)

    @reads
    def history(self, connection: Connection, table_id: int) -> tuple[SeatRow, ...]:
        """All rows of a table, by seat and then in time, with those of players who were replaced."""
        return seating_history(connection, table_id)

    @reads
    def has_sat(self, connection: Connection, table_id: int, user_id: int) -> bool:
        """True if a person sits at a table, or sat there in its match."""
        own = select(seats.c.id).where(seats.c.user_id == user_id, seats.c.table_id == table_id)
        return connection.execute(own.limit(1)).first() is not None

    @writes
    def take(
        self,
        connection: Connection,
        table_id: int,
        sitter: Sitter,
        *,
        capacity: int,
        seat: int | None = None,
        interaction_id: int | None = None,
    ) -> SeatRow:
        """Seat a person or a computer in a lobby of `capacity` seats (`seat` None: the one kept for them, else the
        first free one).

        A person's interaction is kept with the seat. Raises AlreadyApplied, KeptOut, SeatTaken (or its TableFull and
        AlreadySeated), and Conflict if it is no lobby or was not open yet when they asked for a seat.
        """
        table = lock_table(connection, table_id)
        record_interaction_once(connection, interaction_id)
        if table["state"] != "lobby":
            raise Conflict(Message("error-seats-settled"))
        seated = sitting(connection, table_id)
        if sitter.user_id is not None and sitter.user_id in {row.user_id for row in seated}:
            raise AlreadySeated
        taken = {row.seat for row in seated}
        free = [number for number in range(capacity) if number not in taken]
        if not free:
            raise TableFull
        if seat is not None and seat not in free:
            raise SeatTaken
        check_may_sit(connection, table, sitter.user_id)
        number = None if sitter.user_id is None else interaction_id
        new = asdict(sitter) | {
            "table_id": table_id,
            "seat": _best_seat(connection, table_id, sitter.user_id, seated, free) if seat is None else seat,
            "interaction_id": number,
            "since": 0,
            "dm_closed": False,
            "order": "",
            "novice": is_novice(connection, sitter.user_id, table["game"]),
            "hints": table["hints"],  # as the lobby said when they joined
        }
        changes: dict[str, Any] = {"touched_at": clock.now()}
        opened: int | None = table["opened_number"]
        if number is not None and opened is not None and number < opened:
            # If two people ask for a rematch at once, the later may arrive first; the seal was shown before both. The
            # seal of any other table was shown to nobody by then.
            if all(row.interaction_id != opened for row in seated):
                raise Conflict(Message("error-asked-too-early"))
            changes["opened_number"] = number
        touch_table(connection, table_id, **changes)
        return _insert(connection, new)

    @writes
    def leave(
        self,
        connection: Connection,
        table_id: int,
        seat: int,
        *,
        expected: int | None = None,
        host_id: int | None = None,
        interaction_id: int | None = None,
    ) -> None:
        """Free a seat of a lobby.

        `expected` is the row that should sit there, `host_id` the next host (None: as before).

        Raises AlreadyApplied, and Conflict if another or nobody sits there, or it is no lobby.
        """
        if (lock_table(connection, table_id))["state"] != "lobby":
            raise Conflict(Message("error-leave-instead"))
        record_interaction_once(connection, interaction_id)
        _free(connection, table_id, _sitter_of(sitting(connection, table_id), seat, expected), host_id)

    @writes
    def remove(
        self,
        connection: Connection,
        table_id: int,
        seat: SeatRow,
        *,
        by_host: int | None = None,
        host_id: int | None = None,
        interaction_id: int | None = None,
    ) -> None:
        """Free a seat of a lobby, and keep its person out of it and of the next tables of `by_host`.

        `host_id` is the next host (None: as before). Raises AlreadyApplied, and Conflict where somebody else sits there
        by now, or it is no lobby.
        """
        table = lock_table(connection, table_id)
        if table["state"] != "lobby":
            raise Conflict(Message("error-match-on"))
        record_interaction_once(connection, interaction_id)
        row = next((row for row in sitting(connection, table_id) if row.id == seat.id), None)
        if row is None:
            raise Conflict(Message("error-seats-moved"))
        _free(connection, table_id, row, host_id)
        if row.user_id is not None:
            keep_out(connection, table, row.user_id, row.id, by_host)

    @writes
    def arrange(
        self,
        connection: Connection,
        table_id: int,
        places: Iterable[tuple[SeatRow, int]],
        *,
        interaction_id: int | None = None,
    ) -> None:
        """Move people and computers of a lobby, each from the seat of its row to another.

        Raises AlreadyApplied, SeatTaken, and Conflict if one of them sits elsewhere by now or it is no lobby.
        """
        if (lock_table(connection, table_id))["state"] != "lobby":
            raise Conflict(Message("error-match-on"))
        record_interaction_once(connection, interaction_id)
        now, moved = {row.id: row.seat for row in sitting(connection, table_id)}, tuple(places)
        if any(now.pop(row.id, None) != row.seat for row, _ in moved):
            raise Conflict(Message("error-seats-moved"))
        if set(now.values()) & {place for _, place in moved}:
            raise SeatTaken
        touch_table(connection, table_id, touched_at=clock.now())
        move_seats(connection, moved)

    @writes
    def substitute(
        self,
        connection: Connection,
        table_id: int,
        seat: int,
        sitter: Sitter,
        *,
        position: int,
        expected: int | None = None,
        interaction_id: int | None = None,
    ) -> SeatRow:
        """Hand a seat over in a match, from `position` on.

        A returning person has their DM channel and order again; whether direct messages reach them is tried anew. A
        computer's row keeps the interaction by which the person before it left (None: their time was over).

        `expected` is the row that should sit there. Raises AlreadyApplied, AlreadySeated, KeptOut, and Conflict if
        another sits there or no match is being played.
        """
        table = lock_table(connection, table_id)
        if table["state"] != "playing":
            raise Conflict(Message("error-no-match-there"))
        record_interaction_once(connection, interaction_id)
        rows = seating_history(connection, table_id)
        old = _sitter_of(tuple(row for row in rows if row.until is None), seat, expected)
        own = [row for row in rows if sitter.user_id is not None and row.user_id == sitter.user_id]
        if any(row.until is None for row in own):
            raise AlreadySeated
        if not own:
            check_may_sit(connection, table, sitter.user_id)
        connection.execute(update(seats).where(seats.c.id == old.id).values(until=position))
        came = {} if sitter.user_id is None else {"touched_at": clock.now()}
        touch_table(connection, table_id, **came)
        before = max(own, key=lambda row: row.id, default=None)
        new = asdict(sitter) | {
            "table_id": table_id,
            "seat": seat,
            "interaction_id": interaction_id if sitter.user_id is None else None,
            "since": position,
            "dm_channel_id": before and before.dm_channel_id,
            "dm_closed": False,
            "order": before.order if before else "",
            "novice": before.novice if before else is_novice(connection, sitter.user_id, table["game"]),
            "hints": before.hints if before else sitter.user_id is not None and table["hints"],
        }
        return _insert(connection, new)

    @writes
    def agree_to_hints(self, connection: Connection, table_id: int, user_id: int) -> bool:
        """Store that a person agrees to hints in a lobby. False if its host does not wish hints, or no longer."""
        table = lock_table(connection, table_id)
        if table["state"] != "lobby" or not table["hints"]:
            return False
        touch_table(connection, table_id)
        own = seats.c.table_id == table_id, seats.c.user_id == user_id
        connection.execute(update(seats).where(*own).values(hints=True))
        return True

    @writes
    def mark_ready(self, connection: Connection, table_id: int, seat_id: int, position: int) -> None:
        """Store that a person asks for the deal after the one scored at a position.

        Once everyone at the table has asked, the end of that deal has been seen.
        """
        lock_table(connection, table_id)
        unready = seats.c.id == seat_id, seats.c.ready_position < position
        ready = update(seats).where(*unready).values(ready_position=position, ready_at=clock.now())
        if not connection.execute(ready).rowcount:
            return
        people = (row for row in sitting(connection, table_id) if row.user_id is not None)
        is_seen = all(row.ready_position >= position for row in people)
        touch_table(connection, table_id, **({"seen_position": position} if is_seen else {}))

    @writes
    def set_dm(
        self, connection: Connection, seat_id: int, *, channel_id: int | None = None, closed: bool | None = None
    ) -> None:
        """Store a person's DM channel, or whether their DMs are closed; None leaves a value unchanged."""
        changes: dict[str, Any] = {"dm_channel_id": channel_id, "dm_closed": closed}
        _set(connection, seat_id, {name: value for name, value in changes.items() if value is not None})

    @writes
    def set_order(self, connection: Connection, seat_id: int, order: str) -> None:
        """Store the order of a person's hand."""
        _set(connection, seat_id, {"order": order})


def move_seats(connection: Connection, places: Iterable[tuple[SeatRow, int]]) -> None:
    """Move rows to seats that are free or theirs, at a table that is locked and touched."""
    moved = tuple(places)
    for offset in (_ASIDE, 0):  # first aside: two rows may never have the same seat
        for row, place in moved:
            connection.execute(update(seats).where(seats.c.id == row.id).values(seat=place + offset))


def _best_seat(
    connection: Connection, table_id: int, user_id: int | None, seated: Sequence[SeatRow], free: Sequence[int]
) -> int:
    """The seat that a rematch keeps for a person; without one, the first kept for no one else, or just the first."""
    kept = kept_seats(connection, table_id)
    own = kept.pop(user_id, None) if user_id is not None else None
    if own is not None and own in free:
        return own
    awaited = {seat for kept_for, seat in kept.items() if all(row.user_id != kept_for for row in seated)}
    return next((seat for seat in free if seat not in awaited), free[0])


def _free(connection: Connection, table_id: int, row: SeatRow, host_id: int | None) -> None:
    """Delete a seat row of a locked lobby. `host_id` is the next host (None: as before)."""
    changes = {"touched_at": clock.now()} | ({} if host_id is None else {"host_id": host_id})
    touch_table(connection, table_id, **changes)
    connection.execute(delete(seats).where(seats.c.id == row.id))


def _set(connection: Connection, seat_id: int, changes: dict[str, Any]) -> None:
    if changes:
        its_table = select(seats.c.table_id).where(seats.c.id == seat_id).scalar_subquery()
        connection.execute(touching(tables.c.id == its_table))
        connection.execute(update(seats).where(seats.c.id == seat_id).values(changes))


def _sitter_of(seated: tuple[SeatRow, ...], seat: int, expected: int | None) -> SeatRow:
    found = next((row for row in seated if row.seat == seat), None)
    if found is None or expected not in (None, found.id):
        raise Conflict
    return found


def _insert(connection: Connection, new: dict[str, Any]) -> SeatRow:
    return SeatRow(**connection.execute(insert(seats).values(new).returning(seats)).mappings().one())
