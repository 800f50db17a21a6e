"""The plates at a table: a seat's name, its standing, and the signs for its side, the deal and the turn."""

from functools import lru_cache

from PIL import Image

from bot.rules.view import SeatView, View
from images.canvas import SIZE, Box, Canvas
from images.lettering import width
from images.palette import Ink, coloured
from images.parts import DEALER, HEADER, check_mark, dealer_mark, side_mark, triangle
from images.shapes import Brush, painted
from images.table_layout import BAND, COMPASS_SEATS, ELLIPSE
from images.typefaces import Weight
from images.wording import standing

SIDE_INKS = (Ink.SIDE_A, Ink.SIDE_B)
_NARROW = 300  # below this width every pixel of the first line is the name's


def draw_plate(canvas: Canvas, view: View, seat: SeatView, at: Box, name: str) -> None:
    """Draw a seat's plate: gold with a triangle where it is to act."""
    rim = Ink.GOLD if seat.to_act else SIDE_INKS[seat.side] if view.partners else Ink.OUTLINE
    fill, ink, soft = (Ink.GOLD, Ink.INK, Ink.INK) if seat.to_act else (Ink.HEADER, Ink.TEXT, Ink.MUTED)
    canvas.paste(plate(at, rim, fill, len(view.seats) <= COMPASS_SEATS), at.left, at.top)
    narrow = at.width < _NARROW
    first, second = at.top + round(at.height * 0.33), at.top + round(at.height * 0.735)
    left, right = at.left + 20, at.right - 14
    name_left = line_left = left
    name_right = line_right = right
    if view.partners:
        across = 38 if narrow else 46
        mark = side_mark(seat.side, Ink.INK if seat.to_act else rim, Ink.GOLD if seat.to_act else Ink.INK, fill, across)
        middle = second if narrow else at.centre[1]
        canvas.paste(mark, left - 4, middle - across // 2)
        line_left = left + across + 6
        name_left = left if narrow else line_left
    if narrow and view.partners:
        line_right = _turn_sign(canvas, seat, right, second, fill)
    else:
        name_right = _turn_sign(canvas, seat, right, first, fill)
    if seat.dealer:
        if narrow:
            canvas.lay(dealer_mark(), at.right - 22 - DEALER, at.top - DEALER // 2 - 2)
        else:
            name_right -= DEALER
            canvas.lay(dealer_mark(), name_right, first - DEALER // 2)
            name_right -= 6
    canvas.text(name, (name_left, first), 39, ink, fill, weight=Weight.BOLD, limit=name_right - name_left)
    words = standing(view, seat)
    size = 33 if width(words, 33, Weight.REGULAR) <= line_right - line_left else 30
    canvas.text(words, (line_left, second), size, soft, fill, limit=line_right + 4 - line_left)


def _turn_sign(canvas: Canvas, seat: SeatView, right: int, middle: int, fill: Ink) -> int:
    """The triangle of a seat to act or the check mark of one that has chosen; returns where the room left ends."""
    if seat.to_act:
        canvas.paste(triangle(24, Ink.INK, fill), right - 24, middle - 12)
        return right - 30
    if seat.ready:
        canvas.paste(check_mark(32, Ink.TEXT, fill), right - 32, middle - 16)
        return right - 38
    return right


@lru_cache(maxsize=2)
def ground(compass: bool) -> Image.Image:
    """What lies under everything: the felt with the light ellipse of a compass, or the light felt with its band."""
    canvas = Canvas(Ink.FELT if compass else Ink.LIGHT)
    if compass:
        # The one large smooth shape, painted once.
        size = (ELLIPSE.width, ELLIPSE.height)
        canvas.paste(painted(size, Ink.FELT, lambda brush: brush.ellipse(0, 0, *size, Ink.LIGHT)), *ELLIPSE[:2])
    else:
        canvas.fill(BAND, Ink.HEADER)
    canvas.fill(Box(0, 0, SIZE[0], HEADER), Ink.HEADER)
    return canvas.image


@lru_cache(maxsize=48)
def plate(at: Box, rim: Ink, fill: Ink, compass: bool) -> Image.Image:
    """A plate on the ground where it lies."""

    def paint(brush: Brush) -> None:
        brush.rounded(0, 0, at.width, at.height, 22, rim)
        brush.rounded(4, 4, at.width - 4, at.height - 4, 18, fill)

    return painted((at.width, at.height), coloured(ground(compass).crop(at)), paint)
