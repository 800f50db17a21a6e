"""Pictures of people: none is too large, all are told in words, and none is two names' worth too long."""

import pytest

from cogs.people.pictures import LARGEST, course_points
from images.drawing.canvas import Box
from tests.gallery.people import people_drawn
from tests.gallery.states import NAMES, STRANGE
from tests.images.pixels import opened

LONG = tuple(f"{letter * 32}" for letter in "WMQOGD")


@pytest.mark.parametrize("names", [NAMES, STRANGE, LONG], ids=["plain", "strange", "long"])
def test_every_picture_of_people(names: tuple[str, ...]) -> None:
    for title, drawing in people_drawn(names):
        assert 0 < len(drawing.alt) <= 1024, title
        png = drawing.render()
        assert len(png) <= LARGEST, (title, len(png))
        assert opened(png).size == (1100, 700)


def test_a_line_runs_from_its_lowest_to_its_highest() -> None:
    at = Box(10, 20, 110, 60)
    assert course_points((0, 5, 10), at) == [(10, 60), (60, 40), (110, 20)]
    assert course_points((7, 7), at) == [(10, 40), (110, 40)]
