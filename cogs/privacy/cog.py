"""/privacy: a person's stored data on a page for them alone, with buttons to download and to delete it."""

import asyncio
from gzip import compress

from discord.ext import commands

from bot.message import AllOf, Message, lines
from bot.rules.errors import Refusal
from bot.settings import Operator
from bot.table.errors import NotAllowed
from bot.words.speaker import say_chat
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import Interaction, part_of, services_of
from cogs.kit.commands import command
from cogs.kit.custom_ids import Action, OwnData
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.buttons import DANGER, button
from cogs.kit.payload.page import Block, ControlRow, Divider, Page, Section
from cogs.kit.payload.payload import Attachment, Payload
from cogs.kit.shared_pages import DataPage, operator_line
from cogs.kit.slots import LISTED_COMMANDS, OWN_DATA, Listed
from cogs.privacy.table import PersonalData, StoredData

_PLAIN, _LARGEST = 2 * 10**6, 10 * 10**6  # bytes: of a file that is not packed, and that Discord takes
PRIVACY = Action("privacy", OwnData)
EXPORT = Action("export", OwnData)
DELETE_DATA = Action("deletedata", OwnData)


def setup(host: Host) -> Feature:
    tables = host.tables
    data = PersonalData(host.access, tables.seating, tables.preferences)
    return Feature((data, OwnDataPage()), (PrivacyCommands(),))


class PrivacyCommands(commands.Cog):
    @command("privacy", only_shows=True)
    async def privacy(self, answer: Answer) -> None:
        interaction = answer.interaction
        await answer.reply(await page_of(interaction, interaction.user.id))


def data_page(summary: StoredData, user_id: int, operator: Operator) -> Page:
    """The amounts of stored data, with buttons to download and to delete it."""
    with_button = dict(OWN_DATA)
    own, counts = OwnData(user_id), summary.counts
    data = [Message(key, **counts[key]) for key in counts if key not in with_button]
    blocks: list[Block] = [say_chat(lines(Message("privacy-title"), *(data or [Message("privacy-nothing")])))]
    if data:
        export = button(EXPORT, Message("button-download"), 0, own)
        delete = button(DELETE_DATA, Message("button-delete-data"), 0, own, style=DANGER)
        blocks.append(ControlRow((export, delete)))
    blocks += [Section(say_chat(Message(key)), with_button[key](user_id)) for key in counts if key in with_button]
    if links := operator_line(operator):
        blocks += [Divider(), links]
    return Page(tuple(blocks))


def confirmation(summary: StoredData, user_id: int) -> Page:
    tables = summary.open_tables
    where = AllOf(f"<#{row.channel_id}>" for row in tables[:10])
    leaving = Message("privacy-leaving", tables=len(tables), where=where) if tables else None
    text = lines(
        Message("privacy-delete-title"), Message("privacy-goes"), Message("privacy-stays"),
        leaving, Message("privacy-no-undo"),
    )  # fmt: skip
    label = Message("button-leave-and-delete" if tables else "button-delete")
    delete = button(DELETE_DATA, label, 0, OwnData(user_id, confirmed=True), style=DANGER)
    return Page((say_chat(text), ControlRow((delete, button(PRIVACY, Message("button-keep"), 0, OwnData(user_id))))))


@on(PRIVACY, only_shows=True)
async def show(click: Click[OwnData]) -> None:
    """Show the page of stored data again."""
    _check_own(click)
    await click.answer.redraw(await page_of(click.interaction, click.user_id))


async def page_of(interaction: Interaction, user_id: int) -> Page:
    """The page of a person's stored data. Raises NotLoaded."""
    summary = await part_of(interaction, PersonalData).summary(user_id)
    return data_page(summary, user_id, services_of(interaction).operator)


class OwnDataPage(DataPage):
    """The page as others show it."""

    async def redraw(self, answer: Answer, user_id: int) -> None:
        await answer.redraw(await page_of(answer.interaction, user_id))


@on(EXPORT, only_shows=True)
async def export(click: Click[OwnData]) -> None:
    """Send all stored data as a file of JSON."""
    _check_own(click)
    data = await part_of(click.interaction, PersonalData).export(click.user_id)
    file = Attachment("boneyard-personal-data.json", data, content_type="application/json")
    if len(data) > _PLAIN:
        packed = await asyncio.to_thread(compress, data)
        file = Attachment(f"{file.name}.gz", packed, content_type="application/gzip")
    if len(file.data) > _LARGEST:
        raise Refusal(Message("privacy-too-large"))
    await click.answer.reply(Payload(say_chat(Message("privacy-exported")), file=file))


@on(DELETE_DATA)
async def delete(click: Click[OwnData]) -> None:
    """Delete the stored data, after a confirmation that says what goes and what stays."""
    _check_own(click)
    personal_data, user_id = part_of(click.interaction, PersonalData), click.user_id
    if not click.argument.confirmed:
        await click.answer.redraw(confirmation(await personal_data.summary(user_id), user_id))
        return
    await personal_data.delete(click.person)
    await click.answer.redraw(Page((say_chat(Message("privacy-deleted")),)))


def _check_own(click: Click[OwnData]) -> None:
    """Raises NotAllowed on another person's page."""
    if click.argument.user_id != click.user_id:
        raise NotAllowed(Message("privacy-not-yours"))


LISTED_COMMANDS.put(Listed("privacy"))
