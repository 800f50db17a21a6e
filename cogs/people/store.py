"""The results that a viewer may read: leaderboards, the records of one player or of two, past matches."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from typing import Any

from sqlalchemy import Connection, Integer, Select, and_, case, cast, func, select

from bot import clock
from bot.store.database.database import StorePart, reads
from bot.store.errors import NoTable
from bot.store.schema.results import MatchScore, achievements, deal_results, match_results
from bot.store.schema.seats import SeatRow, seats
from bot.store.schema.tables import OVER, TableRow, tables
from bot.store.scores.scores import fetch, ratings_told, sums
from bot.store.scores.viewers import Viewer, counted_matches, may_see
from bot.store.statements import TABLE, rows_of, sitting_at
from bot.table.calendar import CalendarSpan, month_of
from cogs.people.card_words import EarnedRecord
from cogs.people.words import FORM, Tally

_WEEK = timedelta(days=7)
_PERSON = "user:"
_Sums = dict[int, dict[str, int]]


class BoardStore(StorePart):
    """Leaderboards, as far as a viewer may see the results: the sums of all time, and the matches of a season."""

    @reads
    def tallies(
        self, connection: Connection, viewer: Viewer, game: str | None
    ) -> tuple[tuple[Tally, ...], tuple[Tally, ...]]:
        """Each person's matches of all time, and those before the last week."""
        lately = _sums_between(connection, viewer, game, clock.now() - _WEEK, None)
        current = {
            row.user_id: {"rated": row.rated, "wins": row.rated_wins, "above": row.above}
            for row in fetch(connection, viewer, sums(viewer, game))
            if row.user_id is not None
        }
        before = {
            user_id: {name: value - lately.get(user_id, {}).get(name, 0) for name, value in counts.items()}
            for user_id, counts in current.items()
        }
        rated = _shown_ratings(connection, viewer, game, {*current, *before})
        then = {user_id: rating - lately.get(user_id, {}).get("change", 0) for user_id, rating in rated.items()}
        return _tallies(current, rated), _tallies(before, then)

    @reads
    def within(self, connection: Connection, viewer: Viewer, game: str | None, span: CalendarSpan) -> tuple[Tally, ...]:
        """Each person's matches of a season, or of a part of it."""
        return _tallies(_sums_between(connection, viewer, game, span.start, span.end), {})

    @reads
    def months(
        self, connection: Connection, viewer: Viewer, before: datetime, zone: tzinfo, most: int
    ) -> tuple[date, ...]:
        """The latest months before a moment that have matches that count, by their first days, newest first."""
        found, counts = list[date](), match_results.c.above.is_not(None)
        has_results = select(match_results.c.seat).where(match_results.c.table_id == tables.c.id, counts).exists()
        ended = (
            select(tables.c.ended_at).where(may_see(viewer), has_results).order_by(tables.c.ended_at.desc()).limit(1)
        )
        while len(found) < most:
            latest = connection.execute(ended.where(tables.c.ended_at < before)).scalar()
            if latest is None:
                break
            before, _, first, _ = month_of(latest.astimezone(zone).date(), zone)
            found.append(first)
        return tuple(found)

    @reads
    def form(
        self,
        connection: Connection,
        viewer: Viewer,
        players: Iterable[str],
        game: str | None,
        span: CalendarSpan | None = None,
    ) -> dict[str, tuple[tuple[int | None, int], ...]]:
        """The latest matches of each (of a season), oldest first: the change of the rating, and the wins beyond
        chance.
        """
        latest = dict[str, tuple[tuple[int | None, int], ...]]()
        within = () if span is None else (tables.c.ended_at >= span.start, tables.c.ended_at < span.end)
        for player in players:
            rows = counted_matches(viewer, game, player, *within).subquery()
            query = select(rows.c.change, rows.c.above).order_by(rows.c.at.desc(), rows.c.table_id.desc()).limit(FORM)
            latest[player] = tuple((change, above) for change, above in reversed(connection.execute(query).all()))
        return latest


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
    """The displayed ratings of people in a game, if public."""
    if game is None:
        return {}
    shown, _ = ratings_told(connection, viewer, {(game, f"{_PERSON}{user_id}") for user_id in user_ids})
    return {int(player.removeprefix(_PERSON)): rating.shown for (_, player), rating in shown.items()}


