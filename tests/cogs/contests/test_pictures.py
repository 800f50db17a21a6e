"""The pictures of contests and puzzles: their form, and texts that keep apart."""

from collections.abc import Callable, Iterator

import pytest

from images.drawing.canvas import LARGEST, SIZE
from tests.gallery.daily import daily_deals
from tests.gallery.duels import duels
from tests.gallery.puzzles import puzzles
from tests.gallery.state import State
from tests.gallery.tournaments import tournaments
from tests.images.pixels import opened
from tests.images.texts import Texts


@pytest.mark.parametrize(
    ("states", "largest"),
    [(daily_deals, LARGEST), (duels, LARGEST), (puzzles, LARGEST), (tournaments, 40 * 1024)],
)
def test_a_picture_is_small_and_described_and_its_texts_keep_apart(
    states: Callable[[], Iterator[State]], largest: int, texts: Texts
) -> None:
    for state in states():
        png = state.drawing.render()
        image = opened(png)
        assert (image.size, image.mode, image.format) == (SIZE, "P", "PNG"), state.title
        assert len(png) <= largest, state.title
        assert 0 < len(state.drawing.alt) <= 1024, state.title
        assert state.drawing.viewer is None, state.title
        texts.check(state.title)
