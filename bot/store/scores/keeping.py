"""Writing results, standings and ratings, inside the transaction that ends a deal."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from functools import cache
from typing import Any

from sqlalchemy import Connection, case, insert, select

from bot.store.contests.entries import note_finished, touch_contest
from bot.store.database.engine import upsert_in
from bot.store.database.prepared import Prepared
from bot.store.rows.seats import SeatRow
from bot.store.rows.tables import TableRow
from bot.store.schema import deal_results, match_results, ratings, standings
from bot.store.scores.ratings import Rated, Rating, after_match, changes
from bot.store.scores.results import MatchResult, SeatResult, player_key

COUNTS = ("matches", "wins", "shared_wins", "deals", "points", "moons")
_INSERT_DEAL = Prepared(insert(deal_results))
_INSERT_MATCH = Prepared(insert(match_results))


def keep_results(
    connection: Connection,
    table: TableRow,
    seated: Iterable[SeatRow],
    *,
    results: Sequence[SeatResult],
    match_result: MatchResult | None,
) -> None:
    """Writes the results of the seated players, adds them to the standings, and rates the players at a match's end; at
    a table of a contest only writes them.

    A deal counts for who sits there when it ends, a match for who sits there at its end: a substitute takes over what
    the seat stood at, and the place it comes to rates the substitute, not who has left.
    """
    players = {row.seat: player_key(row.user_id, row.level) for row in seated}
    is_rated = table.contest_id is None
    before = _hold_ratings(connection, table, set(players.values())) if match_result and is_rated else {}
    now = datetime.now(UTC)  # while the ratings are held: matches of the same players are dated in the order they rate
    added: defaultdict[str, dict[str, int]] = defaultdict(lambda: dict.fromkeys(COUNTS, 0))
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
        common["low_wins"] = match_result.low_wins
        rated = [Rated(players[final.seat], final.side, final.place) for final in match_result.seats]
        after = after_match(before, rated) if is_rated else {}
        change = changes(before, after, rated) if is_rated else dict.fromkeys(players.values())
        rows = [
            asdict(final) | common | {"player": player, "rating_change": change[player]}
            for final, player in ((final, players[final.seat]) for final in match_result.seats)
        ]
        _INSERT_MATCH.run(connection, rows)
        for final in match_result.seats:
            sums = added[players[final.seat]]
            sums["matches"] += 1
            sums["wins"] += final.won and not final.shared
            sums["shared_wins"] += final.shared
        _put_ratings(connection, table, after)
    if not is_rated:
        _note_contest(connection, table, match_result)
        return
    kept = {"guild_id": table.guild_id, "game": table.game, "channel_id": table.channel_id, "last_played": now}
    # In the order of the keys, so that two transactions never deadlock on each other's rows.
    rows = [{**kept, "player": player, **added[player]} for player in sorted(added)]
    _add(connection.dialect.name).run(connection, rows)


def _note_contest(connection: Connection, table: TableRow, match_result: MatchResult | None) -> None:
    """Writes how a person's own table of a contest ended, if its match is over; they sit at its first seat. Where it is
    a table of a round, the contest is to be looked at.
    """
    if match_result is None or table.contest_id is None:
        return
    if not table.solo:
        touch_contest(connection, table.contest_id, due_at=datetime.now(UTC))
        return
    totals = {final.side: final.total for final in match_result.seats}
    own = next(final.side for final in match_result.seats if final.seat == 0)
    note_finished(connection, table.id, table.contest_id, totals, low_wins=match_result.low_wins, own=own)


def _hold_ratings(connection: Connection, table: TableRow, players: Iterable[str]) -> dict[str, Rating]:
    """The players' ratings, locked until this transaction ends; players without a rating get the initial one."""
    hold, usual = _hold_rating(connection.dialect.name), Rating()
    rows = [hold.rows(connection, _rating_row(table, player, usual)) for player in sorted(players)]
    return {player: Rating(mu, sigma) for ((player, mu, sigma),) in rows}


def _put_ratings(connection: Connection, table: TableRow, after: Mapping[str, Rating]) -> None:
    rows = [_rating_row(table, player, after[player]) for player in sorted(after)]
    _put_rating(connection.dialect.name).run(connection, rows)


def _rating_row(table: TableRow, player: str, rating: Rating) -> dict[str, Any]:
    return {"guild_id": table.guild_id, "game": table.game, "player": player, **asdict(rating)}


@cache
def _hold_rating(dialect: str) -> Prepared:
    kept, new = ratings.c, upsert_in(dialect, ratings)
    held = new.on_conflict_do_update(index_elements=ratings.primary_key, set_={"mu": kept.mu})
    return Prepared(held.returning(kept.player, kept.mu, kept.sigma))


@cache
def _put_rating(dialect: str) -> Prepared:
    new = upsert_in(dialect, ratings)
    changes = {name: new.excluded[name] for name in ("mu", "sigma")}
    return Prepared(new.on_conflict_do_update(index_elements=ratings.primary_key, set_=changes))


@cache
def _add(dialect: str) -> Prepared:
    statement = upsert_in(dialect, standings)
    old, new = standings.c, statement.excluded
    changes: dict[str, Any] = {name: old[name] + new[name] for name in COUNTS}
    changes["last_played"] = case((new.last_played > old.last_played, new.last_played), else_=old.last_played)
    return Prepared(statement.on_conflict_do_update(index_elements=standings.primary_key, set_=changes))


def is_novice(connection: Connection, user_id: int | None, game: str) -> bool:
    """Whether a person has finished no match of a game yet, on any server."""
    if user_id is None:
        return False
    played = select(standings.c.matches).where(
        standings.c.player == player_key(user_id, None), standings.c.game == game
    )
    return connection.execute(played.limit(1)).first() is None
