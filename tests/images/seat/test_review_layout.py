"""The grid of tricks: nothing in it lies on anything else, for every number of seats and tricks."""

from itertools import combinations

import pytest

from images.seat.review import BAR, LEGEND, review_layout
from tests.images.places import is_inside


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("tricks", range(1, 18))
def test_every_play_has_a_place_of_its_own(seats: int, tricks: int):
    grid = review_layout(seats, tricks)
    assert len(grid.cells) == len(grid.names) == seats
    assert len(grid.numbers) == tricks
    cells = [cell for row in grid.cells for cell in row]
    assert len(cells) == seats * tricks
    ringed = [cell.grown(5) for cell in cells]
    assert all(is_inside(cell, grid.panel.grown(1)) for cell in cells)
    assert not any(one.overlaps(other) for one, other in combinations(ringed, 2))
    assert not any(name.overlaps(cell) for name in grid.names for cell in cells)
    assert all(name.width >= 100 for name in grid.names)
    assert max(cell.bottom for cell in ringed) < LEGEND - 14
    assert grid.panel.bottom < LEGEND - 14
    assert BAR.top > LEGEND + 14
    for (x, y), column in zip(grid.numbers, grid.cells[0], strict=True):
        assert x == column.centre[0]
        assert y + 13 < column.top - 5
