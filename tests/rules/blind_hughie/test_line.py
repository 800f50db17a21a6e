"""The line with two ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.blind_hughie.line import Layout
from bot.rules.moves import End
from bot.rules.pieces import Tile, double_set, parse_piece


def tile(text: str) -> Tile:
    piece = parse_piece(text)
    assert isinstance(piece, Tile)
    return piece


def test_a_line_begins_with_any_tile() -> None:
    line = Layout()
    assert line.ends is None
    assert line.fits(Tile(6, 4)) == ()
    begun = line.begin(Tile(6, 4))
    assert (begun.tiles, begun.ends, begun.first) == (((6, 4),), (6, 4), 0)
    with pytest.raises(ValueError, match="has begun"):
        begun.begin(Tile(4, 4))
    with pytest.raises(ValueError, match="does not fit"):
        line.place(Tile(6, 4), End.LEFT)


@pytest.mark.parametrize(
    ("fitting", "ends"),
    [("5-2", [End.LEFT]), ("4-1", [End.RIGHT]), ("4-2", [End.LEFT, End.RIGHT]), ("3-3", []), ("2-2", [End.LEFT])],
)
def test_where_a_tile_fits(fitting: str, ends: list[End]) -> None:
    assert Layout(((2, 6), (6, 4))).fits(tile(fitting)) == tuple(ends)


def test_a_tile_turns_its_matching_end_to_the_line() -> None:
    line = Layout(((2, 6), (6, 4)))
    assert line.place(Tile(5, 2), End.LEFT).tiles == ((5, 2), (2, 6), (6, 4))
    assert line.place(Tile(5, 2), End.LEFT).ends == (5, 4)
    assert line.place(Tile(4, 4), End.RIGHT).tiles == ((2, 6), (6, 4), (4, 4))
    assert line.place(Tile(5, 2), End.LEFT).first == 1
    with pytest.raises(ValueError, match="5-2 does not fit at the right end"):
        line.place(Tile(5, 2), End.RIGHT)


def test_a_turn_at_billitonnen() -> None:
    line = Layout(((6, 2),))
    line = line.place(Tile(6, 2), End.LEFT)
    assert line.ends == (2, 2)
    assert line.fits(Tile(5, 2)) == (End.LEFT, End.RIGHT)
    line = line.place(Tile(5, 2), End.RIGHT).place(Tile(5, 4), End.RIGHT)
    assert line.ends == (2, 4)
    assert line.fits(Tile(1, 1)) == ()


def test_the_line_as_it_is_shown() -> None:
    line = Layout().begin(Tile(6, 4)).place(Tile(6, 0), End.LEFT)
    shown = line.shown(waiting=Tile(3, 3))
    assert (shown.tiles, shown.first, shown.waiting, shown.ends) == (((0, 6), (6, 4)), 1, Tile(3, 3), (0, 4))


@given(st.permutations(double_set(6)))
def test_a_line_is_a_line(row: list[Tile]) -> None:
    line = Layout().begin(row[0])
    laid = [row[0]]
    for tile in row[1:]:
        ends = line.fits(tile)
        if ends:
            line = line.place(tile, ends[-1] if tile.pips % 2 else ends[0])
            laid.append(tile)
    assert all(left[1] == right[0] for left, right in zip(line.tiles, line.tiles[1:], strict=False))
    assert sorted(Tile.of(*pair) for pair in line.tiles) == sorted(laid)
    assert Tile.of(*line.tiles[line.first]) == row[0], "the first tile stays where it was"
