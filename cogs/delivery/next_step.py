"""The next step for one message, decided without Discord, store or clock.

The caller takes the step, notes its outcome in the state, and asks again until there is nothing to do.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum, auto

from bot.table.messages import MessageRow
from cogs.delivery.desired import DIRECT, SHUFFLE, Key
from cogs.kit.payload.payload import AnyPayload

REPOST_AFTER = timedelta(minutes=50)
REPOST_AT_MOST_EVERY = timedelta(seconds=20)


@dataclass(frozen=True, slots=True)
class Draft:
    """The content of a message at a position: its fingerprint, and what it follows from (`basis`; None: the table)."""

    position: int
    face: str
    final: bool = False
    basis: object | None = None
    payload: AnyPayload | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """The request to a message. `draft` is what it should show, None until that is drawn.

    `notify_from`: its player gets a new message unless this one is of that position or later (None: no new one).
    `repost`: it is to move to the bottom of its channel. `is_counted`: there are few messages below it.
    """

    key: Key
    final: bool
    draft: Draft | None = None
    notify_from: int | None = None
    repost: bool = False
    is_counted: bool = False


@dataclass(frozen=True, slots=True)
class Now:
    """The other facts of this moment. `is_held`: a click is about to redraw the message. `is_blocked`: nothing can be
    sent to where it goes. `is_shown`: it shows already what follows from the table.
    """

    at: datetime
    is_held: bool = False
    is_blocked: bool = False
    is_shown: bool = False


@dataclass(frozen=True, slots=True)
class Idle:
    """The message shows what its row says. `replaces` is the one that stood in its place and was found deleted."""

    replaces: int | None = None


@dataclass(frozen=True, slots=True)
class Unsure:
    """The message may show something else than its row says. `may_be_posted`: a process that has ended may have posted
    it. `is_overtaken`: another process has drawn it too, and its row is to be read anew.
    """

    may_be_posted: bool = False
    is_overtaken: bool = False


@dataclass(frozen=True, slots=True)
class Editing:
    """An edit of the message is on its way, or over. `is_gone`: there was no message to edit (None until it is over).
    `is_crossed`: a click, or another process, has redrawn the message meanwhile.
    """

    draft: Draft
    row: MessageRow
    is_gone: bool | None = None
    is_crossed: bool = False


@dataclass(frozen=True, slots=True)
class Posted:
    """The message is in its channel, and not in the store yet."""

    draft: Draft
    channel_id: int
    message_id: int


State = Idle | Unsure | Editing | Posted


class Do(Enum):
    """The steps that say all by their names."""

    NOTHING = auto()  # done
    GIVE_UP = auto()  # not as it should be, but worth a try only later
    WAIT = auto()  # wait until the clicks on the message are answered
    DRAW = auto()  # make the draft
    COUNT = auto()  # count the messages below it: it moves if there are many
    EDIT = auto()  # edit the message
    MOVE = auto()  # write down that it is to be posted again: if this process ends, the next one does it
    REMEMBER = auto()  # write down the message that was posted
    FORGET = auto()  # remove the row: the message does not exist any more
    LOOK_AGAIN = auto()  # read table and messages anew, and find out what is wanted now


@dataclass(frozen=True, slots=True)
class Send:
    """Post the message. `instead_of` is the message it replaces. `is_sought`: look first whether it was posted."""

    instead_of: int | None = None
    is_sought: bool = False


@dataclass(frozen=True, slots=True)
class NoteShown:
    """The message shows the draft; `is_new`: write that down."""

    row: MessageRow
    draft: Draft
    is_new: bool = True


Step = Do | Send | NoteShown


def next_step(state: State, row: MessageRow | None, wanted: Wanted | None, now: Now) -> Step:
    """The step for a message, which has a `row` once it is known. `wanted` is None if nothing is asked of it."""
    if isinstance(state, Posted):
        return Do.REMEMBER
    if isinstance(state, Editing):
        if state.is_gone is None:
            return Do.NOTHING
        is_lost = state.is_gone and not state.draft.final
        return Do.FORGET if is_lost else Do.LOOK_AGAIN if state.is_crossed else NoteShown(state.row, state.draft)
    if isinstance(state, Unsure) and state.is_overtaken:
        return Do.LOOK_AGAIN
    if wanted is None:
        return Do.NOTHING
    return _without_row(state, wanted, now) if row is None else _with_row(state, row, wanted, now)


def after_click(state: State, row: MessageRow, position: int, *, is_crossed: bool) -> State:
    """The state of a message that a click has redrawn at a position. `is_crossed`: an edit ended meanwhile."""
    if isinstance(state, Posted) or _is_outdated(row):
        return state  # the click was on a message that is being replaced
    if isinstance(state, Editing):
        return replace(state, is_crossed=True)
    return Unsure(is_overtaken=True) if is_crossed or row.drawn > position else Idle()


def _without_row(state: Idle | Unsure, wanted: Wanted, now: Now) -> Step:
    kind = wanted.key[0]
    if kind == "private":  # it only answers a click: without it the hand is shown elsewhere
        return Do.LOOK_AGAIN
    if now.is_blocked:
        return Do.NOTHING if kind in DIRECT else Do.GIVE_UP
    if wanted.draft is None:
        return Do.DRAW
    return Send(is_sought=state.may_be_posted) if isinstance(state, Unsure) else Send(state.replaces)


def _with_row(state: Idle | Unsure, row: MessageRow, wanted: Wanted, now: Now) -> Step:
    is_unsure, draft = isinstance(state, Unsure), wanted.draft
    if (row.final or now.is_shown) and not is_unsure:
        return Do.NOTHING
    if now.is_held:
        return Do.WAIT
    if now.is_blocked and row.kind not in (*DIRECT, "private"):
        return Do.GIVE_UP
    if draft is None:
        return Do.DRAW
    is_changed = is_unsure or draft.face != row.face
    if wanted.key == SHUFFLE or not (is_changed or wanted.repost):  # what was published is never edited
        return NoteShown(row, draft, is_new=is_unsure or row.final != draft.final)
    if _is_outdated(row) and not now.is_blocked:
        return Send(row.message_id, is_sought=isinstance(state, Unsure) and state.may_be_posted)
    return Do.EDIT if wanted.final or now.is_blocked else _edit_or_move(row, wanted, now.at - row.posted_at)


def _edit_or_move(row: MessageRow, wanted: Wanted, age: timedelta) -> Step:
    """A hand moves to notify its player, a table message that is old or buried to the bottom of its channel."""
    if row.kind == "hand" and wanted.notify_from is not None and row.drawn < wanted.notify_from:
        return Do.MOVE
    if wanted.repost or (row.kind == "table" and age > REPOST_AFTER):
        return Do.MOVE
    may_be_buried = row.kind == "table" and not wanted.is_counted and age >= REPOST_AT_MOST_EVERY
    return Do.COUNT if may_be_buried else Do.EDIT


def _is_outdated(row: MessageRow) -> bool:
    """True if it was written down that a message moves: perhaps by a process that ended before it had moved it."""
    return row.drawn < 0 and not row.face and row.kind != "private"
