"""Text: measured widths, ellipsis, and cached cells of set text."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageDraw

from images.drawing.bidi import closed, levels, mirrored, segments, visual
from images.drawing.palette import ANY_COVER, Ink, mapped, ramp
from images.drawing.typefaces import Weight, file_with, font, has_glyph, is_shaped, raised
from images.drawing.warmth import before_painting

ELLIPSIS = "…"
# What the usual face sets side by side, without kerning, each letter on a whole pixel.
_is_plain = re.compile("[ -~·−–×…]*").fullmatch
_VIRAMA = 9  # the combining class of the sign that joins a letter to the next


@lru_cache(maxsize=2048)
def width(text: str, size: int, weight: Weight) -> int:
    """The advance width in whole pixels, rounded up."""
    if len(text) > 1 and _is_plain(text):
        return sum(width(letter, size, weight) for letter in text)
    return ceil(sum(_advance(run, size) for run in _runs(text, weight)))


def fitting(text: str, sizes: Sequence[int], weight: Weight, limit: int) -> int:
    """The first of these sizes at which the text is at most `limit` pixels wide, else the last."""
    return next((size for size in sizes if width(text, size, weight) <= limit), sizes[-1])


@lru_cache(maxsize=2048)
def fitted(text: str, size: int, weight: Weight, limit: int) -> str:
    """The text, its end cut off and an ellipsis put there where it is wider than `limit` pixels."""
    if width(text, size, weight) <= limit:
        return text
    # Cut by halves: hostile text may be long, and measuring it letter by letter would take its time.
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, size, weight) <= limit:
            low = middle
        else:
            high = middle - 1
    while low and _joined(text[low - 1], text[low]):
        low -= 1
    return closed(text[:low].rstrip() + ELLIPSIS)


def _joined(one: str, other: str) -> bool:
    """Whether a cut between two characters would take a letter's marks away or part what is one sign."""
    return unicodedata.category(other)[0] == "M" or unicodedata.combining(one) == _VIRAMA


class Cell(NamedTuple):
    """Letters as palette indices on a plain ground, cut close, and where they lie from the start of the baseline.

    `mask` is where the letters are, for scripts that may reach into the line below or above; else None.
    """

    image: Image.Image
    left: int
    top: int
    right: int
    bottom: int
    mask: Image.Image | None = None

    def moved(self, right: int) -> "Cell":
        return self._replace(left=self.left + right, right=self.right + right)


class SetText(NamedTuple):
    """Text to be laid in cells, side by side, from the start of its baseline; before them their common ground, where
    they leave some of it free. `wide` is how far it moves what follows, `below` where its baseline is from the middle
    of its capitals.
    """

    wide: int
    below: int
    cells: tuple[Cell, ...]
    ground: tuple[int, int, int, int] | None = None  # left, top, right, bottom


def set_text(
    text: str, size: int, weight: Weight, ink: Ink, under: Ink, limit: int | None = None, least: int | None = None
) -> SetText:
    """One line of text, word by word where that makes no difference: each is drawn once, whatever it is part of.

    What is wider than `limit` is set smaller, down to the size `least`, then cut off.
    """
    is_plain = (text.isascii() and text.isprintable()) or _is_plain(text)
    return (_worded if is_plain else _whole)(text, size, weight, ink, under, limit, least)


