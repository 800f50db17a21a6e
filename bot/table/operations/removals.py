"""Servers from which the bot is removed, and to which it returns."""

import logging
from collections.abc import Set as AbstractSet

from bot.rules.errors import Refusal
from bot.store.rows.servers import Shards
from bot.table.access import TableAccess
from bot.table.errors import NotLoaded, NotSaved
from bot.table.operations.lifecycle import Lifecycle

log = logging.getLogger(__name__)


class Removals:
    """Ends what is open on a server from which the bot was removed. Its data is deleted later, unless it returns."""

    def __init__(self, access: TableAccess, lifecycle: Lifecycle) -> None:
        self._store = access.store
        self._lifecycle = lifecycle

    async def leave(self, guild_id: int) -> None:
        """The bot was removed from a server: end its open tables. Raises NotLoaded, NotSaved."""
        if await self._store.removals.note_removed(guild_id):
            log.info("the bot was removed from server %d", guild_id)
        for table_id in await self._store.removals.open_tables(guild_id):
            try:
                await self._lifecycle.close(table_id)
            except (NotLoaded, NotSaved):
                raise
            except Refusal as refusal:  # it cannot be read, and so not be shown
                log.warning("table %d is ended unread: %s", table_id, refusal)
                await self._store.tables.end(table_id, "stopped")

    async def come_back(self, guild_id: int) -> None:
        """The bot is on a server, perhaps again: its data stays. Raises NotLoaded, NotSaved."""
        if guild_id in await self._store.removals.removed():
            await self._store.removals.note_returned([guild_id])

    async def compare(self, present: AbstractSet[int], shards: Shards | None = None) -> None:
        """Note from which servers (of some shards) the bot was removed, and to which it was added again, while it did
        not run: `present` are those it is on. Raises NotLoaded, NotSaved.
        """
        removed = await self._store.removals.removed()
        if returned := present & removed.keys():
            await self._store.removals.note_returned(returned)
        known = await self._store.removals.with_data(shards)
        gone = known - present
        if len(gone - removed.keys()) > 1 and gone == known:
            log.warning("the bot is on no server that its database knows: is this another bot's token?")
            return
        for guild_id in sorted(gone):  # those that were known to be may have tables yet: a crash came between
            await self.leave(guild_id)
