"""The answer to one interaction: acknowledged within Discord's three seconds, and sent by the call that fits.

An answer that Discord does not take is logged; the work itself is done and stays.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import TracebackType
from typing import ParamSpec, Protocol, Self

import discord
from discord import InteractionResponseType

from bot import clock
from bot.message import Message
from bot.table.errors import NotLoaded
from bot.words.speaker import say_chat
from cogs.kit import calls
from cogs.kit.answers.ephemerals import AnswerKind, kind_of
from cogs.kit.answers.interaction import Interaction, is_direct, services_of
from cogs.kit.answers.queue import QueuePlace
from cogs.kit.answers.visibility import NotShown
from cogs.kit.calls import Body
from cogs.kit.discord_errors import BROKEN, CANNOT_ANSWER, OUT_OF_REACH, Meaning, meaning
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import AnyPayload, Component, Payload, ReadyMessage, ShownToAllError

log = logging.getLogger(__name__)
PATIENCE = 1.5  # seconds after which a plain acknowledgement goes out ahead of the answer
LATEST = 3.0  # seconds after which Discord takes no first answer
MESSAGE, UPDATE = InteractionResponseType.channel_message, InteractionResponseType.message_update
THINKING = InteractionResponseType.deferred_channel_message  # what a deferred command shows until the reply
_NOT_SHOWN = (Meaning.PASSING, *CANNOT_ANSWER, *OUT_OF_REACH)  # nothing could be shown in its place either
NOT_ON_MESSAGE = Message("answer-not-on-message")
SOON = Message("answer-hand-soon")
Ps = ParamSpec("Ps")


class LiveMessage(Protocol):
    """An answer that stays up to date. It is recorded first, so that a crash cannot lose it."""

    async def expect(self) -> None:
        """Record that the interaction's own answer is about to show it: its token finds that message."""
        ...

    async def begin(self, message_id: int) -> None:
        """Record that this message is about to show it."""
        ...


