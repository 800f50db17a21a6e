"""A message before it is sent: its text, its picture (a cold one is drawn off the event loop), its controls."""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from hashlib import sha256
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from discord import ComponentType, MessageFlags

from bot.metrics import RENDERED_IN_LOOP, RENDERED_IN_THREAD
from bot.words.mentions import without_emojis
from bot.words.speaker import current_language
from images.drawing import IS_FAST, Drawing, drawn_if_warm

_PAINTERS = ThreadPoolExecutor(2, "pictures")  # more would only wait for one another
_being_drawn: dict[Callable[[], bytes], Future[bytes]] = {}  # by a thread: by what renders it
_LAYOUT, _EPHEMERAL = MessageFlags(components_v2=True).value, MessageFlags(ephemeral=True).value
_SILENT = MessageFlags(suppress_notifications=True).value
_ROW, _TEXT = ComponentType.action_row.value, ComponentType.text_display.value
MOST_CONTENT, MOST_TEXT = 2000, 4000  # characters of a classic message, and of all texts of a page
Json = dict[str, Any]
Component = Json  # as Discord takes it
Controls = tuple[tuple[Component, ...], ...]
ContentKey = tuple[object, ...]
Picture = bytes | asyncio.Future[bytes]  # drawn, or being drawn


class Attachment(NamedTuple):
    """The file that goes with a message; a picture has an alt text."""

    name: str
    data: bytes
    alt: str = ""
    content_type: str = "image/png"


class ShownToAllError(Exception):
    """A bug: one seat's secret was about to be shown to everyone. Nothing was sent."""


async def attached(drawing: Drawing | None, *, to_one: bool, begun: Picture | None = None) -> Attachment | None:
    """The picture, drawn now unless `begun`. Raises ShownToAllError for one that a single seat may see, unless
    `to_one`; that guards the whole message.
    """
    if drawing is None:
        return None
    if drawing.viewer is not None and not to_one:
        raise ShownToAllError(f"{drawing.name} is for seat {drawing.viewer + 1} alone")
    picture = begun or _begin(drawing)
    return Attachment(drawing.name, picture if isinstance(picture, bytes) else await picture, drawing.alt)


def _begin(drawing: Drawing) -> Picture:
    """Draw a picture: at once if its parts are cached and packing is fast, else in a thread, once for all messages that
    show it.
    """
    future = _being_drawn.get(drawing.render)
    if future is None:
        started = perf_counter()
        if IS_FAST and (picture := drawn_if_warm(drawing.render)) is not None:
            RENDERED_IN_LOOP.observe(perf_counter() - started)
            return picture
        future = _being_drawn[drawing.render] = _PAINTERS.submit(_render, drawing)
        future.add_done_callback(lambda _: _being_drawn.pop(drawing.render))
    return asyncio.shield(asyncio.wrap_future(future))  # others may wait for it too


def _render(drawing: Drawing) -> bytes:
    with RENDERED_IN_THREAD.time():
        return drawing.render()


@dataclass(frozen=True, slots=True)
class ReadyMessage:
    """A message ready to be sent. One of Components V2 (`is_layout`) has no content, and stays one when edited."""

    content: str
    attachment: Attachment | None = None
    components: Sequence[Component] = ()
    ping: tuple[int, ...] = ()
    named: tuple[int, ...] = ()  # people mentioned without a notification
    roles: tuple[int, ...] = ()  # whose members it pings
    is_layout: bool = False
    is_silent: bool = False
    file: Attachment | None = None  # to save, beside the picture

    @property
    def files(self) -> tuple[Attachment, ...]:
        """Everything that is uploaded with it."""
        return tuple(filter(None, (self.attachment, self.file)))

    def silenced(self) -> "ReadyMessage":
        """A copy that notifies no one and is sent without a sound; mentions only name people."""
        return replace(self, ping=(), named=(*self.ping, *self.named), roles=(), is_silent=True)

    def sent(self, *, to_one: bool = False) -> Json:
        """The JSON that sends it, without the picture itself; `to_one`: only one person will see it."""
        message: Json = {"allowed_mentions": _allowed(self.ping, self.roles)}
        if not self.is_layout:
            message["content"] = self.content
        if flags := self.is_layout * _LAYOUT | to_one * _EPHEMERAL | self.is_silent * _SILENT:
            message["flags"] = flags
        if self.files:
            message["attachments"] = self._attachments()
        if self.components:
            message["components"] = self.components
        return message

    def edited(self) -> Json:
        """The JSON that edits a message into it. That notifies no one; a mention shows a name only if it is allowed."""
        message: Json = {
            "content": None if self.is_layout else self.content,
            "attachments": self._attachments(),
            "components": self.components,
            "allowed_mentions": _allowed((*self.ping, *self.named)),
        }
        if self.is_layout:
            message["flags"] = _LAYOUT
        return message

    def _attachments(self) -> list[Json]:
        return [
            {"id": number, "filename": file.name, **({"description": file.alt} if file.alt else {})}
            for number, file in enumerate(self.files)
        ]

    def is_shown_by(self, message: Json) -> bool:
        """True if a message, in Discord's JSON, shows this text already."""
        text = _text(message["content"], message.get("components", ()))
        # Whether the pieces' pictures were known then does not matter.
        return without_emojis(text) == without_emojis(_text(self.content, self.components))


