"""The commands an application registered: everywhere, or in one guild."""

from typing import Any

from bot.playground.api.checks.commands import CHAT_INPUT, GROUP, SUBCOMMAND, Command, Option, check_all
from bot.playground.api.errors import Form
from bot.playground.api.interactions import context_of
from bot.playground.world.model import FOR_GUILD, FOR_USER, IN_BOT_DM, IN_GUILD, ChatChannel, User, World


class Commands:
    """The registered commands: everywhere, or of one guild."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._registered: dict[int | None, list[Command]] = {None: []}

    def overwrite(self, guild_id: int | None, commands: Any) -> list[Command]:
        """Replace all commands of the guild (None: the global ones); raises ApiError 50035."""
        form = Form()
        check_all(commands, form)
        form.check()
        before = {(it["type"], it["name"]): it["id"] for it in self.of(guild_id)}
        self._registered[guild_id] = [self._stored(it, guild_id, before) for it in commands]
        return self.of(guild_id)

    def add(self, guild_id: int | None, command: Command) -> Command:
        """Register a command, replacing one of the same name."""
        key = (command.get("type", CHAT_INPUT), command.get("name"))
        rest = [it for it in self.of(guild_id) if (it["type"], it["name"]) != key]
        return self.overwrite(guild_id, [*rest, command])[-1]

    def remove(self, guild_id: int | None, command_id: int) -> bool:
        """Remove a command. Returns whether there was one."""
        before = self.of(guild_id)
        self._registered[guild_id] = [it for it in before if int(it["id"]) != command_id]
        return len(before) != len(self.of(guild_id))

    def of(self, guild_id: int | None) -> list[Command]:
        return self._registered.get(guild_id, [])

    def available_in(self, channel: ChatChannel, person: User) -> list[Command]:
        """The commands offered to a person in a channel: by where the application is installed, for the guild or for
        them, and where each command says that it works.
        """
        has_bot = self._world.has_bot(channel)
        found = self.of(channel.guild.id) if channel.guild is not None and has_bot else []
        names, context = {it["name"] for it in found}, context_of(channel)
        installed = {FOR_GUILD} if has_bot else set[int]()
        installed |= {FOR_USER} if person.has_app else set[int]()
        offered = (it for it in self.of(None) if not installed.isdisjoint(it["integration_types"]))
        return found + [it for it in offered if it["name"] not in names and context in _contexts(it)]

    def _stored(self, command: Command, guild_id: int | None, before: dict[tuple[int, str], str]) -> Command:
        kind = command.get("type", CHAT_INPUT)
        contexts = command.get("contexts")
        made: Command = {
            "id": before.get((kind, command["name"])) or str(self._world.ids.next()),
            "application_id": str(self._world.bot.id),
            "version": str(self._world.ids.next()),
            "type": kind,
            "name": command["name"],
            "name_localizations": command.get("name_localizations"),
            "description": command.get("description", ""),
            "description_localizations": command.get("description_localizations"),
            "default_member_permissions": command.get("default_member_permissions"),
            "nsfw": bool(command.get("nsfw", False)),
            "contexts": contexts,
            "integration_types": command.get("integration_types") or [0],
        }
        if made["default_member_permissions"] is not None:
            made["default_member_permissions"] = str(made["default_member_permissions"])
        if guild_id is None:
            made["dm_permission"] = bool(command.get("dm_permission", True)) if contexts is None else 1 in contexts
        else:
            made["guild_id"] = str(guild_id)
        if command.get("options"):
            made["options"] = [_option_as_stored(it) for it in command["options"]]
        return made


def _option_as_stored(option: Option) -> Option:
    made = {key: value for key, value in option.items() if value is not None}
    for key in ("options", "choices"):
        if not made.get(key):
            made.pop(key, None)
    if "options" in made:
        made["options"] = [_option_as_stored(it) for it in made["options"]]
    if made["type"] in (SUBCOMMAND, GROUP):
        made.pop("required", None)
    return made


def _contexts(command: Command) -> list[int]:
    if command["contexts"] is not None:
        return command["contexts"]
    return [IN_GUILD, IN_BOT_DM] if command.get("dm_permission", True) else [IN_GUILD]
