"""Passing, bidding, the kitty and trump in Domino Whist, by the expected tricks under each trump."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bot.players.sampling import chance_of
from bot.rules.domino_whist.game import DECKS
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.moves import Bid, Kitty, Move, Pass, Trump
from bot.rules.pieces import Piece
from bot.rules.suits import DominoSuits, Suit
from bot.rules.tricks.bids import PASS, leading
from bot.rules.view import Phase, View

Hand = tuple[Piece, ...]
RanksIn = dict[Suit, dict[Piece, int]]
PASSING = 0.5  # the value of passing in the auction, as a share of my side's even part of the tricks
TRUST = 0.5  # the value of passing over my partner's bid, as a share of the bid
CAUTION = 1.5  # a beginner expects this number of tricks less


def declare(view: View, *, is_beginner: bool = False) -> Move:
    """The viewer's decision; a beginner bids less. Raises TypeError if there is none, or in another game."""
    if view.ask is None:
        raise TypeError("the view asks for no move")
    hand = tuple(shown.piece for shown in view.hand if shown.piece is not None)
    players, weights = len(view.seats), weights_for(view.options_as(DominoWhistOptions), len(view.seats))
    if view.ask.pick:
        return choose_pass(hand, view.ask.pick, players, weights)
    if view.phase is Phase.BID:
        moves = [choice.move for choice in view.ask.choices]
        bids = [move for move in moves if isinstance(move, Bid) and move.amount is not None]
        weights = replace(weights, base=weights.base - CAUTION) if is_beginner else weights
        return choose_bid(hand, bids, players, weights, _expected_by_passing(view, len(hand)))
    if view.phase is Phase.KITTY and (kitty := view.trick_board.kitty[0].piece) is not None:
        held = {swap: (*(tile for tile in hand if tile != swap), kitty) for swap in hand} | {None: hand}
        swaps = (None, *hand)  # for the most expected tricks, or none
        return Kitty(max(swaps, key=lambda swap: best_trump(held[swap], players, weights)[1]))
    return Trump(best_trump(hand, players, weights)[0])


def _expected_by_passing(view: View, tricks: int) -> float:
    """The expected score of my side if I pass."""
    side = view.side_of(view.viewer or 0)
    best = leading(view.trick_board.auction)
    if best is not None and view.side_of(best[0]) == side:
        return TRUST * (best[1].amount or 0)
    return PASSING * tricks * len(view.members(side)) / len(view.seats)


@lru_cache
def ranks(players: int, trump: Suit | None) -> RanksIn:
    """The rank of each tile in each suit of the set for `players`; every tile with the trump number is a trump."""
    system = DominoSuits(trump=trump)
    found: RanksIn = {suit: {} for suit in suits(players)}
    for tile in DECKS[players]:
        for suit in system.suits_of(tile):
            found[suit][tile] = system.rank(tile, suit)
    return found


@lru_cache
def suits(players: int) -> tuple[Suit, ...]:
    """The suits of the set for a number of players."""
    return *(Suit.number(number) for number in range(DECKS[players][-1].high + 1)), Suit.DOUBLES


class HandFeatures(NamedTuple):
    """A hand's likely winners: trumps, and other tiles by the number of higher tiles that others hold (0, 1, 2)."""

    trumps: int
    trump_tricks: float
    sure: float
    near: float
    far: float


@dataclass(frozen=True, slots=True)
class Weights:
    """The tricks that each feature adds for the bid winner, fitted to deals of computer players."""

    base: float
    by_feature: tuple[float, ...]
    spread: float

    def tricks(self, features: HandFeatures) -> float:
        return sum([weight * feature for weight, feature in zip(self.by_feature, features, strict=True)], self.base)


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


@lru_cache(maxsize=1024)  # every round of the auction asks again
def features(hand: Hand, trump: Suit | None, players: int) -> HandFeatures:
    """The features of a hand whose holder won the auction and leads."""
    table = ranks(players, trump)
    own = table[trump] if trump is not None else {}
    mine = sorted((own[tile] for tile in hand if tile in own), reverse=True)
    held = frozenset(hand)
    theirs = sorted((rank for tile, rank in own.items() if tile not in held), reverse=True)
    won = _led_out(mine, theirs, players - 1)
    missing = [
        min(sum(its > suit[tile] and other not in held for other, its in suit.items()) for suit in in_suits)
        for tile in hand
        if tile not in own and (in_suits := [suit for suit in table.values() if tile in suit])
    ]  # for each tile, the higher ones that others hold in its better suit
    return HandFeatures(len(mine), won, missing.count(0), missing.count(1), missing.count(2))


def _led_out(mine: list[int], theirs: list[int], others: int) -> float:
    """The expected number of winning trumps if led from the top, each drawing one from every seat that has any."""
    left, won = list(theirs), 0.0
    for rank in mine:
        if not left or rank > left[0]:
            won += 1
        else:
            left.pop(0)  # the highest takes the trick
        drawn = round(others * (1 - (1 - 1 / others) ** len(left)))
        left = left[: len(left) - drawn]
    return won


def best_trump(hand: Hand, players: int, weights: Weights) -> tuple[Suit | None, float]:
    """The trump with the most expected tricks for a hand, and their number."""
    expected = {trump: weights.tricks(features(hand, trump, players)) for trump in (*suits(players), None)}
    best = max(expected, key=lambda trump: expected[trump])
    return best, expected[best]


def choose_pass(hand: Hand, count: int, players: int, weights: Weights) -> Pass:
    """Pass the tiles whose absence leaves the most expected tricks, under the best trump of the whole hand."""
    trump, _ = best_trump(hand, players, weights)

    def expected(given: Hand) -> float:
        return weights.tricks(features(tuple(tile for tile in hand if tile not in given), trump, players))

    return Pass(max(combinations(hand, count), key=expected))


def choose_bid(hand: Hand, bids: Iterable[Bid], players: int, weights: Weights, otherwise: float) -> Bid:
    """The bid of highest expected score, if it exceeds `otherwise`, the expected score of passing; else pass."""
    _, expected = best_trump(hand, players, weights)

    def value(bid: Bid) -> float:
        if bid.amount is None:
            return otherwise
        return bid.amount * (2 * chance_of(bid.amount, expected, weights.spread) - 1)

    return max((PASS, *bids), key=value)
