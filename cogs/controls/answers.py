"""Answering one interaction: acknowledged within Discord's three seconds, applied once, never left silent."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self

import discord
from discord import app_commands

from bot.rules.errors import Refusal
from bot.table.errors import AlreadyApplied
from bot.words.refusals import sentence
from cogs.controls.caller import Interaction
from cogs.controls.redeliveries import is_applied, is_first
from cogs.delivery.post import NO_ACCESS
from cogs.messages import texts
from cogs.messages.payload import AnyPayload, Parts, Payload

log = logging.getLogger(__name__)
PATIENCE = 1.5  # seconds of work before a plain acknowledgement goes out ahead of the answer
LONGEST = 2000  # characters of a message
UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED = 10062, 40060
THINKING = discord.InteractionResponseType.deferred_channel_message  # what a deferred command shows until it is told
CANNOT_ANSWER = (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED)  # too late, or a second delivery: nothing to tell anyone


class Answer:
    """An async context in which an interaction is answered. What is quick is one call; what is slow is deferred."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._lock = asyncio.Lock()
        self._timer: asyncio.Task[None] | None = None
        self._told = False

    async def __aenter__(self) -> Self:
        self._timer = asyncio.create_task(self._acknowledge_late())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer:
            self._timer.cancel()

    async def _acknowledge_late(self) -> None:
        await asyncio.sleep(PATIENCE)
        async with self._lock:
            if not self.interaction.response.is_done():
                try:
                    await self.interaction.response.defer(ephemeral=True)
                except discord.HTTPException as error:
                    log.info("an acknowledgement was not taken: %s", error)

    async def acknowledge(self) -> None:
        """Acknowledge without an answer: a click that changes other messages only."""
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=True)

    async def tell(self, payload: AnyPayload) -> None:
        """Show something to this person only."""
        parts = await payload.parts()
        async with self._lock:
            await self._tell(parts)

    async def _tell(self, parts: Parts) -> None:
        response = self.interaction.response
        if not response.is_done():
            await response.send_message(ephemeral=True, **parts.sent())
        elif response.type is THINKING and not self._told:
            await self.interaction.edit_original_response(**parts.edited())
        else:
            await self.interaction.followup.send(ephemeral=True, **parts.sent())
        self._told = True

    async def hand_over(self, content: str, file: discord.File) -> None:
        """Give a file to this person only."""
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.send_message(content, file=file, ephemeral=True)
            else:
                await self.interaction.followup.send(content, file=file, ephemeral=True)

    async def ask(self, form: discord.ui.Modal) -> None:
        """Open a form. Raises Refusal after an acknowledgement: a form can only be the first answer."""
        async with self._lock:
            if self.interaction.response.is_done():
                raise Refusal("That took me a moment too long. Please press it once more.")
            await self.interaction.response.send_modal(form)

    async def redraw(self, payload: AnyPayload) -> None:
        """Change the message that was clicked on; or tell it, where that message cannot become one of this kind."""
        parts = await payload.parts()
        message = self.interaction.message
        async with self._lock:
            if message is None or (message.flags.components_v2 and not parts.is_layout):
                await self._tell(parts)
            elif not self.interaction.response.is_done():
                await self.interaction.response.edit_message(**parts.edited())
            else:
                await self.interaction.edit_original_response(**parts.edited())


async def answered(interaction: Interaction, work: Callable[[Answer], Awaitable[None]]) -> None:
    """Do the work of one interaction and answer whatever it raises: the one place where errors meet people."""
    if not is_first(interaction):
        log.info("interaction %d was delivered again", interaction.id)
        return
    async with Answer(interaction) as answer:
        try:
            await work(answer)
        except Exception as error:  # noqa: BLE001 - the face of the house: nothing may end in silence
            await _answer_error(answer, error)


async def _answer_error(answer: Answer, error: Exception) -> None:
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original  # type: ignore[assignment]
    if isinstance(error, discord.HTTPException) and error.code in CANNOT_ANSWER:
        log.info("interaction %d could not be answered: %s", answer.interaction.id, error)
        return
    if isinstance(error, discord.Forbidden) and error.code in NO_ACCESS:
        text = "I may not show pictures here any more: I need Attach Files in this channel. What you chose is kept."
    elif isinstance(error, Refusal) and await is_applied(answer.interaction):
        clicked = answer.interaction.type is discord.InteractionType.component
        text = "" if clicked else str(AlreadyApplied())  # a click shows what it did
    elif isinstance(error, Refusal):
        text = texts.escaped(sentence(error))[:LONGEST]
    else:
        reference = secrets.token_hex(4)
        log.error("reference %s: an interaction failed", reference, exc_info=error)
        text = f"Sorry, something went wrong here (reference {reference}). Nothing was lost: please try again."
    try:
        await (answer.tell(Payload(text)) if text else answer.acknowledge())
    except discord.HTTPException as failed:
        log.warning("an error could not be told: %s", failed)
