"""Requests to a table that change nothing there: the hand, scores, hints; and the choice of a table by a person with
several.
"""

from dataclasses import replace

from bot import clock
from bot.message import AllOf, Message, Text, Who, with_names
from bot.players.levels import HARD
from bot.players.worker.worker import Worker
from bot.rules.moves import Bid, Challenge, Pass
from bot.rules.view import Phase, View
from bot.table.errors import MatchOver, SeveralTables, Stale, WrongState
from bot.table.state.snapshot import Outcome, Snapshot
from bot.words.hint.hint import computer_text, hint_text, may_be_asked, no_choice_text
from bot.words.speaker import say, say_chat
from cogs.delivery.courier import Courier
from cogs.kit import actions
from cogs.kit.actions import TableRequest, TakingBack, WhatToShow
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import Interaction, match_here, part_of, seat_of, services_of
from cogs.kit.answers.visibility import check_bound
from cogs.kit.payload.buttons import MOST_OPTIONS, option, select
from cogs.kit.payload.payload import Component, Payload
from cogs.messages import hand_messages, lobby, table_messages, texts
from cogs.play.controls import moves
from cogs.play.controls.answering import check_shown, replying, show_own_hand, show_private_hand


@on(actions.PLAY, only_shows=True)
async def play(click: AnyClick) -> None:
    """Show the hand of a player whose turn it is, from the table message."""
    now = await _now(click)
    if _has_left(click, now):
        await click.answer.reply(hand_messages.left(now.snapshot, click.user_id))
        return
    view, is_ending = now.snapshot.view_of(now.seat), now.snapshot.is_ending(clock.now())
    if not is_ending and (view is None or view.ask is None):
        raise WrongState(lobby.whose_turn(now.snapshot))
    await show_own_hand(click.answer, now.snapshot, now.seat)


@on(actions.HAND, only_shows=True)
async def hand(click: AnyClick) -> None:
    """Show the hand of the player who clicked."""
    now = await _now(click)
    if _has_left(click, now):
        await click.answer.reply(hand_messages.left(now.snapshot, click.user_id))
    else:
        await show_own_hand(click.answer, now.snapshot, now.seat)


@on(actions.HERE)
async def hand_here(click: AnyClick) -> None:
    """Show the hand in the direct messages again, instead of in a private message."""
    now = await _now(click)
    courier, seat = part_of(click.interaction, Courier), now.seat
    await click.answer.acknowledge()
    await courier.move_hand_here(click.interaction, seat, now.snapshot)


@on(actions.TABLE, only_shows=True)
async def table(click: AnyClick) -> None:
    await click.answer.reply(table_messages.table_again((await _now(click)).snapshot))


@on(actions.LAST_TRICK, only_shows=True)
async def last_trick(click: AnyClick) -> None:
    await click.answer.reply(table_messages.last_trick((await _now(click)).snapshot))


@on(actions.SCORES, only_shows=True)
async def scores(click: AnyClick) -> None:
    await click.answer.reply(table_messages.scores((await _now(click)).snapshot))


@on(actions.RECORD, only_shows=True)
async def record(click: AnyClick) -> None:
    """The record of a finished match, as a file for `boneyard record verify`."""
    text = await click.tables.record_text(click.table)
    await click.answer.reply(table_messages.record(click.table, text))


def _has_left(click: AnyClick, now: Outcome) -> bool:
    """True if another player has the seat of this person in this match."""
    return not now.snapshot.over and now.snapshot.seat_left_by(click.user_id) is not None


async def _now(click: AnyClick) -> Outcome:
    return await click.tables.seen_by(click.table, click.user_id)


_TRIES = 2400  # deals that are played out for a hint, all moves together: a fifth of a second of the worker at most
_LEAST_WORLDS, _MOST_WORLDS = 150, 600  # of those, the worlds of each move: an error of about half a point
_WITHIN = 2.0  # seconds for a computer player's own choice


