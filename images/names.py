"""Names, as they are drawn and as they are told. They come from strangers: any script, any trick of Unicode."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from images.lettering import CJK, has_glyph

LONGEST_SPOKEN = 40
_LOOKED_AT = 200  # characters; Discord allows 32


def shown_name(names: Sequence[str], seat: int) -> str:
    """A seat's name as it can be drawn, else "Seat 3"."""
    return (drawable(names[seat]) if seat < len(names) else "") or f"Seat {seat + 1}"


@lru_cache(maxsize=1024)
def drawable(name: str) -> str:
    """What of a name the fonts can draw, on one line; empty where nothing is.

    Ornamental letters (𝓐, Ａ, Ⓐ) become the plain ones they stand for.
    """
    kept: list[str] = []
    for character in unicodedata.normalize("NFC", name[:_LOOKED_AT]):
        if character.isspace():
            kept.append(" ")
        elif _is_visible(character):
            plain = character if _has_glyph(character) else unicodedata.normalize("NFKC", character)
            kept.extend(one for one in plain if _is_visible(one) and _has_glyph(one))
    return " ".join("".join(kept).split())


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS"


def _has_glyph(character: str) -> bool:
    return has_glyph(character) or has_glyph(character, CJK)


def spoken_name(names: Sequence[str], seat: int) -> str:
    """A seat's name for a screen reader: any script, on one line, no invisible or turning characters."""
    name = unicodedata.normalize("NFC", names[seat][:_LOOKED_AT]) if seat < len(names) else ""
    # C: control, format, surrogate, private, unassigned; Z: separators other than a space.
    plain = "".join(
        " " if one.isspace() else one for one in name if one.isspace() or unicodedata.category(one)[0] != "C"
    )
    plain = " ".join(plain.split())[:LONGEST_SPOKEN].rstrip()
    return plain or f"Seat {seat + 1}"
