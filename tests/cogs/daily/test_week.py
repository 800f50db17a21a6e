"""The streak and the week of a person, and missed days that they mend."""

import asyncio
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest
from sqlalchemy import update

from bot import clock
from bot.store.errors import AlreadyApplied
from bot.table.errors import NotAllowed, Stale
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from bot.words.speaker import say
from cogs.contests.contest import Contest, ContestKind
from cogs.contests.schema import contest_entries
from cogs.contests.table import Contests
from cogs.daily.store import daily_mends
from cogs.daily.table import DailyDeals
from cogs.daily.week import DayMark, DaysPlayed, Mend, week_alt, week_text
from cogs.people.progress import ProgressStore
from cogs.privacy.table import PersonalData
from tests.clock import MovableClock
from tests.parts import part
from tests.table.moves import INTERACTIONS
from tests.table.people import ANN, BEA, GUILD, play_out

MONDAY_NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
DAY = timedelta(days=1)
PLAYED, MENDED, MISSED, OPEN, AHEAD = DayMark


@pytest.fixture
def noon(clock: MovableClock) -> MovableClock:
    clock.stand_at(MONDAY_NOON)
    return clock


@pytest.fixture
def daily(tables: Tables) -> DailyDeals:
    return part(tables, DailyDeals)


async def finish(tables: Tables, daily: DailyDeals, *people: Person) -> Contest:
    """Today's deal, as though these people had played it."""
    contest = await daily.today(GUILD)
    for person in people:
        await daily.play(contest.id, person, channel_id=7, interaction_id=next(INTERACTIONS))
        own = contest_entries.c.contest_id == contest.id, contest_entries.c.user_id == person.user_id
        done = update(contest_entries).where(*own).values(score=50, finished_at=contest.row.created_at)
        await tables._store.database.write(lambda connection, done=done: connection.execute(done))
    return contest


async def mend(daily: DailyDeals, person: Person = ANN) -> Snapshot:
    today = await daily.today(GUILD)
    return await daily.mend(today.id, person, channel_id=7, interaction_id=next(INTERACTIONS))


async def mended(tables: Tables, daily: DailyDeals) -> None:
    """Mend the day before, as though its deal had been played to its end."""
    done = update(daily_mends).where(daily_mends.c.table_id == (await mend(daily)).id)
    await tables._store.database.write(lambda connection: connection.execute(done.values(is_over=True, is_done=True)))


@pytest.mark.parametrize(
    ("finished", "mended", "today", "length", "at_stake"),
    [([9, 8, 7, 5], [], 9, 3, 0), ([8, 7, 5], [], 9, 2, 0), ([7, 6], [], 9, 0, 2), ([9, 7], [], 9, 1, 1),
     ([], [], 1, 0, 0), ([9, 7, 6], [8], 9, 4, 0), ([6], [7], 9, 0, 2)],
)  # fmt: skip
def test_a_streak_goes_up_to_this_day_or_the_day_before(
    finished: list[int], mended: list[int], today: int, length: int, at_stake: int
):
    mends = tuple(Mend(number, "", 1, is_over=True, is_done=True) for number in mended)
    days = DaysPlayed(frozenset(finished), (*mends, Mend(8, "", 1, is_over=True, is_done=False)))
    assert (days.streak(today), days.at_stake(today)) == (length, at_stake)


def test_a_week_is_seven_marks_from_monday_on():
    days = DaysPlayed(frozenset({2, 3, 5}), (Mend(4, "2026-11", 1, is_over=True, is_done=True),))
    week = days.week(7, date(2026, 11, 28))
    assert week.marks == (PLAYED, PLAYED, MENDED, PLAYED, MISSED, OPEN, AHEAD)
    left = days.week(7, date(2026, 11, 28), is_open=False)
    assert left.marks[5:] == (MISSED, AHEAD), "it was left"
    assert DaysPlayed().week(1, date(2026, 11, 25)).marks[:3] == (AHEAD, AHEAD, OPEN), "the server had none before"
    text = say(week_text(days.week(5, date(2026, 11, 26))))
    assert text == "✅ ✅ 🩹 ✅ ▫️ ▫️ ▫️ · 4 days in a row"
    assert say(week_alt(week)).endswith("Thursday played, Friday missed, Saturday still open.")


