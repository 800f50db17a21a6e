"""Clicks on Fair shuffle at a contest."""

from bot.table.contests.contest import ContestKind
from cogs.controls.clicks import Click
from cogs.controls.contests import daily, duel, tournament
from cogs.controls.interaction import services_of
from cogs.controls.registry import on
from cogs.messages.contest_ids import CONTEST_SHUFFLE, OfContest
from cogs.messages.contests import fair_shuffle
from cogs.messages.tournament_ids import TOURNAMENT_PROOF


@on(TOURNAMENT_PROOF, only_shows=True)
@on(CONTEST_SHUFFLE, only_shows=True)
async def show(click: Click[OfContest]) -> None:
    """The seal of a contest; once it is over its secret. For those who may see the contest."""
    interaction, reference = click.interaction, click.argument
    tables = services_of(interaction).tables
    contest = await tables.contests.get(reference.contest)
    match contest.row.kind:
        case ContestKind.DAILY:
            await daily.contest_of(tables, interaction, reference)
        case ContestKind.DUEL:
            duel.check_place(interaction, contest)
        case ContestKind.TOURNAMENT:
            await tournament.tournament_of(interaction, contest.id)
    await click.answer.reply(fair_shuffle.page(contest, interaction.user.id))
