"""Replay, in the context menu of a message: the match that it is about, step by step; and what is shared of it.

A page is made anew from its custom id, and from the record it carries.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from itertools import chain

import discord
from discord import app_commands

from bot.message import Message
from bot.rules.errors import Refusal
from bot.table.errors import NotAllowed
from bot.table.state.snapshot import Snapshot
from bot.table.verification.head import BadRecord
from bot.table.verification.verify import LARGEST, decoded
from bot.words.length import clipped
from bot.words.speaker import in_language
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import Interaction, language_here, name_of, part_of, server_of
from cogs.kit.answers.sharing import SHARED, check_may_share, share
from cogs.kit.answers.visibility import check_bound
from cogs.kit.commands import ANYWHERE, answered, translatable
from cogs.kit.custom_ids import UnknownControl, tables_on
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.payload import Attachment, Component, Payload, ReadyMessage, row_of
from cogs.kit.shared_pages import ReplayPages
from cogs.kit.slots import LOOK_BACK_AT_DEAL, LOOK_BACK_AT_MATCH, LOOK_BACK_AT_OWN_MATCH, REPLAY
from cogs.replay import pages
from cogs.replay.pages import (
    ANIMATE_DEAL,
    ANIMATE_TRICK,
    OPEN_REPLAY,
    REPLAY_DEAL,
    REPLAY_FRAME,
    SHARE_FRAME,
    ReplayPlace,
    Source,
    frame_at,
    page,
    play_row,
    shared_text,
)
from cogs.replay.pictures import CONTENT_TYPE, animated_deal, animated_trick, draw_frame
from cogs.replay.table import Replays
from cogs.replay.words import DealPart, Replay, ReplayFrame

RECORD_NAME = "boneyard-record.txt"
_ANIMATOR = ThreadPoolExecutor(1, "animations")  # one after another: each has its own thread busy for a second


def setup(host: Host) -> Feature:
    name = translatable(Message("menu-replay"))
    menu = app_commands.ContextMenu(name=name, callback=answered(_replay, only_shows=True), allowed_contexts=ANYWHERE)
    return Feature((Replays(host.access), Pages()), (menu,))


async def _replay(answer: Answer, message: discord.Message) -> None:
    """The replay of the match that a message of the bot's is about; or of a record attached to any message."""
    interaction = answer.interaction
    records = [file for file in message.attachments if file.filename.endswith(".txt")]
    if records:
        await answer.reply(await part_of(interaction, Pages).of_record(interaction, records[0]))
        return
    rows = (row.to_dict() for row in message.components) if message.author == interaction.client.user else ()
    table = next(chain(tables_on(rows)), None)
    if table is None:
        raise Refusal(Message("refused-no-match-there"))
    await check_bound(interaction, table)
    await answer.reply(await part_of(interaction, Pages).of_table(interaction, table))


def _of_own_match(snapshot: Snapshot) -> Component | None:
    return None if snapshot.row.contest_id is not None else pages.replay_button(snapshot)


LOOK_BACK_AT_DEAL.put(pages.replay_button, rank=1)
LOOK_BACK_AT_MATCH.put(pages.replay_button)
LOOK_BACK_AT_OWN_MATCH.put(_of_own_match, rank=2)
REPLAY.put(pages.button_of_match)


# -- clicks -----------------------------------------------------------------------------------------------------------


@on(OPEN_REPLAY, only_shows=True)
async def open_replay(click: Click[ReplayPlace]) -> None:
    """The Replay button of a match or a deal: a page for this person only."""
    place = click.argument
    await click.answer.reply(page(*await _of_table(click.interaction, click.table, place.deal), place))


@on(REPLAY_FRAME, only_shows=True)
@on(REPLAY_DEAL, only_shows=True)
async def turn_to(click: Click[ReplayPlace]) -> None:
    """Another frame, or the first of the deal that was chosen."""
    place = ReplayPlace(click.chosen_id, 0) if click.values else click.argument
    await click.answer.redraw(page(*await _replayed(click, place.deal), place))


async def _replayed(click: Click[ReplayPlace], deal: int) -> tuple[Replay, Source]:
    """A deal of the replay that was clicked on, and its source."""
    if click.table:
        return await _of_table(click.interaction, click.table, deal)
    message = click.interaction.message
    carried = [file for file in message.attachments if file.filename == RECORD_NAME] if message is not None else []
    if not carried:
        raise Refusal(Message("replay-file-lost"))
    return await _of_record(click.interaction, carried[0], deal)


