"""Deeds apart from the results of matches, such as lessons done: achievements follow from their counts."""

from datetime import datetime
from enum import StrEnum

from sqlalchemy import Connection

from bot.store.hooks import Hook


class Deed(StrEnum):
    """A kind of deed of a person, by what is counted of it."""

    LESSON = "lesson"  # lessons done
    COURSE = "course"  # games whose lessons are all done
    DAILY = "daily"  # daily deals finished in a row
    PUZZLE = "puzzle"  # puzzles answered rightly
    PUZZLE_STREAK = "puzzle-streak"  # puzzles answered rightly in a row


# A person has done so much of a deed. Each function returns the names of the achievements that are newly earned by it.
on_deed: Hook[[Connection, int, Deed, int], tuple[str, ...]] = Hook()

# The names of a person's achievements that a deed earned at a moment, by the functions of `on_deed`.
on_asked: Hook[[Connection, int, Deed, datetime], tuple[str, ...]] = Hook()


def note_deed(connection: Connection, user_id: int, deed: Deed, count: int) -> tuple[str, ...]:
    """Note the count of a person's deeds of a kind. Returns the names of the achievements newly earned by it."""
    return tuple(name for names in on_deed.run(connection, user_id, deed, count) for name in names)


def earned_at(connection: Connection, user_id: int, deed: Deed, at: datetime) -> tuple[str, ...]:
    """The names of the achievements that a transaction at this moment gave for a deed that it noted."""
    return tuple(name for names in on_asked.run(connection, user_id, deed, at) for name in names)
