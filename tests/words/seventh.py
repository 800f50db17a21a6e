"""A language more: a folder of its own, beside those that there are."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bot.words import catalogue, locales
from bot.words.speaker import speaker

SEVENTH = "it"


@contextmanager
def seventh_language(folder: Path, sources: Mapping[str, str]) -> Iterator[str]:
    """For a while there is a language of these files, by name without .ftl, which are written to a folder first."""
    real = catalogue.FOLDER
    for path in real.iterdir():
        if path.name != SEVENTH:  # someone can have begun to translate it
            (folder / path.name).symlink_to(path)
    (folder / SEVENTH).mkdir()
    for name, source in sources.items():
        (folder / SEVENTH / f"{name}.ftl").write_text(source, encoding="utf-8")
    _know_languages(folder)
    try:
        yield SEVENTH
    finally:
        _know_languages(real)


def _know_languages(folder: Path) -> None:
    """Have the languages of such a folder spoken in this process."""
    catalogue.FOLDER = locales.FOLDER = folder
    for known in (locales.languages, locales.language_of, speaker):
        known.cache_clear()
