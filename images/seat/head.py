"""The header of a seat picture: the emblem, what now, and the pills."""

from collections.abc import Sequence

from bot.words.seat.headline import Headline
from bot.words.seat.parts import Pill
from images.drawing.canvas import Canvas
from images.drawing.felts import Felt
from images.drawing.lettering import fitted
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.headers import EDGE, bar, in_bold, news_header, pill, pill_width
from images.parts.lines import line_width

_LOOKS = {
    Pill.Look.LIGHT: (Ink.INK, Ink.TEXT),
    Pill.Look.GOLD: (Ink.INK, Ink.GOLD),
    Pill.Look.DARK: (Ink.TEXT, Ink.LIGHT),
}
_APART = 14
_TITLE_LEFT, _TRIANGLE = 92, 42
_LABELS = (200, 120, 0)  # how wide a pill's label may be, so that the headline is read in full
_LEAST = 38, 32  # of the headline's letters: its title, what follows


def draw_head(canvas: Canvas, head: Headline, felt: Felt) -> None:
    """Draw the header; its pills from the right. Their labels give way to the headline."""
    bar(canvas)
    title = in_bold(head.title)
    needed = line_width(title, _LEAST[0]) + 30 + line_width(head.more, _LEAST[1])
    room = EDGE - _TITLE_LEFT - (_TRIANGLE if head.is_acting else 0) - min(needed, 620)
    pills = head.pills
    for most in _LABELS:
        pills = [_labelled(one, most) for one in head.pills]
        if _wide(pills) <= room:
            break
    right = EDGE
    for one in reversed(pills):
        ink, ground = _LOOKS[one.look]
        right = pill(canvas, right, one.label, one.value, ink=ink, ground=ground, starred=one.starred)
    news_header(canvas, head.title, (head.more,), right, game=felt, acting=head.is_acting)


def _labelled(one: Pill, most: int) -> Pill:
    label = fitted(one.label, 32, Weight.REGULAR, most) if most else ""
    return one if label == one.label else one._replace(label=label)


def _wide(pills: Sequence[Pill]) -> int:
    return sum(pill_width(one.label, one.value, starred=one.starred) + _APART for one in pills)
