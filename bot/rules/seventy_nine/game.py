"""Seventy-Nine: two sides of three bid for points in tricks, with two double-six sets (rules §4)."""

from functools import cached_property

from bot.message import Message
from bot.rules.game import Match
from bot.rules.help import HelpPage
from bot.rules.pieces import Piece, double_set
from bot.rules.seventy_nine.help import help_pages
from bot.rules.seventy_nine.options import PRESETS, TARGETS, SeventyNineOptions
from bot.rules.tricks.auction import Bidding
from bot.rules.tricks.bids import Auction, auction_of
from bot.rules.tricks.counts import CountGame, NamingDoublesByContract
from bot.rules.tricks.deal import Hand, TrickDeal
from bot.rules.tricks.declaring import NamingTrump
from bot.rules.tricks.game import PhaseRules, Traits
from bot.rules.tricks.phases import Playing
from bot.rules.view import Phase

TILES = double_set(6, copies=2)
LOWEST, HIGHEST = 50, 79

SeventyNineMatch = Match[SeventyNineOptions, TrickDeal]


class SeventyNineBidding(Bidding):
    """One round, from the shuffler's left to the shuffler (rules §4.1)."""

    def terms(self, match: SeventyNineMatch) -> Auction:
        first, nel_o = (match.deal.first + 1) % match.players, match.options.nel_o
        return auction_of(first, match.players, range(LOWEST, HIGHEST + 1), one_round=True, nel_o=nel_o)


class SeventyNine(CountGame):
    """Seats alternate between the sides. A deal is worth 79: nine tricks, and 70 in tiles of five or ten pips."""

    name = "seventy-nine"
    title = Message("game-seventy-nine")
    credit = Message("game-seventy-nine.credit")
    options_type = SeventyNineOptions
    players = (6,)
    presets = PRESETS
    traits = Traits(drawn_for="shuffler", trick_points=1)
    deal_points = HIGHEST
    targets = TARGETS

    def help(self, options: SeventyNineOptions, players: int) -> tuple[HelpPage, ...]:
        return help_pages(self, options, players)

    def phases(self, options: SeventyNineOptions) -> tuple[PhaseRules, ...]:
        return self._phases

    @cached_property
    def _phases(self) -> tuple[PhaseRules, ...]:
        return SeventyNineBidding(self), NamingTrump(self), NamingDoublesByContract(self), Playing(self)

    def deck(self, options: SeventyNineOptions, players: int) -> tuple[Piece, ...]:
        return TILES

    def open_hand(self, match: SeventyNineMatch, seat: int) -> Hand:
        """The hands of the Nel-O bidder's partners, from the first lead on."""
        face_up = match.options.nel_o_partners == "face_up" and match.deal.phase is Phase.PLAY
        return match.deal.hands[seat] if face_up and seat not in self.active(match) else ()


SEVENTY_NINE = SeventyNine()
