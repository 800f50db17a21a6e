"""Requests to swap seats in a lobby. A request holds while both people sit where they sat then."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import Connection, func, insert, select, update

from bot import clock
from bot.message import Message
from bot.store.database.database import StorePart, writes
from bot.store.errors import Conflict
from bot.store.schema.seats import SeatRow, swap_requests
from bot.store.statements import lock_table, record_interaction_once, sitting, touch_table
from bot.store.tables.seats import move_seats

ASKED_AT_MOST_EVERY = timedelta(hours=1)  # one person by the same asker


@dataclass(frozen=True, slots=True)
class SwapRequest:
    """A request to swap seats, by its number at the table. `is_declined`: the person asked said no."""

    number: int
    asker_id: int
    asked_id: int
    is_declined: bool = False


class SwapStore(StorePart):
    """The requests to swap seats."""

    @writes
    def ask(
        self, connection: Connection, table_id: int, asker: SeatRow, asked: SeatRow, interaction_id: int | None = None
    ) -> None:
        """Store that a person asks another to swap seats.

        Raises AlreadyApplied, and Conflict if it is no lobby, one of them sits elsewhere by now, or this person asked
        the other within the last hour.
        """
        row = lock_table(connection, table_id)
        record_interaction_once(connection, interaction_id)
        places = {seat.user_id: seat.seat for seat in sitting(connection, table_id)}
        if row["state"] != "lobby" or any(places.get(it.user_id) != it.seat for it in (asker, asked)):
            raise Conflict(Message("error-swap-over"))
        of_table, now = swap_requests.c.table_id == table_id, clock.now()
        again = of_table, swap_requests.c.asker_id == asker.user_id, swap_requests.c.asked_id == asked.user_id
        recent = select(swap_requests.c.number).where(*again, swap_requests.c.at > now - ASKED_AT_MOST_EVERY)
        if connection.execute(recent.limit(1)).first() is not None:
            raise Conflict(Message("error-swap-asked"))
        last = connection.execute(select(func.max(swap_requests.c.number)).where(of_table)).scalar_one()
        touch_table(connection, table_id, touched_at=now)
        new = {"table_id": table_id, "number": (last or 0) + 1, "at": now}
        for who, seat in (("asker", asker), ("asked", asked)):
            new |= {f"{who}_id": seat.user_id, f"{who}_seat": seat.seat}
        connection.execute(insert(swap_requests).values(new))

    @writes
    def answer(
        self, connection: Connection, table_id: int, number: int, *, agreed: bool, interaction_id: int | None = None
    ) -> None:
        """Store the answer to an open request, and swap the two if they agree.

        Raises AlreadyApplied, and Conflict if it is no longer open.
        """
        row = lock_table(connection, table_id)
        record_interaction_once(connection, interaction_id)
        seated = sitting(connection, table_id) if row["state"] == "lobby" else ()
        found = next((it for it in requests(connection, table_id, seated) if it.number == number), None)
        if found is None or found.is_declined:
            raise Conflict(Message("error-swap-over"))
        this = swap_requests.c.table_id == table_id, swap_requests.c.number == number
        connection.execute(update(swap_requests).where(*this).values(agreed=agreed))
        touch_table(connection, table_id, touched_at=clock.now())
        if agreed:
            by_id = {seat.user_id: seat for seat in seated}
            asker, asked = by_id[found.asker_id], by_id[found.asked_id]
            move_seats(connection, [(asker, asked.seat), (asked, asker.seat)])


def requests(connection: Connection, table_id: int, seated: Sequence[SeatRow]) -> tuple[SwapRequest, ...]:
    """The requests of a lobby without a yes, between people who sit where they sat then."""
    rows = connection.execute(
        select(swap_requests)
        .where(swap_requests.c.table_id == table_id, swap_requests.c.agreed.is_not(True))
        .order_by(swap_requests.c.number)
    )
    places = {(seat.user_id, seat.seat) for seat in seated}
    return tuple(
        SwapRequest(row.number, row.asker_id, row.asked_id, is_declined=row.agreed is False)
        for row in rows
        if {(row.asker_id, row.asker_seat), (row.asked_id, row.asked_seat)} <= places
    )
