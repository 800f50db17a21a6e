"""Handling an interaction: in its turn, once, and every error answered with a sentence and a button that helps."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.invitation import invitation
from bot.message import Message
from bot.metrics import REFUSALS
from bot.rules.errors import Refusal
from bot.table.errors import AlreadyApplied, ContestMatch, HasPractice, MatchOver, NoTable, NoTableHere
from bot.words.speaker import in_language, say_chat, speak
from cogs.kit import actions, calls
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
)
from cogs.kit.answers.queue import QueueFull, QueuePlace
from cogs.kit.discord_errors import BROKEN
from cogs.kit.payload.buttons import PRIMARY, button, link
from cogs.kit.payload.payload import MOST_CONTENT, Controls, Payload, ReadyMessage, fitting
from cogs.kit.payload.plain import refusal_text
from cogs.kit.slots import PLAY_ALONE

log = logging.getLogger(__name__)
STOPPING = Message("answer-stopping")
STOPPED = Message("answer-stopped")
_WITHOUT_TABLE = (NoTableHere, NoTable, MatchOver, ContestMatch)


class ServerOnly(Refusal):
    """The command works in servers only, or only where the bot was added to the server."""


async def handle(
    interaction: Interaction, work: Callable[[Answer], Awaitable[None]], *, only_shows: bool = False
) -> None:
    """Do the work of an interaction in its turn, and answer any error to its person only. Work that `only_shows` is
    left out once Discord takes no answer; a move is made even then.
    """
    calls.note_arrived(interaction)
    services = services_of(interaction)
    if not services.seen.add(interaction.id, value=True):
        log.info("interaction %d was delivered again", interaction.id)
        return
    with services.presses.current(), in_language(known_language(interaction)):
        if services.presses.is_closed:
            await refuse(interaction, QueueFull(STOPPING))
            return
        try:
            place = services.queue.enter(interaction.user.id, channel_of(interaction))
        except QueueFull as full:
            await refuse(interaction, full)
            return
        try:
            await _answered(interaction, place, work, only_shows=only_shows)
        finally:
            place.leave()


async def _answered(
    interaction: Interaction, place: QueuePlace, work: Callable[[Answer], Awaitable[None]], *, only_shows: bool
) -> None:
    async with Answer(interaction, place) as answer:
        is_known = is_language_known(interaction)  # it is, mostly: then a play needs no task for it
        reading = None if is_known else asyncio.create_task(language_of(interaction))
        try:
            await place.wait()
            if reading is not None:  # while it waited, so that the order stays
                speak(await reading)
            if not (only_shows and await answer.is_lost()):
                await work(answer)
        except asyncio.CancelledError:  # it took too long, and the bot stops
            await answer.reply(Payload(say_chat(STOPPED)))
            raise
        except Exception as error:  # noqa: BLE001 - every error is answered
            await _answer_error(answer, error)


async def refuse(interaction: Interaction, full: QueueFull) -> None:
    """Answer an interaction for which the queues have no place, unless the person has just read that."""
    if not full.message:
        return
    try:
        place = services_of(interaction).queue.enter_for_refusal()
    except QueueFull:
        return
    try:
        await place.wait()
        ready = ReadyMessage(say_chat(full.message))
        shown_by = await calls.respond(interaction, MESSAGE, ready.sent(to_one=True), wants_id=True)
        if shown_by is not None:
            services_of(interaction).ephemerals.show(interaction, shown_by, kind_of(ready))
    except (discord.HTTPException, *BROKEN) as error:
        log.info("a refusal could not be sent: %r", error)
    finally:
        place.leave()


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
    await answer.reply(Payload(text, rows=_way_out(error, interaction)), kind=AnswerKind.NOTE)


def _way_out(error: Exception, interaction: Interaction) -> Controls:
    """The buttons below a refusal."""
    if isinstance(error, ServerOnly):
        return ((link(Message("button-add-to-server"), invitation(interaction.application_id)),),)
    if isinstance(error, HasPractice) and error.table:
        return ((button(actions.HAND, Message("button-show-it"), error.table, style=PRIMARY),),)
    if not isinstance(error, _WITHOUT_TABLE):
        return ()
    new = button(actions.NEW_TABLE, Message("button-new-table"), 0, actions.TableToOpen(), style=PRIMARY)
    alone = () if server_of(interaction) is not None else tuple(offered() for offered in PLAY_ALONE)
    return ((new, *alone),)
