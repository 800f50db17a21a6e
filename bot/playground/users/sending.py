"""The work of Discord's client before it sends a command or a form: reading options, and refusing wrong values."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from bot.playground.api.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    CHAT_INPUT,
    GROUP,
    INTEGER,
    NUMBER,
    STRING,
    SUBCOMMAND,
    USER,
    Command,
    Option,
    localizations,
)
from bot.playground.world.components import LABEL, ROW, SELECT, TEXT_INPUT, walk
from bot.playground.world.model import AttachedFile, ChatChannel, Guild, User


class CannotSendError(Exception):
    """Discord's client would not let a person do this; nothing was sent."""


@dataclass
class Found:
    """A command, the names below it, and the options that can be filled in."""

    command: Command
    path: list[Option]
    options: list[Option]


def as_read(node: dict[str, Any], locale: str) -> dict[str, Any]:
    """A command, an option or a choice as people of a locale read it; `label` is its translated name."""
    read = node | {"label": localizations(node, "name").get(locale, node["name"])}
    if "description" in node:
        read["description"] = localizations(node, "description").get(locale, node["description"])
    for key in ("options", "choices"):
        if node.get(key):
            read[key] = [as_read(it, locale) for it in node[key]]
    return read


def _names(node: dict[str, Any], locale: str) -> Collection[str]:
    """The names by which people of a locale can type a command or an option."""
    return {node["name"], localizations(node, "name").get(locale, node["name"])}


def find(words: list[str], reachable: list[Command], locale: str) -> tuple[Found, int]:
    """The command named by the first words, and their number; raises CannotSendError."""
    chat = (it for it in reachable if it["type"] == CHAT_INPUT)
    command = next((it for it in chat if words and words[0] in _names(it, locale)), None)
    if command is None:
        known = ", ".join(sorted(it["name"] for it in reachable)) or "none"
        raise CannotSendError(f"There is no command /{words[0] if words else ''} here (there are: {known})")
    path: list[Option] = []
    options: list[Option] = command.get("options", [])
    while any(it["type"] in (SUBCOMMAND, GROUP) for it in options):
        name = words[len(path) + 1] if len(words) > len(path) + 1 else ""
        inner = next((it for it in options if name in _names(it, locale)), None)
        if inner is None:
            these = ", ".join(it["name"] for it in options)
            raise CannotSendError(f"/{' '.join(words[: len(path) + 1])} needs one of: {these} (not {name!r})")
        path.append(inner)
        options = inner.get("options", [])
    return Found(command, path, options), len(path) + 1


def parse(text: str, reachable: list[Command], locale: str) -> tuple[Found, dict[str, str]]:
    """Read a typed line such as "/say text:hello"; a value runs to the next option's name. Raises CannotSendError.

    Names are those of the locale; the values are given by true names.
    """
    if not text.startswith("/"):
        raise CannotSendError(f"{text!r} is not a command: it has no slash")
    found, used = find(text[1:].split(), reachable, locale)
    rest = "".join(text[1:].split(maxsplit=used)[used:])
    pieces = re.split(r"(?:^|\s+)([-_\w]+):", rest)
    if pieces[0].strip():
        raise CannotSendError(f"{pieces[0].strip()!r} belongs to no option of /{found.command['name']}")
    true_names = {called: it["name"] for it in found.options for called in _names(it, locale)}
    typed = zip(pieces[1::2], pieces[2::2], strict=True)
    return found, {true_names.get(name, name): value.strip() for name, value in typed}


def fill(
    found: Found, values: dict[str, Any], guild: Guild | None, *, focused: str | None = None, typed: str = ""
) -> dict[str, Any]:
    """The data of a command with these values, or of an autocomplete request for the option `focused`, as `typed` so
    far. Raises CannotSendError.
    """
    command, known = f"/{found.command['name']}", {it["name"]: it for it in found.options}
    for name in values if focused is None else (focused, *values):
        if name not in known:
            raise CannotSendError(f"{command} has no option {name!r} (it has: {', '.join(known) or 'none'})")
    missing = [name for name, it in known.items() if it.get("required") and values.get(name) is None]
    if missing and focused is None:
        raise CannotSendError(f"{command} needs {', '.join(missing)}")
    resolved: dict[str, Any] = {}
    filled: list[dict[str, Any]] = [
        {"name": name, "type": known[name]["type"], "value": _value(known[name], value, guild, resolved)}
        for name, value in values.items()
        if value is not None
    ]
    if focused is not None:
        if not known[focused].get("autocomplete"):
            raise CannotSendError(f"{focused!r} does not autocomplete")
        filled.append({"name": focused, "type": known[focused]["type"], "value": typed, "focused": True})
    for node in reversed(found.path):
        filled = [{"name": node["name"], "type": node["type"], "options": filled}]
    body: dict[str, Any] = {"id": found.command["id"], "name": found.command["name"], "type": CHAT_INPUT}
    return body | {"options": filled} | ({"resolved": resolved} if resolved else {})


def _value(option: Option, value: Any, guild: Guild | None, resolved: dict[str, Any]) -> Any:
    name, kind = option["name"], option["type"]
    if kind == USER:
        return _user(name, value, guild, resolved)
    if kind == CHANNEL:
        return _channel(name, value, guild, resolved)
    if kind == ATTACHMENT:
        return _attachment(name, value, resolved)
    if kind not in (STRING, INTEGER, NUMBER, BOOLEAN):
        raise CannotSendError(f"the playground's people cannot fill in {name!r}: its type {kind} is not supported")
    for choice in option.get("choices", []):
        called = (choice["value"], choice["name"], *localizations(choice, "name").values())
        if value in called or str(value) == str(choice["value"]):
            return choice["value"]
    if option.get("choices"):
        these = ", ".join(str(it["value"]) for it in option["choices"])
        raise CannotSendError(f"{value!r} is no choice of {name!r} (choices: {these})")
    if kind == STRING:
        return _string(option, str(value))
    if kind == BOOLEAN:
        return _boolean(name, value)
    return _number(option, value)


