"""Sharing what a replay shows in the channel: a frame, or an animation of a trick or of a deal; once a press."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import TypeVarTuple

from bot.message import Message
from bot.table.errors import NotAllowed
from bot.words.length import clipped
from bot.words.speaker import in_language
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import language_here, name_of
from cogs.kit.answers.sharing import SHARED, check_may_share, share
from cogs.kit.custom_ids import UnknownControl
from cogs.kit.payload.payload import Attachment, Parts, Payload
from cogs.replay.controls import replayed
from cogs.replay.ids import ANIMATE_DEAL, ANIMATE_TRICK, SHARE_FRAME, ReplayPlace
from cogs.replay.pages import Source, frame_at, page, shared_text
from cogs.replay.pictures.frame import CONTENT_TYPE, animated_deal, animated_trick, draw_frame
from cogs.replay.words import DealPart, Frame, Replay

_ANIMATOR = ThreadPoolExecutor(1, "animations")  # one after another: each has its own thread busy for a second
Ts = TypeVarTuple("Ts")


@on(SHARE_FRAME)
async def frame(click: Click[ReplayPlace]) -> None:
    """Post the frame that is shown."""
    with in_language(await language_here(click.interaction)):
        replay, source, shown, place = await _to_share(click)
        who = name_of(click.interaction.user)
        posted = Payload(shared_text(replay, source, shown, who), draw_frame(shown, replay.names))
    await share(click.interaction, await posted.parts())
    await click.answer.redraw(page(replay, source, place, shared=SHARED))


@on(ANIMATE_TRICK)
async def trick(click: Click[ReplayPlace]) -> None:
    """Post the trick that is shown, play by play."""
    with in_language(await language_here(click.interaction)):
        replay, source, shown, place = await _to_share(click)
        if shown.part is not DealPart.TRICK:
            raise UnknownControl
        await click.answer.acknowledge()
        data = await _animated(animated_trick, shown, replay.names)
        await _post_animation(click, replay, source, shown, data)
    await click.answer.redraw(page(replay, source, place, shared=Message("replay-shared-trick")))


@on(ANIMATE_DEAL)
async def deal(click: Click[ReplayPlace]) -> None:
    """Post the whole deal, frame by frame."""
    with in_language(await language_here(click.interaction)):
        replay, source, shown, place = await _to_share(click)
        await click.answer.acknowledge()
        data = await _animated(animated_deal, replay.frames, replay.names)
        await _post_animation(click, replay, source, shown, data, whole_deal=True)
    await click.answer.redraw(page(replay, source, place, shared=Message("replay-shared-deal")))


async def _animated(animate: Callable[[*Ts], bytes], *arguments: *Ts) -> bytes:
    """Draw an animation in its own thread, in the current language."""
    work = partial(copy_context().run, animate, *arguments)
    return await asyncio.get_running_loop().run_in_executor(_ANIMATOR, work)


async def _to_share(click: Click[ReplayPlace]) -> tuple[Replay, Source, Frame, ReplayPlace]:
    """What was pressed on. Raises a Refusal where it may not be posted here, by the bot or by who pressed."""
    check_may_share(click.interaction)
    replay, source = await replayed(click, click.argument.deal)
    if not source.is_shared_here:
        raise NotAllowed(Message("replay-elsewhere"))
    return replay, source, *frame_at(replay, click.argument)


async def _post_animation(
    click: Click[ReplayPlace], replay: Replay, source: Source, shown: Frame, data: bytes, *, whole_deal: bool = False
) -> None:
    text = shared_text(replay, source, shown, name_of(click.interaction.user), whole_deal=whole_deal)
    last = draw_frame(replay.frames[-1] if whole_deal else shown, replay.names)
    alt = clipped([Message("replay-animation"), last.alt])
    await share(click.interaction, Parts(text, Attachment("replay.webp", data, alt, CONTENT_TYPE)))
