"""A command and controls whose work goes on until a test releases it: so that it is known what waits, and for what."""

import asyncio

from discord import app_commands

from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Registry
from cogs.kit.answers.handling import handle
from cogs.kit.answers.interaction import Interaction
from cogs.kit.custom_ids import Action, NoArgument
from cogs.kit.payload.buttons import button
from cogs.kit.payload.payload import Payload

HOLD, GLANCE = Action("hold", NoArgument), Action("glance", NoArgument)
HELD_HANDLERS = Registry()


class HeldWork:
    """The interactions whose turn has come, in that order; their work waits until it is released."""

    def __init__(self) -> None:
        self.start()

    def start(self) -> None:
        """Hold from now on, in this event loop."""
        self.begun: list[int] = []
        self.released = asyncio.Event()


HELD = HeldWork()


async def _hold(answer: Answer) -> None:
    HELD.begun.append(answer.interaction.id)
    await HELD.released.wait()
    await answer.reply(Payload("held"))


@app_commands.command(name="hold", description="Work until released")
async def hold_command(interaction: Interaction, what: str = "") -> None:  # noqa: ARG001 - for its suggestions
    await handle(interaction, _hold)


@hold_command.autocomplete("what")
async def _suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    HELD.begun.append(interaction.id)
    await HELD.released.wait()
    return [app_commands.Choice(name=current, value=current)]


@HELD_HANDLERS.on(HOLD)
async def hold(click: AnyClick) -> None:
    await _hold(click.answer)


@HELD_HANDLERS.on(GLANCE, only_shows=True)
async def glance(click: AnyClick) -> None:
    HELD.begun.append(click.interaction.id)
    await click.answer.reply(Payload("glanced"))


def message_for_all() -> Payload:
    """A message with both buttons."""
    return Payload("for all", rows=((button(HOLD, "Hold", 0), button(GLANCE, "Glance", 0)),))


HELD_COMMANDS = (hold_command,)
