"""Limits on the texts that people send. Discord knows them, but does not check text that is still being typed: every
text is checked here before anything reads it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from discord import AppCommandOptionType, app_commands

from bot.message import Message
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import Refusal
from cogs.kit.custom_ids import UnknownControl

LONGEST_TEXT = 100  # characters of any text: a move in words, a line of a form, the value of an option in a select
MOST_VALUES = 25  # that Discord lets people choose, or lines that they fill in

# The kinds of texts among the options of commands, each with its greatest length.
MoveText = app_commands.Range[str, None, LONGEST_TEXT]  # a whole move: "play 6-4 left", or one in words
Term = app_commands.Range[str, None, 50]  # a tile with its end, a suit, a bid, in notation or in words
Name = app_commands.Range[str, None, 50]  # of a preset
Code = app_commands.Range[str, None, 40]  # of a duel
# The number of players, as far as any game goes.
_MOST_PLAYERS = max(number for game in CATALOGUE.values() for number in game.players)
Players = app_commands.Range[int, 2, _MOST_PLAYERS]

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu


class TooLong(Refusal):
    """A text is longer than its limit."""

    def __init__(self, most: int) -> None:
        super().__init__(Message("refused-too-long", most=most))


def check_options(data: Mapping[str, Any], command: AnyCommand | None) -> None:
    """Raises TooLong where a text among the options of a command is longer than the command says."""
    parameters = command.parameters if isinstance(command, app_commands.Command) else ()
    longest = {it.display_name: int(it.max_value) for it in parameters if _is_text(it) and it.max_value is not None}
    for name, text in _texts(data):
        most = longest.get(name, LONGEST_TEXT)
        if len(text) > most:
            raise TooLong(most)


def check_values(values: Sequence[str]) -> None:
    """Raises TooLong where a value chosen in a select or written in a form is too long, UnknownControl for too many."""
    if len(values) > MOST_VALUES:
        raise UnknownControl
    if any(len(value) > LONGEST_TEXT for value in values):
        raise TooLong(LONGEST_TEXT)


def _is_text(parameter: app_commands.Parameter) -> bool:
    return parameter.type is AppCommandOptionType.string


def _texts(data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The texts among the options of a command and its subcommands, by name."""
    waiting = [data]
    while waiting:
        option = waiting.pop()
        waiting += option.get("options") or ()
        if isinstance(option.get("value"), str):
            yield option["name"], option["value"]