async def test_a_missed_day_is_mended_once_a_month_by_the_same_deal(
    tables: Tables, daily: DailyDeals, noon: MovableClock
) -> None:
    await finish(tables, daily, ANN)
    await noon.advance(DAY)
    second = await finish(tables, daily, BEA)
    await noon.advance(DAY)
    state = await daily.state(GUILD, ANN.user_id)
    assert (state.at_stake, state.is_mending) == (1, False)
    first, again = await asyncio.gather(mend(daily), mend(daily))
    assert first.id == again.id
    contests = part(tables, Contests)
    (entry,) = (await contests.get(second.id)).entries
    bea = await tables.snapshot(entry.table_id or 0)
    assert [seat.name for seat in first.seats[1:]] == [seat.name for seat in bea.seats[1:]]
    assert first.views[0].hand == bea.views[0].hand
    assert (await daily.state(GUILD, ANN.user_id)).is_mending

    await contests.end(second.id)
    assert (await tables.snapshot(first.id)).row.active, "the day is over, and it is played all the same"
    await mended(tables, daily)
    state = await daily.state(GUILD, ANN.user_id)
    assert state.week is not None
    assert (state.week.marks[:3], state.week.streak) == ((PLAYED, MENDED, OPEN), 2)
    ranking = await daily.ranking(second.id, None)
    assert [person.name for person in ranking.people] == ["Bea"]
    assert (await daily.streak_of_all(second)) == 2

    await finish(tables, daily, ANN)
    await noon.advance(2 * DAY)
    assert (await daily.state(GUILD, ANN.user_id)).at_stake == 0, "not again in this month"
    with pytest.raises(NotAllowed, match="daily-mended-before"):
        await mend(daily)
    with pytest.raises(NotAllowed, match="daily-mend-none"):
        await mend(daily, BEA)


async def test_a_day_that_no_one_asked_for_is_mended_in_another_month(
    tables: Tables, daily: DailyDeals, noon: MovableClock
) -> None:
    noon.stand_at(datetime(2026, 11, 29, 12, tzinfo=UTC))
    await finish(tables, daily, ANN)
    await noon.advance(2 * DAY)
    today = await daily.today(GUILD)
    own = await mend(daily)
    assert own.row.contest_id is not None
    missed = await part(tables, Contests).get(own.row.contest_id)
    assert (missed.row.number, missed.row.settings["day"]) == (2, "2026-11-30")
    assert daily.is_over(missed)
    assert (await daily.today(GUILD)).id == today.id
    state = await daily.state(GUILD, ANN.user_id)
    assert state.previous is not None
    assert state.previous.id == missed.id, "it is the deal before, although it was opened later"
    await tables._store.tables.end(own.id, "stopped")  # she leaves it
    assert not (await daily.state(GUILD, ANN.user_id)).is_mending
    with pytest.raises(Stale, match="daily-mend-over"):
        await mend(daily)
    assert (await part(tables, Contests).get(missed.id)).row.version == missed.row.version, "it concerns no one else"
    await noon.advance(DAY)
    with pytest.raises(Stale):
        await daily.mend(today.id, ANN, channel_id=7, interaction_id=next(INTERACTIONS))


async def test_a_click_counts_once_and_deleted_data_leaves_nothing_to_mend(
    tables: Tables, daily: DailyDeals, noon: MovableClock
) -> None:
    await finish(tables, daily, ANN)
    await noon.advance(2 * DAY)
    today, press = await daily.today(GUILD), next(INTERACTIONS)
    await daily.mend(today.id, ANN, channel_id=7, interaction_id=press)
    with pytest.raises(AlreadyApplied):
        await daily.mend(today.id, ANN, channel_id=7, interaction_id=press)
    assert b"daily_mends" in await part(tables, PersonalData).export(ANN.user_id)
    assert await part(tables, PersonalData).delete(ANN)
    assert await daily._daily_store.days(ANN.user_id, GUILD) == DaysPlayed()
    with pytest.raises(NotAllowed, match="daily-mend-none"):
        await mend(daily)
    contests = part(tables, Contests)
    missed = await contests.numbered(ContestKind.DAILY, GUILD, 2)
    assert missed is not None
    await contests.stop_apart(missed)
    assert await contests.open_tables(missed, apart=True) == ()


async def test_days_in_a_row_are_noted_by_the_transaction_that_ends_the_deal(
    tables: Tables, daily: DailyDeals, noon: MovableClock
) -> None:
    progress, dice = ProgressStore(tables._store.database), Random(3)
    today = await daily.today(GUILD)
    own = await daily.play(today.id, ANN, channel_id=7, interaction_id=next(INTERACTIONS))
    ended = (await play_out(tables, own.id, dice))[-1].snapshot.row.ended_at
    assert ended is not None
    assert await daily.earned(ANN.user_id, ended) == ("first-daily",)
    await noon.advance(2 * DAY)
    assert await daily.earned(ANN.user_id, clock.now()) == ()
    await play_out(tables, (await mend(daily)).id, dice)
    assert (await progress.counts(ANN.user_id))["daily"] == 2


async def test_streaks_are_shown_to_those_who_wish_it(tables: Tables, daily: DailyDeals, noon: MovableClock) -> None:
    await finish(tables, daily, ANN)
    await noon.advance(2 * DAY)
    contest = await finish(tables, daily, ANN, BEA)
    await tables._store.people.set_preferences(ANN.user_id, progress=False)
    state = await daily.state(GUILD, ANN.user_id)
    assert (state.week, state.at_stake) == (None, 0)
    assert (await daily.card(contest.id, ANN.user_id)).week is None
    assert (await daily.card(contest.id, BEA.user_id)).week is not None
    ranking = await daily.ranking(contest.id, ANN.user_id)
    assert [person.name for person in ranking.people] == ["Ann", "Bea"], "the ranking stays as it was"
    assert [(rank, person.name) for rank, person in ranking.as_news.best] == [(1, "Bea")]
