"""Refusals of a table, the store's among them. Each has a sentence for the player; nothing has changed."""
# ruff: noqa: F401 - the store's are imported for the cogs, which do not reach the store
# pyright: reportUnusedImport=false

from collections.abc import Sequence

from bot.message import Message
from bot.rules.errors import Refusal
from bot.store.errors import (
    AlreadyApplied,
    ChannelTaken,
    HasPractice,
    MovesDeleted,
    NoTable,
    NotLoaded,
    NotSaved,
    StillSeated,
)


class NoTableHere(Refusal):
    """The channel has no active table, or the person sits at no table."""


class NotSeated(Refusal):
    """The person has no seat at this table."""

    usual = Message("error-not-seated")


class NotAllowed(Refusal):
    """Only the host, or a person who may manage the channel, may do this."""


class NotOpenedHere(Refusal):
    """The server's tables are opened in other `channels`, by id."""

    def __init__(self, channels: Sequence[int]) -> None:
        super().__init__(Message("error-other-channels"))
        self.channels = channels


class NotAnOpener(Refusal):
    """Only members with one of these `roles`, by id, open tables on the server."""

    def __init__(self, roles: Sequence[int]) -> None:
        super().__init__(Message("error-certain-roles"))
        self.roles = roles


class WrongState(Refusal):
    """The table is still a lobby, or the match has begun, or is over."""


class MatchOver(WrongState):
    """The match is over, or the table was closed."""

    usual = Message("error-match-over")


class ContestMatch(WrongState):
    """The match belongs to a contest."""

    usual = Message("error-of-contest")


class Stale(Refusal):
    """The click was made at an earlier turn: the table has moved on."""


class NothingToUndo(Refusal):
    """The play cannot be taken back any more, or nobody has asked for it."""


class UnreadableJournal(Refusal):
    """The table's moves cannot be replayed by this version. It does not say why: the reason would show a hand."""

    usual = Message("error-unreadable")


class SeveralSeats(Refusal):
    """The person can take any of several seats, and has not chosen one. `table` is their table, by id."""

    def __init__(self, table: int) -> None:
        super().__init__(Message("error-several-seats"))
        self.table = table


class SeveralTables(Refusal):
    """The person sits at more than one table, and has not chosen which. `tables` are their ids."""

    def __init__(self, tables: tuple[int, ...]) -> None:
        super().__init__(Message("error-several-tables"))
        self.tables = tables
