"""Hands at a line of dominoes: tiles and their codes keep apart in play, and can be counted when the deal is over."""

from dataclasses import replace
from itertools import combinations

import pytest

from bot.rules.boards import PieceView
from bot.rules.pieces import double_set
from bot.rules.view import View
from images.drawing.canvas import Box, Canvas
from images.drawing.drawing import Drawing
from images.drawing.lettering import cap_height
from images.drawing.palette import Ink
from images.line.draw import draw_final_line
from images.line.hands import ENDED, open_hands_layout, tile_width
from images.line.strip_and_band import HAND
from images.parts.pieces import RING
from images.seat.hand_layout import LEGAL
from images.seat.line import MOST_TILES, draw_line_hand, line_hand_layout
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from tests.images.ends.test_ends import written
from tests.images.line.made import four_arms
from tests.images.places import are_apart, is_inside
from tests.images.texts import Texts
from tests.images.views import NAMES
from tests.words.lines import preset

STYLES = (PLAIN, SeatStyle(large=True), SeatStyle(numerals=True, contrast=True))


@pytest.mark.parametrize("tagged", [True, False])
@pytest.mark.parametrize("count", range(1, 31))
def test_tiles_and_codes_keep_apart(count: int, *, tagged: bool):
    places = line_hand_layout(count, tagged=tagged)
    assert len(places) == count
    for place in places:
        assert is_inside(place.code, HAND)
        assert (place.piece is None) == (count > MOST_TILES)
        if place.piece is not None:
            assert is_inside(place.piece.grown(RING).moved(0, -LEGAL)._replace(top=place.piece.top - LEGAL), HAND)
            assert not place.piece.overlaps(place.code)
    assert are_apart(place.new for place in places)
    pieces = [place.piece.grown(RING) for place in places if place.piece is not None]
    assert are_apart((*pieces, *(place.code for place in places if count > MOST_TILES)))
    for one, other in combinations(places, 2):
        assert not one.code.overlaps(other.code)
        assert other.piece is None or not one.code.overlaps(other.piece.grown(RING))


@pytest.mark.parametrize("count", range(8, 31))
def test_the_codes_of_many_tiles_are_read_on_a_phone(texts: Texts, count: int):
    """A picture is 330 points wide there: 40 of its pixels are 12."""
    dealt = preset("draw").hands("6-4 5-5 4-4", "6-1 3-3 1-1", boneyard="2-2 0-0 5-0")
    view = dealt.play("0 play 6-4", "1 play 6-1 left").view(0)
    tiles = sorted(double_set(9), reverse=True)[:count]
    hand = tuple(PieceView(tile, legal=True) for tile in tiles)
    draw_line_hand(Canvas(Ink.FELT), replace(view, hand=hand), PLAIN)
    heights = [place.height for code, place in texts.set if "-" in code]
    assert len(heights) == count
    assert min(heights) >= cap_height(40) // 2 * 2  # as boxes of whole pixels about a middle


@pytest.mark.parametrize("tagged", [True, False])
def test_a_hand_of_fewer_tiles_is_no_smaller(*, tagged: bool):
    tiles = [line_hand_layout(count, tagged=tagged)[0].piece for count in range(1, MOST_TILES + 1)]
    wides = [tile.width for tile in tiles if tile is not None]
    assert wides == sorted(wides, reverse=True)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("count", [0, 1, 7, 8, 10, 11, 14, 15, 28])
def test_a_hand_of_any_size_can_be_drawn(texts: Texts, style: SeatStyle, count: int):
    dealt = preset("draw").hands("6-4 5-5 4-4", "6-1 3-3 1-1", boneyard="2-2 0-0 5-0")
    view = dealt.play("0 play 6-4", "1 play 6-1 left").view(0)
    tiles = sorted(double_set(6), reverse=True)[:count]
    numbers = view.line_board.numbers
    hand = tuple(
        PieceView(tile, legal=any(number in tile for number in numbers), tinted=(tile.high in numbers, False))
        for tile in tiles
    )
    board = replace(view.line_board, drawn=tuple(tiles[:3]))
    for ask in (view.ask, None):
        shown = hand if ask is not None else tuple(PieceView(tile) for tile in tiles)
        drawing = draw_seat(replace(view, hand=shown, board=board, ask=ask), NAMES, style)
        drawing.render()
        texts.check(f"{count} tiles: {drawing.alt}")


@pytest.mark.parametrize("by_column", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plates_and_what_is_on_them_lie_apart(seats: int, by_column: bool):
    for room in (ENDED, Box(20, 404, 1080, 688)):
        places = open_hands_layout(seats, room, by_column=by_column)
        assert all(is_inside(place.plate, room) for place in places)
        assert are_apart(place.plate for place in places)
        for place in places:
            parts = place.name, place.note, place.tiles
            assert all(is_inside(part, place.plate) for part in parts)
            assert are_apart(parts)


def test_each_of_two_pairs_has_a_column():
    by_row, by_column = ([place.plate for place in open_hands_layout(4, by_column=way)] for way in (False, True))
    assert by_column == [by_row[0], by_row[2], by_row[1], by_row[3]]


@pytest.mark.parametrize(("seats", "highest"), [(2, 6), (3, 6), (4, 6), (2, 9), (4, 9)])
def test_the_tiles_of_a_hand_are_large_enough_to_count_or_written_out(seats: int, highest: int):
    at, tiles = open_hands_layout(seats)[0].tiles, [PieceView(tile) for tile in double_set(highest)][::-1]
    assert tile_width(tiles[:5], at) is not None
    for count in range(1, 22):
        wide = tile_width(tiles[:count], at)
        if wide is not None:
            assert wide >= (26 if highest == 6 else 38)
            assert count * (wide + 6) - 6 <= at.width
    assert seats == 2 or tile_width(tiles[:21], at) is None


def test_a_line_that_has_no_place_is_told_by_its_ends(monkeypatch: pytest.MonkeyPatch):
    view = four_arms()

    def draw(room: Box) -> list[str]:
        return written(monkeypatch, Drawing("line", "line.png", lambda: _with_line(view, room)))

    assert "1 · 5 · 5 · 1" in draw(Box(20, 100, 220, 200))
    assert "1 · 5 · 5 · 1" not in draw(Box(20, 100, 1080, 500))


def _with_line(view: View, room: Box) -> bytes:
    canvas = Canvas(Ink.FELT)
    draw_final_line(canvas, view, room)
    return canvas.png()
