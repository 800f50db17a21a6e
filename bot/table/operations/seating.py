"""The seats of a table: joining, leaving, computer players, substitutes and coming back."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace

from bot.message import Message, Who
from bot.store.errors import SeatTaken, TableFull
from bot.store.schema.seats import SeatRow, Sitter
from bot.store.schema.tables import OVER
from bot.table.access import TableAccess
from bot.table.errors import SeveralSeats, WrongState
from bot.table.operations.play import take_back_if_agreed
from bot.table.permissions import Person, check_host, check_is_lobby, match_of, seat_of
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.state.table import Table
from bot.words.names import as_read
from bot.words.own_words import SUBSTITUTES

USUAL_LEVEL = "normal"
COMPUTER_NAMES = ("Pip", "Dot", "Ivory", "Ebony", "Domi", "Bones", "Chip", "Tally")  # short, to fit in pictures
MOST_INVITED = 15
_NAME_LENGTH = 80


class Seating:
    """Seats people and computer players."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store

    async def join(self, table_id: int, person: Person, interaction_id: int, seat_id: int | None = None) -> Outcome:
        """Join a lobby. In a match, take back one's own seat from a computer, or take over one that somebody left:
        `seat_id` is the row of the one chosen of several. Raises WrongState, TableFull, SeatTaken, SeveralSeats.
        """
        async with self._access.locked(table_id) as table:
            now = table.snapshot()
            if now.seat_of(person.user_id) is not None:
                raise WrongState(Message("error-already-seated"))
            sitter = Sitter(person.name, user_id=person.user_id)
            if table.row.state == "lobby":
                await self._sit(table, sitter, interaction_id)
            else:
                match_of(table)
                await self._replace(table, _seat_for(person.user_id, now, seat_id), sitter, interaction_id)
        return await self._access.announce(table_id)

    async def seat_computer(
        self, table_id: int, by: Person, level: str | None = None, interaction_id: int | None = None
    ) -> Outcome:
        """Seat a computer player in a lobby, by default of the table's level. For the host only."""
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            check_host(table, by)
            name = free_names({seat.name for seat in table.seats})[0]
            await self._sit(table, Sitter(name, level=level or table.row.level), interaction_id)
        return await self._access.announce(table_id)

    async def fill(self, table_id: int, by: Person) -> Outcome:
        """Seat a computer player in each empty seat of a lobby. For the host only."""
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            check_host(table, by)
            names = free_names({seat.name for seat in table.seats})
            with suppress(TableFull):  # somebody has just sat down, by another process
                for name in names[: table.row.players - len(table.seats)]:
                    await self._sit(table, Sitter(name, level=table.row.level), None)
        return await self._access.announce(table_id)

    async def set_level(self, table_id: int, by: Person, level: str) -> Outcome:
        """Set how well the computers of a lobby play, and who takes over in its match. For the host only."""
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            check_host(table, by)
            if not await self._store.tables.set_level(table_id, level):
                raise WrongState(Message("error-match-on"))
        return await self._access.announce(table_id)

    async def leave(self, table_id: int, person: Person, interaction_id: int | None = None) -> Outcome:
        """Leave a lobby, or leave a match to a computer. The last person ends it, unless it is a tournament's table."""
        async with self._access.locked(table_id) as table:
            seat = seat_of(table, person.user_id)
            others = [other for other in table.seats if other.user_id not in (None, person.user_id)]
            if table.row.state == "lobby" and others:
                heir = heir_of(others) if table.row.host_id == person.user_id else None
                await self._store.seats.leave(
                    table_id, seat.seat, expected=seat.id, host_id=heir, interaction_id=interaction_id
                )
            elif table.row.state == "playing" and (others or table.row.in_round):
                await self._replace(table, seat, _substitute_for(seat, table), interaction_id)
            elif table.row.state not in OVER:
                await self._store.tables.end(table_id, "stopped", interaction_id=interaction_id)
        await take_back_if_agreed(self._access, table_id)
        return await self._access.announce(table_id)

    async def invite(self, table_id: int, by: Person, user_ids: Iterable[int]) -> tuple[int, ...]:
        """Invite people to a lobby. Returns the newly invited: not those invited before, nor lately by this person in
        vain. Only the host can invite a removed person, and so lets them back in.
        """
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            seat_of(table, by.user_id)
            known = {seat.user_id for seat in table.seats} | {to.user_id for to in table.stored.invited}
            wanted = [user_id for user_id in dict.fromkeys(user_ids) if user_id not in known]
            if len(table.stored.invited) + len(wanted) > MOST_INVITED:
                raise WrongState(Message("error-invited-too-many", most=MOST_INVITED))
            if by.user_id == table.row.host_id:
                await self._store.kept_out.lift(table_id, by.user_id, wanted)
            new = await self._store.invitations.add(table_id, by.user_id, wanted)
        await self._access.announce(table_id)
        return new

    async def substitute(self, table_id: int, seat_number: int, position: int) -> Outcome:
        """Hand a seat over to a computer player, if the table has waited for it since a position."""
        async with self._access.locked(table_id) as table:
            seat = table.seats[seat_number]
            is_on = table.played is not None and table.row.state == "playing" and not table.played.is_stale(position)
            if is_on and seat_number in table.to_act() and seat.user_id is not None:
                await self._replace(table, seat, _substitute_for(seat, table), None)
        await take_back_if_agreed(self._access, table_id)
        return await self._access.announce(table_id)

    async def _sit(self, table: Table, sitter: Sitter, interaction_id: int | None) -> None:
        await self._store.seats.take(table.row.id, sitter, capacity=table.row.players, interaction_id=interaction_id)

    async def _replace(self, table: Table, seat: SeatRow, sitter: Sitter, interaction_id: int | None) -> None:
        await self._store.seats.substitute(
            table.row.id,
            seat.seat,
            replace(sitter, name=sitter.name[:_NAME_LENGTH]),
            position=table.position,
            expected=seat.id,
            interaction_id=interaction_id,
        )


