"""Drawing one message as it should be: sent, edited, or posted again, and written down in the store."""

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import discord

from bot.table.messages import MessageKind, MessageRow, NewMessage
from bot.table.state.snapshot import Snapshot
from cogs.delivery.desired import SHUFFLE, Key, fingerprint, language_of, payload_of, rings
from cogs.delivery.refusals import deal_of
from cogs.delivery.state import REPOST_AT_MOST_EVERY, Delivery, Draft, Shared
from cogs.kit.controls.actions import RECORD, SCORES, START
from cogs.kit.controls.custom_ids import Action, actions_on
from cogs.kit.discord.post import ARCHIVED, CLOSED_DMS, GONE_CHANNEL, NO_ACCESS, PASSING, UNKNOWN_MESSAGE
from cogs.kit.payload.payload import AnyPayload, Json, Parts

log = logging.getLogger(__name__)
REPOST_AFTER = timedelta(minutes=50)
BURIED_BELOW = 6  # newer messages
DIRECT = ("hand", "seated")  # the kinds of message that go to one person
_SIGNS: dict[MessageKind, Action[Any]] = {"lobby": START, "table": SCORES, "final": RECORD}  # none other has these
POSTED_BEFORE = timedelta(minutes=5)  # the last turn began, at most: clocks differ, and moves follow one another


