"""Elements beside and below each other, on panels, and in columns as wide as their widest elements."""

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from images.drawing import Box, Canvas, Ink, box
from images.parts.elements import Element, Words, medal
from images.parts.marks import panel

_LEAST = 160  # pixels that an element which grows keeps, if it needs them


def shared(columns: Sequence[Sequence[Element]], room: int) -> list[int]:
    """The widths that columns of elements get of a room: those that grow share what the others leave. Where that is too
    little, the others give way, first as far as their letters can be smaller.
    """
    wides, grow, left, kept = list[int](), list[bool](), room, 0
    for column in columns:
        wide, grows = 0, False
        for element in column:
            wide, grows = max(wide, element.wide()), grows or element.grows
        wides.append(wide)
        grow.append(grows)
        if grows:
            kept += min(wide, _LEAST)
        else:
            left -= wide
    fixed = [number for number, grows in enumerate(grow) if not grows]
    if kept > left and fixed:
        least = [max((element.least_wide() for element in columns[number]), default=0) for number in fixed]
        spare = room - left - sum(least)
        given, scale = min(1.0, (kept - left) / max(1, spare)), min(1.0, room / max(1, sum(least)))
        for number, narrow in zip(fixed, least, strict=True):
            wides[number] = int((wides[number] - (wides[number] - narrow) * given) * scale)
        left = room - sum(wides[number] for number in fixed)
    share = left // max(1, len(columns) - len(fixed))
    return [share if grows else wide for wide, grows in zip(wides, grow, strict=True)]


@dataclass(slots=True)
class Beside(Element):
    """Elements beside each other."""

    cells: Sequence[Element]
    gap: int = 14
    grows: bool = False

    def wide(self) -> int:
        return sum(cell.wide() for cell in self.cells) + self.gap * (len(self.cells) - 1)

    def least_wide(self) -> int:
        return sum(cell.least_wide() for cell in self.cells) + self.gap * (len(self.cells) - 1)

    def high(self) -> int:
        return max(cell.high() for cell in self.cells)

    def draw(self, canvas: Canvas, at: Box, ground: Ink) -> None:
        room = at.width - self.gap * (len(self.cells) - 1)
        left = at.left
        wides = shared([(cell,) for cell in self.cells], room)
        for cell, wide in zip(self.cells, wides, strict=True):
            cell.draw(canvas, Box(left, at.top, left + wide, at.bottom), ground)
            left += wide + self.gap


@dataclass(slots=True)
class Stack(Element):
    """Elements below each other, in the middle of the height; one without a height fills the rest."""

    cells: Sequence[Element]
    gap: int = 14
    grows = True

    def wide(self) -> int:
        return max(cell.wide() for cell in self.cells)

    def draw(self, canvas: Canvas, at: Box, ground: Ink) -> None:
        highs = [cell.high() for cell in self.cells]
        free, count = at.height - sum(highs), len(highs) - 1
        gap = min(self.gap, free // count) if count else 0
        left = free - gap * count
        top = at.top if 0 in highs else at.top + left // 2
        for cell, high in zip(self.cells, highs, strict=True):
            bottom = top + (high or left)
            cell.draw(canvas, Box(at.left, top, at.right, bottom), ground)
            top = bottom + gap


@dataclass(slots=True)
class Panel(Element):
    """An element on a panel."""

    element: Element
    ground: Ink = Ink.HEADER
    rim: Ink | None = None
    _: KW_ONLY
    pad: int = 24
    above: int = 12
    radius: int = 24

    def draw(self, canvas: Canvas, at: Box, ground: Ink = Ink.FELT) -> None:
        panel(canvas, at, self.ground, self.rim, ground, self.radius)
        inner = Box(at.left + self.pad, at.top + self.above, at.right - self.pad, at.bottom - self.above)
        self.element.draw(canvas, inner, self.ground)


@dataclass(slots=True)
class Entry:
    """A row of columns, on a panel if it has a ground. An element after None takes that column, too."""

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
    """Rows of one height, at most `most`, from the top, in columns as wide as their widest elements; a `head` above."""

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
    """The elements that stand in a column, and in no other."""
    cells = [(row.cells[number], number > 0 and row.cells[number - 1] is None) for row in rows]
    return [cell for cell, is_wider in cells if cell is not None and not is_wider]


def _set_alike(column: Sequence[Element], room: int) -> None:
    """Set the figures of a column in one size, as large as fits."""
    figures = [cell for cell in column if isinstance(cell, Words) and cell.align == "r"]
    size = min((cell.fitting_size(room) for cell in figures), default=0)
    for cell in figures:
        cell.size = min(cell.size, size)
