"""Seats that changed hands in a match: who played there before, and what they played."""

from collections.abc import Mapping

from bot.store.schema.seats import SeatRow
from bot.table.state.played import Made
from bot.table.state.snapshot import Snapshot
from bot.words.names import as_read, known_names


def person_before(snapshot: Snapshot, seat: SeatRow) -> str | None:
    """The name of the person whose seat a player took over; None if there is none, or it is their own seat."""
    people = [row for row in snapshot.former if row.seat == seat.seat and row.level is None]
    if not people or (seat.user_id is not None and seat.user_id in {row.user_id for row in people}):
        return None
    return _name_of(people[-1])


def handed_over(snapshot: Snapshot, reader: int | None = None) -> tuple[SeatRow, ...]:
    """The seats that have changed hands since the player of seat `reader` last moved; None: since any person who was
    here then has moved.
    """
    if not snapshot.former or snapshot.row.state != "playing":
        return ()
    changed = {row.seat for row in snapshot.former}
    return tuple(seat for seat in snapshot.seats if seat.seat in changed and _is_news(snapshot, seat, reader))


def _is_news(snapshot: Snapshot, changed: SeatRow, reader: int | None) -> bool:
    """Whether the reader, or without one any person who was there, has not moved since a seat changed hands."""
    if reader is not None:
        return reader != changed.seat and snapshot.played_at[reader] <= changed.since
    others = (seat for seat in snapshot.seats if seat.user_id is not None and seat.since <= changed.since)
    return any(snapshot.played_at[seat.seat] <= changed.since for seat in others if seat.seat != changed.seat)


def made_by_others(snapshot: Snapshot) -> Mapping[tuple[int, Made], str]:
    """The names of former players, by their seat and the plays and bids that they made in this deal."""
    found = dict[tuple[int, Made], str]()
    for (seat, made), position in snapshot.made_at.items():
        now = snapshot.seats[seat]
        then = next((row for row in snapshot.former if row.seat == seat and _sat(row, position)), None)
        if then is not None and (then.user_id is None or then.user_id != now.user_id):
            found[seat, made] = _name_of(then)
    return found


def _sat(row: SeatRow, position: int) -> bool:
    """Whether somebody who has left made the move of a position."""
    return row.since < position <= (row.until if row.until is not None else position)


def _name_of(row: SeatRow) -> str:
    return known_names([as_read(row.name)])[0]
