"""Pictures drawn where no one may wait: only those whose parts are there, and the same bytes as ever."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from images.drawing import lettering, shapes, typefaces, warmth
from images.drawing.names import drawable
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.drawing.warmth import ColdError, drawn_if_warm


def painting() -> bytes:
    shapes.painted((200, 100), Ink.FELT, lambda _: None)
    return b"painted"


def words() -> bytes:
    lettering.set_text("Дмитрий Александрович", 37, Weight.BOLD, Ink.TEXT, Ink.FELT)
    return b"set"


def test_unpainted_shapes_are_left_to_a_thread_that_may_wait():
    assert drawn_if_warm(painting) is None
    assert painting() == b"painted", "only while nobody may wait"


def test_words_set_as_wholes_are_left_until_they_are_kept():
    assert drawn_if_warm(words) is None
    words()
    assert drawn_if_warm(words) == b"set"


def test_a_few_small_parts_are_painted_at_once(monkeypatch: pytest.MonkeyPatch):
    def letters(count: int) -> Callable[[], bytes]:
        def draw() -> bytes:
            for number in range(count):
                lettering.set_text(chr(ord("A") + number), 39, Weight.BOLD, Ink.TEXT, Ink.FELT)
            return b"set"

        return draw

    letters(1)()  # the font is open
    monkeypatch.setattr(warmth, "ALLOWANCE", 3)
    assert drawn_if_warm(letters(6)) is None, "three of them are painted"
    assert drawn_if_warm(letters(6)) == b"set"
    assert drawn_if_warm(lambda: shapes.painted((20, 20), Ink.FELT, lambda _: None).tobytes()) is not None
    assert drawn_if_warm(lambda: shapes.painted((60, 60), Ink.FELT, lambda _: None).tobytes()) is None


def name() -> bytes:
    return drawable("อรุณ").encode()


def forget_scripts() -> None:
    """As if no name in any script had been seen yet; the fonts are still open."""
    for cached in (drawable, typefaces.file_with, typefaces.has_glyph, typefaces._empty_box):
        cached.cache_clear()


def test_a_name_in_a_new_script_is_left_until_its_fonts_are_read(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(warmth, "ALLOWANCE", 1000)  # there is time for letters, but for no file
    forget_scripts()
    typefaces._unshaped.cache_clear()
    assert drawn_if_warm(name) is None
    assert name() == "อรุณ".encode()
    assert drawn_if_warm(name) == name()


def test_a_name_of_new_letters_is_left_where_there_is_no_time(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(warmth, "ALLOWANCE", 0)
    name()
    forget_scripts()
    assert drawn_if_warm(name) is None
    assert name() == "อรุณ".encode()
    assert drawn_if_warm(name) == name()


def test_whether_letters_touch_is_left_where_there_is_no_time_for_it(monkeypatch: pytest.MonkeyPatch):
    def touch() -> bytes:
        return bytes([lettering._touch("r", "j", 41, Weight.BOLD)])

    monkeypatch.setattr(warmth, "ALLOWANCE", 0)
    whole = touch()
    lettering._touch.cache_clear()
    assert drawn_if_warm(touch) is None
    assert touch() == whole
    assert drawn_if_warm(touch) == whole


def test_another_thread_may_wait():
    def draw() -> bytes:
        with ThreadPoolExecutor(1) as other:
            return other.submit(painting).result()

    assert drawn_if_warm(draw) == b"painted"


def test_a_bug_is_no_cold_picture():
    def draw() -> bytes:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        drawn_if_warm(draw)
    assert painting() == b"painted"
    with pytest.raises(ColdError):
        raise ColdError
