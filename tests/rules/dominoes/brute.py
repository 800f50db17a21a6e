"""Dominoes once more, by brute force: tuples, lists and loops, nothing shared with the program.

A tile is (high, low). A table lays out every tile with its sides, and reads the open ends off them. Rules are the
plain values of the options. Small positions only.
"""

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy

Tile = tuple[int, int]
Rules = Mapping[str, str | int]
Log = list[tuple[str, int, tuple[int, ...], int]]  # "laid", "drew" or "passed"; seat, open numbers, tiles kept

OPPOSITE = {"left": "right", "right": "left"}


class Laid:
    """A tile on the table: for each of its sides the number it shows, and whether a tile lies there."""

    def __init__(self, tile: Tile, sides: dict[str, int], covered: set[str]) -> None:
        self.tile = tile
        self.sides = sides
        self.covered = covered
        self.is_spinner = False


class Table:
    """Every tile of the line, where it lies."""

    def __init__(self, spins: bool) -> None:
        self.spins = spins
        self.laid: list[Laid] = []

    def lay(self, tile: Tile, end: str) -> "Table":
        table = deepcopy(self)
        high, low = tile
        if not table.laid:
            new = Laid(tile, {"left": high, "right": low}, set())
        else:
            at = table.at(end)
            assert at is not None
            number = at.sides[end]
            at.covered.add(end)
            new = Laid(tile, {end: high if number == low else low}, set())
        if table.spins and high == low and not any(other.is_spinner for other in table.laid):
            new.is_spinner = True
            new.covered = {OPPOSITE[end]} if end else set()
            new.sides = {side: high for side in ("left", "right", "up", "down")}  # noqa: C420
        table.laid.append(new)
        return table

    def at(self, end: str) -> Laid | None:
        """The tile with an open side there."""
        for laid in self.laid:
            if end in open_sides(laid):
                return laid
        return None

    def ends(self) -> dict[str, int]:
        """The number at each open end."""
        return {side: laid.sides[side] for laid in self.laid for side in open_sides(laid)}

    def numbers(self) -> tuple[int, ...]:
        return tuple(sorted(set(self.ends().values()), reverse=True))

    def fits(self, tile: Tile) -> list[str]:
        if not self.laid:
            return [""]
        return [end for end in ("left", "right", "up", "down") if self.ends().get(end) in tile]

    def takes(self, hand: list[Tile]) -> bool:
        return any(self.fits(tile) != [] for tile in hand)

    def sum(self) -> int:
        """A double counts with both its halves while one of its long sides is open, any other tile with its ends."""
        total = 0
        for laid in self.laid:
            free = open_sides(laid)
            if laid.tile[0] != laid.tile[1]:
                total += sum(laid.sides[side] for side in free)
            elif any(side in OPPOSITE or not laid.is_spinner for side in free):
                total += sum(laid.tile)
        return total


def open_sides(laid: Laid) -> list[str]:
    """The sides that can be played to: of a spinner the short ones only when the long ones are covered."""
    free = [side for side in laid.sides if side not in laid.covered]
    if laid.is_spinner and ("left" in free or "right" in free):
        return [side for side in free if side in OPPOSITE]
    return free


def worth(rules: Rules, total: int) -> int:
    """What open ends that come to a total score."""
    points = 0
    if rules["scoring"] == "fives" and total % 5 == 0:
        points = total
    if rules["scoring"] == "fives_and_threes":
        for each in (5, 3):
            if total % each == 0:
                points += total // each
    return points


def pips(hand: list[Tile]) -> int:
    return sum(high + low for high, low in hand)


def lacking(log: Log, seat: int) -> set[int]:
    """The numbers a seat is known to lack, told forwards: a pass or a draw shows some, tiles drawn hide the others."""
    lacks = set[int]()
    waiting = set[int]()
    for what, of, numbers, kept in log:
        if of != seat:
            continue
        if what == "drew":
            if kept:
                lacks.clear()
            waiting = set(numbers)
        elif what == "passed":
            lacks |= set(numbers)
            waiting = set()
        else:
            lacks |= waiting
            waiting = set()
    return set() if waiting else lacks


