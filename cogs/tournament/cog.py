"""/tournament: open one, take part, begin it, end it, its standings; and the same by clicks on its messages."""

from collections.abc import Mapping
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.invitation import FOR_TOURNAMENTS, IN_THREADS
from bot.message import Message, Quoted
from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from bot.table.errors import WrongState
from bot.table.operations.seating import USUAL_LEVEL
from bot.table.state.times import CLOCKS, Clock
from bot.words.speaker import say_chat
from cogs.contests.cog import ContestControls, KindOfControls
from cogs.contests.contest import Contest, ContestKind
from cogs.contests.posts import ContestCourier, KindOfPosts, OfContest
from cogs.contests.table import Contests
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import (
    Interaction,
    MissingPermission,
    check_permissions,
    missing_of,
    parent_of,
    part_of,
    person_of,
)
from cogs.kit.answers.visibility import NotShown
from cogs.kit.bounds import Name
from cogs.kit.commands import choice, command, description, games, levels, server_only
from cogs.kit.custom_ids import parse_id
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.payload import Payload
from cogs.kit.slots import LISTED_COMMANDS, Listed
from cogs.play import suggestions
from cogs.play.controls.choosing import kind_typed
from cogs.play.controls.lifecycle import refusals_by_name
from cogs.tournament import pages
from cogs.tournament.movements import MOST_ROUNDS, Form
from cogs.tournament.pages import (
    TOURNAMENT_JOIN,
    TOURNAMENT_LEAVE,
    TOURNAMENT_NEXT,
    TOURNAMENT_PARTNER,
    TOURNAMENT_START,
    TOURNAMENT_STOP,
)
from cogs.tournament.posts import ThreadMaker, TournamentPosts
from cogs.tournament.table import MOST_DEALS, USUAL_DEALS, USUAL_ROUNDS, NewTournament, Tournaments
from cogs.tournament.tournament import Tournament

_FORMS: dict[str, Form] = {"individual": "individual", "pairs": "pairs"}
_CLOCKS: dict[str, Clock] = {clock: clock for clock in CLOCKS}
_LEFT = Message("tournament-you-left")
_NEEDED = (*FOR_TOURNAMENTS, *IN_THREADS.values())

ContestClick = Click[OfContest]


def setup(host: Host) -> Feature:
    contests, tables = host.parts.get(Contests), host.tables
    threads = ThreadMaker(host.client)
    tournaments = Tournaments(host.access, contests, tables.lifecycle, tables.seating, threads)
    posts = TournamentPosts(tournaments)
    host.parts.get(ContestCourier).deliver(ContestKind.TOURNAMENT, KindOfPosts(posts.wanted))
    host.parts.get(ContestControls).answer(ContestKind.TOURNAMENT, KindOfControls(check_shown))
    return Feature((tournaments,), (TournamentCommands(tables.catalogue),), close=tournaments.rounds.close)


async def _here(interaction: Interaction) -> Tournament:
    """The tournament of the channel where a command was given. Raises WrongState."""
    return await part_of(interaction, Tournaments).in_channel(interaction.guild_id or 0, interaction.channel_id or 0)


