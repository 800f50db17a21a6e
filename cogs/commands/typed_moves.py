"""Typed moves: what every command that plays shares. What is legal is the rules' to say."""

from collections.abc import Callable
from typing import TypeVar

from discord import app_commands

from bot.rules.errors import Refusal
from bot.rules.events import Moved
from bot.rules.moves import Move
from bot.rules.view import View
from cogs.controls.answers import Answer, answered
from cogs.controls.caller import Interaction
from cogs.controls.services import services_of, table_here
from cogs.controls.table_meant import table_meant
from cogs.messages import table_messages as messages
from cogs.messages import texts

MOST_CHOICES = 25
Choices = list[app_commands.Choice[str]]
M_ = TypeVar("M_", bound=Move)


async def make_move(interaction: Interaction, said: Callable[[], Move]) -> None:
    """Make the move that was typed at the table here, and show the caller their hand after it."""

    async def work(answer: Answer) -> None:
        move = said()
        here = await table_meant(answer, str(move))
        if here is None:
            return
        outcome = await services_of(interaction).tables.play.act(
            here.id, interaction.user.id, move, position=None, interaction_id=interaction.id
        )
        seat = outcome.snapshot.seat_of(interaction.user.id)
        if seat is not None and not outcome.repeated:
            own = (event.move for event in outcome.events if isinstance(event, Moved) and event.seat == seat.seat)
            made = next(own, None) or move  # what was typed may be short for it
            await answer.tell(messages.hand(outcome.snapshot, seat, texts.chose(outcome.snapshot, made)))

    await answered(interaction, work)


# Autocomplete: what is legal now, from the caller's own hand and nobody else's.


async def own_seat(interaction: Interaction) -> tuple[tuple[str, ...], View | None]:
    """The names at the table here and the caller's own View; no View where there is none.

    Autocomplete never complains.
    """
    try:
        snapshot = await table_here(interaction)
    except Refusal:
        return (), None
    seat = snapshot.seat_of(interaction.user.id)
    return snapshot.names, snapshot.view_of(seat) if seat else None


async def own_view(interaction: Interaction) -> View | None:
    """The caller's own View of the table here, if any."""
    return (await own_seat(interaction))[1]


async def own_moves(interaction: Interaction, kind: type[M_]) -> list[M_]:
    """The caller's legal moves of one kind."""
    view = await own_view(interaction)
    if view is None or view.ask is None:
        return []
    return [choice.move for choice in view.ask.choices if isinstance(choice.move, kind)]


def fitting(words: list[str], current: str) -> Choices:
    """The words that fit what has been typed so far: 64 and 4-6 find 6-4."""
    typed = [letter for letter in current.lower() if letter.isalnum()]
    fit = [word for word in words if all(letter in word.lower() for letter in typed)]
    return [app_commands.Choice(name=word, value=word) for word in fit[:MOST_CHOICES]]
