"""A language more: a folder of its own, beside those that there are."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bot.words import catalogue
from bot.words.speaker import speaker
from tests.words.made_up import know_languages

SEVENTH = "it"


@contextmanager
def seventh_language(folder: Path, sources: Mapping[str, str]) -> Iterator[str]:
    """For a while there is a language of these files, by name without .ftl, which are written to a folder first."""
    real = catalogue.FOLDER
    for path in real.iterdir():
        if path.name != SEVENTH:  # somebody can have begun to translate it
            (folder / path.name).symlink_to(path)
    (folder / SEVENTH).mkdir()
    for name, source in sources.items():
        (folder / SEVENTH / f"{name}.ftl").write_text(source, encoding="utf-8")
    know_languages(folder)
    speaker.cache_clear()
    try:
        yield SEVENTH
    finally:
        know_languages(real)
        speaker.cache_clear()
