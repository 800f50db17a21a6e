"""What Discord shows of commands and their options. It wants that when they are registered, which is in English."""

from collections.abc import Mapping

from discord import app_commands

from bot.message import Message
from bot.players.levels import LEVELS
from bot.rules.catalogue import Catalogue
from bot.words.speaker import say
from cogs.commands.suggestions import named


def told(command: str) -> str:
    """What a command does."""
    return say(Message(f"command-{command}"))


def options(command: str, *names: str) -> Mapping[str, str]:
    """What the options of a command are."""
    return {name: say(Message(f"command-{command}.{name}")) for name in names}


def games(catalogue: Catalogue) -> list[app_commands.Choice[str]]:
    """Every game, to choose from."""
    return [named(game.offered, name) for name, game in catalogue.items()]


def levels() -> list[app_commands.Choice[str]]:
    """Every level of computer players, to choose from."""
    return [named(Message(f"choice-level-{level}"), level) for level in LEVELS]
