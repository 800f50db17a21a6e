"""How the computer plays Blind Hughie and Billitonnen: it remembers every tile that was turned up.

It prefers ends of the line that fit its side's coming tiles and do not fit the others'.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

from bot.rules.blind_hughie.options import BlindHughieOptions
from bot.rules.events import Went
from bot.rules.moves import End, Move, Peek, Place, Turn
from bot.rules.pieces import Tile, double_set
from bot.rules.view import View

Row = tuple[Tile | None, ...]  # left to right; None for a tile that was never turned up
Ends = tuple[int, int]

DELAY = 0.8  # the factor on a tile's worth for each tile of its row that is turned up before it
PIP_VALUE = 0.05  # the worth of a pip, where pips are scored, in tiles
PLAYED = 3.0  # a tile played now, worth more than any position of the line
UNSEEN_TILE = 0.01  # the gain from turning up an unseen tile that fits nowhere


def play(view: View, random: Random) -> Move:
    """Choose a move for the viewer. Raises TypeError where the view asks for none, or is of another game."""
    if view.ask is None or not isinstance(view.options, BlindHughieOptions):
        raise TypeError("the view asks for no move of this game")
    moves = [choice.move for choice in view.ask.choices]
    if len(moves) == 1:
        return moves[0]
    if Peek() in moves:  # peeking costs nothing
        return Peek()
    memory = Memory.of(view)
    random.shuffle(moves)
    return max(memory.distinct_moves(moves), key=memory.value)


@dataclass(frozen=True, slots=True)
class Memory:
    """The rows as far as they are known, and the `unseen` tiles. What the ends of the line promise is cached."""

    view: View
    rows: tuple[Row, ...]
    unseen: tuple[Tile, ...]
    _promises: dict[Ends, float] = field(default_factory=dict[Ends, float])

    @classmethod
    def of(cls, view: View) -> "Memory":
        line = view.line_board
        rows = [list(row) for row in remembered_rows(view)]
        if line.peeked is not None and view.viewer is not None:
            rows[view.viewer][-1] = line.peeked
        seen = {Tile.of(*pair) for pair in line.tiles} | {turned.tile for turned in line.turned} | {line.peeked}
        unseen = tuple(tile for tile in double_set(6) if tile not in seen)
        return cls(view, tuple(map(tuple, rows)), unseen)

    @property
    def own(self) -> Row:
        return self.rows[self.view.viewer or 0]

    @property
    def ends(self) -> Ends | None:
        return self.view.line_board.ends

    def distinct_moves(self, moves: Iterable[Move]) -> Iterable[Move]:
        """The moves, with only the first of those that turn up an unseen tile."""
        unknown = False
        for move in moves:
            is_unknown = isinstance(move, Turn) and self.own[(move.place or len(self.own)) - 1] is None
            if not (is_unknown and unknown):
                yield move
            unknown |= is_unknown

    def value(self, move: Move) -> float:
        """The expected value of a move."""
        waiting = self.view.line_board.waiting
        if isinstance(move, Place) and waiting and self.ends:
            return self.promise(after(self.ends, waiting, move.end))
        place = move.place if isinstance(move, Turn) else None
        return self.turning(len(self.own) if place is None else place)

    def turning(self, place: int) -> float:
        """The expected value of turning up the tile at a place: playing it where it fits, and the ends after that."""
        tile = self.own[place - 1]
        possible = self.unseen if tile is None else (tile,)
        chances = [self._played(candidate) for candidate in possible if self.ends is None or fits(candidate, self.ends)]
        return sum(chances) / len(possible) + (UNSEEN_TILE if tile is None else 0.0)

    def _played(self, tile: Tile) -> float:
        worth = PLAYED + self._worth(tile)
        if self.ends is None:
            return worth + self.promise((tile.high, tile.low))
        return worth + max(self.promise(after(self.ends, tile, end)) for end in End if self._fits_at(tile, end))

    def _fits_at(self, tile: Tile, end: End) -> bool:
        return self.ends is None or tile.has(self.ends[0 if end is End.LEFT else 1])

    def promise(self, ends: Ends) -> float:
        """The value of these ends: how many coming tiles of my side fit them, less the others'."""
        if ends not in self._promises:
            self._promises[ends] = self._promise(ends)
        return self._promises[ends]

    def _promise(self, ends: Ends) -> float:
        view = self.view
        mine = view.side_of(view.viewer or 0)
        total = 0.0
        rivals = sum(seat.side != mine for seat in view.seats)
        worth_unseen = sum(self._worth_at(tile, ends) for tile in self.unseen)
        for seat in view.seats:
            fitting = self._fitting(self.rows[seat.seat], ends, worth_unseen)
            total += fitting if seat.side == mine else -fitting / rivals
        return total

    def _fitting(self, row: Row, ends: Ends, worth_unseen: float) -> float:
        """What the tiles of a row are worth at these ends; each unseen tile is as likely as any other."""
        weight, total = 1.0, 0.0
        for tile in reversed(row):
            worth = (
                weight * worth_unseen / max(1, len(self.unseen))
                if tile is None
                else weight * self._worth_at(tile, ends)
            )
            total += worth
            weight *= DELAY
        return total

    def _worth_at(self, tile: Tile, ends: Ends) -> float:
        return self._worth(tile) if fits(tile, ends) else 0.0

    def _worth(self, tile: Tile) -> float:
        counted = not isinstance(self.view.options, BlindHughieOptions) or not self.view.options.billitonnen
        return 1.0 + (PIP_VALUE * tile.pips if counted else 0.0)


def remembered_rows(view: View) -> Iterable[Row]:
    """Each seat's row as everybody could see it: a tile that was turned up and did not fit lies at the left."""
    for seat in view.seats:
        own = [turned for turned in view.line_board.turned if turned.seat == seat.seat]
        row: list[Tile | None] = [None] * (seat.held + sum(turned.went is not Went.BACK for turned in own))
        for turned in own:
            row.pop(turned.place - 1)
            if turned.went is Went.BACK:
                row.insert(0, turned.tile)
        yield tuple(row)


def fits(tile: Tile, ends: Ends) -> bool:
    return tile.has(ends[0]) or tile.has(ends[1])


def after(ends: Ends, tile: Tile, end: End) -> Ends:
    """The ends of the line after the tile is placed at one of them."""
    left, right = ends
    return (tile.other(left), right) if end is End.LEFT else (left, tile.other(right))
