"""The hands that lie open at the end of a deal of dominoes: where they lie, as tiles, or many of them as codes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.rules.boards import PieceView
from bot.rules.pieces import Tile
from images.drawing.canvas import Box, Canvas, box
from images.drawing.palette import Ink
from images.parts.pieces import draw_piece
from images.replay.holdings import draw_codes

_LEFT, _RIGHT, _TOP, _BOTTOM = 20, 1080, 410, 642
_APART, _BETWEEN, _GAP = 10, 8, 6  # between plates beside and below each other, between tiles
_LARGEST, _EDGE = 42, 18
_LOW = 100  # in a lower plate the pips stand beside the name
_LEAST, _LEAST_NINE = 26, 38  # narrower, pips are too small to count: up to six on a half, up to nine


class HandPlace(NamedTuple):
    """A seat's plate, in it the places of its name and its pips at the least, and of its tiles at the most."""

    plate: Box
    name: Box
    pips: Box
    tiles: Box


@lru_cache(maxsize=8)
def hands_layout(seats: int, *, by_column: bool = False) -> tuple[HandPlace, ...]:
    """The plates of two to four seats, one under another, or of four two by two: row by row, or column by column."""
    rows, columns = (2, 2) if seats == 4 else (seats, 1)
    wide = (_RIGHT - _LEFT - (columns - 1) * _APART) // columns
    high = (_BOTTOM - _TOP - (rows - 1) * _BETWEEN) // rows
    places = [divmod(place, rows)[::-1] if by_column else divmod(place, columns) for place in range(seats)]
    return tuple(
        _place(box(_LEFT + column * (wide + _APART), _TOP + row * (high + _BETWEEN), wide, high))
        for row, column in places
    )


def _place(plate: Box) -> HandPlace:
    left, right, high = plate.left + 20, plate.right - _EDGE, plate.height
    if high < _LOW:
        name, pips = box(left, plate.top, 250, high), box(left + 266, plate.top, 220, high)
        return HandPlace(plate, name, pips, Box(pips.right + 16, plate.top, right, plate.bottom))
    half, wide = high // 2, 250 if plate.width > 600 else 192
    name, pips = box(left, plate.top + 6, wide, half), box(left, plate.top + half, wide, half - 4)
    return HandPlace(plate, name, pips, Box(name.right + 16, plate.top, right, plate.bottom))


def tile_width(hand: Sequence[PieceView], at: Box) -> int | None:
    """How wide the tiles of a hand stand in their place; None where their pips would be too small to count."""
    wide = min(_LARGEST, (at.height - 2 * _APART) // 2, (at.width + _GAP) // max(1, len(hand)) - _GAP)
    high = max((shown.piece.high for shown in hand if isinstance(shown.piece, Tile)), default=0)
    return wide if wide >= (_LEAST if high <= 6 else _LEAST_NINE) else None


def draw_hand_left(canvas: Canvas, hand: Sequence[PieceView], at: Box) -> int:
    """The tiles of a hand, the last of them at the right edge; or their codes. Returns where they begin."""
    wide = tile_width(hand, at)
    if wide is None:
        draw_codes(canvas, tuple(hand), Box(at.left, at.top + 6, at.right, at.bottom - 6), under=Ink.HEADER)
        return at.left
    left, top = at.right - len(hand) * (wide + _GAP) + _GAP, at.centre[1] - wide
    for number, shown in enumerate(hand):
        draw_piece(canvas, shown, box(left + number * (wide + _GAP), top, wide, 2 * wide), Ink.HEADER)
    return left
