"""The header of a seat picture: the emblem, what now, and the pills."""

from bot.words.seat.headline import Headline
from bot.words.seat.parts import Pill
from images.drawing.canvas import Canvas
from images.drawing.felts import Felt
from images.drawing.lettering import fitted
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.headers import EDGE, bar, header, pill

_LABEL = 190  # what a name before a value may take
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
        label = fitted(one.label, 32, Weight.REGULAR, _LABEL)
        right = pill(canvas, right, label, one.value, ink=ink, ground=ground, starred=one.starred)
    header(canvas, head.title, head.more, right, game=felt, acting=head.is_acting)
