"""A table of the deals, while they are too few for a chart: what each brought a side, and the totals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.message import Message, Text, value_text
from bot.rules.view import View
from bot.words.ends.deal import taken_column
from bot.words.persons import seat_name
from bot.words.sides import SideStanding, standings
from bot.words.terms import deal_kind, side_name
from images.drawing import Box, Canvas, Ink, Weight, width
from images.parts.columns import Beside, Columns, Entry, Panel, Stack
from images.parts.elements import Element, Painted, figure, side_cell, strong
from images.parts.lines import signed

_NAME, _LEAST = 40, 30
_LINE = 44  # from one name of a side to the next


def draw_deals(canvas: Canvas, view: View, at: Box) -> None:
    """A row for each side, the best first, and a column for each deal that was scored."""
    places, columns = standings(view), [*_columns(view)]
    rows = list[Entry]()
    for place in places:
        leads = place.rank == 1 and place.rank < places[-1].rank
        figures = [figure(by_side[place.side], 40, Ink.MUTED) for _, by_side in columns]
        for total in figures[-1:]:
            total.size, total.ink, total.bold = 48, Ink.GOLD if leads else Ink.TEXT, True
        rank = strong(str(place.rank), 42, Ink.GOLD if place.rank == 1 else Ink.MUTED, align="m")
        first = side_cell(place.side) if view.partners else Painted(34, rank.draw)
        rows.append(Entry((Beside([first, _Members(view, place)], grows=True), *figures)))
    head = Entry((Element(), *(figure(heading, 32, Ink.MUTED) for heading, _ in columns)))
    gap = 26 + (at.width - 540) // 12
    table = Columns(rows, head, pad=0, gap=gap, between=0, most=120, head_high=56)
    Panel(table, pad=28, above=8).draw(canvas, at)


def _columns(view: View) -> Iterator[tuple[Text, Sequence[str]]]:
    """A heading and a figure for each side: of the deals and the totals. After one deal these are the same: then what
    each side took stands before them.
    """
    taken, kind = taken_column(view), deal_kind(view)
    if len(view.results) == 1 and taken is not None:
        yield taken[0], [*map(str, taken[1])]
    for one in view.results:
        yield Message("chart-column", kind=kind, number=one.number), [*map(signed, one.scored)]
    if len(view.results) > 1:
        yield Message("chart-total"), [signed(total, plus="") for total in view.results[-1].totals]


@dataclass(slots=True)
class _Members(Element):
    """A side's names on one line, else below one another, else its letter; nothing where that is too wide as well."""

    view: View
    place: SideStanding
    grows = True

    def wide(self) -> int:
        return width(", ".join(map(seat_name, self.place.members)), _NAME, Weight.BOLD)

    def draw(self, canvas: Canvas, at: Box, ground: Ink) -> None:
        called = [seat_name(seat) for seat in self.place.members]
        line, letter = ", ".join(called), strong(value_text(side_name(self.view, self.place.side)), _NAME, least=_LEAST)
        if len(called) == 1 or width(line, _LEAST, Weight.BOLD) <= at.width:
            strong(line, _NAME, least=_LEAST).draw(canvas, at, ground)
        elif at.height // len(called) >= _LEAST + 4:
            size = min(_NAME, at.height // len(called) - 2)
            Stack([strong(name, size, least=_LEAST) for name in called], gap=_LINE - size).draw(canvas, at, ground)
        elif letter.least_wide() <= at.width:
            letter.draw(canvas, at, ground)
