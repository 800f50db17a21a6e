"""One message of a table in a small world: on Discord, in the store and in a process, and anything may go wrong."""

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

from bot.rules.copies import updated
from bot.table.messages import MessageRow
from cogs.delivery.desired import Key
from cogs.delivery.next_step import (
    REPOST_AT_MOST_EVERY,
    Do,
    Draft,
    Editing,
    Idle,
    NoteShown,
    Now,
    Posted,
    Send,
    State,
    Step,
    Unsure,
    Wanted,
    after_click,
    next_step,
)

START = datetime(2026, 1, 1, tzinfo=UTC)
TABLE: Key = ("table", 1, None)
HAND: Key = ("hand", 1, 7)
LOBBY: Key = ("lobby", 0, None)
OLD = Draft(3, "old")


def row_of(key: Key = LOBBY, **changes: object) -> MessageRow:
    """The row of a message that shows `OLD`."""
    kind, deal, seat = key
    row = MessageRow(
        id=1, table_id=1, kind=kind, deal=deal, seat=seat, channel_id=5, message_id=100, drawn=3, posted_at=START,
        final=False, face="old", version=0,
    )  # fmt: skip
    return updated(row, **changes)


@dataclass
class Message:
    face: str
    is_deleted: bool = False


@dataclass
class World:
    """One message of a table, on Discord, in the store and in a process that asks `next_step` what to do."""

    key: Key
    face: str = "a"
    position: int = 0
    notify_from: int | None = None
    final: bool = False
    now: datetime = START
    is_buried: bool = False
    # Discord:
    messages: dict[int, Message] = field(default_factory=dict[int, Message])
    nonces: dict[int | None, int] = field(default_factory=dict[int | None, int])
    # The store:
    stored: MessageRow | None = None
    to_delete: set[int] = field(default_factory=set[int])
    # The process: what it knows, and has perhaps not written down yet.
    row: MessageRow | None = None
    basis: str | None = None
    state: State = field(default_factory=Idle)
    wanted: Wanted | None = None
    call: Step | None = None  # on its way
    draft: Draft = OLD  # what is sent by it
    click: tuple[int, int, str] | None = None  # the message, and the position and face that the answer will show
    is_applied: bool = False  # the edit that is on its way
    is_answered: bool = False
    is_crossed: bool = False

    def change(self, face: str, notifies: bool = False, *, final: bool = False) -> None:
        if self.final:
            return
        self.position += 1
        self.face, self.final = face, final
        if notifies:
            self.notify_from = self.position
        self.compare()

    def compare(self, *, repost: bool = False) -> None:
        repost = not self.final and (repost or (self.wanted is not None and self.wanted.repost))
        asks = self.notify_from if self.key[0] == "hand" else None
        self.wanted = Wanted(self.key, self.final, notify_from=asks, repost=repost)

    def work(self) -> None:
        """Take steps until a call is on its way, or nothing is left to do."""
        for _ in range(30):
            if self.call is not None:
                return
            now = Now(self.now, self.is_held, is_shown=self.basis == self.face)
            step = next_step(self.state, self.row, self.wanted, now)
            if step in (Do.NOTHING, Do.GIVE_UP):
                self.state, self.wanted = Idle(), None  # as the process forgets what it has done
            if step in (Do.NOTHING, Do.GIVE_UP, Do.WAIT):
                return
            self.take(step)
        raise AssertionError("it does not come to an end")

    @property
    def is_held(self) -> bool:
        return self.click is not None and self.row is not None and self.row.message_id == self.click[0]

    def take(self, step: Step) -> None:
        row, wanted, draft = self.row, self.wanted, self.wanted.draft if self.wanted is not None else None
        match step:
            case Send() if draft is not None:
                assert row is None or row.drawn < 0, "a crash after this would leave two messages"
                self.call, self.draft = step, draft
            case Do.DRAW if wanted is not None:
                self.wanted = replace(wanted, draft=Draft(self.position, self.face, self.final))
            case Do.COUNT if wanted is not None and row is not None:
                assert self.now - row.posted_at >= REPOST_AT_MOST_EVERY
                self.wanted = replace(wanted, repost=self.is_buried, is_counted=True)
            case Do.EDIT if row is not None and draft is not None:
                self.call, self.state, self.is_applied = Do.EDIT, Editing(draft, row), False
            case Do.LOOK_AGAIN:
                self.state = Idle() if isinstance(self.state, Idle) else Unsure()
                self.compare()
            case _:
                self.write(step)

    def write(self, step: Step) -> None:
        row, wanted = self.row, self.wanted
        match step, self.state:
            case NoteShown(_, draft, is_new), _:
                if is_new and row is not None:
                    self.row = updated(row, drawn=draft.position, face=draft.face, final=draft.final)
                self.done(draft, basis=draft.face)
            case Do.MOVE, _ if wanted is not None and row is not None:
                assert not self.final, "what is over stays where it is"
                long_ago = START - timedelta(days=99)
                self.row = self.stored = updated(row, drawn=-1, face="", posted_at=long_ago, version=row.version + 1)
                self.basis, self.wanted = None, replace(wanted, repost=False)
            case Do.FORGET, Editing() as state:
                self.row = self.stored = self.basis = None
                self.state = Idle(state.row.message_id)
            case Do.REMEMBER, Posted(draft, _, message_id):
                if row is not None and row.message_id != message_id:
                    self.to_delete.add(row.message_id)
                shown = {"drawn": draft.position, "face": draft.face, "final": draft.final}
                self.row = self.stored = row_of(self.key, message_id=message_id, posted_at=self.now, **shown)
                self.done(draft, basis=None)
            case _:
                raise AssertionError(f"{step} has no place here")

    def done(self, draft: Draft, basis: str | None) -> None:
        self.state, self.basis = Idle(), basis
        if self.wanted is not None and self.wanted.draft is draft:
            self.wanted = None

    def answer(self, is_applied: bool = True, is_known: bool = True) -> None:
        """Discord takes the call that is on its way, or does not; the process learns that, or tries again."""
        call, self.call = self.call, None
        if isinstance(call, Send):
            message_id = self.post(call, self.draft) if is_applied else None
            if message_id is not None and is_known:
                self.state = Posted(self.draft, 5, message_id)
        elif isinstance(self.state, Editing) and call is not None:
            message = self.messages[self.state.row.message_id]
            if is_applied and not self.is_applied and not message.is_deleted:
                message.face = self.state.draft.face
            self.state = replace(self.state, is_gone=message.is_deleted) if is_known and is_applied else Unsure()
            self.is_crossed |= self.click is not None

    def post(self, call: Send, draft: Draft) -> int:
        """Post it, or bring up to date what was posted before."""
        known = {self.stored.message_id if self.stored is not None else 0, *self.to_delete}
        found = next((it for it in self.messages if it not in known and not self.messages[it].is_deleted), None)
        if not call.is_sought or found is None:
            found = self.nonces.get(call.instead_of)
            if found is None:
                found = self.nonces[call.instead_of] = 100 + len(self.messages)
        self.messages.setdefault(found, Message("")).face = draft.face
        return found

    def apply_edit(self) -> None:
        """Discord shows the edit that is on its way; the process has not heard of that yet."""
        if isinstance(self.state, Editing) and self.call is Do.EDIT and not self.is_applied:
            self.is_applied = True
            self.messages[self.state.row.message_id].face = self.state.draft.face

    def end(self) -> None:
        self.change("end", final=True)

    def repost(self) -> None:
        self.compare(repost=self.key == TABLE)

    def bury(self) -> None:
        self.is_buried = not self.is_buried

    def pass_time(self, seconds: int) -> None:
        self.now += timedelta(seconds=seconds)

    def delete(self) -> None:
        for message in self.messages.values():
            message.is_deleted = True

    def press(self) -> None:
        """A player presses a button of the message; the answer will redraw it as the table is now."""
        if self.row is not None and self.click is None and not self.messages[self.row.message_id].is_deleted:
            self.click = self.row.message_id, self.position, self.face
            self.is_answered = self.is_crossed = False

    def apply_press(self) -> None:
        """Discord shows the answer to the press; the process has not heard of that yet."""
        if self.click is not None and not self.is_answered:
            message_id, _, self.messages[message_id].face = self.click
            self.is_answered = True

    def answer_press(self) -> None:
        if self.click is None:
            return
        self.apply_press()
        (message_id, position, face), self.click = self.click, None
        if self.row is not None and self.row.message_id == message_id and not self.messages[message_id].is_deleted:
            self.state = after_click(self.state, self.row, position, is_crossed=self.is_crossed)
            if 0 <= self.row.drawn <= position:
                self.row, self.basis = updated(self.row, drawn=position, face=face), None

    def flush(self) -> None:
        """The process writes down what messages show."""
        if self.row is not None:
            self.stored = self.row

    def crash(self, is_applied: bool) -> None:
        """The process ends, and another one goes on. Discord has forgotten the nonces by then."""
        call, state, self.call = self.call, self.state, None
        if isinstance(call, Send) and is_applied:
            self.post(call, self.draft)
        if call is Do.EDIT and is_applied and isinstance(state, Editing):
            message = self.messages[state.row.message_id]
            message.face = message.face if message.is_deleted else state.draft.face
        self.nonces = {}
        self.row, self.basis, self.click = self.stored, None, None
        self.state, self.wanted = Unsure(may_be_posted=True), None
        self.compare()

    def settle(self) -> None:
        """Whatever was ill is well again, and all is done that is left to do."""
        self.answer_press()
        for _ in range(30):
            self.work()
            if self.call is None:
                break
            self.answer()
        assert self.call is None, "it calls without end"
        self.flush()
        for message_id in self.to_delete:
            self.messages[message_id].is_deleted = True

    def check(self) -> None:
        self.settle()
        if self.row is not None and self.messages[self.row.message_id].is_deleted and not self.final:
            self.change("z")  # that it was deleted is seen at the next change
            self.settle()
        assert self.row is not None
        assert self.row == self.stored
        assert self.row.final == self.final
        there = [it for it, message in self.messages.items() if not message.is_deleted]
        if not self.messages[self.row.message_id].is_deleted:
            assert there == [self.row.message_id]
            assert self.messages[self.row.message_id].face == self.face
        else:
            assert self.final
            assert not there


def begun(key: Key) -> World:
    world = World(key)
    world.compare()
    world.settle()
    return world
