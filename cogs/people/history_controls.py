"""Clicks on a server's past matches, and the record of one."""

from bot.rules.errors import Refusal
from cogs.kit import actions
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import part_of, services_of, viewer_of
from cogs.kit.custom_ids import parse_id
from cogs.kit.payload.payload import File
from cogs.messages import texts
from cogs.people import history_pages
from cogs.people.ids import HISTORY, PAST_MATCH, HistoryPage
from cogs.people.results import Results


@on(HISTORY, only_shows=True)
async def history(click: Click[HistoryPage]) -> None:
    """Another page of the past matches, or back to it from a match."""
    tables, viewer = services_of(click.interaction).tables, await viewer_of(click.interaction)
    await click.answer.redraw(
        await history_pages.page_of(part_of(click.interaction, Results), tables.catalogue, viewer, click.argument)
    )


@on(PAST_MATCH, only_shows=True)
async def past_match(click: Click[HistoryPage]) -> None:
    """A match chosen from the list."""
    tables = services_of(click.interaction).tables
    match = await part_of(click.interaction, Results).past_match(
        await viewer_of(click.interaction), parse_id(click.value)
    )
    try:
        snapshot = await tables.snapshot(match.table.id)
    except Refusal:  # played under rules that no longer exist: the stored results can still be shown
        snapshot = None
    sat_there = await tables.has_sat(match.table.id, click.interaction.user.id)
    page = history_pages.past_match(tables.catalogue, match, snapshot, click.argument, sat_there=sat_there)
    await click.answer.redraw(page)


@on(actions.RECORD, only_shows=True)
async def record(click: AnyClick) -> None:
    """The record of a finished match, as a file for `boneyard record verify`."""
    text = await services_of(click.interaction).tables.record_text(click.table)
    await click.answer.reply(File(texts.record_text(text), f"boneyard-{click.table}.txt", text.encode()))
