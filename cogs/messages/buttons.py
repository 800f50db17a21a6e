"""Buttons, selects and forms, each with the custom id by which its click is recognized."""

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import Button, Label, Modal, Select, TextInput, UserSelect

from bot.rules.view import Choice
from cogs.messages import custom_ids as ids
from cogs.messages.custom_ids import A_, Action, CustomId, Kind, OfferedMove
from cogs.messages.payload import Controls

MOST_BUTTONS = 5
MOST_OPTIONS = 25
PRIMARY, SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


def button(
    action: Action[A_], label: str, table: int, argument: A_ | None = None, position: int = 0,
    style: discord.ButtonStyle = SECONDARY, *, disabled: bool = False,
) -> Button[Any]:  # fmt: skip
    """A button for an action."""
    custom_id = _custom_id(Kind.BUTTON, action, table, argument, position)
    return Button(label=label[:80], style=style, custom_id=custom_id, disabled=disabled)


def select(
    action: Action[A_], placeholder: str, options: Sequence[discord.SelectOption], table: int,
    argument: A_ | None = None, position: int = 0, count: int = 1,
) -> Select[Any]:  # fmt: skip
    """A select for an action, of which exactly `count` options are chosen."""
    return Select(
        custom_id=_custom_id(Kind.SELECT, action, table, argument, position),
        placeholder=placeholder[:150],
        options=list(options[:MOST_OPTIONS]),
        min_values=count,
        max_values=count,
    )


def people_select(action: Action[A_], placeholder: str, table: int, most: int) -> UserSelect[Any]:
    """A select of up to `most` people for an action."""
    custom_id = _custom_id(Kind.SELECT, action, table, None)
    return UserSelect(custom_id=custom_id, placeholder=placeholder[:150], min_values=1, max_values=most)


def form(
    action: Action[A_], title: str, label: str, table: int, argument: A_ | None = None, *,
    hint: str = "", value: str = "", longest: int = 20,
) -> Modal:  # fmt: skip
    """A form of one line for an action; `hint` is its placeholder, `value` its initial text."""
    line = TextInput[Modal](custom_id="line", placeholder=hint[:100], default=value[:longest], max_length=longest)
    made = Modal(title=title[:45], custom_id=_custom_id(Kind.FORM, action, table, argument))
    made.add_item(Label(text=label[:45], component=line))
    made.stop()  # so that discord.py does not keep it: submissions are recognized by the custom id
    return made


def _custom_id(kind: Kind, action: Action[A_], table: int, argument: A_ | None, position: int = 0) -> str:
    return str(CustomId(kind, action, table, position, action.argument.parse("") if argument is None else argument))


def choice_rows(
    choices: Sequence[Choice], labels: Sequence[str], placeholder: str, table: int, position: int,
    style: discord.ButtonStyle = PRIMARY,
) -> Controls:  # fmt: skip
    """Rows for a choice of moves: buttons of a style for up to five, else selects. Identical pieces stay distinct."""
    moves = [OfferedMove(number, choice.move) for number, choice in enumerate(choices)]
    if len(choices) <= MOST_BUTTONS:
        row = (button(ids.MOVE, label, table, move, position, style) for label, move in zip(labels, moves, strict=True))
        return (tuple(row),)
    options = [
        discord.SelectOption(label=label[:100], value=str(move), description=choice.note[:100] or None)
        for choice, label, move in zip(choices, labels, moves, strict=True)
    ]
    starts = range(0, len(options), MOST_OPTIONS)
    parts = [options[start : start + MOST_OPTIONS] for start in starts]
    spans = [f" ({part[0].label} … {part[-1].label})" if len(parts) > 1 else "" for part in parts]
    return tuple(
        # The first option distinguishes this select from others on the same message, as Discord requires.
        (select(ids.MOVE, placeholder + span, part, table, moves[start], position),)
        for start, part, span in zip(starts, parts, spans, strict=True)
    )