@server_only
class TournamentCommands(commands.GroupCog, group_name="tournament", group_description=description("tournament")):
    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        app_commands.choices(game=games(catalogue))(self.open_tournament)

    @command("tournament-open")
    @app_commands.choices(
        form=[choice(Message(f"choice-form-{form}"), form) for form in _FORMS],
        clock=[choice(Message(f"choice-clock-{clock}"), clock) for clock in _CLOCKS],
        level=levels(),
    )
    async def open_tournament(
        self,
        answer: Answer,
        game: str,
        preset: Name | None = None,
        form: str = "individual",
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] = USUAL_ROUNDS,
        deals: app_commands.Range[int, 1, MOST_DEALS] = USUAL_DEALS,
        clock: str | None = None,
        level: str = USUAL_LEVEL,
    ) -> None:
        interaction = answer.interaction
        check_permissions(interaction)
        check_threads(interaction)
        chosen = None if preset is None else (await kind_typed(interaction, game, preset)).preset.name
        with refusals_by_name(interaction):
            await part_of(interaction, Tournaments).open(
                interaction.guild_id or 0, interaction.channel_id or 0, person_of(interaction),
                NewTournament(game, chosen, _FORMS[form], rounds, deals, _CLOCKS.get(clock or ""), level),
                interaction_id=interaction.id,
            )  # fmt: skip
        await answer.reply(Payload(say_chat(Message("done-tournament-opened"))))

    @command("tournament-join")
    async def join(self, answer: Answer, partner: discord.Member | None = None) -> None:
        interaction = answer.interaction
        found, person = await _here(interaction), person_of(interaction)
        chosen = partner.id if partner is not None and not partner.bot else None
        now = await part_of(interaction, Tournaments).join(found.id, person, interaction.id, chosen)
        await answer.reply(pages.joined_page(now, person.user_id))

    @command("tournament-leave")
    async def leave(self, answer: Answer) -> None:
        await leave_tournament(answer, await _here(answer.interaction))

    @command("tournament-start")
    async def start(self, answer: Answer) -> None:
        interaction = answer.interaction
        check_threads(interaction)
        found = await _here(interaction)
        await part_of(interaction, Tournaments).start(found.id, person_of(interaction), interaction.id)
        await answer.reply(Payload(say_chat(Message("done-tournament-started"))))

    @command("tournament-stop", only_shows=True)
    async def stop(self, answer: Answer) -> None:
        interaction = answer.interaction
        found = await _here(interaction)
        part_of(interaction, Tournaments).check_may_stop(found, person_of(interaction))
        await answer.reply(pages.stopping(found))

    @command("tournament-standings", only_shows=True)
    async def standings(self, answer: Answer) -> None:
        interaction = answer.interaction
        shown = await tournament_of(interaction, (await _here(interaction)).id)
        await answer.reply(pages.standings_page(shown))

    open_tournament.autocomplete("preset")(suggestions.presets)


def check_threads(interaction: Interaction) -> None:
    """Raises MissingPermission where the bot may not make the threads of a tournament, and Refusal in a thread."""
    if parent_of(interaction) is not None or interaction.channel is None:
        raise Refusal(Message("tournament-in-channel"))
    missing = missing_of(interaction.app_permissions, _NEEDED)
    if missing.items:
        channel = Quoted(str(interaction.channel))
        raise MissingPermission(Message("tournament-needs-permissions", permissions=missing, channel=channel))


async def tournament_of(interaction: Interaction, contest_id: int) -> Tournament:
    """A tournament, in its channel or one of its threads. Raises NotShown elsewhere."""
    tournament = await part_of(interaction, Tournaments).get(contest_id)
    row = tournament.contest.row
    here = interaction.channel_id, parent_of(interaction)
    if row.kind != "tournament" or row.guild_id != interaction.guild_id or row.channel_id not in here:
        raise NotShown(Message("contest-elsewhere"))
    return tournament


@on(TOURNAMENT_JOIN)
async def join(click: ContestClick) -> None:
    await _join(click, await tournament_of(click.interaction, click.argument.contest), None)


async def _join(click: ContestClick, tournament: Tournament, partner: int | None) -> None:
    interaction, person = click.interaction, person_of(click.interaction)
    now = await part_of(interaction, Tournaments).join(tournament.id, person, interaction.id, partner)
    page = pages.joined_page(now, person.user_id)
    await (click.answer.reply(page) if partner is None else click.answer.redraw(page))


@on(TOURNAMENT_PARTNER)
async def partner(click: ContestClick) -> None:
    """Choose a partner, then take part with them."""
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
    interaction = click.interaction
    await part_of(interaction, Tournaments).leave(tournament.id, person_of(interaction), interaction.id)
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
    """Raises NotShown outside a tournament's channel and its threads."""
    await tournament_of(interaction, contest.id)


LISTED_COMMANDS.put(Listed("tournament"))
