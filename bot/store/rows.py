"""What several parts of the store take and give of tables, their seats and their messages, as plain values."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from bot.words.locales import ENGLISH, language_of
from bot.words.names import clean_name, person_name
from bot.words.own_words import NAMELESS_SEAT
from bot.words.terms import OwnContest

Ping = Literal["always", "minute", "never"]
Pace = Literal["fast", "normal", "calm"]
SLOWEST_FIRST: tuple[Pace, ...] = ("calm", "normal", "fast")


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person (`user_id`) or a computer player (`level`) to be seated."""

    name: str
    user_id: int | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """How a person likes to play, at every table.

    `style` is how their hand is shown: words, such as "large text". `ping` is when they are notified of their turn:
    always at once, after a minute without a play, or never. `forced`: their only legal piece is played for them;
    `forced_offered`: they have said whether they want that. `coach`: a line explains what is legal, and why.
    `puzzles`: moments of their matches may be shown as puzzles on the server where they were played. `language` is the
    one that they have chosen ("": that of their Discord), `locale` that of their Discord as it was last seen ("": none
    was). `pace` is how fast computers play at their tables.
    """

    style: str = ""
    ping: Ping = "minute"
    forced: bool = False
    forced_offered: bool = False
    coach: bool = True
    puzzles: bool = False
    language: str = ""
    locale: str = ""
    pace: Pace = "normal"

    @property
    def reads(self) -> str:
        """The language of what only they see."""
        return language_of(self.language or self.locale)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow(Preferences):
    """A player at a seat, from position `since` to `until` (None: still).

    A person has a `user_id`, a computer a `level`, somebody whose data was deleted neither. `interaction_id` is that of
    the join; `order` is the order of the person's hand; a `novice` has finished no match of this game before; `hints`:
    the person has agreed to hints at this table, as they joined it or later. `ready_position` is the position of the
    last deal's end after which they asked for the next deal, at `ready_at`. The rest are the person's preferences,
    which are stored with the person.

    `name` stands as it does in records; people read what `as_read` makes of it. It is cleaned again, as earlier
    versions stored names as they came. Where nothing of a name can be seen it is "Seat 3".
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
    ready_position: int = 0
    ready_at: datetime | None = None

    def __post_init__(self) -> None:
        is_deleted = self.user_id is None and self.level is None
        nameless = NAMELESS_SEAT.format(self.seat + 1)
        is_given = self.user_id is None or self.name == nameless
        name = (clean_name if is_given else person_name)(self.name) or ("" if is_deleted else nameless)
        object.__setattr__(self, "name", name)

    @property
    def wants_tips(self) -> bool:
        """Whether a line explains to this person what is legal, and why: in their first match of the game."""
        return self.novice and self.coach


def hints_agreed(wished: bool, seats: Iterable[SeatRow]) -> bool:
    """Whether a match of these has hints: one person is alone with computers, or the host wishes it and all agree."""
    people = [seat for seat in seats if seat.user_id is not None]
    return len(people) == 1 or (wished and all(seat.hints for seat in people))


TableState = Literal["lobby", "playing", "finished", "stopped"]
Clock = Literal["quick", "evening", "post"]
Kept = Literal["all", "match", "result"]
Search = Literal["players", "offered"]


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
    is in its `language`. A lobby may `search` for players; "offered": its host was offered to start with computers.
    `called_role` is the role pinged for it, if one was.
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
    search: Search | None = None
    called_role: int | None = None

    @property
    def in_round(self) -> bool:
        """Whether it is a table of a tournament's round, for which the others wait."""
        return self.contest_id is not None and not self.solo

    @property
    def is_practice(self) -> bool:
        """Whether it is a person's practice table, of no contest."""
        return self.solo and self.contest_id is None

    @property
    def own_contest(self) -> OwnContest | None:
        """The contest at a person's own table: one deal that others play too, or a duel of several."""
        if not self.solo or self.contest_id is None:
            return None
        return "deal" if self.deals == 1 else "duel"

    @property
    def active(self) -> bool:
        """Whether it is a lobby or being played."""
        return self.state in ("lobby", "playing")


MessageKind = Literal["lobby", "invite", "swap", "shuffle", "table", "seated", "hand", "private", "final", "reminder"]


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
    """A message just posted, and what it shows; of a private one its token, and the interaction it answers, if any."""

    kind: MessageKind
    deal: int
    seat: int | None
    channel_id: int
    message_id: int
    drawn: int = -1
    face: str = ""
    final: bool = False
    token: str | None = field(default=None, repr=False)
    interaction_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnMark:
    """What a message shows now, as in MessageRow; `row` is what was known of it."""

    row: MessageRow
    drawn: int
    face: str
    final: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnMarks:
    """What was shown of a table: marks of its messages and, where nothing is left to be done now, the `version` they
    show (None: something is), and when they are to be looked at again although nothing happens (None: never).
    """

    table_id: int
    marks: Sequence[DrawnMark] = ()
    version: int | None = None
    show_again: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NotedMarks:
    """What came of marks: the new rows in the order of its marks, None where the message was drawn elsewhere
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
