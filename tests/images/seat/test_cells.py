"""The figures in the cells of a seat's picture have their labels, in every language as in English."""

import pytest

from bot.message import Message
from bot.words.locales import languages
from bot.words.speaker import say, speaker, speaking
from images.seat.cells import _laid_out, strip_layout

POINTS, TOTAL, WON = Message("cell-points", points=12), Message("cell-total"), Message("cell-won", count=4)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("seats", "badges", "value", "label"), [
    (4, True, "12", POINTS), (4, True, "12", TOTAL), (4, False, "4", WON),
    (5, False, "2", POINTS), (5, False, "2", TOTAL),
])  # fmt: skip
def test_a_figure_has_its_label(language: str, seats: int, badges: bool, value: str, label: Message) -> None:
    with speaking(speaker(language)):
        cell = strip_layout(seats, badges=badges)[0]
        words = _laid_out(((value, say(label), value, ""),), cell.cell.right - 12 - cell.column, (0,))
        assert [text for text, *_ in words] == [value, say(label)]
