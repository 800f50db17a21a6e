"""Clicks by which a person reads, takes away or deletes what is kept of them; each is bound to that person."""

import asyncio
from gzip import compress

from bot.message import Message
from bot.rules.errors import Refusal
from bot.table.errors import NotAllowed
from bot.words.speaker import say_chat
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import Interaction, part_of, person_of, services_of
from cogs.kit.custom_ids import OwnData
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import Attachment, Payload
from cogs.kit.shared_pages import DataPage
from cogs.privacy import pages as privacy_page
from cogs.privacy.pages import DELETE_DATA, EXPORT, PRIVACY
from cogs.privacy.table import PersonalData

_PLAIN, _LARGEST = 2 * 10**6, 10 * 10**6  # bytes: of a file that is not packed, and that Discord takes


@on(PRIVACY, only_shows=True)
async def page(click: Click[OwnData]) -> None:
    """What is kept of the person, again."""
    _check_own(click)
    await click.answer.redraw(await page_of(click.interaction, click.interaction.user.id))


async def page_of(interaction: Interaction, user_id: int) -> Page:
    """What is kept of a person, now. Raises NotLoaded."""
    summary = await part_of(interaction, PersonalData).summary(user_id)
    return privacy_page.page(summary, user_id, services_of(interaction).operator)


class OwnDataPage(DataPage):
    """The page as others show it."""

    async def redraw(self, answer: Answer, user_id: int) -> None:
        await answer.redraw(await page_of(answer.interaction, user_id))


@on(EXPORT, only_shows=True)
async def export(click: Click[OwnData]) -> None:
    """All that is kept of the person, as a file of JSON."""
    _check_own(click)
    data = await part_of(click.interaction, PersonalData).export(click.interaction.user.id)
    file = Attachment("boneyard-personal-data.json", data, content_type="application/json")
    if len(data) > _PLAIN:
        packed = await asyncio.to_thread(compress, data)
        file = Attachment(f"{file.name}.gz", packed, content_type="application/gzip")
    if len(file.data) > _LARGEST:
        raise Refusal(Message("privacy-too-large"))
    await click.answer.reply(Payload(say_chat(privacy_page.EXPORTED), file=file))


@on(DELETE_DATA)
async def delete(click: Click[OwnData]) -> None:
    """Delete what is kept of the person, after a confirmation that says what goes and what stays."""
    _check_own(click)
    personal_data, user_id = part_of(click.interaction, PersonalData), click.interaction.user.id
    if not click.argument.confirmed:
        await click.answer.redraw(privacy_page.confirmation(await personal_data.summary(user_id), user_id))
        return
    await personal_data.delete(person_of(click.interaction))
    await click.answer.redraw(Page((say_chat(Message("privacy-deleted")),)))


def _check_own(click: Click[OwnData]) -> None:
    """Raises NotAllowed on another person's page."""
    if click.argument.user_id != click.interaction.user.id:
        raise NotAllowed(Message("privacy-not-yours"))
