"""Black Tile's house rules and presets (rules §1)."""

from dataclasses import dataclass, replace

from bot.rules.options import Options, Part, Partners, Preset, Setting, house_rule, number


class Variant(Setting):
    ELEVEN = "11", "Eleven Point", "0-0 counts 4 and each of the seven 3s counts 1."
    TWENTY_ONE = "21", "Twenty-One Point", "0-0 counts 11 and each tile of 5, 6 or 7 pips counts 1."
    THIRTY = "30", "Thirty Point", "As Twenty-One Point, and 1-1 counts 9."


class FirstLead(Setting):
    ROTATES = "rotates", "moves left", "The first player's role moves one seat left each deal."
    HIGHEST_SCORE = "highest_score", "highest score", "From the second deal whoever has most points goes first."


class PassDirection(Setting):
    LEFT = "left", "to the left", "Three tiles are passed to the left."
    RIGHT = "right", "to the right", "Three tiles are passed to the right."


class UndealtTile(Setting):
    FIRST_TRICK_WINNER = "first_trick_winner", "first trick takes it", "With three, trick 1 takes the tile left over."
    UNUSED = "unused", "unused", "With three, the tile left over stays face down and counts for nobody."


class Tie(Setting):
    SHARED = "shared", "is shared", "Equal lowest scores share the win."
    PLAYOFF = "playoff", "is played off", "Where the lowest are equal everybody plays on, until one is lowest."


@dataclass(frozen=True, slots=True)
class BlackTileOptions(Options):
    """`moon_points` is what each other side gets when the moon is shot."""

    variant: Variant = house_rule("Counts", Part.SCORE, Variant.ELEVEN)
    target: int = number(
        "Ends at", Part.MATCH, 61, "The match ends when somebody has {} points.", (61, 110, 210), most=1000,
        words={110: ("110", "The match ends when somebody has 110 points, as Berndt plays it.")},
    )  # fmt: skip
    moon_points: int = number(
        "Moon", Part.SCORE, 22, "Taking every point gives {} to each other side.", (22, 42, 60), most=200
    )
    first_lead: FirstLead = house_rule("First player", Part.DEAL, FirstLead.ROTATES)
    partners: Partners = house_rule("Partners", Part.MATCH, Partners.NO)
    pass_direction: PassDirection = house_rule("Passing", Part.DEAL, PassDirection.LEFT)
    undealt_tile: UndealtTile = house_rule("Undealt tile", Part.DEAL, UndealtTile.FIRST_TRICK_WINNER)
    tie: Tie = house_rule("A tie", Part.MATCH, Tie.SHARED)

    @property
    def in_partners(self) -> bool:
        return self.partners is Partners.YES


_ELEVEN = BlackTileOptions()
_TWENTY_ONE = BlackTileOptions(Variant.TWENTY_ONE, target=210, moon_points=42)
_THIRTY = BlackTileOptions(Variant.THIRTY, target=210, moon_points=60)


def _with(
    base: BlackTileOptions, name: str, title: str, sentence: str, minutes: int, **changes: object
) -> Preset:  # fmt: skip
    players = (4,) if changes.get("partners") is Partners.YES else (4, 3)
    return Preset(name, title, sentence, replace(base, **changes), players, minutes)  # type: ignore[arg-type]


PRESETS = (
    _with(_ELEVEN, "eleven-point", "Eleven Point", "0-0 is 4, every 3 is 1; until somebody has 61.", 30),
    _with(_TWENTY_ONE, "twenty-one-point", "Twenty-One Point", "0-0 is 11, tiles of 5, 6 or 7 pips are 1; to 210.", 65),
    _with(_THIRTY, "thirty-point", "Thirty Point", "As Twenty-One, and 1-1 is 9; to 210.", 50),
    _with(
        _ELEVEN, "partners", "Eleven Point, partners", "Two against two, points and moon by side; to 61.", 25,
        partners=Partners.YES,
    ),
    _with(
        _ELEVEN, "berndt", "Berndt's Eleven Point", "To 110; from the second deal the highest score leads.", 60,
        target=110, first_lead=FirstLead.HIGHEST_SCORE,
    ),
    _with(
        _ELEVEN, "fosdick", "Fosdick's Eleven Point", "Tiles are passed right; with three the undealt tile is unused.",
        30,
        pass_direction=PassDirection.RIGHT, undealt_tile=UndealtTile.UNUSED,
    ),
)  # fmt: skip


def usual(variant: Variant) -> BlackTileOptions:
    """A variant with its own target and moon figure."""
    return next(base for base in (_ELEVEN, _TWENTY_ONE, _THIRTY) if base.variant is variant)
