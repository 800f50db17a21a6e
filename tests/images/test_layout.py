"""Nothing on a picture lies on anything else or leaves the canvas."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.events import DealResult
from images.drawing.canvas import SIZE, Box
from images.hand.layout import RAISED, hand_layout
from images.parts.pieces import RING
from images.scores.chart_layout import chart_layout, scale, spread
from images.table.tricks_layout import BAND, table_layout
from tests.images.views import NAMES, start, table_of

CANVAS = Box(0, 0, *SIZE)


def _inside(place: Box, outer: Box = CANVAS) -> bool:
    return (
        place.left >= outer.left
        and place.top >= outer.top
        and place.right <= outer.right
        and place.bottom <= outer.bottom
    )


@pytest.mark.parametrize("cards", [False, True], ids=["dominoes", "cards"])
@pytest.mark.parametrize("count", range(1, 19))
def test_a_hand_of_any_size_fits(count: int, cards: bool):
    places = hand_layout(count, cards=cards)
    assert len(places) == count
    for place in places:
        raised = place.piece.moved(0, -RAISED).grown(RING)
        assert _inside(raised)
        assert raised.top > 86, "clear of the header"
        assert _inside(place.code)
        assert _inside(place.badge)
    for one, other in combinations(places, 2):
        assert not one.piece.grown(RING).overlaps(other.piece.grown(RING))
        assert not one.code.overlaps(other.code)
        assert not one.badge.overlaps(other.piece)
        assert not one.badge.overlaps(other.code)
        assert not one.piece.grown(RING).overlaps(other.code)


@pytest.mark.parametrize("count", range(1, 15))
def test_a_dominos_badge_covers_no_pip(count: int):
    for place in hand_layout(count):
        covered = place.piece.right - place.badge.left
        assert covered <= place.piece.width * (0.5 - 0.265 - 0.196 / 2) + 1


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_tables_boxes_lie_apart(seats: int):
    layout = table_layout(seats)
    boxes = layout.boxes()
    assert len(layout.seats) == seats
    for name, place in boxes.items():
        assert _inside(place), name
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        assert not first.overlaps(second), f"{one} on {other}"
    for place in layout.seats:
        assert not any(place.slot.grown(RING).overlaps(seat.plate) for seat in layout.seats)
        assert layout.compass or not place.slot.grown(RING).overlaps(BAND)


@pytest.mark.parametrize("seats", [1, 7])
def test_there_is_no_table_of_one_or_seven(seats: int):
    with pytest.raises(ValueError, match="2 to 6"):
        table_layout(seats)


def test_seats_go_round_clockwise():
    middles = [table_layout(4).seats[seat].plate.centre for seat in range(4)]
    south, west, north, east = middles
    assert south[1] > west[1] > north[1]
    assert west[0] < south[0] < east[0]


@given(
    st.integers(2, 6).flatmap(lambda sides: st.lists(st.lists(st.integers(-300, 400), min_size=sides, max_size=sides)))
)
def test_labels_of_a_chart_never_overlap(deals: list[list[int]]):
    sides = len(deals[0]) if deals else 4
    results = tuple(DealResult(number, tuple(row), tuple(row), tuple(row)) for number, row in enumerate(deals, 1))
    layout = chart_layout(replace(table_of(sides), results=results), NAMES)
    for label in layout.labels:
        assert _inside(label.place)
        assert label.place.left > layout.plot.right
    for one, other in combinations(layout.labels, 2):
        assert not one.place.overlaps(other.place)
    for line in layout.lines:
        assert all(layout.plot.left <= x <= layout.plot.right for x, _ in line)
        assert all(84 < y < SIZE[1] for _, y in line)
    assert all(right - left >= 50 for (_, left), (_, right) in pairwise(layout.deals))
    assert layout.plot.top <= layout.target <= layout.plot.bottom


def test_forty_deals_bear_few_numbers_and_all_points():
    results = tuple(DealResult(number, (1,) * 4, (1,) * 4, (number,) * 4) for number in range(1, 41))
    layout = chart_layout(replace(start(), results=results), NAMES)
    assert [number for number, _ in layout.deals] == list(range(5, 41, 5))
    assert all(len(line) == 41 for line in layout.lines)


def test_equal_totals_lie_beside_each_other():
    results = (DealResult(1, (5, 5, 5, 5), (5, 5, 5, 5), (5, 5, 5, 5)),)
    layout = chart_layout(replace(start(), results=results), NAMES)
    assert len({line[1] for line in layout.lines}) == 4


@given(st.integers(-1000, 1000), st.integers(-1000, 1000))
def test_a_scale_covers_its_range_in_round_steps(one: int, other: int):
    values = scale(min(one, other), max(one, other))
    assert values[0] <= min(one, other, 0)
    assert values[-1] >= max(one, other, 0)
    assert 0 in values
    assert 2 <= len(values) <= 8
    assert len({right - left for left, right in pairwise(values)}) == 1


@given(st.lists(st.integers(0, 700), min_size=1, max_size=6))
def test_levels_are_spread_in_order(wished: list[int]):
    levels = sorted(spread(wished, 50, 100, 660))
    assert all(below - above >= 50 for above, below in pairwise(levels))
    assert levels[0] >= 100
    assert levels[-1] <= 660
