"""Alt texts within Discord's limit. They are said where they are made, because their length counts."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeVar

from bot.message import Names, Text
from bot.words.names import Earlier, cut_names, spoken_name
from bot.words.persons import naming
from bot.words.speaker import Speaker, current, say

S_ = TypeVar("S_")

LONGEST_ALT_TEXT = 1024  # what Discord takes
NAME_LENGTHS = (40, 16, 8)  # of names, which give way first where the text grows too long


def alt(told: Callable[[S_], Iterable[Text | None]]) -> Callable[[S_, Sequence[str]], str]:
    """Make an alt text of sentences: a function of the subject and its names."""

    def text(shown: S_, names: Sequence[str]) -> str:
        return first_that_fits(said(told(shown), names))

    text.__doc__ = told.__doc__
    return text


def said(
    sentences: Iterable[Text | None],
    names: Sequence[str],
    reader: int | None = None,
    earlier: Earlier = (),
    lengths: Sequence[int] = NAME_LENGTHS,
) -> Iterator[str]:
    """Sentences as one text, with shorter and shorter names. `reader` is a seat, `earlier` who played for seats."""
    told, latest = tuple(sentences), None
    speaker = current()
    for longest in lengths:
        cut = cut_names(tuple(names), longest)
        if cut != latest:
            with naming(_spoken(tuple(names), longest, reader, earlier, speaker)):
                text = " ".join(filter(None, map(speaker.say, told)))
            yield text
        latest = cut


@lru_cache(maxsize=1024)  # every alt text for a reader has the same
def _spoken(names: tuple[str, ...], longest: int, reader: int | None, earlier: Earlier, _: Speaker) -> Names:
    """Names in the language of the moment, which names those who have none."""
    left = {made: spoken_name((who,), 0) for made, who in earlier}
    return Names(cut_names(names, longest).__getitem__, reader, left)


def first_that_fits(texts: Iterable[str]) -> str:
    """The first of several texts that Discord takes; or the last one cut."""
    text = ""
    for text in texts:
        if len(text) <= LONGEST_ALT_TEXT:
            return text
    return clipped([text])


def clipped(sentences: Iterable[Text | None]) -> str:
    """Sentences as one text, cut where Discord would refuse it."""
    text = joined(sentences)
    return text if len(text) <= LONGEST_ALT_TEXT else text[: LONGEST_ALT_TEXT - 1].rstrip() + "…"


def joined(sentences: Iterable[Text | None]) -> str:
    """Sentences as one text."""
    return " ".join(filter(None, map(say, sentences)))
