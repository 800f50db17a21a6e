"""What the search knows of Forty-Two beyond any count game: what plunge and splash tell (rules §6)."""

from collections.abc import Iterable, Set

from bot.players.count_games import CountKnowledge
from bot.rules.forty_two.game import DOUBLES_FOR, FORTY_TWO
from bot.rules.pieces import Piece, double_set
from bot.rules.view import View

DOUBLES = frozenset[Piece](tile for tile in double_set(6) if tile.is_double)


class FortyTwoKnowledge(CountKnowledge):
    """Two against two, with one set."""

    game = FORTY_TWO
    all_points = FORTY_TWO.deal_points

    def promised(self, view: View) -> Iterable[tuple[int, Set[Piece], int]]:
        """A plunge or a splash is bid by who was dealt so many doubles."""
        for seat, bid in view.trick_board.auction:
            if bid.special is not None and bid.special in DOUBLES_FOR:
                yield seat, DOUBLES, DOUBLES_FOR[bid.special]
