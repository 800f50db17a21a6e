"""A message of Components V2 before it is sent: blocks in one container, from top to bottom."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from discord import Colour, ComponentType

from bot.message import Text
from bot.words.mentions import without_emojis
from bot.words.speaker import current_language
from cogs.kit.payload.payload import MOST_TEXT, Component, ContentKey, Payload, ReadyMessage, attached, ids_of, row_of
from images.drawing import Drawing, Ink, rgb

_ACCENT = Colour.from_rgb(*rgb(Ink.OUTLINE)).value  # visible in Discord's light and dark themes


@dataclass(frozen=True, slots=True)
class Section:
    """A text with a button at its right."""

    text: str
    button: Component


@dataclass(frozen=True, slots=True)
class ControlRow:
    """Up to five buttons, or one select."""

    items: tuple[Component, ...]


@dataclass(frozen=True, slots=True)
class Divider:
    """A line across the page."""


Block = str | Section | Drawing | ControlRow | Divider


@dataclass(frozen=True, slots=True)
class Page:
    """A Components V2 message: at most 4000 characters, 40 components, one drawing."""

    blocks: tuple[Block, ...]
    language: str = field(default_factory=current_language)

    @property
    def content_key(self) -> ContentKey:
        return self.language, *map(_key_of, self.blocks)

    async def ready(self, *, to_one: bool = False) -> ReadyMessage:
        """Draw the picture and lay out the rest. Raises ShownToAllError."""
        drawing = next((block for block in self.blocks if isinstance(block, Drawing)), None)
        return ReadyMessage("", await attached(drawing, to_one=to_one), self.components(), is_layout=True)

    def components(self) -> list[Component]:
        """The page as Discord takes it."""
        shown = self.blocks
        if sum(map(_length, shown)) > MOST_TEXT:
            shown = tuple(map(_without_emojis, shown))
        blocks = [_component(block) for block in shown]
        return [{"type": ComponentType.container.value, "accent_color": _ACCENT, "components": blocks}]


def _key_of(block: Block) -> ContentKey:
    if isinstance(block, str):
        return (block,)
    if isinstance(block, Section):
        return block.text, *ids_of((block.button,))
    if isinstance(block, Drawing):
        return (block.alt,)
    return ids_of(block.items) if isinstance(block, ControlRow) else ()


def _length(block: Block) -> int:
    return len(block) if isinstance(block, str) else len(block.text) if isinstance(block, Section) else 0


def _without_emojis(block: Block) -> Block:
    if isinstance(block, str):
        return without_emojis(block)
    return replace(block, text=without_emojis(block.text)) if isinstance(block, Section) else block


def _component(block: Block) -> Component:
    if isinstance(block, str):
        return {"type": ComponentType.text_display.value, "content": block}
    if isinstance(block, Section):
        text = _component(block.text)
        return {"type": ComponentType.section.value, "components": [text], "accessory": block.button}
    if isinstance(block, Drawing):
        picture = {"media": {"url": f"attachment://{block.name}"}, "description": block.alt}
        return {"type": ComponentType.media_gallery.value, "items": [picture]}
    if isinstance(block, ControlRow):
        return row_of(block.items)
    return {"type": ComponentType.separator.value}


Sample = tuple[Text, Callable[[], Page | Payload]]  # a message as translators see it, and the heading it is under
