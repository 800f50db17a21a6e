"""The line of dominoes: its two ends, or its spinner's up to four arms (rules §7.1, §7.6)."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.rules.boards import OpenEnd
from bot.rules.events import Laid
from bot.rules.moves import End
from bot.rules.pieces import Tile

_SIDES, _ARMS = (End.LEFT, End.RIGHT), (End.UP, End.DOWN)


@dataclass(frozen=True, slots=True)
class Line:
    """The open ends, in the order left, right, up, down. `uncovered`: the long sides of the spinner that lie open.

    `count` is the number of tiles; `spins` whether the first double is a spinner.
    """

    spins: bool = False
    ends: tuple[OpenEnd, ...] = ()
    spinner: Tile | None = None
    uncovered: tuple[End, ...] = ()
    count: int = 0

    @property
    def sum(self) -> int:
        """The sum of all open ends: a double counts both halves, an arm once it has a tile."""
        return sum([end.counts for end in self.ends])

    @property
    def numbers(self) -> tuple[int, ...]:
        """The different numbers that are open, the highest first."""
        return tuple(sorted({end.number for end in self.ends}, reverse=True))

    def takes(self, tile: Tile) -> bool:
        """Whether a tile fits an end; the first tile can be any."""
        return not self.ends or any(end.number in tile for end in self.ends)

    def fits(self, tile: Tile) -> tuple[End, ...]:
        """The ends a tile fits; none before the first tile."""
        return tuple([end.end for end in self.ends if end.number in tile])

    def number_at(self, end: End) -> int | None:
        """The number that is open at an end; None where there is no such end."""
        return next((open_.number for open_ in self.ends if open_.end is end), None)

    def begin(self, tile: Tile) -> "Line":
        """The line of a first tile. Raises ValueError where it has begun."""
        if self.ends:
            raise ValueError("the line has begun")
        is_spinner = self.spins and tile.is_double
        left = tile.pips if tile.is_double else tile.high
        right = 0 if tile.is_double else tile.low  # a double alone counts once
        ends = (OpenEnd(End.LEFT, tile.high, tile, left), OpenEnd(End.RIGHT, tile.low, tile, right))
        return Line(self.spins, ends, tile if is_spinner else None, _SIDES if is_spinner else (), 1)

    def place(self, tile: Tile, end: End) -> "Line":
        """The line with a tile at one of its ends. Raises ValueError where it does not fit there."""
        number = self.number_at(end)
        if number is None or number not in tile:
            raise ValueError(f"{tile} does not fit at the {end} end")
        outer = tile.other(number)
        new = OpenEnd(end, outer, tile, tile.pips if tile.is_double else outer)
        ends = {open_.end: open_ for open_ in self.ends} | {end: new}
        if self.count == 1:  # what was counted once for both ends is now at the other
            other = _SIDES[end is End.LEFT]
            first = ends[other].tile
            ends[other] = OpenEnd(
                other, ends[other].number, first, first.pips if first.is_double else ends[other].number
            )
        spinner, uncovered = self.spinner, tuple([side for side in self.uncovered if side is not end])
        if spinner is None and self.spins and tile.is_double:
            spinner, uncovered = tile, (end,)
        elif spinner is not None and self.uncovered and not uncovered:  # both its long sides are covered now
            ends |= {arm: OpenEnd(arm, spinner.high, spinner, 0) for arm in _ARMS}
        ordered = tuple([ends[place] for place in (*_SIDES, *_ARMS) if place in ends])
        return Line(self.spins, ordered, spinner, uncovered, self.count + 1)

    def after(self, tile: Tile, end: End | None) -> "Line":
        """The line with a tile played: the first, or at an end. Raises ValueError."""
        return self.begin(tile) if end is None else self.place(tile, end)

    def alike(self, *, counted: bool) -> tuple[object, ...]:
        """The part of a line that decides the play: the open numbers, and (`counted`) their counts."""
        return (
            sorted([(end.number, end.counts if counted else 0, end.end in self.uncovered) for end in self.ends]),
            len(self.uncovered),
        )


def line_of(laid: Iterable[Laid], *, spins: bool) -> Line:
    """The line that these plays make. Raises ValueError where one does not fit."""
    line = Line(spins)
    for play in laid:
        line = line.after(play.tile, play.end)
    return line
