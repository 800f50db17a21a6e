"""The house rules and presets of Moon (rules §9)."""

from dataclasses import dataclass
from typing import Literal

from bot.rules.options import OFF_ON, Options, Preset, number, rule, switch


@dataclass(frozen=True, slots=True)
class MoonOptions(Options):
    """Without 0-0 (21 tiles) there is no kitty. `overtricks`: tricks beyond the bid score too, or only those bid."""

    target: int = number("match", 21, (21, 42), most=1000)
    moon_wins: bool = switch("match", OFF_ON)
    tiles: Literal["22", "21"] = rule("deal", "22")
    kitty: Literal["before_trump", "after_trump"] = rule("deal", "before_trump", only_if="has_kitty")
    all_pass: Literal["throw_in", "dealer_takes_minimum"] = rule("deal", "throw_in")
    doubles_trump: bool = switch("play", OFF_ON)
    suit_led: Literal["higher", "leader"] = rule("play", "higher")
    overtricks: Literal["count", "bid_only"] = rule("score", "count")

    @property
    def has_kitty(self) -> bool:
        return self.tiles == "22"


PRESETS = (
    Preset("moon", "moon", MoonOptions(), (3,), 15),
    Preset("moon", "tiles-21", MoonOptions(tiles="21", doubles_trump=True), (3,), 20),
)
