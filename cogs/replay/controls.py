"""Opening a replay, and stepping through it. A page is made anew from its custom id, and from the record it carries."""

import discord

from bot.message import Message
from bot.rules.errors import Refusal
from bot.table.verification.head import BadRecord
from bot.table.verification.verify import LARGEST, decoded
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import Interaction, part_of, server_of
from cogs.kit.custom_ids import UnknownControl
from cogs.kit.payload.payload import Attachment, Payload
from cogs.kit.shared_pages import ReplayPages
from cogs.replay.ids import REPLAY, REPLAY_DEAL, REPLAY_FRAME, ReplayPlace
from cogs.replay.pages import Source, page
from cogs.replay.table import Replays
from cogs.replay.words import Replay

NAME = "boneyard-record.txt"


@on(REPLAY, only_shows=True)
async def open_replay(click: Click[ReplayPlace]) -> None:
    """The Replay button of a match or a deal: a page for this person only."""
    await click.answer.reply(await page_of_table(click.interaction, click.table, click.argument))


@on(REPLAY_FRAME, only_shows=True)
@on(REPLAY_DEAL, only_shows=True)
async def turn_to(click: Click[ReplayPlace]) -> None:
    """Another frame, or the first of the deal that was chosen."""
    place = ReplayPlace(_deal(click.value), 0) if click.values else click.argument
    replay, source = await replayed(click, place.deal)
    await click.answer.redraw(page(replay, source, place))


async def replayed(click: Click[ReplayPlace], deal: int) -> tuple[Replay, Source]:
    """The deal of the replay that was clicked on, and where it comes from."""
    if click.table:
        return await _of_table(click.interaction, click.table, deal)
    message = click.interaction.message
    carried = [one for one in message.attachments if one.filename == NAME] if message is not None else []
    if not carried:
        raise Refusal(Message("replay-file-lost"))
    return await _of_record(click.interaction, await read_record(carried[0]), deal)


async def page_of_table(interaction: Interaction, table_id: int, place: ReplayPlace) -> Payload:
    """A page of the replay of a table's match. Raises a Refusal where there is nothing to show."""
    return page(*await _of_table(interaction, table_id, place.deal), place)


async def page_of_record(interaction: Interaction, attached: discord.Attachment) -> Payload:
    """The first page of the replay of a record. Raises BadRecord."""
    return page(*await _of_record(interaction, await read_record(attached), 1), ReplayPlace())


async def read_record(attached: discord.Attachment) -> str:
    """The text of an attached record. Raises BadRecord where it is too large, no text, or not there any more."""
    if attached.size > LARGEST:
        raise BadRecord(Message("record-too-large"))
    try:
        return decoded(await attached.read())
    except (discord.HTTPException, OSError):
        raise Refusal(Message("replay-file-unread")) from None


async def _of_table(interaction: Interaction, table_id: int, deal: int) -> tuple[Replay, Source]:
    replays = part_of(interaction, Replays)
    replay, channel = await replays.of_table(table_id, deal), await replays.channel_to_share_in(table_id)
    is_here = channel == interaction.channel_id and server_of(interaction) is not None
    note = "" if is_here or channel is None else Message("replay-share-there", channel=f"<#{channel}>")
    return replay, Source(table_id, note=note, is_shared_here=is_here)


async def _of_record(interaction: Interaction, text: str, deal: int) -> tuple[Replay, Source]:
    replay, proof = await part_of(interaction, Replays).of_record(text, deal)
    record = Attachment(NAME, text.encode(), content_type="text/plain")
    return replay, Source(record=record, note=proof, is_shared_here=server_of(interaction) is not None)


def _deal(value: str) -> int:
    if not value.isascii() or not value.isdecimal() or len(value) > 5:
        raise UnknownControl
    return int(value)


class Pages(ReplayPages):
    """The pages as others show them."""

    async def of_table(self, interaction: Interaction, table_id: int) -> Payload:
        return await page_of_table(interaction, table_id, ReplayPlace())

    async def of_record(self, interaction: Interaction, record: discord.Attachment) -> Payload:
        return await page_of_record(interaction, record)
