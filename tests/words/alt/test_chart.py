"""The alt text of the score chart is kept to the letter."""

from dataclasses import replace

from bot.rules.events import DealResult
from bot.words.ends.alt import alt_scores
from tests.images.views import NAMES, table_of


def test_a_chart():
    totals = ((4, 3), (9, -2), (14, 3))
    results = tuple(DealResult(number, total, total, total) for number, total in enumerate(totals, 1))
    view = replace(table_of(2), results=results, target=25)
    assert (
        alt_scores(view, NAMES)
        == "Scores after deal 3: Ann 14, Bo 3. First to 25. Ann by deal: 4 9 14. Bo by deal: 3 −2 3."
    )
    assert alt_scores(replace(view, results=()), NAMES) == "No deal is over yet. First to 25."
    won = replace(view, winners=(0, 1))
    assert "Ann and Bo share the win." in alt_scores(won, NAMES)
