"""The seat at a line of dominoes in large print: the open ends, what was played last, what can be played.

The line itself is in the text beside the picture.
"""

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from bot.rules.boards import OpenEnd, PieceView
from bot.rules.moves import End
from bot.rules.view import SeatView, View
from bot.words.band import band
from bot.words.news import News
from bot.words.tricks import seats_in_order
from images.chain.band import LARGE, draw_chain_band
from images.chain.draw import triangle_at
from images.chain.fits import playable_ends
from images.drawing.canvas import Box, Canvas, box
from images.drawing.lettering import width
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.shapes import painted
from images.drawing.typefaces import Weight
from images.parts.marks import SIDE_INKS, draw_rounded, side_mark
from images.parts.pieces import draw_piece
from images.seat.cells import cell_name
from images.seat.large import draw_large_hand
from images.seat.large_layout import BAND, strip_layout
from images.seat.style import SeatStyle

_FIGURE, _SIGN, _DARK = 120, 64, 104  # of a plate: its number's letters, its triangle, its dark part
_NAME, _COUNT, _MARK = 42, 56, 40
_BACK, _GAP, _HIDDEN = (32, 64), 14, PieceView(None)


def draw_chain_large(canvas: Canvas, view: View, names: Sequence[str], style: SeatStyle, news: News) -> None:
    """Draw all below the header: while the viewer is asked the ends, else the seats with their tiles."""
    chain = view.chain_board
    if view.ask is not None and chain.ends:
        playable = playable_ends(view)
        for end, at in zip(chain.ends, strip_layout(len(chain.ends)), strict=True):
            _end(canvas, end, at, Ink.GOLD if end.end in playable else Ink.HEADER)
    else:
        for seat, at in zip(seats_in_order(view), strip_layout(len(view.seats)), strict=True):
            _seat(canvas, view, view.seats[seat], names, at)
    draw_large_hand(canvas, view, style, BAND.bottom)
    draw_chain_band(canvas, band(view, partial(shown_name, names), news), BAND, LARGE)


def _end(canvas: Canvas, end: OpenEnd, at: Box, ground: Ink) -> None:
    """An open end as a plate: its triangle and its number."""
    draw_rounded(canvas, at, 24, ground, Ink.FELT, Ink.OUTLINE if ground is Ink.HEADER else None)
    dark = Box(at.left + 8, at.top + 8, at.left + 8 + _DARK, at.bottom - 8)
    under = Ink.HEADER
    if ground is Ink.GOLD:
        under = Ink.INK
        draw_rounded(canvas, dark, 16, under, ground)
    sign = _sign(end.end, Ink.GOLD if ground is Ink.GOLD else Ink.OUTLINE, under)
    canvas.paste(sign, dark.centre[0] - _SIGN // 2, dark.centre[1] - _SIGN // 2)
    middle = (at.left + 8 + _DARK + at.right) // 2, at.centre[1] + 2
    ink = Ink.TEXT if ground is Ink.HEADER else Ink.INK
    canvas.text(str(end.number), middle, _FIGURE, ink, ground, weight=Weight.BOLD, anchor="m")


@lru_cache(maxsize=16)
def _sign(end: End, ink: Ink, under: Ink) -> Image.Image:
    """The triangle of an end."""
    points = triangle_at(end, _SIGN / 2, _SIGN / 2, _SIGN * 0.8, _SIGN)
    return painted((_SIGN, _SIGN), under, lambda brush: brush.polygon(points, ink))


def _seat(canvas: Canvas, view: View, seat: SeatView, names: Sequence[str], at: Box) -> None:
    """A seat: its name, and how many tiles it has left. The tile tells its number from one to play on."""
    rim = Ink.GOLD if seat.to_act else SIDE_INKS[seat.side] if view.partners else Ink.OUTLINE
    draw_rounded(canvas, at, 20, Ink.LIGHT, Ink.FELT, rim)
    left, right, level = at.left + 18, at.right - 14, at.top + 36
    if view.partners:
        mark = side_mark(seat.side, SIDE_INKS[seat.side], Ink.INK, Ink.LIGHT, _MARK)
        canvas.paste(mark, left - 6, level - _MARK // 2)
        left += _MARK
    name = cell_name(view, seat.seat, names)
    canvas.text(name, (left, level), _NAME, Ink.TEXT, Ink.LIGHT, weight=Weight.BOLD, limit=right - left, least=30)
    ink, count = Ink.GOLD if seat.held == 1 else Ink.TEXT, str(seat.held)
    (wide, high), middle = _BACK, at.top + 103
    left = at.centre[0] - (wide + _GAP + width(count, _COUNT, Weight.BOLD)) // 2
    draw_piece(canvas, _HIDDEN, box(left, middle - high // 2, wide, high), Ink.LIGHT)
    canvas.text(count, (left + wide + _GAP, middle), _COUNT, ink, Ink.LIGHT, weight=Weight.BOLD)
