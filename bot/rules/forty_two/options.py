"""The house rules and presets of Forty-Two (rules §6).

The declarations after the auction, doubles low in follow me, and the forced bid are as in the Lechner Hall rules
(texas42.net); Sevens as there and in Jennifer Kelley's Great Book of Domino Games (dominorules.com).
"""

from dataclasses import dataclass, replace
from typing import Literal

from bot.rules.moves import Special
from bot.rules.options import OFF_ON, Preset, number, rule, switch
from bot.rules.suits import Doubles
from bot.rules.tricks.counts import CountOptions, NelODoubles, Scoring


@dataclass(frozen=True, slots=True)
class FortyTwoOptions(CountOptions):
    """By marks unless otherwise agreed. By points there is no stopping early: all that is taken counts."""

    scoring: Scoring = rule("score", "marks")
    target: int = number("match", 7, (7, 250, 3), most=1000)
    all_pass: Literal["throw_in", "shaker_bids_30"] = rule("deal", "throw_in")
    stop_early: bool = switch("deal", OFF_ON, only_if="by_marks")
    plunge: bool = switch("play", OFF_ON)
    splash: bool = switch("play", OFF_ON)
    sevens: bool = switch("play", OFF_ON)
    contracts: Literal["bid", "declared"] = rule("play", "bid", only_if="has_specials")
    nel_o_minimum: Literal["one_mark", "two_marks"] = rule("play", "one_mark", only_if="nel_o")
    follow_me_doubles: NelODoubles = rule("play", "high", values_of="nel_o_doubles")

    @property
    def by_marks(self) -> bool:
        return self.scoring == "marks"

    @property
    def has_specials(self) -> bool:
        return bool(specials_of(self))

    @property
    def follow_me(self) -> Doubles | None:
        return None if self.follow_me_doubles == "bidders_choice" else Doubles(self.follow_me_doubles)

    @property
    def are_declared(self) -> bool:
        """Special contracts are named after the auction."""
        return self.contracts == "declared"


def specials_of(options: FortyTwoOptions) -> tuple[Special, ...]:
    """The special contracts of these house rules."""
    played = (
        (Special.NEL_O, options.nel_o),
        (Special.SEVENS, options.sevens),
        (Special.PLUNGE, options.plunge),
        (Special.SPLASH, options.splash),
    )
    return tuple(special for special, is_played in played if is_played)


TARGETS: dict[Scoring, int] = {"marks": 7, "points": 250}
_TEXAS = FortyTwoOptions(
    all_pass="shaker_bids_30", nel_o=True, nel_o_doubles="bidders_choice", plunge=True, splash=True,
    contracts="declared", follow_me_doubles="bidders_choice",
)  # fmt: skip


def _preset(name: str, options: FortyTwoOptions, minutes: int = 35) -> Preset:
    return Preset("forty-two", name, options, (4,), minutes)


PRESETS = (
    _preset("forty-two", FortyTwoOptions()),
    _preset("special-bids", FortyTwoOptions(nel_o=True, plunge=True, splash=True)),
    _preset("by-points", FortyTwoOptions(scoring="points", target=TARGETS["points"]), 30),
    _preset("short", FortyTwoOptions(target=3, stop_early=True), 15),
    _preset("forced-bid", FortyTwoOptions(all_pass="shaker_bids_30")),
    _preset("texas", _TEXAS),
    _preset("texas-sevens", replace(_TEXAS, sevens=True), 30),
)
# Scored by points: marks would tell apart only who made the bid.
DAILY = (FortyTwoOptions(scoring="points", target=TARGETS["points"], all_pass="shaker_bids_30"),)