def rounded(rules: Rules, count: int) -> int:
    """To the nearest five, in All Fives."""
    if rules["scoring"] != "fives":
        return count
    return min(range(0, count + 5, 5), key=lambda five: abs(five - count))


def won_pips(rules: Rules, hands: list[list[Tile]], sides: list[int], winner: int, blocked: bool) -> int:
    """What a side scores for the pips in hands."""
    if rules["scoring"] == "fives_and_threes":
        return 0
    own = sum(pips(hand) for hand, side in zip(hands, sides, strict=True) if side == winner)
    others = sum(pips(hand) for hand, side in zip(hands, sides, strict=True) if side != winner)
    if blocked and rules["blocked_scores"] == "difference":
        return rounded(rules, max(0, others - own))
    if rules["counts"] == "all" and rules["partners"] == "yes":
        return rounded(rules, others + own)
    return rounded(rules, others)


def step(rules: Rules) -> int:
    return 1 if rules["direction"] == "left" else -1


def blocked_winner(rules: Rules, hands: list[list[Tile]], sides: list[int], closer: int) -> int | None:
    """The side that wins a closed deal."""
    left = [pips(hand) for hand in hands]
    if rules["blocked_by"] == "closer":
        other = (closer + step(rules)) % len(hands)
        return sides[closer] if left[closer] <= left[other] else sides[other]
    counts: dict[int, int] = {}
    for side in sorted(set(sides)):
        own = [count for count, of in zip(left, sides, strict=True) if of == side]
        counts[side] = min(own) if rules["blocked_by"] == "lowest" else sum(own)
    winners = [side for side in counts if counts[side] == min(counts.values())]
    return winners[0] if len(winners) == 1 else None


def opener_after_block(
    rules: Rules, hands: list[list[Tile]], sides: list[int], winner: int, opener: int, closer: int
) -> int:
    """Of the winners the seat with the fewest pips; of equals the one whose turn comes first from the opener on.

    Where the closer and the next are compared, the one of these two who won.
    """
    if rules["blocked_by"] == "closer":
        return next(seat for seat in (closer, (closer + step(rules)) % len(hands)) if sides[seat] == winner)
    best = -1
    for turn in range(len(hands)):
        seat = (opener + step(rules) * turn) % len(hands)
        if sides[seat] == winner and (best < 0 or pips(hands[seat]) < pips(hands[best])):
            best = seat
    return best


def carried_over(rules: Rules, hands: list[list[Tile]], sides: list[int], before: int) -> int:
    """What a tied block leaves: what the side with the fewest pips would have won, and what was left before."""
    if rules["tied_block"] != "carried" or rules["scoring"] == "fives_and_threes":
        return 0
    fewest = min(set(sides), key=lambda side: (side_pips(hands, sides)[side], side))
    return won_pips(rules, hands, sides, fewest, True) + before


def side_pips(hands: list[list[Tile]], sides: list[int]) -> list[int]:
    left = [0] * (max(sides) + 1)
    for hand, side in zip(hands, sides, strict=True):
        left[side] += pips(hand)
    return left


def first_deals(rules: Rules, number: int) -> int:
    return {1: 100, 2: 75, 3: 50, 4: 25}.get(number, 0) if rules["first_deals"] == "on" else 0


