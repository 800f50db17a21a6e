"""Tables, from the lobby on: what is known of them, and who is invited."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, NamedTuple

from bot.store.rows.seats import Sitter
from bot.store.rows.servers import Channel
from bot.words.locales import ENGLISH

TableState = Literal["lobby", "playing", "finished", "stopped"]
Clock = Literal["quick", "evening", "post"]
Kept = Literal["all", "match", "result"]
UNTOLD = 0


@dataclass(frozen=True, kw_only=True)
class TableRow:
    """A table; `players` is its number of seats, `host_id` None once the host's data was deleted.

    `started_at` tells a match that was stopped from a lobby that was. `touched_at` is when people last sat down,
    changed the lobby or took a seat back (None: none did, as in a contest), `reminded_at` when those it waited for were
    reminded last, `remind_again_at` when they are again, if that was in the server's quiet hours. `clock` says how long
    a turn may take. `hints`: in a lobby, its host wishes hints for everybody; in a match, there are hints. `level` is
    that of its computer players, unless one was seated otherwise. Ends of deals that were scored up to `seen_position`
    have been seen, and are shown no more. Each change to the table, its seats or its moves raises its `version`, and
    each to which messages it has its `posts`; at `due_at` it is to be looked at in any case. `kept` says what is left
    of a table that ended long ago: all of it, its match without its messages, or its result alone. Of its
    shuffle: `opened_number` is the interaction that opened it (None in a contest), `start_number` the one that
    began its match, if one did, from `start_seat` (None: of somebody who sat nowhere). Its match ends after `deals`
    deals (None: at its target). `contest_id` is the contest it belongs to, if any. It may be `solo`: a person's own
    table, in no channel of a server; its `channel_id` is that of their direct messages, or 0. What everybody sees of it
    is in its `language`.
    """

    id: int
    guild_id: int
    channel_id: int
    host_id: int | None
    game: str
    options: dict[str, Any]
    players: int
    secret: bytes = field(repr=False)
    state: TableState
    created_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    touched_at: datetime | None = None
    reminded_at: datetime | None = None
    remind_again_at: datetime | None = None
    clock: Clock = "evening"
    hints: bool = False
    level: str = "normal"
    seen_position: int = 0
    version: int = field(default=0, compare=False)  # these three say nothing of the table itself
    posts: int = field(default=0, compare=False)
    due_at: datetime | None = field(default=None, compare=False)
    kept: Kept = "all"
    opened_number: int | None = None
    start_number: int | None = None
    start_seat: int | None = None
    deals: int | None = None
    contest_id: int | None = None
    solo: bool = False
    language: str = ENGLISH

    @property
    def in_round(self) -> bool:
        """Whether it is a table of a tournament's round, for which the others wait."""
        return self.contest_id is not None and not self.solo

    @property
    def is_practice(self) -> bool:
        """Whether it is a person's practice table, of no contest."""
        return self.solo and self.contest_id is None

    @property
    def active(self) -> bool:
        """Whether it is a lobby or being played."""
        return self.state in ("lobby", "playing")


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """A table to be opened. With a `host_name` its host sits at seat 0, and the `computers` next to them. For a rematch
    `kept` are the seats that are kept, by user id, and `rematch_of` is the match that has ended: if it has a secret for
    its rematch that is not used yet, that is the table's, and its host has joined it by the press that opens it.
    `channel` says what its channel is, where that is known. It may be `solo`: its host's own, of which each has one.
    """

    guild_id: int
    channel_id: int
    host_id: int
    game: str
    options: Mapping[str, Any]
    players: int
    secret: bytes = field(repr=False)
    host_name: str | None = None
    clock: Clock = "evening"
    hints: bool = False
    level: str = "normal"
    computers: Sequence[Sitter] = ()
    kept: Mapping[int, int] = field(default_factory=dict[int, int])
    rematch_of: int | None = None
    channel: Channel | None = None
    language: str = ENGLISH
    solo: bool = False


@dataclass(frozen=True, slots=True)
class Invitation:
    """A person invited to a table, in its `batch`-th message (0: in none, as the same person has called them lately);
    `seat` is the one a rematch keeps for them, if any.
    """

    user_id: int
    batch: int
    seat: int | None = None

    @property
    def is_told(self) -> bool:
        return self.batch != UNTOLD


class Behind(NamedTuple):
    """A table whose messages are to be looked at, and by when."""

    id: int
    show_by: datetime


class Due(NamedTuple):
    """A table that is to be looked at, and since when."""

    id: int
    version: int
    at: datetime
