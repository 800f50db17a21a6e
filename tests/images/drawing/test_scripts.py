"""Scripts that run right to left, and those whose letters join, stack or change places, as they are set in pictures."""

import subprocess
import sys
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.rules.events import DealResult, RevokesProven
from bot.rules.moves import Moon
from bot.rules.view import Ask, Choice, Phase
from images.drawing.bidi import isolated, levels, segments, visual
from images.drawing.lettering import Cell, fitted, set_text, width
from images.drawing.names import drawable
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.ends.deal_card import draw_deal_card
from images.seat.seat import draw_seat
from tests.images.views import on_board, table_of

_SAMPLES = (
    "محمد علي", "شہزادہ", "דנה כהן", "ก้อง ที่รัก", "प्रिया शर्मा", "বাংলা", "தமிழ்", "Շուշան", "გიორგი",
)  # fmt: skip


def _set(text: str, size: int = 40) -> Cell:
    (cell,) = set_text(text, size, Weight.BOLD, Ink.TEXT, Ink.FELT).cells
    return cell


@pytest.mark.parametrize("name", _SAMPLES)
def test_names_of_many_scripts_are_drawn(name: str):
    assert drawable(name) == name
    box = _set("\U0010ffff").image
    assert all(_set(letter).image.tobytes() != box.tobytes() for letter in name if letter.isalpha())


def test_mixed_names_are_ordered_as_elsewhere():
    assert "".join(_ordered("Dana דנה 7", 0)) == "Dana 7 הנד"
    assert "".join(_ordered("דנה Dana 7", 1)) == "Dana 7 הנד"
    assert "".join(_ordered("علي 12:30 ٣٤", 1)) == "٣٤ 12:30 يلع"
    assert "".join(_ordered("+5% דנה (x)", 0)) == "+5% הנד (x)"
    assert list(segments(f"bid by {isolated('דנה 7')}: 5")) == [("bid by ", 0), ("דנה 7", 1), (": 5", 0)]


def _ordered(text: str, base: int) -> list[str]:
    pairs = zip(text, levels(text, base), strict=True)
    return [character for character, _ in visual(list(pairs), lambda pair: pair[1])]


def test_a_name_from_right_to_left_is_cut_at_its_end():
    name = isolated(drawable("שלום " * 9))
    cut = fitted(name, 40, Weight.BOLD, 200)
    assert width(cut, 40, Weight.BOLD) <= 200
    assert cut.removesuffix("\u2069").endswith("…"), "the mark that closes a name is not seen"
    assert _starts_with(_set(cut).image, _set("…").image)


@pytest.mark.parametrize("limit", range(60, 260, 20))
@pytest.mark.parametrize("name", ["ก้ำกู้กี่กู้กู้", "क्षत्रिय क्षत्रिय"])
def test_no_letter_is_parted_from_its_signs(name: str, limit: int):
    cut = fitted(name, 40, Weight.BOLD, limit)
    assert width(cut, 40, Weight.BOLD) <= limit
    left = cut.removesuffix("…")
    assert left == name or not left or drawable(name[len(left) :])[:1] == name[len(left) :].strip()[:1]
    assert not left.endswith("्")


def test_signs_stay_with_letters_and_do_not_pile_up():
    assert drawable("ที่") == "ที่"
    assert drawable("\u0e35\u0e48x\u0e35") == "x"
    assert len(drawable("ท" + "\u0e48" * 40)) <= 4
    assert drawable("می\u200cخواهم") == "می\u200cخواهم"
    assert drawable("a\u200db\u200c") == "ab"


def test_without_a_shaper_such_names_are_left_out():
    script = (
        "from PIL import features; features.check_feature = lambda feature: False; "
        "from images.drawing.names import shown_name; print(ascii([shown_name([name], 0) for name in {names!r}]))"
    )
    names = ["محمد", "Dana דנה 7", "Շուշան"]
    asked = subprocess.run(
        [sys.executable, "-c", script.format(names=names)], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    assert asked.stdout.strip() == ascii(["Seat 1", "Dana 7", "Շուշան"])


def _starts_with(whole: Image.Image, part: Image.Image) -> bool:
    """Whether a cell of text begins with another, but for the softness of edges, up or down by a little."""
    for down in range(whole.height):
        under = whole.crop((0, down, part.width - 1, down + part.height))
        if under.size == (part.width - 1, part.height):
            far = ImageChops.difference(_lit(under), _lit(part.crop((0, 0, part.width - 1, part.height))))
            if sum(far.histogram()[128:]) <= part.width * part.height // 25:
                return True
    return False


def _lit(cell: Image.Image) -> Image.Image:
    return cell.point([255 if ink == Ink.TEXT else 0 for ink in range(256)])


def test_no_turning_character_reaches_an_alt_text():
    deal = DealResult(1, (26, 0, 0, 0), (0, 26, 26, 26), (0, 26, 26, 26), 0, (RevokesProven((1,), 13),))
    view = replace(table_of(4), results=(deal,))
    ended = on_board(replace(view, deal=1, phase=Phase.OVER), finished=(view.trick_board.all_tricks[0],))
    alt = draw_deal_card(ended, ("דנה", "محمد", "Chris", "Dee")).alt
    assert "דנה shot the moon" in alt
    assert "Proven revokes, 13 each: محمد." in alt
    choices = (Choice(Moon(1)),)
    seats = tuple(replace(one, points=26 * (one.seat == 0)) for one in view.seats)
    hand = replace(view, seats=seats, viewer=0, hand=(), phase=Phase.MOON, ask=Ask(Phase.MOON, "moon", choices))
    assert "+26 for محمد (7 to 33);" in draw_seat(hand, ("דנה", "محمد", "Chris", "Dee")).alt


def test_a_name_that_is_cut_does_not_turn_the_words_after_it():
    name = isolated("محمد علي بن أبي طالب")
    cut = fitted(name, 38, Weight.BOLD, 150)
    assert cut != name
    assert [*segments(f"{cut} took the queen")][-1] == (" took the queen", 0)
