"""Quiet hours: by the clocks of a time zone, whatever these do; nobody is mentioned in them, and nothing is lost."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import clock
from bot.store.schema import tables as tables_table
from bot.table.quiet_hours import BadTime, QuietHours, clock_time, quiet_hours
from bot.table.tables import Tables
from tests.table.clocks import StartClocks, replaced, with_new_times
from tests.table.people import GUILD, OWNER, long_ago, match, pass_all, until, until_table, waiting
from tests.told import told

NEVER = 1000.0
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
def test_they_follow_the_clocks_of_the_place(moment: str, ends: str | None) -> None:
    assert BERLIN.include(at(moment)) == (ends is not None)
    if ends is not None:
        assert BERLIN.next_end(at(moment)) == at(ends)


ZONES = st.sampled_from(["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"])
MINUTE = timedelta(minutes=1)
MINUTES = st.integers(0, 24 * 60 - 1)


@settings(max_examples=200)
@given(ZONES, MINUTES, MINUTES, st.integers(0, 366 * 24 * 60).map(lambda minutes: at("2026-01-01") + minutes * MINUTE))
def test_what_begins_within_them_ends_with_them(zone: str, start: int, end: int, now: datetime) -> None:
    """Where the clocks are not put forward past the end, on which day it may be an hour later."""
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
def test_people_write_them_as_they_speak(written: tuple[str, str, str], read: tuple[str, str, str]) -> None:
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
        (
            ("22", "8", "Indianapolis"),
            f"quiet-no-zone-near(typed=Indianapolis, near={INDIANAPOLIS})",
        ),
        (("22", "8", "../../etc/passwd"), "quiet-no-zone(typed=../../etc/passwd)"),
    ],
)
def test_what_is_none_is_refused(written: tuple[str, str, str], said: str) -> None:
    with pytest.raises(BadTime, match="quiet-") as refused:
        quiet_hours(*written)
    assert said == told(refused.value.text)


async def keep_quiet(tables: Tables, until: timedelta) -> None:
    """From an hour ago until so long from now."""
    start, end = clock.now() - timedelta(hours=1), clock.now() + until
    await tables.servers.set_quiet_hours(GUILD, OWNER, f"{start:%H:%M}", f"{end:%H:%M}", "UTC")


async def end_quiet_hours(tables: Tables, table: int) -> None:
    """As though some minutes had passed, and they ended now: what was put off until then is due."""
    await long_ago(tables, 0.1)
    await keep_quiet(tables, timedelta(0))
    now = clock.now()
    put_off = tables_table.update().where(tables_table.c.id == table).values(remind_again_at=now)
    await tables._store.database.write(lambda connection: connection.execute(put_off))
    tables.access._tables.clear()
    await with_new_times(tables)


@pytest.mark.parametrize("ping", ["minute", "always", "never"])
async def test_who_is_still_waited_for_is_mentioned_then(tables: Tables, clocks: StartClocks, ping: str) -> None:
    table = await match(tables)
    snapshot = await pass_all(tables, table)
    (seat,) = waiting(snapshot)
    user = snapshot.seats[seat].user_id
    assert user is not None
    await tables.preferences.set(user, ping=ping)
    await keep_quiet(tables, timedelta(hours=1))
    running, reminded = await clocks(tables, 0.05, NEVER)
    await until_table(tables, table, lambda it: it.row.remind_again_at is not None)
    # The clocks have done with the one that was put off, and sleep: else they set the time that is changed below.
    await until(lambda: not running._background and running._loop._timer is not None)
    assert not reminded
    await end_quiet_hours(tables, table)
    running._loop.wake(clock.now())
    await until_table(tables, table, lambda it: it.row.remind_again_at is None)
    assert [one.seats for one in reminded] == ([] if ping == "never" else [(seat,)])


async def test_in_them_a_computer_plays_for_who_stays_away(tables: Tables, clocks: StartClocks) -> None:
    snapshot = await pass_all(tables, await match(tables))
    await keep_quiet(tables, timedelta(hours=1))
    _, reminded = await clocks(tables, 0.05, 0.2)
    assert (await replaced(tables, snapshot.id)).position == snapshot.position
    assert not reminded


async def test_who_was_told_of_their_turn_before_them_is_not_told_again(tables: Tables, clocks: StartClocks) -> None:
    """Neither at once nor after a while: who likes to know at once has been told by then."""
    table = await match(tables)
    snapshot = await pass_all(tables, table)
    (seat,) = waiting(snapshot)
    user = snapshot.seats[seat].user_id
    assert user is not None
    await tables.preferences.set(user, ping="always")
    _, reminded = await clocks(tables, 0.05, NEVER)
    await until_table(tables, table, lambda it: it.row.reminded_at is not None)
    assert not [one for one in reminded if one.seats and not one.at_once]


async def test_a_time_zone_that_this_machine_does_not_know_breaks_nothing(tables: Tables, clocks: StartClocks) -> None:
    await tables.servers.change(GUILD, OWNER, quiet_from=0, quiet_to=24 * 60 - 1, time_zone="Mars/Olympus_Mons")
    assert await tables.servers.next_quiet_hours(GUILD) is None
    await pass_all(tables, await match(tables))
    _, reminded = await clocks(tables, 0.05, NEVER)
    await until(lambda: reminded)
