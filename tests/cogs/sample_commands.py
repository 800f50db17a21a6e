"""Commands and controls that only try out how interactions are answered."""

import asyncio

from discord import app_commands

from bot.rules.errors import Refusal
from bot.store.statements import record_interaction_once
from cogs.help.lesson_pages import LESSON, LessonStep
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Registry
from cogs.kit.answers.handling import handle
from cogs.kit.answers.interaction import Interaction, services_of
from cogs.kit.custom_ids import Action, NoArgument
from cogs.kit.payload.buttons import FormLine, button, form
from cogs.kit.payload.page import ControlRow, Page, Section
from cogs.kit.payload.payload import Payload
from cogs.messages import hand_messages

AGAIN, ANEW, SLOWLY, QUIETLY = (Action(name, NoArgument) for name in ("again", "anew", "slowly", "quietly"))
DONE_ELSEWHERE = Action("doneelsewhere", NoArgument)
ASKED, ASKED_TOO_LATE = Action("asked", NoArgument), Action("askedtoolate", NoArgument)
EXPOSE = Action("expose", NoArgument)
SAMPLE_HANDLERS = Registry()
NO_TABLE = 2**40  # a number that no table has
LARGEST_POSITION = 999_999_999


async def _until_acknowledged(interaction: Interaction) -> None:
    """Work for longer than the bot is patient."""
    while not interaction.response.is_done():  # noqa: ASYNC110 - no one tells when it is
        await asyncio.sleep(0.002)


@app_commands.command(description="Answer, perhaps late")
async def tell(interaction: Interaction, late: bool = False) -> None:
    async def work(answer: Answer) -> None:
        if late:
            await _until_acknowledged(interaction)
        labels = {AGAIN: "Again", SLOWLY: "Slowly", QUIETLY: "Quietly", DONE_ELSEWHERE: "Elsewhere", ASKED: "Form"}
        rows = [tuple(button(action, label, NO_TABLE) for action, label in labels.items())]
        await answer.reply(Payload("told", rows=(*rows, (button(ASKED_TOO_LATE, "Form too late", NO_TABLE),))))

    await handle(interaction, work)


@app_commands.command(description="Refuse, perhaps late")
async def refuse(interaction: Interaction, text: app_commands.Range[str, None, 6000], late: bool = False) -> None:
    async def work(_: Answer) -> None:
        if late:
            await _until_acknowledged(interaction)
        raise Refusal(text)

    await handle(interaction, work)


async def _done_elsewhere(interaction: Interaction) -> None:
    """Refuse what has been done: another process, which was told of the same interaction, was faster."""
    await interaction.client.store.database.write(
        lambda connection: record_interaction_once(connection, interaction.id)
    )
    raise Refusal("You are seated already.")


@app_commands.command(description="Refuse what another process has done")
async def elsewhere(interaction: Interaction) -> None:
    await handle(interaction, lambda _: _done_elsewhere(interaction))


@app_commands.command(name="break", description="Break, perhaps late")
async def break_(interaction: Interaction, late: bool = False) -> None:
    async def work(_: Answer) -> None:
        if late:
            await _until_acknowledged(interaction)
        raise ZeroDivisionError("what nobody but the owner should read")

    await handle(interaction, work)


@app_commands.command(description="Break before anything else")
async def stumble(interaction: Interaction) -> None:
    raise ZeroDivisionError(f"what nobody but the owner should read, of {interaction.id}")


@app_commands.command(description="Answer with a page, perhaps late")
async def show(interaction: Interaction, late: bool = False) -> None:
    async def work(answer: Answer) -> None:
        if late:
            await _until_acknowledged(interaction)
        rows = ControlRow((button(AGAIN, "Again", NO_TABLE), button(SLOWLY, "Slowly", NO_TABLE)))
        await answer.reply(Page(("shown", Section("beside", button(ANEW, "Anew", NO_TABLE)), rows)))
        if late:
            await answer.reply(Payload("and one word more"))

    await handle(interaction, work)


@SAMPLE_HANDLERS.on(ASKED)
async def asked(click: AnyClick) -> None:
    await click.answer.open_form(form(AGAIN, "A form", (FormLine("Words"),), click.table))


@SAMPLE_HANDLERS.on(ASKED_TOO_LATE)
async def asked_too_late(click: AnyClick) -> None:
    """A form, when the click has been acknowledged already."""
    await _until_acknowledged(click.interaction)
    await asked(click)


@SAMPLE_HANDLERS.on(DONE_ELSEWHERE)
async def done_elsewhere(click: AnyClick) -> None:
    await _done_elsewhere(click.interaction)


@SAMPLE_HANDLERS.on(ANEW)
async def anew(click: AnyClick) -> None:
    await click.answer.redraw(Page(("shown anew",)))


@SAMPLE_HANDLERS.on(AGAIN)
async def again(click: AnyClick) -> None:
    await click.answer.redraw(Payload("redrawn"))


@SAMPLE_HANDLERS.on(SLOWLY)
async def slowly(click: AnyClick) -> None:
    await _until_acknowledged(click.interaction)
    await click.answer.redraw(Payload("redrawn late"))


@SAMPLE_HANDLERS.on(QUIETLY)
async def quietly(click: AnyClick) -> None:
    await click.answer.acknowledge()
    await click.answer.acknowledge()
    await click.answer.reply(Payload("and one word more"))


def public_message(table: int) -> Payload:
    """A public message with buttons that show a private hand, or a lesson's hand, in place of it."""
    lesson = button(LESSON, "Teach", 0, LessonStep("black-tile", 0))
    return Payload("told to all", rows=((button(EXPOSE, "Expose", table), lesson),))


@SAMPLE_HANDLERS.on(EXPOSE)
async def expose(click: AnyClick) -> None:
    snapshot = await services_of(click.interaction).tables.snapshot(click.table)
    seat = snapshot.seat_of(click.interaction.user.id)
    assert seat is not None
    await click.answer.redraw(hand_messages.hand(snapshot, seat))


SAMPLE_COMMANDS = (tell, refuse, elsewhere, break_, stumble, show)