@on(actions.HINT, only_shows=True)
async def hint(click: AnyClick) -> None:
    """Show the best two moves of this turn. A click of an earlier one shows the hand."""
    services, answer, person = services_of(click.interaction), click.answer, click.user_id
    try:
        snapshot = await services.tables.hints.snapshot_to_advise(click.table, person, position=click.position)
    except Stale as stale:
        with replying(answer, click.table) as reply:
            await reply.show_stale(stale)
        return
    await check_shown(click.interaction, snapshot)
    if snapshot.is_ending(clock.now()):
        await show_private_hand(answer, snapshot, seat_of(snapshot, click.interaction))
        return
    view = snapshot.views[seat_of(snapshot, click.interaction).seat]
    names = texts.names_in(snapshot, view.viewer)
    if not may_be_asked(view):
        await answer.reply(Payload(say_chat(with_names(no_choice_text(view), names))))
        return
    await answer.acknowledge()
    await answer.reply(Payload(say_chat(with_names(await _advice(services.worker, view, snapshot.asked_at), names))))


async def _advice(worker: Worker, view: View, seed: int) -> Text:
    """The advice on a turn: with the same seed the same."""
    choices = len(view.ask.choices) if view.ask is not None else 0  # none where pieces are picked: there are too many
    worlds = min(max(_TRIES // choices, _LEAST_WORLDS), _MOST_WORLDS) if choices else _LEAST_WORLDS
    prospects = await worker.prospects(view, worlds, seed)
    if prospects is None:
        return Message("hint-too-late")
    if prospects:
        return hint_text(view, prospects)
    return computer_text(view, await worker.choose(view, seed, HARD, within=_WITHIN))


async def table_or_question(answer: Answer, request: TableRequest) -> Snapshot | None:
    """The caller's table; None where they sit at several, and are asked to choose one. Raises NoTableHere."""
    try:
        return await match_here(answer.interaction)
    except SeveralTables as several:
        options = [await _option(answer.interaction, table) for table in several.tables[:MOST_OPTIONS]]
        menu = select(actions.CHOOSE_TABLE, Message("which-table"), options, 0, request)
        await answer.reply(Payload(say(several.text), rows=((menu,),)))
        return None


async def _option(interaction: Interaction, table: int) -> Component:
    tables = services_of(interaction).tables
    snapshot = await tables.snapshot(table)
    kind = await tables.kind_of_contest(snapshot) if snapshot.row.solo else None
    if kind is not None:
        where = Message("table-of-contest", kind=kind)
    elif snapshot.row.is_practice:
        where = Message("table-of-practice")
    else:
        channel = interaction.client.get_channel(snapshot.row.channel_id)
        where = f"#{channel}" if channel else Message("table-of-number", number=str(table))
    players = Message("table-with", game=snapshot.game.title, who=AllOf(map(Who, snapshot.names)))
    return option(where, str(table), players)


async def ask_to_leave(answer: Answer, snapshot: Snapshot) -> None:
    """Ask a player to confirm that they leave. Raises NotSeated, MatchOver."""
    seat_of(snapshot, answer.interaction)
    if snapshot.over:
        raise MatchOver
    await answer.reply(lobby.leaving(snapshot, answer.interaction.user.id))


async def do(answer: Answer, request: TableRequest) -> None:
    """Do what was typed, at the caller's table."""
    here = await table_or_question(answer, request)
    if here is not None:
        await _do_at(here, answer, request)


async def _do_at(here: Snapshot, answer: Answer, request: TableRequest) -> None:
    """Make a move, look back at the tricks, take a play back or answer a request to."""
    match request.requested:
        case WhatToShow():
            await moves.show_tricks(answer, here)
        case TakingBack() as said:
            await moves.undo_typed(answer, here.id, said)
        case Pass(pieces=()) if here.public is not None and here.public.phase is Phase.BID:
            await moves.make_typed(answer, here, Bid(None))
        case Challenge() as doubt:
            await moves.challenge_typed(answer, here.id, doubt)
        case move:
            await moves.make_typed(answer, here, move)


_SHOWN = {
    WhatToShow.HAND: hand,
    WhatToShow.TABLE: table,
    WhatToShow.SCORES: scores,
    WhatToShow.HINT: hint,
}


@on(actions.CHOOSE_TABLE)
async def choose_table(click: Click[TableRequest]) -> None:
    """Repeat a request at the chosen table."""
    requested, there = click.argument.requested, replace(click, table=click.chosen_id, position=None)
    await check_bound(click.interaction, there.table)
    if isinstance(requested, WhatToShow) and requested in _SHOWN:
        await _SHOWN[requested](there)
        return
    here = await there.snapshot()
    if requested is WhatToShow.LEAVING:
        await ask_to_leave(click.answer, here)
    else:
        await _do_at(here, click.answer, click.argument)
