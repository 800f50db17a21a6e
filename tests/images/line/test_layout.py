"""The layout of a line: nothing overlaps or leaves the room, numbers meet, and tiles stay where they lie."""

from functools import partial
from itertools import combinations
from random import Random

import pytest

from bot.rules.moves import End
from bot.rules.pieces import Tile
from images.drawing.canvas import Box
from images.drawing.warmth import drawn_if_warm
from images.line.arms import arms_of
from images.line.brief import brief_layout
from images.line.draw import READABLE
from images.line.layout import SEAT, TABLE, LineFrame, LineLayout, PlacedTile, final_layout, line_layout
from images.line.walks import GAP
from images.parts.pieces import RING
from tests.images.line.lines import Plays, growing, one_arm, random_plays, spinner_of
from tests.images.places import is_inside
from tests.samples import sample

FRAMES = (SEAT, TABLE)
FINAL, CARD = Box(20, 174, 1080, 402), Box(20, 340, 610, 688)
MOMENT, PARTING = Box(20, 176, 1080, 368), Box(20, 98, 1080, 302)


def _check(layout: LineLayout, plays: Plays, room: Box, *, spins: bool) -> None:
    _check_apart(layout, plays, room, spins=spins)
    for one in (*layout.tiles, *layout.folds):
        assert sorted((one.place.width, one.place.height)) == [layout.wide, 2 * layout.wide]
    _check_numbers(layout)


def _check_apart(layout: LineLayout, plays: Plays, room: Box, *, spins: bool) -> None:
    """All of the line is shown or counted, inside the room; nothing overlaps."""
    hidden = sum(fold.tiles for fold in layout.folds)
    assert len(layout.tiles) + hidden == len(plays)
    shown = {Tile.of(*tile.ends) for tile in layout.tiles}
    assert shown <= {laid.tile for laid in plays}
    assert len(shown) == len(layout.tiles)
    places = [one.place for one in (*layout.tiles, *layout.folds)]
    for place in places:
        assert is_inside(place.grown(RING), room)
    sockets = [socket.place for socket in layout.sockets]
    for place in sockets:
        assert is_inside(place.grown(4), room)
    for one, other in combinations([*places, *sockets], 2):
        assert not one.grown(GAP - 1).overlaps(other)
    by_end = {socket.end: socket for socket in layout.sockets}
    assert by_end[End.LEFT].place.right <= by_end[End.RIGHT].place.left
    arms = arms_of(plays, spinner_of(plays) if spins else None)
    assert tuple(by_end) == arms.ends
    assert plays[-1].tile in shown, "the newest"


def _check_numbers(layout: LineLayout) -> None:
    """Each half but the open ones lies beside a half of its number; each socket beside the half it continues."""
    for tile in layout.tiles:
        for half, number, is_open in zip(_halves(tile), tile.ends, tile.open, strict=True):
            if tile.ends[0] == tile.ends[1] or is_open or layout.folds:
                continue
            alike = [
                far
                for other in layout.tiles
                if other is not tile and number in other.ends
                for far, there in zip(_halves(other), other.ends, strict=True)
                if there == number
            ]
            assert any(_distance(half, far) <= GAP and _faces(half, far) for far in alike), (tile, alike)
    _check_sockets(layout)


def _check_sockets(layout: LineLayout) -> None:
    for socket in layout.sockets:
        ends = [tile for tile in layout.tiles for number, is_open in zip(tile.ends, tile.open, strict=True)
                if is_open and number == socket.number and _distance(tile.place, socket.place) <= 12]  # fmt: skip
        assert ends, socket


def _halves(tile: PlacedTile) -> tuple[Box, Box]:
    place = tile.place
    middle = place.centre
    if place.width > place.height:
        return place._replace(right=middle[0]), place._replace(left=middle[0])
    return place._replace(bottom=middle[1]), place._replace(top=middle[1])


