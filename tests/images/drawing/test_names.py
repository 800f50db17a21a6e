"""Names as people choose them: any script, hostile, empty, endless; letters that join, stack or run right to left."""

import subprocess
import sys
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageDraw

from bot.rules.events import DealResult, RevokesProven
from bot.rules.moves import Moon
from bot.rules.view import Ask, Choice, Phase
from bot.words.names import spoken_name
from images.drawing.bidi import isolated, levels, segments, visual
from images.drawing.canvas import SIZE, Canvas
from images.drawing.lettering import Cell, Letters, cap_height, fitted, set_text, width
from images.drawing.names import drawable, shown_name
from images.drawing.palette import Ink, mapped, ramp
from images.drawing.typefaces import Weight, font
from images.ends.deal_card import draw_deal_card
from images.seat.seat import draw_seat
from tests.images.views import on_board, table_of


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
        ("ᴊᴏᴇ", "JOE"),
        ("🅹oe 🇧🇷", "Joe"),
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


@pytest.mark.parametrize("name", ["", "   ", "🦖🦖", "\u202e\u200b", "ꀀꀁ", "\u0301\u0302", "\ud800"])
def test_where_nothing_is_left_the_seat_is_named(name: str):
    assert shown_name(["Ann", "Bo", name], 2) == "Seat 3"


def test_names_drawn_alike_keep_a_number():
    names = ["Maximilian 🦖", "Bo", "Maximilian 🐸", "Bo ꀀ", "משה", "משה"]
    shown = [shown_name(names, seat).translate({0x2068: None, 0x2069: None}) for seat in range(len(names))]
    assert shown == [
        f"{it}\u00a0{seat}" for seat, it in enumerate(("Maximilian", "Bo", "Maximilian", "Bo", "משה", "משה"), 1)
    ]
    for seat in (0, 4):
        cut = fitted(shown_name(names, seat), 40, Weight.BOLD, 100)
        assert cut.rstrip("\u2069").endswith(f"…\u00a0{seat + 1}")
        assert width(cut, 40, Weight.BOLD) <= 100


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


_SAMPLES = (
    "محمد علي", "شہزادہ", "علی\u200cرضا", "דנה כהן", "ก้อง ที่รัก", "प्रिया शर्मा", "राहुल सूर्य कृष्ण", "বাংলা সুমি পূর্ণিমা", "தமிழ்",
    "Շուշան", "გიორგი", "રાહુલ સૂર્ય", "ਗੁਰਪ੍ਰੀਤ ਸੂਰਜ", "ରାହୁଲ କୃଷ୍ଣ", "రాహుల్ కృష్ణ", "ಕೃಷ್ಣ ಪ್ರಿಯ", "രാഹുൽ കൃഷ്ണൻ", "ශ්\u200dරී කුමාර",
    "ສົມພອນ ບຸນມີ", "အောင် ဖြိုး", "ស្រី ភ្នំ", "ሰላም", "މުހައްމަދު",
)  # fmt: skip


def _set(text: str, size: int = 40) -> Cell:
    (cell,) = set_text(text, size, Weight.BOLD, Ink.TEXT, Ink.FELT).cells
    return cell


@pytest.mark.parametrize("name", _SAMPLES)
def test_names_of_many_scripts_are_drawn(name: str):
    assert drawable(name) == name
    box = _set("\U0010ffff").image
    assert all(_set(letter).image.tobytes() != box.tobytes() for letter in name if letter.isalpha())


@pytest.mark.parametrize("name", _SAMPLES)
def test_signs_keep_clear_of_the_lines_above_and_below(name: str):
    cell = _set(name, 100)
    assert cell.top >= -96
    assert cell.bottom <= 29


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
    assert asked.stdout.strip() == ascii(["Seat 1", "Dana\u00a07", "Շուշան"])


def _starts_with(whole: Image.Image, part: Image.Image) -> bool:
    """True if a cell of text begins with another, but for soft edges, up or down by a little."""
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


_WORDS = st.text(
    st.characters(min_codepoint=32, max_codepoint=126) | st.sampled_from("·−–×…éŁ"), min_size=1, max_size=12
)


_TOUCHING = st.text("fjkrtvwyoceTVY_", min_size=2, max_size=8)


@settings(deadline=None)
@given(
    st.lists(_WORDS | _TOUCHING, min_size=1, max_size=3).map(" ".join),
    st.sampled_from([26, 33, 38, 44]),
    st.sampled_from(Weight),
)
def test_words_laid_side_by_side_are_as_the_font_sets_them(text: str, size: int, weight: Weight):
    shown = drawable(text) or "x"
    canvas, whole = Canvas(Ink.FELT), Image.new("L", SIZE)
    canvas.text(shown, (100, 350), Letters(size, Ink.TEXT, Ink.FELT, weight))
    letters = font(size, weight)
    ImageDraw.Draw(whole).text((100, 350 + cap_height(size) // 2), shown, font=letters, fill=255, anchor="ls")
    assert canvas.image.tobytes() == mapped(whole, ramp(Ink.FELT, Ink.TEXT)).tobytes()
    assert width(shown, size, weight) == letters.getlength(shown)
