"""The results of a server, as far as a viewer may see them: the leaderboard, each player's record, past matches."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.store.rows.servers import Channel, ChannelKind
from bot.store.scores.history import PastMatch
from bot.store.scores.ratings import BEGINNERS, Rating
from bot.store.scores.results import MatchScore, Standing, player_key
from bot.store.scores.viewers import Viewer
from bot.store.store import Store
from bot.table.record import record_text

__all__ = [
    "BEGINNERS",
    "Channel",
    "ChannelKind",
    "Leaderboard",
    "MatchScore",
    "PastMatch",
    "PlayerRecord",
    "Rating",
    "Results",
    "Standing",
    "Viewer",
]


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A server's best players, best first; the display names of those who are people, by user id; and the ratings of
    the computer players, by level, where it is the leaderboard of one game, and they are not hidden.
    """

    standings: tuple[Standing, ...]
    names: Mapping[int, str]
    computers: Mapping[str, Rating]


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """One player's record on a server: all of it together, game by game, and the latest match results, newest first.

    `total_range` are the lowest and highest total at the end of a match, where the record is of a single game.
    """

    total: Standing
    games: tuple[Standing, ...]
    latest: tuple[MatchScore, ...]
    total_range: tuple[int, int] | None = None


class Results:
    """Reads the results of finished deals and matches. Every method may raise NotLoaded, as may those of `channels`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.channels = store.channels

    async def leaderboard(
        self, viewer: Viewer, game: str | None, *, limit: int, levels: Collection[str]
    ) -> Leaderboard:
        """A server's leaderboard of one game, or of all. `levels` are those of the computer players to be rated."""
        scores = self._store.scores
        rows = await scores.leaderboard(viewer, game, limit=limit)
        people = [row.user_id for row in rows if row.user_id is not None]
        names = await self._store.people.names(viewer, people)
        computers: dict[str, Rating] = {}
        for level in levels if game and rows else ():
            row = await scores.standing(viewer, player_key(None, level), game)
            if row is not None and row.rating is not None:
                computers[level] = row.rating
        return Leaderboard(rows, names, computers)

    async def of_player(
        self, viewer: Viewer, user_id: int, game: str | None = None, *, latest: int = 10
    ) -> PlayerRecord | None:
        """A person's record in one game or in all, with so many latest results; None before their first deal."""
        scores, player = self._store.scores, player_key(user_id, None)
        games = tuple(row for row in await scores.standings(viewer, player) if game in (None, row.game))
        if not games:
            return None
        form = await scores.latest(viewer, player, game, limit=latest)
        if len(games) == 1:
            total_range = await scores.total_range(viewer, player, games[0].game or "")
            return PlayerRecord(games[0], games, form, total_range)
        total = await scores.standing(viewer, player)
        assert total is not None, "it is the sum of the records found"  # noqa: S101
        return PlayerRecord(total, games, form)

    async def past_matches(
        self, viewer: Viewer, *, game: str | None = None, user_id: int | None = None, skip: int = 0, limit: int = 10
    ) -> tuple[PastMatch, ...]:
        """A server's past matches, newest first; of one game, or with one person, if given."""
        return await self._store.history.matches(viewer, game=game, user_id=user_id, skip=skip, limit=limit)

    async def count_past_matches(self, viewer: Viewer, *, game: str | None = None, user_id: int | None = None) -> int:
        """How many past matches `past_matches` finds in all."""
        return await self._store.history.count(viewer, game=game, user_id=user_id)

    async def past_match(self, viewer: Viewer, table_id: int) -> PastMatch:
        """One past match of a server. Raises NoTable."""
        return await self._store.history.match(viewer, table_id)

    async def name_of(self, viewer: Viewer, user_id: int) -> str | None:
        """The display name a person last played under there; None where the viewer may see no match of theirs."""
        return (await self._store.people.names(viewer, [user_id])).get(user_id)

    async def record_text(self, table_id: int) -> str:
        """The record of a match that is over, for `boneyard verify`. Raises SecretKept before that, NoTable."""
        return record_text(await self._store.journal.record(table_id))
