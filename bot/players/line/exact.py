"""The exact result of a deal if everyone plays best: every possible world is played out.

All players know the same, so no choice reveals or hides anything: each is the best on average over the worlds that
its player must consider.
"""

from collections.abc import Sequence

from bot.players.line.playouts import candidates
from bot.players.line.position import Deal, RowPosition


class TooManyActionsError(Exception):
    """More actions than it was allowed."""


def exact_margins(position: RowPosition, worlds: Sequence[Deal], actions: int) -> list[float] | None:
    """The margin of each candidate with best play after it, over equally likely worlds; None after too many actions."""
    play, found = RowSolver(actions), list[float]()
    try:
        for _, steps in candidates(position):
            found.append(play.margins([world.after(steps) for world in worlds])[position.side])
    except TooManyActionsError:
        return None
    return found


class RowSolver:
    """Mean margins of best play, by side, in at most so many `actions` of all worlds together."""

    def __init__(self, actions: int) -> None:
        self.left = actions
        self._known: dict[tuple[object, ...], list[float]] = {}

    def margins(self, worlds: list[Deal]) -> list[float]:
        """The mean margins over worlds that look alike to who acts. Uses them up. Raises TooManyActionsError."""
        groups: dict[tuple[object, ...], list[Deal]] = {}
        totals: list[float] = []
        for world in worlds:
            self._run(world)
            if world.over:
                totals = _sum(totals, world.margins(), 1)
            else:
                groups.setdefault(world.public(), []).append(world)
        for public, group in groups.items():
            if public not in self._known:
                self._known[public] = self._best(group)
            totals = _sum(totals, self._known[public], len(group))
        return [total / len(worlds) for total in totals]

    def _run(self, world: Deal) -> None:
        """Play a world until a player has a choice."""
        while not world.over:
            first, *others = world.actions
            if others:
                break
            self._spend(1)
            world.act(first)

    def _best(self, group: list[Deal]) -> list[float]:
        deal = group[0]
        side = deal.conditions.sides[deal.seat]
        every = [self.margins(self._after(group, action)) for action in deal.actions]
        return max(every, key=lambda margins: margins[side])

    def _after(self, group: list[Deal], action: int) -> list[Deal]:
        self._spend(len(group))
        return [world.after((action,)) for world in group]

    def _spend(self, actions: int) -> None:
        self.left -= actions
        if self.left < 0:
            raise TooManyActionsError


def _sum(totals: list[float], margins: list[float], times: int) -> list[float]:
    if not totals:
        return [margin * times for margin in margins]
    return [total + margin * times for total, margin in zip(totals, margins, strict=True)]
