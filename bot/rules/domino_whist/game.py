"""Domino Whist: bid for tricks, name trump, and take as many as you bid (rules §2). Invented by Howard Fosdick."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial

from bot.message import Message, Text
from bot.rules.achievements import Achievement, Played
from bot.rules.boards import Contract
from bot.rules.domino_whist.options import DAILY, PRESETS, DominoWhistOptions
from bot.rules.events import ContractPlayed, DealResult
from bot.rules.game import Match
from bot.rules.help import HelpPage, PageRow, pages_of
from bot.rules.moves import Bid
from bot.rules.pieces import Tile, double_set
from bot.rules.suits import DominoSuits, Suit
from bot.rules.tricks.auction import Bidding
from bot.rules.tricks.bids import Auction, auction_of
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.declaring import NamingTrump, TakingKitty
from bot.rules.tricks.game import PhaseRules, Traits, TrickGame
from bot.rules.tricks.help import trick_example, trick_facts
from bot.rules.tricks.phases import ACROSS, HOLD, LEFT, RIGHT, Passing, Playing
from bot.rules.tricks.view import trick_views
from bot.rules.view import Phase, View

WhistMatch = Match[DominoWhistOptions, TrickDeal]
HIGHEST = {3: 7, 4: 8, 5: 9}  # the highest number of the set, by the number of players
DECKS = {players: double_set(highest) for players, highest in HIGHEST.items()}


class WhistBidding(Bidding):
    """An auction for tricks, round after round, from the dealer's left (rules §2.2)."""

    def terms(self, match: WhistMatch) -> Auction:
        lowest, all_tricks = match.options.lowest_bid(match.players), self.game.hand_size(match.options, match.players)
        may_rebid = match.options.rebid_after_pass
        first = (match.deal.first + 1) % match.players
        return auction_of(first, match.players, range(lowest, all_tricks + 1), may_rebid=may_rebid)

    def amount(self, match: WhistMatch, amount: int) -> Message:
        return Message("choice-bid-tricks", amount=amount)

    def all_passed(self, match: WhistMatch) -> Contract | None:
        if match.options.all_pass == "throw_in":
            return None
        return Contract(match.deal.first, Bid(match.options.lowest_bid(match.players)))


def contract_scores(bid: int, side: int, won: int, taken: Sequence[int]) -> Sequence[int]:
    """Each side's score for its tricks (rules §2): of the side that bid, `won` tricks count for the bid."""
    made = (bid if won >= bid else -bid) + taken[side] - won
    return [made if number == side else tricks for number, tricks in enumerate(taken)]


def _every_trick(played: Played, seat: int) -> bool:
    return played.deal.taken[played.sides[seat]] == played.tricks


def _called(played: Played, seat: int) -> bool:
    contract = played.bid_by(seat)
    return contract is not None and contract.bid.amount == played.tricks


