"""Clicks on a table's house rules, its clock, and whether its match has hints."""

from bot.message import Message
from bot.table.state.snapshot import Snapshot
from cogs.kit import actions
from cogs.kit.actions import ClockSetting, RuleSetting
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import Interaction, person_of, services_of
from cogs.kit.payload.page import Page
from cogs.messages import house_rules


@on(actions.RULES, only_shows=True)
async def rules(click: AnyClick) -> None:
    """Show the house rules in force. The host can change them while the table is a lobby."""
    await click.answer.reply(await rules_page(click.interaction, await click.snapshot()))


@on(actions.RULE, only_shows=True)
async def rule(click: Click[RuleSetting]) -> None:
    """Show the values of a house rule to choose from."""
    chosen = click.value if click.values else click.argument.rule  # of many rules one is chosen in a select
    await click.answer.redraw(await rules_page(click.interaction, await click.snapshot(), chosen))


async def rules_page(interaction: Interaction, snapshot: Snapshot, chosen: str | None = None) -> Page:
    """The house rules of a table, with controls for what this person can change."""
    person = person_of(interaction)
    locked = await services_of(interaction).tables.servers.are_rules_locked(snapshot.row.guild_id, person)
    return house_rules.page(snapshot, person, chosen, locked=locked)


@on(actions.SET_RULE)
async def set_rule(click: Click[RuleSetting]) -> None:
    """Set a house rule, by a button, a select or a form."""
    setting, person = click.argument, click.person
    value = click.value if setting.value is None else setting.value
    outcome = await click.tables.house_rules.set(click.table, person, setting.rule, value)
    await click.answer.redraw(house_rules.page(outcome.snapshot, person))


@on(actions.SET_NUMBER)
async def number_form(click: Click[RuleSetting]) -> None:
    """Open the form for a house rule that is a number."""
    snapshot = await click.tables.house_rules.snapshot_to_edit(click.table, click.person)
    await click.answer.open_form(house_rules.number_form(snapshot, click.argument.rule))


@on(actions.RESET_RULES)
async def reset_rules(click: AnyClick) -> None:
    """Reset all house rules to the preset."""
    person = click.person
    outcome = await click.tables.house_rules.reset(click.table, person)
    await click.answer.redraw(house_rules.page(outcome.snapshot, person))


@on(actions.USUAL_RULES)
async def make_rules_usual(click: AnyClick) -> None:
    """Make the house rules of this table the server's usual ones for this game."""
    person = click.person
    outcome = await click.tables.house_rules.make_usual(click.table, person)
    snapshot = outcome.snapshot
    notice = Message("rules-made-usual", game=snapshot.game.title)
    await click.answer.redraw(house_rules.page(snapshot, person, notice=notice))


@on(actions.CLOCK)
async def clock(click: Click[ClockSetting]) -> None:
    """Show the clocks, or set the table's, before the match or during it."""
    tables, person = click.tables, click.person
    if click.argument.clock is None:
        await click.answer.reply(house_rules.clock_page(await tables.snapshot(click.table), person))
        return
    outcome = await tables.lifecycle.set_clock(click.table, person, click.argument.clock)
    await click.answer.redraw(house_rules.clock_page(outcome.snapshot, person))


@on(actions.HINTS_ON)
async def turn_hints_on(click: AnyClick) -> None:
    await _wish_hints(click, wished=True)


@on(actions.HINTS_OFF)
async def turn_hints_off(click: AnyClick) -> None:
    await _wish_hints(click, wished=False)


async def _wish_hints(click: AnyClick, *, wished: bool) -> None:
    """Turn hints on or off for a lobby, and show its house rules."""
    person = click.person
    outcome = await click.tables.hints.wish(click.table, person, wished=wished)
    await click.answer.redraw(house_rules.page(outcome.snapshot, person))


@on(actions.AGREE_TO_HINTS)
async def agree_to_hints(click: AnyClick) -> None:
    """Agree to hints, which the host has turned on."""
    await click.tables.hints.agree(click.table, click.user_id)
    await click.answer.acknowledge()
