"""Seats: taken and left in a lobby, handed over in a match. A substitute is a new row; the old one stays as history."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from bot import clock
from bot.message import Message
from bot.store.database.database import StorePart, reads, writes
from bot.store.errors import AlreadySeated, Conflict, SeatTaken, TableFull
from bot.store.rows import SeatRow, Sitter
from bot.store.schema import seats, tables
from bot.store.scores.recording import is_novice
from bot.store.statements import lock_table, record_interaction_once, seating_history, sitting, touch_table, touching


class SeatStore(StorePart):
    """The seats of tables."""

    @reads
    def sitting(self, connection: Connection, table_id: int) -> tuple[SeatRow, ...]:
        """The seats taken now, in order."""
        return sitting(connection, table_id)

    @reads
    def history(self, connection: Connection, table_id: int) -> tuple[SeatRow, ...]:
        """All rows of a table, by seat and then in time; a substituted person finds their former seat here."""
        return seating_history(connection, table_id)

    @reads
    def has_sat(self, connection: Connection, table_id: int, user_id: int) -> bool:
        """Whether a person sits at a table, or sat there in its match."""
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
        """Seats a person or a computer in a lobby of so many seats (`seat` None: the first free one).

        A person's interaction is kept with the seat. Raises AlreadyApplied, Conflict where it is no lobby or was not
        open yet when they asked for a seat, and SeatTaken: as TableFull or AlreadySeated where so.
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
        number = None if sitter.user_id is None else interaction_id
        new = asdict(sitter) | {
            "table_id": table_id,
            "seat": free[0] if seat is None else seat,
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
            # Of two who ask for a rematch at once the later may be heard first, and the seal stood before both. That of
            # any other table was shown to nobody by then.
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
        """Frees a seat of a lobby; those after it move up.

        `expected` is the row that is thought to sit there, `host_id` who is the host from now on (None: who was).

        Raises AlreadyApplied, and Conflict where somebody else or nobody sits there, or it is no lobby.
        """
        if (lock_table(connection, table_id))["state"] != "lobby":
            raise Conflict(Message("error-leave-instead"))
        record_interaction_once(connection, interaction_id)
        seated = sitting(connection, table_id)
        leaver = _sitter_of(seated, seat, expected)
        changes = {"touched_at": clock.now()} | ({} if host_id is None else {"host_id": host_id})
        touch_table(connection, table_id, **changes)
        connection.execute(delete(seats).where(seats.c.id == leaver.id))
        for row in seated:
            if row.seat > seat:  # one by one from the lowest: two rows may never have the same seat
                connection.execute(update(seats).where(seats.c.id == row.id).values(seat=row.seat - 1))

    @writes
    def arrange(self, connection: Connection, table_id: int, rows: Sequence[int]) -> None:
        """Seats those in a lobby in the order of these row ids. Raises Conflict unless just these sit in a lobby."""
        if (lock_table(connection, table_id))["state"] != "lobby":
            raise Conflict
        seated = sitting(connection, table_id)
        if {row.id for row in seated} != set(rows):
            raise Conflict
        touch_table(connection, table_id)
        for offset in (len(rows), 0):  # first out of each other's way: two rows may never have the same seat
            for number, row_id in enumerate(rows):
                connection.execute(update(seats).where(seats.c.id == row_id).values(seat=number + offset))

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
        """Hands a seat over in a match, from `position` on. A returning person has their DM channel and order again;
        whether direct messages reach them is tried anew. A computer's row keeps the interaction by which the person
        before it left; it has none where their time was over.

        `expected` is the row that is thought to sit there. Raises AlreadyApplied, AlreadySeated, and Conflict where
        somebody else sits there by now or no match is being played.
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
        """Stores that a person agrees to the hints that are wished in a lobby. False where none are, or no longer."""
        table = lock_table(connection, table_id)
        if table["state"] != "lobby" or not table["hints"]:
            return False
        touch_table(connection, table_id)
        own = seats.c.table_id == table_id, seats.c.user_id == user_id
        connection.execute(update(seats).where(*own).values(hints=True))
        return True

    @writes
    def mark_ready(self, connection: Connection, table_id: int, seat_id: int, position: int) -> None:
        """Stores that a person asks for the deal after the one that was scored at a position. Once all people at the
        table have, its end is shown no more.
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
        """Stores a person's DM channel, or that their DMs are closed; None leaves a value unchanged."""
        changes: dict[str, Any] = {"dm_channel_id": channel_id, "dm_closed": closed}
        _set(connection, seat_id, {name: value for name, value in changes.items() if value is not None})

    @writes
    def set_order(self, connection: Connection, seat_id: int, order: str) -> None:
        """Stores the order of a person's hand."""
        _set(connection, seat_id, {"order": order})


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
