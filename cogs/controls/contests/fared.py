"""Clicks at the end of a match of one's own: how one fared among those who play the same deals."""

from bot.rules.errors import Refusal
from bot.table.contests.contest import ContestKind
from cogs.controls.clicks import Click
from cogs.controls.contests import daily
from cogs.controls.interaction import services_of
from cogs.messages.parts.arguments.contests import OfContest

_LATER = "How all have fared is shown where it was opened, when everybody has played."


async def show(click: Click[OfContest]) -> None:
    """How somebody has fared, as far as they may know it now."""
    contest = await services_of(click.interaction).tables.contests.get(click.argument.contest)
    if contest.row.kind is not ContestKind.DAILY:
        raise Refusal(_LATER)
    await daily.fared(click)
