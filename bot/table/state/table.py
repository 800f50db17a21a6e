"""A table in memory: its row, its seats, and the match that replaying its journal gives."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime, timedelta
from typing import Any

from bot.rules.catalogue import AnyGame
from bot.rules.copies import updated
from bot.rules.options import Options, load
from bot.rules.shuffle import Terms, commitment
from bot.rules.view import View
from bot.store.schema.seats import SeatRow
from bot.store.schema.tables import OVER, MoveRow, TableRow
from bot.store.tables.journal import Appended, StoredTable, TableRows
from bot.table.state.played import PlayedMatch, first_seats, replayed, seed_of_match, terms_of
from bot.table.state.snapshot import Snapshot
from bot.table.state.times import AT_ONCE, DEFAULT_TIMES, Ending, Stages, TurnTimes
from bot.table.state.undo import AnyMatch

_ROWS = [it.name for it in fields(TableRows)]


@dataclass
class Table:
    """A table in memory. Everything here was read from the journal, or has been committed to it.

    `stored` has none of its moves: `played` is its match, None in a lobby. `applied` are the interactions already in
    the journal. `stages` says how long the end of a deal is shown.
    """

    stored: StoredTable
    game: AnyGame
    options: Options
    stages: Stages = AT_ONCE
    times: TurnTimes = DEFAULT_TIMES
    played: PlayedMatch | None = field(default=None, repr=False)
    applied: set[int] = field(default_factory=set)
    next_seal: str = ""
    terms: Terms | None = None
    first_names: tuple[str, ...] = ()
    _snapshot: Snapshot | None = field(default=None, repr=False)
    _ended: tuple[object, View | None] | None = field(default=None, repr=False)  # what it depends on, and the View

    @classmethod
    def of(
        cls,
        row: TableRow,
        game: AnyGame,
        seats: Sequence[SeatRow],
        stages: Stages = AT_ONCE,
        times: TurnTimes = DEFAULT_TIMES,
    ) -> "Table":
        return cls(StoredTable(row, tuple(seats)), game, load(game.options_type, row.options), stages, times)

    @property
    def row(self) -> TableRow:
        return self.stored.row

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        return self.stored.seats

    @property
    def match(self) -> AnyMatch | None:
        return self.played.match if self.played is not None else None

    @property
    def position(self) -> int:
        """The number of entries in the journal."""
        return self.played.position if self.played is not None else 0

    def start_match(self) -> None:
        """Start the match, from the secret and its terms."""
        first = first_seats((*self.stored.former, *self.seats))
        terms = terms_of(self.row, first)
        self.terms = None if terms.opened is None else terms
        self.first_names = tuple(row.name for row in first)
        self.deal_from(seed_of_match(self.row, first))

    def deal_from(self, seed: bytes) -> None:
        """Start the match from its seed."""
        match = self.game.start(self.options, self.row.players, seed, self.row.deals)
        self.played, self._snapshot = PlayedMatch.of(self.game, match, self.row.started_at), None

    def replay(self, moves: Sequence[MoveRow]) -> None:
        """Apply moves from the journal, in order. Raises UnreadableJournal."""
        assert self.played is not None  # noqa: S101 - the journal of a match
        for played in replayed(self.played, moves):
            self.played, self._snapshot = played, None
        self.applied = self.applied | {row.interaction_id for row in moves if row.interaction_id is not None}

    def apply(self, played: PlayedMatch, interaction_id: int | None) -> None:
        """Apply moves that are in the journal, or are about to be."""
        self.played, self._snapshot = played, None
        if interaction_id is not None:
            self.applied = self.applied | {interaction_id}

    def refresh(self, stored: StoredTable) -> None:
        """Update from the store what is not in the journal."""
        if stored.rematch_secret is not None:
            self.next_seal = commitment(stored.rematch_secret)
        before, self.stored = self.stored, updated(stored, moves=())
        if self.stored == before:
            self._show_row()
            return
        if self.row.options != before.row.options:
            self.options = load(self.game.options_type, self.row.options)
        self._snapshot = None

    def note_committed(self, committed: Appended, due_at: datetime | None) -> None:
        """Note the version of the table with what was just applied, and when it is due."""
        row = updated(self.row, version=committed.version, posts=committed.posts, due_at=due_at)
        self.stored = updated(self.stored, row=row, earned=(*self.stored.earned, *committed.earned))
        if committed.earned:
            self._snapshot = None
        self._show_row()

    def _show_row(self) -> None:
        """Update the row of the snapshot: nothing else has changed."""
        if self._snapshot is not None:
            self._snapshot = updated(self._snapshot, row=self._shown_row())

    def to_act(self) -> tuple[int, ...]:
        """The seats the table waits for."""
        return () if self.played is None else self.game.to_act(self.played.match)

    def _ending(self, played: PlayedMatch) -> Ending | None:
        """The end of the last deal, until something has been done since or somebody has seen it."""
        row, position, scored_at, results = self.row, played.position, played.scored_at, played.match.results
        if scored_at is None or played.dealt_at != position or row.state == "stopped" or position <= row.seen_position:
            return None
        if self.stored.is_alone:
            return self.stages.ending_alone(scored_at, results[-1], is_last=bool(played.match.winners))
        ending = self.stages.ending(scored_at, results[-1])
        ready = {seat.seat: seat.ready_at for seat in self.seats if seat.ready_position == position and seat.ready_at}
        if ending is None or not ready:
            return ending
        return ending.hurried(frozenset(ready), min(ready.values()) + timedelta(seconds=self.stages.others))

    def _shown_row(self) -> TableRow:
        is_told = self.row.state in OVER and self.row.contest_id is None  # others may still play a contest's deals
        return self.row if is_told else updated(self.row, secret=b"")

    def snapshot(self) -> Snapshot:
        """The state of the table for its display."""
        if self._snapshot is not None:
            return self._snapshot
        row, played, seats = self.row, self.played, self.seats
        values: dict[str, Any] = {name: getattr(self.stored, name) for name in _ROWS}
        ending = None
        if played is not None:
            latest, ending = played.latest, self._ending(played)
            public, views = self.game.views(played.match)
            depends_on = public.deal, public.results, public.winners
            if self._ended is None or self._ended[0] != depends_on:
                self._ended = depends_on, self.game.ended_deal(played.match)
            is_closed = row.state in OVER or row.contest_id is not None
            values |= {
                "public": public,
                "views": views,
                "ended": self._ended[1],
                "undo": played.undoing.state(seats, public, is_closed=is_closed),
                "played_at": tuple([latest[seat.seat].position if seat.seat in latest else 0 for seat in seats]),
                "made_for": tuple([played.made_for(seat) for seat in seats]),
                "made_at": played.made_at if self.stored.former else {},
            }
        shown_at = ending.card_at if ending is not None else None  # nobody waits before
        times = row.created_at, row.touched_at, played.turned_at if played is not None else None, shown_at
        values["row"] = self._shown_row()
        self._snapshot = Snapshot(
            **values,
            game=self.game,
            options=self.options,
            position=self.position,
            asked_at=played.asked_at if played is not None else 0,
            commitment=commitment(row.secret),
            waiting_since=max(when for when in times if when is not None),
            ending=ending,
            times=self.times,
            terms=self.terms,
            first_names=self.first_names,
            next_seal=self.next_seal,
        )
        return self._snapshot
