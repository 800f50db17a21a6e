"""The pictures of puzzles: within their size, described, and with texts that keep apart."""

from images.drawing.canvas import LARGEST, SIZE
from tests.gallery.puzzles import puzzles
from tests.images.pixels import opened
from tests.images.texts import Texts


def test_a_picture_is_small_and_its_texts_keep_apart(texts: Texts) -> None:
    for state in puzzles():
        picture = state.drawing.render()
        assert len(picture) <= LARGEST, state.title
        assert opened(picture).size == SIZE
        assert 0 < len(state.drawing.alt) <= 1024, state.title
        texts.check(state.title)
