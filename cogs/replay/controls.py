"""Opening a replay, stepping through it, and sharing what it shows.

A page is made anew from its custom id, and from the record it carries.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial

import discord

from bot.message import Message
from bot.rules.errors import Refusal
from bot.table.errors import NotAllowed
from bot.table.verification.head import BadRecord
from bot.table.verification.verify import LARGEST, decoded
from bot.words.length import clipped
from bot.words.speaker import in_language
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import Interaction, language_here, name_of, part_of, server_of
from cogs.kit.answers.sharing import SHARED, check_may_share, share
from cogs.kit.custom_ids import UnknownControl
from cogs.kit.payload.payload import Attachment, Payload, ReadyMessage
from cogs.kit.shared_pages import ReplayPages
from cogs.replay.pages import (
    ANIMATE_DEAL,
    ANIMATE_TRICK,
    REPLAY,
    REPLAY_DEAL,
    REPLAY_FRAME,
    SHARE_FRAME,
    ReplayPlace,
    Source,
    frame_at,
    page,
    shared_text,
)
from cogs.replay.pictures import CONTENT_TYPE, animated_deal, animated_trick, draw_frame
from cogs.replay.table import Replays
from cogs.replay.words import DealPart, Replay, ReplayFrame

RECORD_NAME = "boneyard-record.txt"


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
    carried = [one for one in message.attachments if one.filename == RECORD_NAME] if message is not None else []
    if not carried:
        raise Refusal(Message("replay-file-lost"))
    return await _of_record(click.interaction, await read_record(carried[0]), deal)


async def page_of_table(interaction: Interaction, table_id: int, place: ReplayPlace) -> Payload:
    """A page of the replay of a table's match. Raises a Refusal where there is nothing to show."""
    return page(*await _of_table(interaction, table_id, place.deal), place)


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
    record = Attachment(RECORD_NAME, text.encode(), content_type="text/plain")
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
        return page(*await _of_record(interaction, await read_record(record), 1), ReplayPlace())


# -- sharing ----------------------------------------------------------------------------------------------------------


_ANIMATOR = ThreadPoolExecutor(1, "animations")  # one after another: each has its own thread busy for a second


@on(SHARE_FRAME)
async def frame(click: Click[ReplayPlace]) -> None:
    with in_language(await language_here(click.interaction)):
        replay, source, shown, place = await _to_share(click)
        who = name_of(click.interaction.user)
        posted = Payload(shared_text(replay, source, shown, who), draw_frame(shown, replay.names))
    await share(click.interaction, await posted.ready())
    await click.answer.redraw(page(replay, source, place, shared=SHARED))


@on(ANIMATE_TRICK)
async def trick(click: Click[ReplayPlace]) -> None:
    """Post the trick that is shown, play by play."""
    with in_language(await language_here(click.interaction)):
        replay, source, shown, place = await _to_share(click)
        if shown.part is not DealPart.TRICK:
            raise UnknownControl
        await _post_animation(click, replay, source, shown, partial(animated_trick, shown, replay.names))
    await click.answer.redraw(page(replay, source, place, shared=Message("replay-shared-trick")))


@on(ANIMATE_DEAL)
async def deal(click: Click[ReplayPlace]) -> None:
    """Post the whole deal, frame by frame."""
    with in_language(await language_here(click.interaction)):
        replay, source, shown, place = await _to_share(click)
        animate = partial(animated_deal, replay.frames, replay.names)
        await _post_animation(click, replay, source, shown, animate, whole_deal=True)
    await click.answer.redraw(page(replay, source, place, shared=Message("replay-shared-deal")))


async def _to_share(click: Click[ReplayPlace]) -> tuple[Replay, Source, ReplayFrame, ReplayPlace]:
    """What was pressed on. Raises a Refusal where the bot or the person cannot post here."""
    check_may_share(click.interaction)
    replay, source = await replayed(click, click.argument.deal)
    if not source.is_shared_here:
        raise NotAllowed(Message("analysis-elsewhere"))
    return replay, source, *frame_at(replay, click.argument)


async def _post_animation(
    click: Click[ReplayPlace],
    replay: Replay,
    source: Source,
    shown: ReplayFrame,
    animate: Callable[[], bytes],
    *,
    whole_deal: bool = False,
) -> None:
    """Post an animation, drawn in its own thread in the current language."""
    await click.answer.acknowledge()
    data = await asyncio.get_running_loop().run_in_executor(_ANIMATOR, copy_context().run, animate)
    text = shared_text(replay, source, shown, name_of(click.interaction.user), whole_deal=whole_deal)
    last = draw_frame(replay.frames[-1] if whole_deal else shown, replay.names)
    alt = clipped([Message("replay-animation"), last.alt])
    await share(click.interaction, ReadyMessage(text, Attachment("replay.webp", data, alt, CONTENT_TYPE)))
