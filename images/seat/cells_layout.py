"""The places of things in the cells of the strip, in usual and in large print."""

from functools import lru_cache
from typing import NamedTuple

from images.drawing import Box, box
from images.seat.style import LARGE, NORMAL, Scale

_RIM = 4
_GAP = 10  # between cells
_TILE, _CARD, _BID = (60, 120), (78, 118), (96, 110)
_WIDE = 240  # from this width on the crown has its full size
_TAG, _LARGE_TAG = (60, 36), (66, 40)
_CROWN, _SMALL_CROWN, _LARGE_CROWN = 48, 40, (50, 40)
_BADGE = 52
_NOWHERE = Box(0, 0, 0, 0)


class CellPlace(NamedTuple):
    """The places in a seat's cell.

    `piece` is the place of the piece played (in large print of its code), `bid` that of a bid; figures begin at
    `column`, on two `levels`. A `narrow` cell has no figures, nor has one in large print.
    """

    cell: Box
    bar: Box
    piece: Box
    crown: Box
    led: Box
    narrow: bool
    scale: Scale = NORMAL
    badge: Box = _NOWHERE
    bid: Box = _NOWHERE
    dealer: tuple[int, int] = (0, 0)
    column: int = 0
    levels: tuple[int, int] = (0, 0)


@lru_cache(maxsize=64)
def strip_layout(
    seats: int, *, cards: bool = False, badges: bool = False, room: Box | None = None, scale: Scale = NORMAL
) -> tuple[CellPlace, ...]:
    """The cells of the strip, from left to right. `badges`: whether pieces bear points, which need room beside them."""
    cells = (room or scale.strip).grid(seats, 1, _GAP)
    return tuple(_large_cell(cell) if scale is LARGE else _cell(cell, cards=cards, badges=badges) for cell in cells)


def _cell(cell: Box, *, cards: bool, badges: bool) -> CellPlace:
    narrow = cell.width <= NORMAL.narrow
    bar = cell._replace(bottom=cell.top + NORMAL.bar[narrow])
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
        led = box(cell.right - 10 - _TAG[0], bar.bottom + 4, *_TAG)
        dealer = cell.right - 8 - 34, cell.bottom - 12 - 34
    else:
        if cell.width < _WIDE:  # crown and tag find room side by side only if they begin beside the piece
            crown = box(cell.left + 82, bar.bottom + 6, _SMALL_CROWN, _SMALL_CROWN)
        else:
            crown = box(column - 2, bar.bottom + 4, _CROWN, _CROWN)
        led = box(crown.right + 4, bar.bottom + 10, *_TAG)
        dealer = cell.right - 14 - 36, bar.top + 9
    bid = box(cell.left + (14 if narrow else 16), middle - _BID[1] // 2, *_BID)
    levels = cell.top + 125, cell.top + 167
    return CellPlace(cell, bar, piece, crown, led, narrow, NORMAL, badge, bid, dealer, column, levels)


def _large_cell(cell: Box) -> CellPlace:
    """The crown is beside the words, and "led" in the bar; in a narrow cell both are below the words."""
    narrow = cell.width <= LARGE.narrow
    bar = cell._replace(bottom=cell.top + LARGE.bar[narrow])
    words = Box(cell.left + 12, bar.bottom, cell.right - 12, bar.bottom + 52 if narrow else cell.bottom - _RIM)
    if narrow:
        led = box(cell.left + 12, cell.bottom - 48, *_TAG)
        crown = box(cell.right - 14 - _LARGE_CROWN[0], cell.bottom - 8 - _LARGE_CROWN[1], *_LARGE_CROWN)
    else:
        led = box(cell.right - 14 - _LARGE_TAG[0], bar.top + 12, *_LARGE_TAG)
        crown = box(words.right - _LARGE_CROWN[0], words.centre[1] - _LARGE_CROWN[1] // 2, *_LARGE_CROWN)
    return CellPlace(cell, bar, words, crown, led, narrow, LARGE)
