"""What Discord shows of commands and their options: registered in English, with what the other languages say."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.message import Message, Text
from bot.players.levels import LEVELS
from bot.rules.catalogue import Catalogue
from bot.words.locales import ENGLISH, language_of
from bot.words.speaker import speaker

LONGEST_CHOICE = 100  # characters that Discord takes
_Location = app_commands.TranslationContextLocation


def translatable(said: Text) -> app_commands.locale_str:
    """A text in English, which the others are made of."""
    return app_commands.locale_str(speaker(ENGLISH).say(said)[:LONGEST_CHOICE], said=said)


def told(command: str) -> app_commands.locale_str:
    """What a command does."""
    return translatable(Message(f"command-{command}"))


def options(command: str, *names: str) -> Mapping[str, app_commands.locale_str]:
    """What the options of a command are."""
    return {name: translatable(Message(f"command-{command}.{name}")) for name in names}


def choice(said: Text, value: str) -> app_commands.Choice[str]:
    """A value to choose that is registered with its command."""
    return app_commands.Choice(name=translatable(said), value=value)


def games(catalogue: Catalogue) -> list[app_commands.Choice[str]]:
    """Every game, to choose from."""
    return [choice(game.offered, name) for name, game in catalogue.items()]


def levels() -> list[app_commands.Choice[str]]:
    """Every level of computer players, to choose from."""
    return [choice(Message(f"choice-level-{level}"), level) for level in LEVELS]


class CommandTranslator(app_commands.Translator):
    """Says in each language what is registered: texts as they were made, names by themselves."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in the language of a locale; None where that says what English does, or nothing."""
        language = language_of(locale.value)
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
    """What a command or an option is called; None elsewhere."""
    if where in (_Location.command_name, _Location.group_name):
        return Message(f"command-name-{name}")
    return Message(f"parameter-{name}") if where is _Location.parameter_name else None
