"""Duels as a kind of contest: its visibility, how clicks are answered, and its messages: two in its channel; by
invitation each person gets their own.
"""

from collections.abc import Mapping

from bot.message import Message, Text, Who, lines
from bot.table.permissions import Person
from bot.words.speaker import in_language, say_chat
from cogs.contests.contest import Contest, ContestKind, own_number
from cogs.contests.lobby import KindWithLobby
from cogs.contests.table import Contests
from cogs.duel import pages
from cogs.duel.pages import LOBBY
from cogs.duel.table import Duels
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.interaction import Interaction
from cogs.kit.answers.visibility import NotShown
from cogs.kit.feature import Host
from cogs.kit.lru_cache import LruCache
from cogs.kit.payload.payload import Payload
from cogs.kit.poster import Poster, PostKey, WantedMessage
from cogs.play.controls.answering import is_private

DUEL, COMPARISON = "duel", "comparison"  # the kinds of message
_CALL_EVERY = 3600.0  # seconds in which one person calls another once; the message of the duel is there for both


class DuelKind(Duels, KindWithLobby):
    lobby = LOBBY

    def __init__(self, host: Host, contests: Contests) -> None:
        super().__init__(host.access, contests)
        self._preferences = host.tables.preferences
        self._poster = host.parts.get(Poster)
        self._pinged = LruCache[bool](10_000, _CALL_EVERY)  # pairs: the caller, and the one called
        self.opened_from = LruCache[bool](10_000)  # the pages of games from which a duel was opened

    async def messages(self, contest: Contest) -> Mapping[PostKey, WantedMessage]:
        if contest.row.kept != "all":
            return {}
        state, channel = await self.state(contest), contest.row.channel_id
        readers: list[tuple[str, int | None]] = [(contest.row.language, None)]
        if channel is None:  # each person has their own
            people = [entry.user_id for entry in contest.entries if entry.user_id > 0]
            readers = [((await self._preferences.of_person(user_id)).reads, user_id) for user_id in people]
        shown, messages = dict[str, dict[str, Payload]](), dict[PostKey, WantedMessage]()
        for language, user_id in readers:
            if language not in shown:
                with in_language(language):
                    shown[language] = {DUEL: pages.duel(state)}
                    if state.compared is not None:
                        shown[language][COMPARISON] = pages.comparison(contest, state.compared)
            number = 0 if user_id is None else own_number(user_id)
            for kind, payload in shown[language].items():
                messages[kind, number] = WantedMessage(channel or 0, payload, user_id)
        return messages

    async def check_shown(self, interaction: Interaction, contest: Contest) -> None:
        """Raises NotShown outside the channel of a duel; one by invitation is wherever the people in it are."""
        row = contest.row
        if contest.is_by_invitation and contest.entry_of(interaction.user.id) is not None:
            return
        here = interaction.guild_id, interaction.channel_id
        if row.kind is not ContestKind.DUEL or here != (row.guild_id, row.channel_id):
            raise NotShown(Message("contest-elsewhere"))

    async def joined_text(self, contest: Contest, _: int) -> Message:
        return Message("duel-joined-begun" if contest.row.state == "playing" else "contest-joined")

    async def tell(self, answer: Answer, contest: Contest, text: Message, *, was_asked: bool = False) -> None:
        """Say what was done. A person's own page shows it itself; after leaving it is no longer kept up to date."""
        if contest.is_by_invitation and not was_asked:
            has_left = contest.entry_of(answer.interaction.user.id) is None
            if has_left or is_private(answer.interaction):
                page = Payload(say_chat(text)) if has_left else pages.own_page(await self.state(contest))
                await answer.redraw(page)
                return
        await super().tell(answer, contest, text, was_asked=was_asked)

    async def own_result(self, interaction: Interaction, contest: Contest) -> Payload:
        """The progress of a duel, or its comparison, for a person who took part. Raises NotShown to others."""
        row = contest.row
        if contest.entry_of(interaction.user.id) is None:
            raise NotShown(Message("contest-elsewhere"))
        is_there = (interaction.guild_id, interaction.channel_id) == (row.guild_id, row.channel_id)
        return pages.own_result(await self.state(contest), is_there=is_there)

    # -- the challenge ---------------------------------------------------------------------------------------------

    def may_call(self, host: int, opponent: int) -> bool:
        """True if a person can ping another now. If so, not again for an hour."""
        return self._pinged.add((host, opponent), value=True)

    async def invite(self, contest: Contest, host: Person, opponent: int) -> Text:
        """Invite a person to a duel in no channel by direct message; where none reaches them, the host gives them the
        code. Returns the answer to the host.
        """
        name = "done-invited-by-code"
        if self.may_call(host.user_id, opponent):
            with in_language((await self._preferences.of_person(opponent)).reads):
                payload = pages.invitation(await self.state(contest), host)
            if await self._poster.tell(opponent, payload, f"duel{contest.id}.{opponent}"):
                name = "done-challenged"
        return lines(Message(name, who=Who(f"<@{opponent}>")), Message("duel-code", code=f"`{contest.code}`"))
