"""The pictures of duels."""

from itertools import islice

from images.drawing.canvas import LARGEST
from tests.gallery.duels import duels
from tests.images.pixels import opened


def test_every_picture_of_a_duel_has_its_form():
    for state in islice(duels(), 24):
        png = state.drawing.render()
        image = opened(png)
        assert (image.size, image.mode, image.format) == ((1100, 700), "P", "PNG"), state.title
        assert len(png) <= LARGEST, state.title
        assert 0 < len(state.drawing.alt) <= 1024, state.title
        assert state.drawing.viewer is None
