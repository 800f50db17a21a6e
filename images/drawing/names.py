"""Names as pictures show them. They come from strangers: any script, any trick of Unicode."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache, partial

from bot.message import Names
from bot.words.lookalikes import plain_letter
from bot.words.names import Earlier, has_room, told_apart, unnamed
from bot.words.speaker import Speaker, current
from images.drawing.bidi import isolated
from images.drawing.typefaces import file_with, has_glyph, is_shaped

_LOOKED_AT = 200  # characters; Discord allows 32
_JOINERS = "\u200c\u200d"
_NUMBER = re.compile(r" (\d{1,2})$")


def shown_name(names: Sequence[str], seat: int) -> str:
    """A name as it can be drawn, or "Seat 3". Right-to-left text in it leaves its surroundings in order. Names that
    look alike are numbered, and the number stays when a name is cut.
    """
    return (_shown(tuple(names))[seat] if seat < len(names) else "") or unnamed(seat)


def names_drawn(names: Sequence[str], reader: int | None = None, earlier: Earlier = ()) -> Names:
    """The names of a picture for the reader of a seat, and the earlier players of seats by their plays."""
    return _drawn(tuple(names), reader, earlier, current())


@lru_cache(maxsize=1024)  # every picture for a reader has the same
def _drawn(names: tuple[str, ...], reader: int | None, earlier: Earlier, _: Speaker) -> Names:
    """Names in the language of the moment, which has a word for those who have none."""
    return Names(partial(shown_name, names), reader, {made: shown_name((who,), 0) for made, who in earlier})


@lru_cache(maxsize=1024)
def _shown(names: tuple[str, ...]) -> tuple[str, ...]:
    drawn = told_apart(map(drawable, told_apart(names)))
    return tuple(isolated(_NUMBER.sub("\u00a0\\1", name)) for name in drawn)


@lru_cache(maxsize=1024)
def drawable(name: str) -> str:
    """The part of a name that the fonts can draw, on one line; it may be empty. Ornamental letters (𝓐, ᴀ, Ⓐ) become
    plain.
    """
    kept: list[str] = []
    for character in unicodedata.normalize("NFC", name[:_LOOKED_AT]):
        if character.isspace():
            kept.append(" ")
        elif _is_mark(character):
            if _has_place(character, kept):
                kept.append(character)
        elif _is_visible(character):
            plain = character if file_with(character) else plain_letter(character)
            kept.extend(one for one in plain if _is_visible(one) and file_with(one))
    return " ".join("".join(kept).split()).strip(_JOINERS)


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS"


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M" or character in _JOINERS


def _has_place(mark: str, kept: Sequence[str]) -> bool:
    """True if a vowel sign or the like stands on a letter of the same script, with few others."""
    letter = next((one for one in reversed(kept) if not _is_mark(one)), None) if has_room(kept) else None
    file = file_with(letter) if letter is not None else None
    return file is not None and is_shaped(file) and has_glyph(mark, file)
