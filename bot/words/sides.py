"""The sides of a match and their standings: members, totals, places, leaders and winners."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from bot.rules.boards import LineView, RowsView, TrainsView
from bot.rules.copies import once
from bot.rules.events import DealResult
from bot.rules.view import Phase, View


class Side(NamedTuple):
    """A side: its index in tuples by side, its seats, its total before this deal, its points in this deal.

    `now` is its total, with the points of this deal where plays score at once.
    """

    number: int
    members: tuple[int, ...]
    total: int
    points: int
    now: int

    @property
    def letter(self) -> str:
        """A, B, …: the name of a side of partners."""
        return side_letter(self.number)


def side_letter(side: int) -> str:
    """The letter of a side: A, B, …"""
    return chr(ord("A") + side)


@once
def sides(view: View) -> tuple[Side, ...]:
    """The sides in order; a lone player is a side."""
    seats = tuple([(seat.side, seat.total, seat.points) for seat in view.seats])
    return _sides(seats, isinstance(view.board, LineView), view.phase is Phase.OVER)


@lru_cache(maxsize=1024)  # all Views between two scores have the same
def _sides(seats: tuple[tuple[int, int, int], ...], is_line: bool, is_over: bool) -> tuple[Side, ...]:
    """The sides of seats as (side, total, points). At a line each seat shows the points of its side."""
    found = list[Side]()
    for number in sorted({side for side, _, _ in seats}):
        members = tuple([seat for seat, (side, _, _) in enumerate(seats) if side == number])
        _, total, points = seats[members[0]]
        if not is_line:
            points = sum([seats[seat][2] for seat in members])
        found.append(Side(number, members, total, points, total + points if is_line and not is_over else total))
    return tuple(found)


def seats_in_order(view: View) -> tuple[int, ...]:
    """The seats in order of play, the viewer's last; for a bystander seat 0 is the last."""
    board = view.board
    direction = 1 if isinstance(board, RowsView | TrainsView) else board.direction
    return _in_order(view.viewer or 0, len(view.seats), direction)


def listed_seats(view: View) -> Sequence[int]:
    """The seats in the order of texts and pictures: for a player in order of play, their own last; for bystanders, and
    at rows, by number.
    """
    return range(len(view.seats)) if view.viewer is None or isinstance(view.board, RowsView) else seats_in_order(view)


def listed_sides(view: View) -> Sequence[Side]:
    """The sides in that order; sides of partners by their letters."""
    found = sides(view)
    return found if view.partners else [found[view.seats[seat].side] for seat in listed_seats(view)]


@cache
def _in_order(own: int, count: int, step: int) -> tuple[int, ...]:
    return tuple((own + step * turn) % count for turn in range(1, count + 1))


def winners(view: View) -> tuple[Side, ...]:
    """The winners of the match; none before it is over."""
    every = sides(view) if view.winners else ()
    return tuple([every[number] for number in view.winners or ()])


def ranking(view: View) -> tuple[Side, ...]:
    """The sides by their totals after the last finished deal, the best first. Raises IndexError before the first."""
    totals = view.results[-1].totals
    return tuple(sorted(sides(view), key=lambda side: totals[side.number] * (1 if view.low_wins else -1)))


def leader(view: View, result: DealResult) -> int | None:
    """The side that leads alone after a deal."""
    best = min(result.totals) if view.low_wins else max(result.totals)
    return result.totals.index(best) if result.totals.count(best) == 1 else None


class SideStanding(NamedTuple):
    """A side's place. Equal totals have equal ranks.

    `moved` counts the places won (or lost) in the last scored deal; None after the first. `scored` are the points of
    this deal: 0 in a redeal.
    """

    side: int
    members: tuple[int, ...]
    rank: int
    moved: int | None
    scored: int
    total: int


def standings(view: View) -> tuple[SideStanding, ...]:
    """The sides by place, the winners of the match first: a tie can be broken in their favour."""
    last = view.results[-1] if view.results else None
    totals = last.totals if last is not None else tuple(0 for _ in sides(view))
    is_scored = last is not None and last.number == last_ended(view)
    ranks = _ranks(view, totals, view.winners or ())
    earlier = view.results[-2].totals if len(view.results) > 1 else None
    before = _ranks(view, earlier, ()) if earlier is not None and is_scored else None
    made = (
        SideStanding(
            side.number,
            side.members,
            ranks[side.number],
            before[side.number] - ranks[side.number] if before is not None else None,
            last.scored[side.number] if last is not None and is_scored else 0,
            totals[side.number],
        )
        for side in sides(view)
    )
    return tuple(sorted(made, key=lambda standing: (standing.rank, standing.side)))


def _ranks(view: View, totals: tuple[int, ...], winners: tuple[int, ...]) -> list[int]:
    """The rank of each side: one more than the sides before it."""
    keys = [(side not in winners, total if view.low_wins else -total) for side, total in enumerate(totals)]
    return [1 + sum(other < key for other in keys) for key in keys]


def last_ended(view: View) -> int:
    """The number of the last finished deal, scored or redealt; 0 before."""
    return view.deal if view.phase is Phase.OVER or view.winners is not None else view.deal - 1


def runs(view: View) -> tuple[tuple[int, ...], ...]:
    """Each side's totals: before the first deal, and after each finished one. A redeal changes nothing."""
    by_number = {result.number: result.totals for result in view.results}
    now = tuple(0 for _ in sides(view))
    totals = [now]
    for number in range(1, max(last_ended(view), *by_number, 0) + 1):
        now = by_number.get(number, now)
        totals.append(now)
    return tuple(zip(*totals, strict=True))
