"""Subcommands of `boneyard`; features add their own."""

import argparse
import sys
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.settings import Settings

Arguments = Mapping[str, Mapping[str, Any]]  # argparse's options by the argument's name
FAILED = 1
BAD_USE = 2


def fail(reason: object, status: int = FAILED) -> int:
    """Print why a command fails, and return its exit status."""
    print(reason, file=sys.stderr)
    return status


@dataclass(frozen=True, slots=True)
class CommandLine:
    """A subcommand of `boneyard`. Its name can have a group: `record show`.

    `run` does its own imports, and returns the exit status.
    """

    name: str
    help: str
    run: Callable[[argparse.Namespace, "Settings"], int]
    arguments: Arguments = field(default_factory=dict[str, Mapping[str, Any]])


@dataclass(frozen=True, slots=True)
class Undeletable:
    """A trace on Discord that `boneyard forget` cannot delete: a warning with {} for ids, and the query for them."""

    warning: str
    find: Callable[[Any, int], Awaitable[Collection[int]]]


UNDELETABLE = list[Undeletable]()  # each feature adds its own


def add_commands(parser: argparse.ArgumentParser, commands: Iterable[CommandLine], groups: Mapping[str, str]) -> None:
    """Add commands to a parser. `groups` are the lines in `--help` of their groups, by name."""
    top: Any = parser.add_subparsers(metavar="COMMAND")
    by_group: dict[str, list[CommandLine]] = {}
    for command in commands:
        group, _, name = command.name.rpartition(" ")
        by_group.setdefault(group or name, []).append(command)
    for first, members in by_group.items():
        below = top
        if first in groups:
            metavar = "|".join(it.name.rpartition(" ")[2] for it in members)
            below = top.add_parser(first, help=groups[first]).add_subparsers(metavar=metavar, required=True)
        for command in members:
            added = below.add_parser(command.name.rpartition(" ")[2], help=command.help)
            for name, options in command.arguments.items():
                added.add_argument(name, **options)
            added.set_defaults(run=command.run)


def commands_of(features: Iterable[str]) -> list[CommandLine]:
    """The commands of features, from the `command_line.py` of those that have one."""
    modules = [f"cogs.{name}.command_line" for name in features]
    return [command for module in modules if find_spec(module) for command in import_module(module).COMMANDS]