async def _of_table(interaction: Interaction, table_id: int, deal: int) -> tuple[Replay, Source]:
    """A deal of a table's match. Raises a Refusal where there is nothing to show."""
    replays = part_of(interaction, Replays)
    replay, channel = await replays.of_table(table_id, deal), await replays.channel_to_share_in(table_id)
    is_here = channel == interaction.channel_id and server_of(interaction) is not None
    note = "" if is_here or channel is None else Message("replay-share-there", channel=f"<#{channel}>")
    return replay, Source(table_id, note=note, is_shared_here=is_here)


async def _of_record(interaction: Interaction, attached: discord.Attachment, deal: int) -> tuple[Replay, Source]:
    """A deal of an attached record. Raises BadRecord where it is too large or no text, Refusal where it is gone."""
    if attached.size > LARGEST:
        raise BadRecord(Message("record-too-large"))
    try:
        text = decoded(await attached.read())
    except (discord.HTTPException, OSError):
        raise Refusal(Message("replay-file-unread")) from None
    replay, proof = await part_of(interaction, Replays).of_record(text, deal)
    record = Attachment(RECORD_NAME, text.encode(), content_type="text/plain")
    return replay, Source(record=record, note=proof, is_shared_here=server_of(interaction) is not None)


class Pages(ReplayPages):
    """The pages as other features show them."""

    async def of_table(self, interaction: Interaction, table_id: int) -> Payload:
        place = ReplayPlace()
        return page(*await _of_table(interaction, table_id, place.deal), place)

    async def of_record(self, interaction: Interaction, record: discord.Attachment) -> Payload:
        return page(*await _of_record(interaction, record, 1), ReplayPlace())


# -- sharing ----------------------------------------------------------------------------------------------------------


@on(SHARE_FRAME)
async def frame(click: Click[ReplayPlace]) -> None:
    """Post the frame that is shown."""
    with in_language(await language_here(click.interaction)):
        replay, source, shown, place = await _to_share(click)
        who = name_of(click.interaction.user)
        picture = draw_frame(shown, replay.names)
        posted = Payload(shared_text(replay, source, shown, who), picture, play_row(replay))
    await share(click.interaction, await posted.ready())
    await click.answer.redraw(page(replay, source, place, shared=SHARED))


@on(ANIMATE_TRICK)
async def trick(click: Click[ReplayPlace]) -> None:
    """Post the trick that is shown, play by play."""
    await _animate(click, whole_deal=False)


@on(ANIMATE_DEAL)
async def deal(click: Click[ReplayPlace]) -> None:
    """Post the whole deal, frame by frame."""
    await _animate(click, whole_deal=True)


async def _animate(click: Click[ReplayPlace], *, whole_deal: bool) -> None:
    """Post an animation, drawn in its own thread in the channel's language."""
    interaction = click.interaction
    with in_language(await language_here(interaction)):
        replay, source, shown, place = await _to_share(click)
        if not whole_deal and shown.part is not DealPart.TRICK:
            raise UnknownControl
        last, animate = shown, partial(animated_trick, shown, replay.names)
        if whole_deal:
            last, animate = replay.frames[-1], partial(animated_deal, replay.frames, replay.names)
        await click.answer.acknowledge()
        data = await asyncio.get_running_loop().run_in_executor(_ANIMATOR, copy_context().run, animate)
        text = shared_text(replay, source, shown, name_of(interaction.user), whole_deal=whole_deal)
        alt = clipped([Message("replay-animation"), draw_frame(last, replay.names).alt])
        film = Attachment("replay.webp", data, alt, CONTENT_TYPE)
        await share(interaction, ReadyMessage(text, film, tuple(map(row_of, play_row(replay)))))
    shared = Message("replay-shared-deal" if whole_deal else "replay-shared-trick")
    await click.answer.redraw(page(replay, source, place, shared=shared))


async def _to_share(click: Click[ReplayPlace]) -> tuple[Replay, Source, ReplayFrame, ReplayPlace]:
    """The frame to share. Raises a Refusal where the bot or the person cannot post here."""
    check_may_share(click.interaction)
    replay, source = await _replayed(click, click.argument.deal)
    if not source.is_shared_here:
        raise NotAllowed(Message("analysis-elsewhere"))
    return replay, source, *frame_at(replay, click.argument)
