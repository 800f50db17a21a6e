"""The commands an application registered."""

from typing import Any

from bot.playground.api.checks.commands import CHAT_INPUT, GROUP, SUBCOMMAND, Command, Option, check_all
from bot.playground.api.errors import Form
from bot.playground.api.interactions import context_of
from bot.playground.world.model import FOR_GUILD, FOR_USER, IN_BOT_DM, IN_GUILD, ChatChannel, User, World


class Commands:
    """The commands that are registered, everywhere."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.registered: list[Command] = []

    def overwrite(self, commands: Any) -> list[Command]:
        """Replace all commands; raises ApiError 50035."""
        form = Form()
        check_all(commands, form)
        form.check()
        before = {(it["type"], it["name"]): it["id"] for it in self.registered}
        self.registered = [self._stored(it, before) for it in commands]
        return self.registered

    def available_in(self, channel: ChatChannel, person: User) -> list[Command]:
        """The commands offered to a person in a channel: by where the application is installed, for the guild or for
        them, and where each command says that it works.
        """
        installed = {FOR_GUILD} if self._world.has_bot(channel) else set[int]()
        installed |= {FOR_USER} if person.has_app else set[int]()
        offered = (it for it in self.registered if not installed.isdisjoint(it["integration_types"]))
        return [it for it in offered if context_of(channel) in _contexts(it)]

    def _stored(self, command: Command, before: dict[tuple[int, str], str]) -> Command:
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
        made["dm_permission"] = bool(command.get("dm_permission", True)) if contexts is None else 1 in contexts
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
