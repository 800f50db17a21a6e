"""Passing, bidding, the kitty and trump in Domino Whist, by the expected tricks under each trump."""

from functools import cache
from itertools import combinations

from bot.players.declaring.trick_hand import Hand, TrickSet, Weights, best_trump, choose_bid, choose_swap, features
from bot.rules.domino_whist.game import DECKS
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.moves import Bid, Move, Pass, Trump
from bot.rules.suits import Suit, usual_suits
from bot.rules.tricks.bids import leading
from bot.rules.view import Phase, View

PASSING = 0.5  # the value of passing in the auction, as a share of my side's even part of the tricks
TRUST = 0.5  # the value of passing over my partner's bid, as a share of the bid
CAUTION = 1.5  # a beginner expects this number of tricks less


def declare(view: View, *, is_beginner: bool = False) -> Move:
    """The viewer's decision; a beginner bids less. Raises TypeError if there is none, or in another game."""
    if view.ask is None:
        raise TypeError("the view asks for no move")
    hand = tuple(shown.piece for shown in view.hand if shown.piece is not None)
    of, weights = set_of(len(view.seats)), weights_for(view.options_as(DominoWhistOptions), len(view.seats))
    if view.ask.pick:
        return choose_pass(hand, view.ask.pick, of, weights)
    if view.phase is Phase.BID:
        moves = [choice.move for choice in view.ask.choices]
        bids = [move for move in moves if isinstance(move, Bid) and move.amount is not None]
        expected = best_trump(hand, of, weights)[1] - CAUTION * is_beginner
        return choose_bid(bids, expected, weights.spread, _expected_by_passing(view, len(hand)))
    if view.phase is Phase.KITTY and (kitty := view.trick_board.kitty[0].piece) is not None:
        return choose_swap(hand, kitty, of, weights)
    return Trump(best_trump(hand, of, weights)[0])


def _expected_by_passing(view: View, tricks: int) -> float:
    """The expected score of my side if I pass."""
    side = view.side_of(view.viewer or 0)
    best = leading(view.trick_board.auction)
    if best is not None and view.side_of(best[0]) == side:
        return TRUST * (best[1].amount or 0)
    return PASSING * tricks * len(view.members(side)) / len(view.seats)


@cache
def set_of(players: int) -> TrickSet:
    """The set for a number of players."""
    numbers = (Suit.number(number) for number in range(DECKS[players][-1].high + 1))
    return TrickSet(DECKS[players], players - 1, (*numbers, Suit.DOUBLES, None), usual_suits)


THREE = Weights(-1.75, (0.87, 0.82, 0.70, 0.06, 0.0), 1.5)
FOUR = Weights(-2.62, (0.77, 0.88, 0.79, 0.25, 0.28), 1.4)
FIVE = Weights(-1.51, (0.72, 0.78, 0.58, 0.20, 0.07), 1.3)
SIDE = Weights(2.84, (0.55, 0.42, 0.52, 0.04, 0.02), 1.8)  # with the partner's tricks
OWN = Weights(-1.15, (0.55, 0.98, 0.62, 0.12, 0.0), 1.4)  # with a partner, the bidder's own tricks only


def weights_for(options: DominoWhistOptions, players: int) -> Weights:
    """The weights for a number of players, and for the rule of whose tricks count."""
    if options.in_partners:
        return OWN if options.contract == "individual" else SIDE
    return {3: THREE, 4: FOUR, 5: FIVE}[players]


def choose_pass(hand: Hand, count: int, of: TrickSet, weights: Weights) -> Pass:
    """Pass the tiles whose absence leaves the most expected tricks, under the best trump of the whole hand."""
    trump, _ = best_trump(hand, of, weights)

    def expected(given: Hand) -> float:
        return weights.tricks(features(tuple(tile for tile in hand if tile not in given), trump, of))

    return Pass(max(combinations(hand, count), key=expected))
