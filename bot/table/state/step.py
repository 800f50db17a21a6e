"""A move about to be made: what it brings about, and the results to be kept with it."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.rules.achievements import Earned, Played, earned
from bot.rules.catalogue import AnyGame
from bot.rules.events import DealEnded, Event
from bot.rules.game import Match
from bot.rules.moves import Move
from bot.rules.tricks.game import TrickGame
from bot.store.scores.results import MatchResult, SeatResult, match_result, seat_results


@dataclass(frozen=True, slots=True)
class Step:
    """A move and the forced moves after it, with the resulting match; not yet committed."""

    match: Match[Any, Any]
    moves: tuple[tuple[int, Move], ...]
    events: tuple[Event, ...]
    turns: tuple[int, ...]


class Results(NamedTuple):
    """What is kept, by seat, of the deals and the match that ended in a step."""

    deals: tuple[SeatResult, ...]
    match: MatchResult | None
    earned: tuple[Earned, ...]


def results_of(game: AnyGame, step: Step) -> Results:
    """What is kept of the deals and the match that ended in a step."""
    match = step.match
    sides = game.sides(match.options, match.players)
    ended = [event.result for event in step.events if isinstance(event, DealEnded)]
    deals = tuple(result for each in ended for result in seat_results(each, sides))
    won = tuple(one for each in ended for one in earned_with(game, match, each.number))
    if match.winners is None:
        return Results(deals, None, won)
    return Results(deals, match_result(match.totals, sides, match.winners, low_wins=game.low_wins), won)


def earned_with(game: AnyGame, match: Match[Any, Any], deal: int) -> tuple[Earned, ...]:
    """What was earned with a deal of a match, by whoever sat there."""
    results = tuple(result for result in match.results if result.number <= deal)
    ends_match = len(results) == len(match.results)
    tricks = game.hand_size(match.options, match.players) if isinstance(game, TrickGame) else 0
    sides = game.sides(match.options, match.players)
    return tuple(
        earned(Played(game.name, sides, tricks, game.low_wins, results, match.winners if ends_match else None))
    )
