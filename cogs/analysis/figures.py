"""Figures of decisions: those that were measured in parts as one, and how well was chosen in all."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import hypot

from bot.words.decision import Decision, RecordedDecision
from bot.words.hint.prospects import Prospect

_LEAST_STAKE = 0.5  # a deal in which good choices bring no more than bad ones has no accuracy


def accuracy_of(made: Iterable[RecordedDecision]) -> int | None:
    """Accuracy from 0 (random) to 100 (always the best move).

    100: each was the best. 0: no better than the average of all moves. None where that was at stake nowhere.
    """
    decisions = [each.decision for each in made]
    stake = sum(decision.stake for decision in decisions)
    if stake < _LEAST_STAKE:
        return None
    return round(100 * min(1.0, max(0.0, 1 - sum(decision.cost for decision in decisions) / stake)))


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
