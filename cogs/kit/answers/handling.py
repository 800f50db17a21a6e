"""Handling an interaction: in its turn, applied once, and every error of it answered with a sentence."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.message import Message
from bot.metrics import REFUSALS
from bot.rules.errors import Refusal
from bot.table.errors import AlreadyApplied
from bot.words.speaker import in_language, say_chat, speak
from cogs.kit.answers.answers import MESSAGE, Answer
from cogs.kit.answers.ephemerals import AnswerKind, kind_of
from cogs.kit.answers.interaction import Interaction, channel_of, known_language, language_of, services_of
from cogs.kit.answers.place import server_of, way_in
from cogs.kit.answers.queue import NoPlace
from cogs.kit.answers.way_out import way_out
from cogs.kit.discord import calls
from cogs.kit.discord.calls import BROKEN
from cogs.kit.payload.payload import MOST_CONTENT, Parts, Payload, fitting
from cogs.kit.payload.plain import refusal_text

log = logging.getLogger(__name__)
STOPPING = Message("answer-stopping")
STOPPED = Message("answer-stopped")


async def handle(
    interaction: Interaction, work: Callable[[Answer], Awaitable[None]], *, only_shows: bool = False
) -> None:
    """Do the work of an interaction when its turn comes, and answer any error: errors are shown to people here only.
    Work that `only_shows` something is left out when Discord takes no answer any more. A move is made even then, as
    others see it.
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
            reading = asyncio.create_task(language_of(interaction))  # while it waits, so that the order stays
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
    """Answer an interaction for which the queues have no place, where the refusal has a sentence."""
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
    """Say what was refused, or that something went wrong, and what can be done instead."""
    interaction, is_applied = answer.interaction, await answer.is_applied()
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, Refusal):
        REFUSALS.labels(type(error).__name__).inc()
        if is_applied and interaction.type is discord.InteractionType.component:
            await answer.acknowledge()  # what the click has done is visible
            return
        text = fitting(refusal_text(AlreadyApplied() if is_applied else error))[:MOST_CONTENT]
    else:
        reference = secrets.token_hex(4)
        log.error("reference %s: an interaction failed", reference, exc_info=error)
        text = say_chat(Message("answer-done-not-shown" if is_applied else "answer-went-wrong", reference=reference))
    rows = way_out(error, in_server=server_of(interaction) is not None, way_in=way_in(interaction))
    await answer.reply(Payload(text, rows=rows), kind=AnswerKind.NOTE)
