"""Columns share the width of a picture, whatever stands in them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from images.drawing import Box, Canvas, Ink
from images.parts.columns import Beside, Columns, Entry, Stack, shared
from images.parts.elements import Called, Element, ProgressBar, Words, crown, cut_alike, figure, strong
from tests.images.texts import noted_texts

WORDS = st.builds(
    Words, st.text("MW.il", max_size=40), st.integers(28, 60), least=st.integers(20, 28), grows=st.booleans()
)


@given(st.lists(st.lists(WORDS, max_size=3), min_size=1, max_size=6), st.integers(100, 1060))
def test_columns_never_take_more_than_their_room(columns: list[list[Words]], room: int):
    wides = shared(columns, room)
    assert sum(wides) <= room
    assert all(wide >= 0 for wide in wides)
    if sum(max((cell.wide() for cell in column), default=0) for column in columns) <= room:
        for column, wide in zip(columns, wides, strict=True):
            assert all(wide >= cell.wide() for cell in column if not any(one.grows for one in column))


def test_a_long_name_gives_way_to_figures_and_these_to_no_name():
    name, points = strong("W" * 40, grows=True), figure("+126.5", 50, least=38)
    assert shared([(name,), (points,)], 1000)[1] == points.wide()
    assert shared([(name,), (points,)], 240)[1] == points.least_wide()
    assert shared([(strong("Bo", grows=True),), (points,)], 300)[1] == points.wide()


def test_names_and_elements_give_way_as_far_as_their_letters_can():
    called = Called(names=["W" * 9, "Bo"], size=42, least=30)
    assert called.least_wide() == strong("WWWWWWWWW, Bo", 30).wide()
    beside = Beside([Words("W" * 9, 42, least=30), crown(40)], gap=10)
    assert beside.least_wide() == Words("W" * 9, 30).wide() + 50
    for narrow in (called, beside):
        assert shared([(strong("W" * 40, grows=True),), (narrow,)], 460)[1] == narrow.least_wide() < narrow.wide()


def test_figures_of_a_column_are_of_one_size():
    rows = [Entry((strong("W" * 30, grows=True), figure(points, 60, bold=True))) for points in ("+1", "−1,234,567.8")]
    Columns(rows).draw(Canvas(Ink.FELT), Box(20, 100, 520, 400))
    one, other = (row.cells[1] for row in rows)
    assert isinstance(one, Words)
    assert isinstance(other, Words)
    assert one.size == other.size < 60


def test_an_element_after_none_takes_its_column_too():
    rows = [Entry((Words("W" * 9), Words("i"))), Entry((None, Words("M" * 20, least=30)))]
    with noted_texts() as texts:
        Columns(rows).draw(Canvas(Ink.FELT), Box(0, 100, 700, 400))
    assert {text: place.left for text, place in texts.set}["M" * 20] == 18


@pytest.mark.parametrize("high", [60, 200])
def test_a_stack_keeps_its_order_and_its_middle(high: int):
    stack = Stack([Words("one"), Beside([Words("two"), Element()])])
    with noted_texts() as texts:
        stack.draw(Canvas(Ink.FELT), Box(0, 100, 400, 100 + high), Ink.FELT)
    (_, first), (_, second) = texts.set
    assert first.top < second.top
    assert abs((first.top + second.bottom) // 2 - (100 + high // 2)) <= 2


def test_names_are_cut_alike_and_a_short_one_leaves_its_room():
    ann, long, other = cut_alike(["Ann", "W" * 30, "M" * 30], 500, 40)
    assert ann == "Ann"
    assert long.endswith("…")
    assert other.endswith("…")


@pytest.mark.parametrize("share", [0.02, 0.5, 1.0])
def test_a_bar_is_round_on_its_ground_and_on_its_track(share: float):
    canvas, at = Canvas(Ink.LIGHT), Box(100, 100, 400, 128)
    ProgressBar(share, thick=28, track=Ink.HEADER).draw(canvas, at, Ink.LIGHT)

    def ink(x: int, y: int) -> object:
        return canvas.image.getpixel((x, y))

    middle, filled = at.centre[1], at.left + max(28, round(at.width * share))
    assert ink(at.left + 14, middle) == ink(filled - 14, middle) == Ink.ACCENT
    assert {ink(x, y) for x in (at.left, at.right - 1) for y in (at.top, at.bottom - 1)} == {Ink.LIGHT}
    assert share == 1 or {ink(filled - 1, y) for y in (at.top, at.bottom - 1)} == {Ink.HEADER}
