"""A language more: a folder of its own, beside those that there are."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.words import catalogue, locales, speaker

SEVENTH = "it"


@contextmanager
def seventh_language(folder: Path, sources: Mapping[str, str]) -> Iterator[str]:
    """For a while there is a language of these files, by name without .ftl, which are written to a folder first."""
    clear_all = (locales.languages.cache_clear, locales.language_of.cache_clear, speaker.speaker.cache_clear)
    with pytest.MonkeyPatch.context() as patched:
        for path in catalogue.FOLDER.iterdir():
            if path.name != SEVENTH:  # somebody can have begun to translate it
                (folder / path.name).symlink_to(path)
        (folder / SEVENTH).mkdir()
        for name, source in sources.items():
            (folder / SEVENTH / f"{name}.ftl").write_text(source, encoding="utf-8")
        for module in (catalogue, locales):
            patched.setattr(module, "FOLDER", folder)
        for clear in clear_all:
            clear()
        try:
            yield SEVENTH
        finally:
            for clear in clear_all:
                clear()
