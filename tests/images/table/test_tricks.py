"""The table of a trick game: what lies there, whose turn it is, who takes the trick."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.boards import Challenged, Withdrawn
from bot.rules.pieces import Tile
from images.drawing.palette import Ink
from images.table.table import draw_table
from images.table.tricks_layout import table_layout
from tests.images.pixels import pixels
from tests.images.views import NAMES, on_board, shown, table_of
from tests.moments import moments
from tests.said import is_said
from tests.samples import NUMBER


def test_the_table_is_the_same_whatever_hands_are_held():
    for number, moment in enumerate(moments()):
        if moment.public.line is None:  # else somebody can have peeked
            shown = draw_table(moment.public, NAMES)
            drawn = [draw_table(view, NAMES) for view in moment.views]
            assert {(it.alt, it.name) for it in drawn} == {(shown.alt, shown.name)}
            if number % 20 == NUMBER % 20:
                assert {it.render() for it in drawn} == {shown.render()}


@settings(deadline=None)
@given(st.lists(st.text(max_size=60), min_size=4, max_size=4))
def test_no_name_breaks_a_table(names: list[str]):
    picture = draw_table(table_of(4), names)
    assert picture.render().startswith(b"\x89PNG")
    assert not any(unicodedata.category(one).startswith("C") for one in picture.alt)


def test_names_of_any_length_are_drawn():
    assert draw_table(table_of(6, partners=True), ["W" * 100_000] * 6).render()


@pytest.mark.parametrize("marks", ["\u202e{}", "{}\u202e", "\u2067{}", "{}\u2069\u2069", "\u200f{}\u061c", "\u202d{}"])
def test_turning_characters_in_a_name_change_no_picture(marks: str):
    plain = draw_table(table_of(4), ("Ann", "דנה", *NAMES[2:]))
    tricky = draw_table(table_of(4), (marks.format("Ann"), marks.format("דנה"), *NAMES[2:]))
    assert tricky.render() == plain.render()


@pytest.mark.parametrize(("penalty", "ink"), [(True, Ink.RED), (False, Ink.BLUE)])
def test_an_undealt_tile_that_counts_bears_its_badge(penalty: bool, ink: Ink):
    spare = table_layout(3).spare
    assert spare is not None
    inside = (spare.badge.centre[0] - 16, spare.badge.centre[1])
    view = on_board(table_of(3, low_wins=True), exposed=shown("5-0", points=4, penalty=penalty))
    assert pixels(draw_table(view, NAMES)).getpixel(inside) == ink
    for other in (on_board(view, exposed=shown("5-0")), on_board(view, exposed=())):
        assert pixels(draw_table(other, NAMES)).getpixel(inside) not in (Ink.RED, Ink.BLUE)


def test_a_play_taken_back_and_a_challenge_are_told():
    withdrawn = (Withdrawn(4, 1, Tile(6, 5), revoke=True),)
    assert "Bo took back 6-5." in draw_table(on_board(table_of(4), withdrawn=withdrawn), NAMES).alt
    challenges = (Challenged(0, 2, 3, proven=True), Challenged(1, 3, 1, proven=False))
    alt = draw_table(on_board(table_of(4), challenges=challenges), NAMES).alt
    assert is_said("challenge-proven", alt)
    assert is_said("challenge-refuted", alt)
    assert "Ann challenged" in alt
    assert "by Chris in trick 3: a revoke. Bo challenged" in alt
