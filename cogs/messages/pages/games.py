"""All games on one page, with a button for each that opens a table."""

from dataclasses import replace

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.words.speaker import say
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.tables import NewTable
from cogs.messages.parts.buttons import button
from cogs.messages.parts.page import Page, Row
from images.games import draw_games

_A_ROW = 4


def games_page(catalogue: Catalogue, new: NewTable) -> Page:
    """Every game with its emblem; its button opens a table for it."""
    buttons = [button(ids.NEW_TABLE, game.title, 0, replace(new, game=name)) for name, game in catalogue.items()]
    rows = [Row(tuple(buttons[start : start + _A_ROW])) for start in range(0, len(buttons), _A_ROW)]
    return Page((say(Message("ask-which-game")), draw_games(catalogue), *rows))
