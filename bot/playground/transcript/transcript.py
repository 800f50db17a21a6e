"""What everyone saw and did, as a folder to read: a page, a plain text, and every picture."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from html import escape
from pathlib import Path
from typing import Any

from bot.playground.api.interactions import Interaction, InteractionKind
from bot.playground.transcript.parts import Control, Group, Part, Separator, parts_of, parts_of_form
from bot.playground.users.client import SeenItem, UserClient
from bot.playground.world.components import SELECTS, TEXT_INPUT, walk
from bot.playground.world.model import AttachedFile, ChatChannel
from bot.playground.world.saved import make_private, make_private_folder

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
class Transcript:
    """The files of a transcript, and the number and total bytes of its pictures."""

    page: Path
    text: Path
    pictures: int
    picture_bytes: int


@dataclass(frozen=True)
class TranscriptEntry:
    """One thing that a person saw or did. `pictures` are those of its parts."""

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
        TranscriptEntry(message.deleted_at, f"{_place(message.channel)}: a message was deleted", (message.content,))
        for message in seen.values()
        if message.deleted_at
    ]
    found += [_action_entry(it) for it in person.interactions() if it.kind is not InteractionKind.AUTOCOMPLETE]
    return sorted(found, key=lambda it: it.at)


def _place(channel: ChatChannel) -> str:
    return f"#{channel.name}" if channel.guild else "direct message"


def _shown_entry(shown: SeenItem) -> TranscriptEntry:
    message, revision, place = shown.message, shown.revision, _place(shown.channel)
    if message is None or revision is None:
        parts = tuple(parts_of_form(shown.form)) if shown.form else (" · ".join(shown.texts),)
        return TranscriptEntry(shown.at, f"{place}: {shown.kind}", parts, style="alone")
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
    return TranscriptEntry(it.at, f"{_place(it.channel)}: did, {outcome}", (_describe(it),), style="action")


def _describe(it: Interaction) -> str:
    if it.kind is InteractionKind.COMMAND:
        return "/" + " ".join([it.data["name"], *_words(it.data.get("options", []))])
    if it.kind is InteractionKind.MODAL:
        every = walk(it.data["components"])
        filled = [f"{one['custom_id']}: {one.get('value', one.get('values'))}" for one in every if _is_field(one)]
        return f"submitted {'; '.join(filled)}"
    pressed = it.data["custom_id"]
    for one in walk(it.source_as_it_was.components) if it.source_as_it_was else ():
        if one.get("custom_id") == pressed:
            pressed = one.get("label") or one.get("placeholder") or pressed
    values = it.data.get("values")
    return f"chose {', '.join(values)} in {pressed!r}" if values is not None else f"clicked {pressed!r}"


def _is_field(component: dict[str, Any]) -> bool:
    return component["type"] == TEXT_INPUT or component["type"] in SELECTS


def _words(options: list[dict[str, Any]]) -> Iterator[str]:
    for option in options:
        if "value" in option:
            yield f"{option['name']}:{option['value']}"
        else:
            yield option["name"]
            yield from _words(option.get("options", []))


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
    return f'<article class="{entry.style}">{header}{"".join(map(_html, entry.parts))}</article>'


def _html(part: Part) -> str:
    if isinstance(part, str):
        return f'<p class="text">{escape(part)}</p>' if part else ""
    if isinstance(part, Control):
        return f'<span class="control{" off" if part.disabled else ""}">{escape(part.text)}</span>'
    if isinstance(part, Separator):
        return "<hr>"
    if isinstance(part, Group) and part.kind == "section":
        *texts, beside = map(_html, part.parts)
        return f'<div class="section"><div>{"".join(texts)}</div><div>{beside}</div></div>'
    if isinstance(part, Group):
        return f'<div class="{part.kind}">{"".join(map(_html, part.parts))}</div>'
    alt, name = escape(part.description or ""), escape(_file_name(part))
    if part.content_type.startswith("image/"):
        return f'<figure><img src="pictures/{name}" alt="{alt}"><figcaption>{alt}</figcaption></figure>'
    return f'<p><a href="pictures/{name}">{name}</a> {alt}</p>'


def _text(entries_by_person: dict[str, list[TranscriptEntry]]) -> str:
    lines: list[str] = []
    for name, entries in entries_by_person.items():
        lines += [f"═══ {name} ═══", ""]
        for entry in entries:
            lines.append(f"{entry.at:%H:%M:%S} {entry.heading}")
            lines += [f"    {line}" for part in entry.parts for line in _plain(part)]
            lines.append("")
    return "\n".join(lines)


def _plain(part: Part) -> list[str]:
    """A part as lines of text."""
    if isinstance(part, str):
        return part.splitlines()
    if isinstance(part, Control):
        return [f"{part.text}{' (off)' if part.disabled else ''}"]
    if isinstance(part, Separator):
        return ["─" * 12]
    if isinstance(part, AttachedFile):
        return [f"picture {_file_name(part)}: {part.description or 'no alt text'}"]
    inner = [line for one in part.parts for line in _plain(one)]
    if part.kind == "section":
        return [f"{inner[0]}    {inner[-1]}", *inner[1:-1]]
    return [f"│ {line}" for line in inner]
