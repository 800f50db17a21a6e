"""Hints: whether a match has them, and who may have one now."""

from bot.message import Message
from bot.rules.errors import NotYourTurn
from bot.table.access import TableAccess
from bot.table.errors import NotAllowed, Stale, WrongState
from bot.table.permissions import Person, check_host, check_is_lobby, check_is_playing, seat_of, whose_turn
from bot.table.state.snapshot import Outcome, Snapshot


class Hints:
    """Says who may have a hint. With several people a match has hints if its host wishes it and all agree."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store

    async def wish(self, table_id: int, by: Person, *, wished: bool) -> Outcome:
        """Wish hints for everybody at a table, or none. Who joins from now on agrees by that; those who sit there are
        asked. Raises WrongState, NotAllowed, NotSaved.
        """
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            check_host(table, by, "hints")
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
        """The table, after checking that somebody may have a hint who asks for it at a position (None: now).

        Raises NotSeated, WrongState, Stale, NotYourTurn, NotAllowed.
        """
        async with self._access.locked(table_id) as table:
            seat = seat_of(table, user_id)
            check_is_playing(table)
            if position is not None and table.is_stale(position):
                raise Stale(Message("hints-earlier-turn"))
            if not table.row.hints:
                is_contest = table.row.contest_id is not None
                raise NotAllowed(Message("hints-off-contest") if is_contest else Message("hints-off"))
            snapshot = table.snapshot()
            if snapshot.views[seat.seat].ask is None:
                raise NotYourTurn(whose_turn(table))
            return snapshot
