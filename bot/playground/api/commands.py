"""An application's commands: those registered, and Discord's checks of them."""

import re
from collections.abc import Iterator
from typing import Any

from bot.playground.api.errors import FieldPath, Form
from bot.playground.api.interactions import context_of
from bot.playground.world.components import object_in, objects_in
from bot.playground.world.model import FOR_GUILD, FOR_USER, IN_BOT_DM, IN_GUILD, ChatChannel, DiscordWorld, User

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
CHAT_INPUT, ON_USER, ON_MESSAGE = 1, 2, 3
MOST_COMMANDS, MOST_OPTIONS, MOST_CHOICES, MOST_CHARACTERS = 100, 25, 25, 8000
LOCALES = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
)  # fmt: skip
_OLD_CONTEXTS = ([IN_GUILD], [IN_GUILD, IN_BOT_DM])  # without and with the older `dm_permission`
_NAME = re.compile(r"[-_'\w]{1,32}")

_DEFAULTS: dict[str, Any] = {
    "type": CHAT_INPUT, "name_localizations": None, "description": "", "description_localizations": None,
    "default_member_permissions": None, "nsfw": False, "contexts": None, "integration_types": [0],
}  # fmt: skip

Option = dict[str, Any]
Command = dict[str, Any]


class Commands:
    def __init__(self, world: DiscordWorld) -> None:
        self._world = world
        self.registered: list[Command] = []

    def overwrite(self, commands: list[Command]) -> list[Command]:
        """Replace all commands; raises ApiError 50035."""
        form = Form()
        check_all(commands, form)
        form.check()
        before = {(it["type"], it["name"]): it["id"] for it in self.registered}
        self.registered = [self._stored(it, before) for it in commands]
        return self.registered

    def available_in(self, channel: ChatChannel, person: User) -> list[Command]:
        """The commands offered to a person in a channel, by the kinds of installation and the contexts of each."""
        installed = {FOR_GUILD} if self._world.has_bot(channel) else set[int]()
        installed |= {FOR_USER} if person.has_app else set[int]()
        offered = (it for it in self.registered if not installed.isdisjoint(it["integration_types"]))
        here = context_of(channel)
        return [it for it in offered if here in (it["contexts"] or _OLD_CONTEXTS[it["dm_permission"]])]

    def _stored(self, command: Command, before: dict[tuple[int, str], str]) -> Command:
        made = _DEFAULTS | {key: command[key] for key in _DEFAULTS if command.get(key) is not None}
        made |= {
            "id": before.get((made["type"], command["name"])) or str(self._world.ids.next()),
            "application_id": str(self._world.bot.id),
            "version": str(self._world.ids.next()),
            "name": command["name"],
        }
        if made["default_member_permissions"] is not None:
            made["default_member_permissions"] = str(made["default_member_permissions"])
        contexts = made["contexts"]
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
    if made.get("type") in (SUBCOMMAND, GROUP):
        made.pop("required", None)
    return made


def check_all(commands: list[Command], form: Form) -> None:
    """Check a bulk overwrite; faults go into the form."""
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


def check_command(command: Command, path: FieldPath, form: Form) -> None:
    _check_distinct(command, "contexts", path, form, among=range(3))
    _check_distinct(command, "integration_types", path, form, among=range(2))
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        _check_text(command, "name", 32, path, form)
        return
    _check_text(command, "name", 32, path, form, is_name=True)
    _check_text(command, "description", 100, path, form)
    _check_options(objects_in(command, "options"), (*path, "options"), form, depth=0)
    if sum(map(len, _sized_texts(command))) > MOST_CHARACTERS:
        form.refuse(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})")


def _check_distinct(command: Command, key: str, path: FieldPath, form: Form, *, among: range) -> None:
    """Check a list of distinct numbers, which can be left out, but not be empty."""
    if command.get(key) is None:
        return
    numbers: list[int] = command[key]
    form.count((*path, key), len(numbers), least=1, most=len(among))
    for number in numbers:
        form.choice((*path, key), number, among)
    if len(set(map(str, numbers))) != len(numbers):
        form.refuse((*path, key), "SET_TYPE_CONTAINS_DUPLICATE", "The set contains duplicate values")


def _sized_texts(node: dict[str, Any]) -> Iterator[str]:
    """The texts of a node that count towards its size: of each text the longest translation."""
    for key in ("name", "description", "value"):
        said = node.get(key), *localizations(node, key).values()
        yield max((it for it in said if isinstance(it, str)), key=len, default="")
    for key in ("options", "choices"):
        for inner in objects_in(node, key):
            yield from _sized_texts(inner)


def _check_text(node: Option, key: str, most: int, path: FieldPath, form: Form, *, is_name: bool = False) -> None:
    """Check a text of a node in every language."""
    texts: dict[FieldPath, Any] = {(*path, key): node.get(key)}
    for locale, text in localizations(node, key).items():
        where = (*path, f"{key}_localizations", locale)
        form.choice(where, locale, LOCALES)
        texts[where] = text
    for where, text in texts.items():
        form.text(where, text, least=1, most=most, required=True)
        if is_name and isinstance(text, str) and (not _NAME.fullmatch(text) or text != text.lower()):
            form.refuse(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def localizations(node: dict[str, Any], key: str) -> dict[str, Any]:
    """A node's text in other languages, by locale."""
    return object_in(node, f"{key}_localizations")


def _check_options(options: list[Option], path: FieldPath, form: Form, depth: int) -> None:
    form.count(path, len(options), most=MOST_OPTIONS)
    names: set[str] = set()
    optional_seen = False
    nested = [it.get("type") in (SUBCOMMAND, GROUP) for it in options]
    if any(nested) and not all(nested):
        form.refuse(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and values cannot be mixed")
    for index, option in enumerate(options):
        here = (*path, index)
        _check_text(option, "name", 32, here, form, is_name=True)
        _check_text(option, "description", 100, here, form)
        if option.get("name") in names:
            form.refuse((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name is already used")
        names.add(str(option.get("name")))
        kind = option.get("type")
        if kind in (SUBCOMMAND, GROUP):
            if depth > 1 or (kind == GROUP and depth > 0):
                form.refuse((*here, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
            _check_options(objects_in(option, "options"), (*here, "options"), form, depth + 1)
            continue
        if not form.choice((*here, "type"), kind, range(STRING, ATTACHMENT + 1)):
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            form.refuse(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        _check_value(option, here, form)


def _check_value(option: Option, path: FieldPath, form: Form) -> None:
    kind, choices = option["type"], objects_in(option, "choices")
    form.count((*path, "choices"), len(choices), most=MOST_CHOICES)
    if choices and option.get("autocomplete"):
        message = "Cannot have both choices and autocomplete"
        form.refuse(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE", message)
    if (choices or option.get("autocomplete")) and kind not in (STRING, INTEGER, NUMBER):
        form.refuse(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "This type of option has no choices")
    for index, choice in enumerate(choices):
        here = (*path, "choices", index)
        _check_text(choice, "name", 100, here, form)
        if kind == STRING:
            form.text((*here, "value"), choice.get("value"), most=100, required=True)
    if kind == STRING:
        for key, least in (("min_length", 0), ("max_length", 1)):
            if option.get(key) is not None:
                form.integer((*path, key), option[key], least=least, most=6000)
