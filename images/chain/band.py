"""The band below the line: what was played last, and what the ends come to or what ends the match."""

from bot.words.band import Band, Tone
from bot.words.speaker import Line, say_line
from images.drawing.canvas import Box, Canvas
from images.drawing.palette import Ink
from images.parts.lines import draw_line, line_width, shortened

_SIZES = (37, 35, 33, 31)
LARGE = (44, 42, 40, 38)
_INKS = {  # ground, letters, soft letters
    Tone.PLAIN: (Ink.HEADER, Ink.TEXT, Ink.MUTED),
    Tone.GOOD: (Ink.GOLD, Ink.INK, Ink.INK),
    Tone.BAD: (Ink.RED, Ink.TEXT, Ink.TEXT),
}
_MARGIN, _BETWEEN = 24, 28
_NAME = 150  # a longer name gives way before words are left out


def draw_chain_band(canvas: Canvas, band: Band, room: Box, sizes: tuple[int, ...] = _SIZES) -> None:
    """Draw the band in letters of one of these sizes; at its left the fullest words that fit beside the right ones."""
    ground, ink, soft = _INKS[band.tone]
    canvas.fill(room, ground)
    left, right, middle = room.left + _MARGIN, room.right - _MARGIN, room.centre[1] + 1
    ways = [say_line(text) for text in (band.line, *band.briefer)]
    line, ending, size = _chosen(ways, [say_line(text) for text in band.right], right - left, sizes)
    if ending:
        right -= draw_line(canvas, ending, (right, middle), size, ink, ground, soft=soft, anchor="r") + _BETWEEN
    draw_line(canvas, line, (left, middle), size, ink, ground, soft=soft, limit=right - left)


def _chosen(ways: list[Line], endings: list[Line], room: int, sizes: tuple[int, ...]) -> tuple[Line, Line, int]:
    """What stands at the left and at the right, and the size of both: words before size, whole names before words."""
    pairs = [(line, ending) for line in ways for ending in endings or [()]]
    pairs.append((ways[-1], ()))  # rather nothing at the right than half a sentence at the left
    for line, ending in pairs:
        beside = line_width(ending, sizes[0]) + _BETWEEN if ending else 0
        for size in sizes:
            if line_width(line, size) + beside <= room:
                return line, ending, size
        if _with_short_names(line, sizes[-2]) + beside <= room:
            return shortened(line, sizes[-2], room - beside), ending, sizes[-2]
    line, ending = pairs[-1]
    size = sizes[-1]
    return shortened(line, size, room - line_width(ending, size) - _BETWEEN), ending, size


def _with_short_names(line: Line, size: int) -> int:
    wides = ((part.gives, line_width((part,), size)) for part in line)
    return sum(min(wide, _NAME) if gives else wide for gives, wide in wides)
