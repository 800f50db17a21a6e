"""Every picture in a language that is two fifths longer: its words fit, none is cut, and none stays English."""

from collections import defaultdict
from collections.abc import Iterator

import pytest
from babel.dates import get_month_names

from bot.rules.catalogue import CATALOGUE
from bot.table.operations.seating import COMPUTER_NAMES
from bot.words.speaker import say, speaking
from images.drawing import canvas, lettering
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from tests.gallery.approved import MOVES
from tests.gallery.states import NAMES, STRANGE, states
from tests.samples import sample
from tests.words.pseudo import english_in, pseudo

# What stands in no catalogue: the names of the gallery, and the months, which are the locale's.
_PEOPLE = (*NAMES, *STRANGE, *COMPUTER_NAMES, "Christopherson the Third of Nowhere", "Seat 3", "Mia")
_MONTHS = (*get_month_names("wide", locale="es").values(), *get_month_names("abbreviated", locale="es").values())
_NAMES = frozenset(word for name in (*_PEOPLE, *_MONTHS) for word in name.split())


class Drawn:
    """What is set in a picture: each text, and whether its end was cut off."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts = dict[str, bool]()
        self._set = lettering.set_text
        monkeypatch.setattr(canvas, "set_text", self._noted)

    def _noted(
        self, text: str, size: int, weight: Weight, ink: Ink, under: Ink, limit: int | None = None,
        least: int | None = None,
    ) -> lettering.SetText:  # fmt: skip
        whole, _ = lettering._fit(text, size, weight, limit, least)
        self.texts[text] = whole != text or text.endswith(lettering.ELLIPSIS)
        return self._set(text, size, weight, ink, under, limit, least)

    def cut(self) -> Iterator[str]:
        """Texts that were cut, but for names, and titles of games, which give way to where the deal stands."""
        titles = [say(game.title) for game in CATALOGUE.values()]
        for text, is_cut in self.texts.items():
            bare = text.rstrip(lettering.ELLIPSIS).strip()
            if is_cut and not any(name.startswith(bare) for name in (*_PEOPLE, *titles)):
                yield text


def test_words_fit_and_none_stays_english(monkeypatch: pytest.MonkeyPatch):
    drawn = Drawn(monkeypatch)
    cut, english = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    with speaking(pseudo()):
        for state in sample(list(states(MOVES)), 400):
            drawn.texts.clear()
            _uncached(state.drawing.render)
            cut[state.part] |= {*drawn.cut()}
            english[state.part] |= {word for text in drawn.texts for word in english_in(text, _NAMES)}
            english[f"alt text of {state.part}"] |= {*english_in(state.drawing.alt, _NAMES)}
    assert {part: words for part, words in english.items() if words} == {}
    assert {part: words for part, words in cut.items() if words} == {}


def _uncached(render) -> None:
    for cached in (lettering._worded, lettering._whole):
        cached.cache_clear()
    assert render()
