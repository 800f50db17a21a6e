"""A message before it is sent: its text, its picture (drawn when it is needed, off the event loop), its controls."""

import asyncio
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import Any, NamedTuple, Protocol

import discord
from discord.ui import LayoutView, TextDisplay, View

from images.drawing.drawing import Drawing

_PAINTERS = ThreadPoolExecutor(2, "pictures")  # more would only wait for one another
Face = tuple[object, ...]
Item = discord.ui.Item[Any]
Controls = tuple[tuple[Item, ...], ...]


class Attachment(NamedTuple):
    """A drawing that has been drawn: its PNG goes with its alt text and its file name."""

    drawing: Drawing
    png: bytes

    def file(self) -> discord.File:
        """A new file at each call, as a file can be sent only once."""
        return discord.File(BytesIO(self.png), filename=self.drawing.name, description=self.drawing.alt)


class ShownToAllError(Exception):
    """What one seat alone may see was about to be shown to everybody: a bug. Nothing was sent."""


async def attached(drawing: Drawing | None, *, to_one: bool, begun: Future[bytes] | None = None) -> Attachment | None:
    """Draw the picture, if there is one, in a thread, unless that has begun; `to_one`: only one person will see it.

    Raises ShownToAllError where all would see what a seat's View holds. A message with a hand has its picture, so this
    stands guard over all of it.
    """
    if drawing is None:
        return None
    if drawing.viewer is not None and not to_one:
        raise ShownToAllError(f"{drawing.name} is for seat {drawing.viewer + 1} alone")
    return Attachment(drawing, await asyncio.wrap_future(begun or _PAINTERS.submit(drawing.render)))


@dataclass(frozen=True, slots=True)
class Parts:
    """A message ready for discord.py. One of Components V2 has a LayoutView with all its text, and no content."""

    content: str
    attachment: Attachment | None
    view: View | LayoutView | None
    ping: tuple[int, ...] = ()
    named: tuple[int, ...] = ()  # people mentioned whom nothing notifies

    @property
    def is_layout(self) -> bool:
        """Whether it is of Components V2: a message once sent so stays so."""
        return isinstance(self.view, LayoutView)

    def sent(self) -> dict[str, Any]:
        """As keyword arguments for sending."""
        parts: dict[str, Any] = {"allowed_mentions": _allowed(self.ping)}
        if not self.is_layout:
            parts["content"] = self.content
        if self.attachment:
            parts["file"] = self.attachment.file()
        if self.view:
            parts["view"] = self.view
        return parts

    def edited(self) -> dict[str, Any]:
        """As keyword arguments for editing: components that are no longer there are removed.

        An edit notifies nobody; the mention is allowed so that every client can show the name behind it.
        """
        content = None if self.is_layout else self.content
        files = [self.attachment.file()] if self.attachment else []
        allowed = _allowed((*self.ping, *self.named))
        return {"content": content, "attachments": files, "view": self.view, "allowed_mentions": allowed}

    def is_shown_by(self, message: discord.Message) -> bool:
        """Whether a message shows this text already."""
        return _text(message.content, _layout_of(message)) == _text(self.content, self.view)


class AnyPayload(Protocol):
    """The content of a message, of either kind. Payloads with the same face look the same."""

    @property
    def face(self) -> Face: ...

    async def parts(self, *, to_one: bool = False) -> Parts:
        """Draw the picture and lay out the rest; `to_one`: only one person will see it. Raises ShownToAllError."""
        ...


@dataclass(frozen=True, slots=True)
class Payload:
    """The content of a classic message: `rows` are rows of controls, `ping` the people whom a new message may notify,
    `named` those whom it mentions without that.

    The alt text of its drawing stands for the picture in the face.
    """

    content: str
    drawing: Drawing | None = None
    rows: Controls = field(default=(), compare=False)
    ping: tuple[int, ...] = ()
    named: tuple[int, ...] = ()
    style: str = ""  # how the picture is drawn, if its player has chosen that
    begun: Future[bytes] | None = field(default=None, compare=False, repr=False)  # the picture that is being drawn

    @property
    def face(self) -> Face:
        alt = self.drawing.alt if self.drawing else ""
        return self.content, alt, self.style, ids_of(item for row in self.rows for item in row)

    def drawn_ahead(self) -> "Payload":
        """The same, whose picture is drawn from now on, in a thread."""
        return replace(self, begun=_PAINTERS.submit(self.drawing.render)) if self.drawing is not None else self

    async def parts(self, *, to_one: bool = False) -> Parts:
        """Draw the picture and lay out the controls. Raises ShownToAllError."""
        attachment = await attached(self.drawing, to_one=to_one, begun=self.begun)
        return Parts(self.content, attachment, view_of(self.rows), self.ping, self.named)


def ids_of(items: Iterable[Item]) -> Face:
    """The custom ids of controls, which represent them in a face."""
    return tuple(getattr(item, "custom_id", None) for item in items)


def view_of(rows: Controls) -> View | None:
    """The controls as a view that never times out; its items are rebuilt from their custom ids."""
    if not rows:
        return None
    view = View(timeout=None)
    for number, row in enumerate(rows):
        for item in row:
            item.row = number
            view.add_item(item)
    view.stop()  # so that discord.py does not keep it: clicks are recognized by their custom ids
    return view


def _allowed(people: Iterable[int]) -> discord.AllowedMentions:
    users = [discord.Object(user) for user in people]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)


def _layout_of(message: discord.Message) -> LayoutView | None:
    return LayoutView.from_message(message, timeout=None) if message.flags.components_v2 else None


def _text(content: str, view: View | LayoutView | None) -> str:
    """All text of a message."""
    shown = view.walk_children() if view else ()
    texts = (item.content for item in shown if isinstance(item, TextDisplay))
    return "\n".join((content, *texts)).strip()
