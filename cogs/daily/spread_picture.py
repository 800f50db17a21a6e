"""All results of a daily deal: a bar for each, the viewer's own in gold."""

from collections.abc import Sequence

from bot.words.speaker import say
from cogs.daily.words import Bar
from images.drawing.canvas import Box, Canvas, box
from images.drawing.lettering import Letters, fitting, width
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.marks import draw_rounded
from images.parts.panels import panel

_TITLE, _FIRST, _PITCH, _HIGH = 38, 98, 70, 44  # from the top of the panel: middles of the title and the first bar
_PAD = 24
_SIZES = range(38, 29, -2)
_COUNT = 36


def draw_spread(canvas: Canvas, title: str, bars: Sequence[Bar], at: Box) -> None:
    """A panel with a bar for each result: at the left what it is, at the right how many have it."""
    panel(canvas, at, Ink.HEADER)
    canvas.text(
        title,
        (at.left + _PAD, at.top + _TITLE),
        Letters(36, Ink.MUTED, Ink.HEADER),
        limit=at.width - 2 * _PAD,
        least=28,
    )
    if not bars:
        return
    results = [say(bar.label) for bar in bars]
    longest = max(results, key=lambda label: width(label, _SIZES[0], Weight.BOLD))
    size = fitting(longest, _SIZES, Weight.BOLD, 150)
    labels = max(width(result, size, Weight.BOLD) for result in results)
    most = max(bar.count for bar in bars)
    counts = max(width(str(bar.count), _COUNT, Weight.BOLD) for bar in bars)
    left = at.left + _PAD + labels + 18
    room = at.right - _PAD - counts - 14 - left
    for row, (result, bar) in enumerate(zip(results, bars, strict=True)):
        middle = at.top + _FIRST + row * _PITCH
        ink = Ink.GOLD if bar.own else Ink.TEXT
        canvas.text(result, (left - 18, middle), Letters(size, ink, Ink.HEADER, Weight.BOLD), anchor="r")
        wide = max(24, room * bar.count // most)
        draw_rounded(
            canvas, box(left, middle - _HIGH // 2, wide, _HIGH), 10, Ink.GOLD if bar.own else Ink.OUTLINE, Ink.HEADER
        )
        weight = Weight.BOLD if bar.own else Weight.REGULAR
        count_ink = Ink.TEXT if bar.own else Ink.MUTED
        canvas.text(str(bar.count), (left + wide + 14, middle), Letters(_COUNT, count_ink, Ink.HEADER, weight))
