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
from bot.rules.view import Ask, Phase, SeatView, View

NAMES = ("Ann", "Bo", "Chris", "Dee", "Eve", "Farouk")
SEED = bytes(32)
# Letters of many scripts, wide and narrow ones, marks that stack, things no font draws.
_LETTERS = "דלกि्้aiWMÅžßéΩψЖщїゆ漢한🎲\u202e\u200b<&*_`\u0301 …"
BLACK_TILE = CATALOGUE["black-tile"]


def start(players: int = 4, preset: int = 0, seat: int | None = 0) -> View:
    """A seat's view of a match's beginning."""
    return BLACK_TILE.view(BLACK_TILE.start(BLACK_TILE.presets[preset].options, players, SEED), seat)


def on_board(view: View, **changes: Any) -> View:
    """The view of a trick game with other values on its board."""
    return replace(view, tricks=replace(view.trick_board, **changes))


def shown(codes: str, **more: object) -> tuple[PieceView, ...]:
    """Pieces by their codes."""
    return tuple(PieceView(parse_piece(code), **more) for code in codes.split())  # type: ignore[arg-type]


def all_points_to(view: View, seat: int) -> View:
    """The view of a deal in which a seat has taken all 26 points."""
    seats = tuple(replace(one, points=26 if one.seat == seat else 0) for one in view.seats)
    return replace(view, seats=seats)


def whist_hand() -> View:
    """Twelve tiles, 4s led by seat 2, 2s trump, four of them playable."""
    playable = {"7-4", "6-4", "5-4", "4-0"}
    hand = tuple(
        PieceView(
            parse_piece(code),
            legal=code in playable,
            trump=code in ("4-2", "6-2"),
            tinted=(code in playable and code[0] == "4", code in playable and code[2] == "4"),
        )
        for code in ["4-2", "6-2", "7-7", "7-4", "7-3", "6-4", "5-4", "4-0", "5-5", "3-1", "1-0", "0-0"]
    )
    ask = Ask(Phase.PLAY, "follow 4s")
    view = replace(
        start(), title=Message("game-domino-whist"), phase=Phase.PLAY, hand=hand, ask=ask, low_wins=False, draws=()
    )
    seats = tuple(replace(seat, to_act=seat.seat == 0, total=6 * seat.seat) for seat in view.seats)
    led = TrickView(1, Suit.N4, ((2, shown("4-3", tinted=(True, False))[0]), (3, shown("6-6")[0])), 2, 0)
    board = {"on_table": led, "number": 1, "count": 12, "contract": Contract(2, Bid(5)), "contract_progress": (0, 5)}
    return on_board(replace(view, seats=seats), led=Suit.N4, trump=Suit.N2, counts_tricks=True, **board)


def hearts_hand(cards: str, led: Suit | None) -> View:
    """A hand of cards with hearts at 1 and the queen of spades at 13."""
    hand = tuple(
        PieceView(
            parse_piece(code),
            legal=None if led is None else code[-1] == led.value,
            points=13 if code == "QS" else int(code[-1] == "H"),
            penalty=code == "QS" or code[-1] == "H",
        )
        for code in cards.split()
    )
    return on_board(
        replace(start(), title=Message("game-domino-hearts"), phase=Phase.PLAY, hand=hand, ask=None), led=led
    )


def table_of(seats: int, *, partners: bool = False, low_wins: bool = False) -> View:
    """A table of two to six seats in mid-trick: all but the last seat have played, seat 1 is winning."""
    sides = [seat % 2 if partners else seat for seat in range(seats)]
    sitting = tuple(
        SeatView(seat, side, 5, seat, 2 * seat, 7 * side, to_act=seat == seats - 1, dealer=seat == 0)
        for seat, side in enumerate(sides)
    )
    plays = tuple((seat, PieceView(Tile(6, seat), points=5, tinted=(True, False))) for seat in range(seats - 1))
    return replace(
        start(seat=None),
        title=Message("game-domino-whist"),
        phase=Phase.PLAY,
        seats=sitting,
        partners=partners,
        low_wins=low_wins,
        deal=3,
        target=250,
        draws=(),
        tricks=TricksView(
            number=4,
            count=9,
            led=Suit.N6,
            trump=Suit.N2,
            on_table=TrickView(4, Suit.N6, plays, 1 % max(1, seats - 1), 5),
            contract=Contract(2 % seats, Bid(5)),
            contract_progress=(2 % seats, 5),
            pass_direction="left",
        ),
    )


def finished_trick(seats: int, leader: int, winner: int) -> View:
    """A table whose first trick has just been taken: by `winner`, who leads now, whoever led to it."""
    view = table_of(seats, low_wins=True)
    order = [(leader + step) % seats for step in range(seats)]
    plays = tuple((seat, PieceView(Tile(6, seat), tinted=(True, False))) for seat in order)
    trick = TrickView(1, Suit.N6, plays, winner, 3)
    sitting = tuple(replace(seat, to_act=seat.seat == winner) for seat in view.seats)
    return on_board(replace(view, seats=sitting), on_table=trick, finished=(trick,), led=None, number=2, contract=None)


def before_play(view: View, phase: Phase) -> View:
    """The view of a trick game in a phase before its first lead."""
    return on_board(replace(view, phase=phase), on_table=None, led=None, trump=None, contract=None, number=0)


def auction(seats: int = 4) -> View:
    """A table at which three seats have bid 4, pass, 6."""
    bids = [Bid(4), Bid(None), Bid(6)]
    view = before_play(table_of(seats), Phase.BID)
    sitting = (*(replace(seat, bid=bid) for seat, bid in zip(view.seats, bids, strict=False)), *view.seats[3:])
    return on_board(replace(view, seats=sitting), auction=tuple(enumerate(bids)))


def random_names(chance: Random) -> Iterator[str]:
    """Names without end, of up to 32 characters."""
    while True:
        yield "".join(chance.choice(_LETTERS) for _ in range(chance.randrange(33)))
