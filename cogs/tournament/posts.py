"""The messages of tournaments: its own, the standings after each round, and at each table who sits there now."""

from collections.abc import Mapping

from cogs.contests.contest import Contest
from cogs.contests.posts import ContestPost, Key
from cogs.tournament import pages
from cogs.tournament.table import Tournaments

TOURNAMENT, STANDINGS, SEATS = "tournament", "standings", "seats"  # the kinds of message
_NUMBERED = 100  # of a message about a table: its round times this, and its number


class TournamentPosts:
    """Which messages a tournament should have now."""

    def __init__(self, tournaments: Tournaments) -> None:
        self._tournaments = tournaments

    async def wanted(self, contest: Contest) -> Mapping[Key, ContestPost]:
        """The messages by kind and number. Raises NotLoaded."""
        channel = contest.row.channel_id
        if channel is None or contest.row.kept != "all":
            return {}
        tournament = await self._tournaments.of(contest)
        rest = self._tournaments.rounds.rests_until(tournament)
        found: dict[Key, ContestPost] = {}
        now = tournament.round
        for table in tournament.tables_of(now) if now is not None else ():  # first: before what is played there
            if table.table_id is not None and table.channel_id is not None:
                number = table.round * _NUMBERED + table.number
                found[SEATS, number] = ContestPost(table.channel_id, pages.seats(tournament, table))
        shown = pages.payload(tournament, int(rest.timestamp()) if rest else None)
        found[TOURNAMENT, 0] = ContestPost(channel, shown)
        is_finished = contest.row.state == "finished"
        for played in range(1, tournament.played + 1 if tournament.tables else 1):
            if played < tournament.rounds or is_finished:
                found[STANDINGS, played] = ContestPost(channel, pages.standings(tournament, played))
        return found
