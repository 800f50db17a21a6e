"""The end of a deal of dominoes: every hand can be counted, gold is the winner's, nothing collides."""

from itertools import combinations

import pytest

from bot.rules.boards import PieceView
from bot.rules.pieces import double_set
from bot.rules.view import View
from bot.words.chain.end import ChainEnding, chain_end
from images.chain.draw import draw_final_line
from images.chain.hands import ENDED, hands_layout, tile_width
from images.drawing.canvas import Box, Canvas
from images.drawing.drawing import Drawing
from images.drawing.palette import Ink
from images.ends.posters import draw_poster
from images.table.table import draw_table
from tests.images.chain.made import capicua, cuban, four_arms
from tests.images.ends.test_ends import WIDE, written
from tests.images.pixels import inks, pixels
from tests.images.places import is_inside
from tests.images.views import NAMES
from tests.words.chains import preset

PLAYED = ("0 play 6-4", "3 play 6-2 left")
HANDS = ("6-6 5-0", "5-5 1-0", "6-2 5-1")  # of the others; the first of them can play to nothing
DOMINO = preset("dominican").hands("6-4 4-3", *HANDS).play(*PLAYED, "0 play 4-3 right").ended()
CAPICUA = capicua()
BLOCKED = preset("dominican").hands("1-1 6-5", "4-4 5-5", "3-3 2-2", "4-0 6-6").play("0 play 1-1").ended()
BONUSES = preset("puerto-rico").hands("6-4 4-2", *HANDS).play(*PLAYED, "0 play 4-2 left").ended()
TIES = {"block": ("1-1 6-4", "4-4 2-0"), "puerto-rico": ("1-1 6-4", "4-4 2-0", "3-3 2-2", "5-5")}


@pytest.mark.parametrize("by_column", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plates_and_what_is_on_them_lie_apart(seats: int, by_column: bool):
    for room in (ENDED, Box(20, 404, 1080, 688)):
        places = hands_layout(seats, room, by_column=by_column)
        assert all(is_inside(place.plate, room) for place in places)
        assert not any(one.plate.overlaps(other.plate) for one, other in combinations(places, 2))
        for place in places:
            parts = place.name, place.note, place.tiles
            assert all(is_inside(part, place.plate) for part in parts)
            assert not any(one.overlaps(other) for one, other in combinations(parts, 2))


def test_each_of_two_pairs_has_a_column():
    by_row, by_column = ([place.plate for place in hands_layout(4, by_column=way)] for way in (False, True))
    assert by_column == [by_row[0], by_row[2], by_row[1], by_row[3]]


@pytest.mark.parametrize(("seats", "highest"), [(2, 6), (3, 6), (4, 6), (2, 9), (4, 9)])
def test_the_tiles_of_a_hand_are_large_enough_to_count_or_written_out(seats: int, highest: int):
    at, tiles = hands_layout(seats)[0].tiles, [PieceView(tile) for tile in double_set(highest)][::-1]
    assert tile_width(tiles[:5], at) is not None
    for count in range(1, 22):
        wide = tile_width(tiles[:count], at)
        if wide is not None:
            assert wide >= (26 if highest == 6 else 38)
            assert count * (wide + 6) - 6 <= at.width
    assert seats == 2 or tile_width(tiles[:21], at) is None


def test_a_hand_too_large_for_tiles_is_written_out(monkeypatch: pytest.MonkeyPatch):
    view = cuban()
    words = written(monkeypatch, draw_table(view, NAMES))
    held = max((seat.shown for seat in view.seats), key=len)
    assert {str(shown.piece) for shown in held} <= set(words)


def _rims(drawing: Drawing, players: int) -> list[int]:
    """The ink of each plate's rim."""
    image = pixels(drawing)
    plates = [place.plate for place in hands_layout(players, by_column=True)]
    return [int(image.getpixel((plate.centre[0], plate.top + 1))) for plate in plates]  # type: ignore[arg-type]


def test_gold_is_whoever_went_out_or_the_side_with_the_fewest_pips():
    winner = chain_end(CAPICUA).winner
    own, other = ((Ink.SIDE_A, Ink.SIDE_B)[side] for side in (winner or 0, 1 - (winner or 0)))
    assert _rims(draw_table(CAPICUA, NAMES), 4) == [Ink.GOLD, own, other, other]
    loser = (Ink.SIDE_A, Ink.SIDE_B)[1 - (chain_end(BLOCKED).winner or 0)]
    assert _rims(draw_table(BLOCKED, NAMES), 4) == [Ink.GOLD, Ink.GOLD, loser, loser]


@pytest.mark.parametrize("name", TIES)
def test_nothing_is_gold_after_a_tie(name: str):
    view = preset(name).hands(*TIES[name]).play("0 play 1-1").ended()
    assert chain_end(view).way is ChainEnding.TIE
    assert Ink.GOLD not in inks(pixels(draw_table(view, NAMES)))


def test_the_totals_stand_with_what_they_were_before(monkeypatch: pytest.MonkeyPatch):
    view = CAPICUA
    result, words = view.results[-1], written(monkeypatch, draw_table(view, NAMES))
    side = chain_end(view).winner or 0
    after = result.totals[side]
    assert f" {after - result.scored[side]} → {after}" in words
    assert f" {result.totals[1 - side]}" in words


@pytest.mark.parametrize("names", [NAMES, WIDE], ids=["short", "wide"])
def test_many_bonuses_are_told_in_two_rows(names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch):
    drawings = draw_table(BONUSES, names), draw_poster(BONUSES, names)
    for drawing in drawings:
        assert drawing is not None
        words = " ".join(written(monkeypatch, drawing))
        assert "100 capicúa" in words
        assert f"for deal {BONUSES.deal} =" in words


def test_a_poster_tells_of_domino_and_of_capicua_with_both_ends(monkeypatch: pytest.MonkeyPatch):
    for view, word in ((DOMINO, "Domino!"), (CAPICUA, "Capicúa!")):
        poster = draw_poster(view, NAMES)
        assert poster is not None
        words = written(monkeypatch, poster)
        assert word in words
        last = chain_end(view).last
        ends = [text for text in words if text.isdecimal() and len(text) == 1 and int(text) in last.tile]
        assert (len(ends) >= 2) is (view is CAPICUA)
    assert draw_poster(BLOCKED, NAMES) is None


def test_a_line_that_has_no_place_is_told_by_its_ends(monkeypatch: pytest.MonkeyPatch):
    view = four_arms()

    def draw(room: Box) -> list[str]:
        canvas = Canvas(Ink.FELT)
        return written(monkeypatch, Drawing("line", "line.png", lambda: _with_line(canvas, view, room)))

    assert "1 · 5 · 5 · 1" in draw(Box(20, 100, 220, 200))
    assert "1 · 5 · 5 · 1" not in draw(Box(20, 100, 1080, 500))


def _with_line(canvas: Canvas, view: View, room: Box) -> bytes:
    draw_final_line(canvas, view, room)
    return canvas.png()