def _tallies(counts: _Sums, ratings: dict[int, int]) -> tuple[Tally, ...]:
    return tuple(
        Tally(user_id, of["rated"], of["wins"], of["above"], ratings.get(user_id)) for user_id, of in counts.items()
    )


MOST_MATCHES = 1000  # of a player that are read, the latest


@dataclass(frozen=True, slots=True)
class RoleSum:
    """The deals of a player in a role, with the contract made, set or absent (None)."""

    role: str
    made: bool | None
    deals: int
    scored: int


@dataclass(frozen=True, slots=True)
class MeetingRow:
    """A match at the end of which two people sat: their places and totals, and whether they were partners, and won."""

    game: str
    at: datetime
    own_won: bool
    own_place: int
    other_place: int
    own_total: int
    other_total: int
    partners: bool


class RecordStore(StorePart):
    """Players' records, as far as a viewer may see them."""

    @reads
    def changes(self, connection: Connection, viewer: Viewer, player: str, game: str) -> tuple[int, ...]:
        """The changes of a player's rating in a game by the latest matches that count, oldest first."""
        rows = counted_matches(viewer, game, player).subquery()
        query = select(func.coalesce(rows.c.change, 0)).order_by(rows.c.at.desc(), rows.c.table_id.desc())
        return tuple(reversed(connection.execute(query.limit(MOST_MATCHES)).scalars().all()))

    @reads
    def roles(self, connection: Connection, viewer: Viewer, player: str, game: str | None) -> tuple[RoleSum, ...]:
        """The deals of a player by role and contract."""
        d = deal_results.c
        count, scored = func.count().label("deals"), cast(func.sum(d.scored), Integer).label("scored")
        query = _of(select(d.role, d.made, count, scored), deal_results, viewer, player, game)
        return rows_of(RoleSum, connection.execute(query.where(d.role.is_not(None)).group_by(d.role, d.made)))

    @reads
    def roles_since(self, connection: Connection, viewer: Viewer, player: str, game: str | None) -> datetime | None:
        """The first deal of a player with a known role; None where all or none have one."""
        d = deal_results.c
        older = func.sum(case((d.role.is_(None), 1), else_=0))
        since = func.min(case((d.role.is_not(None), d.at)))
        query = _of(select(older.label("older"), since.label("since")), deal_results, viewer, player, game)
        found = connection.execute(query).one()
        return found.since if found.older else None

    @reads
    def won(self, connection: Connection, viewer: Viewer, player: str, game: str | None) -> tuple[bool, ...]:
        """A player's latest matches, oldest first: True for a win."""
        m = match_results.c
        query = _of(select(m.won), match_results, viewer, player, game)
        query = query.order_by(m.at.desc(), m.table_id.desc()).limit(MOST_MATCHES)
        return tuple(reversed(connection.execute(query).scalars().all()))

    @reads
    def earned(self, connection: Connection, viewer: Viewer, player: str, game: str | None) -> tuple[EarnedRecord, ...]:
        """A player's achievements, in one game or in all, the oldest first."""
        a = achievements.c
        query = _of(select(a.achievement, func.count(), func.min(a.at)), achievements, viewer, player, game)
        rows: Any = connection.execute(query.group_by(a.achievement).order_by(func.min(a.at), a.achievement))
        return tuple(EarnedRecord(name, count, first_at.date()) for name, count, first_at in rows)

    @reads
    def meetings(
        self, connection: Connection, viewer: Viewer, own: str, other: str, game: str | None
    ) -> tuple[MeetingRow, ...]:
        """The latest matches in which two people sat to the end, newest first."""
        mine, theirs = match_results, match_results.alias()
        query: Any = select(
            tables.c.game,
            mine.c.at,
            mine.c.won.label("own_won"),
            mine.c.place.label("own_place"),
            theirs.c.place.label("other_place"),
            mine.c.total.label("own_total"),
            theirs.c.total.label("other_total"),
            (mine.c.side == theirs.c.side).label("partners"),
        )
        query = query.join_from(mine, tables, mine.c.table_id == tables.c.id)
        query = query.join(theirs, theirs.c.table_id == mine.c.table_id)
        query = query.where(mine.c.player == own, theirs.c.player == other, may_see(viewer))
        query = query if game is None else query.where(tables.c.game == game)
        query = query.order_by(mine.c.at.desc(), mine.c.table_id.desc()).limit(MOST_MATCHES)
        return rows_of(MeetingRow, connection.execute(query))

    @reads
    def points_a_deal(
        self, connection: Connection, viewer: Viewer, own: str, other: str, games: Sequence[str]
    ) -> dict[str, tuple[float, float]]:
        """Points per deal of two people in deals where they were opponents, by game."""
        mine, theirs = deal_results, deal_results.alias()
        sums = [cast(func.sum(rows.c.scored), Integer) for rows in (mine, theirs)]
        same_deal = (theirs.c.table_id == mine.c.table_id) & (theirs.c.deal == mine.c.deal)
        query: Any = select(tables.c.game, func.count(), *sums)
        query = query.join_from(mine, tables, mine.c.table_id == tables.c.id).join(theirs, same_deal)
        query = query.where(mine.c.player == own, theirs.c.player == other, mine.c.side != theirs.c.side)
        query = query.where(tables.c.game.in_(games), may_see(viewer)).group_by(tables.c.game)
        rows: Any = connection.execute(query)
        return {game: (ours / deals, others / deals) for game, deals, ours, others in rows}


