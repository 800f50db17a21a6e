"""What Discord refuses and discord.py does not look at."""

import re
from typing import Any

from bot.playground.world.components import walk
from cogs.kit.answers.clicks import HANDLERS
from cogs.kit.custom_ids import ControlKind, CustomId, custom_id
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import AnyPayload, Component, Payload, row_of
from images.drawing.drawing import Drawing

ACTIONS = {handler.action.name: handler.action for handler in HANDLERS}
ROW, BUTTON, SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, CHANNEL_SELECT = 1, 2, 3, 4, 5, 6, 8
SECTION, TEXT, GALLERY, SEPARATOR, CONTAINER, LABEL = 9, 10, 12, 14, 17, 18


def check(payload: AnyPayload) -> list[dict[str, Any]]:
    """A message that Discord would take. Returns its controls."""
    assert isinstance(payload, Payload | Page)
    controls = check_page(payload) if isinstance(payload, Page) else check_classic(payload)
    controls = [part for part in controls if "url" not in part]
    ids = [part["custom_id"] for part in controls]
    assert len(set(ids)) == len(ids), ids
    for part in controls:
        (check_button if part["type"] == BUTTON else check_select)(part)
    return controls


def check_classic(payload: Payload) -> list[dict[str, Any]]:
    assert len(payload.content) <= 2000, f"a text of {len(payload.content)} characters"
    assert payload.content or payload.drawing, "nothing to be seen"
    if payload.drawing:
        assert 1 <= len(payload.drawing.alt) <= 1024, f"an alt text of {len(payload.drawing.alt)} characters"
    rows = [row_of(row) for row in payload.rows if row]
    assert len(rows) <= 5
    return [part for row in rows for part in check_row(row)]


def check_page(page: Page) -> list[dict[str, Any]]:
    components = page.components()
    every = list(walk(components))
    assert len(every) <= 40, f"{len(every)} components"
    texts = [part["content"] for part in every if part["type"] == TEXT]
    assert texts, "nothing to be read"
    assert all(text.strip() for text in texts)
    assert sum(map(len, texts)) <= 4000, f"texts of {sum(map(len, texts))} characters"
    pictures = [item["media"]["url"] for part in every if part["type"] == GALLERY for item in part["items"]]
    assert pictures == [f"attachment://{block.name}" for block in page.blocks if isinstance(block, Drawing)]
    assert len(pictures) <= 1, "one file is sent"
    (container,) = components
    assert container["type"] == CONTAINER
    assert 0 <= container["accent_color"] <= 0xFFFFFF
    assert len(container["components"]) >= 1
    return [control for part in container["components"] for control in check_block(part)]


def check_block(part: dict[str, Any]) -> list[dict[str, Any]]:
    """One of a container's children. Returns its controls."""
    if part["type"] == ROW:
        return check_row(part)
    if part["type"] == SECTION:
        assert 1 <= len(part["components"]) <= 3
        assert all(text["type"] == TEXT for text in part["components"])
        return [part["accessory"]]
    if part["type"] == GALLERY:
        (item,) = part["items"]
        assert 1 <= len(item["description"]) <= 1024, f"a description of {len(item['description'])} characters"
    assert part["type"] in (TEXT, GALLERY, SEPARATOR), part
    return []


def check_row(row: dict[str, Any]) -> list[dict[str, Any]]:
    parts = row["components"]
    assert 1 <= len(parts) <= 5
    assert len(parts) == 1 or all(part["type"] == BUTTON for part in parts), "a select shares its row"
    return parts


def check_button(part: dict[str, Any]) -> None:
    assert 1 <= len(part["label"]) <= 80
    check_id(part["custom_id"], ControlKind.BUTTON)


def check_select(part: dict[str, Any]) -> None:
    assert part["type"] in (SELECT, USER_SELECT, ROLE_SELECT, CHANNEL_SELECT)
    assert 1 <= len(part["placeholder"]) <= 150
    if part["type"] != SELECT:
        assert 0 <= part["min_values"] <= part["max_values"] <= 25
        assert len(part.get("default_values", ())) <= part["max_values"]
        check_id(part["custom_id"], ControlKind.SELECT)
        return
    options = part["options"]
    assert 1 <= len(options) <= 25
    assert 0 <= part["min_values"] <= part["max_values"] <= len(options)
    assert part["max_values"] >= 1
    values = [option["value"] for option in options]
    assert len(set(values)) == len(values), values
    for option in options:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert option.get("description") is None or 1 <= len(option["description"]) <= 100
    assert sum(bool(option.get("default")) for option in options) <= part["max_values"]
    check_id(part["custom_id"], ControlKind.SELECT)


def check_form(made: Component) -> Component:
    """A form that Discord would take. Returns its first line."""
    assert 1 <= len(made["title"]) <= 45
    check_id(made["custom_id"], ControlKind.FORM)
    labels = made["components"]
    assert 1 <= len(labels) <= 5
    names = [label["component"]["custom_id"] for label in labels]
    assert len(set(names)) == len(names)
    for label in labels:
        assert label["type"] == LABEL
        assert 1 <= len(label["label"]) <= 45
        line = label["component"]
        assert line["type"] == TEXT_INPUT
        assert 1 <= len(line["custom_id"]) <= 100
        assert len(line.get("placeholder", "")) <= 100
        assert len(line.get("value", "")) <= line["max_length"] <= 4000
    return labels[0]["component"]


def check_id(text: str, kind: ControlKind) -> None:
    assert len(text) <= 100, text
    read = CustomId.parse(text, ACTIONS)
    assert (printed(read), read.kind) == (text, kind)


def printed(read: CustomId[Any]) -> str:
    """A custom id that was read, as controls carry it."""
    return custom_id(read.kind.value, read.action, read.table, read.argument, read.position)


def check_command(command: dict[str, Any]) -> int:
    """A command, a group or an option as Discord takes it. Returns the characters it counts."""
    if command.get("type") in (2, 3):  # of a context menu
        assert 1 <= len(command["name"]) <= 32
        return len(command["name"])
    assert re.fullmatch(r"[-_'\w]{1,32}", command["name"])
    assert command["name"] == command["name"].lower()
    assert 1 <= len(command["description"]) <= 100
    size = len(command["name"]) + len(command["description"])
    options = command.get("options", [])
    assert len(options) <= 25
    names = [option["name"] for option in options]
    assert len(set(names)) == len(names)
    required = [bool(option.get("required")) for option in options]
    assert required == sorted(required, reverse=True), "required options come first"
    choices = command.get("choices", [])
    assert len(choices) <= 25
    assert not (choices and command.get("autocomplete"))
    for choice in choices:
        assert 1 <= len(choice["name"]) <= 100
        assert 1 <= len(str(choice["value"])) <= 100
        size += len(choice["name"]) + len(str(choice["value"]))
    size += sum(check_command(option) for option in options)
    assert size <= 8000
    return size
