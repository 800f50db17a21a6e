"""Two small games of one deal, for what the shared code offers games that are not there yet."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.rules.boards import Contract
from bot.rules.events import DealResult
from bot.rules.game import Match
from bot.rules.moves import Bid
from bot.rules.options import Options, Preset, RuleSection, Setting, house_rule, number
from bot.rules.pieces import Piece, double_set
from bot.rules.shuffle import Draws
from bot.rules.suits import DominoSuits, Doubles, SuitSystem
from bot.rules.tricks.auction import Bidding
from bot.rules.tricks.bids import Auction
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.declaring import NamingTrump, TakingKitty
from bot.rules.tricks.game import PhaseRules, Traits, TrickGame
from bot.rules.tricks.phases import Playing
from bot.rules.tricks.view import trick_views
from bot.rules.view import View


class AllPass(Setting):
    THROWN_IN = "thrown_in"
    DEALER_TAKES_MINIMUM = "dealer_takes_minimum"


@dataclass(frozen=True, slots=True)
class SmallOptions(Options):
    all_pass: AllPass = house_rule(RuleSection.DEAL, AllPass.THROWN_IN)
    target: int = number(RuleSection.MATCH, 1, (1,), most=9)
    lowest: int = number(RuleSection.DEAL, 0, (0,), least=0, most=3)


SmallMatch = Match[SmallOptions, TrickDeal]


class SmallGame(TrickGame):
    """What the two have in common: one deal, seat 0 first, no help from outside."""

    credit = ""
    options_type = SmallOptions
    presets = (Preset("small", "plain", SmallOptions(), ()),)
    low_wins = False
    traits = Traits(trick_points=1)

    def score(self, match: SmallMatch) -> DealResult:
        return self.result(match, self.taken(match))

    def first_dealer(self, options: SmallOptions, players: int, seed: bytes) -> tuple[int, Draws]:
        return 0, ()

    def showing(self, match: SmallMatch) -> Callable[[int | None], View]:
        return trick_views(self, match)


class SmallBidding(Bidding):
    def terms(self, game: TrickGame, match: SmallMatch) -> Auction:
        return Auction((match.deal.first + 1) % 3, 3, range(match.options.lowest, 4))

    def all_passed(self, game: TrickGame, match: SmallMatch) -> Contract | None:
        if match.options.all_pass is AllPass.THROWN_IN:
            return None
        return Contract(match.deal.first, Bid(match.options.lowest))


class SmallWhist(SmallGame):
    """Three players, the double-three set, three tiles each and one in the kitty."""

    name = "small-whist"
    title = "Small Whist"
    players = (3,)

    def phases(self, options: SmallOptions) -> tuple[PhaseRules, ...]:
        return SmallBidding(), TakingKitty(), NamingTrump(doubles=True, no_trump=True), Playing()

    def deck(self, options: SmallOptions, players: int) -> tuple[Piece, ...]:
        return double_set(3)

    def hand_size(self, options: SmallOptions, players: int) -> int:
        return 3

    def score(self, match: SmallMatch) -> DealResult:
        taken = self.taken(match)
        contract = match.deal.contract
        assert contract is not None
        bid = contract.bid.amount or 0
        made = bid if taken[contract.seat] >= bid else -bid
        scored = tuple(made if seat == contract.seat else tricks for seat, tricks in enumerate(taken))
        return self.result(match, scored)


class SixBidding(Bidding):
    def terms(self, game: TrickGame, match: SmallMatch) -> Auction:
        return Auction((match.deal.first + 1) % 6, 6, range(50, 80), one_round=True, nel_o=True)


class SixHanded(SmallGame):
    """Six players in two sides, two double-six sets, nine tiles each and two never seen."""

    name = "six-handed"
    title = "Six-handed"
    players = (6,)

    def phases(self, options: SmallOptions) -> tuple[PhaseRules, ...]:
        return SixBidding(), NamingTrump(), Playing()

    def deck(self, options: SmallOptions, players: int) -> tuple[Piece, ...]:
        return double_set(6, copies=2)

    def hand_size(self, options: SmallOptions, players: int) -> int:
        return 9

    def suits(self, match: SmallMatch) -> SuitSystem:
        trump = match.deal.trump.suit if match.deal.trump else None
        return DominoSuits(Doubles.HIGH, trump, lead_higher_end=True)

    def active(self, match: SmallMatch) -> tuple[int, ...]:
        contract = match.deal.contract
        if contract is None or not contract.bid.nel_o:
            return super().active(match)
        return tuple(seat for seat in range(6) if seat == contract.seat or (seat - contract.seat) % 2)

    def sides(self, options: SmallOptions, players: int) -> tuple[int, ...]:
        return 0, 1, 0, 1, 0, 1

    def worths(self, options: SmallOptions) -> Mapping[Piece, int]:
        return {tile: tile.pips for tile in double_set(6) if tile.pips in (5, 10)}


SMALL_WHIST, SIX_HANDED = SmallWhist(), SixHanded()
