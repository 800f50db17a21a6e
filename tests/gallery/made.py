"""States that no match of the corpus comes to, made up."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from bot.message import Message
from bot.rules.boards import PieceView, RowsView, TricksView
from bot.rules.pieces import Tile
from bot.rules.view import Phase, View
from bot.words.table import Sitting
from images.drawing.drawing import Drawing
from images.ends.deal_card import draw_deal_card
from images.ends.match_end import draw_match_end
from images.ends.posters import draw_poster
from images.lobby import draw_lobby
from images.seat.seat import draw_seat
from images.table.table import draw_table
from tests.gallery.state import State
from tests.images import ended
from tests.images.line.made import cuban
from tests.images.views import NAMES, shown, start, table_of

SCRIPTS = ("محمد علي", "Dana דנה 7", "ก้อง ที่รัก", "प्रिया शर्मा", "Žofie Ångström", "Գոհար 42")


def made_up() -> Iterator[State]:
    """Each of them."""
    yield from (State("Made up", title, draw) for title, draw in _drawn())


def _drawn() -> Iterator[tuple[str, Callable[[], Drawing]]]:
    for name, view in ended.cards().items():
        names = ended.NAMES[name]
        yield f"deal {name}", partial(draw_deal_card, view, names)
        yield f"table {name}", partial(draw_table, view, names)
        if (poster := draw_poster(view, names)) is not None:
            yield f"poster {name}", lambda poster=poster: poster
    for name, (view, ratings) in ended.matches().items():
        yield f"match {name}", partial(draw_match_end, view, ended.names_of_match(name), ratings)
    tables = {
        "blocked early": cuban(),
        "long line": _at_rows(long_rows()),
        "drawn again": _drawn_again(),
        "partners of six": table_of(6, partners=True),
        "two in mid-trick": table_of(2),
    }
    for name, view in tables.items():
        yield f"table {name}", partial(draw_table, view, NAMES)
        yield f"table {name}: scripts", partial(draw_table, view, SCRIPTS)
    one_black = replace(start(), hand=shown("0-0", points=4, penalty=True, black=True))
    yield "seat one black tile", partial(draw_seat, one_black, SCRIPTS)
    computer = Message("lobby-mark-computer", level=Message("level-expert"))
    for taken in (0, 3, 6):
        people = [Sitting(seat, name, computer if seat % 2 else "") for seat, name in enumerate(SCRIPTS[:taken])]
        yield f"lobby {taken} of 6", partial(draw_lobby, Message("game-seventy-nine"), people, 6, (0, 1) * 3)


def long_rows() -> RowsView:
    """A layout that turns at both ends."""
    board = "66 64 44 42 22 25 55 53 33 31 11 16 62 20 00 05 56 63 30 04 45 51 10 06"
    return RowsView(tuple((int(ends[0]), int(ends[1])) for ends in board.split()), 9)


def _at_rows(board: RowsView) -> View:
    row = (PieceView(Tile(3, 3)), PieceView(None), PieceView(None))
    view = table_of(2)
    seats = tuple(replace(seat, shown=row) for seat in view.seats)
    return replace(view, title=Message("game-billitonnen"), phase=Phase.TURN, seats=seats, board=board, target=3)


def _drawn_again() -> View:
    """Two of six have drawn equal tiles, and draw again."""
    view = table_of(6)
    tiles = (Tile(6, 3), Tile(5, 4), Tile(3, 1), Tile(2, 2), Tile(7, 0), Tile(1, 0))
    seats = tuple(replace(seat, dealer=seat.seat == 1, to_act=seat.seat == 1) for seat in view.seats)
    return replace(
        view, title=Message("game-seventy-nine"), phase=Phase.BID, seats=seats, board=TricksView(count=9),
        draws=(tuple(enumerate(tiles)), ((0, Tile(1, 0)), (1, Tile(4, 2)))), drawn_for="shuffler",
    )  # fmt: skip
