"""A match as far as it has been played: the fold of its journal, for tables, replays and the check of records."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, NamedTuple

from bot.rules.achievements import OF_SEVERAL, Earned, Played, earned
from bot.rules.catalogue import AnyGame
from bot.rules.copies import updated
from bot.rules.errors import Refusal
from bot.rules.events import DealEnded, Event
from bot.rules.milestones import feats
from bot.rules.moves import Bid, Move, Pass, Place, piece_of
from bot.rules.notation import parse_move
from bot.rules.options import load
from bot.rules.pieces import Piece
from bot.rules.shuffle import Terms, match_seed, options_text, seed_in_contest, seed_of
from bot.rules.tricks.game import TrickGame
from bot.store.schema.seats import SeatRow
from bot.store.schema.tables import MoveRow, TableRow
from bot.store.scores.results import match_result, seat_results
from bot.store.tables.journal import NO_RESULTS, MatchRecord, NewResults
from bot.table.errors import UnreadableJournal
from bot.table.state.undo import UNDO_ENTRIES, AnyMatch, PlayedMove, UndoEntry, Undoing
from bot.words.names import PASSED

Made = Piece | Bid | str  # what a seat has played or bid, or PASSED
Deal = tuple[PlayedMove, ...]  # the moves of one deal, in order


class LatestMove(NamedTuple):
    """The latest move of a seat, after how many deals it was made, and whether by its player's own hand."""

    move: Move
    position: int
    deals: int
    by_hand: bool


