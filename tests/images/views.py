"""Views of positions and games made up for the purpose, and names."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from bot.message import Message
from bot.rules.boards import Contract, PieceView, TricksView, TrickView
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Bid
from bot.rules.pieces import Tile, parse_piece
from bot.rules.suits import Suit
from bot.rules.view import Phase, SeatView, View

NAMES = ("Ann", "Bo", "Chris", "Dee", "Eve", "Farouk")
SEED = bytes(32)
# Letters of many scripts, wide and narrow ones, marks that stack, things no font draws.
_LETTERS = "דלกि्้aiWMÅžßéΩψЖщїゆ漢한🎲\u202e\u200b<&*_`\u0301 …"
BLACK_TILE = CATALOGUE["black-tile"]


def start(players: int = 4, preset: int = 0, seat: int | None = 0) -> View:
    return BLACK_TILE.view(BLACK_TILE.start(BLACK_TILE.presets[preset].options, players, SEED), seat)


def on_board(view: View, **changes: Any) -> View:
    return replace(view, board=replace(view.trick_board, **changes))


def shown(codes: str, **more: object) -> tuple[PieceView, ...]:
    return tuple(PieceView(parse_piece(code), **more) for code in codes.split())  # type: ignore[arg-type]


def table_of(seats: int, *, partners: bool = False, low_wins: bool = False) -> View:
    """A table of two to six seats in mid-trick: all but the last seat have played, seat 1 is winning."""
    sides = [seat % 2 if partners else seat for seat in range(seats)]
    sitting = tuple(
        SeatView(seat, side, 5, seat, 2 * seat, 7 * side, to_act=seat == seats - 1, dealer=seat == 0)
        for seat, side in enumerate(sides)
    )
    plays = tuple((seat, PieceView(Tile(6, seat), points=5, tinted=(True, False))) for seat in range(seats - 1))
    board = TricksView(
        number=4, count=9, led=Suit.N6, trump=Suit.N2, contract=Contract(2 % seats, Bid(5)),
        on_table=TrickView(4, Suit.N6, plays, 1 % max(1, seats - 1), 5), contract_progress=(2 % seats, 5),
        pass_direction="left",
    )  # fmt: skip
    return replace(
        start(seat=None), title=Message("game-domino-whist"), phase=Phase.PLAY, seats=sitting, partners=partners,
        low_wins=low_wins, deal=3, target=250, draws=(), board=board,
    )  # fmt: skip


def finished_trick(seats: int, leader: int, winner: int) -> View:
    """A table whose first trick has just been taken: by `winner`, who leads now."""
    view = table_of(seats, low_wins=True)
    order = [(leader + step) % seats for step in range(seats)]
    plays = tuple((seat, PieceView(Tile(6, seat), tinted=(True, False))) for seat in order)
    trick = TrickView(1, Suit.N6, plays, winner, 3)
    sitting = tuple(replace(seat, to_act=seat.seat == winner) for seat in view.seats)
    return on_board(replace(view, seats=sitting), on_table=trick, finished=(trick,), led=None, number=2, contract=None)


def before_play(view: View, phase: Phase) -> View:
    return on_board(replace(view, phase=phase), on_table=None, led=None, trump=None, contract=None, number=0)


def random_names(chance: Random) -> Iterator[str]:
    while True:
        yield "".join(chance.choice(_LETTERS) for _ in range(chance.randrange(33)))
