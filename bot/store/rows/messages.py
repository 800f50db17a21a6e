"""The messages that show a table."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

MessageKind = Literal["lobby", "invite", "shuffle", "table", "seated", "hand", "private", "final", "reminder"]


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
class PendingAnswer:
    """The answer to an interaction that shows the player of a seat their hand, from before it is given until it is
    known which message it is. `at` is when it was written down.
    """

    interaction_id: int
    table_id: int
    seat: int
    channel_id: int
    token: str = field(repr=False)
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMessage:
    """A message just posted, and what it shows, as in MessageRow. A private one comes with the token to edit it by, and
    with the interaction whose pending answer it is, if it was one.
    """

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
class Mark:
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
    marks: Sequence[Mark] = ()
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
