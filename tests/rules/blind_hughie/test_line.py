"""The line with two ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.blind_hughie.line import Layout
from bot.rules.moves import End
from bot.rules.pieces import Tile, double_set
from tests.rules.blind_hughie.scenarios import tile

LINE = Layout(((2, 6), (6, 4)))


@pytest.mark.parametrize(
    ("fitting", "ends"),
    [("5-2", [End.LEFT]), ("4-1", [End.RIGHT]), ("4-2", [End.LEFT, End.RIGHT]), ("3-3", []), ("2-2", [End.LEFT])],
)
def test_the_ends_a_tile_fits(fitting: str, ends: list[End]) -> None:
    assert LINE.fits(tile(fitting)) == tuple(ends)


def test_a_line_begins_with_any_tile_and_once() -> None:
    assert (Layout().ends, Layout().fits(Tile(6, 4))) == (None, ())
    begun = Layout().begin(Tile(6, 4))
    assert (begun.tiles, begun.ends, begun.first) == (((6, 4),), (6, 4), 0)
    with pytest.raises(ValueError, match="has begun"):
        begun.begin(Tile(4, 4))
    with pytest.raises(ValueError, match="does not fit"):
        Layout().place(Tile(6, 4), End.LEFT)
    with pytest.raises(ValueError, match="5-2 does not fit at the right end"):
        LINE.place(Tile(5, 2), End.RIGHT)


def test_the_line_as_it_is_shown() -> None:
    shown = Layout().begin(Tile(6, 4)).place(Tile(6, 0), End.LEFT).shown(waiting=Tile(3, 3))
    assert (shown.tiles, shown.first, shown.waiting, shown.ends) == (((0, 6), (6, 4)), 1, Tile(3, 3), (0, 4))


@given(st.permutations(double_set(6)))
def test_touching_halves_are_equal_and_the_first_tile_stays(row: list[Tile]) -> None:
    line, laid = Layout().begin(row[0]), [row[0]]
    for next_tile in row[1:]:
        if ends := line.fits(next_tile):
            line = line.place(next_tile, ends[-1] if next_tile.pips % 2 else ends[0])
            laid.append(next_tile)
    assert all(left[1] == right[0] for left, right in zip(line.tiles, line.tiles[1:], strict=False))
    assert sorted(Tile.of(*pair) for pair in line.tiles) == sorted(laid)
    assert Tile.of(*line.tiles[line.first]) == row[0]
