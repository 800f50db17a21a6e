"""What Discord accepts as an application's commands."""

import re
from collections.abc import Iterator
from typing import Any

from bot.playground.api.errors import Form, Path
from bot.playground.world.components import object_in, objects_in

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
CHAT_INPUT, ON_USER, ON_MESSAGE = 1, 2, 3
MOST_COMMANDS, MOST_OPTIONS, MOST_CHOICES, MOST_CHARACTERS = 100, 25, 25, 8000
LOCALES = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
)  # fmt: skip
_NAME = re.compile(r"[-_'\w]{1,32}")

Option = dict[str, Any]
Command = dict[str, Any]


def check_all(body: Any, form: Form) -> None:
    """Check a bulk overwrite; faults go into the form."""
    commands = form.objects((), body)
    if commands is None:
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
    """Check one command, where it works, its options and the length of all its texts together."""
    _check_numbers(command, "contexts", path, form, among=range(3))
    _check_numbers(command, "integration_types", path, form, among=range(2))
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        for where, name in _said(command, "name", path, form):
            form.text(where, name, least=1, most=32, required=True)
        return
    _check_named(command, path, form)
    _check_options(objects_in(command, "options"), (*path, "options"), form, depth=0)
    if sum(map(len, _counted(command))) > MOST_CHARACTERS:
        form.refuse(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})")


def _check_numbers(command: Command, key: str, path: Path, form: Form, *, among: range) -> None:
    """Check a list of different numbers, which can be left out, but not empty."""
    if command.get(key) is None:
        return
    numbers = form.objects((*path, key), command[key]) or []
    form.count((*path, key), len(numbers), least=1, most=len(among))
    for number in numbers:
        form.choice((*path, key), number, among)
    if len(set(map(str, numbers))) != len(numbers):
        form.refuse((*path, key), "SET_TYPE_CONTAINS_DUPLICATE", "The set contains duplicate values")


def _counted(node: dict[str, Any]) -> Iterator[str]:
    """The texts of a node: of each only the longest of all its languages counts."""
    for key in ("name", "description", "value"):
        said = node.get(key), *localizations(node, key).values()
        yield max((it for it in said if isinstance(it, str)), key=len, default="")
    for key in ("options", "choices"):
        for inner in objects_in(node, key):
            yield from _counted(inner)


def _said(node: dict[str, Any], key: str, path: Path, form: Form) -> Iterator[tuple[Path, Any]]:
    """A text of a node in every language, each with where it stands."""
    yield (*path, key), node.get(key)
    for locale, text in localizations(node, key).items():
        where = (*path, f"{key}_localizations", locale)
        form.choice(where, locale, LOCALES)
        yield where, text


def localizations(node: dict[str, Any], key: str) -> dict[str, Any]:
    """What a text of a node is in other languages, by locale."""
    return object_in(node, f"{key}_localizations")


def _check_named(node: dict[str, Any], path: Path, form: Form) -> None:
    for where, name in _said(node, "name", path, form):
        form.text(where, name, least=1, most=32, required=True)
        if isinstance(name, str) and (not _NAME.fullmatch(name) or name != name.lower()):
            form.refuse(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    for where, description in _said(node, "description", path, form):
        form.text(where, description, least=1, most=100, required=True)


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
            _check_options(objects_in(option, "options"), (*here, "options"), form, depth + 1)
            continue
        if not form.choice((*here, "type"), kind, range(STRING, ATTACHMENT + 1)):
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            form.refuse(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        _check_value(option, here, form)


def _check_value(option: Option, path: Path, form: Form) -> None:
    kind, choices = option["type"], objects_in(option, "choices")
    form.count((*path, "choices"), len(choices), most=MOST_CHOICES)
    if choices and option.get("autocomplete"):
        message = "Cannot have both choices and autocomplete"
        form.refuse(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE", message)
    if (choices or option.get("autocomplete")) and kind not in (STRING, INTEGER, NUMBER):
        form.refuse(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "This type of option has no choices")
    for index, choice in enumerate(choices):
        here = (*path, "choices", index)
        for where, name in _said(choice, "name", here, form):
            form.text(where, name, least=1, most=100, required=True)
        if kind == STRING:
            form.text((*here, "value"), choice.get("value"), most=100, required=True)
    if kind == STRING:
        for key, least in (("min_length", 0), ("max_length", 1)):
            if option.get(key) is not None:
                form.integer((*path, key), option[key], least=least, most=6000)
