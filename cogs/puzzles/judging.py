"""The judgement of a decision as a puzzle: its choices, judged in many worlds, with one clearly best."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from bot.players.sampling import mean_and_error
from bot.rules.boards import LineView
from bot.rules.moves import Challenge, Kitty, Move, NameDoubles, Retract
from bot.rules.tricks.bids import leading
from bot.rules.view import Phase, View
from bot.words.hint.prospects import Prospect
from bot.words.terms import counts_hands, unit_of

MOST_CHOICES = 25  # as many fit into a select
_MOST_PLAYS = 6  # at a line of dominoes, whose plays are buttons
_SOME = 5  # ways to pass or bids that are offered: a hand has hundreds, and neighbouring bids are worth the same
_SURE = 3.0  # errors by which the best is better
_LEAST_POINTS, _SHARE = 1.0, 1 / 40  # by how many, and by what share of the match's target
_PHASES = (Phase.PASS, Phase.BID, Phase.TRUMP, Phase.OPENING, Phase.PLAY, Phase.TURN, Phase.PLACE)
OF_SOME = (Phase.PASS, Phase.BID)  # phases in which only some choices are offered
Batch = Sequence[Prospect]  # the choices, judged in some worlds


class Alternative(NamedTuple):
    """One choice in a puzzle: its notation, its mean margin, and the standard error of that mean."""

    notation: str
    value: float
    error: float


def is_candidate(view: View, made: Move) -> bool:
    """True if a decision can be a puzzle: it has choices that can be judged."""
    if view.ask is None or view.ask.made is not None or view.phase not in _PHASES:
        return False
    if isinstance(made, Kitty | Challenge | Retract | NameDoubles):
        return False
    if view.phase is Phase.BID:
        return len(view.ask.choices) > 1 and not _is_open(view)
    choices = {choice.move for choice in view.ask.choices if not choice.revoke}
    most = _MOST_PLAYS if isinstance(view.board, LineView) else MOST_CHOICES
    return view.ask.pick > 0 or (made in choices and 2 <= len(choices) <= most)


def _is_open(view: View) -> bool:
    """True before the first bid while others may still bid: a pass then has no value of its own in any world."""
    auction = view.trick_board.auction
    return leading(auction) is None and len(auction) < len(view.seats) - 1


def is_promising(view: View, batch: Batch) -> bool:
    """True if the best choice could be clearly apart, by the first worlds."""
    return len(batch) > 1 and (view.phase in OF_SOME or batch[1].behind[0] >= least_gap(view) / 2)


def choices_of(view: View, made: Move, batches: Sequence[Batch]) -> tuple[Alternative, ...] | None:
    """The choices of a puzzle, best first; None where it is none. Each batch is of other worlds."""
    values = values_of(batches)
    if made not in values or len(batches) < 2:
        return None
    ranked = sorted(values, key=lambda move: -fmean(values[move]))
    best, others = ranked[0], ranked[1:]
    apart = [move for move in others if _is_apart(view, values[best], values[move])]
    if view.phase in OF_SOME:
        offered = [best] if made == best else [best, made]
        for move in apart:
            of_move = fmean(values[move])
            is_new = all(abs(of_move - fmean(values[other])) >= least_gap(view) for other in offered)
            if move not in offered and (is_new or view.phase is not Phase.BID) and len(offered) < _SOME:
                offered.append(move)
        is_good = len(offered) > 2 and (made == best or made in apart)
    else:
        offered = ranked
        is_good = len(apart) == len(others) and 2 <= len(offered) <= MOST_CHOICES
    if not is_good or (made == best and len(offered) < 3):  # everyone would find that
        return None
    judged = ((move, *mean_and_error(values[move])) for move in sorted(offered, key=ranked.index))
    return tuple(Alternative(str(move), round(value, 3), round(error, 3)) for move, value, error in judged)


def values_of(batches: Sequence[Batch]) -> Mapping[Move, list[float]]:
    """The value of each choice in each batch; of those that are in all of them."""
    values: dict[Move, list[float]] = {}
    for batch in batches:
        for move, value in {prospect.move: prospect.value for prospect in batch}.items():
            values.setdefault(move, []).append(value)
    return {move: of_move for move, of_move in values.items() if len(of_move) == len(batches)}


def _is_apart(view: View, best: Sequence[float], other: Sequence[float]) -> bool:
    less, error = mean_and_error([own - against for own, against in zip(best, other, strict=True)])
    return less >= least_gap(view) and less > _SURE * error


def least_gap(view: View) -> float:
    """The least by which the best choice is better, in the points or marks of the game."""
    is_small = unit_of(view) == "mark" or counts_hands(view)
    return max(view.target * _SHARE, 0.0 if is_small else _LEAST_POINTS)
