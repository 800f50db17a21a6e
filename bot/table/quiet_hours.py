"""A server's clocks: its time zone, the quiet hours in which nobody is pinged, and noon of a Monday."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from difflib import get_close_matches
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.message import AnyOf, Message, Quoted
from bot.rules.errors import Refusal

_HOUR, _DAY = 60, 24 * 60  # minutes
_NOON, _WEEK = 12, 7  # the hour, and the days
_TIME = re.compile(r"(?P<hour>[0-9]{1,2})(?:[:.h](?P<minute>[0-5][0-9]))?\s*(?P<half>[ap])?\.?(?:m\.?)?", re.IGNORECASE)
_SUGGESTED = 3  # time zones, where there is none of that name


class BadTime(Refusal):
    """The text is no time of the day, or no time zone; or the hours have no length."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From `start` to `end`, in minutes of the day, by the clocks of a time zone; past midnight where `end` is less."""

    start: int
    end: int
    time_zone: str

    def include(self, at: datetime) -> bool:
        """True if a moment is within the quiet hours."""
        now = _minute(at.astimezone(ZoneInfo(self.time_zone)))
        return self.start <= now < self.end if self.start < self.end else not self.end <= now < self.start

    def next_start(self, after: datetime) -> datetime:
        """The next moment at which they begin."""
        return self._next(self.start, after)

    def next_end(self, after: datetime) -> datetime:
        """The next moment at which they end."""
        return self._next(self.end, after)

    def _next(self, minute: int, after: datetime) -> datetime:
        """The next moment at which clocks show a minute; later by the gap on a day on which they skip it."""
        local = after.astimezone(ZoneInfo(self.time_zone))
        time = local.replace(hour=minute // _HOUR, minute=minute % _HOUR, second=0, microsecond=0)
        if minute <= _minute(local):
            time = (time + timedelta(days=1)).replace(fold=0)
        return time.astimezone(UTC)


def quiet_hours(start: str, end: str, time_zone: str) -> QuietHours:
    """Quiet hours as a person writes them: "22:00", "8 am", "Europe/Berlin". Raises BadTime."""
    hours = QuietHours(_parse_time(start), _parse_time(end), _parse_zone(time_zone))
    if hours.start == hours.end:
        raise BadTime(Message("quiet-same"))
    return hours


def zone_of(name: str | None) -> tzinfo:
    """A server's time zone, read from a file; UTC where it has none that this machine knows."""
    try:
        return ZoneInfo(name) if name else UTC
    except ZoneInfoNotFoundError:
        return UTC


def next_monday(time_zone: str | None, after: datetime) -> datetime:
    """The next Monday noon by the clocks of a server; reads the time zone from a file."""
    zone: tzinfo = zone_of(time_zone)
    local = after.astimezone(zone)
    noon = local.replace(hour=_NOON, minute=0, second=0, microsecond=0) + timedelta(days=-local.weekday() % _WEEK)
    return (noon if noon > local else noon + timedelta(days=_WEEK)).astimezone(UTC)


def clock_time(minute: int) -> str:
    """A minute of the day as clocks show it."""
    return f"{minute // _HOUR:02}:{minute % _HOUR:02}"


def _minute(local: datetime) -> int:
    return local.hour * _HOUR + local.minute


def _parse_time(text: str) -> int:
    """The minute of the day. Raises BadTime."""
    found = _TIME.fullmatch(text.strip())
    hour, half = (int(found["hour"]), (found["half"] or "").lower()) if found else (24, "")
    if found is None or hour > 23 or (half and not 1 <= hour <= 12):
        raise BadTime(Message("quiet-no-time", typed=Quoted(text.strip()[:20])))
    if half:
        hour = hour % 12 + (12 if half == "p" else 0)
    return hour * _HOUR + int(found["minute"] or 0)


def _parse_zone(text: str) -> str:
    """The time zone of a name, or of a city if it is the only one. Raises BadTime."""
    wanted = "_".join(text.split()).lower()
    named = [zone for zone in _zones() if wanted == zone.lower()]
    named = named or [zone for zone in _zones() if wanted == zone.rpartition("/")[2].lower()]
    if len(named) == 1:
        return named[0]
    by_name = {key: zone for zone in _zones() for key in (zone.lower(), zone.rpartition("/")[2].lower())}
    alike = (by_name[key] for key in get_close_matches(wanted, by_name, n=2 * _SUGGESTED, cutoff=0.7))
    near = named or list(dict.fromkeys(alike))
    typed = Quoted(text.strip()[:40])
    if near:
        raise BadTime(Message("quiet-no-zone-near", typed=typed, near=AnyOf(near[:_SUGGESTED])))
    raise BadTime(Message("quiet-no-zone", typed=typed))


@cache
def _zones() -> tuple[str, ...]:
    """All time zones by name; the first call reads folders."""
    return tuple(sorted(available_timezones()))
