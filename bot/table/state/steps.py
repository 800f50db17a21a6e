"""Moves one by one: about to be made, with the results to keep; and replayed, without what was taken back."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.rules.achievements import Earned, Played, earned
from bot.rules.catalogue import AnyGame
from bot.rules.errors import Refusal
from bot.rules.events import DealEnded, Event, ThrownIn
from bot.rules.game import Match
from bot.rules.moves import Move, parse_move
from bot.rules.options import load
from bot.rules.tricks.game import TrickGame
from bot.store.schema.tables import MoveRow
from bot.store.scores.results import match_result, seat_results
from bot.store.tables.journal import MatchRecord, NewResults
from bot.table.errors import UnreadableJournal
from bot.table.state.shuffle import first_seats, seed_of_match
from bot.table.state.undo import UNDO_ENTRIES, LastPlay, UndoEntry, Undoing


@dataclass(frozen=True, slots=True)
class PlannedMoves:
    """A move and the forced moves after it, with the resulting match; not yet committed."""

    match: Match[Any, Any]
    moves: tuple[tuple[int, Move], ...]
    events: tuple[Event, ...]
    turns: tuple[int, ...]


def results_of(game: AnyGame, step: PlannedMoves) -> NewResults:
    """What is kept of the deals and the match that ended in a step."""
    match = step.match
    sides = game.sides(match.options, match.players)
    ended = [event.result for event in step.events if isinstance(event, DealEnded)]
    deals = tuple(result for each in ended for result in seat_results(each, sides))
    won = tuple(one for each in ended for one in earned_with(game, match, each.number))
    if match.winners is None:
        return NewResults(deals, None, won)
    return NewResults(deals, match_result(match.totals, sides, match.winners, low_wins=game.low_wins), won)


def earned_with(game: AnyGame, match: Match[Any, Any], deal: int) -> tuple[Earned, ...]:
    """The achievements that were earned with a deal of a match, by seat."""
    results = tuple(result for result in match.results if result.number <= deal)
    ends_match = len(results) == len(match.results)
    tricks = game.hand_size(match.options, match.players) if isinstance(game, TrickGame) else 0
    sides = game.sides(match.options, match.players)
    return tuple(
        earned(Played(game.name, sides, tricks, game.low_wins, results, match.winners if ends_match else None))
    )


AnyMatch = Match[Any, Any]
_ENDS = (DealEnded, ThrownIn)


@dataclass(frozen=True, slots=True)
class ReplayedMove:
    """A move with the match before and after it, and what it brought about."""

    before: AnyMatch = field(repr=False)
    seat: int
    move: Move
    after: AnyMatch = field(repr=False)
    events: tuple[Event, ...]

    @property
    def ends_deal(self) -> bool:
        return any(isinstance(event, _ENDS) for event in self.events)


Deal = tuple[ReplayedMove, ...]  # of one deal, in order


class MatchReplay:
    """A match being replayed. `steps` are those of the deal that is being played, without what was taken back."""

    def __init__(self, game: AnyGame, match: AnyMatch) -> None:
        self.game = game
        self.match = match
        self.steps: list[ReplayedMove] = []
        self._undoing = Undoing()
        self._count = 0

    def enter(self, seat: int, entry: Move | UndoEntry) -> Deal | None:
        """Apply a journal's next entry. Returns the deal that ended by it, if any. Raises a Refusal or ValueError."""
        self._count += 1
        if isinstance(entry, UndoEntry):
            self._take_back(seat, entry)
            return None
        before, entry = self.match, self.game.as_kept(entry)
        if (move := self.game.legal_move(before, seat, entry)) != entry:
            raise ValueError(f"“{entry}” is short for “{move}”")
        is_forced = self.game.forced_move(before) == (seat, entry)
        self.match, events = self.game.apply(before, seat, entry)
        self._undoing = self._undoing.after_move(
            LastPlay(before, seat, entry, self._count, None, events), is_forced=is_forced
        )
        self.steps.append(step := ReplayedMove(before, seat, entry, self.match, events))
        if not step.ends_deal:
            return None
        deal, self.steps = tuple(self.steps), []
        return deal

    def _take_back(self, seat: int, entry: UndoEntry) -> None:
        """Raises ValueError where nothing can be taken back, or is asked for."""
        last = self._undoing.last
        if last is None or not last.shows_nothing_more(self.game.view(self.match, None)):
            raise ValueError("nothing was played that could be taken back")
        if entry is UndoEntry.ASK and seat != last.seat:
            raise ValueError("only the one who played last asks to take that back")
        if entry is UndoEntry.UNDONE:
            self.match = self._undoing.undone(self.match)
            while self.steps and self.steps.pop().before is not last.before:
                pass
        self._undoing = self._undoing.after_entry(entry, seat, None)


def started(game: AnyGame, record: MatchRecord) -> AnyMatch:
    """The match of a record before its first move."""
    table, seed = record.table, seed_of_match(record.table, first_seats(record.seats))
    return game.start(load(game.options_type, table.options), table.players, seed, table.deals)


def replayed_deals(course: MatchReplay, moves: Iterable[MoveRow]) -> Iterator[tuple[Deal, tuple[MoveRow, ...]]]:
    """The deals of a journal that are over: each in its steps, with the row of each step. Raises UnreadableJournal."""
    rows = list[MoveRow]()
    try:
        for row in moves:
            entry = UNDO_ENTRIES.get(row.notation)
            ended = course.enter(row.seat, parse_move(row.notation) if entry is None else entry)
            if entry is not None:
                del rows[len(course.steps) :]
                continue
            rows.append(row)
            if ended is not None:
                yield ended, tuple(rows)
                rows.clear()
    except (Refusal, ValueError):
        raise UnreadableJournal from None
