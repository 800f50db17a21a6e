"""The header of a seat picture: the emblem, what now, and the pills."""

from collections.abc import Sequence

from bot.words.headline import Headline, Look, Pill
from bot.words.speaker import say, say_line
from images.drawing.canvas import Canvas
from images.drawing.felts import Felt
from images.drawing.lettering import fitted, width
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.headers import EDGE, bar, in_bold, news_header, pill, pill_width, side_pill, side_pill_width
from images.parts.lines import line_width

_LOOKS = {
    Look.LIGHT: (Ink.INK, Ink.TEXT),
    Look.GOLD: (Ink.INK, Ink.GOLD),
    Look.DARK: (Ink.TEXT, Ink.LIGHT),
}
_APART = 14
_TITLE_LEFT, _TRIANGLE = 92, 42
# How wide the labels of pills may be, and how large their values, so that the headline is read in full.
_STEPS = ((200, 40), (120, 40), (0, 40), (0, 36), (0, 32), (0, 28))
_MOST = 850  # a longer headline is cut
_LEAST = 38, 32  # of the headline's letters: its title, what follows


def draw_head(canvas: Canvas, head: Headline, felt: Felt) -> None:
    """Draw the header; its pills from the right. What they say gives way to the headline."""
    bar(canvas)
    title, more = say_line(head.title), say_line(head.more)
    needed = line_width(in_bold(title), _LEAST[0]) + 30 + line_width(more, _LEAST[1])
    room = EDGE - _TITLE_LEFT - (_TRIANGLE if head.is_acting else 0) - min(needed, _MOST)
    # What was led is said by the ask, the goal elsewhere: the contract and trump stay.
    few = tuple(one for one in head.pills if one.look is Look.GOLD)
    steps = [*((head.pills, *step) for step in _STEPS), *((few, *step) for step in _STEPS)]
    pills, most, size = next((step for step in steps if _wide(*step) <= room), steps[-1])
    right = EDGE
    for one in reversed(pills):
        if one.side is not None:
            right = side_pill(canvas, right, one.side, say(one.value), size=size)
            continue
        ink, ground = _LOOKS[one.look]
        label = _label(one, most)
        right = pill(canvas, right, label, say(one.value), ink=ink, ground=ground, starred=one.starred, size=size)
    news = (more, say_line(head.brief)) if head.brief else (more,)
    news_header(canvas, title, news, right, game=felt, acting=head.is_acting)


def _label(one: Pill, most: int) -> str:
    """The label of a pill in so much room: a name is cut, a word stands whole or not at all."""
    label = say(one.label)
    if isinstance(one.label, str):
        return fitted(label, 32, Weight.REGULAR, most) if most else ""
    return label if width(label, 32, Weight.REGULAR) <= most else ""


def _wide(pills: Sequence[Pill], most: int, size: int) -> int:
    return sum(_pill_width(one, most, size) + _APART for one in pills)


def _pill_width(one: Pill, most: int, size: int) -> int:
    if one.side is not None:
        return side_pill_width(say(one.value), size)
    return pill_width(_label(one, most), say(one.value), starred=one.starred, size=size)
