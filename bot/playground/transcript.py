"""A folder with everything that people saw and did: a page, a plain text, and every picture."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from html import escape
from pathlib import Path
from typing import Any

from bot.playground.api.interactions import Interaction, InteractionKind
from bot.playground.users.client import SeenItem, UserClient
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
    walk,
)
from bot.playground.world.model import AttachedFile, ChatChannel, Flag, Revision
from bot.playground.world.saved import make_private, make_private_folder

_PICTURE = re.compile(r"<a?:\w+:\d+>\s?")
_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>What everybody saw</title><style>
body {{ font: 15px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  background: #fff; color: #1c1e21 }}
article {{ border-left: 3px solid #b8c0c8; margin: 1rem 0; padding: 0 0 0 1rem }}
article.alone {{ border-color: #a86b00; }} article.action {{ border-color: #3b6ea8 }}
header {{ color: #55595e; font-size: 13px }} .text {{ white-space: pre-wrap; margin: .2rem 0 }}
img {{ max-width: 100%; display: block; margin: .4rem 0 0 }} figure {{ margin: 0 }}
figcaption {{ color: #55595e; font-size: 13px; white-space: pre-wrap }}
.control {{ display: inline-block; border: 1px solid #8a9199; border-radius: 4px; padding: .1rem .5rem;
  margin: .2rem .3rem .2rem 0 }} .off {{ opacity: .5 }}
.container {{ border: 1px solid #b8c0c8; border-left: 4px solid #63ac9c; border-radius: 6px; padding: .4rem .8rem;
  max-width: 36rem; margin: .3rem 0 }}
.section {{ display: flex; justify-content: space-between; gap: 1rem }} .section > :last-child {{ flex: none }}
hr {{ border: 0; border-top: 1px solid #b8c0c8 }}
</style></head><body><h1>What everybody saw</h1><nav>{links}</nav>
{sections}</body></html>
"""


@dataclass(frozen=True)
class Part:
    """A part of a message or a form: as HTML, and as lines of plain text."""

    html: str
    lines: list[str]


SEPARATOR_LINE = Part("<hr>", ["─" * 12])


def _paragraph(text: str) -> Part:
    return Part(f'<p class="text">{escape(text)}</p>' if text else "", text.splitlines())


def _container(parts: Iterable[Part]) -> Part:
    inner = [*parts]
    html = f'<div class="container">{"".join(it.html for it in inner)}</div>'
    return Part(html, [f"│ {line}" for it in inner for line in it.lines])


def _section(texts: list[Part], beside: Part) -> Part:
    html = f'<div class="section"><div>{"".join(it.html for it in texts)}</div><div>{beside.html}</div></div>'
    first, *rest = [line for it in texts for line in it.lines]
    *more, last = beside.lines
    return Part(html, [f"{first}    {last}", *rest, *more])


def _file(it: AttachedFile) -> Part:
    alt, name = escape(it.description or ""), escape(_file_name(it))
    html = f'<p><a href="pictures/{name}">{name}</a> {alt}</p>'
    if it.content_type.startswith("image/"):
        html = f'<figure><img src="pictures/{name}" alt="{alt}"><figcaption>{alt}</figcaption></figure>'
    return Part(html, [f"picture {_file_name(it)}: {it.description or 'no alt text'}"])


def parts_of(revision: Revision) -> Iterator[Part]:
    """The parts of a revision of a message, from top to bottom."""
    if revision.flags & Flag.LOADING:
        yield _paragraph("is thinking…")
        return
    if revision.content:
        yield _paragraph(_readable(revision.content))
    if not revision.flags & Flag.COMPONENTS_V2:  # whose components place the attachments
        yield from map(_file, revision.attachments)
    yield from _each(revision.components, {it.url: it for it in revision.attachments})


def _each(components: Iterable[Component], files: Mapping[str, AttachedFile]) -> Iterator[Part]:
    for it in components:
        yield from _parts(it, files)


