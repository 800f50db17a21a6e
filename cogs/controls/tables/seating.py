"""Clicks that run a table: sit down, leave, start, stop, play again, and its house rules."""

from collections.abc import Mapping
from typing import Any, cast

from bot.table.errors import ChannelTaken
from bot.table.permissions import check_host
from bot.table.state.snapshot import Snapshot
from cogs.controls.clicks import AnyClick, Click
from cogs.controls.interaction import Interaction, check_permissions, parent_of, person_of, services_of, table_here
from cogs.controls.play import show
from cogs.controls.pages.server import refusals_by_name
from cogs.messages import lobby, shuffle, texts
from cogs.messages.pages import clocks, house_rules, levels
from cogs.messages.parts.arguments import ClockSetting, Confirmation, EmptySeats, LevelSetting, RuleSetting, parse_id
from cogs.messages.parts.page import Page
from cogs.messages.parts.payload import Payload


async def join(click: AnyClick) -> None:
    """Sit down at a table, or take the own seat back."""
    tables = services_of(click.interaction).tables
    now = await tables.join(click.table, person_of(click.interaction), click.interaction.id)
    message = click.interaction.message
    private = message is not None and (message.flags.ephemeral or click.interaction.guild_id is None)
    if private and now.row.state == "playing":
        await click.answer.redraw(Payload(texts.back_text(now)))
    else:
        await _tell_number(click, now)


async def _tell_number(click: AnyClick, now: Snapshot) -> None:
    """Tell somebody who has sat down by this click their seat and their number; nothing where it is no news."""
    seat = now.seat_of(click.interaction.user.id)
    if seat is not None and seat.interaction_id == click.interaction.id:
        await click.answer.reply(Payload(texts.joined_text(now, seat, is_back=False)))
    else:
        await click.answer.acknowledge()


async def invite(click: AnyClick) -> None:
    """Choose people to invite, then invite those who were chosen."""
    tables = services_of(click.interaction).tables
    if not click.values:
        snapshot = await tables.snapshot(click.table)
        show.seat_of(snapshot, click.interaction)
        await click.answer.reply(lobby.invite(snapshot))
        return
    new = await tables.seating.invite(click.table, person_of(click.interaction), _chosen_people(click))
    await click.answer.redraw(lobby.invited(new))


async def leave(click: Click[Confirmation]) -> None:
    """Leave the table, after a confirmation."""
    tables = services_of(click.interaction).tables
    if not click.argument.given:
        snapshot = await tables.snapshot(click.table)
        show.seat_of(snapshot, click.interaction)
        await click.answer.reply(lobby.leaving(snapshot, click.interaction.user.id))
        return
    outcome = await tables.seating.leave(click.table, person_of(click.interaction), click.interaction.id)
    await click.answer.redraw(Payload(texts.left_text(outcome.snapshot)))


def _chosen_people(click: AnyClick) -> list[int]:
    """The people chosen in a select, without bots."""
    data = cast("Mapping[str, Any]", click.interaction.data or {})
    users = data.get("resolved", {}).get("users", {})
    return [parse_id(value) for value in click.values if not users.get(value, {}).get("bot")]


async def fair_shuffle(click: AnyClick) -> None:
    """What the seal of the shuffle is, everybody's number, and how they are checked."""
    await click.answer.reply(shuffle.page(await services_of(click.interaction).tables.snapshot(click.table)))


async def computer(click: AnyClick) -> None:
    """Seat a computer player of the table's level in the next free seat."""
    tables = services_of(click.interaction).tables
    await tables.seating.seat_computer(click.table, person_of(click.interaction), None, click.interaction.id)
    await click.answer.acknowledge()


async def level(click: Click[LevelSetting]) -> None:
    """Show the levels of computer players, or set that of all at the table."""
    tables, person = services_of(click.interaction).tables, person_of(click.interaction)
    if click.argument.level is None:
        await click.answer.reply(levels.page(await tables.snapshot(click.table), person))
        return
    outcome = await tables.seating.set_level(click.table, person, click.argument.level)
    await click.answer.redraw(levels.page(outcome.snapshot, person))


