"""Black Tile's house rules and presets (rules §1)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.rules.options import Choice, HouseRule, Options, Part, Preset


class Variant(StrEnum):
    ELEVEN = "11"
    TWENTY_ONE = "21"
    THIRTY = "30"


class FirstLead(StrEnum):
    ROTATES = "rotates"
    HIGHEST_SCORE = "highest_score"


class Partners(StrEnum):
    NO = "no"
    YES = "yes"


class PassDirection(StrEnum):
    LEFT = "left"
    RIGHT = "right"


class UndealtTile(StrEnum):
    FIRST_TRICK_WINNER = "first_trick_winner"
    UNUSED = "unused"


class Tie(StrEnum):
    SHARED = "shared"
    PLAYOFF = "playoff"


@dataclass(frozen=True, slots=True)
class BlackTileOptions(Options):
    """`moon_points` is what each other side gets when the moon is shot."""

    variant: Variant = Variant.ELEVEN
    target: int = 61
    moon_points: int = 22
    first_lead: FirstLead = FirstLead.ROTATES
    partners: Partners = Partners.NO
    pass_direction: PassDirection = PassDirection.LEFT
    undealt_tile: UndealtTile = UndealtTile.FIRST_TRICK_WINNER
    tie: Tie = Tie.SHARED


_ELEVEN = BlackTileOptions()
_TWENTY_ONE = BlackTileOptions(Variant.TWENTY_ONE, target=210, moon_points=42)
_THIRTY = BlackTileOptions(Variant.THIRTY, target=210, moon_points=60)


def _with(base: BlackTileOptions, name: str, title: str, sentence: str, **changes: object) -> Preset:
    players = (4,) if changes.get("partners") is Partners.YES else (4, 3)
    return Preset(name, title, sentence, replace(base, **changes), players)  # type: ignore[arg-type]


PRESETS = (
    _with(_ELEVEN, "eleven-point", "Eleven Point", "0-0 is 4, every 3 is 1; until somebody has 61."),
    _with(_TWENTY_ONE, "twenty-one-point", "Twenty-One Point", "0-0 is 11, tiles of 5, 6 or 7 pips are 1; to 210."),
    _with(_THIRTY, "thirty-point", "Thirty Point", "As Twenty-One, and 1-1 is 9; to 210."),
    _with(
        _ELEVEN, "partners", "Eleven Point, partners", "Two against two, points and moon by side; to 61.",
        partners=Partners.YES,
    ),
    _with(
        _ELEVEN, "berndt", "Berndt's Eleven Point", "To 110; from the second deal the highest score leads.",
        target=110, first_lead=FirstLead.HIGHEST_SCORE,
    ),
    _with(
        _ELEVEN, "fosdick", "Fosdick's Eleven Point", "Tiles are passed right; with three the undealt tile is unused.",
        pass_direction=PassDirection.RIGHT, undealt_tile=UndealtTile.UNUSED,
    ),
)  # fmt: skip

HOUSE_RULES = (
    HouseRule("variant", "Counts", (
        Choice("11", "Eleven Point", "0-0 counts 4 and each of the seven 3s counts 1."),
        Choice("21", "Twenty-One Point", "0-0 counts 11 and each tile of 5, 6 or 7 pips counts 1."),
        Choice("30", "Thirty Point", "As Twenty-One Point, and 1-1 counts 9."),
    ), part=Part.SCORE),
    HouseRule("target", "Ends at", (
        Choice(61, "61", "The match ends when somebody has 61 points."),
        Choice(110, "110", "The match ends when somebody has 110 points, as Berndt plays it."),
        Choice(210, "210", "The match ends when somebody has 210 points."),
    ), span=(1, 1000), sentence="The match ends when somebody has {} points.", part=Part.MATCH),
    HouseRule("moon_points", "Moon", (
        Choice(22, "22", "Taking every point gives 22 to each other side."),
        Choice(42, "42", "Taking every point gives 42 to each other side."),
        Choice(60, "60", "Taking every point gives 60 to each other side."),
    ), span=(1, 200), sentence="Taking every point gives {} to each other side.", part=Part.SCORE),
    HouseRule("first_lead", "First player", (
        Choice("rotates", "moves left", "The first player's role moves one seat left each deal."),
        Choice("highest_score", "highest score", "From the second deal whoever has most points goes first."),
    ), part=Part.DEAL),
    HouseRule("partners", "Partners", (
        Choice("no", "each alone", "Everybody plays alone."),
        Choice("yes", "two against two", "Four play as partners, opposite each other; points and moon are the side's."),
    ), part=Part.MATCH),
    HouseRule("pass_direction", "Passing", (
        Choice("left", "to the left", "Three tiles are passed to the left."),
        Choice("right", "to the right", "Three tiles are passed to the right."),
    ), part=Part.DEAL),
    HouseRule("undealt_tile", "Undealt tile", (
        Choice("first_trick_winner", "first trick takes it", "With three, trick 1 takes the tile left over."),
        Choice("unused", "unused", "With three, the tile left over stays face down and counts for nobody."),
    ), part=Part.DEAL),
    HouseRule("tie", "A tie", (
        Choice("shared", "is shared", "Equal lowest scores share the win."),
        Choice("playoff", "is played off", "Where the lowest are equal everybody plays on, until one is lowest."),
    ), part=Part.MATCH),
)  # fmt: skip


def usual(variant: Variant) -> BlackTileOptions:
    """A variant with its own target and moon figure."""
    return next(base for base in (_ELEVEN, _TWENTY_ONE, _THIRTY) if base.variant is variant)
