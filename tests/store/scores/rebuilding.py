"""The store's scores, read or computed again from the results."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from bot.store.schema.results import DealScore, deal_results, forfeits, match_results, ratings, standings
from bot.store.schema.tables import tables
from bot.store.scores.ratings import Rated, Rating, after_match, changes
from bot.store.scores.recording import COUNTS
from bot.store.scores.results import GONE, PlayerStanding
from bot.store.scores.scores import fetch, result_sums, sums
from bot.store.scores.viewers import Viewer
from bot.store.statements import rows_of
from bot.store.store import Store


async def scores_of_deals(store: Store, table_id: int) -> tuple[DealScore, ...]:
    """A match's deal results, by deal and then seat."""
    query = select(deal_results).where(deal_results.c.table_id == table_id)
    query = query.order_by(deal_results.c.deal, deal_results.c.seat)
    return await store.database.read(lambda connection: rows_of(DealScore, connection.execute(query)))


async def scores_of_everybody(store: Store, viewer: Viewer, game: str | None = None) -> tuple[PlayerStanding, ...]:
    """The record of each player of a server, in one game or in all."""
    query = sums(viewer, game).order_by("player")
    return await store.database.read(lambda connection: fetch(connection, viewer, query))


async def rebuild(store: Store) -> None:
    """Compute all standings, ratings and their changes again from the results. Normally they do not change."""
    await store.database.write(_rebuild)


def _rebuild(connection: Connection) -> None:
    for table, rows in ((standings, _sums(connection)), (ratings, _rate(connection))):
        connection.execute(delete(table))
        if rows:
            connection.execute(insert(table), rows)


def _sums(connection: Connection) -> list[dict[str, Any]]:
    found: dict[tuple[Any, ...], dict[str, Any]] = {}
    for query in result_sums():
        for row in connection.execute(query).mappings():
            key = (row["guild_id"], row["game"], row["player"], row["channel_id"])
            kept = found.setdefault(key, dict.fromkeys(COUNTS, 0) | {"last_played": row["last_played"]})
            last = max(kept["last_played"], row["last_played"])
            kept.update({**row, **{name: kept[name] + row[name] for name in COUNTS if name in row}}, last_played=last)
    return list(found.values())


def _rate(connection: Connection) -> list[dict[str, Any]]:
    """The ratings that all matches lead to, one after the other as they ended; what each changed is written."""
    for results in (match_results, forfeits):
        connection.execute(update(results).values(rating_change=None))
    found: list[dict[str, Any]] = []
    for (guild_id, game), of_game in groupby(_in_order(connection), lambda row: (row.guild_id, row.game)):
        known: dict[str, Rating] = {}
        for table_id, seats in groupby(of_game, lambda row: row.table_id):
            after = after_match(known, [_rated_of(row) for row in seats])
            for player, change in changes(known, after).items():
                if not player.startswith(GONE):
                    _write_change(connection, table_id, player, change)
            known |= after
        found += [
            {"guild_id": guild_id, "game": game, "player": player, "mu": rating.mu, "sigma": rating.sigma}
            for player, rating in known.items()
            if not player.startswith(GONE)
        ]
    return found


def _rated_of(row: Any) -> Rated:
    """The rated player of a seat. A later player's result counts for no one."""
    return Rated(row.player, row.side, row.place, row.left_by, came_later=row.above is None)


def _in_order(connection: Connection) -> Sequence[Any]:
    t, r = tables.c, match_results.c
    query: Any = select(
        t.guild_id, t.game, r.table_id, r.player, r.side, r.place, r.above, forfeits.c.player.label("left_by")
    )
    left = (forfeits.c.table_id == r.table_id) & (forfeits.c.seat == r.seat)
    query = query.join_from(match_results, tables).outerjoin(forfeits, left).where(t.contest_id.is_(None))
    return connection.execute(query.order_by(t.guild_id, t.game, r.at, r.table_id, r.seat)).all()


def _write_change(connection: Connection, table_id: int, player: str, change: int) -> None:
    for results, *counted in ((match_results, match_results.c.above.is_not(None)), (forfeits,)):
        theirs = results.c.table_id == table_id, results.c.player == player, *counted
        connection.execute(update(results).where(*theirs).values(rating_change=change))
