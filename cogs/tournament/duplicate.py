"""Duplicate scoring: each side is measured against those who held the same hands at the other tables.

A side's margin in a deal is its points less the mean of the other sides' points; where the fewest points win, the other
way round. Its score is that margin less the mean margin of the same side at the other tables, which have played the
deal too; where there is only one table it is the margin itself. All exact: nothing is rounded before it is shown.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

Margins = tuple[Fraction, ...]  # by side


def margins(scored: Sequence[int], *, low_wins: bool) -> Margins:
    """The margin of each side from what each has scored in a deal."""
    everything, others, sign = sum(scored), len(scored) - 1, -1 if low_wins else 1
    return tuple(sign * (own - Fraction(everything - own, others)) for own in scored)


def round_scores(
    tables: Sequence[Mapping[int, Sequence[int]]], *, low_wins: bool
) -> tuple[tuple[tuple[Fraction, ...], ...], ...]:
    """The scores of a round: by table, by deal (in order, those that any table has scored), by side.

    `tables` gives what each side has scored in each deal that was played to its end. A deal that a table has not played
    scores nothing there, and is no measure for the others.
    """
    numbers = sorted({number for table in tables for number in table})
    measured = [{number: margins(scored, low_wins=low_wins) for number, scored in table.items()} for table in tables]
    sides = max((len(it) for table in measured for it in table.values()), default=0)
    return tuple(tuple(_compared(number, own, measured, sides) for number in numbers) for own in measured)


def _compared(
    number: int, own: Mapping[int, Margins], tables: Sequence[Mapping[int, Margins]], sides: int
) -> tuple[Fraction, ...]:
    """The score of each side of a table in a deal."""
    if number not in own:
        return (Fraction(0),) * sides
    others = [table[number] for table in tables if table is not own and number in table]
    if not others:
        return own[number] if len(tables) == 1 else (Fraction(0),) * sides
    return tuple(
        margin - Fraction(sum(other[side] for other in others), len(others)) for side, margin in enumerate(own[number])
    )


@dataclass(frozen=True, slots=True)
class Placed:
    """A place in the standings: `rank` counts from 1, and those with equal scores share it."""

    rank: int
    number: int
    total: Fraction
    rounds: tuple[Fraction | None, ...]


def standings(rounds: Mapping[int, Sequence[Fraction | None]], left: Collection[int] = ()) -> tuple[Placed, ...]:
    """The standings from the score of each entrant in each round (None: not played), best first; behind all others
    those who have `left`.
    """
    totals = {number: sum((it for it in scores if it is not None), Fraction(0)) for number, scores in rounds.items()}
    worth = {number: (number not in left, total) for number, total in totals.items()}
    return tuple(
        Placed(1 + sum(other > own for other in worth.values()), number, own[1], tuple(rounds[number]))
        for number, own in sorted(worth.items(), key=lambda it: it[1], reverse=True)
    )
