"""The pictures of tournaments: within their size, described, and with texts that keep apart."""

import pytest

from images.drawing.canvas import SIZE
from tests.gallery.state import State
from tests.gallery.tournaments import tournaments
from tests.images.pixels import opened
from tests.images.texts import Texts

LARGEST = 40 * 1024


@pytest.mark.parametrize("state", list(tournaments()), ids=lambda state: f"{state.title}: {state.drawing.alt[:60]}")
def test_a_picture_is_small_and_its_texts_keep_apart(state: State, texts: Texts) -> None:
    picture = state.drawing.render()
    assert len(picture) <= LARGEST
    assert opened(picture).size == SIZE
    assert 0 < len(state.drawing.alt) <= 1024
    texts.check(state.title)
