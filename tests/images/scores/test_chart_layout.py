"""Labels, numbers and lines of the score chart keep apart."""

from dataclasses import replace
from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from bot.rules.events import DealResult
from bot.words.persons import naming
from images.drawing.canvas import SIZE, Box, box
from images.drawing.names import names_drawn
from images.drawing.palette import Ink
from images.parts.marks import ALONE
from images.scores.chart import MARKER, marker
from images.scores.chart_layout import NAME_LINE, RIGHT, Label, chart_layout, scale, spread
from tests.images.places import are_apart, is_inside
from tests.images.views import NAMES, start, table_of


@given(
    st.integers(2, 8).flatmap(lambda sides: st.lists(st.lists(st.integers(-300, 400), min_size=sides, max_size=sides)))
)
def test_labels_of_a_chart_never_overlap(deals: list[list[int]]):
    sides = len(deals[0]) if deals else 4
    results = tuple(DealResult(number, tuple(row), tuple(row), tuple(row)) for number, row in enumerate(deals, 1))
    with naming(names_drawn((*NAMES, "Gus", "Hana"))):
        layout = chart_layout(replace(table_of(sides), results=results))
    places = [_place(label) for label in layout.labels]
    assert all(map(is_inside, places))
    assert all(place.left > layout.plot.right for place in places)
    assert are_apart(places)
    for line in layout.lines:
        assert all(layout.plot.left <= x <= layout.plot.right for x, _ in line)
        assert all(84 < y < SIZE[1] for _, y in line)
    assert all(right - left >= 50 for (_, left), (_, right) in pairwise(layout.deals))
    assert layout.target is not None
    assert layout.plot.top <= layout.target <= layout.plot.bottom


def test_each_of_eight_lines_has_its_own_marker():
    markers = [marker(side, Ink.TEXT).on_dark.reduce(3) for side in range(len(ALONE))]
    assert len(ALONE) == 8
    for one, other in combinations(markers, 2):
        assert sum(a != b for a, b in zip(one.tobytes(), other.tobytes(), strict=True)) > 10


def _place(label: Label) -> Box:
    """The room of a label: its marker, and its names below one another."""
    (x, middle), high = label.mark, NAME_LINE * len(label.names) + 12
    return box(x - MARKER // 2, middle - high // 2, RIGHT - x, high)


def test_forty_deals_bear_few_numbers_and_all_points():
    results = tuple(DealResult(number, (1,) * 4, (1,) * 4, (number,) * 4) for number in range(1, 41))
    with naming(names_drawn(NAMES)):
        layout = chart_layout(replace(start(), results=results))
    assert [number for number, _ in layout.deals] == list(range(5, 41, 5))
    assert all(len(line) == 41 for line in layout.lines)


def test_equal_totals_lie_beside_each_other():
    results = (DealResult(1, (5, 5, 5, 5), (5, 5, 5, 5), (5, 5, 5, 5)),)
    with naming(names_drawn(NAMES)):
        layout = chart_layout(replace(start(), results=results))
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
