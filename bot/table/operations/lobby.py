"""A lobby: its house rules, its hints and its seats, which are changed, swapped, shuffled and freed.

The number of a person's press in the shuffle moves with them.
"""

import secrets
from collections.abc import Callable

from bot.message import Message, Who
from bot.rules.catalogue import AnyGame
from bot.rules.errors import NotYourTurn
from bot.rules.options import Options, Value, dump
from bot.store.schema.seats import SeatRow
from bot.table.access import TableAccess
from bot.table.errors import NotAllowed, Stale, WrongState
from bot.table.operations.seating import heir_of
from bot.table.operations.servers import are_rules_locked, check_manages_server
from bot.table.permissions import Person, check_host, check_is_lobby, match_of, seat_of, whose_turn
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.state.table import Table
from bot.words.names import as_read


class HouseRules:
    """Sets the house rules of one table, and on request makes them the server's usual ones."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store

    async def snapshot_to_edit(self, table_id: int, by: Person) -> Snapshot:
        """The table, after checking that a person may set its house rules now. Raises WrongState, NotAllowed."""
        async with self._access.locked(table_id) as table:
            await self._check_can_edit(table, by)
            return table.snapshot()

    async def set(self, table_id: int, by: Person, name: str, value: Value) -> Outcome:
        """Set one house rule. Raises BadOptions, WrongState, NotAllowed."""
        return await self._change(table_id, by, lambda game, options: game.with_rule(options, name, value))

    async def reset(self, table_id: int, by: Person) -> Outcome:
        """Set all house rules to those of the nearest preset. Raises WrongState, NotAllowed."""
        return await self._change(table_id, by, lambda game, options: game.nearest_preset(options)[0].options)

    async def make_usual(self, table_id: int, by: Person) -> Outcome:
        """Make a table's rules the server's usual ones; for its managers only. Raises WrongState, NotAllowed."""
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            check_manages_server(by)
            await self._store.house_rules.set(table.row.guild_id, table.game.name, dump(table.options))
            return Outcome(table.snapshot())

    async def _change(self, table_id: int, by: Person, changed: Callable[[AnyGame, Options], Options]) -> Outcome:
        async with self._access.locked(table_id) as table:
            await self._check_can_edit(table, by)
            options = changed(table.game, table.options)
            table.game.check_options(options, table.row.players)
            await self._store.tables.set_options(table_id, dump(options))
        return await self._access.announce(table_id)

    async def _check_can_edit(self, table: Table, by: Person) -> None:
        check_is_lobby(table)
        check_host(table, by)
        if are_rules_locked(await self._store.servers.settings(table.row.guild_id), by):
            raise NotAllowed(Message("error-rules-locked"))


class Hints:
    """Decides who may have a hint. With several people, a match has hints if its host proposes them and all agree."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store

    async def wish(self, table_id: int, by: Person, *, wished: bool) -> Outcome:
        """Propose hints, or no longer. Joining later means agreeing. Raises WrongState, NotAllowed, NotSaved."""
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            check_host(table, by)
            if table.row.hints is not wished:
                await self._store.tables.wish_hints(table_id, by.user_id, wished=wished)
        return await self._access.announce(table_id)

    async def agree(self, table_id: int, user_id: int) -> Outcome:
        """Agree to the hints that the host wishes. Raises NotSeated, WrongState, NotSaved."""
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            seat_of(table, user_id)
            if not await self._store.seats.agree_to_hints(table_id, user_id):
                raise WrongState(Message("hints-unwished"))
        return await self._access.announce(table_id)

    async def snapshot_to_advise(self, table_id: int, user_id: int, *, position: int | None) -> Snapshot:
        """The table, after checking that a person may have a hint at a position (None: the current one).

        Raises NotSeated, WrongState, Stale, NotYourTurn, NotAllowed.
        """
        async with self._access.locked(table_id) as table:
            seat = seat_of(table, user_id)
            played = match_of(table)
            if position is not None and played.is_stale(position):
                raise Stale(Message("hints-earlier-turn"))
            if not table.row.hints:
                is_contest = table.row.contest_id is not None
                raise NotAllowed(Message("hints-off-contest") if is_contest else Message("hints-off"))
            snapshot = table.snapshot()
            if snapshot.views[seat.seat].ask is None:
                raise NotYourTurn(whose_turn(table))
            return snapshot


