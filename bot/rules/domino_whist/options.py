"""The house rules and presets of Domino Whist (rules §2)."""

from dataclasses import dataclass

from bot.rules.options import Options, Part, Partners, Preset, Setting, house_rule, number

USUAL = 0  # the target that goes with the number of players


class PassTiles(Setting):
    OFF = "off", "none", "No tiles are passed."
    ON = (
        "on", "three tiles",
        "Before the auction three tiles are passed: right, left, none; with four left, right, across, none.",
    )  # fmt: skip


class RebidAfterPass(Setting):
    OFF = "off", "out of the auction", "Whoever has passed is out of this auction."
    ON = "on", "may bid again", "Whoever has passed may bid again while the bidding goes on."


class WhoseTricks(Setting):
    SIDE = "side", "count towards the bid", "Both partners' tricks make a bid, and only the bid is scored."
    INDIVIDUAL = (
        "individual", "count 1 each",
        "The bidder's own tricks make a bid; the partner's tricks count 1 each, whatever comes of it.",
    )  # fmt: skip


class AllPass(Setting):
    THROW_IN = "throw_in", "thrown in", "Where nobody bids the deal is thrown in, and the next dealer deals."
    DEALER_TAKES_MINIMUM = (
        "dealer_takes_minimum", "the dealer plays",
        "Where nobody bids the dealer plays for the lowest bid: 4, or 0 where there is no minimum.",
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class DominoWhistOptions(Options):
    """`contract` says whose tricks count towards a partner's bid."""

    partners: Partners = house_rule("Partners", Part.MATCH, Partners.NO)
    passing: PassTiles = house_rule("Passing", Part.DEAL, PassTiles.OFF)
    rebid_after_pass: RebidAfterPass = house_rule("After a pass", Part.DEAL, RebidAfterPass.OFF)
    contract: WhoseTricks = house_rule("Partner's tricks", Part.SCORE, WhoseTricks.SIDE, ("partners", Partners.YES))
    all_pass: AllPass = house_rule("All pass", Part.DEAL, AllPass.THROW_IN)
    target: int = number(
        "Ends at", Part.MATCH, USUAL, "The first to reach {} points wins.", (USUAL, 20, 25, 30, 50), most=1000,
        words={USUAL: ("20, 25 or 30", "Three players go to 25, partners to 30, four or five alone to 20.")},
    )  # fmt: skip

    @property
    def in_partners(self) -> bool:
        return self.partners is Partners.YES

    def lowest_bid(self, players: int) -> int:
        """The bid from which the auction begins; 0 where there is no minimum."""
        return 4 if players == 3 or self.in_partners else 0

    def goes_to(self, players: int) -> int:
        """The points that win the match."""
        return self.target or (25 if players == 3 else 30 if self.in_partners else 20)


PRESETS = (
    Preset(
        "whist", "Whist",
        "Everybody alone: three play to 25, four or five to 20.",
        DominoWhistOptions(), (4, 3, 5), 30,
    ),
    Preset(
        "partners", "Whist partners",
        "Two against two, the lowest bid is 4; to 30.",
        DominoWhistOptions(Partners.YES), (4,), 40,
    ),
    Preset(
        "passing", "Whist with passing",
        "Everybody alone; before the auction three tiles are passed, to another seat each deal.",
        DominoWhistOptions(passing=PassTiles.ON), (4, 3, 5), 35,
    ),
    Preset(
        "partners-passing", "Whist partners with passing",
        "Two against two; three tiles are passed left, right, across, then not at all. To 30.",
        DominoWhistOptions(Partners.YES, PassTiles.ON), (4,), 40,
    ),
    Preset(
        "partners-own-bids", "Whist partners, own bids",
        "Two against two, but a bid is made by the bidder's own tricks; the partner's count 1 each. To 30.",
        DominoWhistOptions(Partners.YES, contract=WhoseTricks.INDIVIDUAL), (4,), 35,
    ),
    Preset(
        "dealer-plays", "Whist, the dealer plays",
        "Everybody alone; where all pass, the dealer plays for the lowest bid.",
        DominoWhistOptions(all_pass=AllPass.DEALER_TAKES_MINIMUM), (4, 3, 5), 30,
    ),
)  # fmt: skip
