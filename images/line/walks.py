"""How an arm of the line walks through its room, seen as if it left to the right and turned down.

Along the row lies only what leaves room for a double and then a corner, or a socket, after it: no two doubles meet, so
there is always room to turn, and no place depends on what comes later. An arm that grows no more is laid closer.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

GAP = 6  # between tiles: a ring's breadth
SOCKET = 64  # what a narrow socket takes at the end of a row
_MOST = 12  # further tiles are not counted

Way = tuple[int, int]  # right, down


class WalkStep(NamedTuple):
    """A tile by its distances from the middle of the first, and the way from its inner to its outer number."""

    left: int
    top: int
    right: int
    bottom: int
    way: Way


class Walk(NamedTuple):
    """Where the tiles of an arm lie, and where some more would lie after them, doubles not counted."""

    steps: tuple[WalkStep, ...]
    spare: tuple[WalkStep, ...]

    def fits(self, depth: int) -> bool:
        """Whether the tiles lie in a room so deep."""
        return all(step.bottom <= depth for step in self.steps)

    def more(self, depth: int) -> int:
        """How many more tiles find room there."""
        return next((count for count, step in enumerate(self.spare) if step.bottom > depth), len(self.spare))


class Path(NamedTuple):
    """An arm's room: it begins at `start`, turns at `outer` and `inner`, has some rows; it `grows`: some stays free."""

    wide: int
    start: int
    inner: int
    outer: int
    rows: int
    grows: bool = True


class _NoRoomError(Exception):
    """There is no room for a tile."""


class _Walker:
    def __init__(self, path: Path) -> None:
        self.path, self.row, self.way, self.after_corner = path, 0, 1, False
        self.next = path.start

    def step(self, double: bool, behind: int | None = None) -> WalkStep:
        """Lay a tile; `behind` is what must be free after it, where that is known."""
        path, wide, way = self.path, self.path.wide, self.way
        crosswise = double and not self.after_corner
        over, is_last = wide if crosswise else 2 * wide, self.row == path.rows - 1
        free = way * ((path.outer if way > 0 else path.inner) - self.next)
        if behind is None or behind == SOCKET:
            turn = max(wide + GAP, SOCKET)
            behind = SOCKET if is_last or behind else turn if double else wide + GAP + turn
        elif is_last:
            behind = 0
        level = self.row * (2 * wide + GAP)
        if free - over >= behind:
            across = wide if crosswise else wide // 2
            done = self._placed(over, level - across, level + across, (way, 0))
            self.next += way * (over + GAP)
            self.after_corner = False
            return done
        if is_last or self.after_corner or free < wide:
            raise _NoRoomError
        done = self._placed(wide, level - wide // 2, level - wide // 2 + 2 * wide, (0, 1))
        self.next += way * wide
        self.way, self.row, self.after_corner = -way, self.row + 1, True
        return done

    def _placed(self, over: int, top: int, bottom: int, way: Way) -> WalkStep:
        left, right = sorted((self.next, self.next + self.way * over))
        return WalkStep(left, top, right, bottom, way)


@lru_cache(maxsize=4096)
def walk(doubles: tuple[bool, ...], path: Path) -> Walk | None:
    """Walk an arm that goes back and forth, row below row; None where its tiles find no room."""
    return _walked(doubles, path, _Walker(path).step)


@lru_cache(maxsize=4096)
def walk_across(doubles: tuple[bool, ...], path: Path) -> Walk | None:
    """Walk an arm that leaves a spinner's short side: down one tile, then to the right and back and forth."""
    wide = path.wide
    level = 5 * wide // 2 + GAP  # of the row
    below = iter(range(1 << 16))
    walker = _Walker(path._replace(start=wide // 2 + GAP))

    def step(double: bool, behind: int | None = None) -> WalkStep:
        if next(below) == 0:
            return WalkStep(-(wide // 2), wide + GAP, wide - wide // 2, 3 * wide + GAP, (0, 1))
        done = walker.step(double, behind)
        return done._replace(top=done.top + level, bottom=done.bottom + level)

    return _walked(doubles, path, step)


def _walked(doubles: Sequence[bool], path: Path, step: Callable[[bool, int | None], WalkStep]) -> Walk | None:
    behind = [None] * len(doubles) if path.grows else _needed(doubles, path.wide)
    try:
        steps = tuple(map(step, doubles, behind))
    except _NoRoomError:
        return None
    return Walk(steps, tuple(_spare(step)) if path.grows else ())


def _needed(doubles: Sequence[bool], wide: int) -> list[int]:
    """What must be free after each tile of an arm: for a corner, for a double before it, or for the socket."""
    corner, last = wide + GAP, len(doubles) - 1
    needed = [
        corner + (SOCKET if at + 1 == last else corner) if double else corner for at, double in enumerate(doubles[1:])
    ]
    return [*needed, SOCKET][: len(doubles)]


def _spare(step: Callable[[bool, int | None], WalkStep]) -> Iterator[WalkStep]:
    """Where more tiles would lie."""
    for _ in range(_MOST):
        try:
            yield step(False, None)
        except _NoRoomError:
            return
