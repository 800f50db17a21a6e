"""Blind Hughie and Billitonnen once more, by brute force: tuples and loops, nothing shared with the program.

A tile in a row is (high, low, face up), the rightmost is next. The ends of the line are a pair, or None before it
begins. Small positions only.
"""

from collections import Counter

Tile = tuple[int, int, bool]
Rows = list[list[Tile]]
Ends = tuple[int, int] | None


def scores(kind: str, rows: Rows, sides: list[int], out_wins_ties: bool = False) -> tuple[list[int], list[int]]:
    """The pips left and the points scored, by side."""
    left = [0] * (max(sides) + 1)
    for row, side in zip(rows, sides, strict=True):
        for high, low, _ in row:
            left[side] += high + low
    emptied = [side for row, side in zip(rows, sides, strict=True) if row == []]
    lowest = [side for side in range(len(left)) if left[side] == min(left)]
    won = [0] * len(left)
    billitonnen = kind.startswith("billitonnen")
    if billitonnen and emptied:
        won[emptied[0]] = 1
    elif len(lowest) == 1:
        won[lowest[0]] = 1
    elif out_wins_ties and emptied and emptied[0] in lowest:
        won[emptied[0]] = 1
    if not billitonnen and 1 in won:
        winner = won.index(1)
        others = 0
        for side, pips in enumerate(left):
            if side != winner:
                others += pips
        won[winner] = others - left[winner]
    return left, won


class Tree:
    """Counts the positions at each depth under one position, and how often each end of the deal comes out.

    `kind` is "hughie", "hughie any", "billitonnen" or "billitonnen doubles".
    """

    def __init__(self, kind: str, sides: list[int], deepest: int = 99) -> None:
        self.kind = kind
        self.sides = sides
        self.deepest = deepest
        self.nodes = Counter[int]()
        self.ends = Counter[tuple[tuple[int, ...], tuple[int, ...]]]()

    def visit(self, rows: Rows, ends: Ends, seat: int, idle: int = 0, peeked: bool = False, depth: int = 0) -> None:
        """A position in which a seat is about to turn a tile up."""
        row = rows[seat]
        last = len(row) - 1
        places = [last]
        if self.kind == "hughie any":
            places = list(range(len(row)))
        if self.kind == "billitonnen doubles":
            places += [
                place
                for place in range(last)
                if row[place][2] and (ends is None or row[place][0] in ends)  # an open double that fits
            ]
        for place in places:
            tile = row[place]
            less = [list(other) for other in rows]
            less[seat] = row[:place] + row[place + 1 :]
            seen = peeked and place != last
            self.nodes[depth + 1] += 1
            if ends is None:
                self._laid(less, (tile[0], tile[1]), seat, seen, depth + 1)
            elif ends[0] in tile[:2] and ends[1] in tile[:2]:
                if depth + 1 < self.deepest:
                    self._choose(less, ends, seat, tile, seen, depth + 1)
            elif ends[0] in tile[:2] or ends[1] in tile[:2]:
                self._laid(less, self._with(ends, tile, 0 if ends[0] in tile[:2] else 1), seat, seen, depth + 1)
            else:
                self._back(less, ends, seat, tile, idle, depth + 1)

    def _choose(self, rows: Rows, ends: tuple[int, int], seat: int, tile: Tile, peeked: bool, depth: int) -> None:
        for end in (0, 1):
            self.nodes[depth + 1] += 1
            self._laid(rows, self._with(ends, tile, end), seat, peeked, depth + 1)
        row = rows[seat]
        if self.kind.startswith("billitonnen") and row and not row[-1][2] and not peeked:
            self.nodes[depth + 1] += 1
            if depth + 1 < self.deepest:
                self._choose(rows, ends, seat, tile, True, depth + 1)

    @staticmethod
    def _with(ends: tuple[int, int], tile: Tile, end: int) -> tuple[int, int]:
        new = tile[1] if tile[0] == ends[end] else tile[0]
        return (new, ends[1]) if end == 0 else (ends[0], new)

    def _laid(self, rows: Rows, ends: tuple[int, int], seat: int, peeked: bool, depth: int) -> None:
        fits = [tile for row in rows for tile in row if tile[0] in ends or tile[1] in ends]
        if rows[seat] == [] or fits == []:
            self._over(rows)
        elif depth < self.deepest:
            if self.kind.startswith("billitonnen"):
                self.visit(rows, ends, seat, 0, peeked, depth)
            else:
                self.visit(rows, ends, (seat + 1) % len(rows), 0, False, depth)

    def _back(self, rows: Rows, ends: tuple[int, int], seat: int, tile: Tile, idle: int, depth: int) -> None:
        up = self.kind.startswith("billitonnen") and tile[0] == tile[1]
        rows[seat] = [(tile[0], tile[1], up), *rows[seat]]
        longest = 0
        for row in rows:
            longest = max(longest, len(row))
        if self.kind == "hughie any" and idle + 1 == longest * len(rows):
            self._over(rows)
        elif depth < self.deepest:
            self.visit(rows, ends, (seat + 1) % len(rows), idle + 1, False, depth)

    def _over(self, rows: Rows) -> None:
        left, won = scores(self.kind, rows, self.sides)
        self.ends[tuple(left), tuple(won)] += 1
