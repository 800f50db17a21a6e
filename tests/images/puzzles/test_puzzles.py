"""The pictures of puzzles: within their size, described, and with texts that keep apart."""

import pytest

from bot.gallery.puzzles import puzzles
from bot.gallery.state import State
from images.drawing.canvas import LARGEST, SIZE
from tests.images.pixels import opened
from tests.images.texts import Texts


@pytest.mark.parametrize("state", list(puzzles()), ids=lambda state: state.title)
def test_a_picture_is_small_and_its_texts_keep_apart(state: State, texts: Texts) -> None:
    picture = state.drawing.render()
    assert len(picture) <= LARGEST
    assert opened(picture).size == SIZE
    assert 0 < len(state.drawing.alt) <= 1024
    texts.check(state.title)
