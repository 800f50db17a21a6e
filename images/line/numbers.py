"""Small numbers on the tiles played since the viewer's last play, in the order of play."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.rules.pieces import Tile
from images.drawing import Box, Brush, Canvas, Ink, Sprite, box, sprite
from images.line.layout import LineLayout, PlacedTile

MOST = 9  # figures of one digit
_ACROSS, _OUTSIDE, _LETTERS = 34, 9, 28  # of a disc; how far its middle lies outside its tile


def draw_numbers(canvas: Canvas, layout: LineLayout, tiles: Sequence[Tile], room: Box, *, sockets: bool) -> None:
    """Number tiles of a line from 1."""
    for number, at in number_places(layout, tiles, room, sockets=sockets).items():
        canvas.lay(_disc(number), at.left, at.top)


def number_places(layout: LineLayout, tiles: Sequence[Tile], room: Box, *, sockets: bool) -> dict[int, Box]:
    """The place of each number: at the edge of its tile, where it covers least of other things."""
    places, found = {tile_of(placed): placed.place for placed in layout.tiles}, dict[int, Box]()
    taken = [*places.values(), *(fold.place for fold in layout.folds)]
    taken += [socket.place for socket in layout.sockets if sockets]
    for number, tile in enumerate(tiles, 1):
        if (own := places.get(tile)) is not None:  # if not, it is in a fold
            others = [*(place for place in taken if place != own), *found.values()]
            found[number] = min(_around(own), key=lambda disc: _covered(disc, others, room))
    return found


def tile_of(placed: PlacedTile) -> Tile:
    return Tile(max(placed.ends), min(placed.ends))


def _around(own: Box) -> Iterator[Box]:
    """Places for a disc, the best first: above, below, at the sides, at the corners."""
    (x, y), half = own.centre, _ACROSS // 2
    left, right, top, bottom = own.left - _OUTSIDE, own.right + _OUTSIDE, own.top - _OUTSIDE, own.bottom + _OUTSIDE
    for middle in ((x, top), (x, bottom), (left, y), (right, y)):
        yield box(middle[0] - half, middle[1] - half, _ACROSS, _ACROSS)
    for corner in ((own.left, own.top), (own.right, own.top), (own.left, own.bottom), (own.right, own.bottom)):
        yield box(corner[0] - half, corner[1] - half, _ACROSS, _ACROSS)


def _covered(disc: Box, others: Sequence[Box], room: Box) -> int:
    """The pixels of other things that a disc covers, and its own outside the room."""
    inside = _shared(disc, room)
    return sum(_shared(disc, other) for other in others) + _ACROSS * _ACROSS - inside


def _shared(one: Box, other: Box) -> int:
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(0, wide) * max(0, high)


@lru_cache(maxsize=16)
def _disc(number: int) -> Sprite:
    def paint(brush: Brush) -> None:
        half = _ACROSS / 2
        brush.disc(half, half, half, Ink.INK)
        brush.disc(half, half, half - 2, Ink.ACCENT)
        brush.text(str(number), half, half, _LETTERS, Ink.INK)

    return sprite((_ACROSS, _ACROSS), Ink.FELT, Ink.IVORY, paint)
