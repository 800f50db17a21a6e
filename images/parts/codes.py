"""The codes of pieces, "6-4" or "10♠": in a pill below the piece, on a tab beside it, on a plate, or in a list."""

from functools import lru_cache

from PIL import Image

from bot.rules.boards import PieceView
from bot.rules.pieces import Card, Tile
from bot.words.speaker import Line, Span
from images.drawing import Box, Canvas, Ink, Letters, Weight, bold, box, fitting
from images.parts.lines import code_line, draw_line, line_width, sign_of
from images.parts.marks import BADGE, badge, draw_rounded, tab
from images.parts.pieces import draw_piece

CODE = 52  # height of a usual pill
_SIZES = (54, 48, 44, 40, 36, 32, 28, 26)  # of its letters
_ROUND = 40  # the largest radius of a plate


def code_pill(canvas: Canvas, shown: PieceView, room: Box, under: Ink, *, chosen: bool = False, size: int = 0) -> None:
    """The code of a piece in its room, at a size or as large as fits: gold where legal, ivory where it is chosen."""
    inks, code = _inks(shown, under, chosen=chosen), code_line(shown.piece, shown.trump)
    cell = _painted(code, room.width, room.height, size, inks, under)
    canvas.paste(cell, room.centre[0] - cell.width // 2, room.top)


@lru_cache(maxsize=256)
def _painted(code: Line, most: int, high: int, size: int, inks: tuple[Ink, Ink], under: Ink) -> Image.Image:
    """A code's pill, in a room of that size."""
    if not size:
        sizes = _SIZES if high > CODE else _SIZES[3:]
        size = next((size for size in sizes if line_width(code, size) + 26 <= most), sizes[-1])
    # Widths in steps of 8, so that few different pills are ever painted.
    wide = min(most, -(-max(line_width(code, size) + 26, 90 if size >= 40 else 0) // 8) * 8)
    ink, ground = inks
    pill = Canvas(under, (wide, high))
    draw_rounded(pill, Box(0, 0, wide, high), high // 2, ground, under)
    draw_line(pill, code, ((wide - line_width(code, size)) // 2, high // 2 + 1), bold(size, ink, ground))
    return pill.image


def code_tab(canvas: Canvas, shown: PieceView, at: Box, size: int, *, ringed: bool, chosen: bool = False) -> None:
    """The code of a tile on a tab at its right side."""
    ink, ground = _inks(shown, Ink.FELT, chosen=chosen)
    inset = 6 if ringed else 1  # the ring, or the shadow, of the tile stays whole
    canvas.paste(tab((at.width - inset, at.height), ground, Ink.FELT), at.left + inset, at.top)
    middle, limit = (at.left + (at.width + inset) // 2 - 3, at.centre[1] + 1), at.width - inset - 8
    draw_line(canvas, code_line(shown.piece), middle, bold(size, ink, ground), anchor="m", limit=limit, least=24)


def code_plate(
    canvas: Canvas, shown: PieceView, at: Box, size: int, *, chosen: bool = False, alone: bool = False
) -> None:
    """The code of a piece on a plate that fills a box; where it stands `alone`, for its piece, its points follow it."""
    ink, ground = _inks(shown, Ink.FELT, chosen=chosen)
    radius = min(_ROUND, at.height // 2 if at.width > 80 else 14)  # a round end has no room for letters in it
    draw_rounded(canvas, at, radius, ground, Ink.FELT)
    reserved = badge_room(shown) if alone else 0
    code, (x, y), limit = code_line(shown.piece, shown.trump), at.centre, at.width - 4 - reserved
    wide = draw_line(
        canvas, code, (x - reserved // 2, y + 1), bold(size, ink, ground), anchor="m", limit=limit, least=24
    )
    if reserved:
        canvas.lay(badge(shown.points, shown.penalty), x - reserved // 2 + wide // 2 + 6, y + 1 - BADGE // 2)


def badge_room(shown: PieceView) -> int:
    """The width a badge takes behind a code. Cards of one point have none: their suit tells it."""
    return BADGE + 6 if shown.points > 1 or (shown.points and not isinstance(shown.piece, Card)) else 0


def _inks(shown: PieceView, under: Ink, *, chosen: bool = False) -> tuple[Ink, Ink]:
    """The colours of a piece's code: its letters and its ground."""
    if chosen:
        return Ink.INK, Ink.TEXT
    if shown.legal:
        return Ink.INK, Ink.GOLD
    if shown.legal is False:
        return Ink.MUTED, Ink.HEADER
    return Ink.TEXT, Ink.HEADER if under is Ink.LIGHT else Ink.LIGHT


# -- a hand's codes ----------------------------------------------------------------------------------------------------


_MOST_DRAWN = 6
_LOW = 80  # in a row that is lower, two lines of tiles would have letters too small to read
_IN_LINE = 3
_TALLEST = 50  # as high as leaves room for a code beside it
_APART = 8
_LIST_SIZES = range(40, 27, -2)


def draw_holding(canvas: Canvas, hand: tuple[PieceView, ...], at: Box, most: int) -> None:
    """Draw the pieces a seat still holds: up to six tiles with their codes; more pieces, and cards, as codes alone.

    All hands of a picture are drawn alike: `most` is the number of pieces in the largest of them.
    """
    if most > (_IN_LINE if at.height < _LOW else _MOST_DRAWN) or not all(
        isinstance(shown.piece, Tile) for shown in hand
    ):
        draw_codes(canvas, hand, at, most)
        return
    lines = 1 if most <= _IN_LINE else 2
    tall = min(_TALLEST, at.height // lines - 8)
    size = _list_size(at.width // _IN_LINE - 2 * tall - _APART, at.height // lines)
    for shown, cell in zip(hand, at.grid(_IN_LINE, lines, 0), strict=False):
        tile = box(cell.left, cell.centre[1] - tall // 2, 2 * tall, tall)
        draw_piece(canvas, shown, tile, Ink.LIGHT)
        ink = Ink.GOLD if shown.trump else Ink.TEXT
        canvas.text(sign_of(shown.piece), (tile.right + _APART, cell.centre[1]), Letters(size, ink, Ink.LIGHT))


def draw_codes(
    canvas: Canvas, hand: tuple[PieceView, ...], at: Box, most: int | None = None, under: Ink = Ink.LIGHT
) -> None:
    """The codes in as few lines as their letters stay large; trump in gold. `most` as for `draw_holding`."""
    most = most or len(hand)
    if not hand:
        return
    # In as many lines as make the letters largest.
    lines = max((1, 2, 3), key=lambda lines: (_list_size(at.width // -(-most // lines), at.height // lines), -lines))
    columns = -(-most // lines)
    size = _list_size(at.width // columns, at.height // lines)
    for shown, cell in zip(hand, at.grid(columns, lines, 0), strict=False):
        letters = Letters(size, Ink.GOLD if shown.trump else Ink.TEXT, under)
        code = (Span(sign_of(shown.piece), strong=shown.trump),)
        draw_line(canvas, code, (cell.left, cell.centre[1]), letters)


def _list_size(pitch: int, high: int) -> int:
    """The size of codes in columns and lines so far apart."""
    sizes = [size for size in _LIST_SIZES if size <= high] or [_LIST_SIZES[-1]]
    return fitting("8-8", sizes, Weight.BOLD, pitch - 12)
