"""Forty-Two: two sides bid for the points of seven tricks, or for marks, with one double-six set (rules §6)."""

from collections.abc import Callable
from functools import cache

from bot.rules.boards import Contract
from bot.rules.forty_two.help import aim, help_pages
from bot.rules.forty_two.options import PRESETS, TARGETS, AllPass, FortyTwoOptions, Plunge, Splash, StopEarly
from bot.rules.game import Match
from bot.rules.grammar import counted
from bot.rules.moves import Bid, Special
from bot.rules.pieces import Piece, Tile, double_set
from bot.rules.tricks.auction import Bidding
from bot.rules.tricks.bids import Auction, leading
from bot.rules.tricks.counts import CountGame, NelO, NelODoubles, Scoring
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.declaring import NamingDoubles, NamingTrump
from bot.rules.tricks.game import PhaseRules, TrickGame
from bot.rules.tricks.phases import Playing
from bot.rules.tricks.view import trick_views
from bot.rules.view import HelpPage, View

TILES = double_set(6)
LOWEST, MARK = 30, 42
MARKS = range(MARK, 8 * MARK, MARK)  # four bids reach no further
DOUBLES_FOR = {Special.PLUNGE: 4, Special.SPLASH: 3}  # that a hand must have to bid these
AMOUNTS = (*range(LOWEST, MARK), *MARKS)

FortyTwoMatch = Match[FortyTwoOptions, TrickDeal]


class FortyTwoBidding(Bidding):
    """One round, the shaker last: points, then marks step by step; special bids for those who may (rules §6.1)."""

    def terms(self, game: TrickGame, match: FortyTwoMatch) -> Auction:
        return _auction((match.deal.first + 1) % match.players, match.players, match.options.nel_o is NelO.ON)

    def by_hand(self, game: TrickGame, match: FortyTwoMatch, seat: int) -> tuple[Bid, ...]:
        doubles = sum(isinstance(tile, Tile) and tile.is_double for tile in match.deal.hands[seat])
        best = leading(match.deal.bids)
        over = (best[1].amount or 0) // MARK * MARK + MARK if best else 0
        plunge = match.options.plunge is Plunge.ON and doubles >= DOUBLES_FOR[Special.PLUNGE]
        splash = match.options.splash is Splash.ON and doubles >= DOUBLES_FOR[Special.SPLASH]
        return (
            *([Bid(max(4 * MARK, over), Special.PLUNGE)] if plunge else ()),
            *([Bid(max(2 * MARK, over), Special.SPLASH)] if splash else ()),
        )

    def amount(self, game: TrickGame, match: FortyTwoMatch, amount: int) -> str:
        """As many points as there are, and more, are bid in marks: "2 marks (84)"."""
        if match.options.scoring is Scoring.POINTS or amount < MARK:
            return super().amount(game, match, amount)
        return f"{counted(amount // MARK, 'mark')} ({amount})"

    def all_passed(self, game: TrickGame, match: FortyTwoMatch) -> Contract | None:
        is_bid = match.options.all_pass is AllPass.SHAKER_BIDS_30
        return Contract(match.deal.first, Bid(LOWEST)) if is_bid else None


@cache
def _auction(first: int, players: int, nel_o: bool) -> Auction:
    return Auction(first, players, AMOUNTS, one_round=True, nel_o=nel_o, highest_jump=2 * MARK, nel_o_amounts=MARKS)


_PHASES = (FortyTwoBidding(), NamingTrump(doubles=True, no_trump=True), Playing())
PHASES = dict.fromkeys(NelODoubles, _PHASES) | {
    NelODoubles.BIDDERS_CHOICE: (*_PHASES[:-1], NamingDoubles(), _PHASES[-1]),
}


class FortyTwo(CountGame):
    """Opposite seats are a side. A deal has 42 points: seven tricks, and 35 in tiles of five or ten pips."""

    name = "forty-two"
    title = "Forty-Two"
    credit = "The traditional partnership game of Texas, for four players and one set of dominoes."
    options_type = FortyTwoOptions
    players = (4,)
    presets = PRESETS
    drawn_for = "shaker"
    deal_points = MARK
    targets = TARGETS

    def aim(self, options: FortyTwoOptions, players: int) -> str:
        return aim(options)

    def help(self, options: FortyTwoOptions, players: int) -> tuple[HelpPage, ...]:
        return help_pages(self, options)

    def phases(self, options: FortyTwoOptions) -> tuple[PhaseRules, ...]:
        return PHASES[options.nel_o_doubles]

    def deck(self, options: FortyTwoOptions, players: int) -> tuple[Piece, ...]:
        return TILES

    def declarer(self, match: FortyTwoMatch) -> int | None:
        """The bid winner; the partner, where a plunge or a splash was bid (rules §6.6)."""
        contract = match.deal.contract
        if contract is None or contract.bid.special not in (Special.PLUNGE, Special.SPLASH):
            return super().declarer(match)
        return (contract.seat + 2) % match.players

    def deal_is_over(self, match: FortyTwoMatch) -> bool:
        """As in Seventy-Nine; by marks, where it may stop early, also once the bid is surely made or surely set."""
        stops_early = match.options.stop_early is StopEarly.ON
        return super().deal_is_over(match) or (stops_early and self.is_decided(match))

    def showing(self, match: FortyTwoMatch) -> Callable[[int | None], View]:
        return trick_views(self, match)


FORTY_TWO = FortyTwo()
