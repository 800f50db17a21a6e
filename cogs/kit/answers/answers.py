"""Answering one interaction: acknowledged within Discord's three seconds, applied once, never left silent.

The work may fail, and the telling of it may fail: these are different matters. An error of the work is answered with
its sentence. What cannot be told is logged, and nothing is said to have failed: the work is done, and kept.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import TracebackType
from typing import Protocol, Self

import discord
from discord import InteractionResponseType, app_commands

from bot.message import Message
from bot.metrics import REFUSALS
from bot.rules.errors import Refusal
from bot.table.errors import AlreadyApplied, NotLoaded
from bot.words.speaker import in_language, say_chat, speak
from cogs.kit.answers.ephemerals import Kind, kind_of
from cogs.kit.answers.gates import Ticket
from cogs.kit.answers.interaction import Interaction, channel_of, known_language, language_of, services_of
from cogs.kit.answers.place import is_direct, server_of, way_in
from cogs.kit.answers.queue import NoPlace
from cogs.kit.answers.visibility import NotShown
from cogs.kit.answers.way_out import way_out
from cogs.kit.discord import calls
from cogs.kit.discord.calls import ALREADY_ACKNOWLEDGED, BROKEN, Body
from cogs.kit.discord.post import NO_ACCESS, OUT_OF_REACH, UNKNOWN_MESSAGE, is_passing
from cogs.kit.payload.payload import AnyPayload, Component, Parts, Payload, ShownToAllError, fitting
from cogs.kit.payload.plain import refusal_text

log = logging.getLogger(__name__)
PATIENCE = 1.5  # seconds after which a plain acknowledgement goes out ahead of the answer
LATEST = 3.0  # seconds after which Discord takes no first answer
LONGEST = 2000  # characters of a message
UNKNOWN_INTERACTION = 10062
MESSAGE, UPDATE = InteractionResponseType.channel_message, InteractionResponseType.message_update
THINKING = InteractionResponseType.deferred_channel_message  # what a deferred command shows until the reply
CANNOT_ANSWER = (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED)  # too late, or delivered twice: no answer is possible
_OUT_OF_REACH = (*CANNOT_ANSWER, *OUT_OF_REACH)
NOT_ON_MESSAGE = Message("answer-not-on-message")
SOON = Message("answer-hand-soon")
NO_PICTURES = Message("answer-no-pictures")
DONE_NO_PICTURES = Message("answer-done-no-pictures")
STOPPING = Message("answer-stopping")
STOPPED = Message("answer-stopped")
TOO_SLOW = Message("answer-too-slow")


class Kept(Protocol):
    """Who keeps a message up to date, and is told of it before it shows anything: so it is found after a crash."""

    async def expect(self) -> None:
        """The interaction's own answer is about to show it: by its token it is found."""
        ...

    async def begin(self, message_id: int) -> None:
        """This message is about to show it."""
        ...