def heir_of(others: Iterable[SeatRow]) -> int | None:
    """The next host of a lobby: the person who has been there longest."""
    return min(others, key=lambda seat: seat.id).user_id


def free_names(taken: set[str]) -> list[str]:
    """Names of computer players that nobody at the table has."""
    again = (f"{name} 2" for name in COMPUTER_NAMES)
    return [name for name in (*COMPUTER_NAMES, *again) if name not in taken]


def computers_again(seats: tuple[SeatRow, ...]) -> Iterator[Sitter]:
    """The computer players of a match for its rematch; a substitute gets a computer's name."""
    free = iter(free_names({seat.name for seat in seats}))
    for seat in seats:
        if seat.user_id is None:
            name = seat.name if seat.name in COMPUTER_NAMES else next(free)
            yield Sitter(name, level=seat.level or USUAL_LEVEL)


def _seat_for(user_id: int, now: Snapshot, seat_id: int | None) -> SeatRow:
    """Choose the computer's seat for a person who joins a match: their former one, else one that someone else left.
    Raises WrongState, SeatTaken, SeveralSeats.
    """
    own = now.seat_left_by(user_id)
    if own is not None:
        if own.user_id is not None:
            raise WrongState(Message("error-seat-gone", who=Who(as_read(own.name))))
        return own
    free = now.free_seats
    if seat_id is not None:
        chosen = next((seat for seat in free if seat.id == seat_id), None)
        if chosen is None:
            raise SeatTaken
        return chosen
    if len(free) > 1:
        raise SeveralSeats(now.id)
    for only in free:
        return only
    raise WrongState(Message("error-watch"))


def _substitute_for(seat: SeatRow, table: Table) -> Sitter:
    """The computer player who substitutes for a person."""
    return Sitter(f"{seat.name}{SUBSTITUTES}", level=table.row.level)
