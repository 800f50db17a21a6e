"""Black Tile's house rules and presets (rules §1)."""

from dataclasses import dataclass
from typing import Literal

from bot.rules.options import Options, Preset, number, rule, switch

Variant = Literal["11", "21", "30"]


@dataclass(frozen=True, slots=True)
class BlackTileOptions(Options):
    """`moon_points` go to each other side when the moon is shot."""

    variant: Variant = rule("score", "11")
    target: int = number("match", 61, (61, 110, 210), most=1000)
    moon_points: int = number("score", 22, (22, 42, 60), most=200)
    first_lead: Literal["rotates", "highest_score"] = rule("deal", "rotates")
    partners: bool = switch("match")
    pass_direction: Literal["left", "right"] = rule("deal", "left")
    undealt_tile: Literal["first_trick_winner", "unused"] = rule(
        "deal", "first_trick_winner", only_if="can_leave_a_tile"
    )
    tie: Literal["shared", "playoff"] = rule("match", "shared")

    @property
    def can_leave_a_tile(self) -> bool:
        """A tile is left over by three players, who are no partners."""
        return not self.partners


_ELEVEN = BlackTileOptions()
_TWENTY_ONE = BlackTileOptions("21", target=210, moon_points=42)
_THIRTY = BlackTileOptions("30", target=210, moon_points=60)


def _preset(name: str, base: BlackTileOptions, minutes: int, players: tuple[int, ...] = (4, 3)) -> Preset:
    return Preset("black-tile", name, base, players, minutes)


PRESETS = (
    _preset("eleven-point", _ELEVEN, 30),
    _preset("twenty-one-point", _TWENTY_ONE, 65),
    _preset("thirty-point", _THIRTY, 50),
    _preset("partners", BlackTileOptions(partners=True), 25, (4,)),
    _preset("berndt", BlackTileOptions(target=110, first_lead="highest_score"), 60),
    _preset("berndt-partners", BlackTileOptions(target=110, first_lead="highest_score", partners=True), 45, (4,)),
    _preset("fosdick", BlackTileOptions(pass_direction="right", undealt_tile="unused"), 30),
)
DAILY = _ELEVEN, _TWENTY_ONE


def usual(variant: Variant) -> BlackTileOptions:
    """A variant with its own target and moon figure."""
    return next(base for base in (_ELEVEN, _TWENTY_ONE, _THIRTY) if base.variant == variant)
