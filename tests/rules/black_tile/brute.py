"""Black Tile once more, by brute force: tuples and loops, nothing shared with the program. Small positions only.

A tile is (high, low), a suit a number or "doubles". Seats pass to the left.
"""

from collections import Counter
from itertools import combinations

Tile = tuple[int, int]
Suit = int | str
Plays = list[tuple[int, Tile]]


def worth(variant: int, tile: Tile) -> int:
    """What a tile counts in the 11, 21 or 30 point game."""
    if variant == 11:
        return 4 if tile == (0, 0) else 1 if 3 in tile else 0
    if tile == (0, 0):
        return 11
    if tile == (1, 1):
        return 9 if variant == 30 else 0
    return 1 if sum(tile) in (5, 6, 7) else 0


def suits(tile: Tile) -> list[Suit]:
    high, low = tile
    return [high, "doubles"] if high == low else [high, low]


def playable(hand: list[Tile], led: Suit) -> list[Tile]:
    same = [tile for tile in hand if led in suits(tile)]
    return same or list(hand)


def taker(plays: Plays, led: Suit) -> int:
    """The seat that wins a finished trick."""
    best_seat, best_height = plays[0][0], -1
    for seat, tile in plays:
        if led not in suits(tile):
            continue
        if led == "doubles":
            height = tile[0]
        elif tile[0] == tile[1]:
            height = 99
        else:
            height = tile[1] if tile[0] == led else tile[0]
        if height > best_height:
            best_seat, best_height = seat, height
    return best_seat


class Tree:
    """Counts the positions at each depth under one position, and how often each final count comes out.

    `undealt` goes to the winner of the first trick. Positions below `deepest` plies are not visited.
    """

    def __init__(self, variant: int, hands: list[list[Tile]], undealt: list[Tile], deepest: int = 99) -> None:
        self.variant = variant
        self.players = len(hands)
        self.start = hands
        self.undealt = undealt
        self.deepest = deepest
        self.nodes: Counter[int] = Counter()
        self.ends: Counter[tuple[int, ...]] = Counter()

    def from_passing(self, first: int) -> "Tree":
        self._choose([], first)
        return self

    def from_opening(self, first: int) -> "Tree":
        self._open(self.start, first, 0)
        return self

    def from_play(self, leader: int) -> "Tree":
        self._lead(self.start, leader, [0] * self.players, self.undealt, 0)
        return self

    def _choose(self, chosen: list[tuple[Tile, ...]], first: int) -> None:
        depth = len(chosen)
        if depth == self.players:
            hands: list[list[Tile]] = []
            for seat in range(self.players):
                kept = [tile for tile in self.start[seat] if tile not in chosen[seat]]
                hands.append(kept + list(chosen[seat - 1]))  # from the right neighbour
            self._open(hands, first, depth)
            return
        for three in combinations(self.start[depth], 3):
            if self._count(depth + 1):
                self._choose([*chosen, three], first)

    def _open(self, hands: list[list[Tile]], first: int, depth: int) -> None:
        points = [0] * self.players
        self._lead(hands, first, points, self.undealt, depth)
        if self._count(depth + 1):  # or the left neighbour is ordered to lead
            self._lead(hands, (first + 1) % self.players, points, self.undealt, depth + 1)

    def _lead(self, hands: list[list[Tile]], seat: int, points: list[int], undealt: list[Tile], depth: int) -> None:
        if not hands[seat]:
            self.ends[tuple(points)] += 1
            return
        for tile in hands[seat]:
            for suit in suits(tile):
                if self._count(depth + 1):
                    self._follow(less(hands, seat, tile), [(seat, tile)], suit, points, undealt, depth + 1)

    def _follow(
        self, hands: list[list[Tile]], plays: Plays, led: Suit, points: list[int], undealt: list[Tile], depth: int
    ) -> None:
        if len(plays) == self.players:
            seat = taker(plays, led)
            after = list(points)
            for tile in [tile for _, tile in plays] + undealt:
                after[seat] += worth(self.variant, tile)
            self._lead(hands, seat, after, [], depth)
            return
        seat = (plays[-1][0] + 1) % self.players
        for tile in playable(hands[seat], led):
            if self._count(depth + 1):
                self._follow(less(hands, seat, tile), [*plays, (seat, tile)], led, points, undealt, depth + 1)

    def _count(self, depth: int) -> bool:
        """Count a position; whether to go on below it."""
        self.nodes[depth] += 1
        return depth < self.deepest


def less(hands: list[list[Tile]], seat: int, tile: Tile) -> list[list[Tile]]:
    return [[other for other in hand if who != seat or other != tile] for who, hand in enumerate(hands)]
