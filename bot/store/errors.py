"""Errors of the store: refusals for the player, and `StoreError` for the bot's owner."""

import math
from datetime import datetime

from bot.message import Message
from bot.rules.errors import Refusal


class StoreError(Exception):
    """The store cannot be opened. `str(error)` says why, and what to do."""


class NotSaved(Refusal):
    """A change was not written, no part of it; it may be retried."""


class NotLoaded(Refusal):
    """The store could not be read just now."""


class Conflict(Refusal):
    """The table has moved on since it was read."""

    usual = Message("error-table-moved-on")


class AlreadyApplied(Refusal):
    """This interaction has been applied before."""

    usual = Message("error-done-already")


class PlayedBefore(Refusal):
    """A person has begun a deal, and deleted their data since."""

    usual = Message("contest-played-before")


class NoContest(Refusal):
    """There is no contest with that id."""

    usual = Message("contest-gone")


class NoTable(Refusal):
    """There is no table with that id."""

    usual = Message("error-no-table")


class ChannelTaken(Refusal):
    """The channel has a lobby, a match or a tournament already."""

    usual = Message("error-channel-taken")


class HasPractice(Refusal):
    """The person has a practice table already: `table`, by id, where that is known."""

    def __init__(self, table: int = 0) -> None:
        super().__init__(Message("error-has-practice"))
        self.table = table


class TooManyTables(Refusal):
    """As many tables are open on a server as its owner allows."""

    def __init__(self, most: int) -> None:
        super().__init__(Message("error-too-many-tables", most=most))


class TooManyHosted(Refusal):
    """A person hosts as many tables on a server as one may."""

    def __init__(self, most: int) -> None:
        super().__init__(Message("error-too-many-hosted", most=most))


class TooManyOpened(Refusal):
    """A person has opened too many tables lately."""

    def __init__(self, most: int) -> None:
        super().__init__(Message("error-too-many-opened", most=most))


class SeatTaken(Refusal):
    """The seat is not free."""

    usual = Message("error-seat-taken")


class TableFull(SeatTaken):
    """No seat is free."""

    usual = Message("error-table-full")


class AlreadySeated(SeatTaken):
    """The person sits at this table."""

    usual = Message("error-already-seated")


class KeptOut(Refusal):
    """The person was removed from this table, or (`until` a time) from another of its host."""

    def __init__(self, until: datetime | None = None) -> None:
        when = None if until is None else f"<t:{math.ceil(until.timestamp())}:R>"
        super().__init__(Message("error-kept-out") if when is None else Message("error-kept-out-by-host", when=when))


class StillSeated(Refusal):
    """A person's data cannot be deleted while they sit at a table."""

    usual = Message("error-still-seated")


class SecretKept(Refusal):
    """The shuffle's secret was requested before the match ended, or, where `others_play` these deals, their contest."""

    def __init__(self, *, others_play: bool = False) -> None:
        super().__init__(Message("contest-still-played") if others_play else Message("error-secret-kept"))


class MovesDeleted(Refusal):
    """The match ended so long ago that its moves are no longer stored."""

    usual = Message("error-moves-deleted")
