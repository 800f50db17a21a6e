"""A table of the deals, while they are too few for a chart: what each brought a side, and the totals."""

from collections.abc import Sequence

from bot.rules.view import View
from bot.words.facts.standings import standings
from bot.words.pictures import signed
from images.drawing.canvas import Box, Canvas
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.marks import SIDE_INKS, rounded, side_mark

_HEAD = 62
_COLUMN = 116
_ROW = 120


def draw_deals(canvas: Canvas, view: View, names: Sequence[str], at: Box) -> None:
    """A row for each side, the best first, and a column for each deal that was scored."""
    canvas.paste(rounded((at.width, at.height), 24, Ink.HEADER, Ink.FELT), at.left, at.top)
    places = standings(view)
    pitch = min(_ROW, (at.height - _HEAD - 8) // len(places))
    column = min(_COLUMN + (at.width - 540) // 6, 190)
    right = at.right - 28
    words = [*(f"deal {result.number}" for result in view.results), "total"]
    for number, word in enumerate(words):
        x = right - (len(words) - 1 - number) * column
        canvas.text(word, (x, at.top + 36), 32, Ink.MUTED, Ink.HEADER, anchor="r", limit=column - 10)
    left, room = at.left + 28, right - (len(words) - 1) * column - 92 - at.left - 28
    for number, place in enumerate(places):
        middle = at.top + _HEAD + number * pitch + pitch // 2
        x = left
        if view.partners:
            mark = side_mark(place.side, SIDE_INKS[place.side % 2], Ink.INK, Ink.HEADER, 44)
            canvas.paste(mark, x, middle - 22)
            x += 58
        _names(canvas, [shown_name(names, seat) for seat in place.members], x, middle, room - x + left, pitch)
        figures = [signed(result.scored[place.side]) for result in view.results]
        for step, figure in enumerate(figures):
            there = right - (len(words) - 1 - step) * column
            canvas.text(figure or "0", (there, middle), 40, Ink.MUTED, Ink.HEADER, anchor="r")
        ink = Ink.GOLD if place.rank == 1 and place.rank < places[-1].rank else Ink.TEXT
        total = signed(place.total, plus="")
        canvas.text(total, (right, middle), 48, ink, Ink.HEADER, weight=Weight.BOLD, anchor="r")


def _names(canvas: Canvas, names: Sequence[str], left: int, middle: int, room: int, pitch: int) -> None:
    """A side's names below one another, as large as there is room for."""
    line = min(44, (pitch - 4) // len(names))
    size = min(40, line - 4)
    for number, name in enumerate(names):
        level = middle + line * (2 * number - len(names) + 1) // 2
        canvas.text(
            name, (left, level), size, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, limit=room, least=min(size, 28)
        )
