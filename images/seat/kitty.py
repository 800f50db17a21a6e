"""The kitty while its taker may swap: the strip gives it room at its right end, the band says how it goes."""

from collections.abc import Sequence

from bot.message import Message
from bot.rules.boards import PieceView
from bot.rules.view import View
from bot.words.auction import kitty_seen
from bot.words.speaker import say
from images.drawing.canvas import Box, Canvas, box
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.code_pill import code_pill
from images.parts.marks import draw_rounded
from images.parts.pieces import draw_piece
from images.seat.cells import draw_strip
from images.seat.style import SeatStyle
from images.seat.zones import BAND, STRIP

STRIP_BESIDE = STRIP._replace(right=820)
KITTY = Box(836, STRIP.top, 1080, 350)
_BAND = BAND._replace(right=826)


def draw_kitty(canvas: Canvas, view: View, names: Sequence[str], style: SeatStyle) -> None:
    """Draw strip, band and kitty."""
    draw_strip(canvas, view, names, style, STRIP_BESIDE)
    canvas.fill(_BAND, Ink.HEADER)
    at = _BAND.left + 24, _BAND.centre[1] + 1
    words = say(Message("kitty-swap"))
    canvas.text(words, at, 38, Ink.TEXT, Ink.HEADER, limit=_BAND.width - 48, least=26)
    draw_rounded(canvas, KITTY, 22, Ink.HEADER, Ink.FELT, Ink.TEXT)
    title = KITTY.centre[0], KITTY.top + 36
    limit, words = KITTY.width - 24, say(Message("kitty-title"))
    canvas.text(words, title, 38, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, anchor="m", limit=limit, least=26)
    for shown in kitty_seen(view)[:1]:
        _piece(canvas, shown, numerals=style.numerals)


def _piece(canvas: Canvas, shown: PieceView, *, numerals: bool) -> None:
    piece = box(KITTY.left + 34, KITTY.top + 70, 80, 160)
    draw_piece(canvas, shown, piece, Ink.HEADER, numerals=numerals)
    code = Box(piece.right + 12, piece.centre[1] - 26, KITTY.right - 12, piece.centre[1] + 26)
    code_pill(canvas, shown, code, Ink.HEADER)