def _faces(one: Box, other: Box) -> bool:
    """True if two boxes lie side by side over at least half of the smaller one's side."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(across, down) >= min(one.width, one.height, other.width, other.height) // 2


def _distance(one: Box, other: Box) -> int:
    return max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom)


@pytest.mark.parametrize("part", sample(range(8), 8))
def test_random_lines_lie_well_after_every_play(part: int):
    chance, spins = Random(part), part % 2 == 1
    for number in range(20):
        bias = (0.0, 0.3, 0.8, 1.0)[number % 4]
        plays = random_plays(chance, 9 if part in (2, 3) else 6, spins=spins, bias=bias)
        spinner, frame = spinner_of(plays) if spins else None, FRAMES[number % 2]
        wide = 64
        for grown in growing(plays):
            layout = line_layout(grown, spinner, frame)
            _check(layout, grown, frame.room, spins=spins)
            assert layout.wide <= wide, "tiles never grow in a deal"
            wide = layout.wide


@pytest.mark.parametrize("part", sample(range(4), 4))
def test_final_lines_lie_well_and_around_a_spinner_in_the_room_of_a_card(part: int):
    chance, spins = Random(part), part % 2 == 1
    for number in range(16):
        plays = random_plays(chance, 9 if part == 2 else 6, spins=spins, bias=(0.0, 0.9)[number % 2])
        for grown in (plays[: 2 * number + 1], plays):
            layout = final_layout(grown, spinner_of(plays) if spins else None, FINAL)
            _check(layout, grown, FINAL, spins=spins)
            assert layout.wide >= 24
        around = random_plays(chance, 6, spins=True, bias=(0.0, 0.9)[number % 2])
        layout = final_layout(around, spinner_of(around), CARD)
        _check(layout, around, CARD, spins=True)
        assert not layout.folds
        assert layout.wide >= 20


@pytest.mark.parametrize("room", [MOMENT, PARTING])
@pytest.mark.parametrize(("highest", "spins"), sample([(6, True), (6, False), (9, True), (9, False)], 4))
def test_a_low_room_shows_large_tiles_and_the_last_of_each_arm(room: Box, highest: int, spins: bool):
    chance, folded = Random(36), 0
    for number in range(6):
        plays = random_plays(chance, highest, spins=spins, bias=(0.0, 0.5, 0.9)[number % 3])
        spinner = spinner_of(plays) if spins else None
        for grown in (*list(growing(plays))[number::5], plays):
            layout = brief_layout(grown, spinner, room, READABLE)
            assert layout.wide >= READABLE
            _check_apart(layout, grown, room, spins=spins)
            _check_sockets(layout)
            arms = arms_of(grown, spinner)
            shown = [set(tile.ends) for tile in layout.tiles]
            assert all(set(arm[-1]) in shown for end in End if (arm := arms.at(end)))
            folded += bool(layout.folds)
    assert folded or not spins


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("end", [End.LEFT, End.RIGHT])
@pytest.mark.parametrize(("highest", "count"), [(6, 28), (9, 40)])
def test_the_longest_lines_fit_on_one_arm(frame: LineFrame, end: End, highest: int, count: int):
    chance = Random(count)
    for _ in range(3):
        plays = one_arm(chance, highest, count, end)
        for grown in growing(plays):
            layout = line_layout(grown, None, frame)
            assert not layout.folds
            _check(layout, grown, frame.room, spins=False)
        _check(final_layout(plays, None, FINAL), plays, FINAL, spins=False)


@pytest.mark.parametrize("frame", FRAMES)
def test_an_arm_of_a_spinner_too_long_for_its_quarter_is_folded(frame: LineFrame):
    chance, folded = Random(7), 0
    for _ in range(4):
        plays = one_arm(chance, 6, 28, End.RIGHT)
        for grown in growing(plays):
            layout = line_layout(grown, spinner_of(plays), frame)
            _check(layout, grown, frame.room, spins=True)
            folded += bool(layout.folds)
    assert folded


@pytest.mark.parametrize(("spins", "share"), [(False, 0.85), (True, 0.72)])
def test_most_plays_move_no_tile(spins: bool, share: float):
    chance, kept, plays_made = Random(79), 0, 0
    for _ in range(60):
        plays = random_plays(chance, 6, spins=spins, most=24)
        before = dict[frozenset[int], Box]()
        for grown in growing(plays):
            layout = line_layout(grown, spinner_of(plays) if spins else None, SEAT)
            now = {frozenset(tile.ends): tile.place for tile in layout.tiles}
            if before:
                plays_made += 1
                kept += all(now.get(tile) == place for tile, place in before.items())
            before = now
    assert kept / plays_made >= share


def test_the_spinner_is_the_middle_of_a_line_wherever_it_was_played():
    for seed in range(30):
        plays = random_plays(Random(seed), 6, spins=True)
        spinner = spinner_of(plays)
        assert spinner is not None
        arms = arms_of(plays, spinner)
        assert arms.middle == (spinner.high, spinner.high)
        for end in End:
            inner, arm = spinner.high, arms.at(end)
            for near, far in arm:
                assert near == inner
                inner = far
        assert sum(len(arms.at(end)) for end in End) == len(plays) - 1


def test_a_line_without_tiles_has_no_layout():
    with pytest.raises(ValueError, match="empty"):
        line_layout((), None, SEAT)


def test_an_unknown_line_is_not_laid_out_without_delay():
    plays = random_plays(Random("not laid out before"), 6, spins=False)

    def laid_out() -> bytes:
        return bytes(line_layout(plays, None, SEAT).wide)

    assert drawn_if_warm(laid_out) is None
    assert drawn_if_warm(laid_out) is None, "nothing of it is kept"
    line_layout(plays, None, SEAT)
    assert drawn_if_warm(laid_out) is not None


@pytest.mark.parametrize("frame", FRAMES)
def test_a_line_is_laid_out_at_once_play_by_play(frame: LineFrame):
    plays = random_plays(Random("laid out from its first tile"), 6, spins=True)

    def laid_out(grown: Plays) -> bytes:
        return bytes(line_layout(grown, spinner_of(plays), frame).wide)

    assert all(drawn_if_warm(partial(laid_out, grown)) is not None for grown in growing(plays))
