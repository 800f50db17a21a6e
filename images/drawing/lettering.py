"""Text: measured widths, the ellipsis, and cached cells of set text."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from images.drawing.bidi import closed, levels, mirrored, segments, visual
from images.drawing.palette import ANY_COVER, Ink, mapped, ramp
from images.drawing.typefaces import Weight, file_with, font, has_glyph, is_shaped, raised
from images.drawing.warmth import before_painting

ELLIPSIS = "…"
# Latin letters with their accents, and the signs of texts that ASCII lacks; without the soft hyphen and ŉ.
_is_plain = re.compile("[ -~\u00a0-\u00ac\u00ae-\u0148\u014a-\u017e–−…“”„‘’‚‹›€]*").fullmatch
_SPACE = re.compile("[ \u00a0]")
_NUMBERED = re.compile("(.*)(\u00a0\\d{1,2})\u2069?", re.DOTALL)
_JOINERS = "\u200c\u200d"  # they change shaped letters, and mean nothing elsewhere
_VIRAMA = 9  # the combining class of the sign that joins a letter to the next


class Letters(NamedTuple):
    """The setting of words: size, ink, the ground they stand on, weight; `soft` is the ink of less important words."""

    size: int
    ink: Ink
    ground: Ink
    weight: Weight = Weight.REGULAR
    soft: Ink = Ink.MUTED


def bold(size: int, ink: Ink, ground: Ink) -> Letters:
    """Letters in the bold weight."""
    return Letters(size, ink, ground, Weight.BOLD)


@lru_cache(maxsize=4096)
def width(text: str, size: int, weight: Weight) -> int:
    """The advance width in whole pixels, rounded up."""
    return sum(map(_widths(size, weight).__getitem__, text)) if is_plain(text) else _set_width(text, size, weight)


def is_plain(text: str) -> bool:
    """True if the usual face sets all of it side by side: without kerning, each letter on a whole pixel."""
    return (text.isascii() and text.isprintable()) or _is_plain(text) is not None


def _set_width(text: str, size: int, weight: Weight) -> int:
    return ceil(sum(_advance(run, size) for run in _runs(text, weight)))


class _Widths(dict[str, int]):
    """The widths of plain letters at a size, each measured once."""

    def __init__(self, size: int, weight: Weight) -> None:
        super().__init__()
        self._how = size, weight

    def __missing__(self, letter: str) -> int:
        self[letter] = wide = _set_width(letter, *self._how)
        return wide


_widths = lru_cache(maxsize=128)(_Widths)


def fitting(text: str, sizes: Sequence[int], weight: Weight, limit: int) -> int:
    """The first of these sizes at which the text is at most `limit` pixels wide, else the last."""
    return next((size for size in sizes if width(text, size, weight) <= limit), sizes[-1])


@lru_cache(maxsize=2048)
def fitted(text: str, size: int, weight: Weight, limit: int) -> str:
    """The text; if it is wider than `limit` pixels, its end is replaced by an ellipsis. A number after a fixed space
    stays, because it tells a name from one like it.
    """
    if width(text, size, weight) <= limit:
        return text
    numbered = _NUMBERED.fullmatch(text)
    ending = ELLIPSIS + numbered[2] if numbered else ELLIPSIS
    # Search by halves: hostile text can be long, and slow to measure letter by letter.
    low, high = 0, numbered.start(2) if numbered else len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ending, size, weight) <= limit:
            low = middle
        else:
            high = middle - 1
    while low and _joined(text[low - 1], text[low]):
        low -= 1
    return closed(text[:low].rstrip() + ending)


def _joined(one: str, other: str) -> bool:
    """True if a cut between two characters would take a letter's marks away or split a sign."""
    return unicodedata.category(other)[0] == "M" or unicodedata.combining(one) == _VIRAMA


class Cell(NamedTuple):
    """Letters as palette indices on a plain ground, cut close, in a box measured from the start of the baseline.

    `mask` covers the letters of scripts that can reach into the line below or above; else None.
    """

    image: Image.Image
    left: int
    top: int
    right: int
    bottom: int
    mask: Image.Image | None = None


class SetText(NamedTuple):
    """Text as cells to lay side by side from the start of its baseline, after their common `ground` if they leave some
    of it free. `wide` is its advance width, `below` the distance of the baseline from the middle of the capitals.
    """

    wide: int
    below: int
    cells: tuple[Cell, ...]
    ground: tuple[int, int, int, int] | None = None  # left, top, right, bottom


def set_text(
    text: str, size: int, weight: Weight, ink: Ink, under: Ink, limit: int | None = None, least: int | None = None
) -> SetText:
    """One line of text, word by word where that looks the same: a word is drawn once for all texts.

    Text wider than `limit` is set smaller, down to the size `least`, then cut off.
    """
    return (_worded if is_plain(text) else _whole)(text, size, weight, ink, under, limit, least)


