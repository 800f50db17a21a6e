"""What the search knows of Forty-Two beyond any count game: what a plunge or a splash tells (rules §6)."""

from collections.abc import Iterable, Set

from bot.players.count_games import CountKnowledge
from bot.rules.forty_two.game import DOUBLES_FOR, FORTY_TWO, jumps
from bot.rules.moves import Bid, Special
from bot.rules.pieces import Piece, double_set
from bot.rules.view import View

DOUBLES = frozenset[Piece](tile for tile in double_set(6) if tile.is_double)


class FortyTwoKnowledge(CountKnowledge):
    """Two against two, with one set."""

    game = FORTY_TWO
    all_points = FORTY_TWO.deal_points

    def promised(self, view: View) -> Iterable[tuple[int, Set[Piece], int]]:
        """A plunge or a splash is bid, or declared, by a seat that was dealt so many doubles."""
        board = view.trick_board
        said = dict(board.auction) | dict.fromkeys(dict(jumps(board.auction)), Bid(None, Special.PLUNGE))
        if board.contract is not None and board.contract.bid.special is not None:
            said[board.contract.seat] = board.contract.bid
        for seat, bid in said.items():
            if bid.special is not None and bid.special in DOUBLES_FOR:
                yield seat, DOUBLES, DOUBLES_FOR[bid.special]
