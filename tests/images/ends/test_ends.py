"""The deal card, the posters and the end of a match: what is on them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.rules.events import DealResult
from bot.rules.view import View
from images.drawing.drawing import Drawing
from images.drawing.lettering import SetText, set_text
from images.ends.match_end import draw_match_end
from images.scores.chart import draw_scores
from tests.images import ended
from tests.images.texts import keep_nothing
from tests.images.views import NAMES, table_of

MATCHES = ended.matches()


def written(monkeypatch: pytest.MonkeyPatch, drawing: Drawing) -> list[str]:
    words: list[str] = []
    keep_nothing(monkeypatch)

    def note(text: str, *how: Any) -> SetText:
        words.append(text)
        return set_text(text, *how)

    monkeypatch.setattr("images.drawing.canvas.set_text", note)
    drawing.render()
    return words


def test_a_rating_has_its_sign_and_who_is_not_rated_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    view, _ = MATCHES["podium"]
    texts = written(monkeypatch, draw_match_end(view, NAMES, (-16, None, 0, 18)))
    assert [word for word in texts if word in ("+18", "±0", "−16")] == ["+18", "±0", "−16"], "the winner first"
    assert "rating" not in written(monkeypatch, draw_match_end(view, NAMES, (None,) * 4))


@pytest.mark.parametrize("draw", [draw_scores, draw_match_end])
def test_one_or_two_deals_are_a_table_and_three_a_chart(
    draw: Callable[[View, tuple[str, ...]], Drawing], monkeypatch: pytest.MonkeyPatch
) -> None:
    for count in (1, 2, 3):
        results = tuple(
            DealResult(number, (1,) * 4, (number,) * 4, (number, 2, 3, 9)) for number in range(1, count + 1)
        )
        view = replace(table_of(4), results=results, deal=count, winners=(3,), target=9)
        texts = written(monkeypatch, draw(view, NAMES))
        assert ("Deal 1" in texts) is (count < 3)
