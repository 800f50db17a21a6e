"""The result of a deal, and the names of sides in result and chart."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.rules.events import DealResult, RevokesProven
from images.drawing.lettering import SetText, set_text
from images.scores.chart import draw_scores
from images.scores.result import draw_result, result_layout
from tests.images.places import is_inside
from tests.images.views import NAMES, start, table_of


def test_a_result_lists_points_taken_scores_and_totals():
    result = DealResult(3, (5, 2, 1, 3), (-6, 2, 1, 3), (-2, 9, 4, 26), 1, (RevokesProven((3,), 13),))
    view = replace(table_of(4), results=(result,), target=25, winners=(3,))
    alt = draw_result(view, NAMES).alt
    assert alt.startswith(
        "Domino Whist, deal 3 is over. Ann took 5, scores -6, total -2; Bo took 2, scores +2, total 9;"
    )
    assert alt.endswith("Bo shot the moon. Proven revokes, 13 each: Dee. Match over: Dee wins. Target 25.")


def test_a_result_of_sides_names_their_members():
    result = DealResult(1, (5, 6), (5, 6), (5, 6))
    view = replace(table_of(4, partners=True), results=(result,))
    assert "side A (Ann and Chris) took 5" in draw_result(view, NAMES).alt


def test_there_is_no_result_before_the_first_deal_is_over():
    with pytest.raises(ValueError, match="no deal"):
        draw_result(start(), NAMES)


def test_every_name_of_a_side_is_written_in_full(monkeypatch: pytest.MonkeyPatch):
    names = ("Žofie Ångström", "Bo", "Christopherson", "Dee", "DragonSlayer 42", "Farouk")
    view = replace(table_of(6, partners=True), results=(DealResult(1, (5, 2), (5, 2), (5, 2)),))
    written: list[str] = []

    def note(text: str, *how: Any) -> SetText:
        written.append(text)
        return set_text(text, *how)

    monkeypatch.setattr("images.drawing.canvas.set_text", note)
    for draw in (draw_scores, draw_result):
        written.clear()
        draw(view, names).render()
        assert not any("…" in words for words in written)
        assert all(any(name in words for words in written) for name in names)


@pytest.mark.parametrize("count", range(1, 7))
def test_the_lines_of_a_result_do_not_overlap(count: int):
    lines = result_layout(count)
    assert all(is_inside(line) and line.bottom <= 600 for line in lines)
    assert not any(one.overlaps(other) for one, other in combinations(lines, 2))
