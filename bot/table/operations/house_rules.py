"""The house rules of a table, and its hints: its host sets them while it is a lobby."""

from collections.abc import Callable

from bot.message import Message
from bot.rules.catalogue import AnyGame
from bot.rules.errors import NotYourTurn
from bot.rules.options import Options, Value, dump
from bot.table.access import TableAccess
from bot.table.errors import NotAllowed, Stale, WrongState
from bot.table.operations.servers import are_rules_locked, check_manages_server
from bot.table.permissions import Person, check_host, check_is_lobby, match_of, seat_of, whose_turn
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.state.table import Table


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
