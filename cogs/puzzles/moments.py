"""The decisions of a past match, and what their players saw as they made them: found by replaying its journal."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.rules.catalogue import AnyGame
from bot.rules.game import Match
from bot.rules.moves import Move, Pass, parse_move
from bot.rules.view import View
from bot.store.rows import SeatRow
from bot.store.tables.journal import MatchRecord, MoveRow
from bot.table.state.table import Table
from bot.table.state.undo import UNDO_ENTRIES, UndoEntry


@dataclass(frozen=True, slots=True)
class Made:
    """A move that a person made by their own hand at a seat, after so many others (`position`)."""

    position: int
    seat: int
    user_id: int
    move: Move
    at: datetime
    game: AnyGame
    before: Match[Any, Any] = field(repr=False)

    @property
    def view(self) -> View:
        """What they saw as they chose."""
        return self.game.view(self.before, self.seat)


def made_by_hand(record: MatchRecord, game: AnyGame) -> list[Made]:
    """All such moves of a match that were not taken back, in order. Raises a Refusal where it cannot be replayed."""
    made: list[Made | None] = []
    for row, table in _replayed(record, game):
        if row.notation in UNDO_ENTRIES:
            if UNDO_ENTRIES[row.notation] is UndoEntry.UNDONE:
                made.pop()
            continue
        move = parse_move(row.notation)
        if isinstance(move, Pass):  # who chooses again what to pass has not passed the other
            made = [
                None if _is_pass_of(before, row.seat) and _is_same_deal(before, table) else before for before in made
            ]
        if table.match is None or row.interaction_id is None or row.user_id is None:
            made.append(None)
        else:
            made.append(Made(row.position - 1, row.seat, row.user_id, move, row.at, game, table.match))
    return [move for move in made if move is not None]


def _is_pass_of(made: Made | None, seat: int) -> bool:
    return made is not None and made.seat == seat and isinstance(made.move, Pass)


def _is_same_deal(made: Made | None, table: Table) -> bool:
    return made is not None and table.match is not None and len(made.before.results) == len(table.match.results)


def view_at(record: MatchRecord, game: AnyGame, position: int, seat: int) -> View:
    """What a seat saw after so many moves. Raises a Refusal where the match cannot be replayed."""
    for row, table in _replayed(record, game):
        if row.position == position + 1 and table.match is not None:
            return game.view(table.match, seat)
    raise ValueError("the match has no such move")


def names_at(history: Sequence[SeatRow], position: int) -> tuple[str, ...]:
    """The names of those who sat at each seat then; empty for somebody whose data was deleted."""
    names: dict[int, str] = {}
    for row in sorted(history, key=lambda row: row.id):
        if row.since <= position or row.seat not in names:
            names[row.seat] = row.name
    return tuple(names[seat] for seat in sorted(names))


def _replayed(record: MatchRecord, game: AnyGame) -> Iterator[tuple[MoveRow, Table]]:
    """Each move, with the table as it was before it."""
    table = Table.of(record.table, game, record.seats)
    table.start_match(record.seats)
    for row in record.moves:
        yield row, table
        table.replay([row])
