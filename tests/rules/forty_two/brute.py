"""Forty-Two once more, by brute force: tuples and loops, nothing shared with the program. Small positions only.

A tile is (high, low), a suit a number or "doubles", trump a suit, "none", or "sevens" where that contract is played.
`place` is where the doubles belong without trump: high, low or own_suit. A bid is a number, "pass", or a kind and a
number: ("nel-o", 84).
"""

from collections import Counter

Tile = tuple[int, int]
Suit = int | str
Plays = list[tuple[int, Tile]]
Hands = list[list[Tile]]
Said = int | str | tuple[str, int]


def count(tile: Tile) -> int:
    """5-5 and 6-4 are 10; 5-0, 4-1 and 3-2 are 5."""
    return {(5, 5): 10, (6, 4): 10, (5, 0): 5, (4, 1): 5, (3, 2): 5}.get(tile, 0)


def is_trump(tile: Tile, trump: Suit) -> bool:
    return tile[0] == tile[1] if trump == "doubles" else trump in tile


def suit_led(tile: Tile, trump: Suit, place: str = "high") -> Suit:
    if is_trump(tile, trump):
        return trump
    return "doubles" if place == "own_suit" and tile[0] == tile[1] else tile[0]


def is_of(tile: Tile, suit: Suit, trump: Suit, place: str = "high") -> bool:
    if is_trump(tile, trump):
        return suit == trump
    if place == "own_suit" and tile[0] == tile[1]:
        return suit == "doubles"
    return suit in tile


def from_seven(tile: Tile) -> int:
    return abs(sum(tile) - 7)


def playable(hand: list[Tile], led: Suit | None, trump: Suit, place: str = "high") -> list[Tile]:
    """What may be played; without a suit led, what may be led."""
    if trump == "sevens":
        return sorted(tile for tile in hand if from_seven(tile) == min(map(from_seven, hand)))
    if led is None:
        return sorted(hand)
    return sorted([tile for tile in hand if is_of(tile, led, trump, place)] or hand)


def height(tile: Tile, led: Suit, trump: Suit, place: str = "high") -> int:
    """How high a tile stands in a trick; -1 for one that cannot win."""
    if is_trump(tile, trump):
        suit, step = trump, 100
    elif is_of(tile, led, trump, place):
        suit, step = led, 0
    else:
        return -1
    if suit == "doubles":
        return step + tile[0]
    if tile[0] == tile[1]:
        return step if place == "low" else step + 50
    return step + 1 + (tile[1] if tile[0] == suit else tile[0])


def taker(plays: Plays, trump: Suit, place: str = "high") -> int:
    """The seat that wins a finished trick."""
    if trump == "sevens":
        return min(plays, key=lambda play: from_seven(play[1]))[0]
    led = suit_led(plays[0][1], trump, place)
    return max(plays, key=lambda play: height(play[1], led, trump, place))[0]


def value_of(plays: Plays) -> int:
    return 1 + sum(count(tile) for _, tile in plays)


def marks_of(amount: int) -> int:
    return 1 if amount <= 42 else amount // 42


def scores(by_points: bool, amount: int, bidders: int, taken: tuple[int, int], kept_clear: bool | None) -> list[int]:
    """What the sides score. `kept_clear` is whether a Nel-O bidder took no trick, or the bidders every one in Sevens;
    None where it was neither.
    """
    others = 1 - bidders
    made = taken[bidders] >= min(amount, 42) if kept_clear is None else kept_clear
    result = [0, 0]
    if not by_points:
        result[bidders if made else others] = marks_of(amount)
    elif kept_clear is not None:
        result[bidders if made else others] = amount
    elif not made:
        result[others] = amount + taken[others]
    elif amount > 42:
        result[bidders] = amount
    else:
        result = list(taken)
    return result


