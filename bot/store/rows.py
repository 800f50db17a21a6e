"""The rows of the store: plain values. Positions count from 1 (0 is the deal before any move)."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, Literal, NamedTuple

from bot.words.names import clean_name

TableState = Literal["lobby", "playing", "finished", "stopped"]
Clock = Literal["quick", "evening", "post"]
Ping = Literal["always", "minute", "never"]
Kept = Literal["all", "match", "result"]
MessageKind = Literal["lobby", "invite", "shuffle", "table", "seated", "hand", "private", "final", "reminder"]


class ChannelKind(StrEnum):
    """What a channel is, as far as it matters who may see it. UNKNOWN: a table was opened there by an older version."""

    CHANNEL = "channel"
    THREAD = "thread"
    PRIVATE_THREAD = "private thread"
    DELETED = "deleted"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel in which a table was opened; of a thread also the channel it is a part of."""

    id: int
    kind: ChannelKind = ChannelKind.UNKNOWN
    parent_id: int | None = None


@dataclass(frozen=True, kw_only=True)
class TableRow:
    """A table; `players` is its number of seats, `host_id` None once the host's data was deleted.

    `started_at` tells a match that was stopped from a lobby that was. `touched_at` is when people last sat down,
    changed the lobby or took a seat back (None: in an older version), `reminded_at` when those it waited for were
    reminded last, `remind_again_at` when they are again, if that was in the server's quiet hours. `clock` says how long
    a turn may take. `hints`: in a lobby, its host wishes hints for everybody; in a match, there are hints. `level` is
    that of its computer players, unless one was seated otherwise. Ends of deals that were scored up to `seen_position`
    have been seen, and are shown no more. Each change to the table, its seats or its moves raises its `version`, and
    each to which messages it has its `posts`; at `due_at` it is to be looked at in any case. `kept` says what is left
    of a table that ended long ago: all of it, its match without its messages, or its result alone. Of its
    shuffle: `opened_number` is the interaction that opened it (None: in an older version), `start_number` the one that
    began its match, if one did, from `start_seat` (None: of somebody who sat nowhere).
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

    @property
    def active(self) -> bool:
        """Whether it is a lobby or being played."""
        return self.state in ("lobby", "playing")


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """A table to be opened. With a `host_name` its host sits at seat 0, and the `computers` next to them. For a rematch
    `kept` are the seats that are kept, by user id, and `rematch_of` is the match that has ended: if it has a secret for
    its rematch that is not used yet, that is the table's, and its host has joined it by the press that opens it.
    `channel` says what its channel is, where that is known.
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
    computers: Sequence["Sitter"] = ()
    kept: Mapping[int, int] = field(default_factory=dict[int, int])
    rematch_of: int | None = None
    channel: Channel | None = None


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person (`user_id`) or a computer player (`level`) to be seated."""

    name: str
    user_id: int | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sat at a seat, from position `since` to `until` (None: still).

    A person has a `user_id`, a computer a `level`, somebody whose data was deleted neither. `interaction_id` is that of
    the join; `order` is the order of the person's hand; a `novice` has finished no match of this game before; `hints`:
    the person has agreed to hints at this table, as they joined it or later. The rest are the person's preferences.

    `name` is shown as it stands here: it is cleaned again, as earlier versions stored names as they came. Where nothing
    of a name can be seen it is "Seat 3".
    """

    id: int
    table_id: int
    seat: int
    user_id: int | None
    level: str | None
    name: str
    interaction_id: int | None
    since: int
    until: int | None
    dm_channel_id: int | None
    dm_closed: bool
    order: str
    novice: bool = False
    hints: bool = False
    style: str = ""
    ping: Ping = "minute"
    forced: bool = False
    forced_offered: bool = False
    coach: bool = True

    def __post_init__(self) -> None:
        is_deleted = self.user_id is None and self.level is None
        name = clean_name(self.name) or ("" if is_deleted else f"Seat {self.seat + 1}")
        object.__setattr__(self, "name", name)

    @property
    def preferences(self) -> "Preferences":
        return Preferences(self.style, self.ping, self.forced, self.forced_offered, self.coach)

    @property
    def wants_tips(self) -> bool:
        """Whether a line explains to this person what is legal, and why: in their first match of the game."""
        return self.novice and self.coach


