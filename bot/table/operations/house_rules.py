"""The house rules of a table, which its host sets while it is a lobby."""

from collections.abc import Callable

from bot.rules.catalogue import AnyGame
from bot.rules.options import Options, Value, dump
from bot.table.access import TableAccess
from bot.table.permissions import Person, check_host, check_is_lobby
from bot.table.snapshot import Outcome, Snapshot
from bot.table.table import Table


class HouseRules:
    """Sets house rules. What is set at a table is kept as the server's own, for its next table of that game."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store

    async def for_setting(self, table_id: int, by: Person) -> Snapshot:
        """The table, for somebody who may set its house rules now. Raises WrongState, NotAllowed."""
        async with self._access.locked(table_id) as table:
            _check_may_set(table, by)
            return table.snapshot()

    async def set(self, table_id: int, by: Person, name: str, value: Value) -> Outcome:
        """Set one house rule. Raises BadOptions, WrongState, NotAllowed."""
        return await self._change(table_id, by, lambda game, options: game.with_rule(options, name, value))

    async def reset(self, table_id: int, by: Person) -> Outcome:
        """Set all house rules as the nearest preset has them. Raises WrongState, NotAllowed."""
        return await self._change(table_id, by, lambda game, options: game.nearest_preset(options)[0].options)

    async def _change(self, table_id: int, by: Person, changed: Callable[[AnyGame, Options], Options]) -> Outcome:
        async with self._access.locked(table_id) as table:
            _check_may_set(table, by)
            options = changed(table.game, table.options)
            table.game.check_options(options, table.row.players)
            await self._store.house_rules.set(table.row.guild_id, table.game.name, dump(options))
            # The table last: where the first is refused, no table has changed.
            await self._store.tables.change_lobby(table_id, options=dump(options))
        return await self._access.announce(table_id)


def _check_may_set(table: Table, by: Person) -> None:
    check_is_lobby(table)
    check_host(table, by, "set the house rules")
