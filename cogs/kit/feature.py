"""Features, which are packages in `cogs`: the base that `setup` gets, the feature that it returns, and its parts."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, TypeVar, cast

import discord
from discord import app_commands
from discord.ext import commands as ext

from bot.players.worker.worker import Worker
from bot.table.access import TableAccess
from bot.table.tables import Shards, Tables
from cogs.kit.post import Post

P = TypeVar("P")


class FeatureParts:
    """The parts of all loaded features, each found by its class."""

    def __init__(self) -> None:
        self._parts = list[object]()

    def add(self, part: object) -> None:
        """Add a part. Raises ValueError if there is one of its class."""
        if any(type(part) is type(known) for known in self._parts):
            raise ValueError(f"{type(part).__name__} is entered twice")
        self._parts.append(part)

    def find(self, kind: type[P]) -> P | None:
        """The part of that class, if a feature has it."""
        return next((part for part in self._parts if isinstance(part, kind)), None)

    def get(self, kind: type[P]) -> P:
        """The part of that class. Raises LookupError."""
        part = self.find(kind)
        if part is None:
            raise LookupError(f"no feature has a {kind.__name__}")
        return part


Subcommand = app_commands.Command[Any, ..., Any]


@dataclass(frozen=True, slots=True)
class Host:
    """The base on which features are built. `parts` are those of the features built before."""

    client: discord.Client
    tables: Tables
    access: TableAccess
    post: Post
    worker: Worker
    shards: Shards | None = None
    parts: FeatureParts = field(default_factory=FeatureParts)


async def _nothing() -> None:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A feature's contributions to the app. `in_domino` are subcommands of /domino. `resume` begins its work once the
    tables are resumed; `look_after_others`, every few seconds, takes over the work of processes that have ended.
    """

    parts: tuple[object, ...] = ()
    commands: tuple[ext.Cog | app_commands.ContextMenu, ...] = ()
    in_domino: tuple[Subcommand, ...] = ()
    resume: Callable[[], Awaitable[object]] = _nothing
    look_after_others: Callable[[], Awaitable[object]] = _nothing
    close: Callable[[], Awaitable[object]] = _nothing

    async def register(self, bot: ext.AutoShardedBot) -> None:
        """Add the commands to a bot, before it registers them with Discord."""
        for command in self.commands:
            if isinstance(command, ext.Cog):
                await bot.add_cog(command)
            else:
                bot.tree.add_command(command)
        domino = bot.tree.get_command("domino")
        for command in self.in_domino:
            if isinstance(domino, app_commands.Group):
                domino.add_command(command)


def load(names: tuple[str, ...], host: Host) -> Iterator[Feature]:
    """Build features by the names of their packages, in that order: each finds the parts of those before it."""
    for name in names:
        setup = cast("Callable[[Host], Feature]", import_module(f"cogs.{name}.cog").setup)
        feature = setup(host)
        for part in feature.parts:
            host.parts.add(part)
        yield feature


def import_all(names: tuple[str, ...]) -> None:
    """Import features without building them, to register their tables in the schema and their controls."""
    for name in names:
        import_module(f"cogs.{name}.cog")
