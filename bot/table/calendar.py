"""A server's calendar: weeks from Monday to Sunday, and months, by the clocks of its time zone."""

from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import NamedTuple

_WEEK = 7  # days


class CalendarSpan(NamedTuple):
    """A week or a month: from a moment to before another, and its first and last day."""

    start: datetime
    end: datetime
    first: date
    last: date

    def until(self, moment: datetime) -> "CalendarSpan":
        """The part of it before a moment."""
        return self._replace(end=max(self.start, min(self.end, moment)))


def week_of(day: date, zone: tzinfo) -> CalendarSpan:
    """The week of a day."""
    first = day - timedelta(days=day.weekday())
    return _span(first, first + timedelta(days=_WEEK), zone)


def month_of(day: date, zone: tzinfo) -> CalendarSpan:
    """The month of a day."""
    first = day.replace(day=1)
    return _span(first, (first + timedelta(days=31)).replace(day=1), zone)


def month_before(day: date, zone: tzinfo) -> CalendarSpan:
    """The month before that of a day."""
    return month_of(day.replace(day=1) - timedelta(days=1), zone)


def _span(first: date, after: date, zone: tzinfo) -> CalendarSpan:
    return CalendarSpan(_midnight(first, zone), _midnight(after, zone), first, after - timedelta(days=1))


def _midnight(day: date, zone: tzinfo) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=zone).astimezone(UTC)
