"""One table as it stands: its row, its seats, and the match that replaying its journal gives."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from bot.rules.catalogue import AnyGame
from bot.rules.events import DealEnded, Event
from bot.rules.game import Match
from bot.rules.moves import Move, parse_move
from bot.rules.options import Options, load
from bot.rules.shuffle import commitment, match_seed
from bot.store.rows import MoveRow, SeatRow, TableRow
from bot.store.schema import OVER
from bot.store.scores.results import MatchResult, SeatResult, match_result, seat_results
from bot.table.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Step:
    """A move and the moves that follow of themselves, with the match after them, not yet committed."""

    match: Match[Any, Any]
    moves: tuple[tuple[int, Move], ...]
    events: tuple[Event, ...]
    turns: tuple[int, ...]


@dataclass(slots=True)
class Table:
    """A table in memory. The journal is the truth: whatever is here was read from it, or has been committed to it.

    `turns[p]` is the match's turn after position p, which tells a stale click from a fresh one, and `turned_at`
    when the last of them began; `applied` are the interactions already in the journal.
    """

    row: TableRow
    game: AnyGame
    options: Options
    seats: tuple[SeatRow, ...]
    match: Match[Any, Any] | None = field(default=None, repr=False)
    turns: list[int] = field(default_factory=list)
    turned_at: datetime | None = None
    applied: set[int] = field(default_factory=set)
    _snapshot: Snapshot | None = field(default=None, repr=False)

    @classmethod
    def of(cls, row: TableRow, game: AnyGame, seats: Sequence[SeatRow]) -> "Table":
        return cls(row, game, load(game.options_type, row.options), tuple(seats))

    @property
    def position(self) -> int:
        """How many moves have been made."""
        return max(len(self.turns) - 1, 0)

    def deal(self, joins: Iterable[int]) -> None:
        """Begin the match, from the secret and the interactions of those who joined."""
        seed = match_seed(self.row.secret, joins)
        self.match = self.game.start(self.options, self.row.players, seed)
        self.turns, self.turned_at = [self.match.turn], self.row.started_at
        self._snapshot = None

    def replay(self, moves: Iterable[MoveRow]) -> None:
        """Apply moves from the journal, in order."""
        for row in moves:
            self.match, _ = self.game.play(self.match, row.seat, parse_move(row.notation))  # type: ignore[arg-type]
            self._turned((self.match.turn,), row.at)
            if row.interaction_id is not None:
                self.applied.add(row.interaction_id)
            self._snapshot = None

    def renew(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Take over the row and seats as the store has them now."""
        if row == self.row and tuple(seats) == self.seats:
            return
        if row.options != self.row.options:
            self.options = load(self.game.options_type, row.options)
        self.row, self.seats, self._snapshot = row, tuple(seats), None

    def to_act(self) -> tuple[int, ...]:
        """The seats the table waits for."""
        return () if self.match is None else self.game.to_act(self.match)

    def is_stale(self, position: int) -> bool:
        """Whether what was asked at a position has been decided since."""
        return not 0 <= position <= self.position or self.turns[position] != self.turns[-1]

    def step(self, seat: int, move: Move) -> Step:
        """The match after a move, with forced moves made. Raises NotYourTurn, IllegalMove; changes nothing."""
        assert self.match is not None  # noqa: S101 - only a table in play is asked
        full = self.game.resolve(self.match, seat, move)
        after, events = self.game.apply(self.match, seat, full)
        moves, happened, turns = [(seat, full)], list(events), [after.turn]
        while forced := self.game.forced_move(after):
            after, events = self.game.apply(after, *forced)
            moves.append(forced)
            happened.extend(events)
            turns.append(after.turn)
        return Step(after, tuple(moves), tuple(happened), tuple(turns))

    def take(self, step: Step, interaction_id: int | None, at: datetime) -> None:
        """Make a step that has been committed the table's own."""
        self.match = step.match
        self._turned(step.turns, at)
        self._snapshot = None
        if interaction_id is not None:
            self.applied.add(interaction_id)

    def _turned(self, turns: Sequence[int], at: datetime) -> None:
        if turns[-1] != self.turns[-1]:
            self.turned_at = at
        self.turns.extend(turns)

    def _waiting_since(self) -> datetime:
        return max(when for when in (self.row.created_at, self.turned_at, self.row.touched_at) if when is not None)

    def snapshot(self) -> Snapshot:
        """The table as it may be shown."""
        if self._snapshot is None:
            seal = commitment(self.row.secret)
            public, views = None, ()
            if self.match is not None:
                public = self.game.view(self.match, None)
                views = tuple(self.game.view(self.match, seat) for seat in range(self.row.players))
            asked_at = self.turns.index(self.turns[-1]) if self.turns else 0
            row = self.row if self.row.state in OVER else replace(self.row, secret=b"")
            self._snapshot = Snapshot(
                row, self.game, self.options, self.seats, self.position, asked_at, seal, self._waiting_since(),
                public, views,
            )  # fmt: skip
        return self._snapshot


def results_of(game: AnyGame, step: Step) -> tuple[tuple[SeatResult, ...], MatchResult | None]:
    """What the deals and the match that ended in a step mean for each seat."""
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
