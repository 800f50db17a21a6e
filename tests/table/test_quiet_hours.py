"""Quiet hours: by the clocks of a time zone, whatever these do; no one is mentioned in them, and nothing is lost."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import clock
from bot.table.quiet_hours import BadTime, QuietHours, clock_time, quiet_hours
from bot.table.state.snapshot import Snapshot
from bot.table.state.times import TurnTimes
from bot.table.tables import Tables
from tests.table.clocks import HOUR, MINUTE, SECOND, RunningClocks
from tests.table.moves import pass_all, user_at, waiting
from tests.table.people import GUILD, OWNER, match
from tests.told import told

BERLIN = QuietHours(22 * 60, 8 * 60, "Europe/Berlin")
INDIANAPOLIS = "America/Indiana/Indianapolis America/Indianapolis"


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("moment", "ends"),
    [
        ("2026-01-10 20:59", None),  # 21:59 in winter
        ("2026-01-10 21:00", "2026-01-11 07:00"),
        ("2026-07-10 19:59", None),  # 21:59 in summer
        ("2026-07-10 20:00", "2026-07-11 06:00"),
        ("2026-07-11 06:00", None),
        ("2026-03-28 22:00", "2026-03-29 06:00"),  # the night in which clocks are put forward, an hour less
        ("2026-10-24 21:00", "2026-10-25 07:00"),  # and back, an hour more
    ],
)
def test_quiet_hours_follow_the_clocks_of_the_place(moment: str, ends: str | None):
    assert BERLIN.include(at(moment)) == (ends is not None)
    if ends is not None:
        assert BERLIN.next_end(at(moment)) == at(ends)


ZONES = st.sampled_from(["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"])
MINUTES = st.integers(0, 24 * 60 - 1)


@settings(max_examples=200)
@given(ZONES, MINUTES, MINUTES, st.integers(0, 366 * 24 * 60).map(lambda minutes: at("2026-01-01") + minutes * MINUTE))
def test_the_end_is_the_first_moment_after_them(zone: str, start: int, end: int, now: datetime):
    """In places where clocks are not put forward past the end; on that day it may be an hour later."""
    hours = QuietHours(start, (end + (start == end)) % (24 * 60), zone)
    if not hours.include(now):
        return
    ends = hours.next_end(now)
    shown = ends.astimezone(ZoneInfo(zone))
    assert now < ends <= now + timedelta(hours=25)
    assert not hours.include(ends)
    if shown.hour * 60 + shown.minute == hours.end:
        assert all(hours.include(now + (ends - now) * part / 10) for part in range(10))


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (("22:00", "08:00", "Europe/Berlin"), ("22:00", "08:00", "Europe/Berlin")),
        (("10 pm", "7.30 a.m.", "berlin"), ("22:00", "07:30", "Europe/Berlin")),
        (("0", "12 PM", " new york "), ("00:00", "12:00", "America/New_York")),
        (("22h30", "12am", "utc"), ("22:30", "00:00", "UTC")),
    ],
)
def test_people_write_them_as_they_speak(written: tuple[str, str, str], read: tuple[str, str, str]):
    hours = quiet_hours(*written)
    assert (clock_time(hours.start), clock_time(hours.end), hours.time_zone) == read


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (("24", "8", "UTC"), "quiet-no-time(typed=24)"),
        (("22", "٨", "UTC"), "quiet-no-time(typed=٨)"),
        (("13 pm", "8", "UTC"), "quiet-no-time(typed=13 pm)"),
        (("8", "8:00", "UTC"), "quiet-same"),
        (("22", "8", "Pariss"), "quiet-no-zone-near(typed=Pariss, near=Europe/Paris)"),
        (("22", "8", "Indianapolis"), f"quiet-no-zone-near(typed=Indianapolis, near={INDIANAPOLIS})"),
        (("22", "8", "../../etc/passwd"), "quiet-no-zone(typed=../../etc/passwd)"),
    ],
)
def test_other_times_and_places_are_refused(written: tuple[str, str, str], said: str):
    with pytest.raises(BadTime, match="quiet-") as refused:
        quiet_hours(*written)
    assert said == told(refused.value.text)


async def one_waits(tables: Tables, ping: str, *, quiet: bool = False) -> Snapshot:
    """A match that waits for one player, who likes to be mentioned so; perhaps in quiet hours that end in an hour."""
    if quiet:
        start, end = clock.now() - HOUR, clock.now() + HOUR
        await tables.servers.set_quiet_hours(GUILD, OWNER, f"{start:%H:%M}", f"{end:%H:%M}", "UTC")
    snapshot = await pass_all(tables, await match(tables))
    await tables.preferences.set(user_at(snapshot, waiting(snapshot)[0]), ping=ping)
    return snapshot


@pytest.mark.parametrize("ping", ["minute", "always", "never"])
async def test_a_reminder_due_in_quiet_hours_comes_after_them(tables: Tables, clocks: RunningClocks, ping: str):
    tables.access.times = TurnTimes(evening=24 * 3600)
    snapshot = await one_waits(tables, ping, quiet=True)
    mentions = await clocks.start(tables)
    await clocks.after(MINUTE)
    ends = await tables.servers.quiet_until(GUILD)
    assert ends is not None
    assert (await tables.snapshot(snapshot.id)).row.remind_again_at == ends
    await clocks.after(ends - clock.now() - SECOND)
    assert not mentions
    await clocks.after(SECOND)
    assert (await tables.snapshot(snapshot.id)).row.remind_again_at is None
    assert [one.seats for one in mentions] == ([] if ping == "never" else [waiting(snapshot)])


async def test_in_quiet_hours_a_computer_plays_for_a_player_who_stays_away(tables: Tables, clocks: RunningClocks):
    snapshot = await one_waits(tables, "minute", quiet=True)
    mentions = await clocks.start(tables)
    await clocks.after(MINUTE)
    await clocks.after(4 * MINUTE)
    assert (await tables.snapshot(snapshot.id)).seats[waiting(snapshot)[0]].user_id is None
    assert not mentions


async def test_a_player_mentioned_at_their_turn_is_not_reminded(tables: Tables, clocks: RunningClocks):
    table = (await one_waits(tables, "always")).id
    mentions = await clocks.start(tables)
    await clocks.after(MINUTE)
    assert (await tables.snapshot(table)).row.reminded_at == clock.now()
    assert not [one for one in mentions if one.seats and not one.at_once]


async def test_a_time_zone_that_this_machine_does_not_know_breaks_nothing(tables: Tables, clocks: RunningClocks):
    await tables.servers.change(GUILD, OWNER, quiet_from=0, quiet_to=24 * 60 - 1, time_zone="Mars/Olympus_Mons")
    assert await tables.servers.next_quiet_hours(GUILD) is None
    await one_waits(tables, "minute")
    mentions = await clocks.start(tables)
    await clocks.after(MINUTE)
    assert mentions
