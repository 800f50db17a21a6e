"""The house rules and presets of Domino Hearts (rules §3)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.rules.options import Choice, HouseRule, Options, Part, Preset

PLAYERS = (4, 3, 5)
REVOKE_COSTS = 13


class PlayDirection(StrEnum):
    COUNTER_CLOCKWISE = "counter_clockwise"
    CLOCKWISE = "clockwise"


class FirstTrick(StrEnum):
    POINTS = "points"
    NO_POINTS = "no_points"


class Breaking(StrEnum):
    HEARTS = "hearts"
    QUEEN_TOO = "queen_too"


class MoonAdd(StrEnum):
    ONE = "one"
    ALL = "all"


class Revoke(StrEnum):
    ENFORCED = "enforced"
    HONOUR = "honour"


@dataclass(frozen=True, slots=True)
class DominoHeartsOptions(Options):
    """`breaking` is what must have been played before a heart may be led, `moon_add` who gets a moon's 26."""

    target: int = 100
    play_direction: PlayDirection = PlayDirection.COUNTER_CLOCKWISE
    first_trick: FirstTrick = FirstTrick.POINTS
    breaking: Breaking = Breaking.HEARTS
    moon_add: MoonAdd = MoonAdd.ONE
    revoke: Revoke = Revoke.ENFORCED


_TABLE = DominoHeartsOptions()
PRESETS = (
    Preset("hearts", "Domino Hearts", "Counter-clockwise, the moon hits one opponent; to 100.", _TABLE, PLAYERS),
    Preset("short", "Short match", "As Domino Hearts, and over at 50.", replace(_TABLE, target=50), PLAYERS),
    Preset(
        "card-table", "Card table", "Clockwise, no points on the first trick, the moon hits all opponents; to 100.",
        DominoHeartsOptions(
            play_direction=PlayDirection.CLOCKWISE, first_trick=FirstTrick.NO_POINTS, moon_add=MoonAdd.ALL
        ),
        PLAYERS,
    ),
    Preset(
        "honour", "On your honour", "Nothing is refused: revokes may be taken back in time, or challenged for 13.",
        replace(_TABLE, revoke=Revoke.HONOUR), PLAYERS,
    ),
)  # fmt: skip

HOUSE_RULES = (
    HouseRule("target", "Ends at", (
        Choice(50, "50", "The match ends when somebody has 50 points."),
        Choice(100, "100", "The match ends when somebody has 100 points."),
        Choice(150, "150", "The match ends when somebody has 150 points."),
    ), span=(1, 1000), sentence="The match ends when somebody has {} points.", part=Part.MATCH),
    HouseRule("play_direction", "Direction of play", (
        Choice("counter_clockwise", "to the right", "Play goes counter-clockwise: the player on the right is next."),
        Choice("clockwise", "to the left", "Play goes clockwise: the player on the left is next."),
    ), part=Part.PLAY),
    HouseRule("first_trick", "First trick", (
        Choice("points", "may have points", "Hearts and the queen of spades may be thrown on the first trick."),
        Choice("no_points", "no points", "Nobody may throw a point on the first trick unless they hold nothing else."),
    ), part=Part.PLAY),
    HouseRule("breaking", "Hearts are broken", (
        Choice("hearts", "by a heart", "No heart may be led before one has been thrown in an earlier trick."),
        Choice("queen_too", "by the queen too", "The queen of spades breaks hearts as well as any heart does."),
    ), part=Part.PLAY),
    HouseRule("moon_add", "The moon", (
        Choice("one", "one opponent", "Who takes all 26 has them taken off, or added to one opponent of their choice."),
        Choice("all", "all opponents", "Who takes all 26 has them taken off, or added to every opponent."),
    ), part=Part.SCORE),
    HouseRule("revoke", "Revokes", (
        Choice("enforced", "are refused", "The bot refuses a play that breaks the rules."),
        Choice("honour", "are on your honour", "Any play is accepted; a revoke may be taken back while its trick is "
               "incomplete, and costs 13 when it is challenged later."),
    ), part=Part.PLAY),
)  # fmt: skip
