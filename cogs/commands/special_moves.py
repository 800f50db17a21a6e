"""The commands of single games' own moves: turn up a tile, peek, shoot the moon, take back, challenge."""

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.rules.moves import Challenge, End, Moon, Peek, Place, Retract, Turn, parse_move
from cogs.commands.typed_moves import MOST_CHOICES, Choices, make_move, own_seat
from cogs.controls.caller import Interaction
from cogs.messages import texts


class SpecialCommands(commands.Cog):
    """Moves that only some games know."""

    @app_commands.command(description="Turn up a tile of your row, or place the one turned up.")
    @app_commands.describe(
        end="The end of the line, where the tile fits both", tile="Which tile of your row, from left"
    )
    async def turn(
        self,
        interaction: Interaction,
        end: Literal["left", "right"] | None = None,
        tile: app_commands.Range[int, 1, 14] | None = None,
    ) -> None:
        await make_move(interaction, lambda: Place(End(end)) if end else Turn(tile))

    @app_commands.command(description="Look at the next tile of your row, for your eyes only.")
    async def peek(self, interaction: Interaction) -> None:
        await make_move(interaction, Peek)

    @app_commands.command(description="You took every point: say whose score it changes.")
    @app_commands.describe(whose="Yours goes down, or an opponent's goes up")
    async def moon(self, interaction: Interaction, whose: str) -> None:
        await make_move(interaction, lambda: parse_move(f"moon {whose}"))

    @app_commands.command(description="Take back the tile you have just played against the rules.")
    async def retract(self, interaction: Interaction) -> None:
        await make_move(interaction, Retract)

    @app_commands.command(description="Say that a play to a finished trick broke the rules.")
    @app_commands.describe(play="Which play; “none” when the deal is over and you doubt nothing")
    async def challenge(self, interaction: Interaction, play: str) -> None:
        await make_move(interaction, lambda: parse_move(f"challenge {play}"))

    @moon.autocomplete("whose")
    async def _moons(self, interaction: Interaction, current: str) -> Choices:
        return await _offered(interaction, Moon, current)

    @challenge.autocomplete("play")
    async def _challenges(self, interaction: Interaction, current: str) -> Choices:
        return await _offered(interaction, Challenge, current)


async def _offered(interaction: Interaction, kind: type[Moon | Challenge], current: str) -> Choices:
    """The caller's own choices of one kind, with names for seats."""
    names, view = await own_seat(interaction)
    if view is None:
        return []
    choices = [*(view.ask.choices if view.ask else ()), *view.extra_choices]
    offered = [(texts.named(choice.label, names), str(choice.move).partition(" ")[2]) for choice in choices
               if isinstance(choice.move, kind)]  # fmt: skip
    fit = [(label, value) for label, value in offered if current.lower() in f"{label} {value}".lower()]
    return [app_commands.Choice(name=label[:100], value=value) for label, value in fit[:MOST_CHOICES]]