class Tree:
    """Counts the positions at each depth under one position, and how often each end of the deal comes out.

    An end is the pips left and the points scored, by side, who opens next, and what is carried over.
    """

    def __init__(
        self, rules: Rules, sides: list[int], totals: list[int], opener: int, *, number: int = 1, carried: int = 0,
        deepest: int = 99,
    ) -> None:  # fmt: skip
        self.rules = rules
        self.sides = sides
        self.totals = totals
        self.opener = opener
        self.number = number
        self.carried = carried
        self.deepest = deepest
        self.nodes = Counter[int]()
        self.ends = Counter[tuple[tuple[int, ...], tuple[int, ...], int, int]]()

    def visit(
        self, hands: list[list[Tile]], yard: list[Tile], table: Table, seat: int, points: list[int],
        opening: Tile | None = None, depth: int = 0,
    ) -> None:  # fmt: skip
        for tile in hands[seat]:
            if opening is not None and tile != opening:
                continue
            for end in table.fits(tile):
                self.nodes[depth + 1] += 1
                less = [[held for held in hand if held != tile] for hand in hands]
                self._laid(less, list(yard), table, seat, list(points), tile, end, depth + 1)

    def _laid(
        self, hands: list[list[Tile]], yard: list[Tile], before: Table, seat: int, points: list[int], tile: Tile,
        end: str, depth: int,
    ) -> None:  # fmt: skip
        table, rules, side = before.lay(tile, end), self.rules, self.sides[seat]
        new = worth(rules, table.sum())
        if rules["scoring"] == "fives_and_threes" and hands[seat] == []:
            new += 1
        self._score(points, side, new)
        if self._reached(points, side):
            self._over(hands, points, seat, 0)
        elif hands[seat] == []:
            fits_all = all(number in tile for number in before.ends().values())
            if before.laid and fits_all and tile[0] != tile[1]:
                self._score(points, side, int(rules["capicua"]))
            if tile == (0, 0):
                self._score(points, side, int(rules["chuchazo"]))
            self._won(hands, points, side, seat, False)
        else:
            self._next(hands, yard, table, seat, points, is_first=end == "", depth=depth)

    def _next(
        self, hands: list[list[Tile]], yard: list[Tile], table: Table, last: int, points: list[int], *,
        is_first: bool, depth: int,
    ) -> None:  # fmt: skip
        rules, seat, passes = self.rules, last, 0
        while passes < len(hands):
            seat = (seat + step(rules)) % len(hands)
            drew = 0
            while not table.takes(hands[seat]) and rules["boneyard"] == "drawn" and len(yard) > int(rules["keep"]):
                if drew == 1 and rules["drawing"] == "one":
                    break
                hands[seat].append(yard.pop(0))
                drew += 1
            if table.takes(hands[seat]):
                if depth < self.deepest:
                    self.visit(hands, yard, table, seat, points, None, depth)
                return
            if is_first and drew == 0:
                self._score(points, self.sides[last], int(rules["first_pass"]))
                if self._reached(points, self.sides[last]):
                    self._over(hands, points, last, 0)
                    return
            is_first = False
            passes = 1 if drew else passes + 1
        winner = blocked_winner(rules, hands, self.sides, last)
        if winner is None:
            self._over(hands, points, self.opener, carried_over(rules, hands, self.sides, self.carried))
        else:
            opener = opener_after_block(rules, hands, self.sides, winner, self.opener, last)
            self._won(hands, points, winner, opener, True)

    def _score(self, points: list[int], side: int, new: int) -> None:
        """Add points, but for those that go past a target which must be hit exactly."""
        exact = self.rules["scoring"] == "fives_and_threes" and self.rules["exact"] == "yes"
        if not exact or self.totals[side] + points[side] + new <= int(self.rules["target"]):
            points[side] += new

    def _reached(self, points: list[int], side: int) -> bool:
        return self.rules["reached"] == "at_once" and self.totals[side] + points[side] >= int(self.rules["target"])

    def _won(self, hands: list[list[Tile]], points: list[int], side: int, opener: int, blocked: bool) -> None:
        self._score(points, side, won_pips(self.rules, hands, self.sides, side, blocked))
        self._score(points, side, first_deals(self.rules, self.number))
        self._score(points, side, self.carried)
        self._over(hands, points, opener, 0)

    def _over(self, hands: list[list[Tile]], points: list[int], opener: int, carried: int) -> None:
        if any(total + new >= int(self.rules["target"]) for total, new in zip(self.totals, points, strict=True)):
            opener = carried = -1  # no deal follows
        elif self.rules["then"] == "next":
            opener = (self.opener + step(self.rules)) % len(hands)
        self.ends[tuple(side_pips(hands, self.sides)), tuple(points), opener, carried] += 1
