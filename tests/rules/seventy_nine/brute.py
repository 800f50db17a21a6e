"""Seventy-Nine once more, by brute force: tuples and loops, nothing shared with the program. Small positions only.

A tile is (high, low), a suit a number or "doubles", `reading` where the doubles belong: high, low or own_suit.
Bids are numbers, "pass" or "nel-o".
"""

from collections import Counter

Tile = tuple[int, int]
Suit = int | str
Plays = list[tuple[int, Tile]]
Hands = list[list[Tile]]
BidValue = int | str


def count(tile: Tile) -> int:
    """5-5 and 6-4 are 10; 5-0, 4-1 and 3-2 are 5."""
    return {(5, 5): 10, (6, 4): 10, (5, 0): 5, (4, 1): 5, (3, 2): 5}.get(tile, 0)


def suit_led(tile: Tile, trump: int | None, reading: str = "high") -> Suit:
    if trump in tile:
        return tile[0] if tile[0] == trump else tile[1]
    return "doubles" if tile[0] == tile[1] and reading == "own_suit" else tile[0]


def belongs(tile: Tile, suit: Suit, trump: int | None, reading: str = "high") -> bool:
    if trump in tile:
        return suit == trump
    if tile[0] == tile[1] and reading == "own_suit":
        return suit == "doubles"
    return suit in tile


def playable(hand: list[Tile], led: Suit, trump: int | None, reading: str = "high") -> list[Tile]:
    """Each tile that may be played, twins once."""
    same = [tile for tile in hand if belongs(tile, led, trump, reading)]
    return sorted(set(same or hand))


def height(tile: Tile, led: Suit, trump: int | None, reading: str = "high") -> int:
    """How high a tile stands in a trick; -1 for one that cannot win."""
    for suit, step in ((trump, 100), (led, 0)):
        if suit is None or not belongs(tile, suit, trump, reading):
            continue
        if suit == "doubles":
            return tile[0]
        if tile[0] == tile[1]:
            return step if reading == "low" else step + 50
        return step + 1 + (tile[1] if tile[0] == suit else tile[0])
    return -1


def taker(plays: Plays, trump: int | None, reading: str = "high") -> int:
    """The seat that wins a finished trick."""
    led = suit_led(plays[0][1], trump, reading)
    best_seat, best = plays[0][0], height(plays[0][1], led, trump, reading)
    for seat, tile in plays[1:]:
        here = height(tile, led, trump, reading)
        if here > best:
            best_seat, best = seat, here
    return best_seat


class Tree:
    """Counts the positions at each depth under a lead by `leader`, and how often each outcome comes out.

    An outcome is what the two sides took, or in Nel-O (a `bidder` against three) whether the bidder made it.
    """

    def __init__(
        self, hands: Hands, leader: int, trump: int | None, bidder: int | None = None, reading: str = "high"
    ) -> None:
        self.trump = trump
        self.bidder = bidder
        self.reading = reading
        self.order = [0, 1, 2, 3, 4, 5]
        if bidder is not None:
            self.order = [seat for seat in self.order if seat == bidder or seat % 2 != bidder % 2]
        self.nodes: Counter[int] = Counter()
        self.ends: Counter[tuple[int, int] | bool] = Counter()
        self._lead(hands, leader, (0, 0), 0)

    def _lead(self, hands: Hands, seat: int, taken: tuple[int, int], depth: int) -> None:
        if not hands[seat]:
            self.ends[taken if self.bidder is None else True] += 1
            return
        for tile in sorted(set(hands[seat])):
            self.nodes[depth + 1] += 1
            self._follow(less(hands, seat, tile), [(seat, tile)], taken, depth + 1)

    def _follow(self, hands: Hands, plays: Plays, taken: tuple[int, int], depth: int) -> None:
        if len(plays) == len(self.order):
            seat = taker(plays, self.trump, self.reading)
            if seat == self.bidder:
                self.ends[False] += 1
                return
            won = 1 + sum(count(tile) for _, tile in plays)
            self._lead(hands, seat, (taken[0] + won, taken[1]) if seat % 2 == 0 else (taken[0], taken[1] + won), depth)
            return
        seat = self.order[(self.order.index(plays[-1][0]) + 1) % len(self.order)]
        led = suit_led(plays[0][1], self.trump, self.reading)
        for tile in playable(hands[seat], led, self.trump, self.reading):
            self.nodes[depth + 1] += 1
            self._follow(less(hands, seat, tile), [*plays, (seat, tile)], taken, depth + 1)


class AuctionTree:
    """Counts the possible bids of one round after `bids_made`, and the final (bidder, bid) (None: all passed)."""

    def __init__(self, bids_made: list[BidValue], nel_o: bool) -> None:
        self.nel_o = nel_o
        self.nodes: Counter[int] = Counter()
        self.ends: Counter[tuple[int, BidValue] | None] = Counter()
        self._walk(bids_made, 0)

    def _walk(self, bids_made: list[BidValue], depth: int) -> None:
        bids = [(place, bid) for place, bid in enumerate(bids_made) if bid != "pass"]
        highest = "nel-o" if self.nel_o else 79
        if len(bids_made) == 6 or (bids and bids[-1][1] == highest):
            self.ends[bids[-1] if bids else None] += 1
            return
        best = bids[-1][1] if bids else 49
        options: list[BidValue] = ["pass"]
        if isinstance(best, int):
            options += [*range(best + 1, 80), *(["nel-o"] if self.nel_o else [])]
        for bid in options:
            self.nodes[depth + 1] += 1
            self._walk([*bids_made, bid], depth + 1)


def less(hands: Hands, seat: int, tile: Tile) -> Hands:
    """The hands without one copy of a tile."""
    after = [list(hand) for hand in hands]
    after[seat].remove(tile)
    return after
