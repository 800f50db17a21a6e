"""The parts of a message or a form, from top to bottom, for the transcript."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.playground.world.components import (
    BUTTON,
    CONTAINER,
    GALLERY,
    LABEL,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    TEXT,
    TEXT_INPUT,
    Component,
    object_in,
)
from bot.playground.world.model import AttachedFile, Flag, Revision

_PICTURE = re.compile(r"<a?:\w+:\d+>\s?")


@dataclass(frozen=True)
class Control:
    """A button, a select or a field as text, and whether it is disabled."""

    text: str
    disabled: bool = False


@dataclass(frozen=True)
class Group:
    """Parts that belong together: a `container`, or a `section`, whose last part is shown beside its text."""

    kind: str
    parts: tuple["Part", ...]


@dataclass(frozen=True)
class Separator:
    """A horizontal line."""


Part = str | AttachedFile | Control | Group | Separator


def parts_of(revision: Revision) -> Iterator[Part]:
    """The parts of a revision of a message."""
    if revision.flags & Flag.LOADING:
        yield "is thinking…"
        return
    if revision.content:
        yield _readable(revision.content)
    if not revision.flags & Flag.COMPONENTS_V2:  # which shows its attachments where its components say so
        yield from revision.attachments
    yield from _each(revision.components, {it.url: it for it in revision.attachments})


def parts_of_form(form: dict[str, Any]) -> Iterator[Part]:
    """The parts of a form: its title, its fields and their values."""
    yield Group("container", (f"## {form['title']}", *_each(form["components"], {})))


def _each(components: Iterable[Component], files: Mapping[str, AttachedFile]) -> Iterator[Part]:
    for it in components:
        yield from _parts(it, files)


def _parts(it: Component, files: Mapping[str, AttachedFile]) -> Iterator[Part]:
    kind = it["type"]
    inner = tuple(_each(it.get("components", ()), files))
    if kind == ROW:
        yield from inner
    elif kind == CONTAINER:
        yield Group("container", inner)
    elif kind == SECTION:
        yield Group("section", (*inner, *_parts(it["accessory"], files)))
    elif kind == LABEL:
        yield " · ".join(filter(None, (it["label"], it.get("description"))))
        yield from _parts(it["component"], files)
    elif kind == TEXT:
        yield _readable(it["content"])
    elif kind == SEPARATOR:
        yield Separator()
    elif kind == GALLERY:
        yield from (files.get(one["media"]["url"], one["media"]["url"]) for one in it["items"])
    else:
        yield _control(it)


def _readable(text: str) -> str:
    """A text without its small pictures, which stand beside words."""
    return _PICTURE.sub("", text)


def _control(it: Component) -> Control:
    disabled = bool(it.get("disabled"))
    if it["type"] == BUTTON:
        emoji, label = object_in(it, "emoji"), it.get("label") or ""
        sign = f":{emoji['name']}:" if emoji.get("id") else emoji.get("name") or ""
        if emoji.get("id") and label:  # a picture: the label says what it shows
            sign = ""
        return Control(f"[{sign}{' ' if sign and label else ''}{label}]", disabled)
    if it["type"] == TEXT_INPUT:
        label = f"{it['label']}: " if it.get("label") else ""
        return Control(f"{label}[{it.get('value') or ''}▏] {it.get('placeholder') or ''}".rstrip())
    if it["type"] in SELECTS:
        options = ", ".join(
            option["label"]
            + (f" ({option['description']})" if option.get("description") else "")
            + (" ✓" if option.get("default") else "")
            for option in it.get("options", [])
        )
        return Control(f"{it.get('placeholder') or 'Choose'} ▾ {options}", disabled)
    return Control(f"(a component of type {it['type']})")
