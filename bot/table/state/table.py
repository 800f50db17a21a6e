"""A table in memory: its row, its seats, and the match that replaying its journal gives."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from bot import clock
from bot.rules.achievements import Earned
from bot.rules.catalogue import AnyGame
from bot.rules.copies import updated
from bot.rules.errors import Refusal
from bot.rules.game import Match
from bot.rules.moves import Bid, Move, Pass, Place, parse_move, piece_of
from bot.rules.options import Options, load
from bot.rules.shuffle import Terms, commitment, seed_of
from bot.rules.view import View
from bot.store.schema.seats import Invitation, SeatRow
from bot.store.schema.tables import OVER, MoveRow, TableRow
from bot.store.tables.journal import Appended, StoredTable
from bot.store.tables.swaps import SwapRequest
from bot.table.errors import UnreadableJournal
from bot.table.state.shuffle import first_seats, seed_of_match, terms_of
from bot.table.state.snapshot import Made, Snapshot, plays_alone
from bot.table.state.steps import PlannedMoves
from bot.table.state.times import AT_ONCE, DEFAULT_TIMES, Ending, Stages, TurnTimes
from bot.table.state.undo import UNDO_ENTRIES, LastPlay, UndoEntry, Undoing
from bot.words.names import PASSED


@dataclass(frozen=True, slots=True)
class _Latest:
    """The latest move of a seat: after how many moves and deals it was made, and whether by its player's own hand."""

    move: Move
    position: int
    deals: int
    by_hand: bool


