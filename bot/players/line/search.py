"""Which move is best: exactly where little is hidden, else over as many worlds as the effort allows."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from bot.players.line.exact import exact_margins
from bot.players.line.playouts import Candidate, candidates, habitual, played_out
from bot.players.line.position import RowPosition
from bot.players.sampling import Weighed, best_of

EQUAL = 1e-9  # exact values that differ by less are equal


@dataclass(frozen=True, slots=True)
class RowEffort:
    """How far to look, in counts, so that a decision can be repeated.

    Exactly, where the hidden tiles can lie in at most so many `ways` and it takes at most so many `actions`; else with
    about so many `playouts` of all candidates together, more where the last two are close.
    """

    playouts: int
    ways: int
    actions: int


def best(position: RowPosition, effort: RowEffort, random: Random) -> Candidate:
    """The best candidate. Peeking is none: it costs nothing, and leaves the same candidates."""
    every = candidates(position)
    usual = habitual(position)
    if len(every) == 1:
        return usual
    if position.possible <= effort.ways:
        values = exact_margins(position, position.every_world(), effort.actions)
        if values is not None:
            return _of_highest_value(position, every, values, usual)
    worlds = position.worlds(random)
    return best_of(
        [Weighed(candidate, float(candidate == usual)) for candidate in every],  # the usual one of several as good
        lambda tried, count: played_out(islice(worlds, count), tried, position.side),
        lambda count, rounds: effort.playouts // rounds // count,
        error=0.0,
    )[0].move


def _of_highest_value(
    position: RowPosition, every: Sequence[Candidate], values: Sequence[float], usual: Candidate
) -> Candidate:
    """The usual candidate if it is among the best, else one that is no pass: that makes the deal longer."""
    alike = [candidate for candidate, value in zip(every, values, strict=True) if value > max(values) - EQUAL]
    if usual in alike:
        return usual
    return next((candidate for candidate in alike if not position.passes(candidate[1])), alike[0])