def _parts(it: Component, files: Mapping[str, AttachedFile]) -> Iterator[Part]:
    kind = it["type"]
    inner = [*_each(it.get("components", ()), files)]
    if kind == ROW:
        yield from inner
    elif kind == CONTAINER:
        yield _container(inner)
    elif kind == SECTION:
        yield _section(inner, *_parts(it["accessory"], files))
    elif kind == LABEL:
        yield _paragraph(" · ".join(filter(None, (it["label"], it.get("description")))))
        yield from _parts(it["component"], files)
    elif kind == TEXT:
        yield _paragraph(_readable(it["content"]))
    elif kind == SEPARATOR:
        yield SEPARATOR_LINE
    elif kind == GALLERY:
        addresses = (one["media"]["url"] for one in it["items"])
        yield from (_file(files[url]) if url in files else _paragraph(url) for url in addresses)
    else:
        text, off = _label(it), bool(it.get("disabled"))
        html = f'<span class="control{" off" if off else ""}">{escape(text)}</span>'
        yield Part(html, [f"{text}{' (off)' if off else ''}"])


def _readable(text: str) -> str:
    """A text without its small pictures, which stand beside words."""
    return _PICTURE.sub("", text)


def _label(it: Component) -> str:
    """A button, a select or a field as text."""
    if it["type"] == BUTTON:
        emoji, label = object_in(it, "emoji"), it.get("label") or ""
        sign = f":{emoji['name']}:" if emoji.get("id") else emoji.get("name") or ""
        if emoji.get("id") and label:  # a picture: the label says what it shows
            sign = ""
        return f"[{sign}{' ' if sign and label else ''}{label}]"
    if it["type"] == TEXT_INPUT:
        label = f"{it['label']}: " if it.get("label") else ""
        return f"{label}[{it.get('value') or ''}▏] {it.get('placeholder') or ''}".rstrip()
    if it["type"] in SELECTS:
        options = ", ".join(
            option["label"]
            + (f" ({option['description']})" if option.get("description") else "")
            + (" ✓" if option.get("default") else "")
            for option in it.get("options", [])
        )
        return f"{it.get('placeholder') or 'Choose'} ▾ {options}"
    return f"(a component of type {it['type']})"


@dataclass(frozen=True)
class Transcript:
    """The files of a transcript, and the number and total bytes of its pictures."""

    page: Path
    text: Path
    pictures: int
    picture_bytes: int


@dataclass(frozen=True)
class TranscriptEntry:
    """Something that a person saw or did. `pictures` are those of its parts."""

    at: datetime
    heading: str
    parts: tuple[Part, ...]
    pictures: tuple[AttachedFile, ...] = ()
    style: str = ""


def write_transcript(people: Iterable[UserClient], folder: Path) -> Transcript:
    """Write `index.html`, `transcript.txt` and `pictures/` into the folder, creating it if needed."""
    pictures = folder / "pictures"
    make_private_folder(folder)
    make_private_folder(pictures)
    entries_by_person = {person.user.username: _entries(person) for person in people}
    shown = {it.id: it for entries in entries_by_person.values() for entry in entries for it in entry.pictures}
    page, text = folder / "index.html", folder / "transcript.txt"
    written = {pictures / _file_name(it): it.data for it in shown.values()}
    written |= {page: _page(entries_by_person).encode(), text: _text(entries_by_person).encode()}
    for file, content in written.items():
        make_private(file)
        file.write_bytes(content)
    return Transcript(page, text, len(shown), sum(len(it.data) for it in shown.values()))


def _entries(person: UserClient) -> list[TranscriptEntry]:
    found = [_shown_entry(it) for it in person.shown()]
    seen = {it.message.id: it.message for it in person.shown() if it.message}
    found += [
        TranscriptEntry(
            message.deleted_at, f"{_place_name(message.channel)}: a message was deleted", (_paragraph(message.content),)
        )
        for message in seen.values()
        if message.deleted_at
    ]
    found += [_action_entry(it) for it in person.interactions() if it.kind is not InteractionKind.AUTOCOMPLETE]
    return sorted(found, key=lambda it: it.at)


