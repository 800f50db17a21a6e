"""Clicks that show something: the hand, the table, the last trick, the scores, the help, past matches."""

from dataclasses import replace

from bot.rules.errors import Refusal
from bot.table.errors import NotSeated, WrongState
from bot.table.state.snapshot import SeatRow, Snapshot
from cogs.controls.clicks import AnyClick, Click
from cogs.controls.interaction import Interaction, services_of, viewer_of
from cogs.controls.play import private
from cogs.messages import hand_messages, texts
from cogs.messages import table_messages as messages
from cogs.messages.pages import help_pages
from cogs.messages.pages import history as history_pages
from cogs.messages.parts.arguments import HelpReference, HistoryPage, parse_id
from cogs.messages.parts.payload import File


def seat_of(snapshot: Snapshot, interaction: Interaction) -> SeatRow:
    """The seat of the player who clicked. Raises NotSeated."""
    seat = snapshot.seat_of(interaction.user.id)
    if seat is None:
        raise NotSeated
    return seat


async def play(click: AnyClick) -> None:
    """The Play button of the table message: show the hand with its controls, if the player is to act."""
    snapshot = await _snapshot(click)
    if await _is_played_for(click, snapshot):
        await click.answer.reply(hand_messages.left(snapshot))
        return
    seat = seat_of(snapshot, click.interaction)
    view = snapshot.view_of(seat)
    if view is None or view.ask is None:
        waiting = [snapshot.seats[to_act].name for to_act in snapshot.public.to_act] if snapshot.public else []
        raise WrongState(f"It is not your turn: the table waits for {' and '.join(waiting) or 'nobody'}.")
    await private.show_hand(click.answer, snapshot, seat)


async def hand(click: AnyClick) -> None:
    """Show the hand of the player who clicked."""
    snapshot = await _snapshot(click)
    if await _is_played_for(click, snapshot):
        await click.answer.reply(hand_messages.left(snapshot))
        return
    await private.show_own_hand(click.answer, snapshot, seat_of(snapshot, click.interaction))


async def hand_here(click: AnyClick) -> None:
    """Show the hand in the direct messages again, where the player clicked, and no more in a private message."""
    snapshot = await _snapshot(click)
    seat = seat_of(snapshot, click.interaction)
    await click.answer.acknowledge()
    await services_of(click.interaction).courier.move_hand_here(click.interaction, seat, snapshot)


async def table(click: AnyClick) -> None:
    await click.answer.reply(messages.table_again(await _snapshot(click)))


async def last_trick(click: AnyClick) -> None:
    await click.answer.reply(messages.last_trick(await _snapshot(click)))


async def scores(click: AnyClick) -> None:
    await click.answer.reply(messages.scores(await _snapshot(click)))


async def how_to_play(click: AnyClick) -> None:
    """The help of the table's game, in a message of its own, from the rule that is in force there now."""
    await click.answer.reply(help_pages.of_table(await _snapshot(click)))


async def read(click: AnyClick) -> None:
    """The help of a game chosen from all there are."""
    catalogue = services_of(click.interaction).tables.catalogue
    await click.answer.redraw(
        help_pages.of_game(catalogue, help_pages.reference_to(catalogue, click.value, None, None))
    )


async def help_page(click: Click[HelpReference]) -> None:
    """Another page of the help: named by the control, or chosen in its select."""
    reference = click.argument
    if click.values:
        reference = replace(reference, page=HelpReference.parse(click.value).page)
    if reference.game:
        page = help_pages.of_game(services_of(click.interaction).tables.catalogue, reference)
    else:
        page = help_pages.of_table(await _snapshot(click), reference.page or 0)
    await click.answer.redraw(page)


async def history(click: Click[HistoryPage]) -> None:
    """Another page of the past matches, or back to it from a match."""
    tables, viewer = services_of(click.interaction).tables, await viewer_of(click.interaction)
    await click.answer.redraw(await history_pages.page_of(tables.results, tables.catalogue, viewer, click.argument))


async def past_match(click: Click[HistoryPage]) -> None:
    """A match chosen from the list."""
    tables = services_of(click.interaction).tables
    match = await tables.results.past_match(await viewer_of(click.interaction), parse_id(click.value))
    try:
        snapshot = await tables.snapshot(match.table.id)
    except Refusal:  # played under rules that no longer exist: the stored results can still be shown
        snapshot = None
    await click.answer.redraw(history_pages.past_match(tables.catalogue, match, snapshot, click.argument))


async def record(click: AnyClick) -> None:
    """The record of a finished match, as a file for `boneyard verify`."""
    text = await services_of(click.interaction).tables.results.record_text(click.table)
    await click.answer.reply(File(texts.record_text(text), f"boneyard-{click.table}.txt", text.encode()))


async def _is_played_for(click: AnyClick, snapshot: Snapshot) -> bool:
    """Whether a computer has the seat of the person who clicked, and they may take it back."""
    seating = services_of(click.interaction).tables.seating
    return await seating.may_return(snapshot, click.interaction.user.id)


async def _snapshot(click: AnyClick) -> Snapshot:
    """The current state of a click's table."""
    return await services_of(click.interaction).tables.snapshot(click.table)
