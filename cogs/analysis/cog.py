"""The cost of one's own decisions, under each deal and match that is over, and clicks that ask for it or share it."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from bot.message import Message
from bot.table.errors import NotAllowed
from bot.words.speaker import in_language, say_chat
from cogs.analysis.grades import RecordedDecision
from cogs.analysis.pages import (
    DECISION,
    DECISION_DETAILS,
    MATCH_DETAILS,
    MY_MATCH,
    SHARE_DECISION,
    WHAT_DECIDED,
    DealNumber,
    DecisionPlace,
    biggest_mistake_button,
    button_of_match,
    deal_page,
    decision_page,
    match_page,
    shared_page,
    waiting_page,
)
from cogs.analysis.table import Analysis, Reviewed, ReviewProgress
from cogs.analysis.words import details_text, match_details
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import Interaction, language_here, part_of, server_of
from cogs.kit.answers.sharing import SHARED, check_may_share
from cogs.kit.answers.sharing import share as post_here
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.payload import Payload
from cogs.kit.slots import (
    ACCURACY,
    LOOK_BACK_AT_DEAL,
    LOOK_BACK_AT_MATCH,
    LOOK_BACK_AT_OWN_DEAL,
    LOOK_BACK_AT_OWN_MATCH,
    OWN_DECISIONS,
)
from cogs.messages.games import practice_button

T = TypeVar("T")
_MOMENT = 1.5  # seconds between looks at what there is to tell of long work


def setup(host: Host) -> Feature:
    return Feature((Analysis(host.access, host.worker),))


LOOK_BACK_AT_DEAL.put(biggest_mistake_button)
LOOK_BACK_AT_OWN_DEAL.put(biggest_mistake_button)
for slot in (LOOK_BACK_AT_MATCH, LOOK_BACK_AT_OWN_MATCH):
    slot.put(lambda snapshot: button_of_match(snapshot.id), rank=1)
OWN_DECISIONS.put(button_of_match)


@ACCURACY.put
async def accuracies(interaction: Interaction, user_id: int, game: str | None) -> Sequence[int]:
    """A person's accuracies in their latest matches that they looked back at."""
    return await part_of(interaction, Analysis).accuracies(user_id, game)


@on(WHAT_DECIDED, only_shows=True)
async def what_decided(click: Click[DealNumber]) -> None:
    """The costliest of one's own decisions in a deal that is over."""
    user = click.interaction.user
    work = part_of(click.interaction, Analysis).of_deal(click.table, user.id, click.argument.deal)
    review = await _awaited(click, work, waiting_page)
    await click.answer.reply(deal_page(review, await _place(click)))


@on(MY_MATCH, only_shows=True)
async def my_match(click: AnyClick) -> None:
    """A match by one's own decisions, as far as its deals are over."""
    await click.answer.reply(match_page(*await _reviewed(click), await _place(click)))


@on(MATCH_DETAILS, only_shows=True)
async def figures(click: AnyClick) -> None:
    """The figures of a match, with their meaning."""
    await click.answer.reply(Payload(say_chat(match_details((await _reviewed(click)).review))))


async def _reviewed(click: AnyClick) -> Reviewed:
    user, progress = click.interaction.user, ReviewProgress()
    work = part_of(click.interaction, Analysis).of_match(click.table, user.id, progress)
    return await _awaited(click, work, lambda: waiting_page(progress.deal, progress.deals))


@on(DECISION, only_shows=True)
async def decision(click: AnyClick) -> None:
    """One of the costliest decisions of a match, chosen from its page."""
    made = await _decided(click, click.chosen_id)
    await click.answer.reply(decision_page(made, await _place(click)))


@on(DECISION_DETAILS, only_shows=True)
async def details(click: AnyClick) -> None:
    """The figures by which a decision was judged."""
    made = await _decided(click, click.position or 0)
    await click.answer.reply(Payload((await _place(click)).said(details_text(made))))


@on(SHARE_DECISION)
async def share(click: AnyClick) -> None:
    """Post one of your own decisions in the channel where you made it. No one else can."""
    interaction = click.interaction
    channel = await part_of(interaction, Analysis).channel_to_share_in(click.table)
    if channel is None:
        raise NotAllowed(Message("analysis-alone"))
    if server_of(interaction) is None or channel != interaction.channel_id:
        raise NotAllowed(Message("analysis-elsewhere"))
    check_may_share(interaction)
    await click.answer.acknowledge()
    made = await _decided(click, click.position or 0)
    with in_language(await language_here(interaction)):
        shared = shared_page(made, await _place(click))
    await post_here(interaction, await shared.ready(), f"point{click.table}.{made.position}")
    await click.answer.redraw(decision_page(made, await _place(click), say_chat(SHARED)))


async def _decided(click: AnyClick, position: int) -> RecordedDecision:
    """A decision of the person who clicked. Raises a Refusal where it is none of theirs."""
    work = part_of(click.interaction, Analysis).of_decision(click.table, click.user_id, position)
    return await _awaited(click, work, waiting_page)


async def _awaited(click: Click[Any], work: Coroutine[Any, Any, T], waiting: Callable[[], Payload]) -> T:
    """Run `work`, sending progress messages after 1.5 s. Other presses are not delayed."""
    await click.answer.acknowledge()
    task, shown = asyncio.create_task(work), None
    try:
        while not (await asyncio.wait({task}, timeout=_MOMENT))[0]:
            if (page := waiting()) != shown:
                await click.answer.announce(page)
                shown = page
        return await task
    finally:
        task.cancel()


async def _place(click: Click[Any]) -> DecisionPlace:
    """The place where the person who clicked sees decisions of the table."""
    interaction, tables = click.interaction, click.tables
    snapshot = await tables.snapshot(click.table)
    channel = await part_of(interaction, Analysis).channel_to_share_in(click.table)
    is_here = server_of(interaction) is not None and channel == interaction.channel_id
    play = practice_button(snapshot.game, snapshot.options)
    return DecisionPlace(click.table, snapshot.names, is_here, play)