async def start(click: Click[EmptySeats]) -> None:
    """Start the match. With empty seats the host is asked what becomes of them."""
    check_permissions(click.interaction)
    tables, person = services_of(click.interaction).tables, person_of(click.interaction)
    if click.argument is EmptySeats.ASK:
        snapshot = await tables.snapshot(click.table)
        if lobby.has_empty_seats(snapshot):
            check_host(snapshot, person, "start the match")
            await click.answer.reply(lobby.empty_seats(snapshot))
            return
    if click.argument is EmptySeats.COMPUTERS:
        await tables.seating.fill(click.table, person)
    outcome = await tables.lifecycle.start(click.table, person, click.interaction.id)
    begun = Payload(texts.started_text(outcome.snapshot, click.interaction.id))
    await (click.answer.reply(begun) if click.argument is EmptySeats.ASK else click.answer.redraw(begun))


async def stop(click: Click[Confirmation]) -> None:
    """Stop the table, after a confirmation."""
    await services_of(click.interaction).tables.lifecycle.stop(click.table, person_of(click.interaction))
    await click.answer.redraw(Payload("The table is stopped."))


async def rematch(click: AnyClick) -> None:
    """Open a table for the same game, hosted by the person who clicked; or sit down where a rematch awaits them."""
    check_permissions(click.interaction)
    tables, person = services_of(click.interaction).tables, person_of(click.interaction)
    try:
        with refusals_by_name(click.interaction):
            parent, number = parent_of(click.interaction), click.interaction.id
            now = (await tables.lifecycle.open_again(click.table, person, number, parent_id=parent)).snapshot
    except ChannelTaken:
        here = await table_here(click.interaction)
        if person.user_id not in {to.user_id for to in here.awaited}:
            raise
        now = await tables.join(here.id, person, click.interaction.id)
    await _tell_number(click, now)


# -- house rules ------------------------------------------------------------------------------------------------------


async def rules(click: AnyClick) -> None:
    """The house rules in force; the host may change them while the table is a lobby."""
    await click.answer.reply(await rules_page(click.interaction, await _snapshot(click)))


async def rule(click: Click[RuleSetting]) -> None:
    """Show the values of a house rule to choose from."""
    await click.answer.redraw(await rules_page(click.interaction, await _snapshot(click), click.argument.rule))


async def rules_page(interaction: Interaction, snapshot: Snapshot, chosen: str | None = None) -> Page:
    """The house rules of a table, with what this person may change."""
    person = person_of(interaction)
    locked = await services_of(interaction).tables.servers.are_rules_locked(snapshot.row.guild_id, person)
    return house_rules.page(snapshot, person, chosen, locked=locked)


async def _snapshot(click: AnyClick) -> Snapshot:
    return await services_of(click.interaction).tables.snapshot(click.table)


async def set_rule(click: Click[RuleSetting]) -> None:
    """Set a house rule to a value: the button's own, or chosen in a select, or written in a form."""
    setting, person = click.argument, person_of(click.interaction)
    value = click.value if setting.value is None else setting.value
    outcome = await services_of(click.interaction).tables.house_rules.set(click.table, person, setting.rule, value)
    await click.answer.redraw(house_rules.page(outcome.snapshot, person))


async def number_form(click: Click[RuleSetting]) -> None:
    """Open the form for a number for a house rule, for a person who may set it."""
    tables = services_of(click.interaction).tables
    snapshot = await tables.house_rules.snapshot_to_edit(click.table, person_of(click.interaction))
    await click.answer.open_form(house_rules.number_form(snapshot, click.argument.rule))


async def clock(click: Click[ClockSetting]) -> None:
    """Show the clocks a table may have, or set one, before the match or during it."""
    tables, person = services_of(click.interaction).tables, person_of(click.interaction)
    if click.argument.clock is None:
        await click.answer.reply(clocks.page(await tables.snapshot(click.table), person))
        return
    outcome = await tables.lifecycle.set_clock(click.table, person, click.argument.clock)
    await click.answer.redraw(clocks.page(outcome.snapshot, person))


async def reset_rules(click: AnyClick) -> None:
    """Reset all house rules to the preset."""
    person = person_of(click.interaction)
    outcome = await services_of(click.interaction).tables.house_rules.reset(click.table, person)
    await click.answer.redraw(house_rules.page(outcome.snapshot, person))


async def make_rules_usual(click: AnyClick) -> None:
    """Make the house rules of this table those with which the server opens its next of this game."""
    person = person_of(click.interaction)
    outcome = await services_of(click.interaction).tables.house_rules.make_usual(click.table, person)
    snapshot = outcome.snapshot
    notice = f"**{snapshot.game.title}** is opened with these house rules on this server from now on."
    await click.answer.redraw(house_rules.page(snapshot, person, notice=notice))
