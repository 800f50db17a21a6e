"""Everything that people are shown, text by text, with the room that Discord gives each."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bot.playground import ChatChannel, UserClient
from bot.playground.users.client import SeenItem
from bot.playground.world.components import BUTTON, LABEL, SELECTS, TEXT, TEXT_INPUT, walk

_CONTENT, _ALT, _CHOICE, _TITLE = 2000, 1024, 100, 45  # characters
_ROOM: Mapping[int, Mapping[str, int]] = {
    TEXT: {"content": 4000},
    BUTTON: {"label": 80},
    LABEL: {"label": 45, "description": 100},
    TEXT_INPUT: {"placeholder": 100},
    **{kind: {"placeholder": 150} for kind in SELECTS},
}


class Read(NamedTuple):
    """A text that someone can read, and how long Discord would take it."""

    text: str
    room: int

    @property
    def is_cut(self) -> bool:
        """True if its end may be missing: our code cuts a text where Discord would refuse it."""
        is_full = len(self.text) >= self.room and self.text[-1] != "."
        return is_full or re.search(r"\S…$", self.text) is not None


def read_by(channel: ChatChannel, *people: UserClient) -> set[Read]:
    """All that people have been shown so far, in messages, forms and suggestions of the bot, there and directly."""
    return {read for person in people for by_all in (True, False) for read in read_in(channel, person, by_all=by_all)}


def read_in(channel: ChatChannel, person: UserClient, *, by_all: bool) -> set[Read]:
    """The same of one person: what everyone there was shown, or what they were shown alone, there and directly."""
    shown = [it for it in person.shown() if it.channel in (channel, person.dm)]
    return {read for it in shown if _is_for_all(it, person) == by_all for read in _read(it) if read.text}


def _is_for_all(shown: SeenItem, person: UserClient) -> bool:
    return shown.message is not None and shown.channel is not person.dm and not shown.message.ephemeral


def _read(shown: SeenItem) -> Iterator[Read]:
    if shown.kind == "choices":
        yield from (Read(name, _CHOICE) for name in shown.texts[::2])  # the others are values
    elif shown.form is not None:
        yield Read(shown.form["title"], _TITLE)
        yield from in_components(shown.form["components"])
    elif shown.revision is not None and shown.message is not None and shown.message.author.bot:
        yield Read(shown.revision.content, _CONTENT)
        yield from (Read(it.description or "", _ALT) for it in shown.revision.attachments)
        yield from in_components(shown.revision.components)


def in_components(components: Iterable[Mapping[str, Any]]) -> Iterator[Read]:
    """The texts of components, however deep; some are empty."""
    for it in walk(components):
        yield from (Read(it.get(key) or "", room) for key, room in _ROOM.get(it["type"], {}).items())
        yield from (Read(item.get("description") or "", _ALT) for item in it.get("items", ()))
        for option in it.get("options", ()):
            yield from (Read(option.get(key) or "", _CHOICE) for key in ("label", "description"))
