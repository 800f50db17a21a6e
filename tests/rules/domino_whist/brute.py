"""Domino Whist once more, by brute force: tuples and loops, nothing shared with the program. Small positions only.

A tile is (high, low); a suit a number, "doubles", or for trump "none". A bid is a number, or None for a pass.
"""

from collections import Counter
from itertools import combinations

Tile = tuple[int, int]
Suit = int | str
Hands = tuple[tuple[Tile, ...], ...]
Plays = tuple[tuple[int, Tile], ...]


def is_trump(tile: Tile, trump: Suit) -> bool:
    return tile[0] == tile[1] if trump == "doubles" else trump in tile


def is_of(tile: Tile, suit: Suit, trump: Suit) -> bool:
    """Whether a tile follows a suit; one that bears the trump follows trump alone."""
    if is_trump(tile, trump):
        return suit == trump
    return tile[0] == tile[1] if suit == "doubles" else suit in tile


def height(tile: Tile, suit: Suit) -> int:
    """A tile's place in a suit it bears."""
    if suit == "doubles":
        return tile[0]
    if tile[0] == tile[1]:
        return 99
    return tile[1] if tile[0] == suit else tile[0]


def ways_to_lead(tile: Tile, trump: Suit) -> list[Suit]:
    if is_trump(tile, trump):
        return [trump]
    return [tile[0], "doubles" if tile[0] == tile[1] else tile[1]]


def taker(plays: Plays, led: Suit, trump: Suit) -> int:
    """The seat that wins a finished trick."""
    trumps = [(height(tile, trump), seat) for seat, tile in plays if is_trump(tile, trump)]
    suited = [(height(tile, led), seat) for seat, tile in plays if is_of(tile, led, trump)]
    return max(trumps or suited)[1]


def scores(mode: str, seat: int, bid: int, tricks: list[int]) -> tuple[int, ...]:
    """What each side scores: alone, as partners by side, or as partners by the bidder's own tricks."""
    if mode == "alone":
        return tuple((bid if won >= bid else -bid) if who == seat else won for who, won in enumerate(tricks))
    mate = (seat + 2) % 4
    theirs = sum(tricks) - tricks[seat] - tricks[mate]
    if mode == "side":
        ours = bid if tricks[seat] + tricks[mate] >= bid else -bid
    else:
        ours = (bid if tricks[seat] >= bid else -bid) + tricks[mate]
    return (ours, theirs) if seat % 2 == 0 else (theirs, ours)