def hints_agreed(wished: bool, seats: Iterable[SeatRow]) -> bool:
    """Whether a match of those who sit in a lobby has hints: one person plays with computers alone, or their host
    wishes it and everybody agrees.
    """
    people = [seat for seat in seats if seat.user_id is not None]
    return len(people) == 1 or (wished and all(seat.hints for seat in people))


@dataclass(frozen=True, slots=True)
class Preferences:
    """How a person likes to play, at every table.

    `style` is how their hand is drawn: words, such as "large numerals". `ping` is when they are notified of their turn:
    always at once, after a minute without a play, or never. `forced`: their only legal piece is played for them;
    `forced_offered`: they have said whether they want that. `coach`: a line explains what is legal, and why.
    """

    style: str = ""
    ping: Ping = "minute"
    forced: bool = False
    forced_offered: bool = False
    coach: bool = True


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server's owner has decided. A setting holds for the tables that are opened from then on.

    Who has one of the `opener_roles` may open tables (none: everybody), in one of the `channels` (none: everywhere);
    `most_tables` may be open at once on the server, `most_hosted` by one person (None: any number). `rules_locked`:
    they are played by the usual house rules. From `quiet_from` to `quiet_to`, in minutes of the day in that time zone,
    nobody is pinged (None: there are no quiet hours).
    """

    opener_roles: Sequence[int] = ()
    channels: Sequence[int] = ()
    most_tables: int | None = None
    most_hosted: int | None = 5
    rules_locked: bool = False
    quiet_from: int | None = None
    quiet_to: int | None = None
    time_zone: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMove:
    """A move to be written. An interaction id is unique among all moves."""

    seat: int
    notation: str
    user_id: int | None = None
    interaction_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRow(NewMove):
    """A move of the journal."""

    position: int
    at: datetime


UNTOLD = 0
SUBSTITUTES = "'s computer"  # follows a person's name in that of the computer player who plays for them


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


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table at one moment: its row, its seats, the moves after the requested position; of a lobby who was invited;
    of a finished match how it changed the ratings, by seat, and the secret of its rematch.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    moves: tuple[MoveRow, ...]
    rating_changes: tuple[int | None, ...] = ()
    invited: tuple[Invitation, ...] = ()
    rematch_secret: bytes | None = field(default=None, repr=False)


@dataclass(frozen=True, kw_only=True)
class MessageRow:
    """A message the bot must edit. `drawn` is the position it shows (-1: none); `final` ones need no more.

    `face` is the digest of what it shows, `version` counts how often that was written down: by it a process finds that
    another has drawn the same message meanwhile.
    """

    id: int
    table_id: int
    kind: MessageKind
    deal: int
    seat: int | None
    channel_id: int
    message_id: int
    drawn: int
    posted_at: datetime
    final: bool
    face: str
    version: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMessage:
    """A message just posted, and what it shows, as in MessageRow. A private one comes with the token to edit it by."""

    kind: MessageKind
    deal: int
    seat: int | None
    channel_id: int
    message_id: int
    drawn: int = -1
    face: str = ""
    final: bool = False
    token: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """What a message shows now, as in MessageRow; `row` is what was known of it."""

    row: MessageRow
    drawn: int
    face: str
    final: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """What was shown of a table: marks of its messages and, where all of them are up to date now, the `version` they
    show (None: some are not yet).
    """

    table_id: int
    marks: Sequence[Mark] = ()
    version: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """What came of a settlement: the new rows in the order of its marks, None where the message was drawn elsewhere
    since its row was read; and whether the table is shown up to that version (no: it has moved on, or a mark failed).
    """

    table_id: int
    rows: tuple[MessageRow | None, ...]
    is_shown: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftoverRow:
    """A message to be deleted: it was replaced, or is no longer needed."""

    id: int
    table_id: int
    channel_id: int
    message_id: int


class Appended(NamedTuple):
    """What was written with an entry of the journal: its time, the table's new version, and its posts by then."""

    at: datetime
    version: int
    posts: int


@dataclass(frozen=True, slots=True)
class Shards:
    """Some shards, by their numbers, of so many in all."""

    ids: Collection[int]
    count: int

    def has(self, guild_id: int) -> bool:
        """Whether a guild is on one of them, by Discord's formula."""
        return (guild_id >> 22) % self.count in self.ids


class Due(NamedTuple):
    """A table that is to be looked at, and since when."""

    id: int
    version: int
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """Everything needed to replay a match: `seats` are all who ever sat there, by seat and then in time."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    moves: tuple[MoveRow, ...]
