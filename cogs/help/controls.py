"""Clicks that show how to play: the help of a table's game, or of any game."""

from dataclasses import replace

from cogs.help import pages as help_pages
from cogs.help.ids import HELP, HOW, READ, HelpReference
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import services_of


@on(HOW, only_shows=True)
async def how_to_play(click: AnyClick) -> None:
    """The help of the table's game, in a message of its own, from the rule that is in force there now."""
    snapshot = await services_of(click.interaction).tables.snapshot(click.table)
    await click.answer.reply(help_pages.of_table(snapshot))


@on(READ, only_shows=True)
async def read(click: AnyClick) -> None:
    """The help of a game chosen from all there are."""
    catalogue = services_of(click.interaction).tables.catalogue
    await click.answer.redraw(
        help_pages.of_game(catalogue, help_pages.reference_to(catalogue, click.value, None, None))
    )


@on(HELP, only_shows=True)
async def help_page(click: Click[HelpReference]) -> None:
    """Another page of the help: named by the control, or chosen in its select."""
    tables, reference = services_of(click.interaction).tables, click.argument
    if click.values:
        reference = replace(reference, page=HelpReference.parse(click.value).page)
    if reference.game:
        page = help_pages.of_game(tables.catalogue, reference)
    else:
        page = help_pages.of_table(await tables.snapshot(click.table), reference.page or 0)
    await click.answer.redraw(page)
