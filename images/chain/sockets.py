"""The sockets at the open ends of a line: where the next tile goes."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.rules.moves import End
from images.chain.walks import GAP, Way
from images.drawing.canvas import Box, box

APART = 8  # from its tile
_INSET = 6  # from the border of the room


class Shape(NamedTuple):
    """The sizes of a socket: wide, and narrow."""

    wide: tuple[int, int]
    narrow: tuple[int, int]


USUAL, SMALL = Shape((92, 52), (54, 88)), Shape((76, 50), (50, 80))


class Socket(NamedTuple):
    """The place of the next tile at an end, and the number that is open there."""

    end: End
    place: Box
    number: int


def socket_place(tile: Box, way: Way, end: End, room: Box, taken: Sequence[Box], shape: Shape = USUAL) -> Box | None:
    """The place of a socket at an end tile inside a room: ahead of it, wide or narrow, else beside its open half."""
    inside = room.grown(-_INSET)
    for wish in _wished(tile, way, end, shape):
        # Above or below a tile it need not stand in the middle.
        aside = max(0, inside.left - wish.left) + min(0, inside.right - wish.right) if way[1] else 0
        place = wish.moved(aside, 0)
        if is_inside(place, inside) and not any(map(place.grown(GAP).overlaps, taken)):
            return place
    return None


def is_inside(place: Box, room: Box) -> bool:
    """Whether a box lies in another."""
    return (
        room.left <= place.left and place.right <= room.right and room.top <= place.top and place.bottom <= room.bottom
    )


def _wished(tile: Box, way: Way, end: End, shape: Shape) -> Iterator[Box]:
    """The places from the one wished for to the last resort."""
    for size in shape:
        yield _ahead(tile, way, size)
    half = open_half(tile, way)
    first = 1 if end in (End.RIGHT, End.UP) else -1
    beside = ((0, 1), (0, -1)) if way[0] else ((first, 0), (-first, 0))
    for size in shape:
        for aside in beside:
            yield _ahead(half, aside, size)


def open_half(tile: Box, way: Way) -> Box:
    """The outer half of a tile that lies along its way; a double across it whole."""
    if way[0] and tile.width > tile.height:
        middle = tile.centre[0]
        return tile._replace(left=middle) if way[0] > 0 else tile._replace(right=middle)
    if way[1] and tile.height > tile.width:
        middle = tile.centre[1]
        return tile._replace(top=middle) if way[1] > 0 else tile._replace(bottom=middle)
    return tile


def _ahead(tile: Box, way: Way, size: tuple[int, int]) -> Box:
    (wide, high), (x, y) = size, tile.centre
    if way[0]:
        return box(tile.right + APART if way[0] > 0 else tile.left - APART - wide, y - high // 2, wide, high)
    return box(x - wide // 2, tile.bottom + APART if way[1] > 0 else tile.top - APART - high, wide, high)
