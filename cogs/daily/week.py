"""The daily deals that a person has finished or mended: their streak, and the week as seven marks."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum

from bot.message import Day, Joined, Message, Row, Text
from bot.words.speaker import say

_DAYS = 7


class DayMark(Enum):
    """A day of the week as it went for a person; the value is its sign in a text."""

    PLAYED = "✅"
    MENDED = "🩹"
    MISSED = "➖"
    OPEN = "🔲"
    AHEAD = "▫️"  # still to come, or before the first deal of the server


@dataclass(frozen=True, slots=True)
class Mend:
    """A missed daily deal that a person plays later, by its number: in which month ("2026-11"), and at which table.
    `is_over`: that match is over; `is_done`: it was played to its end.
    """

    number: int
    month: str
    table_id: int
    is_over: bool
    is_done: bool


@dataclass(frozen=True, slots=True)
class Week:
    """A week of a person at a daily deal: its Monday, seven marks, and the streak."""

    monday: date
    marks: tuple[DayMark, ...]
    streak: int

    @property
    def days(self) -> Iterator[tuple[date, DayMark]]:
        for number, mark in enumerate(self.marks):
            yield self.monday + timedelta(days=number), mark


@dataclass(frozen=True, slots=True)
class DaysPlayed:
    """The numbers of the daily deals of a server that a person has finished, and the missed ones that they mended."""

    finished: frozenset[int] = frozenset()
    mends: tuple[Mend, ...] = ()

    @property
    def mended(self) -> frozenset[int]:
        return frozenset(mend.number for mend in self.mends if mend.is_done) - self.finished

    @property
    def played(self) -> frozenset[int]:
        return self.finished | self.mended

    def streak(self, latest: int) -> int:
        """The number of days in a row up to the latest, or to the one before it."""
        return streak(self.played, latest)

    def mend_of(self, number: int) -> Mend | None:
        """The mend of a missed deal, begun or done."""
        return next((mend for mend in self.mends if mend.number == number), None)

    def mend_in(self, month: str) -> Mend | None:
        """The mend of a month: there is at most one."""
        return next((mend for mend in self.mends if mend.month == month), None)

    def at_stake(self, number: int) -> int:
        """The days in a row that end because the deal before this number was missed; 0 where it was not."""
        played = self.played
        return 0 if number - 1 in played or number - 2 not in played else streak(played, number - 2)

    def week(self, number: int, day: date, *, is_open: bool = True) -> Week:
        """The week of a daily deal, by its number and its day: the numbers of deals follow the days. `is_open`: it can
        still be played.
        """
        played, mended, weekday = self.finished, self.mended, day.weekday()

        def mark(which: int) -> DayMark:
            if which in played:
                return DayMark.PLAYED
            if which in mended:
                return DayMark.MENDED
            if which == number and is_open:
                return DayMark.OPEN
            return DayMark.AHEAD if which > number or which < 1 else DayMark.MISSED

        marks = tuple(mark(number + place - weekday) for place in range(_DAYS))
        return Week(day - timedelta(days=weekday), marks, self.streak(number))


def streak(played: Collection[int], latest: int) -> int:
    """The number of deals in a row, up to the latest or to the one before it."""
    number, count = latest if latest in played else latest - 1, 0
    while number in played:
        count, number = count + 1, number - 1
    return count


def month_of(day: date) -> str:
    """The calendar month of a day: "2026-11"."""
    return f"{day:%Y-%m}"


def week_text(week: Week) -> Text:
    """The week in a line: its marks, and the streak."""
    return Message("daily-week", marks=" ".join(mark.value for mark in week.marks), days=week.streak)


def week_alt(week: Week) -> Text:
    """The days so far in words, with the streak if that is more than one day."""
    days = [
        Message("daily-alt-day", day=Day(day, weekday="wide"), mark=mark.name.lower())
        for day, mark in week.days
        if mark is not DayMark.AHEAD
    ]
    streak_text = Message("daily-alt-streak", days=week.streak) if week.streak > 1 else ""
    return Joined((Message("daily-alt-week", days=Row(days)), *((" ", streak_text) if streak_text else ())), "")


def letter(day: date) -> str:
    """The letter of a weekday in the reader's language."""
    return say(Joined((Day(day, weekday="narrow"),), ""))