def _of(query: Any, results: Any, viewer: Viewer, player: str, game: str | None) -> Any:
    """A query of a player's results on a server, in one game or in all."""
    joined: Any = query.join_from(results, tables, results.c.table_id == tables.c.id)
    theirs = joined.where(results.c.player == player, may_see(viewer))
    return theirs if game is None else theirs.where(tables.c.game == game)


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match that is over. `seats` are those at its end, `finals` its result by seat: empty if it was stopped. `deals`
    counts the deals played to their end.
    """

    table: TableRow
    seats: tuple[SeatRow, ...]
    finals: tuple[MatchScore, ...]
    deals: int


class HistoryStore(StorePart):
    """Past matches, as far as a viewer may see them. Closed lobbies are not among them."""

    @reads
    def matches(
        self,
        connection: Connection,
        viewer: Viewer,
        *,
        game: str | None = None,
        user_id: int | None = None,
        skip: int = 0,
        limit: int = 10,
    ) -> tuple[PastMatch, ...]:
        """A server's past matches, newest first; of one game, or with one person, if given."""
        query = _select_over(select(*TABLE), viewer, game, user_id)
        query = query.order_by(tables.c.ended_at.desc(), tables.c.id.desc()).offset(skip).limit(limit)
        return _matches(connection, query)

    @reads
    def match(self, connection: Connection, viewer: Viewer, table_id: int) -> PastMatch:
        """One past match of a server. Raises NoTable."""
        query = _select_over(select(*TABLE), viewer, None, None).where(tables.c.id == table_id)
        found = _matches(connection, query)
        if not found:
            raise NoTable
        return found[0]

    @reads
    def count(
        self, connection: Connection, viewer: Viewer, *, game: str | None = None, user_id: int | None = None
    ) -> int:
        """The number of past matches that `matches` finds in all."""
        query = _select_over(select(func.count()).select_from(tables), viewer, game, user_id)
        return connection.execute(query).scalar_one()


def _matches(connection: Connection, query: Select[Any]) -> tuple[PastMatch, ...]:
    found = [TableRow(**row) for row in connection.execute(query).mappings()]
    ids = [row.id for row in found]
    seated: defaultdict[int, list[SeatRow]] = defaultdict(list)
    for seat in sitting_at(connection, ids):
        seated[seat.table_id].append(seat)
    finals: defaultdict[int, list[MatchScore]] = defaultdict(list)
    results = select(match_results).where(match_results.c.table_id.in_(ids)).order_by(match_results.c.seat)
    for row in connection.execute(results).mappings():
        finals[row["table_id"]].append(MatchScore(**row))
    last = select(deal_results.c.table_id, func.max(deal_results.c.deal).label("number"))
    last = last.where(deal_results.c.table_id.in_(ids)).group_by(deal_results.c.table_id)
    deals = {row.table_id: row.number for row in connection.execute(last)}
    return tuple(PastMatch(row, tuple(seated[row.id]), tuple(finals[row.id]), deals.get(row.id, 0)) for row in found)


def _select_over(query: Select[Any], viewer: Viewer, game: str | None, user_id: int | None) -> Select[Any]:
    query = query.where(may_see(viewer), tables.c.started_at.is_not(None), tables.c.state.in_(OVER))
    if game is not None:
        query = query.where(tables.c.game == game)
    if user_id is not None:
        query = query.where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user_id)))
    return query
