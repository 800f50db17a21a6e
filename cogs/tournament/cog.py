"""/tournament: open one, take part, begin it, end it, its standings; and the clicks on its messages."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.table.errors import WrongState
from bot.table.operations.seating import USUAL_LEVEL
from bot.table.state.times import CLOCKS, Clock
from bot.words.speaker import say_chat
from cogs.contests import lobby
from cogs.contests.contest import Contest, ContestKind
from cogs.contests.pages import OfContest
from cogs.contests.table import Contests
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import Interaction, check_permissions, part_of, person_of
from cogs.kit.bounds import Name
from cogs.kit.commands import choice, command, description, games, levels, server_only
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.payload import Payload
from cogs.kit.slots import LISTED_COMMANDS, Listed
from cogs.play import suggestions
from cogs.play.controls.choosing import kind_typed
from cogs.play.controls.lifecycle import refusals_by_name
from cogs.tournament import pages
from cogs.tournament.kind import TournamentKind
from cogs.tournament.movements import MOST_ROUNDS, Form
from cogs.tournament.table import MOST_DEALS, USUAL_DEALS, USUAL_ROUNDS, NewTournament

_FORMS: dict[str, Form] = {"individual": "individual", "pairs": "pairs"}
_CLOCKS: dict[str, Clock] = {clock: clock for clock in CLOCKS}

ContestClick = Click[OfContest]


def setup(host: Host) -> Feature:
    contests = host.parts.get(Contests)
    contests.kinds[ContestKind.TOURNAMENT] = tournaments = TournamentKind(host, contests)
    commands = (TournamentCommands(host.tables.catalogue),)
    return Feature((tournaments,), commands, close=tournaments.rounds.at_work.close)


async def _here(interaction: Interaction) -> tuple[TournamentKind, Contest]:
    """The tournament of the channel where a command was given. Raises WrongState."""
    tournaments = part_of(interaction, TournamentKind)
    return tournaments, await tournaments.in_channel(interaction.guild_id or 0, interaction.channel_id or 0)


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
        part_of(interaction, TournamentKind).check_bot_can_start(interaction)
        chosen = None if preset is None else (await kind_typed(interaction, game, preset)).preset.name
        with refusals_by_name(interaction):
            await part_of(interaction, TournamentKind).open(
                interaction.guild_id or 0, interaction.channel_id or 0, person_of(interaction),
                NewTournament(game, chosen, _FORMS[form], rounds, deals, _CLOCKS.get(clock or ""), level),
                interaction_id=interaction.id,
            )  # fmt: skip
        await answer.reply(Payload(say_chat(Message("done-tournament-opened"))))

    @command("tournament-join")
    async def join(self, answer: Answer, partner: discord.Member | None = None) -> None:
        chosen = partner.id if partner is not None and not partner.bot else None
        await _join(answer, *await _here(answer.interaction), chosen)

    @command("tournament-leave")
    async def leave(self, answer: Answer) -> None:
        await lobby.leave(answer, *await _here(answer.interaction))

    @command("tournament-start")
    async def start(self, answer: Answer) -> None:
        part_of(answer.interaction, TournamentKind).check_bot_can_start(answer.interaction)
        await lobby.start(answer, *await _here(answer.interaction))

    @command("tournament-stop", only_shows=True)
    async def stop(self, answer: Answer) -> None:
        await lobby.cancel(answer, *await _here(answer.interaction))

    @command("tournament-standings", only_shows=True)
    async def standings(self, answer: Answer) -> None:
        tournaments, contest = await _here(answer.interaction)
        await tournaments.check_shown(answer.interaction, contest)
        await answer.reply(pages.standings_page(await tournaments.of(contest)))

    open_tournament.autocomplete("preset")(suggestions.presets)


async def _join(
    answer: Answer, tournaments: TournamentKind, contest: Contest, partner: int | None, *, was_asked: bool = False
) -> None:
    """Take part with a partner, if one is named."""
    interaction, person = answer.interaction, person_of(answer.interaction)
    joined = await tournaments.join(contest.id, person, interaction.id, partner)
    text = await tournaments.joined_text(joined, person.user_id)
    await tournaments.tell(answer, joined, text, was_asked=was_asked)


async def _tournament(click: ContestClick) -> tuple[TournamentKind, Contest]:
    """The tournament of a click. Raises NotShown outside of its channel and its threads."""
    return await lobby.shown(click, TournamentKind)


lobby.answer_clicks(pages.LOBBY, _tournament)


@on(pages.TOURNAMENT_PARTNER)
async def partner(click: ContestClick) -> None:
    """Choose a partner, then take part with them."""
    tournaments, contest = await _tournament(click)
    if not click.values:
        if contest.row.state != "open":
            raise WrongState(Message("tournament-pairs-settled"))
        await click.answer.reply(pages.partner_page(contest))
        return
    if click.chosen_id not in click.people:
        raise WrongState(Message("tournament-partner-is-bot"))
    await _join(click.answer, tournaments, contest, click.chosen_id, was_asked=True)


@on(pages.TOURNAMENT_NEXT)
async def go_on(click: ContestClick) -> None:
    """Begin the next round without waiting, or try again what was refused."""
    tournaments, contest = await _tournament(click)
    await tournaments.hurry(contest.id, click.person)
    await click.answer.acknowledge()


LISTED_COMMANDS.put(Listed("tournament"))
