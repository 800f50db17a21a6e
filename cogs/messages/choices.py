"""The choices of a View as buttons and selects, which the messages of a table and of a hand share."""

from collections.abc import Iterable, Sequence

import discord

from bot.message import Message, Names, Text, with_names
from bot.rules.boards import LineView
from bot.rules.moves import Challenge, Kitty, Move, Yield
from bot.rules.tricks.bids import PASS
from bot.rules.view import Choice, View
from bot.table.state.snapshot import Snapshot
from bot.words.hint.hint import may_be_asked
from bot.words.moves import button_label, choice_label, choice_note
from bot.words.names import label_names
from cogs.kit import actions
from cogs.kit.actions import OfferedMove
from cogs.kit.custom_ids import Action
from cogs.kit.payload.buttons import (
    DANGER,
    MOST_OPTIONS,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Offer,
    button,
    in_rows,
    move_buttons,
    move_select,
)
from cogs.kit.payload.payload import Component, Controls

MOST_TAPS = 10  # choices that have a button each
# What most people say most of the time, which takes no piece and no figure: a button of its own.
APART = frozenset[Move]({PASS, Kitty(), Challenge(), Yield()})


def offers_of(snapshot: Snapshot, view: View, choices: Iterable[Choice], *, on_buttons: bool) -> tuple[Offer, ...]:
    """Choices as offers, labelled for buttons or for the options of a select."""
    names = Names(label_names(snapshot.names))
    label = button_label if on_buttons else choice_label
    offers: list[Offer] = []
    for number, choice in enumerate(choices):
        style = _style(choice, is_apart=choice.move in APART)
        offers.append(
            Offer(number, choice.move, with_names(label(view, choice), names), choice_note(view, choice), style)
        )
    return tuple(offers)


def _style(choice: Choice, *, is_apart: bool) -> discord.ButtonStyle:
    if choice.move == PASS:
        return DANGER
    return SECONDARY if is_apart or choice.revoke else PRIMARY


def choice_controls(
    snapshot: Snapshot, view: View, choices: Iterable[Choice], placeholder: Text, position: int | None = None
) -> Controls:
    """A choice of moves: buttons for up to ten, else one select."""
    asked_at = snapshot.asked_at if position is None else position
    offers = offers_of(snapshot, view, choices, on_buttons=True)
    if not offers:
        return ()
    if len(offers) <= MOST_TAPS:
        return in_rows(move_buttons(offers, snapshot.id, asked_at))
    offers = offers_of(snapshot, view, choices, on_buttons=False)[:MOST_OPTIONS]
    return ((move_select(offers, placeholder, snapshot.id, asked_at),),)


def challenge_selects(snapshot: Snapshot, view: View, action: Action[OfferedMove]) -> Controls:
    """A select of the plays that may be challenged at any time, the latest first; more than one where they are many."""
    asked = view.ask.choices if view.ask is not None else ()
    doubts = ((choice, choice.move) for choice in (*asked, *view.extra_choices))
    choices = [choice for choice, move in doubts if isinstance(move, Challenge) and move.seat is not None]
    offers = offers_of(snapshot, view, choices, on_buttons=False)
    parts = [offers[start : start + MOST_OPTIONS] for start in range(0, len(offers), MOST_OPTIONS)]
    return tuple(
        (move_select(part, challenge_placeholder(part, len(offers)), snapshot.id, snapshot.asked_at, action),)
        for part in parts
    )


def challenge_placeholder(offers: Sequence[Offer], count: int) -> Message:
    """What is chosen in a select that has some of so many plays that may be challenged."""
    tricks = [offer.move.trick for offer in offers if isinstance(offer.move, Challenge)]
    if len(offers) == count or not tricks:
        return Message("select-challenge")
    return Message("select-challenges", first=min(tricks), last=max(tricks))


def last_trick_button(table_id: int, view: View) -> tuple[Component, ...]:
    """Last trick, or the line; in a hand as soon as its player has played, so that it need not be drawn again."""
    if isinstance(view.board, LineView):
        return (button(actions.LAST_TRICK, Message("button-line"), table_id),) if view.line_board.log else ()
    board = view.trick_board
    played = view.viewer is not None and board.on_table is not None and board.on_table.by(view.viewer) is not None
    exists = board.finished or board.last_of_previous_deal or played
    return (button(actions.LAST_TRICK, Message("button-last-trick"), table_id),) if exists else ()


def hint_button(snapshot: Snapshot, view: View) -> tuple[Component, ...]:
    """Hint, for somebody who may have one and has a decision: below their hand, or for all where nobody has one."""
    is_decision = may_be_asked(view) if view.viewer is not None else len(view.open_choices) > 1
    if not snapshot.has_hints or not is_decision:
        return ()
    return (button(actions.HINT, Message("button-hint"), snapshot.id, position=snapshot.asked_at),)


def consent_buttons(snapshot: Snapshot, reader: int | None = None) -> Controls:
    """To agree that a play is taken back, or to refuse; its player only withdraws the request, by the same answer."""
    if snapshot.undo is None or not snapshot.undo.is_asked:
        return ()
    table, position = snapshot.id, snapshot.asked_at
    if reader == snapshot.undo.seat:
        return ((button(actions.REFUSE, Message("consent-withdraw"), table, position=position),),)
    agree = button(actions.AGREE, Message("consent-yes"), table, position=position, style=SUCCESS)
    return ((agree, button(actions.REFUSE, Message("consent-no"), table, position=position)),)
