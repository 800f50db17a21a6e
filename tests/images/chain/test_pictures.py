"""The pictures of a seat and of a table at a line of dominoes: texts keep apart, and what is drawn is what is so."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from bot.rules.boards import ChainView, PieceView
from bot.rules.moves import End
from bot.rules.pieces import Tile, double_set
from bot.rules.view import View
from images.chain.draw import draw_chain, figures_below
from images.chain.layout import SEAT, TABLE, chain_layout
from images.chain.strip_and_band import HAND, SEAT_BAND, STRIP, TABLE_BAND, draw_chain_strip, strip_layout
from images.drawing.canvas import Canvas
from images.drawing.felts import felt_bytes, felt_of
from images.drawing.names import namer_of
from images.drawing.palette import PALETTE, Ink
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from images.table.table import draw_table
from tests.images.chain.lines import random_plays
from tests.images.chain.matches import DOMINOES, OF, asked, played
from tests.images.pixels import inks, pixels
from tests.images.texts import Texts

NAMES = ("Ann", "Bo", "Cleo", "Dee")
LONG = ("W" * 32, "Christopherson the Third of Ely", "محمد علي بن أبي طالب", "まつもと ゆきひろ さくら")
STYLES = (PLAIN, SeatStyle(large=True), SeatStyle(numerals=True, contrast=True))


def test_zones_keep_apart():
    for zones in ((STRIP, SEAT.room, SEAT_BAND, HAND), (STRIP, TABLE.room, TABLE_BAND)):
        for above, below in pairwise(zones):
            assert above.bottom <= below.top


@pytest.mark.parametrize("name", OF)
def test_both_pictures_have_the_felt_of_the_game(name: str):
    view = asked(played(OF[name], OF[name].players[0], 1, moves=3))
    for drawing in (draw_seat(view, NAMES), draw_table(view, NAMES)):
        palette = pixels(drawing).getpalette()
        assert palette is not None
        assert bytes(palette[: 3 * len(PALETTE)]) == felt_bytes(felt_of(view))


def _sockets(view: View) -> dict[End, Ink]:
    """The ground of each socket, as it is drawn in the picture of a seat."""
    chain = view.chain_board
    layout = chain_layout(chain.laid, chain.spinner, SEAT)
    image = pixels(draw_seat(view, NAMES))
    found = {}
    for socket in layout.sockets:
        found[socket.end] = Ink(image.getpixel((socket.place.right - 10, socket.place.bottom - 10)))
    return found


def test_a_socket_is_gold_where_a_tile_in_the_hand_fits_it():
    seen = set[Ink]()
    for seed in range(6):
        match = played(OF["all-fives"], 3, seed, moves=6)
        view = asked(match)
        numbers = {
            half for shown in view.hand if isinstance(shown.piece, Tile) for half in (shown.piece.high, shown.piece.low)
        }
        for end, ground in _sockets(view).items():
            number = next(one.number for one in view.chain_board.ends if one.end is end)
            assert ground is (Ink.GOLD if number in numbers else Ink.HEADER)
            seen.add(ground)
        waiting = replace(view, ask=None)
        assert set(_sockets(waiting).values()) == {Ink.LIGHT}
    assert seen == {Ink.GOLD, Ink.HEADER}


def test_the_sockets_of_a_table_tell_nothing_of_a_hand():
    match = played(OF["block"], 4, 3, moves=6)
    for viewer in (None, match.deal.seat):
        view = replace(asked(match), viewer=viewer)
        chain = view.chain_board
        image = pixels(draw_table(view, NAMES))
        for socket in chain_layout(chain.laid, chain.spinner, TABLE).sockets:
            assert image.getpixel((socket.place.right - 10, socket.place.bottom - 10)) == Ink.IVORY


def test_the_newest_tile_alone_is_ringed_in_the_accent():
    for seed in range(6):
        plays = random_plays(Random(seed), 6, spins=seed % 2 == 1, most=4 + 3 * seed)
        chain = ChainView(log=plays)
        canvas = Canvas(Ink.LIGHT)
        draw_chain(canvas, chain, SEAT)
        layout = chain_layout(chain.laid, None, SEAT)
        assert [Ink.ACCENT in inks(canvas.image.crop(tile.place.grown(5))) for tile in layout.tiles if tile.newest] == [
            True
        ]
        canvas.fill(next(tile.place for tile in layout.tiles if tile.newest).grown(6), Ink.LIGHT)
        assert Ink.ACCENT not in inks(canvas.image)


def test_small_tiles_of_a_large_set_show_figures():
    assert figures_below(asked(played(OF["cuban"], 4, 1))) == 40
    assert figures_below(asked(played(OF["block"], 4, 1))) == 0


def test_cells_stand_in_order_of_play_and_at_the_table_by_seat():
    view = asked(played(OF["puerto-rico"], 4, 1, moves=3))
    own = view.viewer or 0
    order = [(own - turn) % 4 for turn in (1, 2, 3, 4)]
    canvas = Canvas(Ink.FELT)
    draw_chain_strip(canvas, view, namer_of(NAMES), order)
    seat, table = pixels(draw_seat(view, NAMES)), pixels(draw_table(view, NAMES))
    assert seat.crop(STRIP).tobytes() == canvas.image.crop(STRIP).tobytes()
    canvas = Canvas(Ink.FELT)
    draw_chain_strip(canvas, replace(view, viewer=None), namer_of(NAMES), range(4))
    assert table.crop(STRIP).tobytes() == canvas.image.crop(STRIP).tobytes()


def test_the_table_is_the_same_whoever_looks_at_it():
    match = played(OF["all-fives"], 3, 3, moves=8)
    every = {draw_table(DOMINOES.view(match, seat), NAMES).render() for seat in (None, 0, 1, 2)}
    assert len(every) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cells_fill_the_strip(seats: int):
    cells = strip_layout(seats)
    assert cells[0].left == STRIP.left
    assert STRIP.right - seats < cells[-1].right <= STRIP.right
    assert all(one.right < other.left for one, other in pairwise(cells))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("count", [0, 1, 7, 8, 10, 11, 14, 15, 28])
def test_a_hand_of_any_size_can_be_drawn(texts: Texts, style: SeatStyle, count: int):
    view = asked(played(OF["draw"], 2, 5, moves=4))
    tiles = sorted(double_set(6), reverse=True)[:count]
    numbers = view.chain_board.numbers
    hand = tuple(
        PieceView(tile, legal=any(number in tile for number in numbers), tinted=(tile.high in numbers, False))
        for tile in tiles
    )
    chain = replace(view.chain_board, drawn=tuple(tiles[:3]))
    for ask in (view.ask, None):
        shown = hand if ask is not None else tuple(PieceView(tile) for tile in tiles)
        drawing = draw_seat(replace(view, hand=shown, chain=chain, ask=ask), NAMES, style)
        drawing.render()
        texts.check(f"{count} tiles: {drawing.alt}")
