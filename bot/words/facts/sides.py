"""The sides of a match: their members, letters and totals, who is ahead and who has won."""

from dataclasses import dataclass

from bot.rules.view import View
from bot.words.names import side_letter


@dataclass(frozen=True, slots=True)
class Side:
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
    return tuple(_side(view, number) for number in range(max(seat.side for seat in view.seats) + 1))


def _side(view: View, number: int) -> Side:
    members = view.members(number)
    points = sum(view.seats[seat].points for seat in members)
    return Side(number, members, view.seats[members[0]].total, points)


def winners(view: View) -> tuple[Side, ...]:
    """The sides that have won the match; none before it is over."""
    return tuple(_side(view, number) for number in view.winners or ())


def ranking(view: View) -> tuple[Side, ...]:
    """The sides by their totals after the last finished deal, the best first. Raises IndexError before the first."""
    totals = view.results[-1].totals
    return tuple(sorted(sides(view), key=lambda side: totals[side.number] * (1 if view.low_wins else -1)))
