"""The picture of a seat: what now, who played what, what happened last, and the own hand."""

from collections.abc import Sequence
from functools import partial

from bot.rules.view import View
from bot.words.alt import alt_seat
from bot.words.seat.band import band
from bot.words.seat.headline import headline
from bot.words.seat.ladder import ladder
from images.drawing.canvas import Canvas
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_of
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.seat.band import draw_band
from images.seat.cells import draw_strip
from images.seat.hand import draw_hand
from images.seat.head import draw_head
from images.seat.ladder import draw_ladder
from images.seat.style import PLAIN, SeatStyle


def draw_seat(view: View, names: Sequence[str], style: SeatStyle = PLAIN) -> Drawing:
    """What the view's own seat sees, as its player likes it drawn. Raises TypeError in a game without tricks."""
    return Drawing(alt_seat(view, names), "seat.png", partial(_render, view, names, style))


def _render(view: View, names: Sequence[str], style: SeatStyle) -> bytes:
    canvas, felt = Canvas(Ink.FELT), felt_of(view)
    draw_head(canvas, headline(view, partial(shown_name, names)), felt)
    _body(canvas, view, names, style)
    return canvas.png(felt, contrast=style.contrast)


def _body(canvas: Canvas, view: View, names: Sequence[str], style: SeatStyle) -> None:
    """Draw all below the header. What looks otherwise than a trick, a pass or an auction has its own case here."""
    draw_table_in_hand(canvas, view, names, style)


def draw_table_in_hand(canvas: Canvas, view: View, names: Sequence[str], style: SeatStyle) -> None:
    """Draw the strip of seats, the band and the hand."""
    draw_strip(canvas, view, names, numerals=style.numerals)
    _band(canvas, view, names)
    draw_hand(canvas, view, numerals=style.numerals)


def _band(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    words, steps = band(view, partial(shown_name, names)), ladder(view)
    if steps:
        draw_ladder(canvas, steps, words.sides)
    else:
        draw_band(canvas, words)
