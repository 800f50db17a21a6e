"""The messages of duels: one in its channel, and how everybody did; by invitation each person has their own."""

from collections.abc import Mapping

from bot.table.operations.preferences import PreferenceKeeper
from bot.words.speaker import in_language
from cogs.contests.contest import Contest, own_number
from cogs.duel.pages import comparison, duel
from cogs.duel.table import Duels
from cogs.kit.poster import PostKey, WantedMessage

DUEL, COMPARISON = "duel", "comparison"  # the kinds of message


class DuelPosts:
    """Which messages a duel should have now."""

    def __init__(self, duels: Duels, preferences: PreferenceKeeper) -> None:
        self._duels = duels
        self._preferences = preferences

    async def wanted(self, contest: Contest) -> Mapping[PostKey, WantedMessage]:
        """The messages by kind and number. Raises NotLoaded."""
        if contest.row.kept != "all":
            return {}
        state = await self._duels.state(contest)
        channel = contest.row.channel_id
        languages = await self._languages(contest) if channel is None else dict[int, str]()
        found = dict[PostKey, WantedMessage]()
        for language in {*languages.values(), *(() if channel is None else (contest.row.language,))}:
            with in_language(language):
                shown = {DUEL: duel(state)}
                if state.compared is not None:
                    shown[COMPARISON] = comparison(contest, state.compared)
            for kind, payload in shown.items():
                if channel is not None:
                    found[kind, 0] = WantedMessage(channel, payload)
                for user_id in (user_id for user_id, reads in languages.items() if reads == language):
                    found[kind, own_number(user_id)] = WantedMessage(0, payload, user_id)
        return found

    async def _languages(self, contest: Contest) -> Mapping[int, str]:
        """What each person reads who takes part."""
        people = [entry.user_id for entry in contest.entries if entry.user_id > 0]
        return {user_id: (await self._preferences.of_person(user_id)).reads for user_id in people}
