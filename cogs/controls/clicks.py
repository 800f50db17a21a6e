"""Clicks: a control of ours is recognized by its custom id, and its action is done."""

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Self

import discord
from discord.ui import Button, DynamicItem, Select

from bot.rules.errors import Refusal
from cogs.controls.answers import Answer, answered
from cogs.controls.caller import Interaction
from cogs.messages.custom_ids import BUTTON, FORM, SELECT


@dataclass(frozen=True, slots=True)
class Click:
    """A click: on which table, made at which position (None: now), with what argument, and what was chosen in a select,
    or written in a form.
    """

    interaction: Interaction
    answer: Answer
    table: int
    position: int | None
    argument: str
    values: tuple[str, ...] = ()


ACTIONS: dict[str, Callable[[Click], Awaitable[None]]] = {}


def action(name: str) -> Callable[[Callable[[Click], Awaitable[None]]], Callable[[Click], Awaitable[None]]]:
    """Register what an action does."""

    def register(handler: Callable[[Click], Awaitable[None]]) -> Callable[[Click], Awaitable[None]]:
        ACTIONS[name] = handler
        return handler

    return register


async def _act(interaction: Interaction, match: re.Match[str] | None, values: Sequence[str] = ()) -> None:
    async def work(answer: Answer) -> None:
        handler = ACTIONS.get(match["action"]) if match else None
        if match is None or handler is None:
            raise Refusal("I do not know this control any more. Ask for the message again: /table, /hand or /domino.")
        click = Click(
            interaction, answer, int(match["table"]), int(match["position"]), match["argument"], tuple(values)
        )
        await handler(click)

    await answered(interaction, work)


class Press(DynamicItem[Button[Any]], template=BUTTON):
    """A button."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Button[Any], match: re.Match[str], /) -> Self:  # type: ignore[override]
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        await _act(interaction, self.template.fullmatch(self.custom_id))


class Pick(DynamicItem[Select[Any]], template=SELECT):
    """A select."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Select[Any], match: re.Match[str], /) -> Self:  # type: ignore[override]
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        await _act(interaction, self.template.fullmatch(self.custom_id), self.item.values)


async def heard(interaction: Interaction) -> None:
    """Every interaction passes here, for those that discord.py would leave without an answer: forms that come back,
    which it knows only in the process that opened them, and controls that are no button or select of ours (any more).
    """
    custom_id = str((interaction.data or {}).get("custom_id", ""))
    if interaction.type is discord.InteractionType.modal_submit:
        await _act(interaction, FORM.fullmatch(custom_id), tuple(_written(interaction)))
    elif interaction.type is discord.InteractionType.component and not any(
        kind.__discord_ui_compiled_template__.fullmatch(custom_id) for kind in (Press, Pick)
    ):
        await _act(interaction, None)


def _written(interaction: Interaction) -> Iterator[str]:
    """What was written in the fields of a form, in their order."""
    fields: list[dict[str, Any]] = (interaction.data or {}).get("components", [])  # type: ignore[assignment]
    for field in fields:
        if "value" in field.get("component", {}):
            yield field["component"]["value"]
