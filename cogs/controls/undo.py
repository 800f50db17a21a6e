"""Clicks about taking back the last play: asking for it, agreeing, refusing."""

from cogs.controls.clicks import AnyClick
from cogs.controls.interaction import services_of
from cogs.controls.moves import show_after


async def ask(click: AnyClick) -> None:
    """Ask to take back one's last play; it is done at once where no other person sits at the table."""
    services = services_of(click.interaction)
    with services.courier.claim(click.interaction.message):
        outcome = await services.tables.undo.ask(
            click.table, click.interaction.user.id, position=click.position, interaction_id=click.interaction.id
        )
        if not outcome.repeated:
            await show_after(click, outcome)


async def agree(click: AnyClick) -> None:
    await _answer(click, agrees=True)


async def refuse(click: AnyClick) -> None:
    await _answer(click, agrees=False)


async def _answer(click: AnyClick, *, agrees: bool) -> None:
    services = services_of(click.interaction)
    with services.courier.claim(click.interaction.message):
        outcome = await services.tables.undo.answer(
            click.table,
            click.interaction.user.id,
            agrees=agrees,
            position=click.position,
            interaction_id=click.interaction.id,
        )
        if not outcome.repeated:
            await show_after(click, outcome)