class Drawer:
    """Draws messages of a table. `overtaken` is called where another process, or a click, has drawn one of them
    meanwhile, `lost` where a private message cannot be drawn any more: the hand is in the direct messages again.
    """

    def __init__(
        self, shared: Shared, overtaken: Callable[[Delivery], Awaitable[None]], lost: Callable[[], Awaitable[None]]
    ) -> None:
        self._shared = shared
        self._redraw_others = lost
        self._redraw_overtaken = overtaken

    async def draw(self, delivery: Delivery) -> bool:
        """Update a message. False where it failed and should be retried."""
        delivery.failed = self._is_refused(delivery)
        if delivery.failed:
            return True
        try:
            try:
                await self._draw(delivery)
                self._note_access(delivery)
            except discord.HTTPException as error:
                if error.status >= 500 or error.status == 429:
                    raise
                await self._refused(delivery, error)
        except (discord.HTTPException, *PASSING) as error:
            log.info("%s of table %d is retried: %s", delivery.key, delivery.snapshot.id, error)
            return False
        except Exception:  # a bug: retried when there is something new to show
            delivery.failed = True
            log.exception("%s of table %d was not delivered", delivery.key, delivery.snapshot.id)
        return True

    async def _draw(self, delivery: Delivery) -> None:
        row, final, basis = self._row(delivery), delivery.final, delivery.basis
        if not delivery.unsure and self._shared.logbook.shows(delivery.snapshot.id, delivery.key, basis):
            return  # a click has shown that meanwhile
        payload = await self._payload(delivery)
        draft = Draft(delivery.snapshot.position, final, payload, fingerprint(payload))
        if row is None:
            await self._send(delivery, draft)
            return
        if delivery.key == SHUFFLE:  # what was published is never edited
            self.mark(delivery, draft, row)
            return
        changed = delivery.unsure or draft.fingerprint != row.face
        moves = not final and changed and _rings(delivery, row)
        if delivery.key[0] == "table" and not final:
            moves = await self._should_move(delivery, row, changed=changed)
        if moves:
            await self._move(delivery, draft, row)
        elif not changed or await self._edit(delivery, draft, row) or final:
            if delivery.crossed:
                await self._redraw_overtaken(delivery)
                return
            self.mark(delivery, draft, row)
            self._shared.logbook.note_basis(row, basis)
        elif not await self._shared.logbook.forget(row):
            await self._redraw_overtaken(delivery)
        elif row.kind == "private":
            await self._redraw_others()
        else:
            await self._send(delivery, draft, instead_of=row)

    async def _payload(self, delivery: Delivery) -> AnyPayload:
        key, snapshot, language = delivery.key, delivery.snapshot, language_of(delivery.key, delivery.snapshot)
        if language is None and key[2] is not None:
            language = await self._shared.tables.preferences.language_at(key[2])
        return payload_of(key, snapshot, delivery.final, delivery.stage, delivery.elsewhere, language)

    async def _move(self, delivery: Delivery, draft: Draft, row: MessageRow) -> None:
        """Post a message again. The store records that first, so that after a crash the next process completes it."""
        outdated = await self._shared.logbook.outdate(row)
        if outdated is None:
            await self._redraw_overtaken(delivery)
            return
        await self._send(delivery, draft, instead_of=outdated)

    async def _edit(self, delivery: Delivery, draft: Draft, row: MessageRow) -> bool:
        """Edit a message. False where it no longer exists."""
        delivery.unsure = True  # until it is recorded: a failed call may have been applied
        delivery.is_editing, delivery.crossed = True, False
        try:
            return await self._try_to_edit(delivery, draft, row)
        finally:
            delivery.is_editing = False
            if (claim := self._shared.claims.get(row.message_id)) is not None:
                claim.crossed = True

    async def _try_to_edit(self, delivery: Delivery, draft: Draft, row: MessageRow) -> bool:
        if row.kind == "private":
            token = await self._shared.tables.messages.token(row.message_id)
            parts = await draft.payload.parts(to_one=True)
            return token is not None and await self._shared.post.edit_private(row.message_id, token, parts)
        try:
            parts = await draft.payload.parts(to_one=_is_direct(row.channel_id, delivery.snapshot))
            await self._edit_awake(delivery, row, parts)
        except (discord.NotFound, discord.Forbidden) as error:
            if error.code != UNKNOWN_MESSAGE and not _takes_none(delivery, error):
                raise
            return False
        return True

    async def _edit_awake(self, delivery: Delivery, row: MessageRow, parts: Parts) -> None:
        """Edit a message, in an archived thread too: it is woken, but not for a table that nobody plays at any more."""
        try:
            await self._shared.post.edit(row.channel_id, row.message_id, parts)
        except discord.HTTPException as error:
            if error.code != ARCHIVED or delivery.snapshot.row.state == "stopped":
                raise
            await self._shared.post.wake(row.channel_id)
            await self._shared.post.edit(row.channel_id, row.message_id, parts)

    async def _send(self, delivery: Delivery, draft: Draft, *, instead_of: MessageRow | None = None) -> None:
        snapshot, before = delivery.snapshot, self._row(delivery)
        channel = await self._channel(delivery.key, snapshot)
        if channel is None:
            return
        kind, deal, seat = delivery.key
        # The same nonce for every try, so that a try that succeeded unnoticed is not followed by a second message.
        nonce = f"{snapshot.id}.{kind[0]}{deal}.{seat or ''}"
        if instead_of is not None:
            nonce += f".{instead_of.message_id % 10**6}"
        parts = await draft.payload.parts(to_one=_is_direct(channel, snapshot))
        if (kind in DIRECT or (parts.ping and kind != "invite")) and await self._shared.is_quiet(snapshot):
            parts = parts.silenced()
        if instead_of is None and not delivery.may_be_posted:
            await self._shared.logbook.expect(snapshot)
        message = delivery.posted = await self._post(delivery, channel, parts, nonce)
        row = await self._shared.logbook.remember(
            snapshot.id,
            NewMessage(
                kind=kind,
                deal=deal,
                seat=seat,
                channel_id=channel,
                message_id=message,
                drawn=draft.position,
                face=draft.fingerprint,
                final=draft.final,
            ),
        )
        # Only after it is stored: else a retry would use the old message.
        delivery.repost, delivery.may_be_posted, delivery.posted = False, False, None
        if before is not None:
            self._shared.leftovers.sweep(snapshot.id)
        if kind in DIRECT and seat is not None:
            await self._reached(snapshot, seat)
        if row.version == (before.version + 1 if before else 0):
            delivery.unsure = False
        else:
            await self._redraw_overtaken(delivery)

    async def _post(self, delivery: Delivery, channel: int, parts: Parts, nonce: str) -> int:
        """Post a message, unless it has been posted already, but is not known: then it is brought up to date."""
        message = delivery.posted
        if message is None and delivery.may_be_posted:
            message = await self._find(delivery, channel, parts, nonce)
        if message is not None:
            try:
                await self._shared.post.edit(channel, message, parts)
            except discord.NotFound:
                log.info("message %d of table %d was deleted before it was known", message, delivery.snapshot.id)
            else:
                return message
        return await self._shared.post.send(channel, parts, nonce)

    async def _find(self, delivery: Delivery, channel: int, parts: Parts, nonce: str) -> int | None:
        """The message that a process which has ended has posted, but could not write down any more."""
        snapshot, (kind, _, _) = delivery.snapshot, delivery.key
        rows = (await self._shared.logbook.rows(snapshot)).values()
        leftovers = await self._shared.tables.messages.leftovers(snapshot.id)
        known = {row.message_id for row in (*rows, *leftovers)}
        since = min(snapshot.waiting_since, datetime.now(UTC))  # it is later while the end of a deal is shown
        for message in await self._shared.post.sent_since(channel, since - POSTED_BEFORE):
            if int(message["id"]) in known:
                continue
            shows_all = kind == "shuffle" and parts.is_shown_by(message)  # its control is on others too
            if shows_all or message.get("nonce") == nonce or _is_of(message, kind, snapshot.id):
                log.info("%s of table %d was posted by a process that has ended", delivery.key, snapshot.id)
                return int(message["id"])
        return None

    async def _channel(self, key: Key, snapshot: Snapshot) -> int | None:
        """Where a message goes: the table's channel, or the direct messages of a seat's player. Nowhere for a private
        one, which only answers a click.
        """
        if key[0] == "private":
            return None
        if key[0] not in DIRECT:
            return snapshot.row.channel_id
        seat = next((seat for seat in snapshot.seats if seat.id == key[2]), None)
        if seat is None or seat.user_id is None or self.is_closed(key):
            return None
        if seat.dm_channel_id is not None:
            return seat.dm_channel_id
        channel = await self._shared.post.direct(seat.user_id)
        await self._shared.tables.preferences.remember_dm(seat.id, channel)
        return channel

    def mark(self, delivery: Delivery, draft: Draft, row: MessageRow) -> None:
        """Note what a message shows, if that has changed."""
        if delivery.unsure or row.final != draft.final:
            self._shared.logbook.mark(row, draft.position, draft.fingerprint, final=draft.final)
            delivery.unsure = False

    def _row(self, delivery: Delivery) -> MessageRow | None:
        return self._shared.logbook.row(delivery.snapshot.id, delivery.key)

    async def _refused(self, delivery: Delivery, error: discord.HTTPException) -> None:
        """Handle a permanent refusal by Discord: closed DMs, a deleted channel, a missing permission."""
        table_id, delivery.failed = delivery.snapshot.id, True
        if _takes_none(delivery, error) and delivery.key[2] is not None:
            self._shared.refusals.note_person(delivery.snapshot, delivery.key[2])
            if delivery.key[2] not in _closed(delivery.snapshot):
                await self._shared.tables.preferences.mark_dm(table_id, delivery.key[2], closed=True)
        elif _is_for_all(delivery.key) and error.code in GONE_CHANNEL:
            log.info("the channel of table %d is gone", table_id)
            await self._shared.tables.lifecycle.close_channel(delivery.snapshot.row.channel_id)
        elif error.code == ARCHIVED:
            log.info("table %d: its thread is archived; its messages wait until it is unarchived", table_id)
        elif error.code in NO_ACCESS:
            log.warning("table %d: no permission to write in its channel (%s)", table_id, error.text)
            if _is_for_all(delivery.key):
                self._shared.refusals.note_channel(delivery.snapshot)
        else:
            log.error("%s of table %d was refused: %s", delivery.key, table_id, error)

    async def _reached(self, snapshot: Snapshot, seat_id: int) -> None:
        """A direct message has reached the player of a seat, perhaps again."""
        self._shared.refusals.forget_person(seat_id)
        if seat_id in _closed(snapshot):
            await self._shared.tables.preferences.mark_dm(snapshot.id, seat_id, closed=False)

    def is_closed(self, key: Key) -> bool:
        """Whether a message would be sent to a person who accepts no direct messages: not again in the same deal."""
        return key[0] in DIRECT and key[2] is not None and self._shared.refusals.is_refused(key[2], key[1])

    def _is_refused(self, delivery: Delivery) -> bool:
        """Whether a message goes to the table's channel, and the bot has no access there."""
        channel_id, deal = delivery.snapshot.row.channel_id, deal_of(delivery.snapshot)
        return _is_for_all(delivery.key) and self._shared.refusals.is_closed(channel_id, deal)

    def _note_access(self, delivery: Delivery) -> None:
        """Nothing was refused, in a later deal than the one in which it was."""
        if _is_for_all(delivery.key):
            self._shared.refusals.forget_channel(delivery.snapshot.row.channel_id)

    async def _should_move(self, delivery: Delivery, row: MessageRow, *, changed: bool) -> bool:
        """Whether to post a changed table message again: it is too old or buried, or this was requested."""
        age = datetime.now(UTC) - row.posted_at
        if delivery.repost or (changed and age > REPOST_AFTER):
            return True
        if not changed or age < REPOST_AT_MOST_EVERY or not self._shared.may_check_if_buried(row.table_id):
            return False
        delivery.repost = await self._shared.post.newer(row.channel_id, row.message_id, BURIED_BELOW) >= BURIED_BELOW
        return delivery.repost


