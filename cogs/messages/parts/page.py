"""A message of Components V2 before it is sent: blocks in one container, from top to bottom."""

from dataclasses import dataclass

import discord
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, Separator, TextDisplay

from cogs.messages.parts.payload import Face, Item, Parts, attached, ids_of
from images.drawing.drawing import Drawing
from images.drawing.palette import Ink, rgb

_ACCENT = discord.Colour.from_rgb(*rgb(Ink.OUTLINE))  # visible in Discord's light and dark themes


@dataclass(frozen=True, slots=True)
class Section:
    """A text with a button at its right."""

    text: str
    button: Item


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons, or one select."""

    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Divider:
    """A line across the page."""


Block = str | Section | Drawing | Row | Divider


@dataclass(frozen=True, slots=True)
class Page:
    """The content of a Components V2 message. Its texts together may have 4000 characters, it may have 40 components.

    Of its blocks at most one is a drawing; its alt text stands for the picture in the face.
    """

    blocks: tuple[Block, ...]

    @property
    def face(self) -> Face:
        return tuple(_face(block) for block in self.blocks)

    async def parts(self, *, to_one: bool = False) -> Parts:
        """Draw the picture and lay out the rest. Raises ShownToAllError."""
        drawing = next((block for block in self.blocks if isinstance(block, Drawing)), None)
        return Parts("", await attached(drawing, to_one=to_one), self.view())

    def view(self) -> LayoutView:
        """The page as discord.py has it, in a view that never times out."""
        container = Container[LayoutView](accent_colour=_ACCENT)
        for block in self.blocks:
            container.add_item(_item(block))
        view = LayoutView(timeout=None)
        view.add_item(container)
        view.stop()  # so that discord.py does not keep it: clicks are recognized by their custom ids
        return view


def _face(block: Block) -> Face:
    if isinstance(block, str):
        return (block,)
    if isinstance(block, Section):
        return block.text, *ids_of((block.button,))
    if isinstance(block, Drawing):
        return (block.alt,)
    return ids_of(block.items) if isinstance(block, Row) else ()


def _item(block: Block) -> Item:
    if isinstance(block, str):
        return TextDisplay(block)
    if isinstance(block, Section):
        return discord.ui.Section(block.text, accessory=block.button)
    if isinstance(block, Drawing):
        return MediaGallery(discord.MediaGalleryItem(f"attachment://{block.name}", description=block.alt))
    return ActionRow(*block.items) if isinstance(block, Row) else Separator()