@dataclass(frozen=True)
class PlayedMatch:
    """A match after some entries of its journal.

    `turns[p]` is the match's turn after position p, which tells stale clicks from current ones; `turned_at` is when the
    last turn began. `made` is the last entry, if it was a move. The last deal was scored at `scored_at`; the present
    one began at the position `dealt_at` and the turn `first_turn`, which rises by each turn that was taken back.
    `made_at` has the positions of its plays and bids by seat, `taken_back` the matches after its plays that were taken
    back. `same` maps a turn to an earlier one in which the same was asked.
    """

    game: AnyGame
    match: AnyMatch = field(repr=False)
    turns: tuple[int, ...]
    turned_at: datetime | None = None
    undoing: Undoing = field(default=Undoing(), repr=False)
    made: PlayedMove | None = field(default=None, repr=False)
    latest: Mapping[int, LatestMove] = field(default_factory=dict[int, LatestMove])
    made_at: Mapping[tuple[int, Made], int] = field(default_factory=dict[tuple[int, Made], int])
    scored_at: datetime | None = None
    dealt_at: int = 0
    first_turn: int = 0
    taken_back: tuple[AnyMatch, ...] = field(default=(), repr=False)
    same: Mapping[int, int] = field(default_factory=dict[int, int])

    @classmethod
    def of(cls, game: AnyGame, match: AnyMatch, started_at: datetime | None = None) -> "PlayedMatch":
        """The match before its first move."""
        return cls(game, match, (match.turn,), started_at)

    @property
    def position(self) -> int:
        """The number of entries in the journal."""
        return len(self.turns) - 1

    @property
    def asked_at(self) -> int:
        """The position since which the current decision is open."""
        return bisect_left(self.turns, self.turns[-1])  # turns never decrease

    def then(
        self,
        seat: int,
        entry: Move | UndoEntry,
        at: datetime | None = None,
        *,
        user_id: int | None = None,
        by_hand: bool = False,
    ) -> "PlayedMatch":
        """The match after the next entry. Raises NotYourTurn, IllegalMove; ValueError where nothing can be taken back.

        `user_id`: the person whose move it is, also where it was not made `by_hand`.
        """
        if isinstance(entry, UndoEntry):
            return self._then_undo(seat, entry, at)
        before, position = self.match, self.position + 1
        move = self.game.legal_move(before, seat, entry)
        after, events = self.game.apply(before, seat, move)
        made = PlayedMove(before, seat, move, after, events, position, user_id if by_hand else None)
        last = made
        if self.undoing.last is not None and self.game.forced_move(before) == (seat, move):  # part of the play before
            last = replace(self.undoing.last, after=after, events=(*self.undoing.last.events, *events))
        latest = LatestMove(move, position, len(before.results), by_hand)
        if isinstance(move, Place) and not by_hand and seat in self.latest:
            latest = self.latest[seat]._replace(position=position)  # part of the turn before: both ends are equal
        changes: dict[str, Any] = {
            "match": after,
            "turns": (*self.turns, after.turn),
            "turned_at": at if after.turn != before.turn else self.turned_at,
            "undoing": Undoing(last),
            "made": made,
            "latest": {**self.latest, seat: latest},
        }
        if len(after.results) > len(before.results):
            changes |= {
                "made_at": {},
                "scored_at": at,
                "dealt_at": position,
                "first_turn": after.turn,
                "taken_back": (),
            }
            return updated(self, **changes)
        piece = PASSED if isinstance(move, Pass) else move if isinstance(move, Bid) else piece_of(move)
        if piece is not None:
            changes["made_at"] = {**self.made_at, (seat, piece): position}
        if self.taken_back:
            changes["same"] = self._same_after(after, last)
        return updated(self, **changes)

    def _then_undo(self, seat: int, entry: UndoEntry, at: datetime | None) -> "PlayedMatch":
        undoing, last = self.undoing.after_entry(entry, seat, at), self.undoing.last
        if entry is not UndoEntry.UNDONE or last is None:
            return updated(self, turns=(*self.turns, self.turns[-1]), undoing=undoing, made=None)
        turn = self.match.turn + 1  # a new one, so that no earlier click is taken for current
        return updated(
            self,
            match=updated(last.before, turn=turn),
            turns=(*self.turns, turn),
            turned_at=at,
            undoing=undoing,
            made=None,
            first_turn=self.first_turn + turn - last.before.turn,
            taken_back=(*self.taken_back, self.match),
        )

    def _same_after(self, after: AnyMatch, last: PlayedMove) -> Mapping[int, int]:
        again = next((match for match in self.taken_back if updated(after, turn=match.turn) == match), None)
        if again is None or last.seat in self.game.to_act(after):  # then it is their own
            return self.same
        return {**self.same, after.turn: self.same.get(again.turn, again.turn)}

    def after_row(self, row: MoveRow) -> "PlayedMatch":
        """The match after the next row of its journal. Raises UnreadableJournal."""
        entry = UNDO_ENTRIES.get(row.notation)
        try:
            if entry is None:
                entry = self.game.as_kept(parse_move(row.notation))
            return self.then(row.seat, entry, row.at, user_id=row.user_id, by_hand=row.interaction_id is not None)
        except (Refusal, ValueError):
            raise UnreadableJournal from None

    def plan(
        self, seat: int, move: Move, at: datetime, *, user_id: int | None = None, by_hand: bool = False
    ) -> "PlannedMoves":
        """A move, and the forced moves that follow it. Raises NotYourTurn, IllegalMove."""
        after = self.then(seat, move, at, user_id=user_id, by_hand=by_hand)
        states = [after]
        while forced := self.game.forced_move(after.match):
            states.append(after := after.then(*forced, at))
        moves = tuple([state.made for state in states if state.made is not None])
        return PlannedMoves(after, moves, tuple([event for made in moves for event in made.events]), at)

    def made_for(self, seat: SeatRow) -> Move | None:
        """The latest move of a seat in this deal, if it was made for the person who sits there."""
        latest = self.latest.get(seat.seat)
        if latest is None or latest.by_hand or seat.user_id is None:
            return None
        return latest.move if latest.position > seat.since and latest.deals == len(self.match.results) else None

    def decision_seed(self, seat: int) -> int:
        """The seed of a computer player's next decision at a seat. It depends only on the deal and the turn in it, not
        on plays that were taken back, and reveals nothing of the match's own seed.
        """
        deal, turn = len(self.match.results) + 1, self.match.turn - self.first_turn
        return seed_of(self.match.seed, f"computer player at seat {seat}, deal {deal}, turn {turn}")

    def is_stale(self, position: int) -> bool:
        """True if the decision open at a position has passed. It is open again after the play before it was taken back
        and repeated.
        """
        if not 0 <= position <= self.position:
            return True
        asked, now = self.turns[position], self.turns[-1]
        return self.same.get(asked, asked) != self.same.get(now, now)

    def is_earlier_turn(self, position: int) -> bool:
        """True if anything has been played or taken back since a position."""
        return not 0 <= position <= self.position or self.turns[position] != self.turns[-1]

    def is_of_earlier_deal(self, position: int) -> bool:
        """True if a deal has been scored since a position (0: since when does not matter)."""
        return 0 < position < self.dealt_at


