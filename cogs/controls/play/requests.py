"""Requests made by command before it was known at which of one's tables."""

from dataclasses import replace

from bot.rules.moves import Challenge
from cogs.controls.clicks import Click
from cogs.controls.interaction import check_bound
from cogs.controls.play import challenge, hints, moves, show, undo
from cogs.messages.parts.arguments.argument import parse_id
from cogs.messages.parts.arguments.play import Request, Shown, TakingBack


async def choose_table(click: Click[Request]) -> None:
    """Repeat a request at the table that was chosen for it: make a typed move, show something, take back a play."""
    there = replace(click, table=parse_id(click.value), position=None)
    await check_bound(click.interaction, there.table)
    match click.argument.requested:
        case Shown.HAND:
            await show.hand(there)
        case Shown.TABLE:
            await show.table(there)
        case Shown.SCORES:
            await show.scores(there)
        case Shown.HINT:
            await hints.hint(there)
        case Shown.REVIEW:
            await challenge.look_back(there)
        case TakingBack() as said:
            await undo.typed(there.answer, there.table, said)
        case Challenge() as move:
            await challenge.challenge_typed(there.answer, there.table, move)
        case move:
            await moves.make(there, move)