class Answer:
    """An async context in which an interaction is answered: directly if that is quick, else deferred first.

    The time counts from its arrival: what waits for its turn is acknowledged like what is worked on.
    What its methods cannot tell they log; they do not raise for it.
    """

    def __init__(self, interaction: Interaction, ticket: Ticket) -> None:
        self.interaction = interaction
        self._ticket = ticket
        self._lock = asyncio.Lock()
        self._loop = asyncio.get_running_loop()
        self._arrived = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None
        self._replied = False
        self._announced: int | None = None  # a message that the reply takes the place of
        self.may_be_shown = False  # although it failed, as far as is known

    async def __aenter__(self) -> Self:
        self._timer = self._loop.call_later(PATIENCE, self._lose_patience)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer:
            self._timer.cancel()
        if self._late:
            self._late.cancel()

    def _lose_patience(self) -> None:
        self._late = self._loop.create_task(self._acknowledge_late())

    async def _acknowledge_late(self) -> None:
        async with self._lock:
            await self._defer()

    async def _defer(self) -> None:
        if self.interaction.response.is_done():
            return
        try:
            await calls.defer(self.interaction)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("an acknowledgement failed: %r", error)

    async def is_lost(self) -> bool:
        """Whether nothing can be answered any more: Discord waits for a first answer only so long."""
        if self._loop.time() < self._arrived + LATEST:
            return False
        async with self._lock:  # an acknowledgement may be under way
            return not self.interaction.response.is_done()

    async def acknowledge(self) -> None:
        """Acknowledge without an answer: a click that changes other messages only."""
        self._ticket.let_others_in()
        async with self._lock:
            await self._defer()

    async def reply(self, payload: AnyPayload, kept: Kept | None = None, kind: Kind | None = None) -> int | None:
        """Show something to this person only, in place of what they were last shown of its kind. Returns the id of the
        message, if Discord has told it.
        """
        parts = await payload.parts(to_one=True)
        shown_by = await self._tell(lambda: self._reply(parts, kept))
        if shown_by is not None and kept is None:
            services_of(self.interaction).ephemerals.show(self.interaction, shown_by, kind or kind_of(parts))
        return shown_by

    async def announce(self, payload: AnyPayload) -> None:
        """Show this person something meanwhile: the reply, or the refusal, takes its place."""
        parts = await payload.parts(to_one=True)
        self._announced = await self._tell(lambda: self._reply(parts))

    async def _tell(self, call: Callable[[], Awaitable[int | None]]) -> int | None:
        """Answer by a call that returns the id of a message. None where it fails; then it says why, if it can."""
        self._ticket.let_others_in()
        async with self._lock:
            try:
                return await call()
            except (discord.HTTPException, *BROKEN) as error:
                self.may_be_shown = _may_be_applied(error)
                if instead := await self._instead(error):
                    with suppress(discord.HTTPException, *BROKEN):
                        await self._reply(Parts(instead))
                return None

    async def _instead(self, error: Exception) -> str:
        """What is told instead of an answer that failed; "" where nothing can be, as Discord is out of reach."""
        if isinstance(error, discord.Forbidden) and error.code in NO_ACCESS:
            return say_chat(DONE_NO_PICTURES if await _is_applied(self.interaction) else NO_PICTURES)
        if not isinstance(error, discord.HTTPException) or is_passing(error) or error.code in _OUT_OF_REACH:
            log.info("the answer to interaction %d could not be given: %r", self.interaction.id, error)
            return ""
        reference = secrets.token_hex(4)
        log.error("reference %s: Discord refused an answer", reference, exc_info=error)
        name = "answer-done-not-shown" if await _is_applied(self.interaction) else "answer-not-shown"
        return say_chat(Message(name, reference=reference))

    async def _reply(self, parts: Parts, kept: Kept | None = None) -> int | None:
        interaction, response, files = self.interaction, self.interaction.response, parts.files
        client, token = interaction.client, interaction.token
        if self._announced is not None:
            message_id, self._announced = self._announced, None
            try:
                return await calls.edit_by_token(client, token, Body(parts.edited(), *files), message_id)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise  # else it has been dismissed
        if not response.is_done():
            if kept is not None:
                await kept.expect()
            message_id = await calls.respond(interaction, MESSAGE, parts.sent(to_one=True), files, wants_id=True)
        elif response.type is THINKING and not self._replied:
            try:
                message_id = await calls.edit_by_token(client, token, Body(parts.edited(), *files))
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                self._replied = True  # that message has been dismissed
                return await self._reply(parts, kept)
        elif kept is None:
            message_id = await calls.follow_up(client, token, Body(parts.sent(to_one=True), *files))
        else:  # nobody could find it but by its id, which Discord tells when it is there
            message_id = await calls.follow_up(client, token, Body(Parts(say_chat(SOON)).sent(to_one=True)))
            await kept.begin(message_id)
            await calls.edit_by_token(client, token, Body(parts.edited(), *files), message_id)
        self._replied = True
        return message_id

    async def open_form(self, form: Component) -> None:
        """Open a form; or ask for another press after an acknowledgement: a form can only be the first answer."""
        await self._tell(lambda: self._open(form))

    async def _open(self, form: Component) -> int | None:
        if self.interaction.response.is_done():
            return await self._reply(Parts(say_chat(TOO_SLOW)))
        return await calls.respond(self.interaction, InteractionResponseType.modal, form)

    async def redraw(self, payload: AnyPayload, kept: Kept | None = None) -> int | None:
        """Edit the message that was clicked on; or reply, where its kind cannot be changed to this, it has been deleted
        meanwhile, or everybody sees it and it has no such control. Returns the id of the message that shows it, if one
        does. Raises NotShown where such a control would show everybody what one person can see.
        """
        message = self.interaction.message
        to_one = message is None or message.flags.ephemeral or is_direct(self.interaction)
        try:
            parts = await payload.parts(to_one=to_one)
        except ShownToAllError:
            if message is None or not self._is_forged(message):
                raise
            raise NotShown(NOT_ON_MESSAGE) from None
        return await self._tell(lambda: self._redraw(parts, kept))

    def _is_forged(self, message: discord.Message) -> bool:
        """Whether a control was used that a message everybody sees does not have: it is not redrawn for that."""
        if message.flags.ephemeral or is_direct(self.interaction):
            return False
        used = (self.interaction.data or {}).get("custom_id")
        rows = (row for row in message.components if isinstance(row, discord.ActionRow))
        return all(control.custom_id != used for row in rows for control in row.children)

    async def _redraw(self, parts: Parts, kept: Kept | None) -> int | None:
        message = self.interaction.message
        if message is None or (message.flags.components_v2 and not parts.is_layout) or self._is_forged(message):
            return await self._reply(parts, kept)
        try:
            if not self.interaction.response.is_done():
                await calls.respond(self.interaction, UPDATE, parts.edited(), parts.files)
            else:
                body = Body(parts.edited(), *parts.files)
                await calls.edit_by_token(self.interaction.client, self.interaction.token, body)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return await self._reply(parts, kept)
        services_of(self.interaction).ephemerals.renew(self.interaction, message.id)
        return message.id