class LobbySeats:
    """Moves people and computer players of a lobby."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store

    async def move(self, table_id: int, person: Person, place: int, interaction_id: int | None = None) -> Outcome:
        """Take another seat that is free. Raises WrongState, NotSeated, SeatTaken."""
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            seat = seat_of(table, person.user_id)
            if not 0 <= place < table.row.players:
                raise WrongState(Message("error-seats-moved"))
            if place != seat.seat:
                await self._store.seats.arrange(table_id, [(seat, place)], interaction_id=interaction_id)
        return await self._access.announce(table_id)

    async def swap(self, table_id: int, person: Person, with_row: int, interaction_id: int | None = None) -> Outcome:
        """Swap seats with a computer player, or a person who has asked for it; ask any other person.

        Raises WrongState, NotSeated, Conflict.
        """
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            seat, other = seat_of(table, person.user_id), _seat_with(table, with_row)
            asked = (other.user_id, seat.user_id)
            theirs = next(
                (it for it in table.stored.swaps if (it.asker_id, it.asked_id) == asked and not it.is_declined), None
            )
            if other.user_id is None:
                places = [(seat, other.seat), (other, seat.seat)]
                await self._store.seats.arrange(table_id, places, interaction_id=interaction_id)
            elif theirs is not None:
                await self._store.swaps.answer(table_id, theirs.number, agreed=True, interaction_id=interaction_id)
            elif other is not seat:
                await self._store.swaps.ask(table_id, seat, other, interaction_id)
        return await self._access.announce(table_id)

    async def answer_swap(
        self, table_id: int, person: Person, number: int, *, agreed: bool, interaction_id: int | None = None
    ) -> Outcome:
        """Answer a request to swap seats. Raises WrongState if it is no longer open, NotAllowed, Conflict."""
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            asked = next((it for it in table.stored.swaps if it.number == number and not it.is_declined), None)
            if asked is None:
                raise WrongState(Message("error-swap-over"))
            if asked.asked_id != person.user_id:
                name = next(seat.name for seat in table.seats if seat.user_id == asked.asked_id)
                raise NotAllowed(Message("error-swap-others", who=Who(as_read(name))))
            await self._store.swaps.answer(table_id, number, agreed=agreed, interaction_id=interaction_id)
        return await self._access.announce(table_id)

    async def shuffle(self, table_id: int, by: Person, interaction_id: int | None = None) -> Outcome:
        """Give everyone a seat by lot, and so a partner. For the host only."""
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            check_host(table, by)
            places = secrets.SystemRandom().sample(range(table.row.players), len(table.seats))
            moved = list(zip(table.seats, places, strict=True))
            await self._store.seats.arrange(table_id, moved, interaction_id=interaction_id)
        return await self._access.announce(table_id)

    async def remove(self, table_id: int, by: Person, row_id: int, interaction_id: int | None = None) -> SeatRow:
        """Remove somebody from a lobby: a computer player, or a person, who can't come back unless the host invites
        them. Returns the seat they had. For the host only. Raises WrongState, NotAllowed, Conflict.
        """
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            check_host(table, by)
            seat = _seat_with(table, row_id)
            if seat.user_id == by.user_id:
                raise WrongState(Message("error-remove-yourself"))
            others = [other for other in table.seats if other.user_id not in (None, seat.user_id)]
            is_host = seat.user_id is not None and seat.user_id == table.row.host_id
            if is_host and not others:
                raise WrongState(Message("error-remove-last"))
            await self._store.seats.remove(
                table_id,
                seat,
                by_host=None if is_host else table.row.host_id,
                host_id=heir_of(others) if is_host else None,
                interaction_id=interaction_id,
            )
        await self._access.announce(table_id)
        return seat


def _seat_with(table: Table, row_id: int) -> SeatRow:
    """The seat with that row. Raises WrongState where its player has left it."""
    seat = next((seat for seat in table.seats if seat.id == row_id), None)
    if seat is None:
        raise WrongState(Message("error-seats-moved"))
    return seat
