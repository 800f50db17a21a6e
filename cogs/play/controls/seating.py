"""Clicks in a lobby: to join and leave, invite people, seat computers, change seats, remove a player."""

from bot.table.errors import SeveralSeats
from bot.table.permissions import check_host, check_is_lobby
from bot.table.state.snapshot import Snapshot
from cogs.kit import actions
from cogs.kit.actions import LeftSeat, LevelSetting, Seal, SeatChoice, SwapAnswer
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import is_direct, seat_of, services_of
from cogs.kit.custom_ids import Confirmation
from cogs.messages import lobby, seat_changes, shuffle
from cogs.play.controls.requests import ask_to_leave


@on(actions.JOIN)
async def join(click: AnyClick) -> None:
    """Join a table, take the player's own seat back, or one that another player left."""
    message = click.interaction.message
    private = message is not None and (message.flags.ephemeral or is_direct(click.interaction))
    is_lobby = (await click.snapshot()).row.state == "lobby"
    try:
        now = await click.tables.join(click.table, click.person, click.interaction.id)
    except SeveralSeats as several:
        await ask_which_seat(click.answer, several)
        return
    seat = now.seat_of(click.user_id)
    if is_lobby or seat is None:
        await tell_seat(click, now)
    elif private:
        await click.answer.redraw(lobby.back(now))
    else:
        await click.answer.reply(lobby.in_match(now, seat))


async def ask_which_seat(answer: Answer, several: SeveralSeats) -> None:
    """Ask a person which of the seats that were left they take."""
    await answer.reply(lobby.free_seats(await services_of(answer.interaction).tables.snapshot(several.table)))


@on(actions.TAKE_SEAT)
async def take_seat(click: Click[LeftSeat]) -> None:
    """Take the seat that was chosen of several."""
    now = await click.tables.join(click.table, click.person, click.interaction.id, click.argument.row)
    await click.answer.redraw(lobby.in_match(now, seat_of(now, click.interaction)))


async def tell_seat(click: AnyClick, now: Snapshot) -> None:
    """Tell a person the seat that this click has given them; nothing if they had it before."""
    seat = now.seat_of(click.user_id)
    if seat is not None and seat.interaction_id == click.interaction.id:
        await click.answer.reply(seat_changes.joined(now, seat))
    else:
        await click.answer.acknowledge()


@on(actions.INVITE)
async def invite(click: AnyClick) -> None:
    """Ask which people to invite; invite those that are chosen."""
    if not click.values:
        snapshot = await click.snapshot()
        seat_of(snapshot, click.interaction)
        await click.answer.reply(lobby.invite(snapshot))
        return
    new = await click.tables.seating.invite(click.table, click.person, click.people)
    await click.answer.redraw(lobby.invited(new))


@on(actions.LEAVE)
async def leave(click: Click[Confirmation]) -> None:
    """Leave the table, after a confirmation."""
    if not click.argument.given:
        await ask_to_leave(click.answer, await click.snapshot())
        return
    outcome = await click.tables.seating.leave(click.table, click.person, click.interaction.id)
    await click.answer.redraw(lobby.left(outcome.snapshot))


@on(actions.LOBBY_MORE)
async def more(click: Click[Seal]) -> None:
    """Show the other controls of a lobby."""
    snapshot = await _lobby(click)
    await click.answer.reply(lobby.more(snapshot, click.person))


async def _lobby(click: AnyClick) -> Snapshot:
    """The lobby that the click is about. Raises WrongState if it is no longer one."""
    snapshot = await click.snapshot()
    check_is_lobby(snapshot)
    return snapshot


@on(actions.CHANGE_SEAT)
async def change_seat(click: AnyClick) -> None:
    """Ask for a new seat; seat the player there, or ask the person who sits there."""
    if not click.values:
        snapshot = await _lobby(click)
        await click.answer.reply(seat_changes.choose(snapshot, seat_of(snapshot, click.interaction)))
        return
    choice, seats = SeatChoice.parse(click.value), click.tables.lobby_seats
    person, number = click.person, click.interaction.id
    if choice.kind == "row":
        outcome = await seats.swap(click.table, person, choice.number, number)
    else:
        outcome = await seats.move(click.table, person, choice.number, number)
    own = seat_of(outcome.snapshot, click.interaction)
    await click.answer.redraw(seat_changes.changed(outcome.snapshot, own, choice))


@on(actions.SWAP)
async def swap(click: Click[SwapAnswer]) -> None:
    """Answer a request to swap seats."""
    seats, person = click.tables.lobby_seats, click.person
    asked, number = click.argument, click.interaction.id
    outcome = await seats.answer_swap(click.table, person, asked.number, agreed=asked.agreed, interaction_id=number)
    own = seat_of(outcome.snapshot, click.interaction)
    await click.answer.reply(seat_changes.changed(outcome.snapshot, own) if asked.agreed else seat_changes.kept())


@on(actions.SHUFFLE_SIDES)
async def shuffle_sides(click: AnyClick) -> None:
    """Give everyone a seat by lot."""
    outcome = await click.tables.lobby_seats.shuffle(click.table, click.person, click.interaction.id)
    await click.answer.reply(seat_changes.shuffled(outcome.snapshot))


@on(actions.REMOVE)
async def remove(click: AnyClick) -> None:
    """Offer the seated players to remove; a choice removes one."""
    before, person = await _lobby(click), click.person
    if not click.values:
        check_host(before, person)
        await click.answer.reply(seat_changes.remove_select(before, person))
        return
    seat = await click.tables.lobby_seats.remove(click.table, person, click.chosen_id, click.interaction.id)
    was_host = seat.user_id is not None and seat.user_id == before.row.host_id
    now = await click.snapshot()
    await click.answer.redraw(seat_changes.removed(now, seat, person, was_host=was_host))


@on(actions.COMPUTER)
async def computer(click: Click[LevelSetting]) -> None:
    """Seat a computer player in the next free seat, with the table's level or the button's."""
    level, number = click.argument.level, click.interaction.id
    await click.tables.seating.seat_computer(click.table, click.person, level, number)
    await click.answer.acknowledge()


@on(actions.LEVEL)
async def level(click: Click[LevelSetting]) -> None:
    """Show the levels of computer players, or set that of all at the table."""
    person = click.person
    if click.argument.level is None:
        await click.answer.reply(lobby.levels_page(await click.snapshot(), person))
        return
    outcome = await click.tables.seating.set_level(click.table, person, click.argument.level)
    await click.answer.redraw(lobby.levels_page(outcome.snapshot, person))


@on(actions.SHUFFLE, only_shows=True)
async def fair_shuffle(click: Click[Seal]) -> None:
    """Show the seal of the shuffle, everyone's number, and how to check them."""
    snapshot = await click.snapshot()
    await click.answer.reply(shuffle.page(snapshot, click.user_id))
