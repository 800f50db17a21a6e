"""Cumulative scores: a match's deals, a server's leaderboard, one player's record and ratings."""

from collections.abc import Collection, Iterator
from typing import Any

from sqlalchemy import (
    Connection,
    Integer,
    Select,
    Table,
    case,
    cast,
    func,
    literal,
    literal_column,
    or_,
    select,
    union_all,
)

from bot.store.database.database import StorePart, reads
from bot.store.schema.results import deal_results, forfeits, match_results, ratings, standings
from bot.store.schema.tables import tables
from bot.store.scores.ratings import Rating
from bot.store.scores.recording import COUNTS
from bot.store.scores.results import PlayerStanding
from bot.store.scores.viewers import NOWHERE, Viewer, may_see, of_server, sat_at


class ScoreStore(StorePart):
    """Results and standings of channels that a viewer may see and matches where they sat; their own are complete."""

    @reads
    def standing(
        self, connection: Connection, viewer: Viewer, player: str, game: str | None = None
    ) -> PlayerStanding | None:
        """One player's record (by `player_key`), in one game or in all; None before their first deal."""
        found = fetch(connection, viewer, sums(viewer, game, player))
        return found[0] if found else None

    @reads
    def standings(self, connection: Connection, viewer: Viewer, player: str) -> tuple[PlayerStanding, ...]:
        """One player's record in each game they have played on a server, the most played first."""
        rows = sums(viewer, None, player, by_game=True).subquery()
        return fetch(connection, viewer, select(rows).order_by(rows.c.matches.desc(), rows.c.deals.desc()))

    @reads
    def total_range(self, connection: Connection, viewer: Viewer, player: str, game: str) -> tuple[int, int] | None:
        """One player's lowest and highest total at the end of a match; None before their first."""
        total, own = match_results.c.total, match_results.c.player == player
        query = select(func.min(total).label("low"), func.max(total).label("high")).join_from(match_results, tables)
        found = connection.execute(query.where(own, may_see(viewer), tables.c.game == game)).one()
        return None if found.low is None else (found.low, found.high)


def sums(viewer: Viewer, game: str | None, player: str | None = None, *, by_game: bool = False) -> Select[Any]:
    """The sums of the players' results that the viewer may see, in one game or in all; `by_game`: for each."""
    s = standings.c
    counts = [s[name] for name in COUNTS]
    seen = or_(s.channel_id.in_(viewer.visible), s.player == viewer.player)
    parts = [select(s.game, s.player, *counts, s.last_played).where(of_server(viewer, s.guild_id), seen)]
    if viewer.hidden:
        parts += [_where_one_sat(viewer, results, counted) for results, counted in _KINDS]
    for name, value in (("game", game), ("player", player)):
        if value is not None:
            parts = [part.where(part.selected_columns[name] == value) for part in parts]
    rows = union_all(*parts).subquery()
    each = (rows.c.game,) if by_game or game is not None else ()
    summed = [cast(func.sum(rows.c[name]), Integer).label(name) for name in COUNTS]
    query: Any = select(rows.c.player, *each, *summed, func.max(rows.c.last_played).label("last_played"))
    return query.group_by(rows.c.player, *each)


_OF_DEAL: dict[str, Any] = {
    "deals": literal(1),
    "points": deal_results.c.scored,
    "moons": case((deal_results.c.moon, 1), else_=0),
}
_OF_MATCH: dict[str, Any] = {
    "matches": literal(1),
    "wins": case((match_results.c.won & ~match_results.c.shared, 1), else_=0),
    "shared_wins": case((match_results.c.shared, 1), else_=0),
    "rated": case((match_results.c.above.is_not(None), 1), else_=0),
    "rated_wins": case((match_results.c.above.is_not(None) & match_results.c.won, 1), else_=0),
    "above": func.coalesce(match_results.c.above, 0),
}
_OF_FORFEIT: dict[str, Any] = {"rated": literal(1), "above": forfeits.c.above}
_KINDS = ((deal_results, _OF_DEAL), (match_results, _OF_MATCH), (forfeits, _OF_FORFEIT))


def _where_one_sat(viewer: Viewer, results: Table, counted: dict[str, Any]) -> Select[Any]:
    """Other players' results at the viewer's tables in hidden channels, each as in the standings."""
    counts = [counted.get(name, literal(0)).label(name) for name in COUNTS]
    query: Any = select(tables.c.game, results.c.player, *counts, results.c.at.label("last_played"))
    query = query.join_from(tables, results, results.c.table_id == tables.c.id)
    is_counted = tables.c.contest_id.is_(None)
    there = tables.c.guild_id == viewer.guild_id, tables.c.channel_id.in_(viewer.hidden), is_counted
    return query.where(*there, tables.c.id.in_(sat_at(viewer.user_id)), results.c.player != viewer.player)


def fetch(connection: Connection, viewer: Viewer, query: Select[Any]) -> tuple[PlayerStanding, ...]:
    """The rows of `sums`, with ratings, if they are of one game and the viewer may see them."""
    found: list[dict[str, Any]] = [{"game": None, **row} for row in connection.execute(query).mappings()]
    rated = {(row["game"], row["player"]) for row in found if row["game"] is not None}
    ratings_of, hidden = ratings_told(connection, viewer, rated)
    return tuple(
        PlayerStanding(**row, rating=ratings_of.get(key), is_rating_hidden=key in hidden)
        for row, key in ((row, (row["game"], row["player"])) for row in found)
    )


_Key = tuple[str, str]  # a game and a player


def ratings_told(
    connection: Connection, viewer: Viewer, keys: Collection[_Key]
) -> tuple[dict[_Key, Rating], frozenset[_Key]]:
    """The visible ratings of a server's players, and whose are hidden.

    A rating depends on all of a player's matches. If some were in a channel that the viewer cannot see, it is hidden.
    """
    if not keys:
        return {}, frozenset()
    games, players = {game for game, _ in keys}, {player for _, player in keys}
    r, s = ratings.c, standings.c
    of_them = (s.guild_id == viewer.guild_id, s.game.in_(games), s.player.in_(players))
    elsewhere = (*of_them, s.rated > 0, s.channel_id.not_in(viewer.visible), s.player != viewer.player)
    hidden: set[_Key] = set()
    if viewer.hidden:
        hidden = {(game, player) for game, player in connection.execute(select(s.game, s.player).where(*elsewhere))}
    query = select(r.game, r.player, r.mu, r.sigma)
    query = query.where(r.guild_id == viewer.guild_id, r.game.in_(games), r.player.in_(players))
    found = {(game, player): Rating(mu, sigma) for game, player, mu, sigma in connection.execute(query)}
    return {key: rating for key, rating in found.items() if key not in hidden}, frozenset(hidden)


def result_sums() -> Iterator[Select[Any]]:
    """The sums of all results of deals, matches and forfeits, with the standings' keys."""
    channel = case((tables.c.solo, literal_column(str(NOWHERE), Integer)), else_=tables.c.channel_id)
    for results, counted in _KINDS:
        key = (tables.c.guild_id, tables.c.game, results.c.player, channel.label("channel_id"))
        labelled = [func.sum(value).label(name) for name, value in counted.items()]
        query: Any = select(*key, *labelled, func.max(results.c.at).label("last_played"))
        yield query.join_from(results, tables).where(tables.c.contest_id.is_(None)).group_by(*key)