def _place_name(channel: ChatChannel) -> str:
    return f"#{channel.name}" if channel.guild else "direct message"


def _shown_entry(shown: SeenItem) -> TranscriptEntry:
    message, revision, place = shown.message, shown.revision, _place_name(shown.channel)
    if message is None or revision is None:
        part = _paragraph(" · ".join(shown.texts))
        if form := shown.form:
            part = _container([_paragraph(f"## {form['title']}"), *_each(form["components"], {})])
        return TranscriptEntry(shown.at, f"{place}: {shown.kind}", (part,), style="alone")
    number = message.revisions.index(revision)
    heading = f"{place}: {message.author.username}"
    heading += ", seen by this person alone" if message.ephemeral else ""
    heading += f", edit {number}" if number else ""
    heading += f", pings {len(revision.pings)}" if revision.pings else ""
    style = "alone" if message.ephemeral else ""
    return TranscriptEntry(shown.at, heading, tuple(parts_of(revision)), tuple(revision.attachments), style)


def _action_entry(it: Interaction) -> TranscriptEntry:
    if it.acknowledged_after is None:
        outcome = "not answered in time" if it.failed else "not yet answered"
    else:
        outcome = f"acknowledged after {it.acknowledged_after * 1000:.0f} ms"
    return TranscriptEntry(
        it.at, f"{_place_name(it.channel)}: did, {outcome}", (_paragraph(_describe(it)),), style="action"
    )


def _describe(it: Interaction) -> str:
    if it.kind is InteractionKind.COMMAND:
        return "/" + " ".join([it.data["name"], *_option_words(it.data.get("options", []))])
    if it.kind is InteractionKind.MODAL:
        fields = [one for one in walk(it.data["components"]) if one["type"] in (TEXT_INPUT, *SELECTS)]
        filled = [f"{one['custom_id']}: {one.get('value', one.get('values'))}" for one in fields]
        return f"submitted {'; '.join(filled)}"
    pressed = it.data["custom_id"]
    for one in walk(it.source_as_it_was.components) if it.source_as_it_was else ():
        if one.get("custom_id") == pressed:
            pressed = one.get("label") or one.get("placeholder") or pressed
    values = it.data.get("values")
    return f"chose {', '.join(values)} in {pressed!r}" if values is not None else f"clicked {pressed!r}"


def _option_words(options: list[dict[str, Any]]) -> Iterator[str]:
    for option in options:
        if "value" in option:
            yield f"{option['name']}:{option['value']}"
        else:
            yield option["name"]
            yield from _option_words(option.get("options", []))


def _file_name(picture: AttachedFile) -> str:
    return f"{picture.id}-{picture.filename}"


def _page(entries_by_person: dict[str, list[TranscriptEntry]]) -> str:
    links = " · ".join(f'<a href="#{escape(name)}">{escape(name)}</a>' for name in entries_by_person)
    sections = "\n".join(
        f'<section id="{escape(name)}"><h2>{escape(name)}</h2>\n' + "\n".join(map(_article, entries)) + "</section>"
        for name, entries in entries_by_person.items()
    )
    return _PAGE.format(links=links, sections=sections)


def _article(entry: TranscriptEntry) -> str:
    header = f"<header>{entry.at:%H:%M:%S} · {escape(entry.heading)}</header>"
    return f'<article class="{entry.style}">{header}{"".join(it.html for it in entry.parts)}</article>'


def _text(entries_by_person: dict[str, list[TranscriptEntry]]) -> str:
    lines: list[str] = []
    for name, entries in entries_by_person.items():
        lines += [f"═══ {name} ═══", ""]
        for entry in entries:
            lines.append(f"{entry.at:%H:%M:%S} {entry.heading}")
            lines += [f"    {line}" for part in entry.parts for line in part.lines]
            lines.append("")
    return "\n".join(lines)
