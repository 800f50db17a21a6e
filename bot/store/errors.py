"""Errors of the store: refusals for the player, and `StoreError` for the bot's owner."""

from bot.message import Message, Text
from bot.rules.errors import Refusal


class StoreError(Exception):
    """The store cannot be opened. `str(error)` says why, and what to do."""


class NotSaved(Refusal):
    """A change was not written, no part of it; it may be retried."""


class NotLoaded(Refusal):
    """The store could not be read just now."""


class Conflict(Refusal):
    """The table has moved on since it was read."""

    def __init__(self, sentence: Text = "The table has moved on. Look at it again, then choose.") -> None:
        super().__init__(sentence)


class AlreadyApplied(Refusal):
    """This interaction has been applied before."""

    def __init__(self) -> None:
        super().__init__("That is done already.")


class PlayedBefore(Refusal):
    """A person has begun a deal, and deleted their data since."""

    def __init__(self) -> None:
        super().__init__(Message("contest-played-before"))


class NoContest(Refusal):
    """There is no contest with that id."""

    def __init__(self) -> None:
        super().__init__(Message("contest-gone"))


class NoTable(Refusal):
    """There is no table with that id."""

    def __init__(self) -> None:
        super().__init__("That table is not known here any more. Open a new one with /domino new.")


class ChannelTaken(Refusal):
    """The channel has a lobby, a match or a tournament already."""

    def __init__(
        self,
        sentence: Text = "This channel has a table already. Finish it, /domino stop it, or use another channel.",
    ) -> None:
        super().__init__(sentence)


class TooManyTables(Refusal):
    """As many tables are open on a server as its owner allows."""

    def __init__(self, most: int) -> None:
        tables, one = ("1 table is", "it") if most == 1 else (f"{most} tables are", "one")
        super().__init__(f"{tables} open on this server, as many as its owner allows: wait until {one} ends.")


class TooManyHosted(Refusal):
    """A person hosts as many tables on a server as one may."""

    def __init__(self, most: int) -> None:
        tables, one = ("a table", "it") if most == 1 else (f"{most} tables", "one of them")
        super().__init__(
            f"You host {tables} on this server, as many as one person may. Finish {one}, or /domino stop it."
        )


class TooManyOpened(Refusal):
    """A person has opened too many tables lately."""

    def __init__(self, most: int) -> None:
        super().__init__(f"You have opened {most} tables within an hour. Wait some minutes, then try again.")


class SeatTaken(Refusal):
    """The seat is not free."""

    def __init__(self, sentence: Text = "That seat is taken. Choose another.") -> None:
        super().__init__(sentence)


class TableFull(SeatTaken):
    """No seat is free."""

    def __init__(self) -> None:
        super().__init__("The table is full. Wait for a seat, or open a table in another channel.")


class AlreadySeated(SeatTaken):
    """The person sits at this table."""

    def __init__(self) -> None:
        super().__init__("You sit at this table already.")


class StillSeated(Refusal):
    """A person's data cannot be deleted while they sit at a table."""

    def __init__(self) -> None:
        super().__init__("You sit at a table in play. Use /domino leave there first, then ask again.")


class SecretKept(Refusal):
    """The secret of the shuffle was requested before the end of the match; or, where `others_play` the same deals,
    before the end of their contest.
    """

    def __init__(self, *, others_play: bool = False) -> None:
        super().__init__(
            Message("contest-still-played")
            if others_play
            else "The secret behind the deals is shown when the match is over."
        )


class MovesDeleted(Refusal):
    """The match ended so long ago that its moves are no longer stored."""

    def __init__(self) -> None:
        super().__init__(
            "This match ended so long ago that its moves are deleted: only its result is kept, in /history. "
            "Open a new table with /domino new."
        )
