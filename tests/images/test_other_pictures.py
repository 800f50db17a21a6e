"""Results, lobbies, illustrations, and a hand as its player likes it."""

import gc
import importlib
import pkgutil
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

import images
from bot.rules.boards import LineView, TrickView
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import DealResult, RevokesProven
from bot.rules.suits import Suit
from bot.rules.view import Example
from images.drawing.canvas import SIZE, Box
from images.drawing.lettering import SetText, set_text
from images.drawing.palette import CONTRAST, PALETTE, Ink
from images.example import draw_example, example_layout
from images.hand.hand import HandStyle, draw_hand
from images.hand.layout import hand_layout, large_layout
from images.lobby import draw_lobby
from images.parts.pieces import RING
from images.scores.chart import draw_scores
from images.scores.result import draw_result
from images.table.table import draw_table
from images.warm import warm
from tests.images.moments import some_moments
from tests.images.pixels import inks, pixels
from tests.images.reference import pictures
from tests.images.views import NAMES, hearts_hand, shown, start, table_of, whist_hand

CACHES = 32 << 20  # bytes
CANVAS = Box(0, 0, *SIZE)


def test_a_result_tells_what_was_taken_scored_and_reached():
    result = DealResult(3, (5, 2, 1, 3), (-6, 2, 1, 3), (-2, 9, 4, 26), 1, (RevokesProven((3,), 13),))
    view = replace(table_of(4), results=(result,), target=25, winners=(3,))
    alt = draw_result(view, NAMES).alt
    assert alt.startswith(
        "Domino Whist, deal 3 is over. Ann took 5, scores -6, total -2; Bo took 2, scores +2, total 9;"
    )
    assert alt.endswith("Bo shot the moon. Proven revokes, 13 each: Dee. Match over: Dee wins. Target 25.")


def test_a_result_of_sides_names_their_members():
    result = DealResult(1, (5, 6), (5, 6), (5, 6))
    view = replace(table_of(4, partners=True), results=(result,))
    assert "side A (Ann and Chris) took 5" in draw_result(view, NAMES).alt


def test_there_is_no_result_before_the_first_deal_is_over():
    with pytest.raises(ValueError, match="no deal"):
        draw_result(start(), NAMES)


def test_a_lobby_fills_seat_by_seat():
    empty = draw_lobby("Seventy-Nine", [], 6)
    assert empty.alt == "Seventy-Nine, lobby: 0 of 6 seats taken. Free: 1, 2, 3, 4, 5, 6."
    two = draw_lobby("Seventy-Nine", [("Ann", "host"), ("\u202eBo", "")], 6)
    assert two.alt == "Seventy-Nine, lobby: 2 of 6 seats taken. Seat 1: Ann (host). Seat 2: Bo. Free: 3, 4, 5, 6."
    assert Ink.GOLD not in inks(pixels(two))
    assert Ink.GOLD in inks(pixels(draw_lobby("Seventy-Nine", [("Ann", "")] * 6, 6)))


@pytest.mark.parametrize("marks", [False, True])
@pytest.mark.parametrize("count", range(1, 7))
def test_the_pieces_of_an_example_lie_apart(count: int, marks: bool):
    for room in (Box(14, 96, 1086, 688), Box(14, 96, 1086, 396)):
        places = example_layout(count, room, marks=marks)
        for place in places:
            for part in place if marks else place[:3]:
                assert room.left <= part.left
                assert part.right <= room.right
                assert room.top <= part.top
                assert part.bottom <= room.bottom
            assert not place.code.overlaps(place.led)
            assert not place.crown.overlaps(place.piece.grown(RING))
        for one, other in combinations(places, 2):
            assert not any(part.overlaps(else_) for part in one for else_ in other)


def test_an_example_tells_its_line_and_what_fits():
    line = LineView(((2, 6), (6, 4)), 0)
    pieces = (*shown("5-2 4-4", legal=True), *shown("3-3", legal=False))
    alt = draw_example(Example("Ends 2 and 4", line=line, pieces=pieces)).alt
    assert alt == "Ends 2 and 4. Line: 2-6 6-4. Open ends: 2 and 4. Playable: 5-2, 4-4. Not playable: 3-3."


