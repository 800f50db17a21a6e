"""The band of a seat picture: what happened last at the left, how things stand at the right."""

from bot.words.seat.band import Band, SideNote
from bot.words.seat.parts import Line, Tone
from images.drawing.canvas import Box, Canvas
from images.drawing.lettering import width
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.lines import draw_line, line_width, shortened
from images.parts.marks import SIDE_INKS, crown_sign, rhombus, side_mark
from images.seat.zones import BAND

_SIZES = (38, 36, 34)
_INKS = {  # ground, letters, soft letters
    Tone.PLAIN: (Ink.HEADER, Ink.TEXT, Ink.MUTED),
    Tone.GOOD: (Ink.GOLD, Ink.INK, Ink.INK),
    Tone.BAD: (Ink.RED, Ink.TEXT, Ink.TEXT),
}
_MARGIN, _BETWEEN, _MARK = 24, 28, 50
_SIDE = 40
_NAME = 170  # what a name gets between the sides


def draw_band(canvas: Canvas, band: Band, at: Box = BAND) -> None:
    """Draw the band; in a crowded game of sides with how both stand."""
    ground, _, _ = _INKS[band.tone]
    canvas.fill(at, ground)
    left, right = at.left + _MARGIN, at.right - _MARGIN
    if band.sides:
        left, right = _draw_sides(canvas, band, at)
        _middle(canvas, band, left, right, at.centre[1])
    else:
        _draw_line(canvas, band, left, right, at.centre[1])


def _draw_line(canvas: Canvas, band: Band, left: int, right: int, middle: int) -> None:
    ground, ink, soft = _INKS[band.tone]
    left = _draw_mark(canvas, band, left, middle)
    room = right - left
    size, ending = _chosen(band, room)
    if ending:
        least = min(line_width(band.line, size), room // 2)
        ending = shortened(ending, size, room - least - _BETWEEN)
        wide = line_width(ending, size)
        draw_line(canvas, ending, (right - wide, middle), size, ink, ground, soft=soft)
        room -= wide + _BETWEEN
    draw_line(canvas, shortened(band.line, size, room), (left, middle), size, ink, ground, soft=soft)


def _chosen(band: Band, room: int) -> tuple[int, Line]:
    """The largest size at which the line fits beside one of the endings, and the first such ending."""
    for ending in band.right:
        for size in _SIZES:
            if line_width(band.line, size) + _BETWEEN + line_width(ending, size) <= room:
                return size, ending
    if not band.right:
        return next((size for size in _SIZES if line_width(band.line, size) <= room), _SIZES[-1]), ()
    size, shortest = _SIZES[-1], min(band.right, key=lambda line: line_width(line, _SIZES[-1]))
    cut = shortened(shortest, size, room // 2)
    return size, shortest if _least(band.line, size) + _BETWEEN + line_width(cut, size) <= room else ()


def _least(line: Line, size: int, name: int = 0) -> int:
    """How wide a line is whose names have given way: to a width, or as far as they may."""
    most = name or 3 * size
    return sum(min(line_width((part,), size), most) if part.gives else line_width((part,), size) for part in line)


def _draw_mark(canvas: Canvas, band: Band, left: int, middle: int) -> int:
    """The crown of a trick taken, or the diamond of points that hurt; returns where the words begin."""
    ground, ink, _ = _INKS[band.tone]
    if band.tone is Tone.BAD:
        canvas.paste(rhombus(44, ink, ground), left, middle - 22)
    elif band.crowned:
        sign = crown_sign(_MARK, Ink.GOLD if band.tone is Tone.PLAIN else ink, ground)
        canvas.paste(sign, left, middle - sign.height // 2)
    else:
        return left
    return left + _MARK + 12


def _draw_sides(canvas: Canvas, band: Band, at: Box) -> tuple[int, int]:
    """How both sides stand, at the left and at the right end; returns what is free between them."""
    room = at.width - 2 * _MARGIN
    crown = _MARK + 12 if band.crowned else 0
    # A name is cut down to a few letters before the notes of the sides are.
    needed = crown + _least(band.line, _SIZES[0], _NAME) + 2 * _BETWEEN
    least = crown + _least(band.line, _SIZES[-1]) + 2 * _BETWEEN
    versions = [
        [side.notes[min(step, len(side.notes) - 1)] for side in band.sides]
        for step in range(max(len(side.notes) for side in band.sides))
    ]
    widths = [sum(map(_side_width, band.sides, notes)) for notes in versions]
    chosen = next(
        (
            notes
            for limit in (needed, least)
            for notes, wide in zip(versions, widths, strict=True)
            if wide + limit <= room
        ),
        versions[-1],
    )
    left, right = at.left + _MARGIN, at.right - _MARGIN
    for number, (side, note) in enumerate(zip(band.sides, chosen, strict=True)):
        wide = _side_width(side, note)
        x = left if number == 0 else right - wide
        _side(canvas, side, note, x, at.centre[1])
        if number == 0:
            left += wide + _BETWEEN
        else:
            right -= wide + _BETWEEN
    return left, right


def _side_width(side: SideNote, note: str) -> int:
    words = 12 + width(note, 36, Weight.REGULAR) if note else 0
    return _SIDE + 12 + width(side.total, 40, Weight.BOLD) + words


def _side(canvas: Canvas, side: SideNote, note: str, x: int, middle: int) -> None:
    canvas.paste(side_mark(side.side, SIDE_INKS[side.side], Ink.INK, Ink.HEADER, _SIDE), x, middle - _SIDE // 2)
    x += _SIDE + 12
    x += canvas.text(side.total, (x, middle), 40, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD) + 12
    if note:
        canvas.text(note, (x, middle + 1), 36, Ink.MUTED, Ink.HEADER)


def _middle(canvas: Canvas, band: Band, left: int, right: int, middle: int) -> None:
    """The line, in the middle of what the sides leave free."""
    room, crown = right - left, _MARK + 12 if band.crowned else 0
    size = next((size for size in _SIZES if crown + line_width(band.line, size) <= room), _SIZES[-1])
    line = shortened(band.line, size, room - crown)
    wide = line_width(line, size)
    if crown + wide > room:
        crown = 0
    x = left + (room - crown - wide) // 2
    if crown:
        x = _draw_mark(canvas, band, x, middle)
    if wide <= room:
        draw_line(canvas, line, (x, middle), size, Ink.TEXT, Ink.HEADER)
