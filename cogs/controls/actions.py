"""What each button and select does. A click on an earlier turn changes nothing and shows where the table stands."""

from dataclasses import replace
from io import BytesIO

import discord

from bot.rules.events import DealStarted
from bot.rules.moves import Move, Pass, Peek, parse_move
from bot.rules.pieces import parse_piece
from bot.rules.view import Order
from bot.table.errors import NotSeated, Stale, WrongState
from bot.table.snapshot import Outcome, SeatRow, Snapshot
from bot.words.refusals import sentence
from cogs.controls.caller import Interaction, person_of
from cogs.controls.clicks import ACTIONS, Click, action
from cogs.controls.permissions import check_permissions
from cogs.controls.services import services_of
from cogs.controls.table_meant import SHOWN
from cogs.delivery.wanted import Key
from cogs.messages import help_pages, house_rules, texts
from cogs.messages import table_messages as messages
from cogs.messages.payload import Payload

__all__ = ["ACTIONS"]


@action("move")
async def move(click: Click) -> None:
    """A move: the button's argument, or the option chosen, is `number|notation`."""
    said = click.values[0] if click.values else click.argument
    await _play(click, parse_move(said.partition("|")[2]))


@action("pick")
async def pick(click: Click) -> None:
    """Pieces chosen to be passed."""
    await _play(click, Pass(tuple(parse_piece(value.partition("|")[2]) for value in click.values)))


async def _play(click: Click, chosen: Move) -> None:
    services = services_of(click.interaction)
    with services.courier.claim(click.interaction.message):
        try:
            outcome = await services.tables.play.act(
                click.table,
                click.interaction.user.id,
                chosen,
                position=click.position,
                interaction_id=click.interaction.id,
            )
        except Stale as stale:
            await _show_current(click, stale)
            return
        if not outcome.repeated:
            await _answer_on_message(click, outcome, chosen)


async def _answer_on_message(click: Click, outcome: Outcome, chosen: Move) -> None:
    """The actor's own message, by the interaction's response."""
    snapshot = outcome.snapshot
    seat = _seat(snapshot, click.interaction)
    key = await _key_of_message(click, snapshot, seat)
    if key is None:  # nobody else keeps it up to date
        shown = messages.hand(snapshot, seat, texts.chose(snapshot, chosen))
        await (click.answer.redraw(shown) if _is_private(click) else click.answer.tell(shown))
        return
    own = snapshot.view_of(seat)
    peeked = own.line_board.peeked if isinstance(chosen, Peek) and own is not None else None
    if peeked is not None:  # for the eyes of who clicked only
        await click.answer.tell(messages.hand(snapshot, seat, f"Your next tile is {peeked}."))
        return
    if snapshot.over or any(isinstance(event, DealStarted) for event in outcome.events):
        await click.answer.acknowledge()  # this message is told about its deal's end elsewhere
        return
    payload = messages.hand(snapshot, seat) if key[0] == "hand" else messages.table(snapshot, key[1])
    await click.answer.redraw(payload)
    await services_of(click.interaction).courier.redrawn(click.interaction, key, snapshot, payload)


async def _show_current(click: Click, stale: Stale) -> None:
    """Say that the click was late, with the controls of now."""
    snapshot = await services_of(click.interaction).tables.snapshot(click.table)
    await click.answer.tell(messages.hand(snapshot, _seat(snapshot, click.interaction), sentence(stale)))


def _is_private(click: Click) -> bool:
    """Whether nobody but who clicked sees the message that was clicked on."""
    message = click.interaction.message
    return message is not None and (message.flags.ephemeral or click.interaction.guild_id is None)


async def _key_of_message(click: Click, snapshot: Snapshot, seat: SeatRow) -> Key | None:
    """Which message of the table was clicked on; None for one that is not kept up to date, such as an ephemeral one.

    In direct messages that is the newest hand: only it has controls of this turn.
    """
    message, view = click.interaction.message, snapshot.public
    if message is None or message.flags.ephemeral or view is None:
        return None
    if click.interaction.guild_id is None:
        return "hand", view.deal, seat.id
    rows = await services_of(click.interaction).tables.messages.of_table(snapshot.id)
    # A table message that could not be deleted is still in the channel: no hand may be drawn there.
    return next(((row.kind, row.deal, row.seat) for row in rows if row.message_id == message.id), None)


@action("join")
async def join(click: Click) -> None:
    tables = services_of(click.interaction).tables
    await tables.seating.join(click.table, person_of(click.interaction), click.interaction.id)
    await click.answer.acknowledge()


@action("leave")
async def leave(click: Click) -> None:
    tables = services_of(click.interaction).tables
    if click.argument != "yes":
        snapshot = await tables.snapshot(click.table)
        _seat(snapshot, click.interaction)
        question = (
            "Leave the match? A computer player takes your seat; /domino join takes it back."
            if snapshot.row.state == "playing"
            else "Leave this table?"
        )
        await click.answer.tell(messages.confirm(question, "leave", "Leave", click.table))
        return
    outcome = await tables.seating.leave(click.table, person_of(click.interaction), click.interaction.id)
    await click.answer.redraw(Payload(texts.left_text(outcome.snapshot)))


@action("stop")
async def stop(click: Click) -> None:
    await services_of(click.interaction).tables.lifecycle.stop(click.table, person_of(click.interaction))
    await click.answer.redraw(Payload("The table is stopped."))


@action("computer")
async def computer(click: Click) -> None:
    tables = services_of(click.interaction).tables
    level = click.argument or "normal"
    await tables.seating.seat_computer(click.table, person_of(click.interaction), level, click.interaction.id)
    await click.answer.acknowledge()


