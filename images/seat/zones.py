"""The four zones of a seat picture, at fixed heights, so that an edited picture never jumps."""

from functools import lru_cache
from typing import NamedTuple

from images.drawing import SIZE, Box, box

STRIP = Box(20, 96, 1080, 292)
BAND = Box(0, 300, SIZE[0], 356)
HAND = Box(0, BAND.bottom, *SIZE)
NAME_BAR = 50  # height of a cell's bar with the name
_GAP = 10  # between cells
_TILE, _CARD, _BID = (60, 120), (78, 118), (96, 110)
_WIDE = 240  # from this width on the crown has its full size
_NARROW = 180  # cells up to this width have no figures
TAG = (60, 36)
_CROWN, _SMALL_CROWN = 48, 40
_BADGE = 52


class CellPlace(NamedTuple):
    """Where things stand in a seat's cell.

    `piece` is played there, `bid` holds a bid instead; `column` is the left end of the figures, on two `levels`; of the
    marks each has its place. A `narrow` cell has no figures.
    """

    cell: Box
    bar: Box
    piece: Box
    badge: Box
    bid: Box
    crown: Box
    led: Box
    dealer: tuple[int, int]
    column: int
    levels: tuple[int, int]
    narrow: bool


@lru_cache(maxsize=64)
def strip_layout(seats: int, *, cards: bool = False, badges: bool = False, room: Box = STRIP) -> tuple[CellPlace, ...]:
    """The cells of the strip, from left to right. `badges`: whether pieces bear points, which need room beside them."""
    return tuple(_cell(cell, cards=cards, badges=badges) for cell in room.grid(seats, 1, _GAP))


def _cell(cell: Box, *, cards: bool, badges: bool) -> CellPlace:
    narrow = cell.width <= _NARROW
    bar = Box(cell.left, cell.top, cell.right, cell.top + NAME_BAR)
    middle = (bar.bottom + cell.bottom) // 2
    wide, high = _CARD if cards else _TILE
    # Clear of the round corner, for a piece brings its ground along.
    piece = box(cell.left + (14 if narrow else 18 if cards else 16), middle - high // 2 - 1, wide, high)
    column = piece.right + (30 if cards else 52 if badges else 16)
    if cards:
        badge = box(piece.right - 32, piece.bottom - 20 - _BADGE / 2, _BADGE, _BADGE)
    else:
        badge = box(piece.right - 5, piece.centre[1] - _BADGE / 2, _BADGE, _BADGE)
    if narrow:
        level = bar.bottom + 44 if cards else badge.bottom if badges else middle - _SMALL_CROWN / 2
        crown = box(piece.right + 8, level, _SMALL_CROWN, _SMALL_CROWN)
        led = box(cell.right - 10 - TAG[0], bar.bottom + 4, *TAG)
        dealer = cell.right - 8 - 34, cell.bottom - 12 - 34
    else:
        if cell.width < _WIDE:  # crown and tag find room side by side only if they begin beside the piece
            crown = box(cell.left + 82, bar.bottom + 6, _SMALL_CROWN, _SMALL_CROWN)
        else:
            crown = box(column - 2, bar.bottom + 4, _CROWN, _CROWN)
        led = box(crown.right + 4, bar.bottom + 10, *TAG)
        dealer = cell.right - 14 - 36, bar.top + 9
    bid = box(cell.left + (14 if narrow else 16), middle - _BID[1] // 2, *_BID)
    return CellPlace(cell, bar, piece, badge, bid, crown, led, dealer, column, (cell.top + 125, cell.top + 167), narrow)
