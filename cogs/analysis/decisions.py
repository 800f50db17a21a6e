"""A match as its journal tells it: which decisions a person made by their own hand, and how each deal began."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.rules.catalogue import AnyGame
from bot.rules.copies import updated
from bot.rules.errors import Refusal
from bot.rules.events import DealResult
from bot.rules.game import Match
from bot.rules.moves import Move, Pass, parse_move
from bot.rules.view import View
from bot.store.tables.journal import MoveRow
from bot.table.errors import UnreadableJournal
from bot.table.state.steps import MatchReplay, ReplayedMove
from bot.table.state.undo import UNDO_ENTRIES

_NO_SEED = bytes(32)


@dataclass(frozen=True, slots=True)
class Choice:
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
    choices: tuple[Choice, ...]
    start: Match[Any, Any] = field(repr=False)
    result: DealResult | None


def played_deals(
    game: AnyGame, start: Match[Any, Any], moves: Iterable[MoveRow], user_id: int
) -> tuple[PlayedDeal, ...]:
    """The deals of a journal that are over. What was taken back was not decided; nor what was made for somebody.

    Raises UnreadableJournal.
    """
    course, rows, deals = MatchReplay(game, start), list[MoveRow](), list[PlayedDeal]()
    try:
        for row in moves:
            entry = UNDO_ENTRIES.get(row.notation)
            ended = course.enter(row.seat, parse_move(row.notation) if entry is None else entry)
            if entry is not None:
                del rows[len(course.steps) :]
                continue
            rows.append(row)
            if ended is not None:
                deals.append(_played(game, len(deals) + 1, ended, rows, user_id))
                rows = []
    except (Refusal, ValueError):
        raise UnreadableJournal from None
    return tuple(deals)


def _played(
    game: AnyGame, number: int, steps: tuple[ReplayedMove, ...], rows: list[MoveRow], user_id: int
) -> PlayedDeal:
    before, after = steps[0].before, steps[-1].after
    result = after.results[-1] if len(after.results) > len(before.results) else None
    choices: list[Choice] = []
    for step, row in zip(steps, rows, strict=True):
        if row.user_id != user_id or row.interaction_id is None:
            continue
        if isinstance(step.move, Pass):  # the last word counts
            choices = [choice for choice in choices if not isinstance(choice.move, Pass)]
        view = game.view(step.before, step.seat)
        choices.append(Choice(number, row.position, step.seat, view, step.move))
    return PlayedDeal(number, tuple(choices), without_seed(before), result)


def without_seed(match: Match[Any, Any]) -> Match[Any, Any]:
    """A match that can be given away once its deal is over: what is dealt after it follows from no secret."""
    return updated(match, seed=_NO_SEED)
