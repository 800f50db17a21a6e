"""Clicks on the messages of tournaments: taking part, partners, beginning, ending."""

from collections.abc import Mapping
from typing import Any, cast

from bot.invitation import FOR_TOURNAMENTS, IN_THREADS
from bot.message import Message, Quoted
from bot.rules.errors import Refusal
from bot.table.errors import WrongState
from bot.words.speaker import say_chat
from cogs.contests.contest import Contest
from cogs.contests.ids import OfContest
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import (
    Interaction,
    MissingPermission,
    missing_of,
    parent_of,
    part_of,
    person_of,
)
from cogs.kit.answers.visibility import NotShown
from cogs.kit.custom_ids import parse_id
from cogs.kit.payload.payload import Payload
from cogs.tournament import pages
from cogs.tournament.ids import (
    TOURNAMENT_JOIN,
    TOURNAMENT_LEAVE,
    TOURNAMENT_NEXT,
    TOURNAMENT_PARTNER,
    TOURNAMENT_START,
    TOURNAMENT_STOP,
)
from cogs.tournament.table import Tournaments
from cogs.tournament.tournament import Tournament

ContestClick = Click[OfContest]
_LEFT = Message("tournament-you-left")
_NEEDED = (*FOR_TOURNAMENTS, *IN_THREADS.values())


def check_threads(interaction: Interaction) -> None:
    """Raises MissingPermission where the bot may not make the threads of a tournament, and Refusal in a thread."""
    if parent_of(interaction) is not None or interaction.channel is None:
        raise Refusal(Message("tournament-in-channel"))
    missing = missing_of(interaction.app_permissions, _NEEDED)
    if missing.items:
        channel = Quoted(str(interaction.channel))
        raise MissingPermission(Message("tournament-needs-permissions", permissions=missing, channel=channel))


async def tournament_of(interaction: Interaction, contest_id: int) -> Tournament:
    """A tournament, for somebody in its channel or one of its threads. Raises NotShown elsewhere."""
    tournament = await part_of(interaction, Tournaments).get(contest_id)
    row = tournament.contest.row
    here = interaction.channel_id, parent_of(interaction)
    if row.kind != "tournament" or row.guild_id != interaction.guild_id or row.channel_id not in here:
        raise NotShown(Message("tournament-elsewhere"))
    return tournament


@on(TOURNAMENT_JOIN)
async def join(click: ContestClick) -> None:
    """Take part."""
    await _join(click, await tournament_of(click.interaction, click.argument.contest), None)


async def _join(click: ContestClick, tournament: Tournament, partner: int | None) -> None:
    interaction, person = click.interaction, person_of(click.interaction)
    now = await part_of(interaction, Tournaments).join(tournament.id, person, interaction.id, partner)
    page = pages.joined_page(now, person.user_id)
    await (click.answer.reply(page) if partner is None else click.answer.redraw(page))


@on(TOURNAMENT_PARTNER)
async def partner(click: ContestClick) -> None:
    """Choose a partner, then take part with whom was chosen."""
    tournament = await tournament_of(click.interaction, click.argument.contest)
    if not click.values:
        if tournament.contest.row.state != "open":
            raise WrongState(Message("tournament-pairs-settled"))
        await click.answer.reply(pages.partner_page(tournament))
        return
    data = cast("Mapping[str, Any]", click.interaction.data or {})
    users = data.get("resolved", {}).get("users", {})
    if click.value not in users or users[click.value].get("bot"):
        raise WrongState(Message("tournament-partner-is-bot"))
    await _join(click, tournament, parse_id(click.value))


@on(TOURNAMENT_LEAVE)
async def leave(click: ContestClick) -> None:
    """Leave; one that has begun after a confirmation."""
    tournament = await tournament_of(click.interaction, click.argument.contest)
    if not click.argument.confirmed:
        await leave_tournament(click.answer, tournament)
        return
    await part_of(click.interaction, Tournaments).leave(tournament.id, person_of(click.interaction))
    await click.answer.redraw(Payload(say_chat(_LEFT)))


async def leave_tournament(answer: Answer, tournament: Tournament) -> None:
    """Leave a tournament; where it has begun, ask whether that is meant."""
    person, tournaments = person_of(answer.interaction), part_of(answer.interaction, Tournaments)
    tournaments.check_may_leave(tournament, person)
    if tournament.contest.row.state == "playing":
        await answer.reply(pages.leaving(tournament))
        return
    await tournaments.leave(tournament.id, person)
    await answer.reply(Payload(say_chat(_LEFT)))


@on(TOURNAMENT_START)
async def start(click: ContestClick) -> None:
    """Begin the first round."""
    interaction = click.interaction
    tournament = await tournament_of(interaction, click.argument.contest)
    check_threads(interaction)
    tournaments = part_of(interaction, Tournaments)
    await tournaments.start(tournament.id, person_of(interaction), interaction.id)
    await click.answer.reply(Payload(say_chat(Message("done-tournament-started"))))


@on(TOURNAMENT_NEXT)
async def go_on(click: ContestClick) -> None:
    """Begin the next round without waiting, or try again what was refused."""
    interaction = click.interaction
    tournament = await tournament_of(interaction, click.argument.contest)
    await part_of(interaction, Tournaments).hurry(tournament.id, person_of(interaction))
    await click.answer.acknowledge()


@on(TOURNAMENT_STOP)
async def stop(click: ContestClick) -> None:
    """End it, after a confirmation."""
    interaction = click.interaction
    tournament = await tournament_of(interaction, click.argument.contest)
    tournaments, person = part_of(interaction, Tournaments), person_of(interaction)
    if not click.argument.confirmed:
        tournaments.check_may_stop(tournament, person)
        await click.answer.reply(pages.stopping(tournament))
        return
    await tournaments.stop(tournament.id, person)
    await click.answer.redraw(Payload(say_chat(Message("tournament-stopped"))))


async def check_shown(interaction: Interaction, contest: Contest) -> None:
    """Raises NotShown unless somebody is in a tournament's channel, or in one of its threads."""
    await tournament_of(interaction, contest.id)
