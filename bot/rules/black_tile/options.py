"""Black Tile's house rules and presets (rules §1)."""

from dataclasses import dataclass, replace

from bot.rules.options import Options, Partners, Preset, RuleSection, Setting, house_rule, number


class Variant(Setting):
    ELEVEN = "11"
    TWENTY_ONE = "21"
    THIRTY = "30"


class FirstLead(Setting):
    ROTATES = "rotates"
    HIGHEST_SCORE = "highest_score"


class PassDirection(Setting):
    LEFT = "left"
    RIGHT = "right"


class UndealtTile(Setting):
    FIRST_TRICK_WINNER = "first_trick_winner"
    UNUSED = "unused"


class Tie(Setting):
    SHARED = "shared"
    PLAYOFF = "playoff"


@dataclass(frozen=True, slots=True)
class BlackTileOptions(Options):
    """`moon_points` go to each other side when the moon is shot."""

    variant: Variant = house_rule(RuleSection.SCORE, Variant.ELEVEN)
    target: int = number(RuleSection.MATCH, 61, (61, 110, 210), most=1000)
    moon_points: int = number(RuleSection.SCORE, 22, (22, 42, 60), most=200)
    first_lead: FirstLead = house_rule(RuleSection.DEAL, FirstLead.ROTATES)
    partners: Partners = house_rule(RuleSection.MATCH, Partners.NO)
    pass_direction: PassDirection = house_rule(RuleSection.DEAL, PassDirection.LEFT)
    undealt_tile: UndealtTile = house_rule(RuleSection.DEAL, UndealtTile.FIRST_TRICK_WINNER, "can_leave_a_tile")
    tie: Tie = house_rule(RuleSection.MATCH, Tie.SHARED)

    @property
    def in_partners(self) -> bool:
        return self.partners is Partners.YES

    @property
    def can_leave_a_tile(self) -> bool:
        """Whether a tile can be left over: three players leave one, and three are no partners."""
        return not self.in_partners


_ELEVEN = BlackTileOptions()
_TWENTY_ONE = BlackTileOptions(Variant.TWENTY_ONE, target=210, moon_points=42)
_THIRTY = BlackTileOptions(Variant.THIRTY, target=210, moon_points=60)


def _preset(name: str, base: BlackTileOptions, minutes: int, players: tuple[int, ...] = (4, 3)) -> Preset:
    return Preset("black-tile", name, base, players, minutes)


PRESETS = (
    _preset("eleven-point", _ELEVEN, 30),
    _preset("twenty-one-point", _TWENTY_ONE, 65),
    _preset("thirty-point", _THIRTY, 50),
    _preset("partners", replace(_ELEVEN, partners=Partners.YES), 25, (4,)),
    _preset("berndt", replace(_ELEVEN, target=110, first_lead=FirstLead.HIGHEST_SCORE), 60),
    _preset(
        "berndt-partners",
        replace(_ELEVEN, target=110, first_lead=FirstLead.HIGHEST_SCORE, partners=Partners.YES), 45, (4,),
    ),
    _preset(
        "fosdick", replace(_ELEVEN, pass_direction=PassDirection.RIGHT, undealt_tile=UndealtTile.UNUSED), 30,
    ),
)  # fmt: skip


def usual(variant: Variant) -> BlackTileOptions:
    """A variant with its own target and moon figure."""
    return next(base for base in (_ELEVEN, _TWENTY_ONE, _THIRTY) if base.variant is variant)
