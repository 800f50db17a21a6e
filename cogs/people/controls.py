"""Clicks on the leaderboard and on a player's card."""

from dataclasses import replace

from bot.message import Message
from bot.words.speaker import say
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import part_of, services_of, viewer_of
from cogs.people import pages
from cogs.people.ids import BOARD, CARD, BoardPage, CardPage
from cogs.people.results import Results
from cogs.people.table import People


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
