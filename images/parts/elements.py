"""Elements of a picture: each has a natural size, and is drawn in the middle of a box's height on plain ground."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import lru_cache, partial

from PIL import Image

from bot.message import Joined, Message, Text
from bot.rules.boards import PieceView
from bot.words.speaker import Line, Span, say_line
from images.drawing import (
    SIZE,
    Box,
    Brush,
    Canvas,
    Ink,
    Letters,
    Weight,
    bold,
    box,
    felt_titled,
    fitted,
    fitting,
    is_plain,
    width,
    wrapped,
)
from images.parts.emblems import OWN_INKS, emblem
from images.parts.headers import in_bold
from images.parts.lines import draw_line, line_width
from images.parts.marks import crown_mark, draw_rounded, moved_sign, side_sign
from images.parts.pieces import PieceLook, draw_piece

MEDALS = {1: Ink.GOLD, 2: Ink.MUTED, 3: Ink.BRASS}
_MEDAL = 60
_MOST_RANK = 99  # on a medal


class Element:
    """An empty element. One that `grows` takes the room that the others of its row leave."""

    __slots__ = ()
    grows: bool = False

    def wide(self) -> int:
        return 0

    def least_wide(self) -> int:
        """The width in which it is still whole."""
        return self.wide()

    def high(self) -> int:
        """The height in a `Stack`; 0 to fill it."""
        return 0

    def draw(self, canvas: Canvas, at: Box, ground: Ink) -> None: ...


# -- words and figures -------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Words(Element):
    """Text on one line. In a narrower box it is set smaller, down to `least`, then cut: names in a message first.

    A string is set letter by letter; in a message or a line suits and arrows are drawn as signs.
    """

    text: Text | Line
    size: int = 38
    ink: Ink = Ink.TEXT
    _: KW_ONLY
    bold: bool = False
    align: str = "l"
    least: int = 28
    grows: bool = False
    most: int = SIZE[0]  # pixels that it asks for
    pad: int = 0  # pixels beside it
    plate: Ink | None = None  # of a pill behind it, as wide as it and its pads

    def __post_init__(self) -> None:
        if isinstance(self.text, str):
            return
        line = say_line(self.text) if isinstance(self.text, Message | Joined) else self.text
        text, *look = line[0] if len(line) == 1 else ("", True)
        if not any(look) and is_plain(text):
            self.text = text  # set faster than parts
        else:
            self.text = in_bold(line) if self.bold else line

    def _width(self, size: int) -> int:
        if isinstance(self.text, str):
            return width(self.text, size, Weight.BOLD if self.bold else Weight.REGULAR) + 2 * self.pad
        return line_width(self._line(), size) + 2 * self.pad

    def _line(self) -> Line:
        return () if isinstance(self.text, str | Message | Joined) else self.text

    def wide(self) -> int:
        return min(self._width(self.size), self.most)

    def least_wide(self) -> int:
        return min(self._width(self.least), self.most)

    def fitting_size(self, room: int) -> int:
        """The size at which it is no wider than a room, or else its least."""
        return next((size for size in range(self.size, self.least, -2) if self._width(size) <= room), self.least)

    def high(self) -> int:
        return self.size

    def draw(self, canvas: Canvas, at: Box, ground: Ink) -> None:
        if self.plate is not None:
            half, wide = min(at.height - 8, self.size + 18) // 2, min(self.wide(), at.width)
            left = {"l": at.left, "m": at.centre[0] - wide // 2, "r": at.right - wide}[self.align]
            plate = Box(left, at.centre[1] - half, left + wide, at.centre[1] + half)
            draw_rounded(canvas, plate, half, self.plate, ground)
            at, ground = plate, self.plate
        if self.pad:
            at = at._replace(left=at.left + self.pad, right=at.right - self.pad)
        x = at.left if self.align == "l" else at.right if self.align == "r" else at.centre[0]
        where = x, (at.top + at.bottom) // 2
        letters = Letters(self.size, self.ink, ground, Weight.BOLD if self.bold else Weight.REGULAR)
        if isinstance(self.text, str):  # a name may contain signs
            canvas.text(self.text, where, letters, anchor=self.align, limit=at.width, least=self.least)
        else:
            draw_line(canvas, self._line(), where, letters, anchor=self.align, limit=at.width, least=self.least)


strong = partial(Words, bold=True)
soft = partial(Words, size=36, ink=Ink.MUTED)
figure = partial(Words, align="r")


@dataclass(slots=True)
class Called(Words):
    """Names on one line in bold. All are cut alike where there is too little room."""

    text: Text | Line = ""
    _: KW_ONLY
    names: Sequence[str] = ()
    between: str = ", "
    bold: bool = True

    def __post_init__(self) -> None:
        self.text = self.between.join(self.names)

    def draw(self, canvas: Canvas, at: Box, ground: Ink) -> None:
        line, size = alike(self.names, self.between, at.width, self.size, self.least)
        Words(line, size, self.ink, bold=True, align=self.align, least=self.least).draw(canvas, at, ground)


def alike(names: Sequence[str], between: str, room: int, size: int, least: int) -> tuple[str, int]:
    """Names in bold on one line, and their size: all are cut alike where there is too little room."""
    line = between.join(names)
    size = fitting(line, range(size, least - 1, -2), Weight.BOLD, room)
    if width(line, size, Weight.BOLD) <= room:
        return line, size
    return between.join(cut_alike(names, room - width(between, size, Weight.BOLD) * (len(names) - 1), size)), size


def cut_alike(names: Sequence[str], room: int, size: int, weight: Weight = Weight.BOLD) -> list[str]:
    """Names cut to a width in all; a short one leaves its room to the others."""
    share = room // len(names)
    spare = sum(max(0, share - width(name, size, weight)) for name in names)
    long = sum(width(name, size, weight) > share for name in names)
    return [fitted(name, size, weight, share + spare // max(1, long)) for name in names]


@dataclass(slots=True)
class Painted(Element):
    """Something drawn: `paint` gets the canvas, the box and the ground."""

    across: int
    paint: Callable[[Canvas, Box, Ink], object]
    tall: int = 0
    grows: bool = False

    def wide(self) -> int:
        return self.across

    def high(self) -> int:
        return self.tall

    def draw(self, canvas: Canvas, at: Box, ground: Ink) -> None:
        self.paint(canvas, at, ground)


def sign(across: int, make: Callable[[Ink], Image.Image]) -> Painted:
    """A shape that is painted for its ground."""

    def paint(canvas: Canvas, at: Box, ground: Ink) -> None:
        cell = make(ground)
        canvas.paste(cell, at.left + (across - cell.width) // 2, at.centre[1] - cell.height // 2)

    return Painted(across, paint)


def crown(across: int = 40) -> Painted:
    return sign(across, lambda ground: crown_mark(across, Ink.GOLD, ground))


def emblem_of(title: Text, across: int, ink: Ink | None = None) -> Painted:
    """The emblem of a game by its title, on a chip in the game's colour."""
    felt = felt_titled(title)
    return sign(across, lambda ground: emblem(felt, across, ink or OWN_INKS.get(felt, Ink.ACCENT), ground))


