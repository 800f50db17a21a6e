"""Views of a seat in the middle of a deal, one for each way its picture looks."""

from dataclasses import replace

from bot.message import Message
from bot.rules.boards import Contract, PieceView, TrickView
from bot.rules.moves import Bid
from bot.rules.suits import Suit
from bot.rules.view import Ask, Choice, Phase, View
from tests.images.views import auction, finished_trick, on_board, shown, table_of

_TILES = "6-4 6-1 5-5 5-0 4-2 3-3 3-2"
_CARDS = "AS 7H 4H 2H AD JD 5D QC 8C"


def seat_views() -> dict[str, View]:
    """Each view by its name."""
    return {
        "three_lead": _took(3, 0),
        "took": _took(4, 0),
        "took_points": _took(4, 3),
        "took_queen": _queen(),
        "bids": _bids(),
        "six": _six(),
        "six_took": _six_took(),
        "five": replace(table_of(5), viewer=4, hand=shown("9-7 8-8 8-0 7-5 6-6 6-2 5-1 4-4 3-0 2-2 1-0"), ask=_LEAD),
    }


_LEAD = Ask(Phase.PLAY, "lead any tile")


def _took(seats: int, points: int) -> View:
    view = finished_trick(seats, 0, seats - 1)
    trick = replace(view.trick_board.finished[0], points=points)
    board = on_board(view, on_table=trick, finished=(trick,), count=7)
    return replace(
        board, title=Message("game-black-tile.variant", variant="11"), viewer=seats - 1, hand=shown(_TILES), ask=_LEAD
    )


def _queen() -> View:
    view = finished_trick(5, 2, 4)
    queen = PieceView(shown("QS")[0].piece, points=13, penalty=True)
    plays = tuple(zip((2, 1, 0, 4, 3), (*shown("3C"), queen, *shown("9C KC 7C")), strict=True))
    trick = TrickView(1, Suit.CLUBS, plays, 4, 13)
    legal = tuple(
        replace(one, legal="H" not in str(one.piece), points=int("H" in str(one.piece)), penalty="H" in str(one.piece))
        for one in shown(_CARDS)
    )
    board = on_board(view, on_table=trick, finished=(trick,), count=10, direction=-1, trump=None)
    ask = Ask(Phase.PLAY, "lead (hearts are not broken yet)")
    return replace(board, title=Message("game-domino-hearts"), viewer=4, hand=legal, ask=ask)


def _bids() -> View:
    choices = tuple(Choice(Bid(amount)) for amount in (7, 8, 9, 10, 11, None))
    view = replace(auction(), partners=True, viewer=3, hand=shown("8-8 8-5 8-2 7-5 6-5 6-1 5-5 5-3 3-1 1-0 0-0"))
    seats = tuple(replace(seat, side=seat.seat % 2) for seat in view.seats)
    ask = Ask(Phase.BID, "bid 7 to 11, or pass", choices)
    return on_board(replace(view, seats=seats, ask=ask, target=30), counts_tricks=True, count=11)


def _six() -> View:
    view = table_of(6, partners=True)
    hand = (*shown("6-5 6-0", legal=True, tinted=(True, False)), *shown("5-5", legal=False, points=10))
    hand = (*hand, *shown("4-1", legal=False, points=5), *shown("3-3 2-2", legal=False, trump=True))
    board = on_board(view, contract=Contract(2, Bid(60)), contract_progress=(35, 60))
    return replace(board, title=Message("game-seventy-nine"), viewer=5, hand=hand, ask=Ask(Phase.PLAY, "follow 6s"))


def _six_took() -> View:
    view = finished_trick(6, 1, 4)
    seats = tuple(replace(seat, side=seat.seat % 2) for seat in view.seats)
    hand = (*shown("6-4 5-5", points=10), *shown("6-6 6-1"), *shown("5-0 4-1 3-2", points=5), *shown("2-2 1-1"))
    board = on_board(view, contract=Contract(3, Bid(60)), contract_progress=(12, 60), trump=Suit.N3)
    seen = replace(
        board, seats=seats, partners=True, low_wins=False, title=Message("game-seventy-nine"), viewer=4, hand=hand
    )
    return replace(seen, ask=_LEAD)
