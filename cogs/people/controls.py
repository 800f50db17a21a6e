"""Clicks on the leaderboard, on a player's card, and on a server's past matches."""

from dataclasses import replace

from bot.message import Message
from bot.rules.errors import Refusal
from bot.words.speaker import say
from cogs.kit.answers.clicks import Click
from cogs.kit.answers.interaction import part_of, services_of, viewer_of
from cogs.kit.answers.registry import on
from cogs.kit.controls.argument import parse_id
from cogs.people import history_pages, pages
from cogs.people.ids import BOARD, CARD, HISTORY, PAST_MATCH, BoardPage, CardPage, HistoryPage
from cogs.people.table import People, Results


@on(BOARD, only_shows=True)
async def leaderboard(click: Click[BoardPage]) -> None:
    """The leaderboard of another time, or of a game that was chosen."""
    people, which = part_of(click.interaction, People), click.argument
    catalogue = services_of(click.interaction).tables.catalogue
    if click.values:
        which = replace(which, game=_game(click.value))
    viewer = await viewer_of(click.interaction)
    await click.answer.redraw(await pages.leaderboard(people, catalogue, viewer, which))


@on(CARD, only_shows=True)
async def card(click: Click[CardPage]) -> None:
    """A player's card of a game that was chosen, of all games, or their achievements."""
    people, which = part_of(click.interaction, People), click.argument
    catalogue = services_of(click.interaction).tables.catalogue
    if click.values:
        which = replace(which, game=_game(click.value), earned=False)
    viewer = await viewer_of(click.interaction)
    name = await part_of(click.interaction, Results).name_of(viewer, which.user_id) or say(Message("someone"))
    await click.answer.redraw(await pages.card(people, catalogue, viewer, which, name))


def _game(value: str) -> str | None:
    """The game of an option."""
    return None if value == pages.EVERY_GAME else value


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
