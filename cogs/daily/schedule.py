"""The deal of the day: which game is played on which day, and when a day begins and ends by a server's clocks."""

from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.rules.black_tile.options import PRESETS as BLACK_TILE
from bot.rules.domino_hearts.options import DominoHeartsOptions
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.dominoes.options import PRESETS as DOMINOES
from bot.rules.forty_two.options import PRESETS as FORTY_TWO
from bot.rules.forty_two.options import FortyTwoOptions
from bot.rules.options import Options, Preset

PLAYERS = 4
DEALS = 1


@dataclass(frozen=True, slots=True)
class DailyGame:
    """A game and its house rules. Each deal is played: none can be thrown in."""

    game: str
    options: Options


def _preset(presets: tuple[Preset, ...], name: str) -> Options:
    return next(preset.options for preset in presets if preset.name == name)


def _forty_two() -> Options:
    """By points: marks would tell apart only who made the bid."""
    by_points = _preset(FORTY_TWO, "by-points")
    assert isinstance(by_points, FortyTwoOptions)  # noqa: S101 - it is a preset of that game
    return replace(by_points, all_pass="shaker_bids_30")


ROTATION = (
    DailyGame("dominoes", _preset(DOMINOES, "all-fives")),
    DailyGame("black-tile", _preset(BLACK_TILE, "eleven-point")),
    DailyGame("domino-whist", DominoWhistOptions(partners=True, all_pass="dealer_takes_minimum")),
    DailyGame("dominoes", _preset(DOMINOES, "dominican")),
    DailyGame("domino-hearts", DominoHeartsOptions()),
    DailyGame("forty-two", _forty_two()),
    DailyGame("black-tile", _preset(BLACK_TILE, "twenty-one-point")),
    DailyGame("domino-whist", DominoWhistOptions(all_pass="dealer_takes_minimum")),
)


def game_of(day: date) -> DailyGame:
    """The game of a day, the same on every server."""
    return ROTATION[day.toordinal() % len(ROTATION)]


def day_at(now: datetime, time_zone: str | None) -> date:
    """The day that it is by the clocks of a time zone; by those of UTC where there is none."""
    return now.astimezone(_zone(time_zone)).date()


def end_of(day: date, time_zone: str | None) -> datetime:
    """When a day ends by those clocks: as the next begins."""
    following = datetime.combine(day + timedelta(days=1), time(), _zone(time_zone))
    return following.astimezone(UTC)


def next_day(now: datetime, time_zone: str | None, latest: date | None) -> date:
    """The day of a deal that is opened now: today, or the day after the latest where the time zone has changed."""
    today = day_at(now, time_zone)
    return today if latest is None or latest < today else latest + timedelta(days=1)


@cache
def _zone(name: str | None) -> ZoneInfo:
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError):  # the database has moved to a machine that knows fewer
        return ZoneInfo("UTC")