@action("start")
async def start(click: Click) -> None:
    check_permissions(click.interaction)
    tables = services_of(click.interaction).tables
    await tables.lifecycle.start(click.table, person_of(click.interaction), click.interaction.id)
    await click.answer.acknowledge()


@action("play")
async def play(click: Click) -> None:
    """Play, on the table message: the hand with its controls, for the one to act."""
    snapshot = await services_of(click.interaction).tables.snapshot(click.table)
    seat = _seat(snapshot, click.interaction)
    view = snapshot.view_of(seat)
    if view is None or view.ask is None:
        waiting = [snapshot.seats[who].name for who in snapshot.public.to_act] if snapshot.public else []
        raise WrongState(f"It is not your turn: the table waits for {' and '.join(waiting) or 'nobody'}.")
    await click.answer.tell(messages.hand(snapshot, seat))


@action("hand")
async def hand(click: Click) -> None:
    """The caller's own hand, whoever's message was clicked on."""
    snapshot = await services_of(click.interaction).tables.snapshot(click.table)
    await click.answer.tell(messages.hand(snapshot, _seat(snapshot, click.interaction)))


@action("last")
async def last(click: Click) -> None:
    await click.answer.tell(messages.last_trick(await services_of(click.interaction).tables.snapshot(click.table)))


@action("scores")
async def scores(click: Click) -> None:
    await click.answer.tell(messages.scores(await services_of(click.interaction).tables.snapshot(click.table)))


@action("table")
async def table(click: Click) -> None:
    await click.answer.tell(messages.table_again(await services_of(click.interaction).tables.snapshot(click.table)))


@action("sort")
async def sort(click: Click) -> None:
    """The hand in the next order: by high end, by points, doubles first."""
    services = services_of(click.interaction)
    seat = _seat(await services.tables.snapshot(click.table), click.interaction)
    orders = tuple(Order)
    following = orders[(orders.index(Order(seat.order or Order.HIGH)) + 1) % len(orders)]
    with services.courier.claim(click.interaction.message):
        snapshot = (
            await services.tables.preferences.set_order(click.table, click.interaction.user.id, following)
        ).snapshot
        payload = messages.hand(snapshot, _seat(snapshot, click.interaction))
        await (click.answer.redraw(payload) if _is_private(click) else click.answer.tell(payload))
        if key := await _key_of_message(click, snapshot, seat):
            await services.courier.redrawn(click.interaction, key, snapshot, payload)


@action("rules")
async def rules(click: Click) -> None:
    """The house rules in force; the host may change them while the table is a lobby."""
    snapshot = await services_of(click.interaction).tables.snapshot(click.table)
    await click.answer.tell(house_rules.page(snapshot, person_of(click.interaction)))


@action("help")
async def help_(click: Click) -> None:
    """Another page of the help, by its number: of the table's game, or of the game that is named before it."""
    tables = services_of(click.interaction).tables
    name, _, number = (click.argument + click.values[0] if click.values else click.argument).rpartition("/")
    page = int(number) if number.isdecimal() else 0
    if name:
        await click.answer.redraw(help_pages.of_game(tables.catalogue, name, page))
    else:
        await click.answer.redraw(help_pages.of_table(await tables.snapshot(click.table), page))


@action("rule")
async def rule(click: Click) -> None:
    """A house rule chosen: its values to choose from."""
    snapshot = await services_of(click.interaction).tables.snapshot(click.table)
    await click.answer.redraw(house_rules.page(snapshot, person_of(click.interaction), click.argument))


@action("number")
async def number(click: Click) -> None:
    """A house rule that is a number: the form to write it in, for one who may set it."""
    tables = services_of(click.interaction).tables
    snapshot = await tables.house_rules.for_setting(click.table, person_of(click.interaction))
    await click.answer.ask(house_rules.number_form(snapshot, click.argument))


@action("setrule")
async def set_rule(click: Click) -> None:
    """A value for a house rule: pressed (`rule=value`), chosen of a select, or written in a form."""
    name, _, value = click.argument.partition("=")
    person = person_of(click.interaction)
    tables = services_of(click.interaction).tables
    outcome = await tables.house_rules.set(click.table, person, name, click.values[0] if click.values else value)
    await click.answer.redraw(house_rules.page(outcome.snapshot, person))


@action("resetrules")
async def reset_rules(click: Click) -> None:
    """All house rules as the preset has them."""
    person = person_of(click.interaction)
    outcome = await services_of(click.interaction).tables.house_rules.reset(click.table, person)
    await click.answer.redraw(house_rules.page(outcome.snapshot, person))


@action("at")
async def at(click: Click) -> None:
    """A typed move, or what was to be shown, and the table it was meant for, chosen of several."""
    there = replace(click, table=int(click.values[0]), position=None, argument="")
    if click.argument in SHOWN:
        await ACTIONS[click.argument](there)
    else:
        await _play(there, parse_move(click.argument))


@action("rematch")
async def rematch(click: Click) -> None:
    """The same game again, hosted by whoever asks."""
    check_permissions(click.interaction)
    tables = services_of(click.interaction).tables
    await tables.lifecycle.open_again(click.table, person_of(click.interaction), click.interaction.id)
    await click.answer.acknowledge()


@action("record")
async def record(click: Click) -> None:
    """The record of a finished match, as a file for `boneyard verify`."""
    text = await services_of(click.interaction).tables.results.record_text(click.table)
    file = discord.File(BytesIO(text.encode()), f"boneyard-{click.table}.txt")
    await click.answer.hand_over("Every move of the match. `boneyard verify` deals it again from its secret.", file)


def _seat(snapshot: Snapshot, interaction: Interaction) -> SeatRow:
    seat = snapshot.seat_of(interaction.user.id)
    if seat is None:
        raise NotSeated
    return seat