def _may_be_applied(error: Exception) -> bool:
    """Whether what failed may have been done all the same, by this process or by another."""
    return not isinstance(error, discord.HTTPException) or is_passing(error) or error.code == ALREADY_ACKNOWLEDGED


async def handle(
    interaction: Interaction, work: Callable[[Answer], Awaitable[None]], *, only_shows: bool = False
) -> None:
    """Do the work of an interaction when its turn comes, and answer any error: the only place where errors are shown
    to people. Work that only shows something is not done for an interaction that can no longer be answered; a move is
    made even then, for others see it.
    """
    calls.note_arrived(interaction)
    services = services_of(interaction)
    if not services.seen.add(interaction.id):
        log.info("interaction %d was delivered again", interaction.id)
        return
    with services.presses.current(), in_language(known_language(interaction)):
        if services.presses.is_closed:
            await refuse(interaction, NoPlace(STOPPING))
        else:
            await _answered(interaction, work, only_shows=only_shows)


async def _answered(interaction: Interaction, work: Callable[[Answer], Awaitable[None]], *, only_shows: bool) -> None:
    try:
        ticket = services_of(interaction).queue.enter(interaction.user.id, channel_of(interaction))
    except NoPlace as refused:
        await refuse(interaction, refused)
        return
    try:
        async with Answer(interaction, ticket) as answer:
            reading = asyncio.create_task(language_of(interaction))  # while it waits: nobody overtakes others by that
            try:
                await ticket.wait()
                speak(await reading)
                if not (only_shows and await answer.is_lost()):
                    await work(answer)
            except asyncio.CancelledError:  # it took too long, and the bot stops
                await answer.reply(Payload(say_chat(STOPPED)))
                raise
            except Exception as error:  # noqa: BLE001 - every error is answered
                await _answer_error(answer, error)
    finally:
        ticket.leave()


async def refuse(interaction: Interaction, refused: NoPlace) -> None:
    """Say that there is no place for an interaction in the queues, where that is to be said."""
    if not refused.sentence:
        return
    try:
        ticket = services_of(interaction).queue.enter_for_sentence()
    except NoPlace:
        return
    try:
        await ticket.wait()
        told = Parts(say_chat(refused.sentence))
        shown_by = await calls.respond(interaction, MESSAGE, told.sent(to_one=True), wants_id=True)
        if shown_by is not None:
            services_of(interaction).ephemerals.show(interaction, shown_by, kind_of(told))
    except (discord.HTTPException, *BROKEN) as error:
        log.info("a refusal could not be told: %r", error)
    finally:
        ticket.leave()


async def _answer_error(answer: Answer, error: Exception) -> None:
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, Refusal):
        REFUSALS.labels(type(error).__name__).inc()
    if isinstance(error, Refusal) and await _is_applied(answer.interaction):
        clicked = answer.interaction.type is discord.InteractionType.component
        text = "" if clicked else refusal_text(AlreadyApplied())  # after a click its result is visible
    elif isinstance(error, Refusal):
        text = fitting(refusal_text(error), LONGEST)[:LONGEST]
    else:
        reference = secrets.token_hex(4)
        log.error("reference %s: an interaction failed", reference, exc_info=error)
        is_done = await _is_applied(answer.interaction)
        text = say_chat(Message("answer-done-not-shown" if is_done else "answer-went-wrong", reference=reference))
    here = answer.interaction
    rows = way_out(error, in_server=server_of(here) is not None, way_in=way_in(here)) if text else ()
    await (answer.reply(Payload(text, rows=rows), kind=Kind.NOTE) if text else answer.acknowledge())


async def _is_applied(interaction: Interaction) -> bool:
    """Whether what an interaction asks for has been done: before its work failed, or by another process with the same
    shard.
    """
    try:
        return await services_of(interaction).tables.is_applied(interaction.id)
    except NotLoaded:
        return False
