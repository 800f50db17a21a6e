"""Text: measured widths, ellipsis, and cached cells of set text."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageDraw

from images.drawing.bidi import closed, levels, mirrored, segments, visual
from images.drawing.palette import ANY_COVER, Ink, mapped, ramp
from images.drawing.stamp import stamp
from images.drawing.typefaces import Weight, file_with, font, has_glyph, is_shaped, raised

ELLIPSIS = "…"
# What the usual face sets letter by letter, without kerning.
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


class SetText(NamedTuple):
    """Text as palette indices on a plain ground, cut close, and where it lies from the start of its baseline.

    `mask` is where its letters are, for scripts that may reach into the line below or above; else None.
    """

    image: Image.Image
    left: int
    top: int
    mask: Image.Image | None = None


@lru_cache(maxsize=1024)
def set_text(text: str, size: int, weight: Weight, ink: Ink, under: Ink) -> SetText:
    """One line of text. What stands far outside the line (stacked accents) is cut off."""
    if _is_plain(text):
        done = _of_letters([_letter(one, size, weight, ink, under) for one in text], under)
        if done is not None:
            return done
    return _drawn(text, size, weight, ink, under)


def _drawn(text: str, size: int, weight: Weight, ink: Ink, under: Ink) -> SetText:
    """Text drawn by the font, which takes ten times as long as laying its letters side by side."""
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
    return SetText(mapped(cover, ramp(under, ink)), left - 4, top - base, mask)


class _Letter(NamedTuple):
    """A letter set by itself, and how far it moves the next; a space has nothing set."""

    set: SetText | None
    advance: int


@lru_cache(maxsize=4096)
def _letter(letter: str, size: int, weight: Weight, ink: Ink, under: Ink) -> _Letter:
    return _Letter(None if letter == " " else _drawn(letter, size, weight, ink, under), width(letter, size, weight))


def _of_letters(letters: Sequence[_Letter], under: Ink) -> SetText | None:
    """Letters side by side, as the usual face has them: without kerning, each on a whole pixel. None where two of them
    share pixels, which are neither's alone.
    """
    placed, x, right = list[tuple[SetText, int]](), 0, -1 << 16
    for letter in letters:
        if letter.set is not None:
            left = x + letter.set.left
            if left < right:
                return None
            placed.append((letter.set, left))
            right = left + letter.set.image.width
        x += letter.advance
    if not placed:
        return None
    first = placed[0][1]
    top = min(one.top for one, _ in placed)
    bottom = max(one.top + one.image.height for one, _ in placed)
    image = Image.new("L", (right - first, bottom - top), under)
    for one, left in placed:
        stamp(image, one.image, left - first, one.top - top)
    return SetText(image, first, top)


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
