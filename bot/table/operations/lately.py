"""The kinds that a person, and a server, played last, from the stored tables."""

from bot.rules.errors import BadOptions
from bot.rules.options import load
from bot.store.tables.tables import TablePlayed
from bot.table.access import TableAccess
from bot.words.kinds import Kind

MOST = 20  # tables of a server that are looked at


class LastPlayed:
    """Finds the last kinds played, without contests."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store

    async def of_person(self, user_id: int) -> Kind | None:
        """The kind of game at whose table a person sat down last; None where there is none."""
        played = await self._store.tables.last_of_person(user_id)
        return None if played is None else self._kind(played)

    async def on_server(self, guild_id: int) -> dict[int, Kind]:
        """The kind of game opened last in each channel, the newest first."""
        found = dict[int, Kind]()
        for played in await self._store.tables.last_on_server(guild_id, MOST):
            kind = self._kind(played)
            if kind is not None:
                found.setdefault(played.channel_id, kind)
        return found

    def _kind(self, played: TablePlayed) -> Kind | None:
        """The nearest preset; None where this version doesn't know the game, or such rules."""
        game = self._access.catalogue.get(played.game)
        if game is None:
            return None
        try:
            return Kind(game, game.nearest_preset(load(game.options_type, played.options))[0])
        except BadOptions:
            return None