class AnyPayload(Protocol):
    """The content of a message, in the language in which it was made. Two with the same key look the same."""

    @property
    def language(self) -> str: ...

    @property
    def content_key(self) -> ContentKey: ...

    async def ready(self, *, to_one: bool = False) -> ReadyMessage:
        """Draw the picture and lay out the rest; `to_one`: only one person will see it. Raises ShownToAllError."""
        ...


@dataclass(frozen=True, slots=True)
class Payload:
    """A classic message with its rows of controls; it pings the people in `ping` and the members of `roles`, and only
    names those in `named`.
    """

    content: str
    drawing: Drawing | None = None
    rows: Controls = field(default=(), compare=False)
    ping: tuple[int, ...] = ()
    named: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    style: str = ""  # how the picture is drawn, if its player has chosen that
    viewer: int | None = None  # the seat that alone may read it, with a picture or without
    begun: Picture | None = field(default=None, compare=False, repr=False)  # the picture, drawn ahead
    file: Attachment | None = field(default=None, repr=False)  # to save, beside the picture
    language: str = field(default_factory=current_language)

    @property
    def content_key(self) -> ContentKey:
        alt = self.drawing.alt if self.drawing else ""
        controls = ids_of([control for row in self.rows for control in row])
        return self.language, self.content, alt, self.style, controls

    def drawn_ahead(self) -> "Payload":
        """A copy whose picture begins to be drawn now, while something else is waited for."""
        return replace(self, begun=_begin(self.drawing)) if self.drawing is not None else self

    async def ready(self, *, to_one: bool = False) -> ReadyMessage:
        """Draw the picture and lay out the controls. Raises ShownToAllError."""
        if self.viewer is not None and not to_one:
            raise ShownToAllError(f"a text is for seat {self.viewer + 1} alone")
        attachment = await attached(self.drawing, to_one=to_one, begun=self.begun)
        rows = [row_of(row) for row in self.rows if row]
        return ReadyMessage(fitting(self.content), attachment, rows, self.ping, self.named, self.roles, file=self.file)


def fingerprint(payload: AnyPayload) -> str:
    """A hash of all that a payload shows: 32 hexadecimal digits that reveal nothing."""
    return sha256(repr(payload.content_key).encode()).hexdigest()[:32]


def fitting(content: str, most: int = MOST_CONTENT) -> str:
    """A text within Discord's limit: one that is too long loses the pictures of its pieces."""
    return content if len(content) <= most else without_emojis(content)


def ids_of(components: Iterable[Component]) -> ContentKey:
    """The custom ids of controls, which represent them in a content key."""
    return tuple([component.get("custom_id") or component["url"] for component in components])


def row_of(controls: Sequence[Component]) -> Component:
    """Controls beside each other."""
    return {"type": _ROW, "components": controls}


def _allowed(people: Iterable[int], roles: Iterable[int] = ()) -> Json:
    """The allowed mentions of a message: these people and roles, and no others."""
    named: Json = {"users": [*map(str, people)], "roles": [*map(str, roles)]}
    return Json(parse=[]) | {kind: ids for kind, ids in named.items() if ids}


def _text(content: str, components: Iterable[Component]) -> str:
    return "\n".join((content, *_texts(components))).strip()


def _texts(components: Iterable[Component]) -> Iterator[str]:
    for component in components:
        if component["type"] == _TEXT:
            yield component["content"]
        yield from _texts(component.get("components", ()))
