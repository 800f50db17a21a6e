"""Buttons, selects and forms, each with the custom id by which its click is recognized."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import discord
from discord.ui import Button, Label, Modal, Select, TextInput, UserSelect

from bot.rules.moves import Move
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments import A_, OfferedMove
from cogs.messages.parts.custom_ids import Action, CustomId, Kind
from cogs.messages.parts.payload import Item

MOST_BUTTONS = 5
MOST_ROWS = 5
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


class Offer(NamedTuple):
    """A move that a control offers, and its place among all that are offered, which tells identical pieces apart."""

    number: int
    move: Move
    label: str
    note: str = ""
    style: discord.ButtonStyle = PRIMARY


def move_buttons(offers: Iterable[Offer], table: int, position: int) -> tuple[Item, ...]:
    """A button for each move."""
    return tuple(
        button(ids.MOVE, offer.label, table, OfferedMove(offer.number, offer.move), position, offer.style)
        for offer in offers
    )


def move_select(
    offers: Sequence[Offer], placeholder: str, table: int, position: int, action: Action[OfferedMove] = ids.MOVE
) -> Item:
    """A select among moves, 25 at most."""
    options = [
        discord.SelectOption(
            label=offer.label[:100],
            value=str(OfferedMove(offer.number, offer.move)),
            description=offer.note[:100] or None,
        )
        for offer in offers
    ]
    # The first option distinguishes this select from others on the same message, as Discord requires.
    first = OfferedMove(offers[0].number, offers[0].move)
    return select(action, placeholder, options, table, first, position)
