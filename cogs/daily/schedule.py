"""The schedule of daily deals: the game of each day, and when a day begins and ends by a server's clocks."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from bot.rules.catalogue import CATALOGUE
from bot.rules.options import Options
from bot.table.quiet_hours import zone_of


@dataclass(frozen=True, slots=True)
class DailyGame:
    """A game and its house rules, in which every deal is played out: no player can ask for a new one."""

    game: str
    options: Options


# The first of each game, then the second of those that have one: the same game comes days apart.
ROTATION = tuple(
    DailyGame(game.name, game.daily[number])
    for number in range(max(len(game.daily) for game in CATALOGUE.values()))
    for game in CATALOGUE.values()
    if number < len(game.daily)
)


def game_of(day: date) -> DailyGame:
    """The game of a day, the same on every server."""
    return ROTATION[day.toordinal() % len(ROTATION)]


def day_at(now: datetime, time_zone: str | None) -> date:
    """The day by the clocks of a time zone; by those of UTC where there is none."""
    return now.astimezone(zone_of(time_zone)).date()


def end_of(day: date, time_zone: str | None) -> datetime:
    """The end of a day by those clocks: the next begins."""
    following = datetime.combine(day + timedelta(days=1), time(), zone_of(time_zone))
    return following.astimezone(UTC)


def next_day(now: datetime, time_zone: str | None, latest: date | None) -> date:
    """The day of a deal that is opened now: today, or the day after the latest where the time zone has changed."""
    today = day_at(now, time_zone)
    return today if latest is None or latest < today else latest + timedelta(days=1)