class Tree:
    """Counts the positions at each depth under one position, and how often each score comes out.

    `highest` is the most that can be bid, `trumps` the suits that can be named. Positions below `deepest` plies are
    not visited.
    """

    def __init__(self, mode: str, kitty: list[Tile], trumps: list[Suit], deepest: int = 99) -> None:
        self.mode = mode
        self.kitty = kitty
        self.trumps = trumps
        self.deepest = deepest
        self.nodes: Counter[int] = Counter()
        self.ends: Counter[tuple[int, ...]] = Counter()
        self.thrown_in = 0
        self.contracts: Counter[tuple[int, int]] = Counter()

    def passing(self, hands: Hands, steps: int, dealer: int, lowest: int, highest: int) -> "Tree":
        """All pass three tiles so many seats to the left, one after the other, then bid."""
        self._choose(hands, steps, [], dealer, lowest, highest)
        return self

    def _choose(
        self, hands: Hands, steps: int, chosen: list[tuple[Tile, ...]], dealer: int, low: int, top: int
    ) -> None:
        players, depth = len(hands), len(chosen)
        if depth == players:
            after = [[tile for tile in hand if tile not in chosen[seat]] for seat, hand in enumerate(hands)]
            for seat in range(players):
                after[(seat + steps) % players] += chosen[seat]
            self.auction(tuple(map(tuple, after)), dealer, low, top, depth)
            return
        for three in combinations(hands[depth], 3):
            if self._count(depth + 1):
                self._choose(hands, steps, [*chosen, three], dealer, low, top)

    def auction(self, hands: Hands, dealer: int, lowest: int, highest: int, depth: int = 0) -> "Tree":
        """Everybody bids from the dealer's left until one is left in; nobody: thrown in."""
        players = len(hands)
        inside = [(dealer + 1 + step) % players for step in range(players)]
        return self.bidding(hands, inside, None, lowest, highest, depth)

    def bidding(
        self,
        hands: Hands,
        inside: list[int],
        best: tuple[int, int] | None,
        lowest: int,
        highest: int,
        depth: int = 0,
    ) -> "Tree":
        """An auction under way; `inside` are those who have not passed, the next to speak first."""
        self._bid(hands, inside, best, lowest, highest, depth)
        return self

    def _bid(
        self, hands: Hands, inside: list[int], best: tuple[int, int] | None, lowest: int, highest: int, depth: int
    ) -> None:
        if not inside:
            self.thrown_in += 1
            return
        if best is not None and (inside == [best[0]] or best[1] == highest):
            self.contracts[best] += 1
            self._declare(hands, best[0], best[1], depth)
            return
        seat, others = inside[0], inside[1:]
        for amount in range(lowest if best is None else best[1] + 1, highest + 1):
            if self._count(depth + 1):
                self._bid(hands, [*others, seat], (seat, amount), lowest, highest, depth + 1)
        if self._count(depth + 1):
            self._bid(hands, others, best, lowest, highest, depth + 1)

    def _declare(self, hands: Hands, seat: int, bid: int, depth: int) -> None:
        if self.kitty:
            self.declare(hands, seat, bid, depth)
        else:
            self._name(hands, seat, bid, depth)

    def declare(self, hands: Hands, seat: int, bid: int, depth: int = 0) -> "Tree":
        """The bid winner keeps the hand, or swaps one tile of it for the kitty, and names trump."""
        if not self.kitty:
            self._name(hands, seat, bid, depth)
            return self
        if self._count(depth + 1):
            self._name(hands, seat, bid, depth + 1)
        for tile in hands[seat]:
            if self._count(depth + 1):
                self._name(exchanged(hands, seat, tile, self.kitty), seat, bid, depth + 1)
        return self

    def _name(self, hands: Hands, seat: int, bid: int, depth: int) -> None:
        for trump in self.trumps:
            if self._count(depth + 1):
                self.play(hands, seat, bid, trump, depth=depth + 1)

    def play(self, hands: Hands, seat: int, bid: int, trump: Suit, leader: int | None = None, depth: int = 0) -> "Tree":
        """The tricks; `seat` has bid, and leads unless another is said to."""
        self._lead(hands, seat if leader is None else leader, [0] * len(hands), (seat, bid), trump, depth)
        return self

    def _lead(
        self, hands: Hands, seat: int, tricks: list[int], contract: tuple[int, int], trump: Suit, depth: int
    ) -> None:
        if not any(hands):
            self.ends[scores(self.mode, *contract, tricks)] += 1
            return
        for tile in hands[seat]:
            for suit in ways_to_lead(tile, trump):
                if self._count(depth + 1):
                    after = exchanged(hands, seat, tile, [])
                    self._follow(after, ((seat, tile),), suit, tricks, contract, trump, depth + 1)

    def _follow(
        self,
        hands: Hands,
        plays: Plays,
        led: Suit,
        tricks: list[int],
        contract: tuple[int, int],
        trump: Suit,
        depth: int,
    ) -> None:
        if len(plays) == len(hands):
            winner = taker(plays, led, trump)
            after = [count + (who == winner) for who, count in enumerate(tricks)]
            self._lead(hands, winner, after, contract, trump, depth)
            return
        seat = (plays[-1][0] + 1) % len(hands)
        suited = [tile for tile in hands[seat] if is_of(tile, led, trump)]
        for tile in suited or hands[seat]:
            if self._count(depth + 1):
                after = exchanged(hands, seat, tile, [])
                self._follow(after, (*plays, (seat, tile)), led, tricks, contract, trump, depth + 1)

    def _count(self, depth: int) -> bool:
        """Count a position; whether to go on below it."""
        self.nodes[depth] += 1
        return depth < self.deepest


def exchanged(hands: Hands, seat: int, gone: Tile, come: list[Tile]) -> Hands:
    """The hands with a tile of one of them replaced."""
    return tuple(
        (*(tile for tile in hand if tile != gone), *come) if who == seat else hand for who, hand in enumerate(hands)
    )
