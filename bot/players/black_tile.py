"""Black Tile for the search: points are bad, and all of them are the moon (rules §1)."""

from collections.abc import Sequence

from bot.players.search.knowledge import Knowledge, Scored, sums_by_side
from bot.rules.black_tile.game import BLACK_TILE, scores_for
from bot.rules.black_tile.options import BlackTileOptions
from bot.rules.suits import SuitSystem, usual_suits
from bot.rules.view import View

_HIGH = {"11": 3, "21": 5, "30": 5}


class BlackTileKnowledge(Knowledge):
    """A side that takes all points shoots the moon: every other side scores it."""

    game = BLACK_TILE
    passes_by_search = True

    def table(self, view: View) -> str:
        return f"{view.options_as(BlackTileOptions).variant}-{'partners' if view.partners else len(view.seats)}"

    def high(self, view: View) -> int:
        return _HIGH[view.options_as(BlackTileOptions).variant]

    def suits(self, view: View) -> SuitSystem:
        return usual_suits(None)

    def takes_undealt(self, view: View) -> bool:
        return len(view.seats) == 3 and view.options_as(BlackTileOptions).undealt_tile == "first_trick_winner"

    def scored(self, view: View, points: Sequence[int], tricks: Sequence[int]) -> Scored:
        return Scored(*scores_for(view.options_as(BlackTileOptions), sums_by_side(view, points)))
