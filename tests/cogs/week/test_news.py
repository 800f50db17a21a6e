"""The news of a week and the standings of seasons, computed a second time from the raw rows."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select, update

from bot import clock
from bot.clock import Clock, now
from bot.players.worker.worker import Worker
from bot.rules.catalogue import CATALOGUE
from bot.store.schema.results import match_results
from bot.store.schema.tables import tables
from bot.store.scores.results import player_key
from bot.store.store import Store
from bot.table.access import TableAccess
from bot.table.calendar import CalendarSpan, month_before, month_of
from bot.words.names import told_apart
from cogs.people.seasons import SeasonRecords
from cogs.people.table import People
from cogs.week.table import NewsRow, Weeks
from cogs.week.words import BiggestWin, NewLeader, WeekNews
from tests.store.sample_results import all_seen, played
from tests.store.sample_tables import GUILD, PEOPLE

ANN, BEA, CID = PEOPLE
GAME = "black-tile"
BERLIN = ZoneInfo("Europe/Berlin")
HALF_AN_HOUR = timedelta(minutes=30)
FAR = datetime(2100, 1, 1, tzinfo=UTC)


class ClockAt(Clock):
    """A clock that is stopped at a moment. The clock of the tests would stay ahead by months."""

    def __init__(self, at: datetime) -> None:
        self._at = at

    def now(self) -> datetime:
        return self._at


async def in_berlin(store: Store) -> SeasonRecords:
    await store.servers.change(GUILD, {"time_zone": "Europe/Berlin", "most_hosted": None})
    return SeasonRecords(store)


async def last_week(store: Store) -> tuple[Weeks, CalendarSpan]:
    seasons = await in_berlin(store)
    weeks = Weeks(TableAccess(store, CATALOGUE), Worker(), lambda: seasons)
    return weeks, await weeks.last_week(GUILD)


async def won_by(store: Store, week: CalendarSpan) -> Counter[str]:
    """The matches that each won in a week, from the raw rows."""
    m, t = match_results.c, tables.c
    query = select(m.player, m.won, t.ended_at).join_from(match_results, tables)
    rows = await store.database.read(lambda connection: connection.execute(query).all())
    return Counter(player for player, won, ended_at in rows if won and week.start <= ended_at < week.end)


async def told(weeks: Weeks, store: Store, week: CalendarSpan) -> WeekNews:
    return await weeks.news(await all_seen(store), week)


async def test_a_week_is_told_as_it_was_played(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.week.table._ENOUGH", 2)
    weeks, week = await last_week(store)
    for _ in range(2):
        await played(store, (10, 20, 30, 40), game=GAME, ended_at=week.start - timedelta(days=40))
    moments = (week.start - HALF_AN_HOUR, week.start, week.end - HALF_AN_HOUR, week.end)
    for number, moment in enumerate(moments):
        for totals in ((20, 10, 30, 40), (40, 10 + number, 30, 50)):
            await played(store, totals, game=GAME, ended_at=moment)
    await played(store, (5, 61, 30, 40), game=GAME, ended_at=week.start + HALF_AN_HOUR)
    news, won = await told(weeks, store, week), await won_by(store, week)
    assert (news.matches, news.deals, news.people, news.is_over) == (5, 5, 3, True)
    assert [(news.names[it.who], it.wins) for it in news.most_won] == [("Bea", won[player_key(BEA, None)]), ("Ann", 1)]
    assert [it.matches for it in news.most_won] == [5, 5]
    assert news.closest is not None
    assert [(tuple(news.names[it] for it in who), total) for who, total in news.closest.sides] == [
        (("Bea",), 10), (("Ann",), 20)
    ]  # fmt: skip
    assert [(type(it), it.margin) for it in news.records if isinstance(it, BiggestWin)] == [(BiggestWin, 25)]
    assert news.newcomers == ()
    assert told_apart(news.called) == news.names

    await store.people.set_preferences(BEA, progress=False)
    news = await told(weeks, store, week)
    assert [news.names[it.who] for it in news.most_won] == ["Ann"]
    assert news.people == 3
    assert news.closest is not None
    assert "Bea" not in news.names
    await store.personal_data.forget(ANN)
    news = await told(weeks, store, week)
    assert news.most_won == ()
    assert news.people == 3


async def test_new_people_and_a_new_leader(store: Store) -> None:
    weeks, week = await last_week(store)
    for _ in range(3):
        await played(store, game=GAME, ended_at=week.end - HALF_AN_HOUR)
    news = await told(weeks, store, week)
    assert [news.names[it] for it in news.newcomers] == ["Ann", "Bea", "Cid"]
    leaders = [news.names[it.who] for it in news.records if isinstance(it, NewLeader)]
    assert leaders == ["Ann"]
    searched = await weeks._week_store.to_search(await all_seen(store), week, 9)
    hinted = update(tables).where(tables.c.id == searched[0]).values(hints=True)
    await store.database.write(lambda connection: connection.execute(hinted))
    assert await weeks._week_store.to_search(await all_seen(store), week, 9) == searched[1:], "hints found that play"
    row = NewsRow(GUILD, week.end, week_at=week.start)
    for zone in ("Pacific/Auckland", "America/New_York"):
        await store.servers.change(GUILD, {"time_zone": zone})
        assert (await weeks.looked_at(row)).first == week.first, "although its clocks have changed"
    empty = await told(weeks, store, await weeks.week(GUILD))
    assert (empty.matches, empty.called) == (0, ())


async def test_the_latest_post_is_due_when_a_name_in_it_must_go(store: Store) -> None:
    weeks, week = await last_week(store)
    await played(store, game=GAME, ended_at=week.start)
    posts = weeks.posts
    for guild, message in ((GUILD, 7), (GUILD + 1, 7)):
        await posts.begin(guild, week.end)
        (idle,) = [it for it in await posts.due(week.end, 9) if it.guild_id == guild]
        await posts.change(idle, replace(idle, due_at=FAR, week_at=week.start, channel_id=5, message_id=message))

    async def due() -> list[int]:
        return [it.guild_id for it in await posts.due(now(), 9) if it.begun_at is not None]

    await store.people.set_preferences(ANN, coach=False)
    assert await due() == []
    for hide in (partial(store.people.set_preferences, ANN, progress=False), partial(store.personal_data.forget, BEA)):
        await hide()
        assert await due() == [GUILD]
        (row,) = await posts.due(now(), 9)
        await posts.change(row, replace(row, due_at=FAR, begun_at=None))


async def test_a_season_begins_anew_and_leaves_medals(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    seasons = await in_berlin(store)
    people = People(store, CATALOGUE, seasons)
    day = now().astimezone(BERLIN).date()
    this, last = month_of(day, BERLIN), month_before(day, BERLIN)
    for moment, totals in ((last.end - HALF_AN_HOUR, (1, 2, 3, 4)), (last.end, (4, 1, 3, 2))):
        for _ in range(3):
            await played(store, totals, game=GAME, ended_at=moment)

    async def board(month: datetime | None = None) -> list[tuple[int, int | None]]:
        shown = await people.season(await all_seen(store), GAME, None if month is None else month.date())
        assert not shown.by_rating
        assert shown.is_over is (month is not None)
        return [(row.tally.user_id, row.medal) for row in shown.rows if row.tally.wins]

    viewer = await all_seen(store)
    assert await board() == [(BEA, 2)], "everyone begins anew"
    assert await board(last.end - timedelta(days=3)) == [(ANN, 1)]
    assert await seasons.past(viewer) == (last.first,)
    assert (await seasons.medals(viewer)).places == {ANN: 1, BEA: 2, CID: 3}
    card = await people.card(viewer, ANN, "Ann")
    assert card is not None
    assert card.medal == (1, last.first)
    await store.people.set_preferences(CID, progress=False)
    assert (await seasons.medals(viewer)).places == {ANN: 1, BEA: 2}
    await store.personal_data.forget(ANN)
    assert ANN not in (await seasons.medals(viewer)).places
    monkeypatch.setattr(clock, "teller", ClockAt(this.end + HALF_AN_HOUR))
    assert (await seasons.medals(viewer)).month == this.first
    assert (await seasons.medals(viewer)).places.get(BEA) == 1
    monkeypatch.setattr(clock, "teller", ClockAt(this.end + timedelta(days=32)))
    assert (await seasons.medals(viewer)).places == {}, "gone a month later"
