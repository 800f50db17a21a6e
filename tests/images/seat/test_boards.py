"""The rows of the moon's choices, and the boards on which trump and doubles are named, for all their sizes."""

from itertools import combinations, pairwise

import pytest

from images.seat.moon import moon_layout
from images.seat.naming import BOARD, columns_layout, doubles_layout
from tests.images.places import is_inside


@pytest.mark.parametrize("scores", [(1,) * count for count in range(1, 7)] + [(1, others) for others in range(2, 5)])
def test_the_choices_of_a_moon_find_room(scores: tuple[int, ...]):
    rows = moon_layout(scores)
    assert len(rows) == len(scores)
    assert all(is_inside(row) and row.top > 90 for row in rows)
    assert all(one.bottom < other.top for one, other in pairwise(rows))
    assert all(row.height >= 76 for row in rows)


@pytest.mark.parametrize("doubles", [False, True])
@pytest.mark.parametrize("numbers", [7, 8, 9, 10])
def test_a_suit_has_a_column_of_its_own(numbers: int, doubles: bool):
    places = columns_layout(numbers, doubles=doubles)
    assert len(places) == numbers + doubles
    assert all(other - one >= 80 for one, other in pairwise(places))
    assert min(places) - 30 >= BOARD.left
    assert max(places) + (75 if doubles else 30) <= BOARD.right


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_choices_for_doubles_have_panels(count: int):
    panels = doubles_layout(count)
    assert len(panels) == count
    assert all(is_inside(panel, BOARD) for panel in panels)
    assert not any(one.overlaps(other) for one, other in combinations(panels, 2))
