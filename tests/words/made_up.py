"""Two languages that nobody speaks, for Italians and Turks: English with other vowels, in folders of the catalogue."""

import re
from collections.abc import Collection, Generator, Iterable
from contextlib import contextmanager
from pathlib import Path

from babel.dates import get_month_names

from bot.words import catalogue, locales
from bot.words.catalogue import sources_of
from bot.words.locales import ENGLISH
from tests.words.pseudo import changed

VOWELS = {"it": "àèìòù", "tr": "âêîôû"}
_PLAIN = "aeiou"
_NO_WORDS = re.compile(r"<[^>]*>|`[^`]*`|https?://\S+|/[a-z-]+")
_WORD = re.compile(r"[^\W\d_]{3,}")
_OF_BABEL = {"veya", *(name for it in VOWELS for name in get_month_names("wide", locale=it).values())}


def add_languages(folder: Path) -> None:
    """Make a folder with the languages that there are, and these two."""
    folder.mkdir()
    for there in catalogue.FOLDER.iterdir():
        if there.name not in VOWELS:  # somebody can have begun to translate them
            (folder / there.name).symlink_to(there)
    for language, vowels in VOWELS.items():
        (folder / language).mkdir()
        other = str.maketrans(_PLAIN + _PLAIN.upper(), vowels + vowels.upper())
        for name, source in sources_of(ENGLISH).items():
            text = changed(source, lambda text: text.translate(other))  # noqa: B023 - called at once
            (folder / language / f"{name}.ftl").write_text(text, encoding="utf-8")


def know_languages(folder: Path) -> None:
    """Have the languages of such a folder spoken in this process."""
    catalogue.FOLDER = locales.FOLDER = folder
    for known in (locales.languages, locales.language_of):
        known.cache_clear()


@contextmanager
def other_languages(folder: Path) -> Generator[None]:
    """Have them spoken in between; they are made in this folder."""
    real = catalogue.FOLDER
    add_languages(folder / "languages")
    know_languages(folder / "languages")
    try:
        yield
    finally:
        know_languages(real)


def languages_of(texts: Iterable[str], names: Collection[str] = ()) -> set[str]:
    """The languages in which these texts are, by their vowels; of the names of people nothing follows."""
    words = {word for text in texts for word in _WORD.findall(_NO_WORDS.sub(" ", text))} - {*names} - _OF_BABEL
    return {found for word in words if (found := _language_of(word.lower())) is not None}


def _language_of(word: str) -> str | None:
    for language, vowels in VOWELS.items():
        if not {*vowels}.isdisjoint(word):
            return language
    return None if {*_PLAIN}.isdisjoint(word) else ENGLISH
