"""The results of a server in a week, as far as a viewer may see them: of matches that ended in it."""

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Update,
    and_,
    case,
    cast,
    func,
    literal,
    or_,
    select,
    update,
)

from bot import clock
from bot.store.database.database import StorePart, reads
from bot.store.hooks import before_forgetting, on_preferences_changed
from bot.store.schema.people import Preferences
from bot.store.schema.results import achievements, deal_results, match_results
from bot.store.schema.seats import seats
from bot.store.schema.tables import OVER, tables
from bot.store.scores.ratings import COMPUTER
from bot.store.scores.viewers import Viewer, counted_matches, may_see
from bot.store.server_posts import ServerPostStore
from bot.table.calendar import CalendarSpan
from cogs.week.schema import NewsRow, weekly_news

PERSON = "user:"


class WeekCounts(NamedTuple):
    """The matches and deals of a week, and the people who played."""

    matches: int
    deals: int
    people: int


class WonOften(NamedTuple):
    """A person's matches that count: those won, and all."""

    user_id: int
    wins: int
    matches: int


@dataclass(frozen=True, slots=True)
class WeekMatch:
    """A match that counts: its game and rules, and the totals and players of its sides, best first. `won` is the number
    of sides that won.
    """

    table_id: int
    game: str
    players: int
    options: Mapping[str, Any]
    ended_at: datetime
    won: int
    sides: tuple[tuple[int, tuple[str, ...]], ...] = field(default=())

    @property
    def margin(self) -> int:
        """The total of the winners less that of the next side, or the other way round where low wins."""
        return abs(self.sides[0][0] - self.sides[1][0])


class BestBefore(NamedTuple):
    """The matches of a game on a server before a moment, and the largest margin among them."""

    matches: int
    margin: int


class FirstEarned(NamedTuple):
    """An achievement that a person earned before anyone else on the server."""

    user_id: int
    name: str


def within(span: CalendarSpan) -> ColumnElement[bool]:
    return and_(tables.c.ended_at >= span.start, tables.c.ended_at < span.end, tables.c.state.in_(OVER))