def _string(option: Option, value: str) -> str:
    least, most = option.get("min_length", 0), option.get("max_length", 6000)
    if not least <= len(value) <= most:
        raise CannotSendError(f"{option['name']!r} must be {least} to {most} characters long")
    return value


def _boolean(name: str, value: Any) -> bool:
    if str(value).lower() not in ("true", "false"):
        raise CannotSendError(f"{name!r} is True or False, not {value!r}")
    return str(value).lower() == "true"


def _number(option: Option, value: Any) -> int | float:
    kind = int if option["type"] == INTEGER else float
    try:
        number = kind(str(value))
    except ValueError:
        raise CannotSendError(f"{value!r} is not a number fit for {option['name']!r}") from None
    least, most = option.get("min_value", float("-inf")), option.get("max_value", float("inf"))
    if not least <= number <= most:
        raise CannotSendError(f"{option['name']!r} must be between {least} and {most}")
    return number


def _user(name: str, value: Any, guild: Guild | None, resolved: dict[str, Any]) -> str:
    found = getattr(value, "user", value)
    user = found.json if isinstance(found, User) else None
    if isinstance(found, str) and guild:
        wanted = found.strip("<@!>").lower()
        there: list[Any] = [it["user"] for it in guild.members.values()]
        user = next((it for it in there if wanted in (it["id"], it["username"].lower())), None)
    if user is None:
        raise CannotSendError(f"{value!r} is nobody who fits {name!r}")
    for kind, bodies in people([user], guild).items():
        resolved.setdefault(kind, {}).update(bodies)
    return user["id"]


def people(users: list[dict[str, Any]], guild: Guild | None) -> dict[str, dict[str, Any]]:
    """The users and members behind user ids."""
    resolved: dict[str, dict[str, Any]] = {"users": {it["id"]: it for it in users}}
    members = {key: guild.members[int(key)] for key in resolved["users"] if int(key) in guild.members} if guild else {}
    if members:
        resolved["members"] = {
            number: {key: value for key, value in it.items() if key != "user"} | {"permissions": "0"}
            for number, it in members.items()
        }
    return resolved


def _channel(name: str, value: Any, guild: Guild | None, resolved: dict[str, Any]) -> str:
    found = value
    if isinstance(value, str) and guild:
        wanted = value.strip("<#>")
        found = next((it for it in guild.channels.values() if wanted in (str(it.id), it.name)), None)
    if not isinstance(found, ChatChannel):
        raise CannotSendError(f"{value!r} is no channel which fits {name!r}")
    resolved.setdefault("channels", {})[str(found.id)] = found.payload() | {"permissions": "0"}
    return str(found.id)


def _attachment(name: str, value: Any, resolved: dict[str, Any]) -> str:
    if not isinstance(value, AttachedFile):
        raise CannotSendError(f"{name!r} takes a file that was uploaded, not {value!r}")
    key = str(value.id)
    resolved.setdefault("attachments", {})[key] = value.json
    return key


def submission(modal: dict[str, Any], values: dict[str, Any]) -> dict[str, Any]:
    """The data of a submitted form; `values` by custom id. Raises CannotSendError."""
    inputs = {it["custom_id"]: it for it in walk(modal["components"]) if it.get("custom_id")}
    for name in values:
        if name not in inputs:
            raise CannotSendError(f"The form has no field {name!r} (it has: {', '.join(inputs)})")
    return {
        "custom_id": modal["custom_id"],
        "components": [_sent_part(it, values, number) for number, it in enumerate(modal["components"], 1)],
    }


def _sent_part(it: dict[str, Any], values: dict[str, Any], number: int) -> dict[str, Any]:
    body: dict[str, Any] = {"type": it["type"], "id": it.get("id") or number * 10}
    if it["type"] == ROW:
        return body | {"components": [_field(field, values, number) for field in it["components"]]}
    if it["type"] == LABEL:
        return body | {"component": _field(it["component"], values, number)}
    return body


def _field(it: dict[str, Any], values: dict[str, Any], number: int) -> dict[str, Any]:
    name = it["custom_id"]
    body: dict[str, Any] = {"type": it["type"], "id": it.get("id") or number * 10 + 1, "custom_id": name}
    if it["type"] == SELECT:
        chosen = list(values.get(name, []))
        allowed = {option["value"] for option in it["options"]}
        if not set(chosen) <= allowed or not it.get("min_values", 1) <= len(chosen) <= it.get("max_values", 1):
            raise CannotSendError(f"{chosen!r} cannot be chosen for {name!r}")
        return body | {"values": chosen}
    if it["type"] != TEXT_INPUT:
        raise CannotSendError(
            f"the playground's people cannot fill in {name!r}: its type {it['type']} is not supported"
        )
    value = str(values.get(name, it.get("value") or ""))
    least = max(it.get("min_length") or 0, 1) if it.get("required", True) else 0
    if not (least or 0) <= len(value) <= (it.get("max_length") or 4000):
        raise CannotSendError(f"{name!r} must be {least} to {it.get('max_length') or 4000} characters long")
    return body | {"value": value}
