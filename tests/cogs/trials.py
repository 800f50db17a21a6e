"""Commands and controls that only try out how interactions are answered."""

import asyncio

import discord
from discord import app_commands

from bot.rules.errors import Refusal
from cogs.answers import Answer, answered
from cogs.caller import Interaction
from cogs.controls import Click, button
from cogs.page import Page, Row, Section
from cogs.payload import Payload


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


TRIALS = (tell, refuse, break_, stumble, show, old)
CLICKS = {"again": again, "anew": anew, "slowly": slowly, "quietly": quietly}
