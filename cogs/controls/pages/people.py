"""Clicks on the leaderboard and on a player's card."""

from dataclasses import replace

from bot.message import Message
from bot.words.speaker import say
from cogs.controls.clicks import Click
from cogs.controls.interaction import services_of, viewer_of
from cogs.controls.registry import on
from cogs.messages import people as pages
from cogs.messages.people_ids import BOARD, CARD, BoardPage, CardPage


@on(BOARD, only_shows=True)
async def leaderboard(click: Click[BoardPage]) -> None:
    """The leaderboard of another time, or of a game that was chosen."""
    tables, which = services_of(click.interaction).tables, click.argument
    if click.values:
        which = replace(which, game=_game(click.value))
    viewer = await viewer_of(click.interaction)
    await click.answer.redraw(await pages.leaderboard(tables.people, tables.catalogue, viewer, which))


@on(CARD, only_shows=True)
async def card(click: Click[CardPage]) -> None:
    """A player's card of a game that was chosen, of all games, or their achievements."""
    tables, which = services_of(click.interaction).tables, click.argument
    if click.values:
        which = replace(which, game=_game(click.value), earned=False)
    viewer = await viewer_of(click.interaction)
    name = await tables.results.name_of(viewer, which.user_id) or say(Message("someone"))
    await click.answer.redraw(await pages.card(tables.people, tables.catalogue, viewer, which, name))


def _game(value: str) -> str | None:
    """The game of an option."""
    return None if value == pages.EVERY_GAME else value
