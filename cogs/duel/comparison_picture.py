"""The comparison of those who played the same deals: a row for each person, a column for each deal."""

from functools import partial
from typing import NamedTuple

from bot.message import Message
from bot.words.speaker import say
from cogs.contests.words import Comparison, alt_comparison, margin
from images.drawing.canvas import SIZE, Box, Canvas, box
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_titled
from images.drawing.lettering import Letters, width
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.ends.podium import medal
from images.parts.headers import EDGE, bar, header
from images.parts.marks import draw_rounded
from images.parts.panels import panel

_HEADINGS = 116  # the middle of the columns' headings
_TOP, _BOTTOM = 138, 692
_PITCH, _GAP = 112, 8  # of rows
_FEW = 6  # people, below whom that line has room
_NAME_LEFT, _NAME_ROOM = 112, 200  # where names begin, and what they always get
_FIGURES = (40, 38, 36, 34, 32, 30, 28)  # sizes of a deal's margin
_MEDAL = 72  # a row as high has room for a medal
_SMALLER = 5  # of these are left to more people: so the picture stays small
_TOTAL = 46
_TOTAL_RIGHT, _TOTAL_ROOM = 1056, 150
_PAD = 12  # a column beside its widest figure
_AROUND = 12  # the best figure, within its plate
_FOOT = 664  # the middle of the line that says what a margin is, where there is room for it


def draw_comparison(comparison: Comparison) -> Drawing:
    """The picture of a duel. A total is a margin over the mean of the own table; the best of a deal is on gold."""
    return Drawing(alt_comparison(comparison, comparison.names), "duel.png", partial(_render, comparison))


