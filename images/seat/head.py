"""The header of a seat picture: the emblem, what now, and the pills."""

from bot.words.seat.headline import Headline
from bot.words.seat.parts import Pill
from images.drawing.canvas import Canvas
from images.drawing.felts import Felt
from images.drawing.palette import Ink
from images.parts.headers import EDGE, bar, header, pill

_LOOKS = {
    Pill.Look.LIGHT: (Ink.INK, Ink.TEXT),
    Pill.Look.GOLD: (Ink.INK, Ink.GOLD),
    Pill.Look.DARK: (Ink.TEXT, Ink.LIGHT),
}


def draw_head(canvas: Canvas, head: Headline, felt: Felt) -> None:
    """Draw the header; its pills from the right."""
    bar(canvas)
    right = EDGE
    for one in reversed(head.pills):
        ink, ground = _LOOKS[one.look]
        right = pill(canvas, right, one.label, one.value, ink=ink, ground=ground, starred=one.starred)
    header(canvas, head.title, head.more, right, game=felt, acting=head.is_acting)
