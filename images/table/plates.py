"""The plates at a table: a seat's name, its standing, and the signs for its side, the deal and the turn."""

from functools import lru_cache

from PIL import Image

from bot.rules.view import Phase, SeatView, View
from bot.words.speaker import say
from bot.words.table import standing
from images.drawing.canvas import Box, Canvas
from images.drawing.lettering import width
from images.drawing.palette import Ink, coloured
from images.drawing.shapes import Brush, painted
from images.drawing.typefaces import Weight
from images.parts.headers import bar
from images.parts.marks import DEALER, SIDE_INKS, check_mark, dealer_mark, side_mark, triangle
from images.table.tricks_layout import BAND, COMPASS_SEATS, ELLIPSE, ELLIPSE_ENDED

_NARROW = 300  # below this width the D stands on the rim
_NAME, _LEAST_NAME, _LEAST = 39, 31, 22  # sizes of a name, and how small it and the line below may be set


def draw_plate(canvas: Canvas, view: View, seat: SeatView, at: Box, name: str) -> None:
    """Draw a seat's plate: gold with a triangle where it is to act."""
    rim, fill, ink, soft = plate_inks(view, seat)
    is_over = view.phase is Phase.OVER
    canvas.paste(plate(at, rim, fill, len(view.seats) <= COMPASS_SEATS, ended=is_over), at.left, at.top)
    narrow = at.width < _NARROW
    first, second = at.top + round(at.height * 0.33), at.top + round(at.height * 0.735)
    left, right = at.left + 20, at.right - 14
    name_left = line_left = left
    if view.partners:
        across = 38 if narrow else 46
        mark = plate_mark(view, seat, across)
        middle = second if narrow else at.centre[1]
        canvas.paste(mark, left - 4, middle - across // 2)
        line_left = left + across + 6
        name_left = left if narrow else line_left
    if seat.dealer and narrow:
        canvas.lay(dealer_mark(), at.right - 22 - DEALER, at.top - DEALER // 2 - 2)
    words, brief = map(say, standing(view, seat))
    if width(words, _LEAST, Weight.REGULAR) > right + 4 - line_left:
        words = brief
    # The signs stand beside the name, or below it where it needs the room.
    signs = right - _signs(seat, right, dealer=not narrow)
    crowded = width(name, _NAME, Weight.BOLD) > right - signs - name_left
    below = crowded and width(words, _LEAST, Weight.REGULAR) <= right - signs - line_left
    _draw_signs(canvas, seat, right, second if below else first, fill, dealer=not narrow)
    room = right + 4 - line_left - (signs if below else 0)
    canvas.text(words, (line_left, second), 33, soft, fill, limit=room, least=_LEAST)
    # The name last: letters of some scripts reach down into the line below.
    room = right - name_left - (0 if below else signs)
    canvas.text(name, (name_left, first), _NAME, ink, fill, weight=Weight.BOLD, limit=room, least=_LEAST_NAME)


def plate_inks(view: View, seat: SeatView) -> tuple[Ink, Ink, Ink, Ink]:
    """The colours of a seat's plate: its rim and ground, its name and what stands below it."""
    if seat.to_act:
        return Ink.GOLD, Ink.GOLD, Ink.INK, Ink.INK
    return SIDE_INKS[seat.side] if view.partners else Ink.OUTLINE, Ink.HEADER, Ink.TEXT, Ink.MUTED


def plate_mark(view: View, seat: SeatView, across: int) -> Image.Image:
    """The mark of a seat's side on its plate."""
    rim, fill, _, _ = plate_inks(view, seat)
    ink, letter = (Ink.INK, Ink.GOLD) if seat.to_act else (rim, Ink.INK)
    return side_mark(seat.side, ink, letter, fill, across)


def _signs(seat: SeatView, right: int, *, dealer: bool) -> int:
    """Where the signs of a seat begin that end at `right`: whose turn, who has chosen, who deals."""
    if seat.to_act or seat.ready:
        right -= 30 if seat.to_act else 38
    return right - DEALER - 6 if seat.dealer and dealer else right


def _draw_signs(canvas: Canvas, seat: SeatView, right: int, middle: int, fill: Ink, *, dealer: bool) -> None:
    if seat.to_act:
        canvas.paste(triangle(24, Ink.INK, fill), right - 24, middle - 12)
    elif seat.ready:
        canvas.paste(check_mark(32, Ink.TEXT, fill), right - 32, middle - 16)
    if seat.dealer and dealer:
        canvas.lay(dealer_mark(), _signs(seat, right, dealer=True) + 6, middle - DEALER // 2)


def ground(compass: bool, *, ended: bool = False) -> Canvas:
    """A canvas with what lies under everything: the felt with the light ellipse of a compass, or the light felt with
    its band.
    """
    canvas = Canvas(Ink.FELT if compass else Ink.LIGHT)
    if compass:
        place = ELLIPSE_ENDED if ended else ELLIPSE
        canvas.paste(_ellipse((place.width, place.height)), place.left, place.top)
    elif not ended:
        canvas.fill(BAND, Ink.HEADER)
    bar(canvas)
    return canvas


@lru_cache(maxsize=2)
def _ellipse(size: tuple[int, int]) -> Image.Image:
    """The one large smooth shape."""
    return painted(size, Ink.FELT, lambda brush: brush.ellipse(0, 0, *size, Ink.LIGHT))


@lru_cache(maxsize=64)
def plate(at: Box, rim: Ink, fill: Ink, compass: bool, *, ended: bool = False) -> Image.Image:
    """A plate on the ground where it lies."""

    def paint(brush: Brush) -> None:
        brush.rounded(0, 0, at.width, at.height, 22, rim)
        brush.rounded(4, 4, at.width - 4, at.height - 4, 18, fill)

    return painted((at.width, at.height), coloured(ground(compass, ended=ended).image.crop(at)), paint)
