"""How the game is played, page by page: of a table's game under its house rules, or of any game as usually played."""

from functools import partial

import discord

from bot.rules.catalogue import Catalogue
from bot.rules.errors import BadOptions
from bot.rules.help import HelpPage
from bot.table.snapshot import Snapshot
from cogs.messages import rule_texts
from cogs.messages.buttons import button, select
from cogs.messages.page import Block, Divider, Illustration, Page, Row
from images.illustration import alt_example, draw_example


def of_table(snapshot: Snapshot, number: int = 0) -> Page:
    """A page of the game being played; the house rules in force come last."""
    game, options = snapshot.game, snapshot.options
    pages = (
        *game.help(options, snapshot.row.players),
        HelpPage("House rules in force", rule_texts.rule_lines(snapshot)),
    )
    return _page(rule_texts.title_of(snapshot), game.credit, pages, number, snapshot.id, "")


def of_game(catalogue: Catalogue, name: str, number: int = 0) -> Page:
    """A page of a game as its first preset has it. Raises BadOptions."""
    game = catalogue.game(name)
    preset = game.presets[0]
    pages = game.help(preset.options, preset.players[0])
    if not pages:
        raise BadOptions(f"{game.title} has no help yet.")
    title = game.title_of(preset.options, preset.players[0])
    return _page(title, game.credit, pages, number, 0, f"{name}/")


def _page(title: str, credit: str, pages: tuple[HelpPage, ...], number: int, table: int, prefix: str) -> Page:
    number = min(max(number, 0), len(pages) - 1)
    page = pages[number]
    blocks: list[Block] = [f"## {page.title}\n-# {title} · {number + 1} of {len(pages)}", page.text]
    if page.example is not None:
        blocks.append(Illustration(partial(draw_example, page.example), alt_example(page.example)))
    if number == len(pages) - 1:
        blocks += [Divider(), f"-# {credit}"]
    return Page((*blocks, *_controls(pages, number, table, prefix)))


def _controls(pages: tuple[HelpPage, ...], number: int, table: int, prefix: str) -> tuple[Row, Row]:
    """The way to the page before and after, which stay where they are, and to any page by its title."""
    turns = tuple(
        button("help", label, table, argument=f"{prefix}{to}", disabled=not 0 <= to < len(pages))
        for label, to in (("Back", number - 1), ("Next", number + 1))
    )
    titles = [
        discord.SelectOption(label=f"{at + 1}. {page.title}", value=str(at), default=at == number)
        for at, page in enumerate(pages)
    ]
    return Row(turns), Row((select("help", "All pages", titles, table, argument=prefix),))
