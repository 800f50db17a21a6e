"""Nothing in the picture of a seat lies on anything else or leaves its zone, whatever its size."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise, product

import pytest

from bot.rules.boards import PieceView, TricksView
from bot.rules.pieces import Tile
from bot.words.tricks.nel_o import nel_o_of
from images.drawing.canvas import SIZE, Box
from images.drawing.lettering import cap_height
from images.parts.pieces import RING, Size
from images.seat.band import open_lines
from images.seat.boards import BOARD, columns_layout, doubles_layout, moon_layout
from images.seat.cells import strip_layout
from images.seat.hand_layout import LEGAL, MOST_LARGE, PiecePlace, hand_layout, large_hand_layout
from images.seat.review import BAR, LEGEND, review_layout
from images.seat.seat import draw_seat
from images.seat.style import LARGE, NORMAL
from tests.images.pixels import pixels
from tests.images.places import are_apart, is_inside
from tests.images.texts import Texts
from tests.images.views import NAMES, finished_trick, shown, start, table_of
from tests.moments import first_view

CARDS = pytest.mark.parametrize("cards", [False, True], ids=["dominoes", "cards"])
BADGES = pytest.mark.parametrize("badges", [False, True], ids=["plain", "badges"])
KINDS = {"dominoes": (False, True), "plain dominoes": (False, False), "cards": (True, True)}
HAND, STRIP = NORMAL.hand, NORMAL.strip
BOTTOMS = SIZE[1], 624, 556  # without and with one or two lines of codes at the foot
_LONG = (
    "W" * 32,
    "Christopherson the Third",
    "محمد علي بن أبي طالب",
    "まつもと ゆきひろ さくら",
    "M" * 24,
    "प्रिया शर्मा",
)

# -- the hand ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", list(KINDS))
def test_a_hand_of_any_size_fits(kind: str):
    for count, more in product(range(1, 19), (0, 1, 5)):
        cards, badges = KINDS[kind]
        places = hand_layout(count, cards=cards, badges=badges, slot_count=count + more)
        assert len(places) == count
        for place in places:
            _check(place, badges=badges)
        for one, other in combinations(places, 2):
            for raised in (0, LEGAL):
                assert not one.piece.moved(0, -raised).grown(RING).overlaps(other.piece)
                assert not one.piece.moved(0, -raised).overlaps(other.piece.moved(0, -raised).grown(RING))
            if one.piece.top == other.piece.top:  # a piece is drawn with the ground around it
                cell = other.piece.grown(Size(other.piece.width, other.piece.height).pad)
                assert not one.piece.grown(RING).overlaps(cell)
            if one.code is not None and other.code is not None:
                assert not one.code.overlaps(other.code)
                assert not one.piece.grown(RING).overlaps(other.code)
                assert not other.piece.grown(RING).overlaps(one.code)
            if badges:
                assert not one.badge.overlaps(other.piece)
                assert not other.badge.overlaps(one.piece)
                assert not one.badge.overlaps(other.badge)


def _check(place: PiecePlace, *, badges: bool) -> None:
    for raised in (0, *place.raised):
        assert is_inside(place.piece.moved(0, -raised).grown(RING), HAND)
    assert is_inside(place.check.moved(0, -place.raised[1]))
    assert is_inside(place.new.moved(0, -LEGAL), HAND)
    if place.code is not None:
        assert is_inside(place.code)
        assert not place.code.overlaps(place.piece)
        assert not place.badge.overlaps(place.code) or not badges or place.star is not None
    if badges:
        assert is_inside(place.badge)


@pytest.mark.parametrize("count", range(1, 13))
def test_a_dominos_badge_covers_no_pip(count: int):
    for place in hand_layout(count):
        beside = max(0, place.piece.right - place.badge.left)
        above = max(0, place.badge.bottom - place.piece.top)
        margin = 0.5 - 0.265 - 0.196 / 2
        assert min(beside, above) <= place.piece.width * margin + 3


@CARDS
@pytest.mark.parametrize("count", range(1, 15))
def test_new_covers_no_penalty(count: int, cards: bool):
    for place in hand_layout(count, cards=cards):
        badge, new = place.badge_and_new()
        assert not badge.grown(-14).overlaps(new)
        assert min(badge.left, new.left) >= 0
        assert max(badge.right, new.right) <= SIZE[0]


@CARDS
def test_fewer_pieces_are_never_drawn_smaller_and_none_grows_in_a_trick(cards: bool):
    sizes = [hand_layout(count, cards=cards)[0].piece for count in range(1, 18)]
    for fewer, more in pairwise(sizes):
        assert fewer.width * fewer.height >= more.width * more.height
    for count in range(2, 18):
        before, after = (hand_layout(held, cards=cards, slot_count=count)[0].piece for held in (count, count - 1))
        assert (before.width, before.height, before.top) == (after.width, after.height, after.top)


def test_small_cards_bear_no_code_for_they_say_it_themselves():
    assert all(place.code is not None for place in (*hand_layout(10, cards=True), *hand_layout(17)))
    assert all(place.code is None for place in hand_layout(11, cards=True))


def test_every_piece_of_every_set_looks_different():
    tiles = [PieceView(Tile(high, low)) for high in range(10) for low in range(high + 1)]
    cards = shown(" ".join(f"{rank}{suit}" for rank in ("2", "10", "J", "Q", "K", "A") for suit in "CDHS"))
    looks = [_look(piece) for piece in (*tiles, *cards)]
    assert len({*looks}) == len(looks)


def _look(piece: PieceView) -> bytes:
    return pixels(draw_seat(replace(start(), hand=(piece,), ask=None), NAMES)).crop(hand_layout(1)[0].piece).tobytes()


# -- the seats and what is asked ---------------------------------------------------------------------------------------


@CARDS
@BADGES
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_parts_of_a_cell_keep_apart(seats: int, cards: bool, badges: bool):
    places = strip_layout(seats, cards=cards, badges=badges)
    assert all(is_inside(place.cell, STRIP) for place in places)
    for one, other in combinations(places, 2):
        assert not one.cell.grown(4).overlaps(other.cell)
    for place in places:
        below, badge = place.cell._replace(top=place.bar.bottom), [place.badge] if badges else []
        for part in (place.piece.grown(RING), place.bid, place.crown, place.led, *badge):
            assert is_inside(part, below)
        assert are_apart((place.crown, place.led, *badge))
        assert place.piece.right + RING < place.column or place.narrow
        assert not badges or place.badge.right <= place.column or place.narrow


@pytest.mark.parametrize(
    ("seats", "partners"), [*((seats, False) for seats in range(2, 7)), (2, True), (4, True), (6, True)]
)
def test_long_names_of_any_script_stay_in_their_cells(texts: Texts, seats: int, partners: bool):
    for viewer in range(seats):
        for view in (table_of(seats, partners=partners, low_wins=not partners), finished_trick(seats, 0, 0)):
            worth = tuple(replace(seat, points=88, total=-188) for seat in view.seats)
            draw_seat(replace(view, seats=worth, viewer=viewer, hand=start().hand), _LONG).render()
            texts.check(f"{seats} seats")


@pytest.mark.parametrize("scores", [(1,) * count for count in range(1, 7)] + [(1, others) for others in range(2, 5)])
def test_the_choices_of_a_moon_find_room(scores: tuple[int, ...]):
    rows = moon_layout(scores)
    assert len(rows) == len(scores)
    assert all(is_inside(row) and row.top > 90 and row.height >= 76 for row in rows)
    assert all(one.bottom < other.top for one, other in pairwise(rows))


@pytest.mark.parametrize("doubles", [False, True])
@pytest.mark.parametrize("numbers", [7, 8, 9, 10])
def test_a_suit_has_a_column_of_its_own(numbers: int, doubles: bool):
    places = columns_layout(numbers, doubles=doubles)
    assert len(places) == numbers + doubles
    assert all(other - one >= 80 for one, other in pairwise(places))
    assert min(places) - 30 >= BOARD.left
    assert max(places) + (75 if doubles else 30) <= BOARD.right


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_choices_for_doubles_have_panels(count: int):
    panels = doubles_layout(count)
    assert len(panels) == count
    assert all(is_inside(panel, BOARD) for panel in panels)
    assert are_apart(panels)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_play_of_a_review_has_a_place_of_its_own(seats: int):
    for tricks in range(1, 18):
        grid = review_layout(seats, tricks)
        cells = [cell for row in grid.cells for cell in row]
        assert (len(grid.cells), len(grid.names), len(grid.numbers)) == (seats, seats, tricks)
        assert len(cells) == seats * tricks
        ringed = [cell.grown(5) for cell in cells]
        assert all(is_inside(cell, grid.panel.grown(1)) for cell in cells)
        assert are_apart(ringed)
        assert not any(name.overlaps(cell) for name in grid.names for cell in cells)
        assert all(name.width >= 100 for name in grid.names)
        assert max(grid.panel.bottom, *(cell.bottom for cell in ringed)) < LEGEND - 14
        assert BAR.top > LEGEND + 14
        for (x, y), column in zip(grid.numbers, grid.cells[0], strict=True):
            assert x == column.centre[0]
            assert y + 13 < column.top - 5


def test_open_hands_stand_on_one_line_where_they_are_short():
    facts = nel_o_of(
        first_view(lambda view: isinstance(view.board, TricksView) and (found := nel_o_of(view)) and found.open_hands)
    )
    assert facts is not None
    hands = tuple((seat, (hand * 9)[:9]) for seat, hand in facts.open_hands)
    short = tuple((seat, hand[:6]) for seat, hand in hands)
    assert [open_lines(replace(facts, open_hands=it)) for it in (hands, short, ())] == [2, 1, 0]


# -- large print -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_cell_in_large_print_has_room_for_its_words_and_marks(seats: int):
    places = strip_layout(seats, scale=LARGE)
    assert len(places) == seats
    assert all(is_inside(place.cell, LARGE.strip) for place in places)
    assert are_apart(place.cell for place in places)
    for place in places:
        assert is_inside(place.led, place.cell if place.narrow else place.bar)
        assert all(is_inside(part, place.cell._replace(top=place.bar.bottom)) for part in (place.piece, place.crown))
        assert are_apart((place.piece, place.crown, place.led) if place.narrow else (place.crown, place.led))
        assert place.piece.height >= cap_height(58)
    assert LARGE.strip.bottom < LARGE.band.top


@pytest.mark.parametrize("bottom", BOTTOMS)
@BADGES
@CARDS
def test_large_pieces_and_their_codes_find_room(cards: bool, badges: bool, bottom: int):
    for count in range(1, MOST_LARGE + 1):
        places = large_hand_layout(count, LARGE.hand._replace(bottom=bottom), cards=cards, badges=badges)
        assert len(places) == count
        pieces = [place.piece.grown(RING) for place in places if not place.alone]
        codes = [place.code for place in places if place.code is not None]
        assert (len(pieces), len(codes)) == (count, 0 if cards else count)
        _check_large([*pieces, *codes], bottom)
        for place, own in zip(places, pieces, strict=True) if badges else ():
            assert is_inside(place.badge)
            assert not any(place.badge.overlaps(other) for other in (*pieces, *codes) if other != own)


def _check_large(places: Sequence[Box], bottom: int) -> None:
    assert all(is_inside(one, LARGE.hand._replace(bottom=bottom)) for one in places)
    assert are_apart(places)


@pytest.mark.parametrize("bottom", BOTTOMS)
@pytest.mark.parametrize("count", range(MOST_LARGE + 1, 18))
def test_codes_alone_find_room(count: int, bottom: int):
    places = large_hand_layout(count, LARGE.hand._replace(bottom=bottom))
    codes = [place.piece for place in places if place.alone]
    assert len(codes) == count
    _check_large(codes, bottom)
    assert all(code.width >= 190 and (code.height >= 72 or bottom != SIZE[1]) for code in codes)


@pytest.mark.parametrize("count", range(1, MOST_LARGE + 1))
@pytest.mark.parametrize("bottom", BOTTOMS[:2])
def test_large_pieces_are_larger_than_usual(count: int, bottom: int):
    piece = large_hand_layout(count, LARGE.hand._replace(bottom=bottom))[0].piece
    usual = hand_layout(count if bottom == SIZE[1] else max(count + 3, 10), badges=False)[0].piece
    assert piece.height > usual.height or (count >= 4 and piece.height >= 200 and bottom == SIZE[1])
    assert piece.height == 272 or count > 3
