"""Cumulative scores: a match's deals, a server's leaderboard, one player's record and ratings."""

from typing import Any

from sqlalchemy import (
    Connection,
    Integer,
    RowMapping,
    Select,
    and_,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    null,
    or_,
    select,
    update,
)

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.running import off_loop
from bot.store.schema import deal_results, match_results, ratings, standings, tables
from bot.store.scores.keeping import COUNTS
from bot.store.scores.ratings import Rating, changes_replayed, replayed
from bot.store.scores.results import GONE, DealScore, MatchScore, Standing
from bot.store.statements import rows_of


class ScoreStore(StorePart):
    """Results and standings."""

    @reads
    def of_deals(self, connection: Connection, table_id: int) -> tuple[DealScore, ...]:
        """A match's deal results, by deal and then seat."""
        query = select(deal_results).where(deal_results.c.table_id == table_id)
        rows = connection.execute(query.order_by(deal_results.c.deal, deal_results.c.seat))
        return tuple(DealScore(**row) for row in rows.mappings())

    @reads
    def of_match(self, connection: Connection, table_id: int) -> tuple[MatchScore, ...]:
        """A finished match's result by seat; empty before that."""
        query = select(match_results).where(match_results.c.table_id == table_id).order_by(match_results.c.seat)
        return rows_of(MatchScore, connection.execute(query))

    @reads
    def leaderboard(
        self,
        connection: Connection,
        guild_id: int,
        game: str | None = None,
        *,
        limit: int = 10,
        include_computers: bool = False,
    ) -> tuple[Standing, ...]:
        """A server's players, best first: by wins, then shared wins, then fewer matches."""
        query = _standings(guild_id, game)
        kinds = [standings.c.player.startswith("user:")]
        if include_computers:
            kinds.append(standings.c.player.startswith("computer:"))
        query = query.where(or_(*kinds)).limit(limit)
        return _fetch(connection, query)

    @reads
    def standing(self, connection: Connection, guild_id: int, player: str, game: str | None = None) -> Standing | None:
        """One player's record (by `player_key`), in one game or in all; None before their first deal."""
        query = _standings(guild_id, game).where(standings.c.player == player)
        found = _fetch(connection, query)
        return found[0] if found else None

    @reads
    def standings(self, connection: Connection, guild_id: int, player: str) -> tuple[Standing, ...]:
        """One player's record in each game they have played on a server, the most played first."""
        query = _of_games().where(standings.c.guild_id == guild_id, standings.c.player == player)
        return _fetch(connection, query.order_by(standings.c.matches.desc(), standings.c.deals.desc()))

    @reads
    def latest(
        self, connection: Connection, guild_id: int, player: str, game: str | None = None, *, limit: int = 10
    ) -> tuple[MatchScore, ...]:
        """One player's latest match results on a server, in one game or in all, newest first."""
        query = _results_of(guild_id, player, game, *match_results.c)
        query = query.order_by(match_results.c.at.desc(), match_results.c.table_id.desc()).limit(limit)
        return rows_of(MatchScore, connection.execute(query))

    @reads
    def total_range(self, connection: Connection, guild_id: int, player: str, game: str) -> tuple[int, int] | None:
        """One player's lowest and highest total at the end of a match; None before their first."""
        total = match_results.c.total
        query = _results_of(guild_id, player, game, func.min(total).label("low"), func.max(total).label("high"))
        found = connection.execute(query).one()
        return None if found.low is None else (found.low, found.high)

    @writes()
    def rebuild(self, connection: Connection) -> None:
        """Computes all standings, ratings and their changes again from the results; normally they do not change."""
        rows: dict[tuple[Any, ...], dict[str, Any]] = {}
        for query in (_deal_sums(), _match_sums()):
            for row in connection.execute(query).mappings():
                key = (row["guild_id"], row["game"], row["player"])
                empty = dict.fromkeys(COUNTS, 0) | {"best_total": None, "last_played": row["last_played"]}
                kept = rows.setdefault(key, empty)
                last = max(kept["last_played"], row["last_played"])
                kept.update(row, last_played=last)
        connection.execute(delete(standings))
        if rows:
            connection.execute(insert(standings), list(rows.values()))
        results = connection.execute(_in_order()).all()
        rated = off_loop(connection, lambda: list(replayed(results)))
        kept = [row for row in rated if not row["player"].startswith(GONE)]
        connection.execute(delete(ratings))
        if kept:
            connection.execute(insert(ratings), kept)
        changed = off_loop(connection, lambda: list(changes_replayed(results)))
        changed = [
            {"of_table": row["table_id"], "of_player": row["player"], "change": row["change"]}
            for row in changed
            if not row["player"].startswith(GONE)
        ]
        connection.execute(update(match_results).values(rating_change=None))
        if changed:
            connection.execute(_SET_CHANGE, changed)


