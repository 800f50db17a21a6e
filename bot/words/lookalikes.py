"""Letters that look alike: 𝓙, Ｊ, ᴊ and Ј (Cyrillic) for J."""

import re
import unicodedata
from functools import lru_cache

# Letters of other alphabets, and the Latin ones that they look like: in Greek, capitals and small letters differ.
_GREEK_CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")
_TWINS = str.maketrans(
    "аеорсухіјѕԁһԛԝӏкмтвнүұѵ" + "αβεηικμνορτυχγω" + "ɑɡıȷ",
    "aeopcyxijsdhqwlkmtbhyyv" + "abenikuvoptuxyw" + "agij",
)
_REGIONAL = {0x1F1E6 + number: letter for number, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}  # two are a flag
# Figures and letters that are one stroke, or round.
_STROKES = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l"})
_ORNAMENTS = ("COMBINING", "VARIATION")  # marks of no script in particular, not the vowels of a script
_STYLED = re.compile(r"(?:LATIN LETTER SMALL CAPITAL|(?:NEGATIVE )?(?:SQUARED|CIRCLED) LATIN CAPITAL LETTER) ([A-Z])")


@lru_cache(maxsize=1 << 12)
def plain_letter(character: str) -> str:
    """The plain letters for a styled one: "J" for ᴊ, 𝓙, Ｊ, 🅹; else the character itself, in Unicode's plain form."""
    styled = _STYLED.fullmatch(unicodedata.name(character, ""))
    return styled[1] if styled else unicodedata.normalize("NFKC", character)


def skeleton(text: str) -> str:
    """The words of a text at a glance: without case, accents, punctuation, emoji and styles, and with Latin letters for
    those that look like them. Two texts with one skeleton are easily confused.
    """
    plain = "".join(map(plain_letter, text.translate(_REGIONAL))).translate(_GREEK_CAPITALS).casefold()
    seen = (one for one in unicodedata.normalize("NFKD", plain) if not _is_unseen(one))
    words = "".join(one if unicodedata.category(one)[0] in "LMN" else " " for one in seen).split()
    return " ".join(words).translate(_TWINS).translate(_STROKES)


def _is_unseen(character: str) -> bool:
    kind = unicodedata.category(character)
    return kind[0] == "C" or (kind[0] == "M" and unicodedata.name(character, "").startswith(_ORNAMENTS))
