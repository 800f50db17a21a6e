"""The choices of a View as controls: what the messages of a table and of a hand share."""

from collections.abc import Sequence

import discord

from bot.rules.view import Choice, View
from bot.table.snapshot import Snapshot
from bot.words.choices import choice_label
from bot.words.names import label_names
from cogs.messages import custom_ids as ids
from cogs.messages.buttons import PRIMARY, button, choice_rows
from cogs.messages.payload import Controls, Item


def choice_controls(
    snapshot: Snapshot, view: View, choices: Sequence[Choice], placeholder: str,
    style: discord.ButtonStyle = PRIMARY, position: int | None = None,
) -> Controls:  # fmt: skip
    if not choices:
        return ()
    name = label_names(snapshot.names)
    labels = [choice_label(view, choice, name) for choice in choices]
    asked_at = snapshot.asked_at if position is None else position
    return choice_rows(choices, labels, placeholder, snapshot.id, asked_at, style)


def last_trick_button(table_id: int, view: View) -> tuple[Item, ...]:
    """Last trick, once there is one. A hand has it as soon as its own player has played to the first: so it need not be
    drawn anew when others finish that.
    """
    board = view.trick_board
    played = view.viewer is not None and board.on_table is not None and board.on_table.by(view.viewer) is not None
    exists = board.finished or board.last_of_previous_deal or played
    return (button(ids.LAST_TRICK, "Last trick", table_id),) if exists else ()


def consent_buttons(snapshot: Snapshot) -> Controls:
    """To agree that a play is taken back, or to refuse, which is also how its player withdraws the request."""
    if snapshot.undo is None or not snapshot.undo.is_asked:
        return ()
    table, position = snapshot.id, snapshot.asked_at
    agree = button(ids.AGREE, "Agree", table, position=position, style=discord.ButtonStyle.success)
    return ((agree, button(ids.REFUSE, "No", table, position=position)),)


def as_sentence(prompt: str) -> str:
    """A prompt as a sentence: "bid 5 to 11, or pass" with a capital letter."""
    return prompt[:1].upper() + prompt[1:]
