"""What ends the match, as a pill of a header."""

from bot.rules.view import View
from bot.words import terms
from bot.words.speaker import say
from images.drawing.canvas import Canvas
from images.drawing.palette import Ink
from images.parts.headers import pill


def goal_pill(canvas: Canvas, view: View, right: int) -> int:
    """Soft words and a bold figure: "first to 30". Returns where the next pill ends."""
    label, figure = terms.goal_pill(view)
    return pill(canvas, right, say(label), say(figure), ink=Ink.TEXT, ground=Ink.LIGHT)
