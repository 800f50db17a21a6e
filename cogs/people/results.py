"""The past matches of a server, as far as a viewer may see them."""

from bot.store.scores.results import MatchScore
from bot.store.scores.viewers import Viewer
from bot.store.store import Store
from cogs.people.history_store import HistoryStore, PastMatch

__all__ = [
    "MatchScore",
    "PastMatch",
    "Results",
]


class Results:
    """Reads the results of finished deals and matches. Every method may raise NotLoaded."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._history_store = HistoryStore(store.database)

    async def past_matches(
        self, viewer: Viewer, *, game: str | None = None, user_id: int | None = None, skip: int = 0, limit: int = 10
    ) -> tuple[PastMatch, ...]:
        """A server's past matches, newest first; of one game, or with one person, if given."""
        return await self._history_store.matches(viewer, game=game, user_id=user_id, skip=skip, limit=limit)

    async def count_past_matches(self, viewer: Viewer, *, game: str | None = None, user_id: int | None = None) -> int:
        """How many past matches `past_matches` finds in all."""
        return await self._history_store.count(viewer, game=game, user_id=user_id)

    async def past_match(self, viewer: Viewer, table_id: int) -> PastMatch:
        """One past match of a server. Raises NoTable."""
        return await self._history_store.match(viewer, table_id)

    async def name_of(self, viewer: Viewer, user_id: int) -> str | None:
        """The display name a person last played under there; None where the viewer may see no match of theirs."""
        return (await self._store.people.names(viewer, [user_id])).get(user_id)
