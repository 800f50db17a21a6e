"""A line of dominoes that grows no more, on its panel in any room."""

from bot.rules.view import View
from images.chain.draw import draw_final_chain, figures_below
from images.drawing.canvas import Box, Canvas
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.panels import panel

READABLE = 36  # from this width on a tile's pips are counted on a phone
_BETWEEN = " · "


def draw_final_line(canvas: Canvas, view: View, room: Box, *, least: int = 0) -> None:
    """Draw the line of a view, or of one that has no place in the room the numbers at its ends.

    Where its tiles would be narrower than `least`, some of them are counted only.
    """
    panel(canvas, room, Ink.LIGHT)
    chain = view.chain_board
    try:
        draw_final_chain(canvas, chain, room, figures=figures_below(view), least=least)
    except ValueError:
        words = _BETWEEN.join(str(end.number) for end in chain.ends)
        canvas.text(words, room.centre, 60, Ink.TEXT, Ink.LIGHT, weight=Weight.BOLD, anchor="m")
