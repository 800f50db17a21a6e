"""Puzzles: moments of past matches, what could be chosen there, and what people voted for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple


class Alternative(NamedTuple):
    """What could be chosen in a puzzle: its notation, and the mean margin it comes to, with its standard error."""

    notation: str
    value: float
    error: float


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPuzzle:
    """A decision that a person made at a seat after `position` moves. `choices` are best first; `made` is the number of
    theirs among them, `at` when they made it.
    """

    table_id: int
    position: int
    seat: int
    user_id: int
    choices: Sequence[Alternative]
    made: int
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleRow(NewPuzzle):
    """A puzzle that is stored."""

    id: int


class Votes(NamedTuple):
    """How many people have voted for each choice, by its number; and what one person has chosen, if they have."""

    counts: Mapping[int, int]
    own: int | None = None

    @property
    def total(self) -> int:
        return sum(self.counts.values())


class Score(NamedTuple):
    """How many puzzles a person has answered, how many of them rightly, and how many of the latest in a row."""

    answered: int = 0
    right: int = 0
    streak: int = 0


class Searched(NamedTuple):
    """A match that is over, and how many of its decisions were looked at already."""

    table_id: int
    tried: int


@dataclass(frozen=True, slots=True)
class Weekly:
    """The weekly puzzle of a server: when something is to be done about it, and the post that is open, if one is:
    where, since when, its puzzle (None: it was deleted) and its message (None: it may not have been sent).
    """

    guild_id: int
    due_at: datetime
    puzzle_id: int | None = None
    channel_id: int | None = None
    begun_at: datetime | None = None
    message_id: int | None = None
