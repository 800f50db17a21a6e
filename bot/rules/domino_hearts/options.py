"""The house rules and presets of Domino Hearts (rules §3)."""

from dataclasses import dataclass, replace

from bot.rules.options import Options, Part, Preset, Setting, house_rule, number

PLAYERS = (4, 3, 5)
REVOKE_COSTS = 13


class Opening(Setting):
    LOWEST_CLUB = "lowest_club", "the lowest club", "Whoever holds the lowest club leads it to the first trick."
    ANY = "any", "any tile", "Whoever holds the lowest club begins, with any tile that may be led."


class PlayDirection(Setting):
    COUNTER_CLOCKWISE = (
        "counter_clockwise", "to the right", "Play goes counter-clockwise: the player on the right is next."
    )  # fmt: skip
    CLOCKWISE = "clockwise", "to the left", "Play goes clockwise: the player on the left is next."


class FirstTrick(Setting):
    POINTS = "points", "may have points", "Hearts and the queen of spades may be thrown on the first trick."
    NO_POINTS = "no_points", "no points", "Nobody may throw a point on the first trick unless they hold nothing else."


class Breaking(Setting):
    HEARTS = "hearts", "by a heart", "No heart may be led before one has been thrown in an earlier trick."
    QUEEN_TOO = "queen_too", "by the queen too", "The queen of spades breaks hearts as well as any heart does."


class MoonAdd(Setting):
    ONE = "one", "one opponent", "Who takes all 26 has them taken off, or added to one opponent of their choice."
    ALL = "all", "all opponents", "Who takes all 26 has them taken off, or added to every opponent."


class Revoke(Setting):
    ENFORCED = "enforced", "are refused", "The bot refuses a play that breaks the rules."
    HONOUR = (
        "honour", "are on your honour",
        (
            "Any play is accepted; a revoke may be taken back while its trick is incomplete, and costs 13 when it is "
            "challenged later."
        ),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class DominoHeartsOptions(Options):
    """`breaking` is what must have been played before a heart may be led, `moon_add` who gets a moon's 26."""

    target: int = number(
        "Ends at", Part.MATCH, 100, "The match ends when somebody has {} points.", (50, 100, 150), most=1000
    )
    opening: Opening = house_rule("Opening lead", Part.PLAY, Opening.LOWEST_CLUB)
    play_direction: PlayDirection = house_rule("Direction of play", Part.PLAY, PlayDirection.COUNTER_CLOCKWISE)
    first_trick: FirstTrick = house_rule("First trick", Part.PLAY, FirstTrick.POINTS)
    breaking: Breaking = house_rule("Hearts are broken", Part.PLAY, Breaking.HEARTS)
    moon_add: MoonAdd = house_rule("The moon", Part.SCORE, MoonAdd.ONE)
    revoke: Revoke = house_rule("Revokes", Part.PLAY, Revoke.ENFORCED)


_TABLE = DominoHeartsOptions()
PRESETS = (
    Preset("hearts", "Domino Hearts", "Counter-clockwise, the moon hits one opponent; to 100.", _TABLE, PLAYERS, 70),
    Preset("short", "Short match", "As Domino Hearts, and over at 50.", replace(_TABLE, target=50), PLAYERS, 30),
    Preset(
        "card-table", "Card table", "Clockwise, no points on the first trick, the moon hits all opponents; to 100.",
        DominoHeartsOptions(
            play_direction=PlayDirection.CLOCKWISE, first_trick=FirstTrick.NO_POINTS, moon_add=MoonAdd.ALL
        ),
        PLAYERS, 60,
    ),
    Preset(
        "honour", "On your honour", "Nothing is refused: revokes may be taken back in time, or challenged for 13.",
        replace(_TABLE, revoke=Revoke.HONOUR), PLAYERS, 75,
    ),
)  # fmt: skip
