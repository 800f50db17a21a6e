"""The header of a seat picture: the emblem, what now, and the pills."""

from collections.abc import Sequence

from bot.words.headline import Headline, Look, Pill
from bot.words.speaker import say, say_line
from images.drawing.canvas import Canvas
from images.drawing.felts import Felt
from images.drawing.lettering import fitted
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.headers import EDGE, bar, in_bold, news_header, pill, pill_width
from images.parts.lines import line_width

_LOOKS = {
    Look.LIGHT: (Ink.INK, Ink.TEXT),
    Look.GOLD: (Ink.INK, Ink.GOLD),
    Look.DARK: (Ink.TEXT, Ink.LIGHT),
}
_APART = 14
_TITLE_LEFT, _TRIANGLE = 92, 42
_LABELS = (200, 120, 0)  # how wide a pill's label may be, so that the headline is read in full
_LEAST = 38, 32  # of the headline's letters: its title, what follows


def draw_head(canvas: Canvas, head: Headline, felt: Felt) -> None:
    """Draw the header; its pills from the right. Their labels give way to the headline."""
    bar(canvas)
    title, more = say_line(head.title), say_line(head.more)
    needed = line_width(in_bold(title), _LEAST[0]) + 30 + line_width(more, _LEAST[1])
    room = EDGE - _TITLE_LEFT - (_TRIANGLE if head.is_acting else 0) - min(needed, 620)
    labels = list[str]()
    for most in _LABELS:
        labels = [fitted(say(one.label), 32, Weight.REGULAR, most) if most else "" for one in head.pills]
        if _wide(head.pills, labels) <= room:
            break
    right = EDGE
    for one, label in zip(reversed(head.pills), reversed(labels), strict=True):
        ink, ground = _LOOKS[one.look]
        right = pill(canvas, right, label, say(one.value), ink=ink, ground=ground, starred=one.starred)
    news_header(canvas, title, (more,), right, game=felt, acting=head.is_acting)


def _wide(pills: Sequence[Pill], labels: Sequence[str]) -> int:
    widths = (pill_width(label, say(one.value), starred=one.starred) for one, label in zip(pills, labels, strict=True))
    return sum(wide + _APART for wide in widths)