# The names of the parameters are not those of columns: an UPDATE would set these.
_SET_CHANGE = (
    update(match_results)
    .where(match_results.c.table_id == bindparam("of_table"), match_results.c.player == bindparam("of_player"))
    .values(rating_change=bindparam("change"))
)


def _standings(guild_id: int, game: str | None) -> Select[Any]:
    c = standings.c
    query: Any = _of_games().where(c.guild_id == guild_id, c.game == game)
    wins, shared, matches, last = c.wins, c.shared_wins, c.matches, c.last_played
    if game is None:
        sums = [cast(func.sum(c[name]), Integer).label(name) for name in COUNTS]
        nothing = [null().label("game"), null().label("best_total")]
        recent = func.max(c.last_played).label("last_played")
        query = select(c.guild_id, c.player, *nothing, *sums, recent).where(c.guild_id == guild_id)
        query = query.group_by(c.guild_id, c.player)
        matches, wins, shared, last = sums[0], sums[1], sums[2], recent
    return query.order_by(wins.desc(), shared.desc(), matches, last.desc(), c.player)


def _of_games() -> Select[Any]:
    """Standings with their ratings."""
    key = [ratings.c[name] == standings.c[name] for name in ("guild_id", "game", "player")]
    return select(standings, ratings.c.mu, ratings.c.sigma).outerjoin(ratings, and_(*key))


def _fetch(connection: Connection, query: Select[Any]) -> tuple[Standing, ...]:
    return tuple(_standing(row) for row in connection.execute(query).mappings())


def _standing(row: RowMapping) -> Standing:
    values = dict(row)
    mu, sigma = values.pop("mu", None), values.pop("sigma", None)
    return Standing(**values, rating=None if mu is None or sigma is None else Rating(mu, sigma))


def _results_of(guild_id: int, player: str, game: str | None, *columns: Any) -> Select[Any]:
    """A player's match results on a server."""
    query: Any = select(*columns).join_from(match_results, tables)
    query = query.where(match_results.c.player == player, tables.c.guild_id == guild_id)
    return query if game is None else query.where(tables.c.game == game)


def _in_order() -> Select[Any]:
    """All match results in the order in which they were rated, for `replayed`."""
    t, r = tables.c, match_results.c
    query: Any = select(t.guild_id, t.game, r.table_id, r.player, r.side, r.place)
    return query.join_from(match_results, tables).order_by(t.guild_id, t.game, r.at, r.table_id, r.seat)


def _count(condition: Any) -> Any:
    return func.sum(case((condition, 1), else_=0))


def _deal_sums() -> Select[Any]:
    c = deal_results.c
    sums = {"deals": func.count(), "points": func.sum(c.scored), "moons": _count(c.moon)}
    return _by_player(deal_results, sums)


def _match_sums() -> Select[Any]:
    c = match_results.c
    best = func.coalesce(func.min(case((c.low_wins, c.total))), func.max(case((~c.low_wins, c.total))))
    wins = {"wins": _count(c.won & ~c.shared), "shared_wins": _count(c.shared)}
    return _by_player(match_results, {"matches": func.count(), **wins, "best_total": best})


def _by_player(results: Any, sums: dict[str, Any]) -> Select[Any]:
    key = (tables.c.guild_id, tables.c.game, results.c.player)
    labelled = [value.label(name) for name, value in sums.items()]
    last = func.max(results.c.at).label("last_played")
    query: Any = select(*key, *labelled, last)
    return query.join_from(results, tables).group_by(*key)
