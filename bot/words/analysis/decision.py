"""A choice that somebody made, and what it cost them by what they could know."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import hypot

from bot.rules.view import View
from bot.words.facts.prospects import Prospect

CLEARLY = 2.0  # standard errors by which a cost is clearly more than chance


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice in a deal: what was played, and the best of the moves its player had.

    `view` is what they knew as they chose; `alternatives` are all their moves, best first, as they chose the best. Then
    `played` and `best` were compared in other worlds, so that the best owes nothing to those in which it was found.
    They are the same where nothing was better.
    """

    view: View
    alternatives: tuple[Prospect, ...]
    played: Prospect
    best: Prospect
    worlds: int = 0  # those other worlds

    @property
    def cost(self) -> float:
        """How much less than the best move it is expected to come to, in points or marks or rounds; below 0 by chance
        only.
        """
        return self.best.value - self.played.value

    @property
    def error(self) -> float:
        """The standard error of the cost."""
        return max(self.played.behind[1], self.best.behind[1])

    @property
    def is_clear(self) -> bool:
        """Whether it clearly cost something."""
        return self.cost > 0 and self.cost > CLEARLY * self.error

    @property
    def stake(self) -> float:
        """How much the best move is better than all moves on average."""
        values = [prospect.value for prospect in self.alternatives]
        return max(values) - sum(values) / len(values)


def merged(parts: Sequence[Decision]) -> Decision:
    """One decision that was measured in parts, of as many other worlds each, as though it were in all of them."""
    if len(parts) == 1:
        return parts[0]
    cost = _mean([part.cost for part in parts])
    error = hypot(*(part.error for part in parts)) / len(parts)
    above, below = (_mean(shares) for shares in zip(*map(_compared, parts), strict=True))
    played, best = (_merged([part.played for part in parts]), _merged([part.best for part in parts]))
    if cost >= 0:
        played = replace(played, behind=(cost, error), compared=(above, below))
    else:
        best = replace(best, behind=(-cost, error), compared=(below, above))
    return replace(parts[0], played=played, best=best, worlds=sum(part.worlds for part in parts))


def _compared(decision: Decision) -> tuple[float, float]:
    """In which share of the worlds what was played came to more than the best, and in which to less."""
    played, best = decision.played.compared, decision.best.compared
    return played if played != (0.0, 0.0) else (best[1], best[0])


def _merged(parts: Sequence[Prospect]) -> Prospect:
    """One move's prospects as their means; what it is beside another is left open."""
    return Prospect(
        move=parts[0].move,
        value=_mean([part.value for part in parts]),
        error=hypot(*(part.error for part in parts)) / len(parts),
        behind=(0.0, 0.0),
        takes_trick=_share(part.takes_trick for part in parts),
        trick_points=_mean([part.trick_points for part in parts]),
        made=_share(part.made for part in parts),
        own_moon=_mean([part.own_moon for part in parts]),
        other_moon=_mean([part.other_moon for part in parts]),
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _share(shares: Iterable[float | None]) -> float | None:
    known = [share for share in shares if share is not None]
    return _mean(known) if known else None
