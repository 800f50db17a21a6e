"""Tournaments as a kind of contest: their messages, in the channel and the thread of each table."""

from collections.abc import Mapping

from bot.invitation import FOR_TOURNAMENTS, IN_THREADS
from bot.message import Message, Quoted
from bot.rules.errors import Refusal
from cogs.contests.contest import Contest
from cogs.contests.lobby import KindWithLobby
from cogs.contests.table import Contests
from cogs.kit.answers.interaction import Interaction, MissingPermission, missing_of, parent_of
from cogs.kit.answers.visibility import NotShown
from cogs.kit.feature import Host
from cogs.kit.poster import PostKey, WantedMessage
from cogs.tournament import pages
from cogs.tournament.pages import LOBBY
from cogs.tournament.rounds import Threads
from cogs.tournament.table import Tournaments

TOURNAMENT, STANDINGS, SEATS = "tournament", "standings", "seats"  # the kinds of message
_NUMBERED = 100  # of a message about a table: its round times this, and its number
_NEEDED = (*FOR_TOURNAMENTS, *IN_THREADS.values())


class TournamentKind(Tournaments, KindWithLobby):
    lobby = LOBBY

    def __init__(self, host: Host, contests: Contests) -> None:
        tables = host.tables
        super().__init__(host.access, contests, tables.lifecycle, tables.seating, Threads(host.client))

    async def messages(self, contest: Contest) -> Mapping[PostKey, WantedMessage]:
        channel = contest.row.channel_id
        if channel is None or contest.row.kept != "all":
            return {}
        tournament = await self.of(contest)
        messages: dict[PostKey, WantedMessage] = {}
        now = tournament.round
        for table in tournament.tables_of(now) if now is not None else ():  # first: before what is played there
            if table.table_id is not None and table.channel_id is not None:
                number = table.round * _NUMBERED + table.number
                messages[SEATS, number] = WantedMessage(table.channel_id, pages.seats(tournament, table))
        shown = pages.payload(tournament, self.rounds.rests_until(tournament))
        messages[TOURNAMENT, 0] = WantedMessage(channel, shown)
        is_finished = contest.row.state == "finished"
        for played in range(1, tournament.played + 1 if tournament.tables else 1):
            if played < tournament.rounds or is_finished:
                messages[STANDINGS, played] = WantedMessage(channel, pages.standings(tournament, played))
        return messages

    async def check_shown(self, interaction: Interaction, contest: Contest) -> None:
        """Raises NotShown outside a tournament's channel and its threads."""
        row = contest.row
        here = interaction.channel_id, parent_of(interaction)
        if row.kind != "tournament" or row.guild_id != interaction.guild_id or row.channel_id not in here:
            raise NotShown(Message("contest-elsewhere"))

    def check_bot_can_start(self, interaction: Interaction) -> None:
        """Check that the bot can create threads here. Raises MissingPermission, or Refusal inside a thread."""
        if parent_of(interaction) is not None or interaction.channel is None:
            raise Refusal(Message("tournament-in-channel"))
        missing = missing_of(interaction.app_permissions, _NEEDED)
        if missing.items:
            channel = Quoted(str(interaction.channel))
            raise MissingPermission(Message("tournament-needs-permissions", permissions=missing, channel=channel))

    async def joined_text(self, contest: Contest, user_id: int, /) -> Message:
        return pages.joined_text(await self.of(contest), user_id)
