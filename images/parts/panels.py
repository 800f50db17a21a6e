"""Panels and parts of the pictures of an end: the event in large letters, places won or lost."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.message import Text
from bot.words.ends.ending import DealEnding
from bot.words.seat.band import Tone
from bot.words.speaker import say, say_line
from images.drawing import (
    Box,
    Canvas,
    Ink,
    Letters,
    Weight,
    bold,
    fitting,
    painted,
    width,
    wrapped,
)
from images.parts.headers import in_bold
from images.parts.lines import draw_line
from images.parts.marks import CROWN, crown_disc, draw_rounded

ALONE = (Ink.SIDE_A, Ink.ORANGE, Ink.GREEN, Ink.TEXT, Ink.SIDE_B, Ink.YELLOW)  # the colours of those who play alone
TONE_INKS = {  # ground, letters, soft letters
    Tone.PLAIN: (Ink.HEADER, Ink.TEXT, Ink.MUTED),
    Tone.GOOD: (Ink.GOLD, Ink.INK, Ink.INK),
    Tone.BAD: (Ink.RED, Ink.TEXT, Ink.TEXT),
}


def panel(
    canvas: Canvas, at: Box, ground: Ink, rim: Ink | None = None, under: Ink = Ink.FELT, radius: int = 24
) -> None:
    """A rounded panel, with a rim if one is named."""
    draw_rounded(canvas, at, radius, ground, under, rim)


def draw_event(canvas: Canvas, end: DealEnding, at: tuple[int, int], right: int) -> int:
    """The event of an end in large letters: a success in gold, with a crown; names give way. Returns its right end."""
    x, y = at
    if end.is_success:
        canvas.paste(crown_disc(Ink.FELT), x, y - CROWN // 2)
        x += CROWN + 18
    ink = Ink.GOLD if end.is_success else Ink.TEXT
    line, letters = in_bold(say_line(end.what)), Letters(66, ink, Ink.FELT)
    return x + draw_line(canvas, line, (x, y), letters, limit=right - x, least=34)


def draw_reason(
    canvas: Canvas, why: Text, at: tuple[int, int], room: int, ink: Ink, sizes: Sequence[int] = range(38, 31, -2)
) -> None:
    """Set the reason of an event: on one line in the first of the sizes that fits, or in small letters on two."""
    (x, y), text = at, say(why)
    size = fitting(text, sizes, Weight.REGULAR, room)
    if width(text, size, Weight.REGULAR) <= room:
        canvas.text(text, at, Letters(size, ink, Ink.FELT))
        return
    lines = wrapped(text, 30, room)
    for number, line in enumerate((*lines[:1], " ".join(lines[1:]))):
        canvas.text(line, (x, y - 15 + 36 * number), Letters(30, ink, Ink.FELT), limit=room)


def moved_sign(canvas: Canvas, moved: int | None, at: tuple[int, int], under: Ink) -> int:
    """Places won or lost: a triangle up or down and how many, or a dash. Returns where it ends."""
    x, y = at
    if not moved:
        draw_rounded(canvas, Box(x, y - 4, x + 30, y + 4), 4, Ink.MUTED, under)
        return x + 30
    ink = Ink.GREEN if moved > 0 else Ink.ORANGE
    canvas.paste(_pointer(30, up=moved > 0, ink=ink, under=under), x, y - 13)
    return x + 38 + canvas.text(str(abs(moved)), (x + 38, y), bold(36, Ink.TEXT, under))


@lru_cache(maxsize=16)
def _pointer(wide: int, *, up: bool, ink: Ink, under: Ink) -> Image.Image:
    high = wide * 0.86
    points = [(0, high), (wide / 2, 0), (wide, high)] if up else [(0, 0), (wide / 2, high), (wide, 0)]
    return painted((wide, round(high)), under, lambda brush: brush.polygon(points, ink))
