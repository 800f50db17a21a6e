"""The pictures in every language and in one that is longer: words fit, none lies on another or is of another language.

Each day other pictures are looked at.
"""

from collections import defaultdict
from functools import cache

import pytest

from bot.words.names import unnamed
from bot.words.speaker import speaking
from images.drawing.lettering import ELLIPSIS
from tests.gallery.state import State
from tests.gallery.states import WIDEST, states
from tests.gallery.test_pictures import PEOPLE
from tests.images.pixels import unpacked
from tests.images.texts import noted_texts
from tests.samples import sample
from tests.words.listeners import EVERY, LONGER, Listener


@cache
def _states() -> list[State]:
    return [state for state in states() if state.part != WIDEST]  # those names leave words no room to grow


@pytest.mark.parametrize("listener", EVERY, ids=lambda it: it.name)
def test_words_fit_and_are_all_of_one_language(listener: Listener):
    wrong = defaultdict[str, set[str]](set)
    with speaking(listener.speaker()), noted_texts() as texts, unpacked():
        people = *PEOPLE, unnamed(0)
        for state in sample(_states(), 40 if listener.name == LONGER else 240):
            texts.forget()
            drawing = state.describe()
            alt = drawing.alt
            assert drawing.render()
            wrong[state.part] |= {f"{word} is foreign" for word in listener.foreign(alt, people)}
            wrong[state.part] |= {f"{it} is foreign" for text, _ in texts.set for it in listener.foreign(text, people)}
            wrong[state.part] |= {f"{text} was cut" for text in texts.cut_off(people)} | {*texts.faults()}
            wrong[state.part] |= {alt} if alt.endswith(ELLIPSIS) else set()
    assert {part: faults for part, faults in wrong.items() if faults} == {}
