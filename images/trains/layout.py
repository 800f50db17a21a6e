"""The places of trains: the players alone decide the grid and the size of tiles, so only a train played on moves."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from images.drawing import Box, Weight, box, width

SEAT_YARD, TABLE_YARD, _REPLAY_YARD = Box(20, 94, 1080, 482), Box(20, 94, 1080, 634), Box(20, 94, 1080, 692)
REPLAYED = 104  # the height of a train in a replay
_BETWEEN = 8  # the cells
_BESIDE = 700  # a cell as wide has a plate beside its track, others a bar above it
_PLATE, _BAR, _FOOT = 250, 42, 40
_SIZES = (58, 52, 44, 40)  # of tiles: their short side
_NARROW, _NARROWEST = 52, 40  # the widest tiles in cells narrower than `_WHOLE`, and than `_MIDDLING`
_WHOLE, _MIDDLING = 1000, 500


class TrainCell(NamedTuple):
    """The parts of a cell, from its corner: the plate or bar with the name, the track, the foot where it has one, and
    the short side of its tiles.
    """

    size: tuple[int, int]
    name: Box
    track: Box
    foot: Box | None
    tile: int

    @property
    def has_plate(self) -> bool:
        """True if the name stands beside the track, not above it."""
        return self.name.bottom > _BAR


@lru_cache(maxsize=16)
def yard_layout(players: int, yard: Box) -> tuple[Box, ...]:
    """A cell for the Mexican train, which takes what the grid leaves free, then one for each seat. Raises ValueError
    outside 2..8 players.
    """
    if players not in range(2, 9):
        raise ValueError(f"2 to 8 players have trains, not {players}")
    columns = 1 if players < 4 else 2 if players < 6 else 3
    rows = -(-(players + 1) // columns)
    cells = yard.grid(columns, rows, _BETWEEN, _BETWEEN)
    free = len(cells) - players - 1
    return (cells[0]._replace(right=cells[free].right), *cells[free + 1 :])


@lru_cache(maxsize=8)
def replay_layout(players: int) -> tuple[Box, ...]:
    """The same for a replay, where each seat has its hand below its train: the Mexican train takes little of a row."""
    mexican, *seats = yard_layout(players, _REPLAY_YARD)
    if mexican.width < _REPLAY_YARD.width:
        return mexican, *seats
    mexican, columns = mexican._replace(bottom=mexican.top + REPLAYED), len({cell.left for cell in seats})
    rest = _REPLAY_YARD._replace(top=mexican.bottom + _BETWEEN)
    return mexican, *rest.grid(columns, len(seats) // columns, _BETWEEN, _BETWEEN)


@lru_cache(maxsize=16)
def cell_layout(size: tuple[int, int], *, footed: bool) -> TrainCell:
    """The parts of a cell of a size; `footed`: one with a bar has a foot."""
    wide, high = size
    most = _SIZES[0] if wide >= _WHOLE else _NARROW if wide >= _MIDDLING else _NARROWEST
    if wide >= _BESIDE:
        name, foot = Box(0, 0, _PLATE, high), None
        track = Box(_PLATE + 14, 7, wide - 18, high - 7)
    else:
        low = _FOOT if footed else 4
        name = Box(0, 0, wide, _BAR)
        foot = Box(12, high - low, wide - 12, high) if footed else None
        track = Box(10, _BAR + 3, wide - 8, high - low - 3)
    tile = next((size for size in _SIZES if size <= most and size + 24 <= track.height), _SIZES[-1])
    return TrainCell(size, name, track, foot, tile)


# -- on the track ------------------------------------------------------------------------------------------------------


_SOCKETS = {58: (92, 66), 52: (90, 66), 44: (80, 58), 40: (74, 54)}
_SLEEPER, _FEWEST = 26, 3  # from one to the next, and as many are drawn


class TrackPlace(NamedTuple):
    """The places of a train: how many tiles are only counted and where, the newest tiles, the socket, the rails."""

    hidden: int
    plus: Box | None
    tiles: tuple[Box, ...]
    socket: Box
    sleepers: tuple[int, ...]  # their left edges


def plus_size(tile: int) -> int:
    """The size of the letters that tell how many tiles are only counted."""
    return 34 if tile > _NARROWEST else 30


def track_layout(doubles: Sequence[bool], place: TrainCell, *, before: int = 0, sockets: bool = True) -> TrackPlace:
    """The places of a train's tiles, of which some are doubles: from the newest back while they fit beside the socket.

    `before` these come others that are only counted. Room for the socket is kept without `sockets`, too.
    """
    track, tile = place.track, place.tile
    across = min(tile, (track.height - 8) // 4 * 2)  # of a double, which stands
    gap, apart = (8, 12) if tile == _NARROWEST else (10, 14)
    wide, high = _SOCKETS[tile]
    wides, first, counted = [across if double else 2 * tile for double in doubles], 0, _counted(before, tile)
    while first < len(wides):
        taken = sum(wides[first:]) + gap * (len(wides) - first - 1) + (counted + gap if counted else 0)
        if taken <= track.width - apart - wide:
            break
        first += 1
        counted = _counted(before + first, tile)
    middle, left = track.centre[1], track.left
    plus = box(left, middle - 25, counted, 50) if counted else None
    left += counted + gap if counted else 0
    tiles = list[Box]()
    for each in wides[first:]:
        tall = tile if each > tile else 2 * each
        tiles.append(box(left, middle - tall // 2, each, tall))
        left += each + gap
    left += apart - gap if tiles else 0
    socket = box(left, middle - high // 2, wide, high)
    start = socket.right + apart if sockets else left
    fitting = (track.right - start - 8) // _SLEEPER
    sleepers = tuple(start + 8 + number * _SLEEPER for number in range(fitting if fitting >= _FEWEST else 0))
    return TrackPlace(before + first, plus, tuple(tiles), socket, sleepers)


def _counted(hidden: int, tile: int) -> int:
    """The width of the plate that tells how many tiles are not shown; 0 for none."""
    return width(f"+{hidden}", plus_size(tile), Weight.BOLD) + (14 if tile > _NARROWEST else 10) if hidden else 0
