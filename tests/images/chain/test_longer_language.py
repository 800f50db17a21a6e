"""The pictures of a line in a language that is two fifths longer: nothing is cut, collides or stays English."""

from itertools import cycle

import pytest

from bot.rules.options import Preset
from bot.words.speaker import speaking
from images.drawing import canvas
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from images.table.table import draw_table
from tests.images.chain.matches import EVERY, views
from tests.images.drawn import cut, noting
from tests.images.texts import Texts
from tests.samples import sample
from tests.words.pseudo import english_in, pseudo

NAMES = ("Ann", "Bo", "Cleo", "Dee")
KNOWN = frozenset({*NAMES, "and"})  # lists are those of the locale
STYLES = cycle((PLAIN, SeatStyle(large=True), SeatStyle(numerals=True, contrast=True)))


@pytest.mark.parametrize(("preset", "players"), sample(EVERY, 4))
def test_words_fit_and_none_stays_english(
    texts: Texts, monkeypatch: pytest.MonkeyPatch, preset: Preset, players: int
) -> None:
    drawn = dict[str, bool]()
    monkeypatch.setattr(canvas, "set_text", noting(canvas.set_text, drawn.__setitem__))
    with speaking(pseudo()):
        for view, style in zip(views(preset, players, 1), STYLES, strict=False):
            drawing = draw_table(view, NAMES) if view.viewer is None else draw_seat(view, NAMES, style)
            drawn.clear()
            drawing.render()
            assert [*cut(drawn, NAMES)] == [], drawing.alt
            told = [text for text, _ in texts.set]
            assert [word for text in told for word in english_in(text, KNOWN)] == []
            texts.check(drawing.alt)