def test_an_example_of_a_trick_with_the_hand_that_may_follow():
    trick = TrickView(1, Suit.N4, tuple(enumerate(shown("6-4 4-4"))), 1, 5)
    example = Example("4-4 wins", trick=trick, trump=Suit.N2, pieces=shown("5-4 4-2", legal=True))
    picture = draw_example(example)
    assert picture.alt == (
        "4-4 wins. Trump: 2s. Led: 4s. Played: 6-4, 4-4 wins. The trick is worth 5. Playable: 5-4, 4-2."
    )


@pytest.mark.parametrize("game", list(CATALOGUE))
def test_every_page_of_help_is_drawn(game: str):
    drawn = 0
    for preset in CATALOGUE[game].presets:
        for page in CATALOGUE[game].help(preset.options, preset.players[0]):
            if page.example is not None:
                picture = draw_example(page.example)
                drawn += 1
                assert len(picture.render()) < 35 * 1024
                assert picture.alt.startswith(page.example.caption)
    assert drawn


def test_large_print_shows_what_may_be_played_alone():
    view = whist_hand()
    usual, large = pixels(draw_hand(view, NAMES)), pixels(draw_hand(view, NAMES, HandStyle(large=True)))
    assert usual.histogram()[Ink.DIM] > 100_000
    assert large.histogram()[Ink.DIM] < 1000
    places, _ = large_layout(4, 8)
    for place in places:
        assert large.getpixel((place.piece.left + 12, place.piece.centre[1] - 30)) in (Ink.IVORY, Ink.TINT)
    cards = hearts_hand("AS KS QS 9S 4S 2S KH 10H 7H 2H AD JD 5D QC 9C 8C 3C", Suit.HEARTS)
    assert draw_hand(cards, NAMES, HandStyle(large=True)).alt == draw_hand(cards, NAMES).alt


def test_high_contrast_is_the_same_picture_in_other_colours():
    view = whist_hand()
    usual, stark = pixels(draw_hand(view, NAMES)), pixels(draw_hand(view, NAMES, HandStyle(contrast=True)))
    assert usual.tobytes() == stark.tobytes()
    assert stark.getpalette() == [channel for colour in CONTRAST for channel in colour]
    assert len(CONTRAST) == len(PALETTE)


def test_numerals_stand_where_pips_would():
    hand = (*shown("9-4 0-0"), *shown("6-3", points=1, penalty=True))
    view = replace(start(), hand=hand, ask=None)
    pips, figures = pixels(draw_hand(view, NAMES)), pixels(draw_hand(view, NAMES, HandStyle(numerals=True)))
    for place in hand_layout(3):
        assert pips.crop(place.piece).tobytes() != figures.crop(place.piece).tobytes()
    blank = hand_layout(3)[1].piece
    assert Ink.INK not in inks(pips.crop(blank))
    assert Ink.INK in inks(figures.crop(blank)), "a blank is a nought"
    assert Ink.RED in inks(figures.crop(hand_layout(3)[2].piece))


def test_caches_stay_small_whatever_is_drawn():
    warm()
    for moment in some_moments(40, 6):
        for view in moment.seats:
            drawing = draw_table(view, NAMES) if view.line else draw_hand(view, NAMES, HandStyle(large=True))
            drawing.render()
    for drawing in pictures().values():
        drawing.render()
    gc.collect()
    kept = [one for one in gc.get_objects() if isinstance(one, Image.Image)]
    assert sum(one.width * one.height * len(one.getbands()) for one in kept) < CACHES


def test_every_cache_has_a_bound():
    caches: dict[str, Any] = {}
    for module in pkgutil.walk_packages(images.__path__, "images."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if hasattr(value, "cache_parameters"):
                caches[f"{module.name}.{name}"] = value
    assert caches
    for name, cache in caches.items():
        assert cache.cache_parameters()["maxsize"], name


def test_every_name_of_a_side_stands_whole(monkeypatch: pytest.MonkeyPatch):
    names = ("Žofie Ångström", "Bo", "Christopherson", "Dee", "DragonSlayer 42", "Farouk")
    view = replace(table_of(6, partners=True), results=(DealResult(1, (5, 2), (5, 2), (5, 2)),))
    written: list[str] = []

    def note(text: str, *how: Any) -> SetText:
        written.append(text)
        return set_text(text, *how)

    monkeypatch.setattr("images.drawing.canvas.set_text", note)
    for draw in (draw_scores, draw_result):
        written.clear()
        draw(view, names).render()
        assert not any("…" in words for words in written)
        assert all(any(name in words for words in written) for name in names)
