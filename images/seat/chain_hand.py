"""The hand at a line of dominoes: each tile with its code and the ends it fits, many tiles as codes alone."""

from functools import lru_cache
from typing import NamedTuple

from bot.message import Message
from bot.rules.boards import PieceView
from bot.rules.view import View
from bot.words.speaker import say
from images.chain.fits import ends_pill, fitted_ends
from images.chain.zones import HAND
from images.drawing.canvas import SIZE, Box, Canvas, box
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.code_pill import code_inks
from images.parts.marks import NEW, draw_rounded, new_mark, tab
from images.parts.pieces import draw_piece
from images.seat.hand_layout import LEGAL
from images.seat.style import SeatStyle

LARGE, MIDDLE, SMALL = 7, 10, 14  # so many tiles are drawn with a tab, with a pill below, with a small pill
_TAB = (84, 50)
_CODES = {LARGE: 37, MIDDLE: 36, SMALL: 32}
_PILL = {MIDDLE: 42, SMALL: 36}
_CODE_ALONE, _PILL_ALONE, _COLUMN = 42, 54, 104
_ROOM = 1060


class Place(NamedTuple):
    """Where a tile stands at rest (None: its code alone is shown), its code, the mark of a new tile.

    `fits` is where the pill of its ends begins, `columns` how many triangles beside each other it has room for.
    """

    piece: Box | None
    code: Box
    new: Box
    fits: tuple[int, int] = (0, 0)
    columns: int = 0


def draw_chain_hand(canvas: Canvas, view: View, style: SeatStyle) -> None:
    """Draw the viewer's hand, from high to low; of very many tiles the codes, playable ones first."""
    hand = view.hand
    if not hand:
        canvas.text(say(Message("hand-empty")), (SIZE[0] // 2, HAND.centre[1]), 44, Ink.MUTED, Ink.FELT, anchor="m")
        return
    if len(hand) > SMALL:
        hand = tuple(sorted(hand, key=lambda shown: not shown.legal))
    all_playable = all(shown.legal for shown in hand)
    drawn = view.chain_board.drawn
    for shown, place in zip(hand, chain_hand_layout(len(hand)), strict=True):
        up = LEGAL if shown.legal and not all_playable and place.piece is not None else 0
        _tile(canvas, shown, place, style, ringed=bool(up))
        _code(canvas, shown, place, with_ends=bool(fitted_ends(view, shown)), up=up)
        if place.columns and (ends := fitted_ends(view, shown)):
            # More than two stand in a square beside a tab, else in a narrow column.
            columns, scale = (place.columns, 1) if len(ends) <= 2 or place.columns > 1 else (1, 0.8)
            canvas.paste(ends_pill(ends, columns, scale), place.fits[0], place.fits[1] - up)
    for shown, place in zip(hand, chain_hand_layout(len(hand)), strict=True):
        if shown.piece in drawn:
            canvas.lay(new_mark(), place.new.left, place.new.top)


@lru_cache(maxsize=64)
def chain_hand_layout(count: int) -> tuple[Place, ...]:
    """The places of a hand, from left to right."""
    if count <= LARGE:
        pitch = 176 if count < LARGE else 150
        left = (SIZE[0] - (count - 1) * pitch - 64 - _TAB[0]) // 2
        return tuple(_with_tab(box(left + place * pitch, 556, 64, 128), pitch) for place in range(count))
    if count <= MIDDLE:
        pitch = min(118, (_ROOM - 12) // count)
        return tuple(_with_pill(piece, pitch, MIDDLE) for piece in _row(count, pitch, 48))
    if count <= SMALL:
        pitch = _ROOM // count
        return tuple(_with_pill(piece, pitch, SMALL) for piece in _row(count, pitch, min(48, pitch - 24)))
    rows = -(-count * _COLUMN // _ROOM)
    columns = -(-count // max(2, rows))
    return tuple(_alone(number, columns, -(-count // columns)) for number in range(count))


def _row(count: int, pitch: int, wide: int) -> list[Box]:
    left = (SIZE[0] - (count - 1) * pitch - wide) // 2
    return [box(left + place * pitch, 552, wide, 2 * wide) for place in range(count)]


def _with_tab(piece: Box, pitch: int) -> Place:
    code = box(piece.right, piece.centre[1] - 22, min(_TAB[0], pitch - piece.width - 8), _TAB[1])
    new = box(piece.centre[0] - NEW[0] // 2, HAND.bottom - 1 - NEW[1], *NEW)  # below the pips
    return Place(piece, code, new, (piece.right + 10, piece.top + 72), 2)


def _with_pill(piece: Box, pitch: int, size: int) -> Place:
    high, wide = _PILL[size], min(92, pitch - 4)
    code = box(piece.centre[0] - wide // 2, 656 if size == MIDDLE else piece.bottom + 10, wide, high)
    new = box(piece.centre[0] - NEW[0] // 2, HAND.top + 3, *NEW)
    fits = (piece.right + 7, piece.top + 4) if size == MIDDLE else (0, 0)
    return Place(piece, code, new, fits, int(size == MIDDLE))


def _alone(number: int, columns: int, rows: int) -> Place:
    row, column = divmod(number, columns)
    pitch, step = min(132, _ROOM // columns), (HAND.height - 6) // rows
    high = min(_PILL_ALONE, step - 10)
    left = (SIZE[0] - columns * pitch) // 2 + column * pitch
    code = box(left + 4, HAND.top + (row + 1) * step - high, pitch - 8, high)
    return Place(None, code, box(code.centre[0] - NEW[0] // 2, max(HAND.top, code.top - 22), *NEW))


def _tile(canvas: Canvas, shown: PieceView, place: Place, style: SeatStyle, *, ringed: bool) -> None:
    if place.piece is None:
        return
    at = place.piece.moved(0, -LEGAL if ringed else 0)
    draw_piece(canvas, shown, at, Ink.FELT, ringed=ringed, dim=shown.legal is False, numerals=style.numerals)


def _code(canvas: Canvas, shown: PieceView, place: Place, *, with_ends: bool, up: int) -> None:
    """The code: on a tab beside a large tile, above the pill of its ends; else in a pill."""
    ink, ground, _ = code_inks(shown, Ink.FELT)
    text, at = str(shown.piece), place.code
    if place.piece is None or place.piece.width < 64:
        size = _CODE_ALONE if place.piece is None else _CODES[MIDDLE if place.columns else SMALL]
        draw_rounded(canvas, at, at.height // 2, ground, Ink.FELT)
        canvas.text(
            text, (at.centre[0], at.centre[1] + 1), min(size, at.height - 4), ink, ground, weight=Weight.BOLD,
            anchor="m", limit=at.width - 8, least=24,
        )  # fmt: skip
        return
    at = at.moved(0, -up - (28 if with_ends else 0))
    inset = 6 if up else 1  # the ring, or the shadow, of the tile stays whole
    canvas.paste(tab((at.width - inset, at.height), ground, Ink.FELT), at.left + inset, at.top)
    middle = at.left + (at.width + inset) // 2 - 3, at.centre[1] + 1
    limit = at.width - inset - 8
    canvas.text(text, middle, _CODES[LARGE], ink, ground, weight=Weight.BOLD, anchor="m", limit=limit, least=24)
