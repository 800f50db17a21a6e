"""Alt texts no longer than Discord takes: the one kind of text that is said where it is made, as its length counts."""

from collections.abc import Iterable

from bot.message import Text
from bot.words.speaker import say

LONGEST = 1024  # what Discord takes
NAME_LENGTHS = (40, 16, 8)  # of names, which give way first where the text grows too long


def first_that_fits(versions: Iterable[Iterable[Text | None]]) -> str:
    """The first of several versions of a text, each in sentences, that Discord takes; or the last one cut."""
    text = ""
    for sentences in versions:
        text = _joined(sentences)
        if len(text) <= LONGEST:
            return text
    return clipped([text])


def clipped(sentences: Iterable[Text | None]) -> str:
    """Sentences as one text, cut where Discord would refuse it."""
    text = _joined(sentences)
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"


def _joined(sentences: Iterable[Text | None]) -> str:
    return " ".join(filter(None, map(say, sentences)))
