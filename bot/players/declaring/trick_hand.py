"""The tricks that a hand expects as bid winner under each trump, and its bid, swap with the kitty and trump by them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.players.sampling import chance_of
from bot.rules.moves import Bid, Kitty
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import DominoSuits, Suit
from bot.rules.tricks.bids import PASS

Hand = tuple[Piece, ...]
RanksIn = dict[Suit, dict[Piece, int]]


class TrickSet(NamedTuple):
    """The tiles in play, how many others hold them, the trumps that can be named, and the suits under each."""

    deck: tuple[Tile, ...]
    others: int
    trumps: tuple[Suit | None, ...]
    suits: Callable[[Suit | None], DominoSuits]


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


@lru_cache
def ranks(deck: tuple[Tile, ...], system: DominoSuits) -> RanksIn:
    """The rank of each tile in each of its suits."""
    found: RanksIn = {}
    for tile in deck:
        for suit in system.suits_of(tile):
            found.setdefault(suit, {})[tile] = system.rank(tile, suit)
    return found


@lru_cache(maxsize=1024)  # every round of the auction asks again
def features(hand: Hand, trump: Suit | None, of: TrickSet) -> HandFeatures:
    """The features of a hand whose holder won the auction and leads."""
    system = of.suits(trump)
    table = ranks(of.deck, system)
    own = table.get(trump, {}) if trump is not None else {}
    mine = sorted((own[tile] for tile in hand if tile in own), reverse=True)
    held = frozenset(hand)
    theirs = sorted((rank for tile, rank in own.items() if tile not in held), reverse=True)
    won = _led_out(mine, theirs, of.others)
    missing = [
        min(
            sum(its > table[suit][tile] and other not in held for other, its in table[suit].items())
            for suit in system.lead_suits(tile)
        )
        for tile in hand
        if tile not in own
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


def best_trump(hand: Hand, of: TrickSet, weights: Weights) -> tuple[Suit | None, float]:
    """The trump with the most expected tricks for a hand, and their number."""
    expected = {trump: weights.tricks(features(hand, trump, of)) for trump in of.trumps}
    best = max(expected, key=lambda trump: expected[trump])
    return best, expected[best]


def choose_swap(hand: Hand, kitty: Piece, of: TrickSet, weights: Weights) -> Kitty:
    """The swap for the most expected tricks, or none."""
    held = {swap: (*(tile for tile in hand if tile != swap), kitty) for swap in hand} | {None: hand}
    return Kitty(max((None, *hand), key=lambda swap: best_trump(held[swap], of, weights)[1]))


def choose_bid(bids: Iterable[Bid], expected: float, spread: float, otherwise: float) -> Bid:
    """The bid of highest expected score, if it exceeds `otherwise`, the expected score of passing; else pass."""

    def value(bid: Bid) -> float:
        if bid.amount is None:
            return otherwise
        return bid.amount * (2 * chance_of(bid.amount, expected, spread) - 1)

    return max((PASS, *bids), key=value)
