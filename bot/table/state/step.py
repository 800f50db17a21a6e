"""A move about to be made: what it brings about, and the results to be kept with it."""

from dataclasses import dataclass
from typing import Any

from bot.rules.catalogue import AnyGame
from bot.rules.events import DealEnded, Event
from bot.rules.game import Match
from bot.rules.moves import Move
from bot.store.scores.results import MatchResult, SeatResult, match_result, seat_results


@dataclass(frozen=True, slots=True)
class Step:
    """A move and the forced moves after it, with the resulting match; not yet committed."""

    match: Match[Any, Any]
    moves: tuple[tuple[int, Move], ...]
    events: tuple[Event, ...]
    turns: tuple[int, ...]


def results_of(game: AnyGame, step: Step) -> tuple[tuple[SeatResult, ...], MatchResult | None]:
    """The results, by seat, of the deals and the match that ended in a step."""
    sides = game.sides(step.match.options, step.match.players)
    deals = tuple(
        result
        for event in step.events
        if isinstance(event, DealEnded)
        for result in seat_results(event.result, sides)
    )  # fmt: skip
    winners = step.match.winners
    if winners is None:
        return deals, None
    return deals, match_result(step.match.totals, sides, winners, low_wins=game.low_wins)
