"""The standings after a deal: rank, places moved, name, this deal, total; the leader in a gold rim."""

from collections.abc import Sequence

from bot.message import Message, Text
from bot.rules.view import View
from bot.words.sides import Standing, standings
from bot.words.speaker import say, say_line
from images.drawing.canvas import Box, Canvas, box
from images.drawing.lettering import width
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.figures import signed
from images.parts.lines import draw_line
from images.parts.panels import members, moved_sign, panel, side_sign

_TITLE = 66  # height of the title above the rows
_SINGLE, _SIDE = 104, 130  # height of a row
_NOTE = 84  # height of the note below the rows
_NAME_LEAST = 34


def standings_height(view: View) -> int:
    """How high the panel must be."""
    count = len(standings(view))
    return _TITLE + count * (_SIDE if view.partners else _SINGLE) + 14


def draw_standings(canvas: Canvas, view: View, names: Sequence[str], at: Box, note: Text | None = None) -> None:
    """The panel of standings; a note below them where there is room."""
    panel(canvas, at, Ink.HEADER)
    title = say(Message("end-standings-title.low" if view.low_wins else "end-standings-title"))
    canvas.text(title, (at.left + 25, at.top + 36), 36, Ink.MUTED, Ink.HEADER, limit=at.width - 50, least=30)
    places = standings(view)
    high = _SIDE if view.partners else _SINGLE
    in_two = any(_needs_two_lines(names, place, at) for place in places)
    for number, place in enumerate(places):
        row = box(at.left + 10, at.top + _TITLE + number * high, at.width - 20, high - 8)
        leads = place.rank == 1 and place.rank < places[-1].rank
        ground = Ink.LIGHT if leads else Ink.HEADER
        if leads:
            panel(canvas, row, ground, Ink.GOLD, Ink.HEADER, 20)
        total = canvas.text(
            signed(place.total, plus=""), (row.right - 18, row.centre[1]), 50, Ink.TEXT, ground,
            weight=Weight.BOLD, anchor="r",
        )  # fmt: skip
        room = row.right - 18 - total - 14
        if view.partners:
            _side(canvas, names, place, row, room, ground)
        elif in_two:
            _in_two_lines(canvas, names, place, row, room, ground)
        else:
            _single(canvas, names, place, row, room, ground)
    below = at.bottom - (at.top + _TITLE + len(places) * high)
    if note and below >= _NOTE - 30:
        where, room = (at.left + 25, at.bottom - 36), at.width - 50
        draw_line(canvas, say_line(note), where, 36, Ink.MUTED, Ink.HEADER, limit=room, least=26)


def _needs_two_lines(names: Sequence[str], place: Standing, at: Box) -> bool:
    figures = width(signed(place.scored), 38, Weight.REGULAR) + width(signed(place.total, plus=""), 50, Weight.BOLD)
    return width(shown_name(names, place.members[0]), _NAME_LEAST, Weight.BOLD) > at.width - 150 - figures - 66


def _rank(canvas: Canvas, place: Standing, row: Box, ground: Ink) -> None:
    ink = Ink.GOLD if place.rank == 1 else Ink.MUTED
    canvas.text(str(place.rank), (row.left + 34, row.centre[1]), 46, ink, ground, weight=Weight.BOLD, anchor="m")


def _single(canvas: Canvas, names: Sequence[str], place: Standing, row: Box, right: int, ground: Ink) -> None:
    _rank(canvas, place, row, ground)
    middle = row.centre[1]
    moved_sign(canvas, place.moved, (row.left + 66, middle), ground)
    scored = canvas.text(signed(place.scored), (right, middle), 38, Ink.MUTED, ground, anchor="r")
    left = row.left + 140
    name = shown_name(names, place.members[0])
    limit = right - scored - 14 - left
    canvas.text(name, (left, middle), 40, Ink.TEXT, ground, weight=Weight.BOLD, limit=limit, least=_NAME_LEAST)


def _in_two_lines(canvas: Canvas, names: Sequence[str], place: Standing, row: Box, right: int, ground: Ink) -> None:
    """The name above, what the deal brought below it."""
    _rank(canvas, place, row, ground)
    left, middle = row.left + 70, row.centre[1]
    name = shown_name(names, place.members[0])
    canvas.text(name, (left, middle - 22), 38, Ink.TEXT, ground, weight=Weight.BOLD, limit=right - left, least=30)
    x = left + canvas.text(signed(place.scored), (left, middle + 24), 34, Ink.MUTED, ground) + 22
    moved_sign(canvas, place.moved, (x, middle + 24), ground)


def _side(canvas: Canvas, names: Sequence[str], place: Standing, row: Box, right: int, ground: Ink) -> None:
    left, middle = row.left + 82, row.centre[1]
    side_sign(canvas, place.side, (row.left + 42, middle), ground)
    line, size = members(names, place.members, right - left, 40, 28)
    canvas.text(line, (left, middle - 26), size, Ink.TEXT, ground, weight=Weight.BOLD, limit=right - left)
    x = left + canvas.text(signed(place.scored), (left, middle + 28), 38, Ink.MUTED, ground) + 24
    moved_sign(canvas, place.moved, (x, middle + 28), ground)
