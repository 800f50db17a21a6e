"""A person's decisions as the journal of a match tells them, how each deal began, and decisions measured in parts."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import hypot
from typing import Any

from bot.rules.catalogue import AnyGame
from bot.rules.copies import updated
from bot.rules.events import DealResult
from bot.rules.game import Match
from bot.rules.moves import Move, Pass
from bot.rules.view import View
from bot.store.schema.tables import MoveRow
from bot.table.state.played import Deal, PlayedMatch, deals_of, replayed
from bot.words.decision import Decision
from bot.words.hint.prospects import Prospect

_NO_SEED = bytes(32)


@dataclass(frozen=True, slots=True)
class ChosenMove:
    """A move that a person chose, and what they knew then."""

    deal: int
    position: int
    seat: int
    view: View
    move: Move


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal that is over, as one person played it: by hand, from which seat, from which start, to which result.

    `result` is None where it was thrown in. `start` has no seed.
    """

    number: int
    choices: tuple[ChosenMove, ...]
    start: Match[Any, Any] = field(repr=False)
    result: DealResult | None


def played_deals(
    game: AnyGame, start: Match[Any, Any], moves: Iterable[MoveRow], user_id: int
) -> tuple[PlayedDeal, ...]:
    """The deals of a journal that are over, with the person's own decisions that stand. Raises UnreadableJournal."""
    deals = deals_of(replayed(PlayedMatch.of(game, start), moves))
    return tuple(_played(game, number, deal, user_id) for number, deal in enumerate(deals, 1))


def _played(game: AnyGame, number: int, deal: Deal, user_id: int) -> PlayedDeal:
    before, after = deal[0].before, deal[-1].after
    result = after.results[-1] if len(after.results) > len(before.results) else None
    choices: list[ChosenMove] = []
    for made in deal:
        if made.user_id != user_id:
            continue
        if isinstance(made.move, Pass):  # the last word counts
            choices = [choice for choice in choices if not isinstance(choice.move, Pass)]
        view = game.view(made.before, made.seat)
        choices.append(ChosenMove(number, made.position, made.seat, view, made.move))
    return PlayedDeal(number, tuple(choices), without_seed(before), result)


def without_seed(match: Match[Any, Any]) -> Match[Any, Any]:
    """A match without its secret: it says nothing of deals to come."""
    return updated(match, seed=_NO_SEED)


# -- in parts ---------------------------------------------------------------------------------------------------------


def merged(parts: Sequence[Decision]) -> Decision:
    """Join the measures of one decision in parts, each of equally many other worlds."""
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
