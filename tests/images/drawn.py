"""The texts that are set in pictures, and whether their ends were cut off."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache

from bot.rules.catalogue import CATALOGUE
from bot.words.names import unnamed
from bot.words.speaker import say
from images.drawing import lettering
from images.drawing.lettering import ELLIPSIS, SetText
from images.drawing.names import drawable
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight

_OF_LISTS = {"and", "e", "en", "et", "u", "und", "y"}  # between the names of those who share a win
SetsText = Callable[[str, int, Weight, Ink, Ink, int | None, int | None], SetText]


def noting(set_text: SetsText, note: Callable[[str, bool], object]) -> SetsText:
    """A function that sets a text, and notes it and whether it was cut."""

    def noted(
        text: str, size: int, weight: Weight, ink: Ink, under: Ink, limit: int | None = None, least: int | None = None
    ) -> SetText:
        note(text, _is_cut(text, size, weight, limit, least))
        return set_text(text, size, weight, ink, under, limit, least)

    return noted


@cache
def _is_cut(text: str, size: int, weight: Weight, limit: int | None, least: int | None) -> bool:
    whole, _ = lettering._fit(text, size, weight, limit, least)
    return whole != text or text.endswith(ELLIPSIS)


def cut(texts: Mapping[str, bool], people: Iterable[str]) -> Iterator[str]:
    """Texts that were cut, but for names, and titles of games, which give way to where the deal stands."""
    titles = [say(game.title) for game in CATALOGUE.values()]
    named = _words(" ".join((*map(drawable, people), unnamed(0))))
    for text, is_cut in texts.items():
        bare = text.rstrip(ELLIPSIS).strip()
        is_names = all(any(name.startswith(word) for name in named) for word in _words(bare) if word not in _OF_LISTS)
        if is_cut and not is_names and not any(title.startswith(bare) for title in titles):
            yield text


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d]+", text)