class Answer:
    """The answer to one interaction, as an async context of the work on it: slow work is acknowledged first.

    `_send` replies: in place of an announcement or of “thinking…”, as the first answer, or as a follow-up.
    `_edit_pressed` edits the message that was pressed. Where Discord takes neither, that is logged and not raised.
    """

    def __init__(self, interaction: Interaction, place: QueuePlace) -> None:
        self.interaction = interaction
        self._place = place
        self._lock = asyncio.Lock()  # one call at a time
        self._arrived = clock.monotonic()
        self._timer: clock.Timer | None = None
        self._late: asyncio.Task[None] | None = None
        self._has_replied = False
        self._announced: int | None = None  # the message whose place the reply takes
        self.may_be_shown = False  # whether Discord may have applied the last call, although it failed

    async def __aenter__(self) -> Self:
        self._timer = clock.call_later(PATIENCE, self._acknowledge_soon)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer:
            self._timer.cancel()
        if self._late:
            self._late.cancel()

    def _acknowledge_soon(self) -> None:
        self._late = asyncio.create_task(self._acknowledge())

    async def _acknowledge(self) -> None:
        async with self._lock:
            if self.interaction.response.is_done():
                return
            try:
                await calls.defer(self.interaction)
            except (discord.HTTPException, *BROKEN) as error:
                log.info("an acknowledgement failed: %r", error)

    async def acknowledge(self) -> None:
        """Acknowledge a click that changes other messages only."""
        self._place.let_others_in()
        await self._acknowledge()

    async def is_lost(self) -> bool:
        """True if it is too late for the first answer, and there was none."""
        if clock.monotonic() < self._arrived + LATEST:
            return False
        async with self._lock:  # an acknowledgement may be under way
            return not self.interaction.response.is_done()

    async def is_applied(self) -> bool:
        """True if the interaction was applied: before its work failed, or by another process of the same shard."""
        try:
            return await services_of(self.interaction).tables.is_applied(self.interaction.id)
        except NotLoaded:
            return False

    async def reply(
        self, payload: AnyPayload, live: LiveMessage | None = None, kind: AnswerKind | None = None
    ) -> int | None:
        """Show something to this person only, in place of the last of its kind. Returns the message's id, if known."""
        ready = await payload.ready(to_one=True)
        shown_by = await self._try(self._send, ready, live)
        if shown_by is not None and live is None:
            services_of(self.interaction).ephemerals.show(self.interaction, shown_by, kind or kind_of(ready))
        return shown_by

    async def announce(self, payload: AnyPayload) -> None:
        """Show this person something until the reply, or the refusal, takes its place."""
        self._announced = await self._try(self._send, await payload.ready(to_one=True), None)

    async def redraw(self, payload: AnyPayload, live: LiveMessage | None = None) -> int | None:
        """Edit the message that was pressed, and return its id. Reply instead if it is gone or cannot turn into this,
        or if everyone sees it and it lacks the pressed control or this is for one person only. Raises NotShown if both
        hold: that press is forged.
        """
        message = self.interaction.message
        to_one = message is None or message.flags.ephemeral or is_direct(self.interaction)
        try:
            ready = await payload.ready(to_one=to_one)
        except ShownToAllError:
            if message is not None and self._is_forged(message):
                raise NotShown(NOT_ON_MESSAGE) from None
            return await self.reply(payload, live)
        return await self._try(self._edit_pressed, ready, live)

    async def show(self, payload: Payload | Page) -> None:
        """Redraw the message that was pressed, if it is a private one of the same kind; else reply."""
        message = self.interaction.message
        if message is None or not message.flags.ephemeral or message.flags.components_v2 != isinstance(payload, Page):
            await self.reply(payload)
        else:
            await self.redraw(payload)

    async def open_form(self, form: Component) -> None:
        """Open a form. After an acknowledgement ask for another press: only the first answer can be a form."""
        await self._try(self._open, form)

    # -- the calls, one at a time -------------------------------------------------------------------------------------

    async def _try(self, call: Callable[Ps, Awaitable[int | None]], *args: Ps.args, **others: Ps.kwargs) -> int | None:
        """Make a call that returns the id of a message. If it fails, reply why, if that works, and return None."""
        self._place.let_others_in()
        async with self._lock:
            try:
                return await call(*args, **others)
            except (discord.HTTPException, *BROKEN) as error:
                self.may_be_shown = meaning(error) in (Meaning.PASSING, Meaning.ANSWERED)
                if reason := await self._reason(error):
                    with suppress(discord.HTTPException, *BROKEN):
                        await self._send(ReadyMessage(reason), None)
                return None

    async def _reason(self, error: Exception) -> str:
        """The text in place of an answer that failed; "" while Discord is out of reach."""
        if meaning(error) is Meaning.NO_ACCESS:
            return say_chat(Message("answer-done-no-pictures" if await self.is_applied() else "answer-no-pictures"))
        if meaning(error) in _NOT_SHOWN:
            log.info("the answer to interaction %d could not be given: %r", self.interaction.id, error)
            return ""
        reference = secrets.token_hex(4)
        log.error("reference %s: Discord refused an answer", reference, exc_info=error)
        name = "answer-done-not-shown" if await self.is_applied() else "answer-not-shown"
        return say_chat(Message(name, reference=reference))

    async def _send(self, ready: ReadyMessage, live: LiveMessage | None) -> int | None:
        """Show it in place of a placeholder, else in a new message. Returns the message's id, if known."""
        interaction, sent = self.interaction, ready.sent(to_one=True)
        client, token = interaction.client, interaction.token
        if (message_id := await self._edit_placeholder(ready)) is not None:
            return message_id
        if not interaction.response.is_done():
            if live is not None:
                await live.expect()
            message_id = await calls.respond(interaction, MESSAGE, sent, ready.files, wants_id=True)
        elif live is None:
            message_id = await calls.follow_up(client, token, Body(sent, *ready.files))
        else:  # it can be found by its id only, which Discord gives once it is there
            message_id = await calls.follow_up(client, token, Body(ReadyMessage(say_chat(SOON)).sent(to_one=True)))
            await live.begin(message_id)
            await calls.edit_by_token(client, token, Body(ready.edited(), *ready.files), message_id)
        self._has_replied = True
        return message_id

    async def _edit_placeholder(self, ready: ReadyMessage) -> int | None:
        """Show it in place of an announcement or of “thinking…”. Returns that message's id; None if there is none."""
        message_id, self._announced = self._announced, None
        is_thinking = self.interaction.response.type is THINKING and not self._has_replied
        if message_id is None and not is_thinking:
            return None
        client, token, body = self.interaction.client, self.interaction.token, Body(ready.edited(), *ready.files)
        try:
            shown_by = await calls.edit_by_token(client, token, body, message_id)
        except discord.NotFound as error:
            if meaning(error) is not Meaning.GONE_MESSAGE:
                raise
            shown_by = None
        self._has_replied = True
        return shown_by

    async def _edit_pressed(self, ready: ReadyMessage, live: LiveMessage | None) -> int | None:
        """Show it on the message that was pressed, else in a reply. Returns the message's id, if known."""
        interaction, message = self.interaction, self.interaction.message
        if message is None or (message.flags.components_v2 and not ready.is_layout) or self._is_forged(message):
            return await self._send(ready, live)
        try:
            if not interaction.response.is_done():
                await calls.respond(interaction, UPDATE, ready.edited(), ready.files)
            else:
                await calls.edit_by_token(interaction.client, interaction.token, Body(ready.edited(), *ready.files))
        except discord.NotFound as error:
            if meaning(error) is not Meaning.GONE_MESSAGE:
                raise
            return await self._send(ready, live)
        services_of(interaction).ephemerals.renew(interaction, message.id)
        return message.id

    def _is_forged(self, message: discord.Message) -> bool:
        """True if everyone sees the message, and it lacks the pressed control: then it is not redrawn."""
        if message.flags.ephemeral or is_direct(self.interaction):
            return False
        used = (self.interaction.data or {}).get("custom_id")
        rows = (row for row in message.components if isinstance(row, discord.ActionRow))
        return all(control.custom_id != used for row in rows for control in row.children)

    async def _open(self, form: Component) -> int | None:
        if self.interaction.response.is_done():
            return await self._send(ReadyMessage(say_chat(Message("answer-too-slow"))), None)
        return await calls.respond(self.interaction, InteractionResponseType.modal, form)
