"""Seventy-Nine: two sides of three bid for points in tricks, with two double-six sets (rules §4)."""

from functools import cache, partial

from bot.message import Message
from bot.rules.achievements import NEL_O, Achievement, Played
from bot.rules.game import Match
from bot.rules.help import HelpPage, PageRow, pages_of
from bot.rules.moves import Special
from bot.rules.pieces import Piece, double_set
from bot.rules.seventy_nine.options import PRESETS, TARGETS, SeventyNineOptions
from bot.rules.suits import Suit
from bot.rules.tricks.auction import Bidding
from bot.rules.tricks.bids import Auction, auction_of
from bot.rules.tricks.counts import CountGame, NamingDoublesByContract, nel_o_doubles, suits_under
from bot.rules.tricks.deal import Hand, TrickDeal
from bot.rules.tricks.declaring import NamingTrump
from bot.rules.tricks.game import PhaseRules, Traits
from bot.rules.tricks.help import trick_example, trick_facts
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


def _all_seventy_nine(played: Played, seat: int) -> bool:
    contract = played.bid_by(seat)
    return contract is not None and contract.bid.amount == 79


class SeventyNine(CountGame):
    """Seats alternate between the sides. A deal is worth 79: nine tricks, and 70 in tiles of five or ten pips."""

    name = "seventy-nine"
    title = Message("game-seventy-nine")
    credit = Message("game-seventy-nine.credit")
    options_type = SeventyNineOptions
    players = (6,)
    presets = PRESETS
    achievements = (Achievement("seventy-nine", "seventy-nine", _all_seventy_nine), NEL_O)
    traits = Traits(drawn_for="shuffler", trick_points=1)
    deal_points = HIGHEST
    targets = TARGETS

    def help(self, options: SeventyNineOptions, players: int) -> tuple[HelpPage, ...]:
        facts = trick_facts(self, options, players, doubles=options.nel_o_doubles)
        example = partial(trick_example, self, options)
        ones, twos = (partial(example, suits_under(trump), trick_points=1) for trump in (Suit.N1, Suit.N2))
        nel_o_caption = Message("seventy-nine-help-example-nel-o", nel_o_doubles=options.nel_o_doubles)
        nel_o = suits_under(None, nel_o_doubles(options))
        return pages_of(
            facts,
            PageRow("help-title-aim", ("help-what-a-trick-is", "seventy-nine-help-aim"),
                 twos("seventy-nine-help-example-aim", Suit.N5, "5-1 5-5 6-2 5-0 6-6 5-4")),
            PageRow("help-title-auction", ("seventy-nine-help-auction",), about=(Phase.BID, Phase.TRUMP)),
            PageRow("help-title-suits", ("seventy-nine-help-suits",),
                 ones("seventy-nine-help-example-suits", Suit.N5, "5-2 5-3 6-5 5-5 5-0 4-2")),
            PageRow("help-title-trick", ("seventy-nine-help-trick",),
                 twos("seventy-nine-help-example-trick", Suit.N2, "5-2 5-5 2-2 6-2 2-0 2-2"), (Phase.PLAY,)),
            PageRow("help-title-score", ("seventy-nine-help-score", "help-claims")),
            PageRow("help-title-playing-well", ("seventy-nine-help-playing-well",),
                 twos("forty-two-help-example-playing-well", Suit.N6, "6-6 6-1 6-4 6-3 6-0 5-5")),
            PageRow("help-title-nel-o",
                 ("seventy-nine-help-nel-o", "seventy-nine-help-nel-o-partners",
                  ("seventy-nine-help-nel-o-lead", "help-doubles"), "seventy-nine-help-nel-o-end"),
                 example(nel_o, nel_o_caption, Suit.N4, "4-2 4-0 4-4 6-6"),
                 (Special.NEL_O, Phase.DOUBLES), only_if=options.nel_o),
        )  # fmt: skip

    def phases(self, options: SeventyNineOptions) -> tuple[PhaseRules, ...]:
        return _phases(self)

    def deck(self, options: SeventyNineOptions, players: int) -> tuple[Piece, ...]:
        return TILES

    def open_hand(self, match: SeventyNineMatch, seat: int) -> Hand:
        """The hands of the Nel-O bidder's partners, from the first lead on."""
        face_up = match.options.nel_o_partners == "face_up" and match.deal.phase is Phase.PLAY
        return match.deal.hands[seat] if face_up and seat not in self.active(match) else ()


@cache
def _phases(game: SeventyNine) -> tuple[PhaseRules, ...]:
    return SeventyNineBidding(game), NamingTrump(game), NamingDoublesByContract(game), Playing(game)


SEVENTY_NINE = SeventyNine()
