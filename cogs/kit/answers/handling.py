"""Handling an interaction: in its turn, once, and every error answered with a sentence and a button that helps."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.message import Message
from bot.metrics import REFUSALS
from bot.rules.errors import Refusal
from bot.table.errors import AlreadyApplied, HasPractice
from bot.words.speaker import in_language, say_chat, speak
from cogs.kit import actions, calls
from cogs.kit.actions import TableToOpen
from cogs.kit.answers.answers import MESSAGE, Answer
from cogs.kit.answers.ephemerals import AnswerKind, kind_of
from cogs.kit.answers.interaction import (
    Interaction,
    channel_of,
    is_language_known,
    known_language,
    language_of,
    server_of,
    services_of,
    way_in,
)
from cogs.kit.answers.queue import NoPlace
from cogs.kit.discord_errors import BROKEN
from cogs.kit.payload.buttons import PRIMARY, button, link
from cogs.kit.payload.payload import MOST_CONTENT, Controls, Payload, ReadyMessage, fitting
from cogs.kit.payload.plain import refusal_text
from cogs.kit.slots import PLAY_ALONE

log = logging.getLogger(__name__)
STOPPING = Message("answer-stopping")
STOPPED = Message("answer-stopped")
_WITHOUT_TABLE = ("error-no-table-here", "error-at-no-table", "error-no-table", "error-match-over", "error-of-contest")
_IN_SERVERS = ("refused-server-only", "refused-not-added")


async def handle(
    interaction: Interaction, work: Callable[[Answer], Awaitable[None]], *, only_shows: bool = False
) -> None:
    """Do the work of an interaction in its turn, and answer any error to its person only. Work that `only_shows` is
    left out once Discord takes no answer; a move is made even then.
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
            is_known = is_language_known(interaction)  # mostly: a play needs no task for it
            reading = None if is_known else asyncio.create_task(language_of(interaction))
            try:
                await ticket.wait()
                if reading is not None:  # while it waited, so that the order stays
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
        told = ReadyMessage(say_chat(refused.sentence))
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


def way_out(error: Exception, *, in_server: bool, way_in: str) -> Controls:
    """The buttons below a refusal; `way_in` is where the bot is added to a server."""
    text = error.text if isinstance(error, Refusal) else None
    if not isinstance(text, Message):
        return ()
    if text.id in _IN_SERVERS:
        return ((link(Message("button-add-to-server"), way_in),),)
    if isinstance(error, HasPractice) and error.table:
        return ((button(actions.HAND, Message("button-show-it"), error.table, style=PRIMARY),),)
    if text.id not in _WITHOUT_TABLE:
        return ()
    new = button(actions.NEW_TABLE, Message("button-new-table"), 0, TableToOpen(), style=PRIMARY)
    alone = () if in_server else tuple(offered() for offered in PLAY_ALONE)
    return ((new, *alone),)
