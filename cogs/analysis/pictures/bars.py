"""Bars of shares and of amounts with a sign."""

from images.drawing.canvas import Box, Canvas
from images.drawing.palette import Ink
from images.parts.marks import draw_rounded


def draw_share(canvas: Canvas, share: float, at: Box, ink: Ink) -> None:
    """A bar of which a share is filled."""
    radius = at.height // 2
    draw_rounded(canvas, at, radius, Ink.LIGHT, Ink.HEADER)
    wide = round(at.width * min(max(share, 0.0), 1.0))
    if wide > 2:  # a small share is a disc
        draw_rounded(canvas, Box(at.left, at.top, at.left + max(wide, 2 * radius), at.bottom), radius, ink, Ink.LIGHT)


def draw_signed(canvas: Canvas, amount: float, largest: float, at: Box, under: Ink) -> None:
    """A bar from the middle: to the right in green where the amount is above 0, to the left in orange below it."""
    middle = at.centre[0]
    reach = round((at.width // 2 - at.height // 2) * min(1.0, abs(amount) / largest)) if largest else 0
    draw_rounded(canvas, at, at.height // 2, Ink.LIGHT, under)
    if reach:
        left, right = (middle, middle + reach) if amount > 0 else (middle - reach, middle)
        canvas.fill(Box(left, at.top, right, at.bottom), Ink.GREEN if amount > 0 else Ink.ORANGE)
    canvas.fill(Box(middle - 2, at.top, middle + 2, at.bottom), Ink.TEXT)
