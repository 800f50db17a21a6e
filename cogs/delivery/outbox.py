"""The calls to Discord about the messages of tables: they are sent, edited and deleted."""

import logging
from collections.abc import Collection
from datetime import timedelta
from functools import partial
from typing import Any

import discord

from bot import clock
from bot.background import WorkByKey, until_done
from bot.table.messages import MessageKind, MessageRow, MessageStore
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from cogs.delivery.desired import DIRECT, Key
from cogs.delivery.next_step import REPOST_AT_MOST_EVERY, Draft, Posted, Send
from cogs.delivery.refused_calls import RefusedCalls
from cogs.kit.actions import RECORD, SCORES, START
from cogs.kit.custom_ids import Action, actions_on
from cogs.kit.discord_errors import Meaning, is_passing, meaning
from cogs.kit.payload.payload import Json, ReadyMessage
from cogs.kit.post import Post

log = logging.getLogger(__name__)
POSTED_BEFORE = timedelta(minutes=5)  # the last turn began, at most: clocks differ, and moves follow one another
_BURIED_BELOW = 6  # newer messages
_SIGNS: dict[MessageKind, Action[Any]] = {"lobby": START, "table": SCORES, "final": RECORD}  # none other has these


class Outbox:
    """Sends and edits the messages of tables."""

    def __init__(self, tables: Tables, post: Post, refused: RefusedCalls) -> None:
        self._tables = tables
        self._post = post
        self.refused = refused
        self._counted: dict[int, float] = {}  # by table: when the messages below its own were, oldest first

    async def is_quiet(self, snapshot: Snapshot) -> bool:
        """True if a table's server has its quiet hours now. Raises NotLoaded."""
        return await self._tables.servers.quiet_until(snapshot.row.guild_id) is not None

    async def is_buried(self, row: MessageRow) -> bool:
        """True if many messages follow a table message. False if counted a moment ago. Raises HTTPException."""
        now = clock.monotonic()
        while self._counted and now - next(iter(self._counted.values())) >= REPOST_AT_MOST_EVERY.total_seconds():
            del self._counted[next(iter(self._counted))]
        if row.table_id in self._counted:
            return False
        self._counted[row.table_id] = now
        return await self._post.newer(row.channel_id, row.message_id, _BURIED_BELOW) >= _BURIED_BELOW

    async def send(
        self, key: Key, snapshot: Snapshot, draft: Draft, step: Send, rows: Collection[MessageRow]
    ) -> Posted:
        """Post a message, or bring up to date what a process that has ended has posted; `rows` are known ones."""
        kind, deal, seat_id = key
        channel_id = await self._channel(key, snapshot)
        ready = await _ready(draft, to_one=_is_direct(channel_id, snapshot))
        if (kind in DIRECT or ready.roles or (ready.ping and kind != "invite")) and await self.is_quiet(snapshot):
            ready = ready.silenced()
        # The same nonce for every try: a try that succeeded unnoticed is not followed by a second message.
        nonce = f"{snapshot.id}.{kind[0]}{deal}.{seat_id or ''}"
        if step.instead_of is not None:
            nonce += f".{step.instead_of % 10**6}"
        message_id = None
        if step.is_sought:
            known = {row.message_id for row in (*rows, *await self._tables.messages.leftovers(snapshot.id))}
            since = min(snapshot.waiting_since, clock.now())  # it is later while the end of a deal is shown
            for sent in await self._post.sent_since(channel_id, since - POSTED_BEFORE):
                shows_all = kind == "shuffle" and ready.is_shown_by(sent)  # its control is on others too
                is_it = shows_all or sent.get("nonce") == nonce or _is_of(sent, kind, snapshot.id)
                if is_it and int(sent["id"]) not in known:
                    log.info("%s of table %d was posted by a process that has ended", key, snapshot.id)
                    message_id = await self._edit_found(channel_id, int(sent["id"]), ready)
                    break
        if message_id is None:
            message_id = await self._post.send(channel_id, ready, nonce)
        if kind not in DIRECT:
            self.refused.forget_channel(snapshot.row.channel_id)
        return Posted(draft, channel_id, message_id)

    async def _edit_found(self, channel_id: int, message_id: int, ready: ReadyMessage) -> int | None:
        try:
            await self._post.edit(channel_id, message_id, ready)
        except discord.NotFound:
            log.info("message %d was deleted before it was known", message_id)
            return None
        return message_id

    async def edit(self, snapshot: Snapshot, row: MessageRow, draft: Draft) -> bool:
        """Edit a message. False where it no longer exists, or is out of reach. Raises HTTPException, NotLoaded."""
        if row.kind == "private":
            token = await self._tables.messages.token(row.message_id)
            ready = await _ready(draft, to_one=True)
            return token is not None and await self._post.edit_private(row.message_id, token, ready)
        ready = await _ready(draft, to_one=_is_direct(row.channel_id, snapshot))
        try:
            await self._edit_awake(snapshot, row, ready)
        except discord.HTTPException as error:
            lost = (Meaning.GONE_MESSAGE, *((Meaning.CLOSED_DMS,) if row.kind in DIRECT else ()))
            if meaning(error) not in lost:
                raise
            return False
        if row.kind not in DIRECT:
            self.refused.forget_channel(snapshot.row.channel_id)
        return True

    async def _channel(self, key: Key, snapshot: Snapshot) -> int:
        """The channel of a message: the table's, or the direct messages of a seat's player."""
        if key[0] not in DIRECT:
            return snapshot.row.channel_id
        seat = snapshot.seat_with(key[2])
        assert seat is not None and seat.user_id is not None  # noqa: PT018, S101 - else it is blocked
        if seat.dm_channel_id is not None:
            return seat.dm_channel_id
        channel_id = await self._post.direct(seat.user_id)
        await self._tables.preferences.remember_dm(snapshot.id, seat.id, channel_id)
        return channel_id

    async def _edit_awake(self, snapshot: Snapshot, row: MessageRow, ready: ReadyMessage) -> None:
        """Edit a message, in an archived thread too: it is woken, but not for a table that was stopped."""
        try:
            await self._post.edit(row.channel_id, row.message_id, ready)
        except discord.HTTPException as error:
            if meaning(error) is not Meaning.ARCHIVED or snapshot.row.state == "stopped":
                raise
            await self._post.wake(row.channel_id)
            await self._post.edit(row.channel_id, row.message_id, ready)


