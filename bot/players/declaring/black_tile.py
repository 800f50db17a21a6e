"""Passing in Black Tile: the dangerous tiles, unless the rest can win every trick, and so all points."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb, prod

from bot.rules.black_tile.game import BLACK_TILE, TILES
from bot.rules.black_tile.options import BlackTileOptions
from bot.rules.moves import Pass
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import DominoSuits, Suit
from bot.rules.view import View

SYSTEM = DominoSuits()
SUITS_OF: dict[Piece, tuple[Suit, ...]] = {tile: SYSTEM.suits_of(tile) for tile in TILES}
RANKS: dict[Suit, dict[Piece, int]] = {
    suit: {tile: SYSTEM.rank(tile, suit) for tile in TILES if suit in SUITS_OF[tile]}
    for suit in (*map(Suit.number, range(7)), Suit.DOUBLES)
}
HIGH_WORTH = 4  # the least worth of a tile that a player keeps for a discard

# These weights won matches against other weights.
LATER = 0.15  # the cost of a tile's danger, in points
COVER = 0.5  # the factor on it for each lower tile of the suit in the hand
MOON = 0.6  # the value of a moon, as a share of its points
RESISTANCE = 0.6  # the chance that an opponent who can win a trick does


def declare(view: View) -> Pass:
    """Pass the tiles whose absence leaves the least danger, or the best chance of the moon."""
    options = view.options
    if view.ask is None or not isinstance(options, BlackTileOptions):
        raise TypeError("not a view of who passes in Black Tile")
    hand = tuple(shown.piece for shown in view.hand if isinstance(shown.piece, Tile))
    others = OtherHands.of(view, options, hand)

    def cost(given: tuple[Tile, ...]) -> float:
        left = tuple(tile for tile in hand if tile not in given)
        return LATER * others.danger(left) - MOON * options.moon_points * prod(map(wins, left))

    wins = cache(others.chance_to_win)  # most subsets share a tile
    return Pass(min(combinations(hand, view.ask.pick), key=cost))


@dataclass(frozen=True, slots=True)
class OtherHands:
    """The tiles of the others, each tile's worth, and the number of tiles each opponent holds."""

    tiles: frozenset[Piece]
    worth: dict[Piece, int]
    opponents: tuple[int, ...]

    @classmethod
    def of(cls, view: View, options: BlackTileOptions, hand: tuple[Tile, ...]) -> "OtherHands":
        side = view.side_of(view.viewer or 0)
        return cls(
            tiles=frozenset(TILES).difference(hand),
            worth={tile: BLACK_TILE.worth(options, tile) for tile in TILES},
            opponents=tuple(seat.held for seat in view.seats if seat.side != side),
        )

    def danger(self, tiles: tuple[Tile, ...]) -> float:
        """The points these tiles can take when others lead, summed over each tile's suits."""
        stake = sum(self.worth[tile] for tile in self.tiles) / max(1, len(tiles))
        danger = 0.0
        for tile in tiles:
            for suit in SUITS_OF[tile]:
                ranks, rank = RANKS[suit], RANKS[suit][tile]
                outside = [other for other in ranks if other in self.tiles]
                below = [self.worth[other] for other in outside if ranks[other] < rank]
                if below:
                    guards = sum(ranks.get(other, rank) < rank for other in tiles)
                    high = sum(worth for worth in below if worth >= HIGH_WORTH)
                    share = len(below) / len(outside)
                    danger += share * COVER**guards * (self.worth[tile] + stake + high / 2)
        return danger

    def chance_to_win(self, tile: Tile) -> float:
        """The chance that no opponent beats a tile led in its safer suit."""
        chances: list[float] = []
        for ranks in [RANKS[suit] for suit in SUITS_OF[tile]]:
            lower = [other for other in ranks if ranks[other] < ranks[tile]]
            higher = sum(other in self.tiles for other in ranks if ranks[other] > ranks[tile])
            chance = 1.0
            for held in self.opponents:
                must = max(0.0, self._none_of(lower, held) - self._none_of(ranks, held))
                can = 1 - (1 - min(1.0, held / max(1, len(self.tiles)))) ** higher
                chance *= 1 - RESISTANCE * can - (1 - RESISTANCE) * must
            chances.append(chance)
        return max(chances)

    def _none_of(self, tiles: Iterable[Piece], held: int) -> float:
        """The chance that a random hand of `held` tiles has none of these."""
        total = len(self.tiles)
        return comb(total - sum(tile in self.tiles for tile in tiles), held) / comb(total, held)
