"""Buttons, selects and forms, each with the custom id by which its click is recognized."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from discord import ButtonStyle, ChannelType, ComponentType, TextStyle

from bot.message import Text
from bot.rules.moves import Kitty, Move, piece_of
from bot.rules.pieces import Piece
from bot.words.mentions import emoji_of
from bot.words.speaker import say
from cogs.kit import actions
from cogs.kit.actions import OfferedMove
from cogs.kit.custom_ids import A_, Action, ControlKind, custom_id
from cogs.kit.payload.payload import Component, Controls

MOST_BUTTONS = 5
MOST_ROWS = 5
MOST_OPTIONS = 25
PRIMARY, SECONDARY = ButtonStyle.primary, ButtonStyle.secondary
SUCCESS, DANGER = ButtonStyle.success, ButtonStyle.danger
_BUTTON = ComponentType.button.value
_BY_BUTTON, _BY_SELECT, _BY_FORM = ControlKind.BUTTON.value, ControlKind.SELECT.value, ControlKind.FORM.value


def button(
    action: Action[A_], label: Text, table: int, argument: A_ | None = None, position: int = 0,
    style: ButtonStyle = SECONDARY, *, disabled: bool = False,
) -> Component:  # fmt: skip
    made: Component = {
        "type": _BUTTON,
        "style": style.value,
        "label": say(label)[:80],
        "custom_id": custom_id(_BY_BUTTON, action, table, argument, position),
    }
    if disabled:
        made["disabled"] = True
    return made


def link(label: Text, address: str) -> Component:
    """A button that opens an address."""
    return {"type": _BUTTON, "style": ButtonStyle.link.value, "label": say(label), "url": address}


def link_to_channel(label: Text, guild_id: int | None, channel_id: int, message_id: int | None = None) -> Component:
    """A button that opens a channel on Discord, or a message in it. Direct messages are in no server."""
    there = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return link(label, there if message_id is None else f"{there}/{message_id}")


def with_piece(control: Component, piece: Piece | None) -> Component:
    """A button or an option with the picture of a piece, where there is one."""
    emoji = emoji_of(piece)
    return control if emoji is None else control | {"emoji": {"id": str(emoji.id), "name": emoji.name}}


def option(label: Text, value: str, note: Text = "", *, chosen: bool = False, piece: Piece | None = None) -> Component:
    """An option of a select, with a note below its label and the picture of a `piece`. `chosen`: marked at first."""
    made: Component = {"label": say(label)[:100], "value": value}
    if note:
        made["description"] = say(note)[:100]
    if chosen:
        made["default"] = True
    return with_piece(made, piece)


def select(
    action: Action[A_], placeholder: Text, options: Sequence[Component], table: int,
    argument: A_ | None = None, position: int = 0, count: int = 1,
) -> Component:  # fmt: skip
    """A select for an action, of which exactly `count` options are chosen."""
    return {
        "type": ComponentType.select.value,
        "custom_id": custom_id(_BY_SELECT, action, table, argument, position),
        "placeholder": say(placeholder)[:150],
        "options": options[:MOST_OPTIONS],
        "min_values": count,
        "max_values": count,
    }


def people_select(
    action: Action[A_], placeholder: Text, table: int, most: int, argument: A_ | None = None
) -> Component:
    """A select of up to `most` people for an action."""
    return _found(ComponentType.user_select, custom_id(_BY_SELECT, action, table, argument), placeholder, 1, most)


def role_select(action: Action[A_], placeholder: Text, argument: A_, chosen: Iterable[int], most: int) -> Component:
    """A select of up to `most` of the server's roles, or none, for an action; some are chosen from the beginning."""
    made = _found(ComponentType.role_select, custom_id(_BY_SELECT, action, 0, argument), placeholder, 0, most)
    return made | _chosen("role", chosen)


def channel_select(
    action: Action[A_], placeholder: Text, argument: A_, chosen: Iterable[int], most: int, kinds: Iterable[ChannelType]
) -> Component:
    """A select of up to `most` of the server's channels of some kinds, or none; some are chosen from the beginning."""
    made = _found(ComponentType.channel_select, custom_id(_BY_SELECT, action, 0, argument), placeholder, 0, most)
    return made | {"channel_types": [kind.value for kind in kinds]} | _chosen("channel", chosen)


def _chosen(kind: str, chosen: Iterable[int]) -> Component:
    values = [{"id": str(identity), "type": kind} for identity in chosen]
    return {"default_values": values} if values else {}


def _found(kind: ComponentType, identity: str, placeholder: Text, least: int, most: int) -> Component:
    """A select whose options Discord fills in."""
    return {
        "type": kind.value,
        "custom_id": identity,
        "placeholder": say(placeholder)[:150],
        "min_values": least,
        "max_values": most,
    }


class FormLine(NamedTuple):
    """A line to be written in a form; `hint` is its placeholder, `value` its initial text."""

    label: Text
    hint: Text = ""
    value: str = ""
    longest: int = 20  # characters; at most bounds.LONGEST_TEXT


def form(
    action: Action[A_], title: Text, lines: Iterable[FormLine], table: int, argument: A_ | None = None
) -> Component:
    return {
        "title": say(title)[:45],
        "custom_id": custom_id(_BY_FORM, action, table, argument),
        "components": [_labelled(line, f"line{number or ''}") for number, line in enumerate(lines)],
    }


def _labelled(line: FormLine, name: str) -> Component:
    """A line of a form, below its label."""
    made: Component = {
        "type": ComponentType.text_input.value,
        "style": TextStyle.short.value,
        "custom_id": name,
        "max_length": line.longest,
    }
    if line.hint:
        made["placeholder"] = say(line.hint)[:100]
    if line.value:
        made["value"] = line.value[: line.longest]
    return {"type": ComponentType.label.value, "label": say(line.label)[:45], "component": made}


class Offer(NamedTuple):
    """A move that a control offers, and its index among all offers, which tells identical pieces apart."""

    number: int
    move: Move
    label: Text
    note: Text = ""
    style: ButtonStyle = PRIMARY


def move_buttons(offers: Iterable[Offer], table: int, position: int) -> tuple[Component, ...]:
    return tuple(
        with_piece(
            button(actions.MOVE, offer.label, table, OfferedMove(offer.number, offer.move), position, offer.style),
            shown_piece(offer.move),
        )
        for offer in offers
    )


def in_rows(buttons: Sequence[Component]) -> Controls:
    """Buttons in rows of five."""
    return tuple(tuple(buttons[start : start + MOST_BUTTONS]) for start in range(0, len(buttons), MOST_BUTTONS))


def shown_piece(move: Move) -> Piece | None:
    """The piece that a move is about, as a control shows it."""
    return move.swap if isinstance(move, Kitty) else piece_of(move)


def move_select(
    offers: Sequence[Offer], placeholder: Text, table: int, position: int, action: Action[OfferedMove] = actions.MOVE
) -> Component:
    """A select among moves, 25 at most."""
    options = [
        option(offer.label, str(OfferedMove(offer.number, offer.move)), offer.note, piece=shown_piece(offer.move))
        for offer in offers
    ]
    # The first option distinguishes this select from others on the same message, as Discord requires.
    first = OfferedMove(offers[0].number, offers[0].move)
    return select(action, placeholder, options, table, first, position)