@dataclass(frozen=True, slots=True)
class PlannedMoves:
    """A move and the forced moves after it, made at a time and not yet committed, with the resulting match."""

    after: PlayedMatch
    moves: tuple[PlayedMove, ...]
    events: tuple[Event, ...]
    at: datetime


def deals_of(states: Iterable[PlayedMatch]) -> Iterator[Deal]:
    """The deals that are over, from the match after each entry: the moves of each, without those taken back."""
    moves = list[PlayedMove]()
    for state in states:
        if state.made is not None:
            moves.append(state.made)
            if state.made.ends_deal:
                yield tuple(moves)
                moves.clear()
        elif (back := state.undoing.taken_back) is not None:
            moves = [made for made in moves if made.position < back.position]


def replayed(match: PlayedMatch, rows: Iterable[MoveRow]) -> Iterator[PlayedMatch]:
    """The match after each row of its journal. Raises UnreadableJournal."""
    for row in rows:
        match = match.after_row(row)
        yield match


def first_seats(history: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    """The rows of the players when a match began, by seat, from all who ever sat there."""
    first: dict[int, SeatRow] = {}
    for row in sorted(history, key=lambda row: row.id):  # a substitute before the first move came later
        if row.since == 0:
            first.setdefault(row.seat, row)
    return tuple(first[seat] for seat in sorted(first))


def terms_of(table: TableRow, first: Sequence[SeatRow]) -> Terms:
    """The terms of a match; in a lobby, those if it began now."""
    is_opened = table.opened_number is not None
    return Terms(
        game=table.game,
        options=options_text(table.options),
        players=table.players,
        opened=table.opened_number,
        people=tuple(row.seat for row in first if row.level is None),  # one whose data was deleted is a person too
        joins=tuple((row.seat, row.interaction_id) for row in first if row.interaction_id is not None),
        starter=(table.start_seat, table.start_number) if is_opened and table.start_number is not None else None,
    )


def seed_of_match(table: TableRow, first: Sequence[SeatRow]) -> bytes:
    """The seed of a table's match."""
    terms = terms_of(table, first)
    if terms.opened is None:
        return seed_in_contest(table.secret, (number for _, number in terms.joins))
    return match_seed(table.secret, terms.lines)


def started(game: AnyGame, record: MatchRecord) -> PlayedMatch:
    """The match of a record before its first move."""
    table, seed = record.table, seed_of_match(record.table, first_seats(record.seats))
    options = load(game.options_type, table.options)
    return PlayedMatch.of(game, game.start(options, table.players, seed, table.deals))


def results_of(planned: PlannedMoves) -> NewResults:
    """The results to keep of the deals and the match that ended with some moves."""
    ended = [event.result for event in planned.events if isinstance(event, DealEnded)]
    if not ended:
        return NO_RESULTS
    game, match = planned.after.game, planned.after.match
    sides = game.sides(match.options, match.players)
    deals = tuple(result for each in ended for result in seat_results(each, sides))
    played = [_played(game, match, each.number) for each in ended]
    won = tuple(one for each in played for one in earned(each, (*game.achievements, *OF_SEVERAL)))
    raised = tuple(one for each in played for one in feats(each))
    if match.winners is None:
        return NewResults(deals, None, won, raised)
    return NewResults(deals, match_result(match.totals, sides, match.winners, low_wins=game.low_wins), won, raised)


def earned_with(game: AnyGame, match: AnyMatch, deal: int) -> tuple[Earned, ...]:
    """The achievements that were earned with a deal of a match, by seat."""
    return tuple(earned(_played(game, match, deal), (*game.achievements, *OF_SEVERAL)))


def _played(game: AnyGame, match: AnyMatch, deal: int) -> Played:
    """A match as it was after a deal."""
    results = tuple(result for result in match.results if result.number <= deal)
    ends_match = len(results) == len(match.results)
    tricks = game.hand_size(match.options, match.players) if isinstance(game, TrickGame) else 0
    sides = game.sides(match.options, match.players)
    return Played(sides, tricks, game.low_wins, results, match.winners if ends_match else None)
