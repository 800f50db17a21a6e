"""Each language as a text is checked in it: the real ones, and the one that is a third longer than English."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.words.locales import languages
from bot.words.speaker import Speaker, speaker
from tests.words.dictionary import unknown_words
from tests.words.pseudo import MONTHS, english_in, pseudo


@dataclass(frozen=True)
class Listener:
    """`foreign(text, names)` are the words of a text that are none of its language, and no names."""

    name: str
    speaker: Callable[[], Speaker]

    def foreign(self, text: str, names: Iterable[str] = ()) -> list[str]:
        if self.name == LONGER:
            return english_in(text, MONTHS | {word for name in names for word in name.split()})
        return unknown_words(text, self.name, names)


LONGER = "longer"
EVERY = (Listener(LONGER, pseudo), *(Listener(it, lambda it=it: speaker(it)) for it in languages()))