async def _ready(draft: Draft, *, to_one: bool) -> ReadyMessage:
    assert draft.payload is not None  # noqa: S101 - it was drawn here
    return await draft.payload.ready(to_one=to_one)


def _is_of(message: Json, kind: MessageKind, table_id: int) -> bool:
    """True if a message has the controls of such a message of a table."""
    actions = actions_on(message.get("components", ()), table_id)
    return bool(actions) if kind == "hand" else kind in _SIGNS and _SIGNS[kind].name in actions


def _is_direct(channel_id: int, snapshot: Snapshot) -> bool:
    """True if a message goes to one person: all others go to the table's own channel, whatever the key says."""
    return channel_id != snapshot.row.channel_id or snapshot.row.solo


class Cleanup:
    """Deletes the messages that the store lists for that, with one task per table. What fails stays on the list."""

    def __init__(self, messages: MessageStore, post: Post, refused: RefusedCalls) -> None:
        self._messages = messages
        self._post = post
        self._refused = refused
        self._work = WorkByKey("messages to delete of table", self._delete_all)
        self.close = self._work.close  # the rest is deleted after the next start

    def start(self, table_id: int) -> None:
        """Delete the messages to delete of a table, in the background."""
        self._work.ask(table_id)

    async def _delete_all(self, table_id: int) -> None:
        await until_done(f"the messages to delete of table {table_id}", is_passing, partial(self._delete, table_id))

    async def _delete(self, table_id: int) -> None:
        for leftover in await self._messages.leftovers(table_id):
            if self._refused.is_channel_blocked(leftover.channel_id):
                continue
            try:
                token = await self._messages.token(leftover.message_id)
                if token is not None:
                    await self._post.delete_private(leftover.message_id, token)
                else:
                    await self._post.delete(leftover.channel_id, leftover.message_id)
            except discord.DiscordServerError:
                raise
            except discord.HTTPException as error:  # retried the next time that some of the table are deleted
                log.info("message %d could not be deleted: %s", leftover.message_id, error)
                if meaning(error) is Meaning.NO_ACCESS:
                    return  # the others neither
            else:
                await self._messages.forget_leftover(leftover)
