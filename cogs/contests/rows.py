"""Contests: sealed deals that several people play, who takes part, and what it says of itself."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, Literal

from bot.store.rows import Kept
from bot.words.locales import ENGLISH

ContestState = Literal["open", "playing", "finished", "stopped"]
_NUMBERS = 2**31 - 1  # of the messages of one kind
PLAYED_BY_GONE = "played_by_gone"  # a setting of a daily deal, until it is over: marks of who has deleted their data
EVERYWHERE = 0  # the server of a contest that people of all servers play


class ContestKind(StrEnum):
    """DAILY: a server's deal of the day. DUEL: some deals, each alone with computers. TOURNAMENT: rounds at tables."""

    DAILY = "daily"
    DUEL = "duel"
    TOURNAMENT = "tournament"


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestRow:
    """A contest. Each of its tables is for `players`, plays `deals` deals, and has computers of a `level`.

    `guild_id` is EVERYWHERE where people of all servers play; `channel_id` is where it was opened, if anywhere;
    `number` says which of the daily deals of its server it is; `settings` are a kind's own. It is open to who wants to
    take part, then being played, then over; `ends_at` is when that is at the latest, if it is known. Its deals follow
    from the `secret` with the numbers of the presses by which it was opened and started, and people joined. `kept` says
    what is left of one that ended long ago, as of a table. What everybody sees of it is in its `language`; of a daily
    deal in its server's as it is when that is posted.
    """

    id: int
    kind: ContestKind
    guild_id: int
    channel_id: int | None
    host_id: int | None
    number: int | None
    game: str
    options: Mapping[str, Any]
    players: int
    level: str
    deals: int
    secret: bytes = field(repr=False)
    settings: Mapping[str, Any]
    state: ContestState
    opened_number: int | None
    start_number: int | None
    created_at: datetime
    started_at: datetime | None
    ends_at: datetime | None
    ended_at: datetime | None
    version: int
    due_at: datetime | None
    kept: Kept = "all"
    language: str = ENGLISH

    @property
    def over(self) -> bool:
        """Whether it is over: from then on everything may be told of its deals."""
        return self.state in ("finished", "stopped")


@dataclass(frozen=True, slots=True, kw_only=True)
class NewContest:
    """A contest to be opened; of a daily deal, which is open at once and at no press, `number` says which it is."""

    kind: ContestKind
    guild_id: int
    game: str
    options: Mapping[str, Any]
    players: int
    deals: int
    secret: bytes = field(repr=False)
    level: str = "hard"
    channel_id: int | None = None
    host_id: int | None = None
    number: int | None = None
    settings: Mapping[str, Any] = field(default_factory=dict[str, Any])
    state: ContestState = "open"
    ends_at: datetime | None = None
    due_at: datetime | None = None
    language: str = ENGLISH


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """Somebody who takes part, by an interaction. `table_id` is the table of their own once they have begun; when they
    have ended its match, `score` is how much better than the others there they did, in tenths of a point.
    """

    contest_id: int
    user_id: int
    name: str
    joined_at: datetime
    interaction_id: int | None
    table_id: int | None
    finished_at: datetime | None
    score: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestMessage:
    """A message of a contest, and a hash of what it shows."""

    kind: str
    number: int
    channel_id: int
    message_id: int
    face: str


def own_number(user_id: int) -> int:
    """The number of the messages of a contest that go to one person."""
    return user_id % _NUMBERS


def without_marks(settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a contest without the marks of people whose data was deleted."""
    return {name: value for name, value in settings.items() if name != PLAYED_BY_GONE}
