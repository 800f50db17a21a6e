"""Every picture in a language that is two fifths longer: its words fit, none is cut, and none stays English."""

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
from tests.words.pseudo import MONTHS, english_in, pseudo

# What stands in no catalogue: the names of the gallery, and the months.
_PEOPLE = (*NAMES, *STRANGE, *COMPUTER_NAMES, "Christopherson the Third of Nowhere", "Mia")
_NAMES = MONTHS | {word for name in _PEOPLE for word in name.split()}


def test_words_fit_and_none_stays_english(monkeypatch: pytest.MonkeyPatch):
    drawn = dict[str, bool]()
    monkeypatch.setattr(canvas, "set_text", noting(canvas.set_text, drawn.__setitem__))
    too_long, english = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    with speaking(pseudo()):
        for state in sample(list(states(MOVES)), 40):
            alt = state.drawing.alt
            drawn.clear()
            _uncached(state.drawing.render)
            too_long[state.part] |= {*cut(drawn, _PEOPLE), *([alt] if alt.endswith(ELLIPSIS) else [])}
            english[state.part] |= {word for text in drawn for word in english_in(text, _NAMES)}
            english[f"alt text of {state.part}"] |= {*english_in(alt, _NAMES)}
    assert {part: words for part, words in english.items() if words} == {}
    assert {part: words for part, words in too_long.items() if words} == {}


def _uncached(render) -> None:
    for cached in (lettering._worded, lettering._whole):
        cached.cache_clear()
    assert render()
