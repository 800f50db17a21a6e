"""The seat at trains: the yard with a cell for each train, the last play, and the hand; the same in large print."""

from bot.rules.view import View
from bot.words.news import News
from bot.words.seat.band import band
from bot.words.sides import seats_in_order
from images.drawing import Canvas
from images.line.strip_and_band import SEAT_BAND, draw_line_band
from images.seat.style import SeatStyle
from images.trains.cells import draw_yard
from images.trains.hand import draw_trains_hand
from images.trains.large import draw_large_trains
from images.trains.layout import SEAT_YARD
from images.trains.sockets import seat_sockets


def draw_trains_seat(canvas: Canvas, view: View, style: SeatStyle, news: News) -> None:
    """Draw all below the header. While others act there are no sockets: their next play would make them wrong."""
    if style.large:
        draw_large_trains(canvas, view, style, news)
        return
    draw_yard(canvas, view, seats_in_order(view), SEAT_YARD, seat_sockets(view), footed=False)
    draw_line_band(canvas, band(view, news), SEAT_BAND)
    draw_trains_hand(canvas, view, style)