class WeekStore(StorePart):
    @reads
    def counts(self, connection: Connection, viewer: Viewer, span: CalendarSpan) -> WeekCounts:
        """The figures of a week. Deals of matches that were stopped are among them."""
        ended = may_see(viewer), within(span)
        d, query = deal_results.c, select(func.count()).select_from(tables)
        matches = connection.execute(query.where(*ended, tables.c.state == "finished")).scalar_one()
        deals = select(d.table_id, d.deal).join_from(tables, deal_results).where(*ended).distinct().subquery()
        people = select(d.player).join_from(tables, deal_results).where(*ended, d.player.not_like(f"{COMPUTER}%"))
        counts = (select(func.count()).select_from(rows) for rows in (deals, people.distinct().subquery()))
        return WeekCounts(matches, *(connection.execute(count).scalar_one() for count in counts))

    @reads
    def most_won(self, connection: Connection, viewer: Viewer, span: CalendarSpan, limit: int) -> tuple[WonOften, ...]:
        """The people who won the most matches that count, first those who won the larger share beyond chance."""
        rows = counted_matches(viewer, None, None, within(span)).subquery()
        wins = cast(func.sum(rows.c.won), Integer).label("wins")
        query = select(rows.c.player, wins, func.count().label("matches")).group_by(rows.c.player)
        query = query.where(rows.c.player.startswith(PERSON)).having(func.sum(rows.c.won) > 0)
        query = query.order_by(wins.desc(), func.sum(rows.c.above).desc(), rows.c.player).limit(limit)
        return tuple(WonOften(_person(player), won, all_) for player, won, all_ in connection.execute(query))

    @reads
    def matches(self, connection: Connection, viewer: Viewer, span: CalendarSpan, limit: int) -> tuple[WeekMatch, ...]:
        """The latest matches that count."""
        t, m = tables.c, match_results.c
        counts = select(m.seat).where(m.table_id == t.id, m.above.is_not(None)).exists()
        columns = t.id.label("table_id"), t.game, t.players, t.options, t.ended_at
        query = select(*columns).where(may_see(viewer), within(span), t.state == "finished", counts)
        query = query.order_by(t.ended_at.desc(), t.id.desc()).limit(limit)
        found = {row["table_id"]: row for row in connection.execute(query).mappings()}
        sides: defaultdict[int, dict[int, tuple[int, bool, list[str]]]] = defaultdict(dict)
        wanted = query.subquery()
        seats = select(m.table_id, m.side, m.total, m.won, m.player).join(wanted, wanted.c.table_id == m.table_id)
        for table_id, side, total, won, player in connection.execute(seats.order_by(m.table_id, m.place, m.seat)):
            sides[table_id].setdefault(side, (total, won, []))[2].append(player)
        return tuple(
            WeekMatch(
                **row,
                won=sum(won for _, won, _ in sides[table_id].values()),
                sides=tuple((total, tuple(players)) for total, _, players in sides[table_id].values()),
            )
            for table_id, row in found.items()
        )

    @reads
    def best_before(
        self, connection: Connection, viewer: Viewer, games: Collection[str], before: datetime
    ) -> dict[str, BestBefore]:
        """The largest margin in each of some games among the matches that count and ended before a moment."""
        t, m = tables.c, match_results.c
        first, others = func.max(case((m.place == 1, m.total))), case((m.place > 1, m.total))
        low_wins, shared = (func.max(case((flag, 1), else_=0)) for flag in (m.low_wins, m.shared))
        second = case((low_wins == 1, func.min(others)), else_=func.max(others))
        query: Any = select(t.game, func.abs(first - second).label("margin")).join_from(tables, match_results)
        query = query.where(may_see(viewer), t.ended_at < before, t.game.in_(games))
        ended = query.group_by(t.id, t.game).having(func.max(m.above).is_not(None), shared == 0).subquery()
        best = select(ended.c.game, func.count(), func.max(ended.c.margin)).group_by(ended.c.game)
        return {game: BestBefore(count, margin or 0) for game, count, margin in connection.execute(best)}

    @reads
    def first_earned(self, connection: Connection, viewer: Viewer, span: CalendarSpan) -> tuple[FirstEarned, ...]:
        """The achievements that were first earned on the server in a week, each with the person who was first."""
        a, seen = achievements.c, may_see(viewer)
        query = select(a.achievement, a.player).join_from(tables, achievements).where(seen, within(span), a.is_first)
        earned: dict[str, str] = {}
        for name, player in connection.execute(query.order_by(a.at, a.table_id, a.deal, a.seat)):
            earned.setdefault(name, player)
        if not earned:
            return ()
        before = (
            select(a.achievement)
            .join_from(tables, achievements)
            .where(seen, tables.c.ended_at < span.start, a.achievement.in_(earned))
        )
        known = set(connection.execute(before.distinct()).scalars())
        return tuple(FirstEarned(_person(player), name) for name, player in earned.items() if name not in known)

    @reads
    def newcomers(self, connection: Connection, viewer: Viewer, span: CalendarSpan) -> tuple[int, ...]:
        """The people whose first match on the server was in a week, in the order they came."""
        m, earlier, was = match_results.c, match_results.alias(), tables.alias()
        on_server = was.c.guild_id == viewer.guild_id, was.c.contest_id.is_(None), earlier.c.player == m.player
        had = select(earlier.c.seat).join_from(earlier, was).where(*on_server, was.c.ended_at < span.start).exists()
        query = select(m.player).join_from(tables, match_results).where(may_see(viewer), within(span))
        query = query.where(m.player.startswith(PERSON), ~had).group_by(m.player).order_by(func.min(m.at), m.player)
        return tuple(map(_person, connection.execute(query).scalars()))

    @reads
    def to_search(self, connection: Connection, viewer: Viewer, span: CalendarSpan, limit: int) -> tuple[int, ...]:
        """The latest matches of a week without hints whose moves are kept."""
        query = select(tables.c.id).where(may_see(viewer), within(span), tables.c.kept != "result", ~tables.c.hints)
        query = query.where(tables.c.state == "finished").order_by(tables.c.ended_at.desc(), tables.c.id.desc())
        return tuple(connection.execute(query.limit(limit)).scalars())


class NewsStore(ServerPostStore[NewsRow]):
    """The weekly news of servers. A post that is out stays in its row, to be drawn again without a name."""

    table, row = weekly_news, NewsRow

    @reads
    def last(self, connection: Connection, viewer: Viewer) -> NewsRow | None:
        """The news of the viewer's server, if they may see the match of its best play; None where they may not."""
        n = weekly_news.c
        shown = tables.c.id == n.play_table_id, may_see(viewer)
        query = select(weekly_news).join(tables, tables.c.id == n.play_table_id)
        row = connection.execute(query.where(n.guild_id == viewer.guild_id, *shown)).mappings().first()
        return None if row is None else NewsRow(**row)


@on_preferences_changed
def _hide_name(connection: Connection, user_id: int, before: Preferences, after: Preferences) -> None:
    """Make posts due that can name a person who no longer wants to be in the news."""
    if before.progress and not after.progress:
        connection.execute(_drawn_again(user_id))


@before_forgetting
def _forget_name(connection: Connection, user_id: int, gone: int) -> int:  # noqa: ARG001 - a hook
    connection.execute(_drawn_again(user_id))
    return 0


def _drawn_again(user_id: int) -> Update:
    """The statement that makes the latest posts of servers where a person played due at once: each is begun again."""
    n, now = weekly_news.c, literal(clock.now(), weekly_news.c.begun_at.type)
    theirs = select(tables.c.guild_id).join_from(tables, seats).where(seats.c.user_id == user_id)
    may_name = n.guild_id.in_(theirs), or_(n.message_id.is_not(None), n.begun_at.is_not(None))
    return update(weekly_news).where(*may_name).values(due_at=now, begun_at=func.coalesce(n.begun_at, now))


def _person(player: str) -> int:
    return int(player.removeprefix(PERSON))
