"""The house rules of a deal with rows that decide its play, the sides and the score."""

from dataclasses import dataclass

from bot.rules.blind_hughie.deal import winner_of
from bot.rules.blind_hughie.options import BlindHughieOptions
from bot.rules.view import View


@dataclass(frozen=True, slots=True)
class Conditions:
    """The house rules and the sides. `sides` has the side of each seat."""

    sides: tuple[int, ...]
    billitonnen: bool = False
    any_tile: bool = False
    plays_doubles: bool = False
    going_out_wins_ties: bool = False

    @classmethod
    def of(cls, view: View) -> "Conditions":
        """Raises TypeError where the view is of another game."""
        options = view.options_as(BlindHughieOptions)
        wins_ties = options.going_out_wins_ties
        sides = tuple(seat.side for seat in view.seats)
        return cls(sides, options.billitonnen, options.any_tile, options.plays_doubles, wins_ties)

    @property
    def players(self) -> int:
        return len(self.sides)

    def scored(self, pips: list[int], out: int | None) -> list[int]:
        """Each side's score for the pips left in its rows; `out` is the side of the seat whose row is empty."""
        scores = [0] * len(pips)
        winner = winner_of(pips, out, billitonnen=self.billitonnen, out_wins_ties=self.going_out_wins_ties)
        if winner is not None:
            scores[winner] = 1 if self.billitonnen else sum(pips) - 2 * min(pips)
        return scores

    def margins(self, pips: list[int], out: int | None) -> list[float]:
        """Each side's score less the mean of the others'."""
        scores = self.scored(pips, out)
        total, others = sum(scores), len(scores) - 1
        return [score - (total - score) / others for score in scores]