@lru_cache(maxsize=4096)
def _worded(
    text: str, size: int, weight: Weight, ink: Ink, under: Ink, limit: int | None, least: int | None
) -> SetText:
    text, size = _fit(text, size, weight, limit, least)
    words, x, space = list[Cell](), 0, width(" ", size, weight)
    for word in _SPACE.split(text):
        if word:
            image, left, top, right, bottom, wide = _word(word, size, weight, ink, under)
            words.append(Cell(image, x + left, top, x + right, bottom))
            x += wide
        x += space
    below = cap_height(size) // 2
    if len(words) <= 1:
        return SetText(x - space, below, tuple(words))
    top, bottom = min(one.top for one in words), max(one.bottom for one in words)
    return SetText(x - space, below, tuple(words), (words[0].left, top, words[-1].right, bottom))


_Word = tuple[Image.Image, int, int, int, int, int]  # the cell, its box, the advance width


@lru_cache(maxsize=2048)
def _word(word: str, size: int, weight: Weight, ink: Ink, under: Ink) -> _Word:
    """A word made of letters. If some of them touch, the font draws them together."""
    letters, x, before = list[tuple[Image.Image, int, int, int, int, bool]](), 0, ""
    case, right, top, bottom = _case(size, weight, ink, under), -size, size, -size
    for letter in word:
        cell, left, above, end, below, wide = case[letter]
        reaches = x + left < right  # into the cell of the letter before
        if reaches and _touch(before, letter, size, weight):
            image, left, top, right, bottom, _ = _drawn(word, size, weight, ink, under)
            return image, left, top, right, bottom, width(word, size, weight)
        right, top, bottom = max(right, x + end), min(top, above), max(bottom, below)
        letters.append((cell, x + left, above, x + end, below, reaches))
        x, before = x + wide, letter
    start = letters[0][1]
    image = Image.new("L", (right - start, bottom - top), int(under))
    paste = image.im.paste
    for cell, left, above, end, below, reaches in letters:
        where = (left - start, above - top, end - start, below - top)
        if reaches:
            paste(cell.im, where, mapped(cell, _all_but(under)).im)
        else:
            paste(cell.im, where)
    return image, start, top, right, bottom, x


@lru_cache(maxsize=2048)
def _touch(one: str, other: str, size: int, weight: Weight) -> bool:
    """True if two letters side by side cover a pixel both."""
    before_painting(1)
    covers, x = list[Image.Image](), size
    for letter in (one, other):
        cover, left, top = _cover(letter, size, weight)
        covers.append(Image.new("L", (4 * size, 3 * size)))
        covers[-1].paste(cover, (x + left, 2 * size + top))
        x += width(letter, size, weight)
    return ImageChops.multiply(*(mapped(cover, ANY_COVER) for cover in covers)).getbbox() is not None


@lru_cache(maxsize=len(Ink))
def _all_but(under: Ink) -> tuple[int, ...]:
    """For `mapped`: everything but the ground."""
    return tuple(0 if index == int(under) else 255 for index in range(256))


class _Case(dict[str, _Word]):
    """The letters of a size in an ink on plain ground, each drawn once."""

    def __init__(self, size: int, weight: Weight, ink: Ink, under: Ink) -> None:
        super().__init__()
        self._how = size, weight, ink, under

    def __missing__(self, letter: str) -> _Word:
        size, weight, *_ = self._how
        image, left, top, right, bottom, _ = _drawn(letter, *self._how)
        self[letter] = drawn = image, left, top, right, bottom, width(letter, size, weight)
        return drawn


_case = lru_cache(maxsize=192)(_Case)


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


def _drawn(text: str, size: int, weight: Weight, ink: Ink, under: Ink) -> Cell:
    """Text drawn by the font."""
    before_painting(len(text))
    cover, left, top = _cover(text, size, weight)
    mask = None if _is_plain(text) else mapped(cover, ANY_COVER)
    return Cell(mapped(cover, ramp(under, ink)), left, top, left + cover.width, top + cover.height, mask)


def _cover(text: str, size: int, weight: Weight) -> tuple[Image.Image, int, int]:
    """The share of each pixel that a text covers, cut close, and its place from the start of the baseline.

    Parts far outside the line (stacked accents) are cut off.
    """
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
    return cover.crop((left, top, right, bottom)), left - 4, top - base


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
    """The text in reading order. A character that no font has stays with the first, as its empty box."""
    runs: list[_Run] = []
    for character, level in zip(text, levels(text, base), strict=True):
        before = runs[-1].file if runs else weight
        if character in _JOINERS and not (is_shaped(before) and has_glyph(character, before)):
            continue
        file = _file(character, before, weight)
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


def wrapped(text: str, size: int, limit: int) -> list[str]:
    """Text in lines no wider than `limit`, but for single words."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, Weight.REGULAR) <= limit:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
