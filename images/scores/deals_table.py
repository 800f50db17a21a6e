"""A table of the deals, while they are too few for a chart: what each brought a side, and the totals."""

from typing import NamedTuple

from bot.message import Message, value_text
from bot.rules.view import View
from bot.words.ends.deal import taken_column
from bot.words.persons import seat_name
from bot.words.sides import SideStanding, standings
from bot.words.speaker import say
from bot.words.terms import deal_kind, side_name
from images.drawing import Box, Canvas, Ink, Letters, Weight, bold, width
from images.parts.lines import signed
from images.parts.marks import draw_rounded, side_sign

_HEAD = 62
_COLUMN, _WIDEST = 116, 190  # the width of a column, as there is room
_ROW = 120
_HEADING, _FIGURE, _TOTAL = 32, 40, 48  # sizes of letters
_NAME, _LEAST = 40, 30
_RANK = 52  # the width of a rank
_GAP = 26


class _Column(NamedTuple):
    """A heading, and a figure for each side. The last column is set in bold."""

    heading: str
    figures: tuple[str, ...]


def draw_deals(canvas: Canvas, view: View, at: Box) -> None:
    """A row for each side, the best first, and a column for each deal that was scored."""
    draw_rounded(canvas, at, 24, Ink.HEADER, Ink.FELT)
    places, columns = standings(view), _columns(view)
    pitch = min(_ROW, (at.height - _HEAD - 8) // len(places))
    least = min(_COLUMN + (at.width - 540) // 6, _WIDEST)
    right = at.right - 28
    for column in reversed(columns):
        canvas.text(column.heading, (right, at.top + 36), Letters(_HEADING, Ink.MUTED, Ink.HEADER), anchor="r")
        is_last = column is columns[-1]
        for number, place in enumerate(places):
            level = at.top + _HEAD + number * pitch + pitch // 2
            size, weight = (_TOTAL, Weight.BOLD) if is_last else (_FIGURE, Weight.REGULAR)
            leads = place.rank == 1 and place.rank < places[-1].rank
            ink = Ink.MUTED if not is_last else Ink.GOLD if leads else Ink.TEXT
            canvas.text(column.figures[place.side], (right, level), Letters(size, ink, Ink.HEADER, weight), anchor="r")
        wide = _wide(column, _TOTAL if is_last else _FIGURE)
        right -= wide + _GAP if column is columns[0] else max(wide + _GAP, least)
    for number, place in enumerate(places):
        _side(canvas, view, place, Box(at.left + 28, 0, right, pitch), at.top + _HEAD + number * pitch)


def _columns(view: View) -> list[_Column]:
    """The deals and the totals. After one deal these are the same: then what each side took stands before them."""
    kind = deal_kind(view)
    deals = [
        _Column(say(Message("chart-column", kind=kind, number=one.number)), tuple(map(signed, one.scored)))
        for one in view.results
    ]
    if len(view.results) > 1:
        totals = tuple(signed(total, plus="") for total in view.results[-1].totals)
        return [*deals, _Column(say(Message("chart-total")), totals)]
    taken = taken_column(view)
    return [_Column(say(taken[0]), tuple(map(str, taken[1]))), *deals] if taken is not None else deals


def _wide(column: _Column, size: int) -> int:
    return max(
        width(column.heading, _HEADING, Weight.REGULAR),
        *(width(figure, size, Weight.BOLD) for figure in column.figures),
    )


def _side(canvas: Canvas, view: View, place: SideStanding, room: Box, top: int) -> None:
    """A side's rank, or its mark, and its names between the left and the right of a room."""
    middle, left = top + room.height // 2, room.left + _RANK
    if view.partners:
        side_sign(canvas, place.side, (room.left + 22, middle), Ink.HEADER)
        left += 8
    else:
        ink = Ink.GOLD if place.rank == 1 else Ink.MUTED
        canvas.text(str(place.rank), (room.left + 16, middle), bold(42, ink, Ink.HEADER), anchor="m")
    right = room.right - left
    lines = _names(view, place, right, room.height)
    line = min(44, room.height // max(len(lines), 1))
    for number, words in enumerate(lines):
        level = middle + line * (2 * number - len(lines) + 1) // 2
        letters = bold(min(_NAME, line - 2), Ink.TEXT, Ink.HEADER)
        canvas.text(words, (left, level), letters, limit=right, least=_LEAST)


def _names(view: View, place: SideStanding, wide: int, high: int) -> list[str]:
    """A side's names on one line, else below one another, else its letter; nothing where that is too wide as well."""
    called = [seat_name(seat) for seat in place.members]
    line = ", ".join(called)
    if len(called) == 1 or width(line, _LEAST, Weight.BOLD) <= wide:
        return [line]
    if high // len(called) >= _LEAST + 4:
        return called
    letter = say(value_text(side_name(view, place.side)))
    return [letter] if width(letter, _LEAST, Weight.BOLD) <= wide else []
