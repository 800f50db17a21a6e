"""Commands: their words in each language, the places where each works, and their answers."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from functools import wraps
from inspect import signature
from typing import Any, cast

import discord
from discord import app_commands

from bot.message import Message, Quoted, Text
from bot.players.levels import LEVELS
from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from bot.words.locales import ENGLISH
from bot.words.locales import language_of as language_of_locale
from bot.words.speaker import speak, speaker
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.handling import ServerOnly, handle, refuse
from cogs.kit.answers.interaction import (
    Interaction,
    channel_of,
    is_direct,
    known_language,
    language_of,
    server_of,
    services_of,
)
from cogs.kit.answers.queue import QueueFull
from cogs.kit.bounds import TooLong, check_options
from cogs.kit.discord_errors import BROKEN, CANNOT_ANSWER, Meaning, meaning

log = logging.getLogger(__name__)
# The commands are for servers that added the bot, and for people who did, wherever they are.
FOR_ALL = app_commands.AppInstallationType(guild=True, user=True)
# By default they work in all these places. Outside of servers, those of servers explain how to add the bot to one.
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
AMONG_PEOPLE = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=True)
server_only = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
LONGEST_CHOICE = 100  # characters that Discord takes
Work = Callable[..., Coroutine[Any, Any, None]]
Command = app_commands.Command[Any, ..., None]
_Location = app_commands.TranslationContextLocation


def translatable(said: Text) -> app_commands.locale_str:
    """A text in English that `CommandTranslator` says in the other languages."""
    return app_commands.locale_str(speaker(ENGLISH).say(said)[:LONGEST_CHOICE], said=said)


def description(command: str) -> app_commands.locale_str:
    return translatable(Message(f"command-{command}"))


def answered(work: Work, *, only_shows: bool = False) -> Work:
    """A callback for discord.py, from a function that takes an `answer` in place of the interaction."""
    place = [*signature(work).parameters].index("answer")  # after `self` in a method

    @wraps(work)
    async def callback(*args: Any, **options: Any) -> None:
        async def run(answer: Answer) -> None:
            await work(*args[:place], answer, *args[place + 1 :], **options)

        await handle(args[place], run, only_shows=only_shows)

    return callback


def command(name: str, *, only_shows: bool = False) -> Callable[[Work], Command]:
    """Make the function below a command, or a subcommand such as `domino-new`: its parameters after `answer` are the
    options. The message `command-NAME` describes it, and the attributes of that message its options.
    """

    def made(work: Work) -> Command:
        parameters = [*signature(work).parameters]
        options = parameters[parameters.index("answer") + 1 :]
        callback = answered(work, only_shows=only_shows)
        app_commands.describe(**{it: translatable(Message(f"command-{name}.{it}")) for it in options})(callback)
        return Command(name=name.rpartition("-")[2], description=description(name), callback=callback)

    return made


def choice(said: Text, value: str) -> app_commands.Choice[str]:
    """A value of an option, registered with its command."""
    return app_commands.Choice(name=translatable(said), value=value)


def games(catalogue: Catalogue) -> list[app_commands.Choice[str]]:
    return [choice(game.offered, name) for name, game in catalogue.items()]


def levels() -> list[app_commands.Choice[str]]:
    """The levels of computer players as choices."""
    return [choice(Message(f"choice-level-{level}"), level) for level in LEVELS]


class CommandTranslator(app_commands.Translator):
    """Translates what is registered: a text by its message, a name of a command or an option by that name."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in the language of a locale; None if it is the same as in English, or missing."""
        language = language_of_locale(locale.value)
        if language == ENGLISH:
            return None
        said = string.extras.get("said") or _name(string.message, context.location)
        if said is None:
            return None
        try:
            words = speaker(language).say(said)[:LONGEST_CHOICE]
        except LookupError:
            return None
        return None if words == string.message else words


def _name(name: str, where: app_commands.TranslationContextLocation) -> Message | None:
    """The name of a command or an option; None elsewhere."""
    if where in (_Location.command_name, _Location.group_name):
        return Message(f"command-name-{name}")
    return Message(f"parameter-{name}") if where is _Location.parameter_name else None


class Tree(app_commands.CommandTree):
    """The command tree. It also answers, in a sentence, errors that discord.py raises before a command is called."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """True if a command is accepted; asked before its options are parsed. `handle` waits for its turn."""
        speak(known_language(interaction))
        if interaction.type is discord.InteractionType.autocomplete:
            return await _has_turn_for_suggestions(interaction)
        try:
            services_of(interaction).queue.check(interaction.user.id, channel_of(interaction))
        except QueueFull as refused:
            await refuse(interaction, refused)
            return False
        try:
            _check_length(interaction)
        except TooLong as refused:
            await _answer_with(interaction, refused)
            return False
        if not _works_here(interaction):
            is_server = interaction.guild_id is not None
            message = Message("refused-not-added" if is_server else "refused-server-only")
            await _answer_with(interaction, ServerOnly(message))
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, app_commands.TransformerError):
            cause = Refusal(Message("refused-unknown-choice", typed=Quoted(str(cause.value)[:40])))
        elif isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            cause = Refusal(Message("refused-old-command"))
        if interaction.type is not discord.InteractionType.autocomplete:
            await _answer_with(interaction, cause)


async def _answer_with(interaction: Interaction, error: Exception) -> None:
    async def work(_: Answer) -> None:
        raise error

    await handle(interaction, work)


def _check_length(interaction: Interaction) -> None:
    """Raises TooLong for a text among the options."""
    check_options(cast("Mapping[str, Any]", interaction.data or {}), interaction.command)


def _works_here(interaction: Interaction) -> bool:
    """True if a command works where it was sent from: those of servers need one that has the bot."""
    command = interaction.command
    if server_of(interaction) is not None or command is None:
        return True
    parent = None if isinstance(command, app_commands.ContextMenu) else command.root_parent
    places = (it.allowed_contexts for it in (command, parent) if it is not None)
    offered = [contexts for contexts in places if contexts is not None]
    return all(it.dm_channel if is_direct(interaction) else it.private_channel for it in offered)


async def _has_turn_for_suggestions(interaction: Interaction) -> bool:
    """Wait for the turn of a keystroke. False if nothing is to be suggested: a later one has come, the queues are full,
    or the text is too long.
    """
    services, person = services_of(interaction), interaction.user.id
    task = asyncio.current_task()
    if task is None or services.presses.is_closed or not await services.keystrokes.turn(person):
        return False
    services.presses.adopt(task)
    task.add_done_callback(lambda _: services.keystrokes.done(person))  # the suggestions are made after this check
    try:
        place = services.queue.enter_for_suggestions(person, channel_of(interaction))
    except QueueFull:
        return False
    task.add_done_callback(lambda _: place.leave())
    await place.wait()
    try:
        _check_length(interaction)
    except TooLong:
        with suppress(discord.HTTPException, *BROKEN):
            await interaction.response.autocomplete([])
        return False
    speak(await language_of(interaction))
    return True


def log_late_suggestions_briefly() -> None:
    """Log suggestions that came too late as one line: discord.py logs them as errors, with a traceback."""
    logging.getLogger("discord.app_commands.tree").addFilter(_shorten)


def _shorten(record: logging.LogRecord) -> bool:
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, (discord.HTTPException, *BROKEN)) and meaning(error) in (Meaning.PASSING, *CANNOT_ANSWER):
        log.info("suggestions could not be given: %r", error)
        return False
    return True
