"""The house rules and presets of Domino Whist (rules §2)."""

from dataclasses import dataclass

from bot.rules.options import OnOff, Options, Partners, Preset, RuleSection, Setting, house_rule, number

USUAL = 0  # the target that goes with the number of players


class WhoseTricks(Setting):
    SIDE = "side"
    INDIVIDUAL = "individual"


class PassOut(Setting):
    THROW_IN = "throw_in"
    DEALER_TAKES_MINIMUM = "dealer_takes_minimum"


@dataclass(frozen=True, slots=True)
class DominoWhistOptions(Options):
    """`contract` says whose tricks count towards a partner's bid."""

    partners: Partners = house_rule(RuleSection.MATCH, Partners.NO)
    passing: OnOff = house_rule(RuleSection.DEAL, OnOff.OFF)
    rebid_after_pass: OnOff = house_rule(RuleSection.DEAL, OnOff.OFF)
    contract: WhoseTricks = house_rule(RuleSection.SCORE, WhoseTricks.SIDE, "in_partners")
    all_pass: PassOut = house_rule(RuleSection.DEAL, PassOut.THROW_IN)
    target: int = number(RuleSection.MATCH, USUAL, (USUAL, 20, 25, 30, 50), most=1000, usual="domino-whist")

    @property
    def in_partners(self) -> bool:
        return self.partners is Partners.YES

    def lowest_bid(self, players: int) -> int:
        """The bid from which the auction begins; 0 where there is no minimum."""
        return 4 if players == 3 or self.in_partners else 0

    def goes_to(self, players: int) -> int:
        """The points that win the match."""
        return self.target or (25 if players == 3 else 30 if self.in_partners else 20)


def _preset(name: str, options: DominoWhistOptions, minutes: int) -> Preset:
    return Preset("domino-whist", name, options, (4,) if options.in_partners else (4, 3, 5), minutes)


PRESETS = (
    _preset("whist", DominoWhistOptions(), 30),
    _preset("partners", DominoWhistOptions(Partners.YES), 40),
    _preset("passing", DominoWhistOptions(passing=OnOff.ON), 35),
    _preset("partners-passing", DominoWhistOptions(Partners.YES, OnOff.ON), 40),
    _preset("partners-own-bids", DominoWhistOptions(Partners.YES, contract=WhoseTricks.INDIVIDUAL), 35),
    _preset("dealer-plays", DominoWhistOptions(all_pass=PassOut.DEALER_TAKES_MINIMUM), 30),
)
