"""Writing results, standings, ratings and achievements, inside the transaction that ends a deal."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Connection, bindparam, case, insert, select

from bot import clock
from bot.rules.achievements import Earned
from bot.store.database.engine import upsert_in
from bot.store.database.prepared import Prepared, replacing
from bot.store.hooks import KeptResults, after_results
from bot.store.schema.results import (
    SeatFinal,
    SeatResult,
    achievements,
    deal_results,
    forfeits,
    match_results,
    ratings,
    standings,
)
from bot.store.schema.seats import SeatRow, seats
from bot.store.schema.tables import TableRow, tables
from bot.store.scores.ratings import Rated, Rating, after_match, changes, is_rated
from bot.store.scores.results import MatchResult, above_chance, player_key
from bot.store.scores.viewers import NOWHERE

COUNTS = ("matches", "wins", "shared_wins", "deals", "points", "moons", "rated", "rated_wins", "above")
_INSERT_DEAL = Prepared(insert(deal_results))
_INSERT_MATCH = Prepared(insert(match_results))
_SEATED = Prepared(
    select(seats.c.seat, seats.c.user_id, seats.c.level)
    .where(seats.c.table_id == bindparam("of"))
    .order_by(seats.c.id.desc())
)
_Added = defaultdict[str, dict[str, int]]


def keep_results(
    connection: Connection,
    table: TableRow,
    seated: Sequence[SeatRow],
    *,
    results: Sequence[SeatResult],
    match_result: MatchResult | None,
    earned: Sequence[Earned] = (),
    feats: Sequence[Earned] = (),
) -> tuple[Earned, ...]:
    """Write results and achievements, add them to the standings, and rate the players at a match's end.

    At a table of a contest, only write the results and what follows from them by a hook. Returns the achievements
    earned for the first time on the server, and those by the hook.

    A deal or a match counts for the players who sit there when it ends: a substitute takes over the seat's points.
    Players who have left are rated as losers (`after_match`).
    """
    players = {row.seat: player_key(row.user_id, row.level) for row in seated}
    added: _Added = defaultdict(lambda: dict.fromkeys(COUNTS, 0))
    rated = _rated(connection, table, players, match_result) if match_result else []
    counts = table.contest_id is None and is_rated(rated)
    before = _hold_ratings(connection, table, rated) if counts else {}
    now = clock.now()  # while the ratings are held: matches of the same players are dated in the order they rate
    common = {"table_id": table.id, "at": now}
    if results:
        rows = [asdict(result) | common | {"player": players[result.seat]} for result in results]
        _INSERT_DEAL.run(connection, rows)
        for result in results:
            sums = added[players[result.seat]]
            sums["deals"] += 1
            sums["points"] += result.scored
            sums["moons"] += result.moon
    if match_result:
        after = after_match(before, rated) if counts else {}
        _keep_match(connection, match_result, rated, changes(before, after), added, common)
        rows = [_rating_row(table, player, after[player]) for player in sorted(after)]
        replacing(connection.dialect.name, ratings, "mu", "sigma").run(connection, rows)
    people = {row.seat: players[row.seat] for row in seated if row.user_id is not None}
    if table.contest_id is None:
        _add_to_standings(connection, table, added, now)
    own = [one for one in earned if one.seat in people] if table.contest_id is None else []
    kept = KeptResults(
        table,
        seated,
        now,
        match_result.seats if match_result else (),
        match_result is not None and match_result.low_wins,
        own,
        [one for one in feats if one.seat in people],
        counts,
    )
    further = [one for found in after_results.run(connection, kept) for one in found]
    return _keep_earned(connection, table, own, further, people, now)


def _add_to_standings(connection: Connection, table: TableRow, added: _Added, now: datetime) -> None:
    channel_id = NOWHERE if table.solo else table.channel_id  # their DM channel would identify the person
    kept = {"guild_id": table.guild_id, "game": table.game, "channel_id": channel_id, "last_played": now}
    # In the order of the keys, so that two transactions never deadlock on each other's rows.
    rows = [{**kept, "player": player, **added[player]} for player in sorted(added)]
    _add(connection.dialect.name).run(connection, rows)


def _keep_match(
    connection: Connection,
    result: MatchResult,
    rated: Sequence[Rated],
    change: Mapping[str, int],
    added: _Added,
    common: dict[str, Any],
) -> None:
    """Write the results of a match. `change` is how it changed the ratings; empty if it rates nobody."""
    rows, left = list[dict[str, Any]](), list[dict[str, Any]]()
    sides = len({final.side for final in result.seats})
    for final, seat in zip(result.seats, rated, strict=True):
        has_stayed = bool(change) and seat.rated == seat.player
        above = above_chance(sides, won=final.won, shared=final.shared) if has_stayed else None
        own = {"player": seat.player, "rating_change": change[seat.player] if has_stayed else None, "above": above}
        rows.append(asdict(final) | common | own | {"low_wins": result.low_wins})
        sums = added[seat.player]
        sums["matches"] += 1
        sums["wins"] += final.won and not final.shared
        sums["shared_wins"] += final.shared
        if above is not None:
            sums["rated"] += 1
            sums["rated_wins"] += final.won
            sums["above"] += above
        if change and seat.left_by is not None:
            lost = above_chance(sides, won=False, shared=False)
            own = {"player": seat.left_by, "rating_change": change[seat.left_by], "above": lost}
            left.append(common | own | {"seat": final.seat})
            added[seat.left_by]["rated"] += 1
            added[seat.left_by]["above"] += lost
    _INSERT_MATCH.run(connection, rows)
    if left:
        connection.execute(insert(forfeits), left)


def _rated(connection: Connection, table: TableRow, players: Mapping[int, str], result: MatchResult) -> list[Rated]:
    """The player rated for each seat: the first to sit there, even if another took it over."""
    first = {seat: (user_id, level) for seat, user_id, level in _SEATED.rows(connection, {"of": table.id})}

    def rated(final: SeatFinal) -> Rated:
        player, (user_id, level) = players[final.seat], first[final.seat]
        is_known = user_id is not None or level is not None  # if not, their data was deleted
        came_later = not is_known or player_key(user_id, level) != player
        left_by = player_key(user_id, None) if came_later and user_id is not None else None
        return Rated(player, final.side, final.place, left_by, came_later)

    return [rated(final) for final in result.seats]


def _keep_earned(
    connection: Connection,
    table: TableRow,
    earned: Sequence[Earned],
    further: Sequence[Earned],
    people: Mapping[int, str],
    now: datetime,
) -> tuple[Earned, ...]:
    """Write achievements. Returns those that are the first on this server, and the further ones, which always are."""
    first = (*_first_of(connection, table, earned, people), *further)
    rows = [
        {
            "table_id": table.id,
            "deal": one.deal,
            "seat": one.seat,
            "achievement": one.name,
            "player": people[one.seat],
            "is_first": one in first,
            "at": now,
        }
        for one in (*earned, *further)
    ]
    if rows:
        connection.execute(insert(achievements), rows)
    return first


def _first_of(
    connection: Connection, table: TableRow, earned: Sequence[Earned], people: Mapping[int, str]
) -> tuple[Earned, ...]:
    """The achievements that their players did not have on this server."""
    if not earned:
        return ()
    had = (
        select(achievements.c.player, achievements.c.achievement)
        .join_from(achievements, tables)
        .where(tables.c.guild_id == table.guild_id)
        .where(achievements.c.player.in_([people[one.seat] for one in earned]))
        .where(achievements.c.achievement.in_([one.name for one in earned]))
    )
    known = {(player, name) for player, name in connection.execute(had)}
    return tuple(one for one in earned if (people[one.seat], one.name) not in known)


def _hold_ratings(connection: Connection, table: TableRow, seats: Sequence[Rated]) -> dict[str, Rating]:
    """The ratings of a rated match's players. Locks the ones that it changes: not of players who took a seat over."""
    held = {player for seat in seats if (player := seat.rated) is not None}
    others = {seat.player for seat in seats}
    hold, usual = _hold_rating(connection.dialect.name), Rating()
    rows = [hold.rows(connection, _rating_row(table, player, usual))[0] for player in sorted(held)]
    if others - held:
        where = ratings.c.guild_id == table.guild_id, ratings.c.game == table.game, ratings.c.player.in_(others - held)
        found = connection.execute(select(ratings.c.player, ratings.c.mu, ratings.c.sigma).where(*where))
        rows.extend(tuple(row) for row in found)
    return {player: Rating(mu, sigma) for player, mu, sigma in rows}


def _rating_row(table: TableRow, player: str, rating: Rating) -> dict[str, Any]:
    return {"guild_id": table.guild_id, "game": table.game, "player": player, **asdict(rating)}


@cache
def _hold_rating(dialect: str) -> Prepared:
    kept, new = ratings.c, upsert_in(dialect, ratings)
    held = new.on_conflict_do_update(index_elements=ratings.primary_key, set_={"mu": kept.mu})
    return Prepared(held.returning(kept.player, kept.mu, kept.sigma))


@cache
def _add(dialect: str) -> Prepared:
    statement = upsert_in(dialect, standings)
    old, new = standings.c, statement.excluded
    changes: dict[str, Any] = {name: old[name] + new[name] for name in COUNTS}
    changes["last_played"] = case((new.last_played > old.last_played, new.last_played), else_=old.last_played)
    return Prepared(statement.on_conflict_do_update(index_elements=standings.primary_key, set_=changes))


def is_novice(connection: Connection, user_id: int | None, game: str) -> bool:
    """True if a person has finished no match of a game yet, on any server."""
    if user_id is None:
        return False
    played = select(standings.c.matches).where(
        standings.c.player == player_key(user_id, None), standings.c.game == game
    )
    return connection.execute(played.limit(1)).first() is None
