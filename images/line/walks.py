"""The walk of an arm of the line through its room, seen as if it left to the right and turned down.

Along the row lies only what leaves room for a double and then a corner, or a socket, after it: no two doubles meet, so
there is always room to turn, and no place depends on what comes later. An arm that grows no more is laid closer.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

GAP = 6  # between tiles: a ring's breadth
SOCKET = 64  # what a narrow socket takes at the end of a row
DEEP = 1 << 16  # more than any room has
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
    """The places of an arm's tiles, how far down and to the right they reach, and how far down some more tiles would
    reach, if none is a double.
    """

    steps: tuple[WalkStep, ...]
    depth: int
    reach: int
    depths_of_more: tuple[int, ...]

    def more(self, depth: int) -> int:
        """The number of tiles more that find room above a depth."""
        return bisect_right(self.depths_of_more, depth)


class Path(NamedTuple):
    """An arm's room: it begins at `start`, turns at `outer` and `inner`, has some rows. One `across` leaves a spinner's
    short side: down one tile, then to the right and back and forth. It `grows`: some stays free.
    """

    wide: int
    start: int
    inner: int
    outer: int
    rows: int
    across: bool = False
    grows: bool = True

    @property
    def level(self) -> int:
        """The middle of the first row."""
        return 5 * self.wide // 2 + GAP if self.across else 0


@lru_cache(maxsize=4096)
def walk(doubles: tuple[bool, ...], path: Path) -> Walk | None:
    """Walk an arm that goes back and forth, row below row; None where its tiles find no room."""
    wide, at, level, way, row, is_corner = path.wide, path.start, path.level, 1, 0, False
    steps = list[WalkStep]()
    for double, behind, behind_in_last_row in _tiles(doubles, path):
        if path.across and not steps:
            steps.append(WalkStep(-(wide // 2), wide + GAP, wide - wide // 2, 3 * wide + GAP, (0, 1)))
            continue
        crosswise, is_last_row = double and not is_corner, row == path.rows - 1
        over, free = wide if crosswise else 2 * wide, path.outer - at if way > 0 else at - path.inner
        if free - over >= (behind_in_last_row if is_last_row else behind):
            left, across = at if way > 0 else at - over, wide if crosswise else wide // 2
            steps.append(WalkStep(left, level - across, left + over, level + across, (way, 0)))
            at += way * (over + GAP)
            is_corner = False
        elif is_last_row or is_corner or free < wide:
            break
        else:
            left, top = at if way > 0 else at - wide, level - wide // 2
            steps.append(WalkStep(left, top, left + wide, top + 2 * wide, (0, 1)))
            at, level = at + way * wide, level + 2 * wide + GAP
            way, row, is_corner = -way, row + 1, True
    tiles = len(doubles)
    if len(steps) < tiles:
        return None
    laid = steps[:tiles]
    depth, reach = max((step.bottom for step in laid), default=0), max((step.right for step in laid), default=0)
    return Walk(tuple(laid), depth, reach, tuple([step.bottom for step in steps[tiles:]]))


def _tiles(doubles: Sequence[bool], path: Path) -> list[tuple[bool, int, int]]:
    """The tiles to lay: whether each is a double, and what must be free after it in its row, and in the last row: for
    a corner, for a double before it, or for the socket.
    """
    corner, last = path.wide + GAP, len(doubles) - 1
    if path.grows:
        turn = max(corner, SOCKET)
        return [(double, turn if double else corner + turn, SOCKET) for double in (*doubles, *[False] * _MOST)]
    behind = [
        corner + (SOCKET if at + 1 == last else corner) if double else corner for at, double in enumerate(doubles[1:])
    ]
    return [*zip(doubles, behind, [0] * last, strict=False), *[(double, SOCKET, SOCKET) for double in doubles[last:]]]


def least_depth(doubles: Sequence[bool], path: Path) -> int:
    """The least depth of an arm, by the length of its tiles: no walk of it is less deep. `DEEP` where they are longer
    than its rows.
    """
    wide, shown = path.wide, doubles[path.across :]
    if not shown:
        return 3 * wide + GAP if doubles else 0
    # A corner takes a tile's breadth of its row, and the next row begins at the corner's far side.
    length, each = len(shown) * (2 * wide + GAP) - sum(shown) * wide, path.outer - path.inner + wide + GAP
    beyond = length - (path.outer - path.start) - wide - GAP
    row = max(0, -(-beyond // max(1, each)))
    is_corner = beyond - row * each > -wide - SOCKET  # the last tile: beside another it leaves room for its socket
    if row + is_corner >= path.rows:
        return DEEP
    return path.level + row * (2 * wide + GAP) + (2 * wide - wide // 2 if is_corner else wide // 2)
