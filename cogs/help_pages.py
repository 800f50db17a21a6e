"""How the game is played, page by page: of a table's game under its house rules, or of any game as usually played."""

from functools import partial

from bot.rules.catalogue import Catalogue
from bot.rules.errors import BadOptions
from bot.rules.view import HelpPage
from bot.table.table import Snapshot
from cogs import texts
from cogs.controls import button
from cogs.payload import Controls, Payload
from images.illustration import alt_example, draw_example


def of_table(snapshot: Snapshot, number: int = 0) -> Payload:
    """A page of the game being played; the house rules in force come last."""
    game, options = snapshot.game, snapshot.options
    pages = (*game.help(options, snapshot.row.players), HelpPage("House rules in force", texts.rule_lines(snapshot)))
    return _page(texts.title_of(snapshot), game.credit, pages, number, snapshot.id, "")


def of_game(catalogue: Catalogue, name: str, number: int = 0) -> Payload:
    """A page of a game as its first preset has it. Raises BadOptions."""
    game = catalogue.game(name)
    preset = game.presets[0]
    pages = game.help(preset.options, preset.players[0])
    if not pages:
        raise BadOptions(f"{game.title} has no help yet.")
    title = game.title_of(preset.options, preset.players[0])
    return _page(title, game.credit, pages, number, 0, f"{name}/")


def _page(title: str, credit: str, pages: tuple[HelpPage, ...], number: int, table: int, prefix: str) -> Payload:
    number = min(max(number, 0), len(pages) - 1)
    page = pages[number]
    text = f"**{title}**: {page.title} ({number + 1} of {len(pages)})\n{page.text}"
    if number == len(pages) - 1:
        text += f"\n-# {credit}"
    controls: Controls = (
        tuple(
            button("help", label, table, argument=f"{prefix}{to}")
            for label, to in (("Back", number - 1), ("Next", number + 1))
            if 0 <= to < len(pages)
        ),
    )
    if page.example is None:
        return Payload(text, rows=controls)
    return Payload(text, partial(draw_example, page.example), alt_example(page.example), controls)
