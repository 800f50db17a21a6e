"""Alt texts no longer than Discord takes. They are put into words where they are made, because their length counts."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from bot.message import Text
from bot.words.names import Namer, shorter_names
from bot.words.speaker import say

S_ = TypeVar("S_")

LONGEST_ALT_TEXT = 1024  # what Discord takes
NAME_LENGTHS = (40, 16, 8)  # of names, which give way first where the text grows too long


def alt(told: Callable[[S_, Namer], Iterable[Text | None]]) -> Callable[[S_, Sequence[str]], str]:
    """An alt text from its sentences: of what is shown, and the names in it."""

    def said(shown: S_, names: Sequence[str]) -> str:
        return first_that_fits(told(shown, name) for name in shorter_names(names, NAME_LENGTHS))

    said.__doc__ = told.__doc__
    return said


def first_that_fits(versions: Iterable[Iterable[Text | None]]) -> str:
    """The first of several versions of a text, each in sentences, that Discord takes; or the last one cut."""
    text = ""
    for sentences in versions:
        text = _joined(sentences)
        if len(text) <= LONGEST_ALT_TEXT:
            return text
    return clipped([text])


def clipped(sentences: Iterable[Text | None]) -> str:
    """Sentences as one text, cut where Discord would refuse it."""
    text = _joined(sentences)
    return text if len(text) <= LONGEST_ALT_TEXT else text[: LONGEST_ALT_TEXT - 1].rstrip() + "…"


def _joined(sentences: Iterable[Text | None]) -> str:
    return " ".join(filter(None, map(say, sentences)))
