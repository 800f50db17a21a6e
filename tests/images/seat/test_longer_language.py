"""A seat in a language that is two fifths longer: nothing is cut, nothing collides, nothing stays English."""

from itertools import cycle

import pytest

from bot.words.speaker import speaking
from images.drawing import canvas
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from tests.images.drawn import cut, noting
from tests.images.moments import some_moments
from tests.images.seat_reference import seat_states
from tests.images.texts import Texts
from tests.words.pseudo import english_in, pseudo

NAMES = ("Ann", "Bo", "Chris", "Dee", "Eve", "Bob")
KNOWN = frozenset({*NAMES, "and"})  # lists are those of the locale
STYLES = cycle((PLAIN, SeatStyle(large=True), SeatStyle(numerals=True, contrast=True)))


def test_a_seat_holds_in_a_longer_language(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = dict[str, bool]()
    monkeypatch.setattr(canvas, "set_text", noting(canvas.set_text, drawn.__setitem__))
    views = [view for moment in some_moments(60, 12) for view in moment.seats if view.tricks is not None]
    views += [view for view, _ in seat_states().values()]
    with speaking(pseudo()):
        for view, style in zip(views, STYLES, strict=False):
            drawing = draw_seat(view, NAMES, style)
            drawn.clear()
            drawing.render()
            assert [*cut(drawn, NAMES)] == [], drawing.alt
            told = [text for text, _ in texts.set]
            assert not any("…" in text for text in (*told, drawing.alt)), (told, drawing.alt)
            assert [word for text in (*told, drawing.alt) for word in english_in(text, KNOWN)] == []
            texts.check(drawing.alt)
