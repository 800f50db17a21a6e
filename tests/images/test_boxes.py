"""No text lies on another or leaves its picture, whatever is played and whatever people call themselves."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, islice, pairwise
from random import Random

import pytest

from bot.rules.view import View
from images.drawing.canvas import SIZE, Box, Canvas
from images.drawing.drawing import Drawing
from images.drawing.lettering import cap_height
from images.hand.hand import PLAIN, HandStyle, draw_hand
from images.hand.layout import apart_box, hand_layout, large_layout
from images.lobby import draw_lobby, lobby_layout
from images.parts.pieces import RING
from images.scores.chart import draw_scores
from images.scores.result import draw_result, result_layout
from images.table.table import draw_table
from images.table.tricks_layout import open_hand_layout, table_layout
from tests.images.moments import random_names, some_moments
from tests.images.views import NAMES, shown, whist_hand

CANVAS = Box(0, 0, *SIZE)
STYLES = (PLAIN, HandStyle(large=True), HandStyle(numerals=True, contrast=True))


def _inside(place: Box, room: Box = CANVAS) -> bool:
    return (
        place.left >= room.left and place.top >= room.top and place.right <= room.right and place.bottom <= room.bottom
    )


@dataclass
class Texts:
    """Every text set on a canvas while this looks on, with the box of its capitals."""

    set: list[tuple[str, Box]] = field(default_factory=list)

    def check(self, what: str) -> None:
        for text, place in self.set:
            assert _inside(place), f"{what}: “{text}” leaves the picture"
        for (one, first), (other, second) in combinations(self.set, 2):
            assert not first.overlaps(second), f"{what}: “{one}” on “{other}”"
        self.set.clear()


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Text goes to the canvas as ever, and its box is written down."""
    seen, original = Texts(), Canvas.text

    def text(canvas: Canvas, words: str, at: tuple[int, int], size: int, *rest: object, **more: object) -> int:
        wide = original(canvas, words, at, size, *rest, **more)  # type: ignore[arg-type]
        left = at[0] - {"l": 0, "m": wide // 2, "r": wide}[str(more.get("anchor", "l"))]
        high = cap_height(size)
        if wide:
            seen.set.append((words, Box(left, at[1] - high // 2, left + wide, at[1] + high // 2)))
        return wide

    monkeypatch.setattr(Canvas, "text", text)
    return seen


@pytest.mark.parametrize(
    ("moves", "step"), [(40, 6), pytest.param(400, 4, marks=pytest.mark.soak)], ids=["sample", "thousands"]
)
def test_texts_lie_apart_in_views_of_every_game(texts: Texts, moves: int, step: int, request: pytest.FixtureRequest):
    if moves > 40 and "soak" not in request.config.option.markexpr:
        pytest.skip("a long run: ask for it with -m soak")
    chance = Random(1)
    names = random_names(chance)
    drawn = 0
    for moment in some_moments(moves, step):
        called = tuple(islice(names, 6))
        for picture in _drawings(moment.public, moment.seats, called, chance):
            drawn += 1
            assert 0 < len(picture.alt) <= 1024
            assert len(picture.render()) < 40 * 1024
            texts.check(f"{moment.preset.title}, {moment.public.phase}: {picture.alt}")
    assert drawn > 400


def _drawings(public: View, seats: tuple[View, ...], names: tuple[str, ...], chance: Random) -> Iterator[Drawing]:
    yield draw_table(chance.choice((public, *seats)), names)
    seat = chance.choice(seats)
    if seat.hand or seat.line is None:
        yield draw_hand(seat, names, chance.choice(STYLES))
    if public.results:
        yield chance.choice((draw_result, draw_scores))(public, names)


@pytest.mark.parametrize("capacity", range(2, 7))
def test_lobbies_of_any_size(texts: Texts, capacity: int):
    names = random_names(Random(capacity))
    for taken in range(capacity + 1):
        seats = [(name, "computer") for name in islice(names, taken)]
        picture = draw_lobby("Domino Whist", seats, capacity)
        assert picture.render()
        assert f"{taken} of {capacity} seats taken" in picture.alt
        texts.check(picture.alt)
    places = lobby_layout(capacity)
    assert len(places) == capacity
    assert all(_inside(place) and place.top > 84 for place in places)
    assert not any(one.overlaps(other) for one, other in combinations(places, 2))


@pytest.mark.parametrize("count", range(1, 7))
def test_result_lines_lie_apart(count: int):
    lines = result_layout(count)
    assert all(_inside(line) and line.bottom <= 600 for line in lines)
    assert not any(one.overlaps(other) for one, other in combinations(lines, 2))


@pytest.mark.parametrize("cards", [False, True], ids=["dominoes", "cards"])
@pytest.mark.parametrize("others", range(18))
def test_large_print_fits(others: int, cards: bool):
    for count in range(1, 18 - others):
        places, strip = large_layout(count, others, cards=cards)
        assert (len(places), len(strip)) == (count, others)
        boxes = [place.piece.grown(RING) for place in places] + [place.code for place in places] + [*strip]
        for place in places:
            assert place.piece.moved(0, -8).grown(RING).top > 86
            assert _inside(place.badge)
        assert all(map(_inside, boxes))
        assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
        if strip:
            assert strip[0].top - max(place.code.bottom for place in places) >= 20
            assert all(later.top - one.bottom >= 10 for one, later in pairwise(strip) if later.top > one.top)


@pytest.mark.parametrize("codes", ["8-6 6-4 4-2 6-2 0-0", "8-6 6-4 4-2 6-2 0-0 1-0 3-1 5-5 7-7", "8-6 4-2 0-0"])
def test_codes_below_large_print_are_of_one_size(texts: Texts, codes: str):
    hand = tuple(replace(one, legal="8" in str(one.piece), trump="2" in str(one.piece)) for one in shown(codes))
    draw_hand(replace(whist_hand(), hand=hand), NAMES, HandStyle(large=True)).render()
    others = [box for text, box in texts.set if text in codes and "8" not in text]
    assert len(others) == len(hand) - 1
    assert len({box.height for box in others}) == 1


@pytest.mark.parametrize("count", [6, 9, 12, 13])
def test_large_print_is_larger_or_its_codes_are(count: int):
    usual, large = hand_layout(count)[0], large_layout(count, 0)[0][0]
    assert large.code.height > usual.code.height
    assert large.piece.height >= usual.piece.height
    few = large_layout(3, count - 3)[0][0]
    assert few.piece.width * few.piece.height > 1.9 * usual.piece.width * usual.piece.height or count == 6


@pytest.mark.parametrize("count", [9, 12])
def test_what_is_set_apart_lies_on_a_panel_of_its_own(count: int):
    for places in (hand_layout(count), large_layout(count, 0)[0]):
        panel = apart_box(places[-1:])
        assert _inside(panel)
        for place in places[:-1]:
            assert not panel.overlaps(place.piece.grown(RING))
            assert not panel.overlaps(place.code)


@pytest.mark.parametrize("seats", [5, 6])
def test_open_hands_lie_where_nothing_else_of_their_seat_does(seats: int):
    layout = table_layout(seats)
    for count in range(1, 10):
        for seat in layout.seats:
            tiles = open_hand_layout(seat, count)
            others = [other for other in layout.seats if other is not seat]
            assert not any(one.overlaps(other) for one, other in combinations(tiles, 2))
            for tile in tiles:
                assert _inside(tile)
                assert not any(tile.grown(2).overlaps(one.plate) for one in layout.seats)
                assert not any(tile.overlaps(part) for one in others for part in one[1:])
