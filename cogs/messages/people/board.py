"""The leaderboard as a message: its picture, and the controls for another time or another game."""

from bot.players.levels import LEVELS
from bot.rules.catalogue import Catalogue
from bot.table.people import Board, People, Period
from bot.table.results import Viewer
from bot.words.people.board import board_text
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.pages import BoardPage
from cogs.messages.parts.buttons import PRIMARY, SECONDARY, button, option, select
from cogs.messages.parts.payload import Component, Controls, Payload
from images.people.leaderboard import draw_leaderboard

EVERY_GAME = "all"  # the option for all games
_LABELS = {Period.WEEK: "7 days", Period.MONTH: "30 days", Period.ALL: "All time"}


async def message(people: People, catalogue: Catalogue, viewer: Viewer, which: BoardPage) -> Payload:
    """A leaderboard of the server. Raises BadOptions for no such game."""
    return payload(catalogue, await people.leaderboard(viewer, which.game, which.period, levels=LEVELS), which)


def payload(catalogue: Catalogue, board: Board, which: BoardPage) -> Payload:
    """A leaderboard with its controls."""
    return Payload(board_text(board), draw_leaderboard(board), _rows(catalogue, which))


def _rows(catalogue: Catalogue, which: BoardPage) -> Controls:
    periods = tuple(
        button(
            ids.BOARD, label, 0, BoardPage(period, which.game),
            style=PRIMARY if period is which.period else SECONDARY, disabled=period is which.period,
        )
        for period, label in _LABELS.items()
    )  # fmt: skip
    return periods, (select(ids.BOARD, "Another game", game_options(catalogue, which.game), 0, which),)


def game_options(catalogue: Catalogue, chosen: str | None) -> list[Component]:
    """All games, and each of them."""
    games = [option(game.offered, name, chosen=name == chosen) for name, game in catalogue.items()]
    return [option("All games", EVERY_GAME, chosen=chosen is None), *games]