def side_cell(side: int, across: int = 44) -> Painted:
    """The mark of a side of partners."""

    def paint(canvas: Canvas, at: Box, ground: Ink) -> None:
        side_sign(canvas, side, (at.left + across // 2, at.centre[1]), ground, across)

    return Painted(across, paint)


def moved_cell(moved: int | None) -> Painted:
    """Places won or lost."""
    return Painted(80, lambda canvas, at, ground: moved_sign(canvas, moved, (at.left, at.centre[1]), ground))


def piece_cell(shown: PieceView, wide: int, look: PieceLook | None = None, *, high: int = 0, tall: int = 0) -> Painted:
    """A piece upright, twice as high as wide or of a height; `tall` is the height it has in a `Stack`."""
    high = high or 2 * wide

    def paint(canvas: Canvas, at: Box, ground: Ink) -> None:
        draw_piece(canvas, shown, box(at.left, at.centre[1] - high // 2, wide, high), ground, look or PieceLook())

    return Painted(wide, paint, tall)


def medal(rank: int | None) -> Element:
    """A rank on a medal; one of three digits in plain figures, a dash without a rank."""
    if rank is not None and rank > _MOST_RANK:
        return Words(str(rank), 46, bold=True, align="m", most=80)

    def paint(canvas: Canvas, at: Box, ground: Ink) -> None:
        if rank is None:
            moved_sign(canvas, 0, (at.left + 15, at.centre[1]), ground)
        else:
            draw_medal(canvas, rank, (at.left + _MEDAL // 2, at.centre[1]), ground)

    return Painted(_MEDAL, paint)


def draw_medal(canvas: Canvas, rank: int, at: tuple[int, int], ground: Ink) -> None:
    ink = MEDALS.get(rank, Ink.BADGE)
    canvas.paste(_disc(_MEDAL, ink, ground), at[0] - _MEDAL // 2, at[1] - _MEDAL // 2)
    canvas.text(str(rank), at, bold(38, Ink.TEXT if ink is Ink.BADGE else Ink.INK, ink), anchor="m")


@lru_cache(maxsize=16)
def _disc(across: int, ink: Ink, ground: Ink) -> Image.Image:
    brush = Brush((across, across), ground)
    brush.disc(across / 2, across / 2, across / 2, ink)
    return brush.cell()


@dataclass(slots=True)
class ProgressBar(Element):
    """A bar filled by a share from the left, on a track."""

    share: float
    ink: Ink = Ink.ACCENT
    thick: int = 16
    track: Ink | None = Ink.HEADER
    radius: int | None = None
    grows = True

    def high(self) -> int:
        return self.thick

    def draw(self, canvas: Canvas, at: Box, ground: Ink) -> None:
        track = box(at.left, at.centre[1] - self.thick // 2, at.width, self.thick)
        radius = self.thick // 2 if self.radius is None else self.radius
        if self.track is not None:
            draw_rounded(canvas, track, radius, self.track, ground)
        wide = round(at.width * min(max(self.share, 0.0), 1.0))
        if wide > 0:
            filled = track._replace(right=track.left + max(wide, 2 * radius))
            draw_rounded(canvas, filled, radius, self.ink, ground)
            if self.track is not None and filled.right + radius <= track.right:  # its right end is on the track
                end = Canvas(self.track, (2 * radius, self.thick))
                draw_rounded(end, Box(0, 0, 2 * radius, self.thick), radius, self.ink, self.track)
                half = end.image.crop((radius, 0, 2 * radius, self.thick))
                canvas.paste(half, filled.right - radius, filled.top)


@dataclass(slots=True)
class Paragraph(Element):
    """Texts on lines, as many as there is height for or `most`, in the largest of the sizes that fits. A longer last
    line is cut.
    """

    texts: Sequence[str]
    sizes: Sequence[int]
    ink: Ink = Ink.TEXT
    _: KW_ONLY
    bold: bool = False
    align: str = "l"
    most: int = 99
    grows: bool = True

    def draw(self, canvas: Canvas, at: Box, ground: Ink) -> None:
        room, size, lines = at.width * 15 // 16 if self.bold else at.width, self.sizes[-1], list[str]()
        for size in self.sizes:
            lines = [line for text in self.texts if text for line in wrapped(text, size, room)]
            count = max(1, min(self.most, at.height // (size + 6)))
            if len(lines) <= count and all(width(line, size, Weight.REGULAR) <= room for line in lines):
                break
        else:
            count = max(1, min(self.most, at.height // (size + 6)))
            lines = [*lines[: count - 1], " ".join(lines[count - 1 :])]
        pitch = min(size * 5 // 4, at.height // max(1, len(lines)))
        top = at.centre[1] - pitch * len(lines) // 2
        for number, line in enumerate(lines):
            words = Words((Span(line),), size, self.ink, bold=self.bold, align=self.align, least=min(24, size))
            words.draw(canvas, at._replace(top=top + number * pitch, bottom=top + (number + 1) * pitch), ground)
