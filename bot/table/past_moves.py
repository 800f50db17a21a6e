"""Moves that people made by hand in past matches, and what they knew then."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.rules.catalogue import AnyGame
from bot.rules.game import Match
from bot.rules.moves import Move, Pass
from bot.rules.view import View
from bot.store.schema.seats import SeatRow
from bot.store.tables.journal import MatchRecord
from bot.table.state.played import deals_of, replayed, started


@dataclass(frozen=True, slots=True)
class PastMove:
    """A move that a person made by hand at a seat, after `position` others."""

    position: int
    seat: int
    user_id: int
    move: Move
    at: datetime
    game: AnyGame
    before: Match[Any, Any] = field(repr=False)

    @property
    def view(self) -> View:
        """The View from which they chose."""
        return self.game.view(self.before, self.seat)


def made_by_hand(record: MatchRecord, game: AnyGame) -> list[PastMove]:
    """All such moves of a match that were not taken back, in order. Raises a Refusal where it cannot be replayed."""
    made: list[PastMove] = []
    for deal in deals_of(replayed(started(game, record), record.moves)):
        passes = {it.seat: it for it in deal if isinstance(it.move, Pass)}
        for it in deal:
            counts = not isinstance(it.move, Pass) or passes[it.seat] is it  # of several passes the last one
            if counts and it.user_id is not None:
                at = record.moves[it.position - 1].at
                made.append(PastMove(it.position - 1, it.seat, it.user_id, it.move, at, game, it.before))
    return made


def view_at(record: MatchRecord, game: AnyGame, position: int, seat: int) -> View:
    """The View of a seat after `position` moves. Raises a Refusal where the match cannot be replayed."""
    if position >= len(record.moves):
        raise ValueError("the match has no such move")
    played = started(game, record)
    for row in record.moves[:position]:
        played = played.after_row(row)
    return game.view(played.match, seat)


def names_at(history: Sequence[SeatRow], position: int) -> tuple[str, ...]:
    """The name at each seat then; empty where that person's data was deleted."""
    names: dict[int, str] = {}
    for row in sorted(history, key=lambda row: row.id):
        if row.since <= position or row.seat not in names:
            names[row.seat] = row.name
    return tuple(names[seat] for seat in sorted(names))
