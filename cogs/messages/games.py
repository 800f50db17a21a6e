"""Games on one page, with a button for each."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.message import Message
from bot.rules.catalogue import CATALOGUE, AnyGame, Catalogue
from bot.words.speaker import say_chat
from cogs.kit import actions
from cogs.kit.arguments import TableToOpen
from cogs.kit.payload.buttons import button
from cogs.kit.payload.page import ControlRow, Page, Sample
from cogs.kit.payload.payload import Component
from images.games import draw_games

_A_ROW = 4


def games_page(catalogue: Catalogue, new: TableToOpen) -> Page:
    """Every game with its emblem; its button opens a table for it."""
    games = tuple(catalogue.values())
    buttons = [button(actions.NEW_TABLE, game.title, 0, replace(new, game=game.name)) for game in games]
    return page_of_games(Message("ask-which-game"), games, buttons)


def page_of_games(question: Message, games: Sequence[AnyGame], buttons: Sequence[Component]) -> Page:
    """Games in a picture, with a button for each."""
    rows = [ControlRow(tuple(buttons[start : start + _A_ROW])) for start in range(0, len(buttons), _A_ROW)]
    return Page((say_chat(question), draw_games(games), *rows))


def samples() -> Iterator[Sample]:
    """The games to open a table for."""
    yield "/domino new", partial(games_page, CATALOGUE, TableToOpen())
