"""Rows and tables on panels, their columns as wide as their widest cells."""

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from images.drawing import Box, Canvas, Ink, box
from images.parts.elements import Element, Words, medal, shared
from images.parts.panels import panel


@dataclass(slots=True)
class Panel(Element):
    """A cell on a panel."""

    cell: Element
    ground: Ink = Ink.HEADER
    rim: Ink | None = None
    _: KW_ONLY
    pad: int = 24
    above: int = 12
    radius: int = 24

    def draw(self, canvas: Canvas, at: Box, ground: Ink = Ink.FELT) -> None:
        panel(canvas, at, self.ground, self.rim, ground, self.radius)
        inner = Box(at.left + self.pad, at.top + self.above, at.right - self.pad, at.bottom - self.above)
        self.cell.draw(canvas, inner, self.ground)


@dataclass(slots=True)
class Entry:
    """The cells of a table's row, on a panel if it has a ground. A cell after None stands in that column, too."""

    cells: Sequence[Element | None]
    ground: Ink | None = None
    rim: Ink | None = None


def ranked(rank: int | None, *cells: Element | None, is_own: bool = False, with_medal: bool = True) -> Entry:
    """A row with a rank; the first is light in a gold rim, the reader's own has an ivory one."""
    is_first = rank == 1
    first = medal(rank)
    if rank is not None and not with_medal:
        first = Words(str(rank), 38, Ink.MUTED, bold=True, align="m", most=60)
    rim = Ink.IVORY if is_own else Ink.GOLD if is_first else None
    return Entry((first, *cells), Ink.LIGHT if is_first else Ink.HEADER, rim)


@dataclass(slots=True)
class Columns(Element):
    """Rows of one height, at most `most`, from the top, in columns as wide as their widest cells. `head` stands above
    them.
    """

    rows: Sequence[Entry]
    head: Entry | None = None
    _: KW_ONLY
    pad: int = 18
    gap: int = 18
    between: int = 8
    most: int = 112
    radius: int = 18
    grows = True
    head_high: int = 40

    def draw(self, canvas: Canvas, at: Box, ground: Ink = Ink.FELT) -> None:
        if not self.rows:
            return
        heads, count = [self.head] if self.head else [], len(self.rows[0].cells)
        columns = [_standing(self.rows, number) for number in range(count)]
        every = [[*column, *_standing(heads, number)] for number, column in enumerate(columns)]
        wides = shared(every, at.width - 2 * self.pad - self.gap * (count - 1))
        for column, wide in zip(columns, wides, strict=True):
            _set_alike(column, wide)
        top = at.top
        if self.head:
            self._draw_row(canvas, self.head, Box(at.left, top, at.right, top + self.head_high), wides, ground)
            top += self.head_high
        pitch = min(self.most, (at.bottom - top + self.between) // len(self.rows))
        for number, row in enumerate(self.rows):
            where = box(at.left, top + number * pitch, at.width, pitch - self.between)
            self._draw_row(canvas, row, where, wides, ground)

    def _draw_row(self, canvas: Canvas, row: Entry, at: Box, wides: Sequence[int], ground: Ink) -> None:
        if row.ground is not None:
            panel(canvas, at, row.ground, row.rim, ground, self.radius)
            ground = row.ground
        left = right = at.left + self.pad
        for cell, wide in zip(row.cells, wides, strict=True):
            right += wide
            if cell is not None:
                cell.draw(canvas, Box(left, at.top, right, at.bottom), ground)
                left = right + self.gap
            right += self.gap


def _standing(rows: Sequence[Entry], number: int) -> list[Element]:
    """The cells that stand in a column, and in no other."""
    cells = [(row.cells[number], number > 0 and row.cells[number - 1] is None) for row in rows]
    return [cell for cell, is_wider in cells if cell is not None and not is_wider]


def _set_alike(column: Sequence[Element], room: int) -> None:
    """Set the figures of a column in one size, as large as fits."""
    figures = [cell for cell in column if isinstance(cell, Words) and cell.align == "r"]
    size = min((cell.fitting_size(room) for cell in figures), default=0)
    for cell in figures:
        cell.size = min(cell.size, size)
