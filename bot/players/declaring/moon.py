"""Bidding, the kitty and trump in Moon, by the expected tricks under each trump."""

from functools import lru_cache, partial

from bot.players.declaring.count_hand import likely_bid, plain_bids
from bot.players.declaring.trick_hand import Hand, TrickSet, Weights, best_trump, choose_swap
from bot.players.sampling import chance_of
from bot.rules.moon.game import MOON, TRICKS, suits_of
from bot.rules.moon.options import MoonOptions
from bot.rules.moves import Kitty, Move, Trump
from bot.rules.pieces import Piece
from bot.rules.suits import Suit
from bot.rules.tricks.declaring import NamingTrump
from bot.rules.view import Phase, View

FAIR = 0.5  # the least chance of success for the lowest bid
SURE = 0.7  # for a higher one
SURE_MOON = 0.5  # and for the moon
CAUTION = 1.0  # a beginner expects this number of tricks less
WITH_KITTY = Weights(-0.14, (-0.13, 1.36, 0.73, 0.20, 0.06), 1.04)
WITHOUT = Weights(0.10, (-0.33, 1.43, 0.82, 0.12, 0.07), 0.89)
FROM_KITTY = 0.85  # the tricks that the kitty is worth


def declare(view: View, *, is_beginner: bool = False) -> Move:
    """The viewer's decision; a beginner bids less. Raises TypeError if there is none, or in another game."""
    if view.ask is None:
        raise TypeError("the view asks for no move")
    hand = tuple(shown.piece for shown in view.hand if shown.piece is not None)
    options, board = view.options_as(MoonOptions), view.trick_board
    of, weights = set_of(options), WITH_KITTY if options.has_kitty else WITHOUT
    if view.phase is Phase.BID:
        expected = best_trump(hand, of, weights)[1] + FROM_KITTY * options.has_kitty - CAUTION * is_beginner
        *plain, moon = plain_bids(view)  # the moon is always on offer: it ends the auction
        if chance_of(TRICKS, expected, weights.spread) >= SURE_MOON:
            return moon
        return likely_bid(view, plain, expected, weights.spread, FAIR, SURE)
    if view.phase is Phase.KITTY and (kitty := board.kitty[0].piece) is not None:
        return swap(options, hand, kitty, of.trumps if options.kitty == "before_trump" else (board.trump,))
    return Trump(best_trump(hand, of, weights)[0])


def swap(options: MoonOptions, hand: Hand, kitty: Piece, trumps: tuple[Suit | None, ...]) -> Kitty:
    """The swap with the kitty under the best of these trumps."""
    return choose_swap(hand, kitty, set_of(options)._replace(trumps=trumps), WITH_KITTY)


@lru_cache(maxsize=32)
def set_of(options: MoonOptions) -> TrickSet:
    """The set under house rules."""
    naming = next(rules for rules in MOON.phases(options) if isinstance(rules, NamingTrump))
    deck = MOON.deck(options, MOON.players[0])
    return TrickSet(deck, MOON.players[0] - 1, naming.offered(options, MOON.players[0]), partial(suits_of, options))
