"""The house rules and presets of Forty-Two (rules §6).

What the bid winner names after the auction, doubles low in follow me, and the forced bid are as in the Lechner Hall
rules (texas42.net); Sevens as there and in Jennifer Kelley's Great Book of Domino Games (dominorules.com).
"""

from dataclasses import dataclass, replace

from bot.rules.moves import Special
from bot.rules.options import OnOff, Preset, RuleSection, Setting, house_rule, number
from bot.rules.suits import Doubles
from bot.rules.tricks.counts import CountOptions, NelODoubles, Scoring


class AllPass(Setting):
    THROW_IN = "throw_in"
    SHAKER_BIDS_30 = "shaker_bids_30"


class Contracts(Setting):
    BID = "bid"
    DECLARED = "declared"


class NelOMinimum(Setting):
    ONE_MARK = "one_mark"
    TWO_MARKS = "two_marks"


@dataclass(frozen=True, slots=True)
class FortyTwoOptions(CountOptions):
    """By marks unless otherwise agreed. By points there is no stopping early: all that is taken counts."""

    scoring: Scoring = house_rule(RuleSection.SCORE, Scoring.MARKS)
    target: int = number(RuleSection.MATCH, 7, (7, 250, 3), most=1000)
    all_pass: AllPass = house_rule(RuleSection.DEAL, AllPass.THROW_IN)
    stop_early: OnOff = house_rule(RuleSection.DEAL, OnOff.OFF, "by_marks")
    plunge: OnOff = house_rule(RuleSection.PLAY, OnOff.OFF)
    splash: OnOff = house_rule(RuleSection.PLAY, OnOff.OFF)
    sevens: OnOff = house_rule(RuleSection.PLAY, OnOff.OFF)
    contracts: Contracts = house_rule(RuleSection.PLAY, Contracts.BID, "has_specials")
    nel_o_minimum: NelOMinimum = house_rule(RuleSection.PLAY, NelOMinimum.ONE_MARK, "has_nel_o")
    follow_me_doubles: NelODoubles = house_rule(RuleSection.PLAY, NelODoubles.HIGH, values_of="nel_o_doubles")

    @property
    def by_marks(self) -> bool:
        return self.scoring is Scoring.MARKS

    @property
    def has_specials(self) -> bool:
        """Whether there are special contracts."""
        return bool(specials_of(self))

    @property
    def follow_me(self) -> Doubles | None:
        is_chosen = self.follow_me_doubles is NelODoubles.BIDDERS_CHOICE
        return None if is_chosen else Doubles(self.follow_me_doubles.value)

    @property
    def are_declared(self) -> bool:
        """Whether special contracts are named after the auction."""
        return self.contracts is Contracts.DECLARED


def specials_of(options: FortyTwoOptions) -> tuple[Special, ...]:
    """The special contracts of these house rules."""
    played = (
        (Special.NEL_O, options.has_nel_o),
        (Special.SEVENS, options.sevens is OnOff.ON),
        (Special.PLUNGE, options.plunge is OnOff.ON),
        (Special.SPLASH, options.splash is OnOff.ON),
    )
    return tuple(special for special, is_played in played if is_played)


TARGETS = {Scoring.MARKS: 7, Scoring.POINTS: 250}
_MARKS = FortyTwoOptions()
_TEXAS = FortyTwoOptions(
    all_pass=AllPass.SHAKER_BIDS_30, nel_o=OnOff.ON, nel_o_doubles=NelODoubles.BIDDERS_CHOICE, plunge=OnOff.ON,
    splash=OnOff.ON, contracts=Contracts.DECLARED, follow_me_doubles=NelODoubles.BIDDERS_CHOICE,
)  # fmt: skip


def _preset(name: str, options: FortyTwoOptions, minutes: int = 35) -> Preset:
    return Preset("forty-two", name, options, (4,), minutes)


PRESETS = (
    _preset("forty-two", _MARKS),
    _preset("special-bids", replace(_MARKS, nel_o=OnOff.ON, plunge=OnOff.ON, splash=OnOff.ON)),
    _preset("by-points", replace(_MARKS, scoring=Scoring.POINTS, target=TARGETS[Scoring.POINTS]), 30),
    _preset("short", replace(_MARKS, target=3, stop_early=OnOff.ON), 15),
    _preset("forced-bid", replace(_MARKS, all_pass=AllPass.SHAKER_BIDS_30)),
    _preset("texas", _TEXAS),
    _preset("texas-sevens", replace(_TEXAS, sevens=OnOff.ON), 30),
)
