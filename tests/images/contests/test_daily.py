"""The pictures of daily deals."""

from images.drawing.canvas import LARGEST
from tests.gallery.daily import daily_deals
from tests.images.pixels import opened


def test_every_picture_of_a_daily_deal_has_its_form():
    for state in daily_deals():
        png = state.drawing.render()
        image = opened(png)
        assert (image.size, image.mode, image.format) == ((1100, 700), "P", "PNG"), state.title
        assert len(png) <= LARGEST, state.title
        assert 0 < len(state.drawing.alt) <= 1024, state.title
        assert state.drawing.viewer is None
