"""The leaderboard: what everybody has done within a time, and a week before."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    Connection,
    Integer,
    and_,
    cast,
    func,
    select,
)

from bot.store.database.database import StorePart, reads
from bot.store.schema import tables
from bot.store.scores.scores import fetch, ratings_told, sums
from bot.store.scores.viewers import Viewer, counted_matches
from cogs.people.words.board import FORM, Period, Tally

_WEEK = timedelta(days=7)
_PERSON = "user:"
_Sums = dict[int, dict[str, int]]


class BoardStore(StorePart):
    """Leaderboards, as far as a viewer may see the results: the sums of all time, and the matches of a few weeks."""

    @reads
    def tallies(
        self, connection: Connection, viewer: Viewer, game: str | None, period: Period
    ) -> tuple[tuple[Tally, ...], tuple[Tally, ...]]:
        """What each person has done within the period, and had done within it a week ago."""
        now = datetime.now(UTC)
        lately = _sums_between(connection, viewer, game, now - _WEEK, None)
        if period.days is None:
            whole = [row for row in fetch(connection, viewer, sums(viewer, game)) if row.user_id is not None]
            current = {
                row.user_id: {"rated": row.rated, "wins": row.rated_wins, "above": row.above}
                for row in whole
                if row.user_id is not None
            }
            before = {
                user_id: {name: value - lately.get(user_id, {}).get(name, 0) for name, value in counts.items()}
                for user_id, counts in current.items()
            }
        else:
            since = now - timedelta(days=period.days)
            current = _sums_between(connection, viewer, game, since, None)
            before = _sums_between(connection, viewer, game, since - _WEEK, now - _WEEK)
        rated = _shown_ratings(connection, viewer, game, {*current, *before})
        then = {user_id: rating - lately.get(user_id, {}).get("change", 0) for user_id, rating in rated.items()}
        return tuple(_tallies(current, rated)), tuple(_tallies(before, then))

    @reads
    def form(
        self, connection: Connection, viewer: Viewer, players: Iterable[str], game: str | None
    ) -> dict[str, tuple[tuple[int | None, int], ...]]:
        """The latest matches of players that count, oldest first: how each changed the rating, and what was won in it
        beyond chance.
        """
        return {player: _latest(connection, viewer, player, game) for player in players}


def _latest(
    connection: Connection, viewer: Viewer, player: str, game: str | None
) -> tuple[tuple[int | None, int], ...]:
    rows = counted_matches(viewer, game, player).subquery()
    query = select(rows.c.change, rows.c.above).order_by(rows.c.at.desc(), rows.c.table_id.desc()).limit(FORM)
    return tuple((change, above) for change, above in reversed(connection.execute(query).all()))


def _sums_between(
    connection: Connection, viewer: Viewer, game: str | None, since: datetime, until: datetime | None
) -> _Sums:
    ended = tables.c.ended_at >= since
    rows = counted_matches(
        viewer, game, None, ended if until is None else and_(ended, tables.c.ended_at < until)
    ).subquery()
    summed: dict[str, Any] = {"rated": func.count(), "wins": func.sum(rows.c.won), "above": func.sum(rows.c.above)}
    summed["change"] = func.coalesce(func.sum(rows.c.change), 0)
    columns = [cast(value, Integer).label(name) for name, value in summed.items()]
    query = select(rows.c.player, *columns).where(rows.c.player.startswith(_PERSON)).group_by(rows.c.player)
    found = connection.execute(query).mappings()
    return {int(row["player"].removeprefix(_PERSON)): {name: row[name] for name in summed} for row in found}


def _shown_ratings(connection: Connection, viewer: Viewer, game: str | None, user_ids: Iterable[int]) -> dict[int, int]:
    """The ratings of people in a game, as they are shown, where they are told."""
    if game is None:
        return {}
    told, _ = ratings_told(connection, viewer, {(game, f"{_PERSON}{user_id}") for user_id in user_ids})
    return {int(player.removeprefix(_PERSON)): rating.shown for (_, player), rating in told.items()}


def _tallies(counts: _Sums, ratings: dict[int, int]) -> Iterable[Tally]:
    for user_id, of in counts.items():
        tally = Tally(user_id, of["rated"], of["wins"], of["above"])
        yield replace(tally, rating=ratings.get(user_id))
