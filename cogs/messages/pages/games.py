"""Games on one page, with a button for each: to open a table, or to challenge somebody."""

from collections.abc import Sequence
from dataclasses import replace

from bot.message import Message, Who
from bot.rules.catalogue import AnyGame, Catalogue
from bot.table.contests.duels import is_offered
from bot.words.speaker import say_chat
from cogs.messages.duel_ids import DUEL_CHALLENGE, Opponent
from cogs.messages.parts import actions
from cogs.messages.parts.arguments.tables import TableToOpen
from cogs.messages.parts.buttons import button
from cogs.messages.parts.page import ControlRow, Page
from cogs.messages.parts.payload import Component
from images.games import draw_games

_A_ROW = 4


def games_page(catalogue: Catalogue, new: TableToOpen) -> Page:
    """Every game with its emblem; its button opens a table for it."""
    games = tuple(catalogue.values())
    buttons = [button(actions.NEW_TABLE, game.title, 0, replace(new, game=game.name)) for game in games]
    return _page(Message("ask-which-game"), games, buttons)


def duels_page(catalogue: Catalogue, opponent: int, who: Who) -> Page:
    """The games of duels; the button of one challenges somebody to it."""
    games = tuple(game for game in catalogue.values() if is_offered(game))
    buttons = [button(DUEL_CHALLENGE, game.title, 0, Opponent(opponent, game.name)) for game in games]
    return _page(Message("ask-which-duel", who=who), games, buttons)


def _page(question: Message, games: Sequence[AnyGame], buttons: Sequence[Component]) -> Page:
    rows = [ControlRow(tuple(buttons[start : start + _A_ROW])) for start in range(0, len(buttons), _A_ROW)]
    return Page((say_chat(question), draw_games(games), *rows))
