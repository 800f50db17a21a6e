"""The house rules and presets of Domino Hearts (rules §3)."""

from dataclasses import dataclass
from typing import Literal

from bot.rules.options import Options, Preset, number, rule

PLAYERS = (4, 3, 5)
REVOKE_COSTS = 13


@dataclass(frozen=True, slots=True)
class DominoHeartsOptions(Options):
    """`breaking` names the pieces that open hearts once one is played; `moon_add` the seats that get a moon's 26."""

    target: int = number("match", 100, (50, 100, 150), most=1000)
    opening: Literal["lowest_club", "any"] = rule("play", "lowest_club")
    play_direction: Literal["counter_clockwise", "clockwise"] = rule("play", "counter_clockwise")
    first_trick: Literal["points", "no_points"] = rule("play", "points")
    breaking: Literal["hearts", "queen_too"] = rule("play", "hearts")
    moon_add: Literal["one", "all"] = rule("score", "one")
    revoke: Literal["enforced", "honour"] = rule("play", "enforced")


def _preset(name: str, minutes: int, options: DominoHeartsOptions) -> Preset:
    return Preset("domino-hearts", name, options, PLAYERS, minutes)


_CARD_TABLE = DominoHeartsOptions(play_direction="clockwise", first_trick="no_points", moon_add="all")
PRESETS = (
    _preset("hearts", 70, DominoHeartsOptions()),
    _preset("short", 30, DominoHeartsOptions(target=50)),
    _preset("card-table", 60, _CARD_TABLE),
    _preset("honour", 75, DominoHeartsOptions(revoke="honour")),
)
DAILY = (DominoHeartsOptions(),)
