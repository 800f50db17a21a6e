"""The draw before a match: a ranking that cannot be mistaken for a trick."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.message import Who
from bot.rules.catalogue import CATALOGUE
from bot.rules.pieces import Piece, Tile
from bot.rules.view import Phase, View
from bot.words.draw import draw_alone, draw_figures, draw_of
from bot.words.speaker import say
from bot.words.table.alt import alt_table
from images.drawing.names import namer_of
from images.drawing.palette import Ink
from images.table.draw import draw_layout, render_draw
from images.table.table import draw_table
from tests.images.pixels import inks, pixels
from tests.images.places import is_inside
from tests.images.views import NAMES, SEED, before_play, on_board, start, table_of
from tests.said import said


def drawn(*rounds: Mapping[int, Piece], first: int = 0, purpose: str = "first_player", seats: int = 4) -> View:
    view = on_board(before_play(table_of(seats), Phase.BID), pass_direction="")
    sitting = tuple(replace(seat, dealer=seat.seat == first) for seat in view.seats)
    return replace(view, seats=sitting, draws=tuple(tuple(one.items()) for one in rounds), drawn_for=purpose)


def test_equal_tiles_draw_again_and_equal_losers_share_a_place():
    first = {0: Tile(6, 3), 1: Tile(5, 4), 2: Tile(3, 1), 3: Tile(2, 2)}
    view = drawn(first, {0: Tile(1, 0), 1: Tile(4, 2)}, first=1)
    draw = draw_alone(view)
    assert draw is not None
    assert [(one.seat, one.place) for one in draw.ranking] == [(1, 1), (0, 2), (2, 3), (3, 3)]
    assert [say(draw_figures(draw, one)) for one in draw.ranking] == [
        said("draw-place", purpose="first_player", figures="9, 6"),
        "9, 1",
        *2 * [said("draw-pips", pips=4)],
    ]
    assert "Drawn: Bo 5-4, then 4-2, Ann 6-3, then 1-0, Chris 3-1, Dee 2-2." in alt_table(view, NAMES)
    assert said("draw-chosen", purpose="first_player", who=Who("Bo")) in alt_table(view, NAMES)
    once = replace(view, draws=view.draws[:1])
    assert pixels(draw_table(view, NAMES)).tobytes() != pixels(draw_table(once, NAMES)).tobytes()


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("rounds", range(1, 5))
def test_it_has_room_for_every_table_and_every_redraw(seats: int, rounds: int):
    for row in draw_layout(seats):
        assert is_inside(row)
        assert row.height >= 80
    tiles = {seat: Tile(6, 6) for seat in range(seats)}
    view = drawn(*(tiles for _ in range(rounds)), seats=seats)
    assert len(render_draw(view, namer_of(("W" * 24,) * seats))) < 40 * 1024


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_every_match_begins_with_its_draw_until_something_happens(game: object):
    for preset in game.presets:  # type: ignore[attr-defined]
        match = game.start(preset.options, preset.players[0], SEED)  # type: ignore[attr-defined]
        view = game.view(match, None)  # type: ignore[attr-defined]
        draw = draw_of(view)
        assert draw == draw_alone(view)
        if draw is not None:
            assert draw.ranking[0].seat == draw.first


def test_somebody_ready_puts_the_table_in_its_place():
    view = start(seat=None)
    assert draw_alone(view) is not None
    ready = replace(view, seats=(replace(view.seats[0], ready=True), *view.seats[1:]))
    assert draw_alone(ready) is None
    assert draw_of(ready) is not None
    with pytest.raises(ValueError, match="no draw"):
        render_draw(ready, namer_of(NAMES))
    assert Ink.BACK in inks(pixels(draw_table(ready, NAMES)))
