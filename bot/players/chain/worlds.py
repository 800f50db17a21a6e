"""Possible worlds: the tiles of each hidden hand, and the boneyard in order.

All ways to fill the batches are equally likely by themselves. A world begins with any one of them, and then tiles that
can change places do so many times.
"""

from collections.abc import Iterator
from random import Random

from bot.players.chain.held import Held

CHANGES = 3  # times as many as tiles


class Worlds:
    """Random worlds of the hidden hands."""

    def __init__(self, held: Held, players: int) -> None:
        self.held, self.players = held, players
        self.tiles = [tile for tile, _ in held.items]
        self.allowed = [places for _, places in held.items]
        self.sizes = held.sizes
        self.is_free = len(set(self.allowed)) < 2
        self.places = [place for place, size in enumerate(self.sizes) for _ in range(size)]

    def drawn(self, random: Random) -> Iterator[tuple[list[int], list[int]]]:
        """The hands by seat, the viewer's empty, and the boneyard, the next tile last; without end."""
        batches, hidden, boneyard = self.held.batches, self.held.hidden, len(self.held.batches)
        while True:
            hands = [0] * self.players
            left: list[int] = []
            for tile, place in zip(self.tiles, self._filled(random), strict=True):
                if place == boneyard:
                    left.append(tile)
                elif place < boneyard and hidden >> tile & 1:
                    hands[batches[place].seat] |= 1 << tile
            yield hands, sorted(left, key=lambda _: random.random())

    def _filled(self, random: Random) -> list[int]:
        """The place of each tile."""
        if self.is_free:
            return sorted(self.places, key=lambda _: random.random())
        places = self._begun(random)
        allowed, count, chance = self.allowed, len(places), random.random
        for _ in range(CHANGES * count):
            one, other = int(chance() * count), int(chance() * count)
            here, there = places[one], places[other]
            if here != there and allowed[one] >> there & 1 and allowed[other] >> here & 1:
                places[one], places[other] = there, here
        return places

    def _begun(self, random: Random) -> list[int]:
        """Any way to fill the places, the most constrained tiles first."""
        filling: list[list[int]] = [[] for _ in self.sizes]
        order = sorted(range(len(self.tiles)), key=lambda item: (self.allowed[item].bit_count(), random.random()))
        for item in order:
            places = [place for place in range(len(self.sizes)) if self.allowed[item] >> place & 1]
            spare = [place for place in places if len(filling[place]) < self.sizes[place]]
            if spare:
                weights = [self.sizes[place] - len(filling[place]) for place in spare]
                filling[random.choices(spare, weights)[0]].append(item)
            elif not self._squeeze(item, filling, set()):
                raise ValueError("no world agrees with the view")
        places = [0] * len(self.tiles)
        for place, items in enumerate(filling):
            for item in items:
                places[item] = place
        return places

    def _squeeze(self, item: int, filling: list[list[int]], tried: set[int]) -> bool:
        """Find a place for a tile by moving others on."""
        for place, size in enumerate(self.sizes):
            if place in tried or not self.allowed[item] >> place & 1:
                continue
            tried.add(place)
            if len(filling[place]) < size:
                filling[place].append(item)
                return True
            for index, other in enumerate(filling[place]):
                if self._squeeze(other, filling, tried):
                    filling[place][index] = item
                    return True
        return False
