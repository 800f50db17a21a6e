"""Buttons, selects and forms, each with the custom id by which its click is recognized."""

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import Button, Label, Modal, Select, TextInput

from bot.rules.view import Choice
from cogs.messages.payload import Controls

MOST_BUTTONS = 5
MOST_OPTIONS = 25


def button(
    name: str, label: str, table: int, position: int = 0, argument: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary, *, disabled: bool = False,
) -> Button[Any]:  # fmt: skip
    """A button for an action."""
    custom_id = f"b:{name}:{table}:{position}:{argument}"
    return Button(label=label[:80], style=style, custom_id=custom_id, disabled=disabled)


def select(
    name: str, placeholder: str, options: Sequence[discord.SelectOption], table: int, position: int = 0,
    argument: str = "", count: int = 1,
) -> Select[Any]:  # fmt: skip
    """A select for an action, of which exactly `count` options are chosen."""
    return Select(
        custom_id=f"s:{name}:{table}:{position}:{argument}",
        placeholder=placeholder[:150],
        options=list(options[:MOST_OPTIONS]),
        min_values=count,
        max_values=count,
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
) -> Controls:
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
