"""The sides of a match: their members, letters and totals, who is ahead and who has won."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules.view import SeatView, View
from bot.words.names import side_letter


class Side(NamedTuple):
    """A side: its place in every tuple that runs by side, its seats, its total before this deal, its points in it."""

    number: int
    members: tuple[int, ...]
    total: int
    points: int

    @property
    def letter(self) -> str:
        """A, B, …: what a side of partners is called."""
        return side_letter(self.number)


def sides(view: View) -> tuple[Side, ...]:
    """The sides in order; a lone player is a side."""
    members: dict[int, list[SeatView]] = {}
    for seat in view.seats:
        members.setdefault(seat.side, []).append(seat)
    return tuple([_side(members[number]) for number in sorted(members)])


def _side(members: Sequence[SeatView]) -> Side:
    first, seats = members[0], tuple([seat.seat for seat in members])
    return Side(first.side, seats, first.total, sum([seat.points for seat in members]))


def winners(view: View) -> tuple[Side, ...]:
    """The sides that have won the match; none before it is over."""
    every = sides(view) if view.winners else ()
    return tuple([every[number] for number in view.winners or ()])


def ranking(view: View) -> tuple[Side, ...]:
    """The sides by their totals after the last finished deal, the best first. Raises IndexError before the first."""
    totals = view.results[-1].totals
    return tuple(sorted(sides(view), key=lambda side: totals[side.number] * (1 if view.low_wins else -1)))
