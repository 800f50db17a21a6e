"""The house rules and presets of Domino Hearts (rules §3)."""

from dataclasses import dataclass

from bot.rules.options import Options, Preset, RuleSection, Setting, house_rule, number

PLAYERS = (4, 3, 5)
REVOKE_COSTS = 13


class OpeningLead(Setting):
    LOWEST_CLUB = "lowest_club"
    ANY = "any"


class PlayDirection(Setting):
    COUNTER_CLOCKWISE = "counter_clockwise"
    CLOCKWISE = "clockwise"


class FirstTrick(Setting):
    POINTS = "points"
    NO_POINTS = "no_points"


class Breaking(Setting):
    HEARTS = "hearts"
    QUEEN_TOO = "queen_too"


class MoonAdd(Setting):
    ONE = "one"
    ALL = "all"


class Revoke(Setting):
    ENFORCED = "enforced"
    HONOUR = "honour"


@dataclass(frozen=True, slots=True)
class DominoHeartsOptions(Options):
    """`breaking` is what must have been played before a heart can be led, `moon_add` who gets a moon's 26."""

    target: int = number(RuleSection.MATCH, 100, (50, 100, 150), most=1000)
    opening: OpeningLead = house_rule(RuleSection.PLAY, OpeningLead.LOWEST_CLUB)
    play_direction: PlayDirection = house_rule(RuleSection.PLAY, PlayDirection.COUNTER_CLOCKWISE)
    first_trick: FirstTrick = house_rule(RuleSection.PLAY, FirstTrick.POINTS)
    breaking: Breaking = house_rule(RuleSection.PLAY, Breaking.HEARTS)
    moon_add: MoonAdd = house_rule(RuleSection.SCORE, MoonAdd.ONE)
    revoke: Revoke = house_rule(RuleSection.PLAY, Revoke.ENFORCED)


def _preset(name: str, minutes: int, options: DominoHeartsOptions) -> Preset:
    return Preset("domino-hearts", name, options, PLAYERS, minutes)


_CARD_TABLE = DominoHeartsOptions(
    play_direction=PlayDirection.CLOCKWISE, first_trick=FirstTrick.NO_POINTS, moon_add=MoonAdd.ALL
)
PRESETS = (
    _preset("hearts", 70, DominoHeartsOptions()),
    _preset("short", 30, DominoHeartsOptions(target=50)),
    _preset("card-table", 60, _CARD_TABLE),
    _preset("honour", 75, DominoHeartsOptions(revoke=Revoke.HONOUR)),
)
