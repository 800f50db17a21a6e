"""The seat at a line of dominoes: the others, the line with its sockets, what was played last, the hand."""

from collections.abc import Sequence
from functools import partial

from bot.rules.view import View
from bot.words.band import band
from bot.words.news import News
from bot.words.tricks import seats_in_order
from images.chain.band import draw_chain_band
from images.chain.draw import ALWAYS, draw_chain, draw_empty, draw_panel, figures_below
from images.chain.fits import playable_ends
from images.chain.layout import SEAT
from images.chain.strip import draw_chain_strip
from images.chain.zones import SEAT_BAND
from images.drawing.canvas import Canvas
from images.drawing.names import shown_name
from images.seat.chain_hand import draw_chain_hand
from images.seat.style import SeatStyle


def draw_chain_seat(canvas: Canvas, view: View, names: Sequence[str], style: SeatStyle, news: News) -> None:
    """Draw all below the header. While others act there are no sockets: their next play would make them wrong."""
    draw_chain_strip(canvas, view, names, seats_in_order(view))
    draw_panel(canvas, SEAT.room)
    chain, asked = view.chain_board, view.ask is not None
    takes, figures = playable_ends(view) if asked else None, ALWAYS if style.numerals else figures_below(view)
    draw_chain(canvas, chain, SEAT, takes=takes, sockets=asked, figures=figures)
    if not chain.laid:
        draw_empty(canvas, SEAT.room)
    draw_chain_band(canvas, band(view, partial(shown_name, names), news), SEAT_BAND)
    draw_chain_hand(canvas, view, style)
