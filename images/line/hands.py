"""Open hands of dominoes, on a plate for each seat: as tiles, or as codes where there are many."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.rules.boards import PieceView
from bot.rules.pieces import Tile
from bot.rules.view import SeatView, View
from bot.words.persons import seat_name
from images.drawing import Box, Canvas, Ink, Letters, Weight, bold, box, width
from images.parts.codes import draw_codes
from images.parts.marks import SIDE_INKS, draw_rounded, side_sign
from images.parts.pieces import PieceLook, draw_piece

ENDED = Box(20, 410, 1080, 642)
_APART, _BETWEEN, _GAP = 10, 8, 6  # between plates beside and below each other, between tiles
_LARGEST, _EDGE = 42, 18
_LARGE, _SMALL, _LEAST_NOTE = 38, 28, 22  # sizes of a note
_LOW = 100  # in a lower plate the note stands beside the name
_LEAST, _LEAST_NINE = 26, 38  # narrower, pips are too small to count: up to six on a half, up to nine


class HandPlace(NamedTuple):
    """A seat's plate, with the least room of its name and of its note, and the most of its tiles."""

    plate: Box
    name: Box
    note: Box
    tiles: Box


@lru_cache(maxsize=8)
def open_hands_layout(seats: int, room: Box = ENDED, *, by_column: bool = False) -> tuple[HandPlace, ...]:
    """The plates of two to four seats, one under another, or of four two by two: row by row, or column by column."""
    rows, columns = (2, 2) if seats == 4 else (seats, 1)
    cells = room.grid(columns, rows, _APART, _BETWEEN)
    if by_column:
        cells = [cell for column in range(columns) for cell in cells[column::columns]]
    return tuple(map(_place, cells))


def _place(plate: Box) -> HandPlace:
    left, right, high = plate.left + 20, plate.right - _EDGE, plate.height
    if high < _LOW:
        name, note = box(left, plate.top, 250, high), box(left + 266, plate.top, 220, high)
        return HandPlace(plate, name, note, Box(note.right + 16, plate.top, right, plate.bottom))
    half, wide = high // 2, 250 if plate.width > 600 else 192
    name, note = box(left, plate.top + 6, wide, half - 4), box(left, plate.top + half + 2, wide, half - 8)
    return HandPlace(plate, name, note, Box(name.right + 16, plate.top, right, plate.bottom))


def tile_width(hand: Sequence[PieceView], at: Box) -> int | None:
    """The width of a hand's tiles in their place; None where their pips would be too small to count."""
    wide = min(_LARGEST, (at.height - 2 * _APART) // 2, (at.width + _GAP) // max(1, len(hand)) - _GAP)
    high = max((shown.piece.high for shown in hand if isinstance(shown.piece, Tile)), default=0)
    return wide if wide >= (_LEAST if high <= 6 else _LEAST_NINE) else None


def draw_open_hand(
    canvas: Canvas,
    view: View,
    seat: SeatView,
    place: HandPlace,
    notes: Sequence[str],
    *,
    won: bool = False,
    ringed: Collection[PieceView] = (),
) -> None:
    """Draw a seat's plate with its name, the first of the notes (fullest first) that fits, and the tiles it shows. The
    fullest note is not set small.
    """
    rim = Ink.GOLD if won else SIDE_INKS[seat.side] if view.partners else Ink.OUTLINE
    draw_rounded(canvas, place.plate, 20, Ink.HEADER, Ink.FELT, rim)
    tiles = _tiles(canvas, seat.shown, place.tiles, ringed) - 16
    left, middle = place.name.left, place.name.centre[1]
    if view.partners:
        side_sign(canvas, seat.side, (left + 14, middle), Ink.HEADER, 36)
        left += 40
    right = place.name.right if place.note.left > place.name.right else tiles
    canvas.text(seat_name(seat.seat), (left, middle), bold(40, Ink.TEXT, Ink.HEADER), limit=right - left, least=30)
    ink, weight = (Ink.GOLD, Weight.BOLD) if won else (Ink.MUTED, Weight.REGULAR)
    left, middle = place.note.left, place.note.centre[1]
    room = tiles - left
    sizes = [_SMALL, *(_LEAST_NOTE for _ in notes[1:])]
    note = next((it for it, size in zip(notes, sizes, strict=True) if width(it, size, weight) <= room), notes[-1])
    canvas.text(note, (left, middle), Letters(_LARGE, ink, Ink.HEADER, weight), limit=room, least=_LEAST_NOTE)


def _tiles(canvas: Canvas, hand: Sequence[PieceView], at: Box, ringed: Collection[PieceView]) -> int:
    """The tiles of a hand, the last of them at the right edge; or their codes. Returns where they begin."""
    wide = tile_width(hand, at)
    if wide is None:
        draw_codes(canvas, tuple(hand), Box(at.left, at.top + 6, at.right, at.bottom - 6), under=Ink.HEADER)
        return at.left
    left, top = at.right - len(hand) * (wide + _GAP) + _GAP, at.centre[1] - wide
    places = [box(left + number * (wide + _GAP), top, wide, 2 * wide) for number in range(len(hand))]
    for is_ringed in (False, True):  # rings reach over their neighbours
        for shown, place in zip(hand, places, strict=True):
            if (shown in ringed) is is_ringed:
                draw_piece(canvas, shown, place, Ink.HEADER, PieceLook(Ink.ACCENT if is_ringed else None))
    return left
