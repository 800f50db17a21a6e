"""Hooks by which features take part in the store's transactions.

A feature registers a function by decorator, in a module that its store imports:

    @on_table_ended
    def _look_at_contest(connection: Connection, table: TableRow) -> None: ...
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Generic, ParamSpec, TypeVar

from sqlalchemy import Connection

from bot.rules.achievements import Earned
from bot.store.schema.people import Preferences
from bot.store.schema.results import SeatFinal
from bot.store.schema.seats import SeatRow
from bot.store.schema.tables import TableRow

P = ParamSpec("P")
R = TypeVar("R")


class Hook(Generic[P, R]):
    """Functions run at one moment of a transaction, in the order of registration. An error undoes the transaction."""

    def __init__(self) -> None:
        self._functions: list[Callable[P, R]] = []

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        """Register a function."""
        self._functions.append(function)
        return function

    def run(self, *args: P.args, **kwargs: P.kwargs) -> list[R]:
        """Call all functions, and return their results."""
        return [function(*args, **kwargs) for function in self._functions]


@dataclass(frozen=True, slots=True)
class KeptResults:
    """Results of deals stored `at` a time, with `finals` if they ended the match, and the players `seated`.

    `earned` are the achievements and `feats` the figures that they raise (`bot.rules.milestones`), of people alone.
    `is_rated`: the match counts for ratings.
    """

    table: TableRow
    seated: Sequence[SeatRow]
    at: datetime
    finals: Sequence[SeatFinal] = ()
    low_wins: bool = False
    earned: Sequence[Earned] = ()
    feats: Sequence[Earned] = ()
    is_rated: bool = False


# After results are stored, in the same transaction. Each returns the achievements that follow from them, which are
# stored with the others.
after_results: Hook[[Connection, KeptResults], Sequence[Earned]] = Hook()

# After a match has ended, with its results written, or a lobby or match was stopped. The table is locked.
on_table_ended: Hook[[Connection, TableRow], None] = Hook()

# After a person's preferences have changed: the old ones and the new ones.
on_preferences_changed: Hook[[Connection, int, Preferences, Preferences], None] = Hook()

# Before the data of a person is deleted as the marks say, while their rows can be found by their id: this id, and the
# number under which their results stay. Each returns how many of their rows it has changed. Their tables are locked.
before_forgetting: Hook[[Connection, int, int], int] = Hook()

# True if the contest with that id is over. The record of its matches is sealed until one function says so.
is_contest_over: Hook[[Connection, int], bool] = Hook()
