"""Commands and controls that only try out how interactions are answered."""

import asyncio

import discord
from discord import app_commands

from bot.rules.errors import IllegalMove, Refusal
from bot.rules.pieces import Tile
from bot.rules.refusals import NotHeld
from bot.rules.suits import Suit
from bot.rules.tricks.refusals import MustFollow
from cogs.controls.answers import Answer, answered
from cogs.controls.caller import Interaction
from cogs.controls.clicks import Click
from cogs.messages.buttons import button, form, select
from cogs.messages.page import Page, Row, Section
from cogs.messages.payload import Payload


@app_commands.command(description="Answer, after a while")
async def tell(interaction: Interaction, seconds: float = 0.0) -> None:
    async def work(answer: Answer) -> None:
        await asyncio.sleep(seconds)
        rows = ((button("again", "Again", 1), button("slowly", "Slowly", 1), button("quietly", "Quietly", 1)),)
        await answer.tell(Payload("told", rows=rows))

    await answered(interaction, work)


@app_commands.command(description="Refuse, after a while")
async def refuse(interaction: Interaction, text: str, seconds: float = 0.0) -> None:
    async def work(_: Answer) -> None:
        await asyncio.sleep(seconds)
        raise Refusal(text)

    await answered(interaction, work)


@app_commands.command(description="Refuse a move")
async def illegal(interaction: Interaction) -> None:
    async def work(_: Answer) -> None:
        raise IllegalMove(NotHeld((Tile(6, 4),)), MustFollow(Suit.N5, (Tile(5, 4), Tile(5, 1))))

    await answered(interaction, work)


@app_commands.command(name="break", description="Break, after a while")
async def break_(interaction: Interaction, seconds: float = 0.0) -> None:
    async def work(_: Answer) -> None:
        await asyncio.sleep(seconds)
        raise ZeroDivisionError("what nobody but the owner should read")

    await answered(interaction, work)


@app_commands.command(description="Break before anything else")
async def stumble(interaction: Interaction) -> None:
    raise ZeroDivisionError(f"what nobody but the owner should read, of {interaction.id}")


@app_commands.command(description="Answer with a page, after a while")
async def show(interaction: Interaction, seconds: float = 0.0) -> None:
    async def work(answer: Answer) -> None:
        await asyncio.sleep(seconds)
        rows = Row((button("again", "Again", 1), button("slowly", "Slowly", 1)))
        await answer.tell(Page(("shown", Section("beside", button("anew", "Anew", 1)), rows)))
        if seconds:
            await answer.tell(Payload("and one word more"))

    await answered(interaction, work)


@app_commands.command(description="Answer with controls that nothing is done about")
async def old(interaction: Interaction) -> None:
    view = discord.ui.View(timeout=None)
    for custom_id in ("old:thing", "b:long-gone:1:0:", "b:longgone:1:0:"):
        view.add_item(discord.ui.Button(label=custom_id, custom_id=custom_id))
    view.stop()
    await interaction.response.send_message("once upon a time", view=view)


LARGEST_TABLE, LARGEST_POSITION = 2**63 - 1, 999_999_999
LONGEST_ID, LONGEST_ARGUMENT = 100, 70  # characters: of a custom id, and of the argument in it


def longest_argument(table: int, position: int) -> str:
    """The longest argument there can be at a table and a position, with every sign that controls use to part things."""
    room = LONGEST_ID - len(f"b:noted:{table}:{position}:")
    return "0|6-4:/=,".ljust(min(room, LONGEST_ARGUMENT), "x")


@app_commands.command(description="Answer with controls of the largest numbers and the longest arguments")
async def largest(interaction: Interaction, table: str, position: int) -> None:
    async def work(answer: Answer) -> None:
        where = (int(table), position, longest_argument(int(table), position))
        options = [discord.SelectOption(label="One", value="one"), discord.SelectOption(label="Two", value="two")]
        controls = (
            (button("noted", "Button", *where), button("askedtoolate", "Too late", *where[:2])),
            (button("asked", "Form", *where[:2]),),
            (select("noted", "Select", options, *where),),
        )
        await answer.tell(Payload("largest", rows=controls))

    await answered(interaction, work)


NOTED: list[Click] = []


async def noted(click: Click) -> None:
    NOTED.append(click)
    await click.answer.tell(Payload("noted"))


async def asked(click: Click) -> None:
    """A form for the same table."""
    await click.answer.ask(form("noted", "A form", "Words", click.table, longest_argument(click.table, 0)))


async def asked_too_late(click: Click) -> None:
    """A form, when the click has been acknowledged already."""
    await asyncio.sleep(0.4)
    await asked(click)


async def anew(click: Click) -> None:
    await click.answer.redraw(Page(("shown anew",)))


async def again(click: Click) -> None:
    await click.answer.redraw(Payload("redrawn"))


async def slowly(click: Click) -> None:
    await asyncio.sleep(0.4)
    await click.answer.redraw(Payload("redrawn late"))


async def quietly(click: Click) -> None:
    await click.answer.acknowledge()
    await click.answer.acknowledge()
    await click.answer.tell(Payload("and one word more"))


TRIALS = (tell, refuse, illegal, break_, stumble, show, old, largest)
CLICKS = {
    "again": again, "anew": anew, "slowly": slowly, "quietly": quietly, "noted": noted, "asked": asked,
    "askedtoolate": asked_too_late,
}  # fmt: skip
