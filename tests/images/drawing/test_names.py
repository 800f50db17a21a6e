"""Names as people choose them: any script, hostile, empty, endless."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.words.names import spoken_name
from images.drawing.canvas import Canvas
from images.drawing.lettering import Letters, fitted, width
from images.drawing.names import drawable, shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ann", "Ann"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Σωκράτης", "Σωκράτης"),
        ("Дмитрий Ёлкин", "Дмитрий Ёлкин"),
        ("Nguyễn Thị Hồng", "Nguyễn Thị Hồng"),
        ("Nguye\u0302\u0303n", "Nguyễn"),  # put together from parts
        ("𝓓𝓻𝓪𝓰𝓸𝓷", "Dragon"),
        ("田中さくら", "田中さくら"),
        ("김민준 Kim", "김민준 Kim"),
        ("王小明", "王小明"),
        ("Ｗｉｄｅ", "Wide"),
        ("🦖 Rex 🦖", "Rex"),
        ("👩\u200d👩\u200d👧 mum", "mum"),
        ("a\u202eb\u2066c\u200bd", "abcd"),
        ("line\nbreak\ttab", "line break tab"),
        ("Z\u0363\u0350\u0312a\u0334\u0321lgo", "Zalgo"),
        ("x\x00y\ud800z", "xyz"),
    ],
)
def test_names_are_drawn_as_far_as_the_font_goes(name: str, drawn: str):
    assert drawable(name) == drawn
    assert shown_name([name], 0) == drawn


@pytest.mark.parametrize("name", ["", "   ", "🦖🦖", "\u202e\u200b", "ሰላም", "\u0301\u0302", "\ud800"])
def test_where_nothing_is_left_the_seat_is_named(name: str):
    assert shown_name(["Ann", "Bo", name], 2) == "Seat 3"


def test_a_missing_name_is_a_seat():
    assert shown_name(["Ann"], 3) == "Seat 4"
    assert spoken_name(["Ann"], 3) == "Seat 4"


def test_a_screen_reader_hears_any_script():
    assert spoken_name(["田中さん"], 0) == "田中さん"
    assert spoken_name(["a\u202eb\nc"], 0) == "ab c"
    assert spoken_name(["\u200b"], 0) == "Seat 1"


@settings(deadline=None)
@given(st.text(max_size=300), st.integers(40, 400))
def test_text_is_cut_to_the_width_measured(text: str, limit: int):
    name = drawable(text)
    cut = fitted(name, 38, Weight.BOLD, limit)
    assert width(cut, 38, Weight.BOLD) <= limit
    assert cut == name or cut.endswith("…")


def test_stacked_accents_stay_on_their_line():
    canvas = Canvas(Ink.FELT)
    before = canvas.image.crop((0, 0, 1100, 300)).tobytes()
    canvas.text("Ẫ" * 3 + "\u0301" * 50, (100, 350), Letters(38, Ink.TEXT, Ink.FELT))
    assert canvas.image.crop((0, 0, 1100, 300)).tobytes() == before