@lru_cache(maxsize=4096)
def _worded(
    text: str, size: int, weight: Weight, ink: Ink, under: Ink, limit: int | None, least: int | None
) -> SetText:
    text, size = _fit(text, size, weight, limit, least)
    words, x, space = list[Cell](), 0, width(" ", size, weight)
    for word in text.split(" "):
        if word:
            cell = _word(word, size, weight, ink, under)
            if cell is None:
                return _whole(text, size, weight, ink, under, None, None)
            words.append(cell.moved(x))
            x += width(word, size, weight)
        x += space
    if not words or _touch(words):
        return _whole(text, size, weight, ink, under, None, None)
    top, bottom = _levels(words)
    ground = (words[0].left, top, words[-1].right, bottom) if len(words) > 1 else None
    return SetText(x - space, cap_height(size) // 2, tuple(words), ground)


@lru_cache(maxsize=2048)
def _word(word: str, size: int, weight: Weight, ink: Ink, under: Ink) -> Cell | None:
    """A word made of letters, or None where some of them touch: then the font draws them together."""
    if len(word) == 1:
        return _letter(word, size, weight, ink, under)
    letters, x = list[Cell](), 0
    for letter in word:
        letters.append(_letter(letter, size, weight, ink, under).moved(x))
        x += width(letter, size, weight)
    if _touch(letters):
        return None
    left, right = letters[0].left, letters[-1].right
    top, bottom = _levels(letters)
    image = Image.new("L", (right - left, bottom - top), int(under))
    for one in letters:
        image.im.paste(one.image.im, (one.left - left, one.top - top, one.right - left, one.bottom - top))
    return Cell(image, left, top, right, bottom)


def _touch(cells: Sequence[Cell]) -> bool:
    return any(one.right > other.left for one, other in pairwise(cells))


def _levels(cells: Sequence[Cell]) -> tuple[int, int]:
    """The top and the bottom of cells."""
    return min(one.top for one in cells), max(one.bottom for one in cells)


@lru_cache(maxsize=256)
def _whole(text: str, size: int, weight: Weight, ink: Ink, under: Ink, limit: int | None, least: int | None) -> SetText:
    text, size = _fit(text, size, weight, limit, least)
    return SetText(width(text, size, weight), cap_height(size) // 2, (_drawn(text, size, weight, ink, under),))


def _fit(text: str, size: int, weight: Weight, limit: int | None, least: int | None) -> tuple[str, int]:
    if limit is None:
        return text, size
    if least is not None:
        size = fitting(text, range(size, least - 1, -2), weight, limit)
    return fitted(text, size, weight, limit), size


@lru_cache(maxsize=4096)
def _letter(letter: str, size: int, weight: Weight, ink: Ink, under: Ink) -> Cell:
    return _drawn(letter, size, weight, ink, under)


def _drawn(text: str, size: int, weight: Weight, ink: Ink, under: Ink) -> Cell:
    """Text drawn by the font. What stands far outside the line (stacked accents) is cut off."""
    before_painting(is_small=len(text) == 1)
    base = round(size * 1.1)
    cover = Image.new("L", (width(text, size, weight) + 8, round(size * 1.55)), 0)
    draw, x = ImageDraw.Draw(cover), 4.0
    for run in _runs(text, weight):
        letters = font(size, run.file)
        draw.text(
            (x, base - raised(size, run.file)), run.text, font=letters, fill=255, anchor="ls", direction=run.direction
        )
        x += _advance(run, size)
    left, top, right, bottom = cover.getbbox() or (0, 0, 1, 1)
    cover = cover.crop((left, top, right, bottom))
    mask = None if _is_plain(text) else mapped(cover, ANY_COVER)
    return Cell(mapped(cover, ramp(under, ink)), left - 4, top - base, right - 4, bottom - base, mask)


def cap_height(size: int) -> int:
    """The height of capitals and figures."""
    return round(size * 0.727)


class _Run(NamedTuple):
    """Characters of one font and one level, as that font takes them; `direction` is named to a font that shapes."""

    text: str
    file: str
    level: int = 0
    direction: str | None = None


def _advance(run: _Run, size: int) -> float:
    return font(size, run.file).getlength(run.text, direction=run.direction)


@lru_cache(maxsize=2048)
def _runs(text: str, weight: Weight) -> tuple[_Run, ...]:
    """The text from left to right, cut where font or direction change."""
    if text.isascii():
        return (_Run(text, weight),)
    return tuple(
        run
        for part, base in segments(text)
        for run in visual([_ready(run) for run in _cut(part, base, weight)], lambda run: run.level)
    )


def _cut(text: str, base: int, weight: Weight) -> list[_Run]:
    """The text in reading order. What no font has stays with the first, as its empty box."""
    runs: list[_Run] = []
    for character, level in zip(text, levels(text, base), strict=True):
        file = _file(character, runs[-1].file if runs else weight, weight)
        if runs and runs[-1].file == file and runs[-1].level == level:
            runs[-1] = runs[-1]._replace(text=runs[-1].text + character)
        else:
            runs.append(_Run(character, file, level))
    return runs


def _file(character: str, before: str, weight: Weight) -> str:
    """The font of a character. Marks and joiners stay with the letter before them."""
    if unicodedata.category(character)[0] in "MC" and has_glyph(character, before):
        return before
    file = file_with(character)
    return weight if file in (None, Weight.REGULAR) else file


def _ready(run: _Run) -> _Run:
    backwards = run.level % 2 == 1
    if is_shaped(run.file):
        return run._replace(direction="rtl" if backwards else "ltr")
    return run._replace(text=mirrored(run.text)) if backwards else run
