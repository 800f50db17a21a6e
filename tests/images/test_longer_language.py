"""Every picture in a language two fifths longer, and in the real ones: words fit, none is cut or of another."""

from collections import defaultdict

import pytest

from bot.table.operations.seating import COMPUTER_NAMES
from bot.words.speaker import speaking
from images.drawing import canvas, lettering
from images.drawing.lettering import ELLIPSIS
from tests.gallery.approved import MOVES
from tests.gallery.states import NAMES, STRANGE, states
from tests.images.drawn import cut, noting
from tests.samples import sample
from tests.words.listeners import EVERY, Listener

# What stands in no catalogue: the names of the gallery.
_PEOPLE = (*NAMES, *STRANGE, *COMPUTER_NAMES, "Christopherson the Third of Nowhere", "Mia")


@pytest.mark.parametrize("listener", [EVERY[0], *sample(EVERY[1:], 3)], ids=lambda it: it.name)
def test_words_fit_and_none_is_of_another_language(listener: Listener, monkeypatch: pytest.MonkeyPatch):
    drawn = dict[str, bool]()
    monkeypatch.setattr(canvas, "set_text", noting(canvas.set_text, drawn.__setitem__))
    too_long, foreign = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    with speaking(listener.speaker()):
        for state in sample(list(states(MOVES)), 60):
            alt = state.drawing.alt
            drawn.clear()
            _uncached(state.drawing.render)
            too_long[state.part] |= {*cut(drawn, _PEOPLE), *([alt] if alt.endswith(ELLIPSIS) else [])}
            foreign[state.part] |= {word for text in drawn for word in listener.foreign(text, _PEOPLE)}
            foreign[f"alt text of {state.part}"] |= {*listener.foreign(alt, _PEOPLE)}
    assert {part: words for part, words in foreign.items() if words} == {}
    assert {part: words for part, words in too_long.items() if words} == {}


def _uncached(render) -> None:
    for cached in (lettering._worded, lettering._whole):
        cached.cache_clear()
    assert render()
