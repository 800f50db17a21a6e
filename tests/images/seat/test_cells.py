"""The figures in the cells of a seat's picture have their labels, in every language as in English."""

import pytest

from bot.message import Message
from bot.words.locales import languages
from bot.words.seat.band import Figure
from bot.words.speaker import say, speaker, speaking
from images.drawing.canvas import Canvas
from images.drawing.palette import Ink
from images.seat import cells
from tests.images.texts import Texts

POINTS, TOTAL, WON = Message("cell-points", points=12), Message("cell-total"), Message("cell-won", count=4)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("seats", "badges", "value", "label"), [
    (4, True, "12", POINTS), (4, True, "12", TOTAL), (4, False, "4", WON),
    (5, False, "2", POINTS), (5, False, "2", TOTAL),
])  # fmt: skip
def test_a_figure_has_its_label(
    language: str, seats: int, badges: bool, value: str, label: Message, texts: Texts
) -> None:
    with speaking(speaker(language)):
        cell = cells.strip_layout(seats, badges=badges)[0]
        figures = cells._figures(
            (Figure(value, label, value),), cell.cell.right - 12 - cell.column, (350,), speaker(language)
        )
        Canvas(Ink.LIGHT).paste_all(figures, cell.column, 0)
        assert [text for text, _ in texts.set] == [value, say(label)]
