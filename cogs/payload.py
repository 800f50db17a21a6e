"""A message before it is sent: its text, its picture (drawn when it is needed, off the event loop), its controls."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import discord

from images.picture import Picture

Draw = Callable[[], Picture]
Face = tuple[object, ...]
Item = discord.ui.Item[Any]
Controls = tuple[tuple[Item, ...], ...]


@dataclass(frozen=True, slots=True)
class Parts:
    """A message ready for discord.py."""

    content: str
    picture: Picture | None
    view: discord.ui.View | None
    ping: tuple[int, ...]

    def sent(self) -> dict[str, Any]:
        """As keyword arguments for sending."""
        parts: dict[str, Any] = {"content": self.content, "allowed_mentions": self._mentions()}
        if self.picture:
            parts["file"] = _file(self.picture)
        if self.view:
            parts["view"] = self.view
        return parts

    def edited(self) -> dict[str, Any]:
        """As keyword arguments for editing: what is not there any more is taken away.

        An edit notifies nobody; the mention is allowed so that every client can show the name behind it.
        """
        files = [_file(self.picture)] if self.picture else []
        return {"content": self.content, "attachments": files, "view": self.view, "allowed_mentions": self._mentions()}

    def _mentions(self) -> discord.AllowedMentions:
        users = [discord.Object(user) for user in self.ping]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)


@dataclass(frozen=True, slots=True)
class Payload:
    """A message to be: `rows` are rows of controls, `ping` the people whom a new message may notify.

    Two payloads with the same `face` look the same; `alt` describes the picture, so it stands for it there.
    """

    content: str
    draw: Draw | None = None
    alt: str = ""
    rows: Controls = field(default=(), compare=False)
    ping: tuple[int, ...] = ()
    style: str = ""  # how the picture is drawn, where its player has chosen

    @property
    def face(self) -> Face:
        ids = tuple(getattr(item, "custom_id", None) for row in self.rows for item in row)
        return self.content, self.alt, self.style, ids

    async def parts(self) -> Parts:
        """Draw the picture and lay out the controls."""
        picture = await asyncio.to_thread(self.draw) if self.draw else None
        return Parts(self.content, picture, view_of(self.rows), self.ping)


def view_of(rows: Controls) -> discord.ui.View | None:
    """The controls as a view that never times out; its items are rebuilt from their custom ids."""
    if not rows:
        return None
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in row:
            item.row = number
            view.add_item(item)
    return view


def _file(picture: Picture) -> discord.File:
    return discord.File(BytesIO(picture.png), filename=picture.name, description=picture.alt)
