"""The hand at trains: a few tiles with their codes, then figures that are the code, and of many tiles two rows."""

from functools import lru_cache
from typing import NamedTuple

from bot.rules.view import View
from images.drawing import SIZE, Box, Canvas, Ink, box
from images.line.strip_and_band import HAND
from images.parts.codes import code_tab
from images.parts.marks import NEW, new_mark
from images.parts.pieces import RING, draw_piece
from images.seat.hand import draw_no_hand
from images.seat.hand_layout import LEGAL
from images.seat.style import SeatStyle

MOST_TABBED, MOST_UPRIGHT = 6, 15
_TAB, _CODE = (100, 50), 37
_TABBED_PITCH = 176
_WIDE, _PITCH, _ROOM = 58, 106, 1060  # of tiles that show figures
_LYING, _LEAST_LYING, _BESIDE, _ABOVE = 96, 60, 14, 28  # the widest that lies, the least with few rows; between them


class HandTile(NamedTuple):
    """The places of a tile at rest, of its code where it has one, and of the mark of a new tile where there is room."""

    piece: Box
    code: Box | None
    new: Box | None


def draw_trains_hand(canvas: Canvas, view: View, style: SeatStyle) -> None:
    """Draw the viewer's hand from high to low; playable tiles are ringed unless all are."""
    hand, drawn = view.hand, view.train_board.drawn
    if not hand:
        draw_no_hand(canvas, HAND.centre[1])
        return
    all_playable = all(shown.legal for shown in hand)
    places, ringed = trains_hand_layout(len(hand)), [bool(shown.legal) and not all_playable for shown in hand]
    for has_ring in (False, True):  # rings reach over their neighbours
        for shown, place, ring in zip(hand, places, ringed, strict=True):
            if ring is not has_ring:
                continue
            look = style.look(Ink.GOLD if ring else None, dim=shown.legal is False)
            up = LEGAL if ring and place.piece.width < place.piece.height else 0
            if place.code is not None:
                draw_piece(canvas, shown, place.piece.moved(0, -up), Ink.FELT, look)
                code_tab(canvas, shown, place.code.moved(0, -up), _CODE, ringed=ring)
            else:
                draw_piece(canvas, shown, place.piece.moved(0, -up), Ink.FELT, look._replace(numerals=True))
    for shown, place in zip(hand, places, strict=True):
        if shown.piece == drawn and place.new is not None:
            canvas.lay(new_mark(), place.new.left, place.new.top)


@lru_cache(maxsize=64)
def trains_hand_layout(count: int) -> tuple[HandTile, ...]:
    """The places of a hand, from left to right and from the top."""
    if count > MOST_UPRIGHT:
        ways = [_lying(count, rows) for rows in range(2, 7)]
        large = (places for places in ways if places[0].piece.width >= _LEAST_LYING)
        return next(large, max(ways, key=lambda places: places[0].piece.width))
    wide, taken, top = (64, _TAB[0], 556) if count <= MOST_TABBED else (_WIDE, 0, 562)
    pitch = _TABBED_PITCH if count <= MOST_TABBED else min(_PITCH, (_ROOM - _WIDE) // (count - 1))
    left = (SIZE[0] - (count - 1) * pitch - wide - taken) // 2
    places = list[HandTile]()
    for number in range(count):
        piece = box(left + number * pitch, top, wide, 2 * wide)
        code = box(piece.right, piece.centre[1] - 22, *_TAB) if taken else None
        new = box(piece.centre[0] - NEW[0] // 2, HAND.bottom - 1 - NEW[1], *NEW)  # below the pips
        places.append(HandTile(piece, code, new))
    return tuple(places)


def _lying(count: int, rows: int) -> tuple[HandTile, ...]:
    """A hand of many tiles, lying in rows."""
    columns, is_marked = -(-count // rows), rows == 2
    across, down = _ROOM // columns, (HAND.height - RING - 2) // rows
    wide = min(_LYING, across - _BESIDE, 2 * (down - (_ABOVE if is_marked else 2 * RING + 2))) // 4 * 4
    left = (SIZE[0] - columns * across) // 2 + (across - wide) // 2
    inside = wide // 16  # how far the mark of a new tile reaches into it
    places = list[HandTile]()
    for number in range(count):
        row, column = divmod(number, columns)
        piece = box(left + column * across, HAND.top + (row + 1) * down - wide // 2, wide, wide // 2)
        new = box(piece.centre[0] - NEW[0] // 2, piece.top + inside - NEW[1], *NEW)
        places.append(HandTile(piece, None, new if is_marked else None))
    return tuple(places)