@dataclass
class Table:
    """A table in memory. Everything here was read from the journal, or has been committed to it.

    `turns[p]` is the match's turn after position p, which tells stale clicks from current ones; `turned_at` is when the
    last turn began; `applied` are the interactions already in the journal. `stages` says how long the end of a deal is
    shown.
    """

    row: TableRow
    game: AnyGame
    options: Options
    seats: tuple[SeatRow, ...]
    match: Match[Any, Any] | None = field(default=None, repr=False)
    turns: list[int] = field(default_factory=list)
    turned_at: datetime | None = None
    applied: set[int] = field(default_factory=set)
    rating_changes: tuple[int | None, ...] = ()
    invited: tuple[Invitation, ...] = ()
    earned: tuple[Earned, ...] = ()
    former: tuple[SeatRow, ...] = ()
    swaps: tuple[SwapRequest, ...] = ()
    removed: tuple[int, ...] = ()
    next_seal: str = ""
    times: TurnTimes = DEFAULT_TIMES
    terms: Terms | None = None
    first_names: tuple[str, ...] = ()
    _snapshot: Snapshot | None = field(default=None, repr=False)
    _ended: tuple[object, View | None] | None = field(default=None, repr=False)  # what it depends on, and the View
    stages: Stages = AT_ONCE
    undoing: Undoing = field(default=Undoing(), repr=False)
    played_at: dict[int, int] = field(default_factory=dict)  # the position of each seat's last move
    made_at: dict[tuple[int, Made], int] = field(default_factory=dict)  # by seat and play: its position, in this deal
    _latest: dict[int, "_Latest"] = field(default_factory=dict)  # each seat's move
    _scored: tuple[int, datetime] | None = None  # at which position the last deal was scored, and when
    _dealt_at: int = 0  # the position at which the present deal began
    _first_turn: int = 0  # the match's turn as the present deal began, and more where plays were taken back
    _taken_back: tuple[Match[Any, Any], ...] = field(default=(), repr=False)  # what came of plays in this deal
    _same: dict[int, int] = field(default_factory=dict)  # by turn: the one that asked the same before

    @classmethod
    def of(
        cls,
        row: TableRow,
        game: AnyGame,
        seats: Sequence[SeatRow],
        stages: Stages = AT_ONCE,
        times: TurnTimes = DEFAULT_TIMES,
    ) -> "Table":
        options = load(game.options_type, row.options)
        return cls(row, game, options, tuple(seats), times=times, stages=stages)

    @property
    def position(self) -> int:
        """How many moves have been made."""
        return max(len(self.turns) - 1, 0)

    def start_match(self) -> None:
        """Start the match, from the secret and its terms."""
        first = first_seats((*self.former, *self.seats))
        terms = terms_of(self.row, first)
        self.terms = None if terms.opened is None else terms
        self.first_names = tuple(row.name for row in first)
        self.deal_from(seed_of_match(self.row, first))

    def deal_from(self, seed: bytes) -> None:
        """Start the match from its seed."""
        self.match = self.game.start(self.options, self.row.players, seed, self.row.deals)
        self.turns, self.turned_at = [self.match.turn], self.row.started_at
        self._snapshot = None

    def replay(self, moves: Iterable[MoveRow]) -> None:
        """Apply moves from the journal, in order. Raises UnreadableJournal."""
        for row in moves:
            try:
                self._replay_one(row)
            except (Refusal, ValueError):
                raise UnreadableJournal from None
            if row.interaction_id is not None:
                self.applied.add(row.interaction_id)
            self._snapshot = None

    def _replay_one(self, row: MoveRow) -> None:
        """Raises a Refusal or a ValueError where a row does not follow from those before it."""
        before: Any = self.match
        if row.notation in UNDO_ENTRIES:
            self.enter(UNDO_ENTRIES[row.notation], row.seat, row.at)
            return
        move = self.game.as_kept(parse_move(row.notation))
        after, events = self.game.play(before, row.seat, move)
        by_hand = row.interaction_id is not None
        chosen_by = row.user_id if by_hand else None  # what was made for a person is not theirs to take back
        play = LastPlay(before, row.seat, move, self.position + 1, chosen_by, events)
        self.undoing = self.undoing.after_move(play, is_forced=self.game.forced_move(before) == (row.seat, move))
        self.played_at[row.seat] = self.position + 1
        self._note_move(row.seat, move, by_hand=by_hand)
        self._advance(after, (after.turn,), row.at)

    def enter(self, entry: UndoEntry, seat: int, at: datetime) -> None:
        """Apply an entry about taking back a play. Raises ValueError where nothing can be taken back."""
        assert self.match is not None  # noqa: S101 - the journal of a match
        undone = self.undoing.undone(self.match) if entry is UndoEntry.UNDONE else self.match
        if entry is UndoEntry.UNDONE and self.undoing.last is not None:
            self._first_turn += undone.turn - self.undoing.last.before.turn
            self._taken_back = (*self._taken_back, self.match)
        self.undoing = self.undoing.after_entry(entry, seat, at)
        self._advance(undone, (undone.turn,), at)
        self._snapshot = None

    def is_undo_awaited(self) -> bool:
        """Whether computer players wait for the answers to a request."""
        undo = self.snapshot().undo
        return undo is not None and undo.until is not None and clock.now() < undo.until

    def refresh(self, stored: StoredTable) -> None:
        """Update from the store what is not in the journal."""
        if stored.rematch_secret is not None:
            self.next_seal = commitment(stored.rematch_secret)
        row = stored.row
        new = (
            row, stored.seats, stored.rating_changes, stored.invited, stored.earned, stored.former, stored.swaps,
            stored.removed,
        )  # fmt: skip
        if new == (
            self.row, self.seats, self.rating_changes, self.invited, self.earned, self.former, self.swaps, self.removed
        ):  # fmt: skip
            self.row = row
            if self._snapshot is not None:
                self._snapshot = updated(self._snapshot, row=self._shown_row())
            return
        if row.options != self.row.options:
            self.options = load(self.game.options_type, row.options)
        (
            self.row, self.seats, self.rating_changes, self.invited, self.earned, self.former, self.swaps, self.removed
        ) = new  # fmt: skip
        self._snapshot = None

    def note_committed(self, committed: Appended, due_at: datetime | None) -> None:
        """Note the version of the table with what was just applied, and when it is due."""
        self.row = updated(self.row, version=committed.version, posts=committed.posts, due_at=due_at)
        if committed.earned:
            self.earned, self._snapshot = (*self.earned, *committed.earned), None
        if self._snapshot is not None:
            self._snapshot = updated(self._snapshot, row=self._shown_row())

    def to_act(self) -> tuple[int, ...]:
        """The seats the table waits for."""
        return () if self.match is None else self.game.to_act(self.match)

    def decision_seed(self, seat: int) -> int:
        """The seed of what a computer player decides now at a seat: the same for the same deal and the same place in
        it, whatever was taken back meanwhile. It tells nothing of the match's own seed.
        """
        assert self.match is not None  # noqa: S101 - callers check that a match is being played
        deal, turn = len(self.match.results) + 1, self.match.turn - self._first_turn
        return seed_of(self.match.seed, f"computer player at seat {seat}, deal {deal}, turn {turn}")

    def is_stale(self, position: int) -> bool:
        """Whether the decision that was open at a position has been made, or something else is asked now. Where
        somebody has taken a play back and made it again, the next player is asked the same as before.
        """
        return self.is_earlier_turn(position) and not (
            0 <= position <= self.position and self._asking(self.turns[position]) == self._asking(self.turns[-1])
        )

    def is_earlier_turn(self, position: int) -> bool:
        """Whether anything has been played or taken back since a position."""
        return not 0 <= position <= self.position or self.turns[position] != self.turns[-1]

    def _asking(self, turn: int) -> int:
        """The first turn that asked the same."""
        return self._same.get(turn, turn)

    def is_of_earlier_deal(self, position: int) -> bool:
        """Whether a deal has been scored since a position (0: since when does not matter)."""
        return 0 < position < self._dealt_at

    def plan(self, seat: int, move: Move) -> PlannedMoves:
        """The match after a move, with forced moves made. Raises NotYourTurn, IllegalMove; changes nothing."""
        assert self.match is not None  # noqa: S101 - callers check that a match is being played
        resolved = self.game.legal_move(self.match, seat, move)
        after, events = self.game.apply(self.match, seat, resolved)
        moves, all_events, turns = [(seat, resolved)], list(events), [after.turn]
        while forced := self.game.forced_move(after):
            after, events = self.game.apply(after, *forced)
            moves.append(forced)
            all_events.extend(events)
            turns.append(after.turn)
        return PlannedMoves(after, tuple(moves), tuple(all_events), tuple(turns))

    def after_moves(
        self, planned: PlannedMoves, interaction_id: int | None, at: datetime, user_id: int | None = None
    ) -> "Table":
        """The table as it will be once these moves are committed; this one stays as it is."""
        after = updated(
            self,
            turns=[*self.turns],
            applied={*self.applied},
            played_at={**self.played_at},
            made_at={**self.made_at},
            _latest={**self._latest},
        )
        after.apply_moves(planned, interaction_id, at, user_id)
        return after

    def apply_moves(
        self, planned: PlannedMoves, interaction_id: int | None, at: datetime, user_id: int | None = None
    ) -> None:
        """Apply moves that are in the store. `user_id`: whose they are, also where a computer player made them."""
        (seat, move), *_ = planned.moves
        by_hand = interaction_id is not None
        if self.match is not None:
            chosen_by = user_id if by_hand else None
            self.undoing = Undoing(LastPlay(self.match, seat, move, self.position + 1, chosen_by, planned.events))
        self.played_at.update((who, self.position + place) for place, (who, _) in enumerate(planned.moves, 1))
        for who, made in planned.moves:
            self._note_move(who, made, by_hand=by_hand)
            by_hand = False
        self._advance(planned.match, planned.turns, at)
        self._snapshot = None
        if interaction_id is not None:
            self.applied.add(interaction_id)

    def _note_move(self, seat: int, move: Move, *, by_hand: bool) -> None:
        assert self.match is not None  # noqa: S101 - there is a move
        made = PASSED if isinstance(move, Pass) else move if isinstance(move, Bid) else piece_of(move)
        if made is not None:
            self.made_at[seat, made] = self.position + 1
        if isinstance(move, Place) and not by_hand:
            return  # it belongs to the turn before: both ends of the line are equal
        self._latest[seat] = _Latest(move, self.position, len(self.match.results), by_hand)

    def _made_for(self, seat: SeatRow) -> Move | None:
        """The latest move of a seat in this deal, if it was made for its player."""
        latest = self._latest.get(seat.seat)
        if latest is None or latest.by_hand or seat.user_id is None or self.match is None:
            return None
        is_theirs = latest.position >= seat.since and latest.deals == len(self.match.results)
        return latest.move if is_theirs else None

    def _advance(self, after: Match[Any, Any], turns: Sequence[int], at: datetime) -> None:
        if turns[-1] != self.turns[-1]:
            self.turned_at = at
        self.turns.extend(turns)
        again = next((one for one in self._taken_back if updated(after, turn=one.turn) == one), None)
        last = self.undoing.last
        if again is not None and last is not None and last.seat not in self.game.to_act(after):  # else it is their own
            self._same = {**self._same, turns[-1]: self._asking(again.turn)}
        if self.match is not None and len(after.results) > len(self.match.results):
            self._scored = self.position, at
            self._dealt_at, self._first_turn, self._taken_back = self.position, after.turn, ()
            self.made_at = {}
        self.match = after

    def _waiting_since(self, ending: Ending | None) -> datetime:
        shown_at = ending.card_at if ending is not None else None  # nobody waits before
        times = (self.row.created_at, self.turned_at, self.row.touched_at, shown_at)
        return max(when for when in times if when is not None)

    def _ending(self, match: Match[Any, Any]) -> Ending | None:
        """The end of the last deal, until something has been done since or somebody has seen it."""
        if self._scored is None or self._scored[0] != self.position or self.row.state == "stopped":
            return None
        if self._scored[0] <= self.row.seen_position:
            return None
        if plays_alone(self.row, self.seats):
            return self.stages.ending_alone(self._scored[1], match.results[-1], is_last=bool(match.winners))
        ending = self.stages.ending(self._scored[1], match.results[-1])
        ready = {row.seat: row.ready_at for row in self.seats if row.ready_position == self.position and row.ready_at}
        if ending is None or not ready:
            return ending
        return ending.hurried(frozenset(ready), min(ready.values()) + timedelta(seconds=self.stages.others))

    def _ended_deal(self, match: Match[Any, Any], public: View) -> View | None:
        depends_on = public.deal, public.results, public.winners
        if self._ended is None or self._ended[0] != depends_on:
            self._ended = depends_on, self.game.ended_deal(match)
        return self._ended[1]

    def _shown_row(self) -> TableRow:
        is_told = self.row.state in OVER and self.row.contest_id is None  # others may still play a contest's deals
        return self.row if is_told else updated(self.row, secret=b"")

    def snapshot(self) -> Snapshot:
        """The state of the table for its display."""
        if self._snapshot is None:
            commitment_ = commitment(self.row.secret)
            public, ended, views, ending, undo = None, None, (), None, None
            if self.match is not None:
                public, views = self.game.views(self.match)
                is_closed = self.row.state in OVER or self.row.contest_id is not None
                undo = self.undoing.state(self.seats, public, is_closed=is_closed)
                ended = self._ended_deal(self.match, public)
                ending = self._ending(self.match)
            asked_at = bisect_left(self.turns, self.turns[-1]) if self.turns else 0  # turns never decrease
            self._snapshot = Snapshot(
                self._shown_row(), self.game, self.options, self.seats, self.position, asked_at, commitment_,
                self._waiting_since(ending), public, ended, views, self.rating_changes, ending, self.invited,
                self.times, undo, tuple(self.played_at.get(seat, 0) for seat in range(len(self.seats))),
                tuple(map(self._made_for, self.seats)), self.terms, self.first_names, self.next_seal,
                self.earned, self.former, self.swaps, self.removed,
                dict(self.made_at) if self.former else {},
            )  # fmt: skip
        return self._snapshot