def _render(comparison: Comparison) -> bytes:
    canvas, felt = Canvas(Ink.FELT), felt_titled(comparison.title)
    bar(canvas)
    more = say(Message("duel-picture-game", game=comparison.title, deals=comparison.deals))
    header(canvas, say(Message("duel-picture-title")), more, EDGE, game=felt)
    columns = _columns(comparison)
    bottom = _FOOT - 26 if len(comparison.people) <= _FEW else _BOTTOM
    pitch = min(_PITCH, (bottom - _TOP) // max(1, len(comparison.people)))
    if bottom < _BOTTOM:
        meaning = say(Message("duel-picture-meaning"))
        canvas.text(
            meaning, (SIZE[0] // 2, _FOOT), Letters(34, Ink.MUTED, Ink.FELT), anchor="m", limit=SIZE[0] - 40, least=28
        )
    for deal, right in enumerate(columns.rights):
        words = say(Message("duel-picture-deal", number=deal + 1))
        words = words if width(words, 32, Weight.REGULAR) <= columns.wide - 20 else str(deal + 1)
        canvas.text(words, (right, _HEADINGS), Letters(32, Ink.MUTED, Ink.FELT), anchor="r")
    total = say(Message("duel-picture-total"))
    canvas.text(
        total, (_TOTAL_RIGHT, _HEADINGS), Letters(32, Ink.MUTED, Ink.FELT), anchor="r", limit=_TOTAL_ROOM, least=26
    )
    for place, person in enumerate(comparison.people):
        at = box(20, _TOP + place * pitch, 1060, pitch - _GAP)
        first = person.rank == 1
        ground = Ink.LIGHT if first else Ink.HEADER
        panel(canvas, at, ground, Ink.GOLD if first else None, radius=18)
        left = (columns.rights[0] - columns.wide if columns.rights else _TOTAL_RIGHT) + 8
        if person.rank is None or person.total is None:
            _unfinished(canvas, comparison, place, at)
            continue
        if pitch > _MEDAL:
            medal(canvas, person.rank, (at.left + 48, at.centre[1]), ground)
        else:
            ink = Ink.GOLD if first else Ink.MUTED
            canvas.text(
                str(person.rank), (at.left + 48, at.centre[1]), Letters(40, ink, ground, Weight.BOLD), anchor="m"
            )
        name = shown_name(comparison.names, place)
        canvas.text(
            name,
            (_NAME_LEFT, at.centre[1]),
            Letters(42, Ink.TEXT, ground, Weight.BOLD),
            limit=left - _NAME_LEFT,
            least=28,
        )
        _margins(canvas, comparison, place, columns, at, ground)
    return canvas.png(felt)


class _Columns(NamedTuple):
    """The columns of the deals: the size of their figures, whether these are whole points, their width, where each
    ends.
    """

    size: int
    whole: bool
    wide: int
    rights: tuple[int, ...]


def _columns(comparison: Comparison) -> _Columns:
    size, whole, wide = _column(comparison)
    last, deals = _TOTAL_RIGHT - _TOTAL_ROOM - _AROUND, comparison.deals
    return _Columns(size, whole, wide, tuple(last - wide * (deals - 1 - deal) for deal in range(deals)))


def _column(comparison: Comparison) -> tuple[int, bool, int]:
    """The size of the margins, whether they are rounded to whole points, and the width of a column."""
    room = _TOTAL_RIGHT - _TOTAL_ROOM - _NAME_LEFT - _NAME_ROOM
    margins = [tenths for person in comparison.people for tenths in person.margins]
    for whole in (False, True):
        for size in _FIGURES[0 if len(comparison.people) <= _FEW else _SMALLER :]:
            figures = [say(margin(tenths, whole=whole)) for tenths in margins]
            wide = max((width(figure, size, Weight.BOLD) for figure in figures), default=60) + 2 * _AROUND + _PAD
            if wide * comparison.deals <= room:
                return size, whole, min(max(wide, 110), room // comparison.deals)
    return _FIGURES[-1], True, room // comparison.deals


def _unfinished(canvas: Canvas, comparison: Comparison, place: int, at: Box) -> None:
    middle = at.centre[1]
    draw_rounded(canvas, box(at.left + 34, middle - 4, 30, 8), 4, Ink.MUTED, Ink.HEADER)
    words = say(Message("duel-picture-unfinished"))
    wide = canvas.text(words, (_TOTAL_RIGHT, middle), Letters(36, Ink.MUTED, Ink.HEADER), anchor="r")
    canvas.text(
        shown_name(comparison.names, place),
        (_NAME_LEFT, middle),
        Letters(42, Ink.MUTED, Ink.HEADER, Weight.BOLD),
        limit=_TOTAL_RIGHT - wide - 24 - _NAME_LEFT,
        least=28,
    )


def _margins(canvas: Canvas, comparison: Comparison, place: int, columns: _Columns, at: Box, ground: Ink) -> None:
    middle, person, (size, whole, column, rights) = at.centre[1], comparison.people[place], columns
    for deal, right in enumerate(rights):
        best = comparison.is_best(place, deal)
        figure = say(margin(person.margins[deal], whole=whole))
        if best:
            wide, half = width(figure, size, Weight.BOLD), min(at.height - 8, size + 18) // 2
            around = max(4, min(_AROUND, (column - wide) // 2 - 1))
            plate = Box(right - wide - around, middle - half, right + around, middle + half)
            draw_rounded(canvas, plate, half, Ink.GOLD, ground)
            canvas.text(figure, (right, middle), Letters(size, Ink.INK, Ink.GOLD, Weight.BOLD), anchor="r")
        else:
            canvas.text(figure, (right, middle), Letters(size, Ink.MUTED, ground), anchor="r")
    ink = Ink.GOLD if person.rank == 1 else Ink.TEXT
    total = say(margin(person.total or 0))
    canvas.text(
        total,
        (_TOTAL_RIGHT, middle),
        Letters(_TOTAL, ink, ground, Weight.BOLD),
        anchor="r",
        limit=_TOTAL_ROOM - 16,
        least=38,
    )