def _is_of(message: Json, kind: MessageKind, table_id: int) -> bool:
    """Whether a message has the controls of such a message of a table."""
    actions = actions_on(message.get("components", ()), table_id)
    return bool(actions) if kind == "hand" else kind in _SIGNS and _SIGNS[kind].name in actions


def _is_for_all(key: Key) -> bool:
    """Whether a message goes to the table's own channel."""
    return key[0] not in (*DIRECT, "private")


def _takes_none(delivery: Delivery, error: discord.HTTPException) -> bool:
    """Whether the player to whom a message goes accepts no direct messages."""
    return delivery.key[0] in DIRECT and error.code in CLOSED_DMS


def _closed(snapshot: Snapshot) -> set[int]:
    """The seats at which no direct message has arrived lately."""
    return {seat.id for seat in snapshot.seats if seat.dm_closed}


def _is_direct(channel_id: int, snapshot: Snapshot) -> bool:
    """Whether a message goes to one person: all others go to the table's own channel, whatever the key says."""
    return channel_id != snapshot.row.channel_id or snapshot.row.solo


def _rings(delivery: Delivery, row: MessageRow) -> bool:
    """Whether a hand is to be sent anew, so that its player is notified; not where they have it open elsewhere, nor in
    quiet hours.
    """
    if row.kind != "hand" or delivery.elsewhere is not None or delivery.is_quiet:
        return False
    return rings(row, delivery.snapshot, delivery.stage)
