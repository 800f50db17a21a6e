"""The moon, once shot: a row for each choice, with what it makes of the totals and of the match."""

from functools import lru_cache

from PIL import Image

from bot.message import Seat, Signed, capitalized, value_text
from bot.rules.view import View
from bot.words.speaker import Line, say, say_line
from bot.words.tricks.moon import MoonChoice, MoonScore, ending_words, hit_words, moon_lines, moon_shot
from images.drawing import Box, Brush, Canvas, Ink, Letters, Weight, bold, box, width, wrapped
from images.parts.headers import in_bold
from images.parts.lines import draw_line
from images.parts.marks import draw_rounded, star

_DISC = Box(40, 128, 280, 368)
_STARS = ((20, 130, 14), (300, 120, 24), (288, 352, 16), (30, 390, 18))  # left, top, across
_TOP, _BOTTOM, _LEFT, _RIGHT, _GAP, _HIGH = 104, 686, 356, 1080, 10, 138
_WORDS_HIGH = 270  # what stands below the moon
_HEAD, _LINE, _FOOT = 88, 62, 54  # of a choice that changes several scores: its head, each of them, its ending
_CRATERS = (
    (0.31, 0.28, 0.1),
    (0.65, 0.22, 0.06),
    (0.22, 0.49, 0.04),
    (0.7, 0.58, 0.125),
    (0.36, 0.68, 0.07),
    (0.57, 0.81, 0.055),
)


@lru_cache(maxsize=32)
def moon_layout(scores: tuple[int, ...]) -> tuple[Box, ...]:
    """A row for each choice, of so many scores each, in the middle of the height there is."""
    most = (_BOTTOM - _TOP + _GAP) // max(1, len(scores)) - _GAP
    highs = [min(_HIGH, most) if count == 1 else _HEAD + count * _LINE + _FOOT for count in scores]
    top = (_TOP + _BOTTOM - sum(highs) - _GAP * (len(highs) - 1)) // 2
    rows: list[Box] = []
    for high in highs:
        rows.append(box(_LEFT, top, _RIGHT - _LEFT, high))
        top += high + _GAP
    return tuple(rows)


def draw_moon(canvas: Canvas, view: View) -> None:
    """Draw the moon and its shooter's choices, below the header."""
    shot = moon_shot(view)
    canvas.paste(_full_moon(_DISC.width), _DISC.left, _DISC.top)
    for left, top, across in _STARS:
        canvas.paste(star(across, Ink.GOLD, Ink.FELT), left, top)
    words = say(moon_lines(view, shot))
    size, lines = next((one for one in _set(words) if len(one[1]) * (one[0] + 10) <= _WORDS_HIGH), _set(words)[-1])
    for number, line in enumerate(lines):
        canvas.text(line, (40, 440 + (size + 10) * number), Letters(size, Ink.TEXT, Ink.FELT))
    rows = moon_layout(tuple(len(choice.scores) for choice in shot.choices))
    for choice, row in zip(shot.choices, rows, strict=True):
        _row(canvas, view, choice, row)


def _set(words: str) -> list[tuple[int, list[str]]]:
    """Words in lines beside the choices, in letters of several sizes."""
    return [(size, wrapped(words, size, 296)) for size in (40, 36, 32, 28)]


def _row(canvas: Canvas, view: View, choice: MoonChoice, at: Box) -> None:
    """A choice: the players it hits, the change and the new totals, and if it ends the match."""
    rim = Ink.TEXT if choice.change < 0 and view.ask is not None else Ink.OUTLINE
    draw_rounded(canvas, at, 22, Ink.LIGHT, Ink.FELT, rim)
    left, right = at.left + 28, at.right - 28
    ending, hit = ending_words(view, choice), say_line(hit_words(choice))
    if len(choice.scores) == 1:
        level = at.centre[1] - (at.height // 5 if ending else 0)
        _change(canvas, hit, choice.change, left, _total(canvas, choice.scores[0], right, level, 58), level)
    else:
        _change(canvas, hit, choice.change, left, right, at.top + _HEAD // 2 + 4)
        for number, score in enumerate(choice.scores):
            level = at.top + _HEAD + number * _LINE + _LINE // 2
            room = _total(canvas, score, right, level, 50) - left - 24
            who = capitalized(value_text(Seat(score.seat)))
            canvas.text(say(who), (left, level), Letters(40, Ink.TEXT, Ink.LIGHT), limit=room, least=34)
    if ending is not None:
        low = left, at.bottom - (33 if at.height > 120 else 27)
        ink = Ink.GOLD if view.viewer in choice.winners else Ink.TEXT
        draw_line(canvas, in_bold(say_line(ending)), low, Letters(38, ink, Ink.LIGHT), limit=right - left, least=30)


def _change(canvas: Canvas, hit: Line, change: int, left: int, right: int, level: int) -> None:
    """The players hit and the change, in one column if the names are short."""
    ink, words = Ink.GREEN if change < 0 else Ink.ORANGE, say(value_text(Signed(change)))
    wide = width(words, 50, Weight.BOLD)
    room = right - left - wide - 48
    taken = draw_line(canvas, in_bold(hit), (left, level), Letters(46, Ink.TEXT, Ink.LIGHT), limit=room, least=36)
    at = max(left + taken + 24, left + 164)
    canvas.text(words, (at, level), bold(50, ink, Ink.LIGHT))


def _total(canvas: Canvas, score: MoonScore, right: int, level: int, size: int) -> int:
    """A total and what becomes of it. Returns where it begins."""
    small, (before, after) = size - 14, (say(value_text(one)) for one in (score.before, score.after))
    right -= canvas.text(after, (right, level), bold(size, Ink.TEXT, Ink.LIGHT), anchor="r")
    right -= 18 + canvas.text("→", (right - 18, level), Letters(small, Ink.MUTED, Ink.LIGHT), anchor="r")
    return right - 22 - canvas.text(before, (right - 22, level), Letters(small, Ink.MUTED, Ink.LIGHT), anchor="r")


@lru_cache(maxsize=2)
def _full_moon(across: int) -> Image.Image:
    """The full moon with its craters, in a ring of its own light."""
    brush = Brush((across, across), Ink.FELT)
    middle, radius = across / 2, across / 2 - 12
    brush.disc(middle, middle, middle, Ink.LIGHT)
    brush.disc(middle, middle, radius, Ink.IVORY)
    for x, y, size in _CRATERS:
        left, top = middle + (2 * x - 1) * radius, middle + (2 * y - 1) * radius
        brush.disc(left, top, size * 2 * radius, Ink.EDGE)
        brush.disc(left + 2.5, top + 2.5, size * 2 * radius - 3.5, Ink.TINT)
    return brush.cell()