class DominoWhist(TrickGame):
    """The highest bidder scores the bid, or loses it; everyone else scores their tricks."""

    name = "domino-whist"
    title = Message("game-domino-whist")
    credit = Message("game-domino-whist.credit")
    options_type = DominoWhistOptions
    players = (4, 3, 5)
    presets = PRESETS
    daily = DAILY
    achievements = (
        Achievement("every-trick", "domino-whist", _every_trick),
        Achievement("called", "domino-whist", _called),
    )
    low_wins = False
    traits = Traits(drawn_for="dealer", counts_tricks=True)

    def aim(self, options: DominoWhistOptions, players: int) -> Text:
        target = options.goes_to(players)
        sides = Message("game-domino-whist.aim-partners", target=target)
        return sides if options.in_partners else Message("game-domino-whist.aim", target=target)

    def help(self, options: DominoWhistOptions, players: int) -> tuple[HelpPage, ...]:
        deck = self.deck(options, players)
        has_kitty = len(deck) > players * self.hand_size(options, players)
        highest = max(tile.high for tile in deck)
        facts = trick_facts(self, options, players, highest=highest, bid=options.lowest_bid(players))
        example = partial(trick_example, self, options, DominoSuits())
        twos = partial(trick_example, self, options, DominoSuits(trump=Suit.N2))
        score = ("domino-whist-help-score-partners", "domino-whist-help-score-others")
        return pages_of(
            facts,
            PageRow("help-title-aim",
                 ("help-what-a-trick-is", "domino-whist-help-aim", "dominoes-help-deal", "help-sides"),
                 example("domino-whist-help-example-aim", Suit.N6, "6-5 6-6 6-1 7-3")),
            PageRow("help-title-auction",
                 ("domino-whist-help-pass" if options.passing else None, "domino-whist-help-dealer",
                  "domino-whist-help-bids", ("domino-whist-help-lowest", "domino-whist-help-pass-out"),
                  "domino-whist-help-auction-ends",
                  "help-all-pass-redeal" if options.all_pass == "throw_in" else "domino-whist-help-all-pass-dealer"),
                 about=(Phase.PASS, Phase.BID)),
            PageRow("domino-whist-help-title-kitty", ("domino-whist-help-kitty", "domino-whist-help-trump"),
                 about=(Phase.KITTY, Phase.TRUMP), only_if=has_kitty),
            PageRow("help-title-trump", ("domino-whist-help-trump",), about=(Phase.KITTY, Phase.TRUMP),
                 only_if=not has_kitty),
            PageRow("help-title-suits", ("domino-whist-help-suits",),
                 example("domino-whist-help-example-suits", Suit.N6, "6-4 6-0 7-6 5-5")),
            PageRow("domino-whist-help-title-trump-tiles", ("domino-whist-help-trump-tiles",),
                 twos("domino-whist-help-example-trump-tiles", Suit.N4, "6-4 4-2 4-4 7-5")),
            PageRow("help-title-trick", ("domino-whist-help-trick",),
                 twos("domino-whist-help-example-trick", Suit.DOUBLES, "5-5 2-2 7-7 6-1"), (Phase.PLAY,)),
            PageRow("help-title-score",
                 (*(score if options.in_partners else ("domino-whist-help-score",)), "domino-whist-help-end",
                  "help-claims")),
            PageRow("help-title-playing-well", ("domino-whist-help-playing-well",),
                 twos("domino-whist-help-example-playing-well", Suit.N2, "6-2 4-2 2-2 2-0")),
        )  # fmt: skip

    def settled(self, options: DominoWhistOptions, players: int) -> DominoWhistOptions:
        return replace(options, target=options.goes_to(players))

    def phases(self, options: DominoWhistOptions) -> tuple[PhaseRules, ...]:
        return _phases(self, options.passing)

    def deck(self, options: DominoWhistOptions, players: int) -> tuple[Tile, ...]:
        return DECKS[players]

    def score(self, match: WhistMatch) -> DealResult:
        contract = match.deal.contract
        if contract is None or contract.bid.amount is None:
            raise ValueError("a deal is played under a contract")
        bid, won = contract.bid.amount, self._contract_tricks(match, contract)
        bidders = self.sides(match.options, match.players)[contract.seat]
        scored = contract_scores(bid, bidders, won, self.taken(match))
        remark = ContractPlayed(contract.seat, contract.bid, won >= bid, won)
        return self.result(match, scored, remarks=(remark,))

    def contract_progress(self, match: WhistMatch) -> tuple[int, int] | None:
        contract = match.deal.contract
        return (self._contract_tricks(match, contract), contract.bid.amount or 0) if contract else None

    def _contract_tricks(self, match: WhistMatch, contract: Contract) -> int:
        """The tricks that count towards a contract: the bidder's, and the partner's unless each bids for themselves."""
        if match.options.contract == "individual":
            return match.deal.won.count(contract.seat)
        return self.taken(match)[self.sides(match.options, match.players)[contract.seat]]

    def winners(self, match: WhistMatch, result: DealResult) -> tuple[int, ...] | None:
        best = super().winners(match, result)
        return best if best is not None and len(best) == 1 else None

    def showing(self, match: WhistMatch) -> Callable[[int | None], View]:
        return trick_views(self, match)


@cache
def _phases(game: DominoWhist, passing: bool) -> tuple[PhaseRules, ...]:
    naming = NamingTrump(game, doubles=True, no_trump=True)
    phases = WhistBidding(game), TakingKitty(game), naming, Playing(game)
    return (Passing(game, (RIGHT, LEFT, HOLD), (LEFT, RIGHT, ACROSS, HOLD)), *phases) if passing else phases


DOMINO_WHIST = DominoWhist()
