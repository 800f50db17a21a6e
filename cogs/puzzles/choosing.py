"""Which decisions are puzzles: those of whose choices the best is clearly apart from all others."""

from collections.abc import Mapping, Sequence
from statistics import fmean

from bot.players.sampling import mean_and_error
from bot.rules.moves import Challenge, Kitty, Move, NameDoubles, Retract
from bot.rules.view import Phase, View
from bot.words.hint.prospects import Prospect
from bot.words.terms import unit_of
from cogs.puzzles.rows import Alternative

MOST_CHOICES = 25  # as many fit into a select
_MOST_PLAYS = 6  # at a line of dominoes, whose plays are buttons
_PASSES = 5  # ways to pass that are offered: a hand has hundreds
_SURE = 3.0  # errors by which the best is better
_LEAST_POINTS, _SHARE = 1.0, 1 / 40  # by how many, and by what share of the match's target
_PHASES = (Phase.PASS, Phase.BID, Phase.TRUMP, Phase.OPENING, Phase.PLAY)
Batch = Sequence[Prospect]  # the choices, judged in some worlds


def is_candidate(view: View, made: Move) -> bool:
    """Whether a decision may be a puzzle: one with a hand, and with something to choose that can be judged."""
    if view.line is not None or view.ask is None or view.ask.made is not None or view.phase not in _PHASES:
        return False
    if isinstance(made, Kitty | Challenge | Retract | NameDoubles):
        return False
    choices = {choice.move for choice in view.ask.choices if not choice.revoke}
    return view.ask.pick > 0 or (made in choices and 2 <= len(choices) <= _most(view))


def _most(view: View) -> int:
    return MOST_CHOICES if view.chain is None else _MOST_PLAYS


def is_promising(view: View, batch: Batch) -> bool:
    """Whether the best choice may be clearly apart, as far as some worlds tell."""
    return len(batch) > 1 and (view.phase is Phase.PASS or batch[1].behind[0] >= _least(view) / 2)


def choices_of(view: View, made: Move, batches: Sequence[Batch]) -> tuple[Alternative, ...] | None:
    """What is offered in the puzzle, best first; None where it is none. Each batch is of the same choices in other
    worlds.
    """
    values = _values(batches)
    if made not in values or len(batches) < 2:
        return None
    ranked = sorted(values, key=lambda move: -fmean(values[move]))
    best, others = ranked[0], ranked[1:]
    apart = [move for move in others if _is_apart(view, values[best], values[move])]
    if view.phase is Phase.PASS:
        offered = [best, *([] if made == best else [made]), *(move for move in apart if move != made)][:_PASSES]
        is_good = len(offered) > 2 and (made == best or made in apart)
    else:
        offered = ranked
        is_good = len(apart) == len(others) and 2 <= len(offered) <= MOST_CHOICES
    if not is_good or (made == best and len(offered) < 3):  # everybody would find that
        return None
    judged = ((move, *mean_and_error(values[move])) for move in sorted(offered, key=ranked.index))
    return tuple(Alternative(str(move), round(value, 3), round(error, 3)) for move, value, error in judged)


def _values(batches: Sequence[Batch]) -> Mapping[Move, list[float]]:
    """The value of each choice in each batch; of those that are in all of them."""
    values: dict[Move, list[float]] = {}
    for batch in batches:
        for move, value in {prospect.move: prospect.value for prospect in batch}.items():
            values.setdefault(move, []).append(value)
    return {move: found for move, found in values.items() if len(found) == len(batches)}


def _is_apart(view: View, best: Sequence[float], other: Sequence[float]) -> bool:
    less, error = mean_and_error([one - two for one, two in zip(best, other, strict=True)])
    return less >= _least(view) and less > _SURE * error


def _least(view: View) -> float:
    """By how much the best choice is better at least, in the points or marks of the game."""
    return max(view.target * _SHARE, 0.0 if unit_of(view) == "mark" else _LEAST_POINTS)
