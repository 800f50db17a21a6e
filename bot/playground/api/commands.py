"""The commands an application registered: Discord's checks on them, and where they are kept."""

import re
from collections.abc import Iterator
from typing import Any

from bot.playground.api.errors import Form, Path
from bot.playground.world.model import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
CHAT_INPUT = 1
MOST_COMMANDS, MOST_OPTIONS, MOST_CHOICES, MOST_CHARACTERS = 100, 25, 25, 8000
_NAME = re.compile(r"[-_'\w]{1,32}")

Option = dict[str, Any]
Command = dict[str, Any]


def check_all(commands: Any, form: Form) -> None:
    """Check a bulk overwrite; what is wrong goes into the form."""
    if not isinstance(commands, list):
        form.refuse((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    chat = [it for it in commands if it.get("type", CHAT_INPUT) == CHAT_INPUT]
    form.count((), len(chat), most=MOST_COMMANDS)
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        check_command(command, (index,), form)
        key = (command.get("type", CHAT_INPUT), str(command.get("name")))
        if key in seen:
            form.refuse(
                (index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)


def check_command(command: Command, path: Path, form: Form) -> None:
    """Check one command, its options and the length of all its texts together."""
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        form.text((*path, "name"), command.get("name"), least=1, most=32, required=True)
        return
    _check_named(command, path, form)
    _check_options(command.get("options") or [], (*path, "options"), form, depth=0)
    if sum(map(len, _counted(command))) > MOST_CHARACTERS:
        form.refuse(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})")


def _counted(node: dict[str, Any]) -> Iterator[str]:
    for key in ("name", "description", "value"):
        if isinstance(node.get(key), str):
            yield node[key]
    for key in ("options", "choices"):
        for inner in node.get(key) or []:
            yield from _counted(inner)


def _check_named(node: dict[str, Any], path: Path, form: Form) -> None:
    name = node.get("name")
    form.text((*path, "name"), name, least=1, most=32, required=True)
    if isinstance(name, str) and (not _NAME.fullmatch(name) or name != name.lower()):
        message = "Command name is invalid"
        form.refuse((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", message)
    form.text((*path, "description"), node.get("description"), least=1, most=100, required=True)


def _check_options(options: list[Option], path: Path, form: Form, depth: int) -> None:
    form.count(path, len(options), most=MOST_OPTIONS)
    names: set[str] = set()
    optional_seen = False
    nested = [it.get("type") in (SUBCOMMAND, GROUP) for it in options]
    if any(nested) and not all(nested):
        form.refuse(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and values cannot be mixed")
    for index, option in enumerate(options):
        here = (*path, index)
        _check_named(option, here, form)
        if option.get("name") in names:
            form.refuse((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name is already used")
        names.add(str(option.get("name")))
        kind = option.get("type")
        if kind in (SUBCOMMAND, GROUP):
            if depth > 1 or (kind == GROUP and depth > 0):
                form.refuse((*here, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
            _check_options(option.get("options") or [], (*here, "options"), form, depth + 1)
            continue
        if kind not in range(STRING, ATTACHMENT + 1):
            form.refuse((*here, "type"), "BASE_TYPE_CHOICES", "Value must be one of the option types")
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            form.refuse(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        _check_value(option, here, form)


def _check_value(option: Option, path: Path, form: Form) -> None:
    kind, choices = option["type"], option.get("choices") or []
    form.count((*path, "choices"), len(choices), most=MOST_CHOICES)
    if choices and option.get("autocomplete"):
        message = "Cannot have both choices and autocomplete"
        form.refuse(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE", message)
    if (choices or option.get("autocomplete")) and kind not in (STRING, INTEGER, NUMBER):
        form.refuse(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "This type of option has no choices")
    for index, choice in enumerate(choices):
        here = (*path, "choices", index)
        form.text((*here, "name"), choice.get("name"), least=1, most=100, required=True)
        if kind == STRING:
            form.text((*here, "value"), choice.get("value"), most=100, required=True)
    if kind == STRING:
        for key, least in (("min_length", 0), ("max_length", 1)):
            if option.get(key) is not None:
                form.whole((*path, key), option[key], least=least, most=6000)


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
        """Register one command; one of the same name is replaced."""
        key = (command.get("type", CHAT_INPUT), command.get("name"))
        rest = [it for it in self.of(guild_id) if (it["type"], it["name"]) != key]
        return self.overwrite(guild_id, [*rest, command])[-1]

    def remove(self, guild_id: int | None, command_id: int) -> bool:
        """Forget one command; the answer is whether it was there."""
        before = self.of(guild_id)
        self._registered[guild_id] = [it for it in before if int(it["id"]) != command_id]
        return len(before) != len(self.of(guild_id))

    def of(self, guild_id: int | None) -> list[Command]:
        return self._registered.get(guild_id, [])

    def in_reach(self, guild_id: int | None) -> list[Command]:
        """Commands which a person finds in a channel of this guild, or (None) in the bot's direct channel."""
        found = self.of(guild_id) if guild_id is not None else []
        names = {it["name"] for it in found}
        context = 0 if guild_id is not None else 1
        return found + [it for it in self.of(None) if it["name"] not in names and context in _contexts(it)]

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
            made["options"] = [_option_given_back(it) for it in command["options"]]
        return made


def _option_given_back(option: Option) -> Option:
    made = {key: value for key, value in option.items() if value is not None}
    for key in ("options", "choices"):
        if not made.get(key):
            made.pop(key, None)
    if "options" in made:
        made["options"] = [_option_given_back(it) for it in made["options"]]
    if made["type"] in (SUBCOMMAND, GROUP):
        made.pop("required", None)
    return made


def _contexts(command: Command) -> list[int]:
    if command["contexts"] is not None:
        return command["contexts"]
    return [0, 1] if command.get("dm_permission", True) else [0]
