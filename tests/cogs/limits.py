"""Checks of what the bot sends: the playground's, which are Discord's, and stricter ones of ours."""

import re
from typing import Any

from bot.playground.api.checks import check_message, check_modal
from bot.playground.api.errors import Form
from bot.playground.world.components import BUTTON, GALLERY, LABEL, SELECTS, TEXT, TEXT_INPUT, walk
from cogs.kit.answers.clicks import HANDLERS
from cogs.kit.custom_ids import ControlKind, CustomId, custom_id
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import AnyPayload, Component, Payload, row_of
from images.drawing.drawing import Drawing

ACTIONS = {handler.action.name: handler.action for handler in HANDLERS}
_EVERY_EMOJI = range(2**64)


def check(payload: AnyPayload, *, lists_twice: bool = False) -> list[dict[str, Any]]:
    """A message that Discord would take. Returns its controls. `lists_twice`: a made-up list may name a match twice."""
    assert isinstance(payload, Payload | Page)
    if isinstance(payload, Page):
        content, components = "", payload.components()
        _check_page(payload, components)
    else:
        content, components = payload.content, [row_of(row) for row in payload.rows if row]
        assert content or payload.drawing, "nothing to be seen"
        alt = payload.drawing.alt if payload.drawing is not None else "nothing"
        assert 1 <= len(alt) <= 1024, f"an alt text of {len(alt)} characters"
    body, form = {"content": content, "components": components}, Form()
    check_message(body, form, layout=isinstance(payload, Page), emojis=_EVERY_EMOJI)
    allowed = {"SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"} if lists_twice else set[str]()
    assert {*re.findall(r"'code': '(\w+)'", str(form.tree))} <= allowed, form.tree
    controls = [it for it in walk(components) if it["type"] in (BUTTON, *SELECTS) and "url" not in it]
    for part in controls:
        is_button, options = part["type"] == BUTTON, part.get("options", [])
        assert part["label" if is_button else "placeholder"]
        check_id(part["custom_id"], ControlKind.BUTTON if is_button else ControlKind.SELECT)
        assert all(option.get("description") != "" for option in options)
        assert sum(bool(option.get("default")) for option in options) <= part.get("max_values", 0)
    return controls


def _check_page(page: Page, components: list[Component]) -> None:
    every = list(walk(components))
    texts = [part["content"] for part in every if part["type"] == TEXT]
    assert texts, "nothing to be read"
    assert all(text.strip() for text in texts)
    shown = [item for part in every if part["type"] == GALLERY for item in part["items"]]
    pictures = [f"attachment://{block.name}" for block in page.blocks if isinstance(block, Drawing)]
    assert [item["media"]["url"] for item in shown] == pictures
    assert all(item["description"] for item in shown)
    assert len(pictures) <= 1, "one file is sent"
    (container,) = components
    assert container["accent_color"] is not None


def check_form(made: Component) -> Component:
    """A form that Discord would take. Returns its first line."""
    form = Form()
    check_modal(made, form, ())
    assert not form.tree, form.tree
    check_id(made["custom_id"], ControlKind.FORM)
    lines = [label["component"] for label in made["components"] if label["type"] == LABEL]
    assert len(lines) == len(made["components"])
    assert all(line["type"] == TEXT_INPUT and line["max_length"] for line in lines)
    return lines[0]


def check_id(text: str, kind: ControlKind) -> None:
    read = CustomId.parse(text, ACTIONS)
    assert (printed(read), read.kind) == (text, kind)


def printed(read: CustomId[Any]) -> str:
    """A custom id that was read, as controls carry it."""
    return custom_id(read.kind.value, read.action, read.table, read.argument, read.position)
