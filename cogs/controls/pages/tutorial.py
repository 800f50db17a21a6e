"""The clicks of the tutorials. A lesson is a message of its own: by DM, or here for its learner only."""

import logging

import discord

from bot.rules.errors import IllegalMove
from bot.rules.moves import Move, Pass
from bot.tutorials.catalogue import LESSONS
from bot.tutorials.lesson import Lesson
from bot.words.refusals import sentence
from bot.words.speaker import say
from cogs.controls.answers import Answer
from cogs.controls.clicks import Click
from cogs.delivery import calls
from cogs.delivery.calls import BROKEN, Body
from cogs.messages.pages import tutorial
from cogs.messages.parts.arguments.argument import UnknownControl
from cogs.messages.parts.arguments.pages import LessonName, LessonStep
from cogs.messages.parts.arguments.play import OfferedMove, OfferedPiece
from cogs.messages.parts.payload import Payload

log = logging.getLogger(__name__)


async def begin(click: Click[LessonName]) -> None:
    """Begin a lesson in the direct messages of whoever pressed the button."""
    await send(click.answer, click.argument.name)


async def answer(click: Click[LessonStep]) -> None:
    """The next moment of a lesson, or what is said of the answer to one."""
    step = click.argument
    lesson = _lesson(step.name)
    if step.number >= len(lesson.moments):
        raise UnknownControl
    move = _chosen(click)
    if move is None:
        await click.answer.redraw(tutorial.moment(lesson, step.number))
        return
    try:
        verdict = lesson.judge(step.number, move)
    except IllegalMove as refused:
        why = f"↩️ The rules do not allow it. {say(sentence(refused))}"
        await click.answer.redraw(tutorial.moment(lesson, step.number, why))
        return
    await click.answer.redraw(tutorial.explained(lesson, step.number, verdict))


async def send(answer: Answer, name: str) -> None:
    """Send the first moment of a lesson by DM, or where direct messages are closed, here to this person only."""
    payload = tutorial.moment(_lesson(name), 0)
    if answer.interaction.guild_id is None:
        await answer.reply(payload)
        return
    try:
        client, parts = answer.interaction.client, await payload.parts(to_one=True)
        channel = await answer.interaction.user.create_dm()
        await calls.send(client, channel.id, Body(parts.sent(), *parts.files))
    except (discord.HTTPException, *BROKEN) as error:
        log.info("a lesson is shown where it was asked for: %r", error)
        await answer.reply(payload)
    else:
        await answer.reply(Payload("The first deal waits for you in your direct messages."))


def _lesson(name: str) -> Lesson:
    if name not in LESSONS:
        raise UnknownControl
    return LESSONS[name]


def _chosen(click: Click[LessonStep]) -> Move | None:
    """The move of a button, or chosen in a select; None for the question itself."""
    if len(click.values) > 1:
        return Pass(tuple(OfferedPiece.parse(value).piece for value in click.values))
    return OfferedMove.parse(click.value).move if click.values else click.argument.move
