"""Cumulative scores: a match's deals, a server's leaderboard, one player's record."""

from typing import Any

from sqlalchemy import Integer, Select, case, cast, delete, func, insert, null, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import Database, whole
from bot.store.keeping import COUNTS
from bot.store.results import DealScore, MatchScore, Standing
from bot.store.schema import deal_results, match_results, standings, tables


class Scores(Database):
    """What was scored."""

    @whole
    async def match_scores(self, table_id: int) -> tuple[DealScore, ...]:
        """A match's deal results, by deal and then seat."""
        query = select(deal_results).where(deal_results.c.table_id == table_id)
        async with self._reading() as connection:
            rows = await connection.execute(query.order_by(deal_results.c.deal, deal_results.c.seat))
            return tuple(DealScore(**row) for row in rows.mappings())

    @whole
    async def match_result(self, table_id: int) -> tuple[MatchScore, ...]:
        """A finished match's result by seat; empty before that."""
        query = select(match_results).where(match_results.c.table_id == table_id).order_by(match_results.c.seat)
        async with self._reading() as connection:
            return tuple(MatchScore(**row) for row in (await connection.execute(query)).mappings())

    @whole
    async def leaderboard(
        self, guild_id: int, game: str | None = None, limit: int = 10, *, include_computers: bool = False
    ) -> tuple[Standing, ...]:
        """A server's players, best first: by wins, then shared wins, then the fewer matches they needed."""
        query = _standings(guild_id, game)
        kinds = [standings.c.player.startswith("user:")]
        if include_computers:
            kinds.append(standings.c.player.startswith("computer:"))
        query = query.where(or_(*kinds)).limit(limit)
        async with self._reading() as connection:
            return await _fetch(connection, query)

    @whole
    async def standing(self, guild_id: int, player: str, game: str | None = None) -> Standing | None:
        """One player's record (by `player_key`), in one game or in all; None before their first deal."""
        query = _standings(guild_id, game).where(standings.c.player == player)
        async with self._reading() as connection:
            found = await _fetch(connection, query)
        return found[0] if found else None

    @whole
    async def rebuild_standings(self) -> None:
        """Counts all standings again from the results. They should come out as they were."""
        async with self._writing() as connection:
            rows: dict[tuple[Any, ...], dict[str, Any]] = {}
            for query in (_deal_sums(), _match_sums()):
                for row in (await connection.execute(query)).mappings():
                    key = (row["guild_id"], row["game"], row["player"])
                    empty = dict.fromkeys(COUNTS, 0) | {"best_total": None, "last_played": row["last_played"]}
                    kept = rows.setdefault(key, empty)
                    last = max(kept["last_played"], row["last_played"])
                    kept.update(row, last_played=last)
            await connection.execute(delete(standings))
            if rows:
                await connection.execute(insert(standings), list(rows.values()))


def _standings(guild_id: int, game: str | None) -> Select[Any]:
    c = standings.c
    query: Select[Any] = select(standings).where(c.guild_id == guild_id, c.game == game)
    wins, shared, matches, last = c.wins, c.shared_wins, c.matches, c.last_played
    if game is None:
        sums = [cast(func.sum(c[name]), Integer).label(name) for name in COUNTS]
        nothing = [null().label("game"), null().label("best_total")]
        recent = func.max(c.last_played).label("last_played")
        query = select(c.guild_id, c.player, *nothing, *sums, recent).where(c.guild_id == guild_id)
        query = query.group_by(c.guild_id, c.player)
        matches, wins, shared, last = sums[0], sums[1], sums[2], recent
    return query.order_by(wins.desc(), shared.desc(), matches, last.desc(), c.player)


async def _fetch(connection: AsyncConnection, query: Select[Any]) -> tuple[Standing, ...]:
    return tuple(Standing(**row) for row in (await connection.execute(query)).mappings())


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
