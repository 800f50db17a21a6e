"""Buttons, selects and forms, known by their custom id alone: they work after a restart and in any process.

A custom id is `b:ACTION:TABLE:POSITION:ARGUMENT` for a button, `s:…` for a select, `f:…` for a form; the argument may
be empty.
"""

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Self

import discord
from discord.ui import Button, DynamicItem, Label, Modal, Select, TextInput

from bot.rules.errors import Refusal
from bot.rules.view import Choice
from cogs.answers import Answer, answered
from cogs.caller import Interaction

MOST_BUTTONS = 5
MOST_OPTIONS = 25
_TEMPLATE = r":(?P<action>[a-z]+):(?P<table>\d{1,19}):(?P<position>\d{1,9}):(?P<argument>[^\n]{0,70})"


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


class Press(DynamicItem[Button[Any]], template=re.compile("b" + _TEMPLATE)):
    """A button."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Button[Any], match: re.Match[str], /) -> Self:  # type: ignore[override]
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        await _act(interaction, self.template.fullmatch(self.custom_id))


class Pick(DynamicItem[Select[Any]], template=re.compile("s" + _TEMPLATE)):
    """A select."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Select[Any], match: re.Match[str], /) -> Self:  # type: ignore[override]
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        await _act(interaction, self.template.fullmatch(self.custom_id), self.item.values)


FORM = re.compile("f" + _TEMPLATE)


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


def button(
    name: str, label: str, table: int, position: int = 0, argument: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary, *, disabled: bool = False,
) -> Press:  # fmt: skip
    """A button for an action."""
    custom_id = f"b:{name}:{table}:{position}:{argument}"
    return Press(Button(label=label[:80], style=style, custom_id=custom_id, disabled=disabled))


def select(
    name: str, placeholder: str, options: Sequence[discord.SelectOption], table: int, position: int = 0,
    argument: str = "", count: int = 1,
) -> Pick:  # fmt: skip
    """A select for an action, of which exactly `count` options are chosen."""
    return Pick(
        Select(
            custom_id=f"s:{name}:{table}:{position}:{argument}",
            placeholder=placeholder[:150],
            options=list(options[:MOST_OPTIONS]),
            min_values=count,
            max_values=count,
        )
    )


def form(
    name: str, title: str, label: str, table: int, argument: str, *, hint: str = "", value: str = "", longest: int = 20
) -> Modal:
    """A form of one line for an action; `hint` stands in the line while it is empty, `value` is what it begins with."""
    line = TextInput[Modal](custom_id="line", placeholder=hint[:100], default=value[:longest], max_length=longest)
    made = Modal(title=title[:45], custom_id=f"f:{name}:{table}:0:{argument}")
    made.add_item(Label(text=label[:45], component=line))
    made.stop()  # so that discord.py keeps nothing of it: what comes back is `heard`
    return made


def choice_rows(
    choices: Sequence[Choice], labels: Sequence[str], placeholder: str, table: int, position: int
) -> tuple[tuple[DynamicItem[Any], ...], ...]:
    """Rows for a choice of moves: buttons for up to five, else selects. Twins stay distinct choices."""
    values = [f"{number}|{choice.move}" for number, choice in enumerate(choices)]
    if len(choices) <= MOST_BUTTONS:
        row = (
            button("move", label, table, position, value, discord.ButtonStyle.primary)
            for label, value in zip(labels, values, strict=True)
        )
        return (tuple(row),)
    options = [
        discord.SelectOption(label=label[:100], value=value, description=choice.note[:100] or None)
        for choice, label, value in zip(choices, labels, values, strict=True)
    ]
    parts = [options[start : start + MOST_OPTIONS] for start in range(0, len(options), MOST_OPTIONS)]
    spans = [f" ({part[0].label} … {part[-1].label})" if len(parts) > 1 else "" for part in parts]
    return tuple(
        # The first option tells this select from others on the same message: Discord wants custom ids to differ.
        (select("move", placeholder + span, part, table, position, part[0].value),)
        for part, span in zip(parts, spans, strict=True)
    )
