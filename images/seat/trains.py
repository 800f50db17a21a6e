"""The seat at trains: the yard with a cell for each train, the last play, and the hand; the same in large print."""

from bot.rules.boards import TrainView
from bot.rules.view import View
from bot.words.news import News
from bot.words.seat.band import band
from bot.words.sides import seats_in_order
from images.drawing import Box, Canvas, Ink, Weight, bold, width
from images.line.strip_and_band import SEAT_BAND, draw_line_band
from images.parts.elements import alike
from images.parts.marks import cell_name, draw_rounded
from images.seat.hand import draw_hand
from images.seat.line import draw_large_seats
from images.seat.style import LARGE, SeatStyle
from images.seat.trains_hand import draw_trains_hand
from images.trains.cells import draw_marker, draw_yard
from images.trains.layout import SEAT_YARD, yard_layout
from images.trains.sockets import playable_trains, seat_sockets


def draw_trains_seat(canvas: Canvas, view: View, style: SeatStyle, news: News) -> None:
    """Draw all below the header. While others act no socket but the engine is shown."""
    if not style.large:
        draw_yard(canvas, view, seats_in_order(view), yard_layout(len(view.seats), SEAT_YARD), seat_sockets(view))
        draw_line_band(canvas, band(view, news), SEAT_BAND)
        draw_trains_hand(canvas, view, style)
        return
    if view.ask is not None:
        draw_open_numbers(canvas, view, LARGE.strip)
    else:
        draw_large_seats(canvas, view)
    draw_hand(canvas, view, style)
    draw_line_band(canvas, band(view, news), LARGE.band, LARGE.band_letters)


# -- in large print ----------------------------------------------------------------------------------------------------


_FIGURE, _LEAST_FIGURE, _FIGURE_LEVEL = 120, 60, 58  # of a number: its letters, its middle
_NAMES, _LEAST, _NAMES_LEVEL, _MARKER = 34, 28, 122, 44


def draw_open_numbers(canvas: Canvas, view: View, strip: Box) -> None:
    """Draw a plate for each number that is open to the viewer, who is asked."""
    board, seat = view.train_board, view.viewer or 0
    numbers, playable = board.numbers(seat), playable_trains(view)
    for number, at in zip(numbers, strip.grid(max(1, len(numbers)), 1, 10), strict=False):
        trains = [index for index in board.open_to[seat] if board.trains[index].number == number]
        is_playable = not playable.isdisjoint(trains)
        _plate(canvas, number, [board.trains[index] for index in trains], at, is_playable=is_playable)


def _plate(canvas: Canvas, number: int, trains: list[TrainView], at: Box, *, is_playable: bool) -> None:
    """An open number, gold where the viewer has a tile for it; below it the trains that end in it."""
    ground, ink = (Ink.GOLD, Ink.INK) if is_playable else (Ink.HEADER, Ink.TEXT)
    draw_rounded(canvas, at, 24, ground, Ink.FELT, None if is_playable else Ink.OUTLINE)
    letters = bold(_FIGURE, ink, ground)
    middle = at.centre[0], at.top + _FIGURE_LEVEL
    canvas.text(str(number), middle, letters, anchor="m", limit=at.width - 16, least=_LEAST_FIGURE)
    mexican = any(train.owner is None for train in trains)
    owners = [cell_name(train.owner) for train in trains if train.owner is not None]
    taken = _MARKER + 10 if mexican else 0
    line, size = alike(owners, ", ", at.width - 24 - taken, _NAMES, _LEAST) if owners else ("", _NAMES)
    left, level = at.centre[0] - (taken + width(line, size, Weight.BOLD)) // 2, at.top + _NAMES_LEVEL
    if mexican:
        left += draw_marker(canvas, left, level, _MARKER, ground) + 10
    canvas.text(line, (left, level), bold(size, ink, ground))