class Tree:
    """Counts the positions at each depth under a lead by `leader`, and how often each outcome comes out.

    An outcome is what the two sides took; in Nel-O (where `alone` bid it) whether that seat took no trick, in Sevens
    whether the side of the first leader took every one.
    `needed` ends a deal as soon as side 0, which bid, has so many points or cannot get them.
    """

    def __init__(
        self, hands: Hands, leader: int, trump: Suit, *, alone: int | None = None, place: str = "high", needed: int = 0
    ) -> None:
        self.trump = trump
        self.alone = alone
        self.place = place
        self.needed = needed
        self.bidder = leader
        self.players = 4 if alone is None else 3
        self.nodes: Counter[int] = Counter()
        self.ends: Counter[tuple[int, int] | bool] = Counter()
        self._lead(hands, leader, (0, 0), 0)

    def _lead(self, hands: Hands, seat: int, taken: tuple[int, int], depth: int) -> None:
        decided = self.needed and (taken[0] >= self.needed or 42 - taken[1] < self.needed)
        if not hands[seat] or decided:
            self.ends[taken if self.alone is None and self.trump != "sevens" else True] += 1
            return
        for tile in playable(hands[seat], None, self.trump):
            self.nodes[depth + 1] += 1
            self._follow(less(hands, seat, tile), [(seat, tile)], taken, depth + 1)

    def _follow(self, hands: Hands, plays: Plays, taken: tuple[int, int], depth: int) -> None:
        if len(plays) == self.players:
            seat = taker(plays, self.trump, self.place)
            if seat == self.alone or (self.trump == "sevens" and seat % 2 != self.bidder % 2):
                self.ends[False] += 1
                return
            won = value_of(plays)
            self._lead(hands, seat, (taken[0] + won, taken[1]) if seat % 2 == 0 else (taken[0], taken[1] + won), depth)
            return
        seat = (plays[-1][0] + 1) % 4
        if self.alone is not None and seat == (self.alone + 2) % 4:
            seat = (seat + 1) % 4
        for tile in playable(hands[seat], suit_led(plays[0][1], self.trump, self.place), self.trump, self.place):
            self.nodes[depth + 1] += 1
            self._follow(less(hands, seat, tile), [*plays, (seat, tile)], taken, depth + 1)


def may_bid(
    said: list[Said], doubles: int, kinds: tuple[str, ...], nel_o: int = 42, *, declared: bool = False
) -> set[Said]:
    """What the next to speak may say with so many doubles in hand, where these kinds of special bids are played.

    `nel_o` is the least bid for it. Where contracts are `declared` after the auction, a plunge is bid as its amount.
    """
    stands = max([0, *map(amount_of, said)])
    higher = {amount for amount in range(30, 43) if amount > stands} | ({84} if stands < 84 else {stands + 42})
    options: set[Said] = {"pass", *higher}
    for kind, least in (("nel-o", nel_o), ("sevens", 42)):
        if kind in kinds and not declared:
            options |= {(kind, amount) for amount in higher if amount >= least}
    for kind, least, needed in (("plunge", 168, 4), ("splash", 84, 3)):
        if kind in kinds and doubles >= needed:
            amount = least if stands < least else stands + 42
            if not declared:
                options.add((kind, amount))
            elif kind == "plunge":
                options.add(amount)
    return options


def may_declare(amount: int, doubles: int, kinds: tuple[str, ...], nel_o: int = 42) -> set[str]:
    """What the bid winner may declare with so many doubles in hand."""
    found = {kind for kind, least in (("nel-o", nel_o), ("sevens", 42)) if kind in kinds and amount >= least}
    if "plunge" in kinds and amount >= 168 and doubles >= 4:
        return found | {"plunge"}
    return found | ({"splash"} if "splash" in kinds and amount >= 84 and doubles >= 3 else set())


def is_jump(said: list[Said], one: Said) -> bool:
    """Whether a number is more than the next to speak may bid but for a plunge."""
    return isinstance(one, int) and one > 84 and one != max([0, *map(amount_of, said)]) + 42


def amount_of(one: Said) -> int:
    return one[1] if isinstance(one, tuple) else one if isinstance(one, int) else 0


class AuctionTree:
    """Counts what can be said after `said` by those who hold so many doubles, the first of them the next to speak.

    An end is who (counted from the first who spoke) has which bid; None where all passed.
    """

    def __init__(self, said: list[Said], doubles: list[int], kinds: tuple[str, ...]) -> None:
        self.kinds = kinds
        self.nodes: Counter[int] = Counter()
        self.ends: Counter[tuple[int, Said] | None] = Counter()
        self._say(said, doubles, 0)

    def _say(self, said: list[Said], doubles: list[int], depth: int) -> None:
        if len(said) == 4:
            bids = [(place, one) for place, one in enumerate(said) if one != "pass"]
            self.ends[bids[-1] if bids else None] += 1
            return
        for one in may_bid(said, doubles[0], self.kinds):
            self.nodes[depth + 1] += 1
            self._say([*said, one], doubles[1:], depth + 1)


def less(hands: Hands, seat: int, tile: Tile) -> Hands:
    """The hands without a tile."""
    return [[one for one in hand if who != seat or one != tile] for who, hand in enumerate(hands)]
