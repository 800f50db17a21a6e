"""The surroundings of a line: the strip of seats above it, and the band below with the last play and the sum."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.message import Message
from bot.rules.view import View
from bot.words.line.play import SeatNote, lacks_told, seat_note
from bot.words.seat.band import Band
from bot.words.sides import sides
from bot.words.speaker import Line, Speaker, current, say, say_line
from images.drawing import SIZE, Box, Brush, Canvas, Ink, Letters, Pasted, Sketch, Weight, bold, width
from images.parts.lines import draw_line, line_width, shortened, yielding_width
from images.parts.marks import TONE_INKS, cell_ground, cell_name, plate_inks, side_sign, triangle

STRIP = Box(20, 94, 1080, 182)
SEAT_BAND = Box(0, 490, SIZE[0], 538)
TABLE_BAND = Box(0, 642, *SIZE)
HAND = Box(0, SEAT_BAND.bottom, *SIZE)


_GAP, _RADIUS, _BAR = 10, 18, 46  # between cells, of a cell's corners, the height of its upper line
_SIZE, _LEAST, _LABEL = 36, 28, 32
_NAME = 120  # a name gets that before the word "total" is set
_BACK = (18, 34)
_MARK, _TRIANGLE = 32, 20
_MOST = 4  # numbers beside the word "no"; five stand beside a sign
_NUMBER, _TIGHT = (36, 10), (34, 8)  # sizes of these numbers, and what is between two


def draw_line_strip(canvas: Canvas, view: View, order: Sequence[int]) -> None:
    """Draw the cells of all seats in an order; the seat to act is gold."""
    board = view.line_board
    for number, at in zip(order, STRIP.grid(len(order), 1, _GAP), strict=True):
        seat = view.seats[number]
        side, total = (seat.side, None) if view.partners else (None, sides(view)[seat.side].now)
        note, lacks = seat_note(board, number), lacks_told(board, number)
        facts = _CellFacts(cell_name(number), side, seat.to_act, total, seat.held, note, lacks)
        canvas.paste_all(_cell(facts, at.width, current()), at.left, at.top)


class _CellFacts(NamedTuple):
    """A seat as its cell shows it: with its `side` of partners, or with the `total` of a lone player."""

    name: str
    side: int | None
    to_act: bool
    total: int | None
    held: int
    note: SeatNote | None
    lacks: tuple[tuple[int, ...], tuple[int, ...]]


@lru_cache(maxsize=1024)
def _cell(facts: _CellFacts, wide: int, speaker: Speaker) -> tuple[Pasted, ...]:
    """A side's mark and the name; at the right a lone player's total, and the triangle of the seat to act."""
    name, side, to_act, total, *_ = facts
    canvas, (rim, ground, ink, soft) = Sketch(), plate_inks(side, to_act=to_act)
    bar = (_BAR, ground) if to_act else None
    canvas.paste(cell_ground((wide, STRIP.height), rim, Ink.HEADER, bar, _RADIUS), 0, 0)
    left, right, middle = 17, wide - 16, 26
    if side is not None:
        side_sign(canvas, side, (left - 6 + _MARK // 2, middle), ground, _MARK)
        left += _MARK + 2
    if to_act:
        right -= _TRIANGLE
        canvas.paste(triangle(_TRIANGLE, ink, ground), right, middle - _TRIANGLE // 2 - 1)
        right -= 8
    if total is not None:
        right -= canvas.text(str(total), (right, middle), bold(_SIZE, ink, ground), anchor="r") + 10
        word = speaker.say(Message("cell-total"))
        across = width(word, _LABEL, Weight.REGULAR)
        if right - left - across - 16 >= min(width(name, _SIZE, Weight.BOLD), _NAME + wide // 4):
            canvas.text(word, (right, middle), Letters(_LABEL, soft, ground), anchor="r")
            right -= across + 16
    canvas.text(name, (left, middle), bold(_SIZE, ink, ground), limit=right - left, least=_LEAST)
    _lower(canvas, facts, wide)
    return tuple(canvas.cells)


def _lower(canvas: Canvas, facts: _CellFacts, wide: int) -> None:
    """The count of tiles left, the numbers that were passed on, and the last draw or score."""
    held, note, (newest, older) = facts.held, facts.note, facts.lacks
    left, right, middle = 18, wide - 16, 66
    left += small_back(canvas, (left, middle), Ink.HEADER) + 8
    ink = Ink.GOLD if held == 1 else Ink.TEXT
    left += canvas.text(str(held), (left, middle), bold(_SIZE, ink, Ink.HEADER)) + 8
    if note is not None:
        words, weight = say(note.text), Weight.BOLD if note.gold else Weight.REGULAR
        beside = right - width(words, _LABEL, weight) - 14
        needed = 44 + len(newest) * (_NUMBER[0] * 5 // 8 + _NUMBER[1]) if newest else 0
        if note.gold or left + needed <= beside:  # that a seat drew gives way to what it lacks
            tone, right = Ink.GOLD if note.gold else Ink.MUTED, beside
            canvas.text(words, (beside + 14, middle), Letters(_LABEL, tone, Ink.HEADER, weight))
    if newest:
        draw_lacks(canvas, (newest, older), Box(left + 4, middle, right + 4, middle), (Ink.TEXT, Ink.MUTED, Ink.HEADER))
        return
    word = say(Message("cell-left", count=held))
    if width(word, _LABEL, Weight.REGULAR) <= right - left:
        canvas.text(word, (left, middle), Letters(_LABEL, Ink.GOLD if held == 1 else Ink.MUTED, Ink.HEADER))


def draw_lacks(
    canvas: Canvas, lacks: tuple[Sequence[int], Sequence[int]], room: Box, inks: tuple[Ink, Ink, Ink]
) -> None:
    """The numbers that a seat lacks, those of its last pass bright; the word gives way to a sign, then the oldest.

    `inks` are of the letters, of soft letters, and of their ground.
    """
    (newest, older), (bright, soft, ground), left, middle = lacks, inks, room.left, room.centre[1]
    numbers = [*((str(number), bright) for number in newest), *((str(number), soft) for number in older)]
    word = say(Message("line-lacks", numbers="")).strip()
    size, apart = _NUMBER
    wide = sum(width(number, size, Weight.BOLD) + apart for number, _ in numbers) - apart
    if len(numbers) <= _MOST and width(word, _LABEL, Weight.REGULAR) + 8 + wide <= room.width:
        left += canvas.text(word, (left, middle), Letters(_LABEL, soft, ground)) + 8
    else:
        size, apart = _TIGHT
        sign = _slashed_ring(soft, ground)
        canvas.paste(sign, left, middle - sign.height // 2)
        left += sign.width + 6
    for number, ink in numbers[: _MOST + 1]:
        if left + width(number, size, Weight.BOLD) > room.right:
            break
        left += canvas.text(number, (left, middle), bold(size, ink, ground)) + apart


def small_back(canvas: Canvas, at: tuple[int, int], under: Ink) -> int:
    """Draw a small tile face down beside a count, from the middle of its left side. Returns its width."""
    canvas.paste(_small_back(under), at[0], at[1] - _BACK[1] // 2)
    return _BACK[0]


@lru_cache(maxsize=4)
def _small_back(under: Ink) -> Image.Image:
    wide, high = _BACK
    brush = Brush(_BACK, under)
    brush.rounded(0, 0, wide, high, 4, Ink.LATTICE)
    brush.rounded(2, 2, wide - 2, high - 2, 2.5, Ink.BACK)
    for number in (1, 2, 3):
        middle = high * number / 4
        brush.polygon([(9, middle - 4), (13, middle), (9, middle + 4), (5, middle)], Ink.LATTICE)
    return brush.cell()


@lru_cache(maxsize=4)
def _slashed_ring(ink: Ink, under: Ink) -> Image.Image:
    """A ring with a stroke through it: "none of these"."""
    brush = Brush((28, 28), under)
    brush.disc(14, 14, 13, ink)
    brush.disc(14, 14, 10, under)
    brush.line([(6, 22), (22, 6)], ink, 3)
    return brush.cell()


# -- the band ----------------------------------------------------------------------------------------------------------


_BAND_SIZES = (37, 35, 33, 31)
_MARGIN, _BAND_BETWEEN = 24, 28
_BAND_NAME = 150  # a longer name gives way before words are left out


def draw_line_band(canvas: Canvas, band: Band, room: Box, sizes: tuple[int, ...] = _BAND_SIZES) -> None:
    """Draw the band in letters of one of these sizes; at its left the fullest words that fit beside the right ones."""
    ground, ink, soft = TONE_INKS[band.tone]
    canvas.fill(room, ground)
    left, right, middle = room.left + _MARGIN, room.right - _MARGIN, room.centre[1] + 1
    line, ending, size = _chosen(band, right - left, sizes)
    if ending:
        right -= (
            draw_line(canvas, ending, (right, middle), Letters(size, ink, ground, soft=soft), anchor="r")
            + _BAND_BETWEEN
        )
    draw_line(canvas, line, (left, middle), Letters(size, ink, ground, soft=soft), limit=right - left)


def _chosen(band: Band, room: int, sizes: tuple[int, ...]) -> tuple[Line, Line, int]:
    """The words at the left and at the right, and their size: full words go before size, whole names before words."""
    line, ending, beside = (), (), 0
    for line, ending in _pairs(band):
        beside = line_width(ending, sizes[0]) + _BAND_BETWEEN if ending else 0
        for size in sizes:
            if line_width(line, size) + beside <= room:
                return line, ending, size
        if yielding_width(line, sizes[-2], _BAND_NAME) + beside <= room:
            return shortened(line, sizes[-2], room - beside), ending, sizes[-2]
    size = sizes[-1]
    return shortened(line, size, room - line_width(ending, size) - _BAND_BETWEEN), ending, size


def _pairs(band: Band) -> Iterator[tuple[Line, Line]]:
    """The words at the left with those at the right, the fullest first; each is said when it is asked for."""
    line: Line = ()
    for text in (band.line, *band.briefer):
        line = say_line(text)
        for ending in band.right or ("",):
            yield line, say_line(ending) if ending else ()
    yield line, ()  # rather nothing at the right than half a sentence at the left
