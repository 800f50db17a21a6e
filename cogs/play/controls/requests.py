"""Commands of people who sit at several tables: they choose one, and their request is repeated there."""

from dataclasses import replace

from bot.message import AllOf, Message, Who
from bot.rules.moves import Challenge
from bot.table.errors import MatchOver, SeveralTables
from bot.table.state.snapshot import Snapshot
from bot.words.speaker import say
from cogs.kit import actions
from cogs.kit.actions import TableRequest, TakingBack, WhatToShow
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import Interaction, check_bound, match_here, seat_of, services_of
from cogs.kit.payload.buttons import MOST_OPTIONS, option, select
from cogs.kit.payload.payload import Component, Payload
from cogs.messages import lobby
from cogs.play.controls import challenge, hints, moves, show, undo


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


_SHOWN = {
    WhatToShow.HAND: show.hand,
    WhatToShow.TABLE: show.table,
    WhatToShow.SCORES: show.scores,
    WhatToShow.HINT: hints.hint,
    WhatToShow.REVIEW: challenge.look_back,
}


@on(actions.CHOOSE_TABLE)
async def choose_table(click: Click[TableRequest]) -> None:
    """Repeat a request at the chosen table: make a typed move, show something, take back a play."""
    there = replace(click, table=click.chosen_id, position=None)
    await check_bound(click.interaction, there.table)
    match click.argument.requested:
        case WhatToShow.LEAVING:
            await ask_to_leave(there.answer, await services_of(click.interaction).tables.snapshot(there.table))
        case WhatToShow() as shown:
            await _SHOWN[shown](there)
        case TakingBack() as asked:
            await undo.typed(there.answer, there.table, asked)
        case Challenge() as move:
            await challenge.challenge_typed(there.answer, there.table, move)
        case move:
            await moves.make(there, move)
