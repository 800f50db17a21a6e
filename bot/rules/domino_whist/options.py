"""The house rules and presets of Domino Whist (rules §2)."""

from dataclasses import dataclass
from typing import Literal

from bot.rules.options import OFF_ON, Options, Preset, number, rule, switch

USUAL = 0  # the target that goes with the number of players


@dataclass(frozen=True, slots=True)
class DominoWhistOptions(Options):
    """`contract`: the tricks that count towards a bid, of the side or of the bidder alone."""

    partners: bool = switch("match")
    passing: bool = switch("deal", OFF_ON)
    rebid_after_pass: bool = switch("deal", OFF_ON)
    contract: Literal["side", "individual"] = rule("score", "side", only_if="partners")
    all_pass: Literal["throw_in", "dealer_takes_minimum"] = rule("deal", "throw_in")
    target: int = number("match", USUAL, (USUAL, 20, 25, 30, 50), most=1000, usual="domino-whist")

    def lowest_bid(self, players: int) -> int:
        """The bid from which the auction begins; 0 where there is no minimum."""
        return 4 if players == 3 or self.partners else 0

    def goes_to(self, players: int) -> int:
        """The points that win the match."""
        return self.target or (25 if players == 3 else 30 if self.partners else 20)


def _preset(name: str, options: DominoWhistOptions, minutes: int) -> Preset:
    return Preset("domino-whist", name, options, (4,) if options.partners else (4, 3, 5), minutes)


PRESETS = (
    _preset("whist", DominoWhistOptions(), 30),
    _preset("partners", DominoWhistOptions(partners=True), 40),
    _preset("passing", DominoWhistOptions(passing=True), 35),
    _preset("partners-passing", DominoWhistOptions(partners=True, passing=True), 40),
    _preset("partners-own-bids", DominoWhistOptions(partners=True, contract="individual"), 35),
    _preset("dealer-plays", DominoWhistOptions(all_pass="dealer_takes_minimum"), 30),
)
DAILY = (
    DominoWhistOptions(partners=True, all_pass="dealer_takes_minimum"),
    DominoWhistOptions(all_pass="dealer_takes_minimum"),
)
