"""Contests: opened, begun, played at people's own tables, ended; what they do by themselves, and how they are shown."""

import logging
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import Protocol

import discord

from bot import clock
from bot.background import RETRY, Background, DueLoop, WorkByKey, until_done
from bot.message import Message
from bot.rules.catalogue import AnyGame
from bot.rules.errors import Refusal
from bot.rules.events import DealEnded
from bot.rules.options import Options, load
from bot.table.access import TableAccess
from bot.table.errors import NotAllowed, NotLoaded, NotSaved, WrongState
from bot.table.operations.lifecycle import Lifecycle
from bot.table.operations.servers import are_rules_locked
from bot.table.permissions import Person
from bot.table.state.snapshot import Outcome, Snapshot
from bot.words.speaker import in_language
from cogs.contests.contest import Contest, ContestKind, ContestState, NewContest
from cogs.contests.store import ContestStore
from cogs.kit.answers.interaction import Interaction
from cogs.kit.discord_errors import Meaning, is_passing, meaning
from cogs.kit.payload.payload import AnyPayload
from cogs.kit.poster import PostedMessage, Poster, PostKey, PostOwner, WantedMessage

log = logging.getLogger(__name__)
_BATCH = 50
_AGAIN = timedelta(minutes=5)  # until a contest is tried again at which something failed


class KindOfContest(Protocol):
    """The part of a contest that daily deals, duels and tournaments each do in their own way; entered in
    `Contests.kinds`.
    """

    async def on_due(self, contest: Contest, now: datetime) -> datetime | None:
        """Do what is due at a contest that is not over. Returns the moment at which it is due again, if any."""
        ...

    async def messages(self, contest: Contest) -> Mapping[PostKey, WantedMessage]:
        """The messages that there should be now. Raises NotLoaded."""
        ...

    async def language(self, contest: Contest) -> str:
        """The language of the messages in channels."""
        return contest.row.language

    async def on_refused(self, contest: Contest) -> None:
        """React to a new message that cannot be posted: its channel is gone, or the bot lacks permission."""

    async def check_shown(self, interaction: Interaction, contest: Contest) -> None:
        """Raises NotShown where a person cannot see the contest."""
        ...

    async def own_result(self, interaction: Interaction, contest: Contest) -> AnyPayload:
        """The result of a person, from the end of their own match. Raises Refusal."""
        raise Refusal(Message("duel-result-elsewhere"))


class Contests(ContestStore):
    """Contests, by id. One that has changed is shown: its messages are posted and edited in the background.

    Every method may raise NoContest, NotLoaded, NotSaved. Without a `poster` nothing is shown.
    """

    def __init__(self, access: TableAccess, lifecycle: Lifecycle, poster: Poster | None = None) -> None:
        super().__init__(access.store.database)
        self.kinds = dict[ContestKind, KindOfContest]()
        self._access = access
        self._lifecycle = lifecycle
        self._poster = poster
        self._were_behind: set[int] = set()  # at the last look
        self._failed: dict[int, datetime] = {}  # until when contests are left alone
        self._clock = DueLoop("the clock of the contests", self.do_due, self._next_due, Refusal)
        self._showing = WorkByKey("messages of contest", self._show, Refusal)
        self._background = Background(Refusal)
        access.listeners.append(self._on_outcome)
        access.contests = self
        access.around_deletion.append(self._around_deletion)

    # -- what people do --------------------------------------------------------------------------------------------

    def check_options(self, new: NewContest) -> None:
        """Raises BadOptions where a contest cannot be opened with these house rules."""
        game = self._access.catalogue.game(new.game)
        game.check_options(load(game.options_type, new.options), new.players)

    async def house_rules(self, guild_id: int, host: Person, game: AnyGame, preset: str | None) -> Options:
        """A preset's, or the server's usual ones. Raises NotAllowed where the server's are locked."""
        if preset is None:
            return await self._lifecycle.usual_options(guild_id, game)
        if are_rules_locked(await self._access.store.servers.settings(guild_id), host):
            raise NotAllowed(Message("contest-rules-locked"))
        return self._access.catalogue.preset(game.name, preset).options

    async def open(self, new: NewContest, *, interaction_id: int | None = None) -> Contest:
        """Open a contest; a daily deal that is there already is returned. Raises BadOptions, ChannelTaken,
        AlreadyApplied.
        """
        self.check_options(new)
        return await self.announce(await self.create(new, interaction_id=interaction_id))

    async def play_own(
        self, contest_id: int, user_id: int, *, channel_id: int, interaction_id: int | None = None
    ) -> Snapshot:
        """Open a person's own table, its match begun, or find it; `channel_id` is that of their direct messages. Raises
        Conflict where the contest is over, or they take no part; AlreadyApplied.
        """
        table_id = await self.open_own_table(contest_id, user_id, channel_id=channel_id, interaction_id=interaction_id)
        await self.announce(contest_id)
        return (await self._access.announce(table_id)).snapshot

    async def cancel(self, contest_id: int, by: Person) -> Contest:
        """End a contest early, and what is being played of it. Raises NotAllowed, WrongState."""
        check_may_cancel(await self.get(contest_id), by)
        return await self.end(contest_id, "stopped")

    async def end(self, contest_id: int, state: ContestState = "finished") -> Contest:
        """End a contest, and stop what is still being played of it."""
        await self.set_over(contest_id, state)
        await self._stop_tables(contest_id)
        return await self.announce(contest_id)

    async def stop_apart(self, contest_id: int) -> None:
        """Stop the tables at which people play the deals of a contest apart from it."""
        await self._stop_tables(contest_id, apart=True)

    async def _stop_tables(self, contest_id: int, *, apart: bool = False) -> None:
        for table_id in await self.open_tables(contest_id, apart=apart):
            await self._lifecycle.close(table_id)

    # -- what is due -----------------------------------------------------------------------------------------------

    async def do_due(self) -> None:
        """Do what is due at each contest. Raises NotLoaded, NotSaved."""
        now = clock.now()
        for contest_id in await self.due(now, _BATCH):
            if self._failed.get(contest_id, now) > now:
                continue
            self._failed.pop(contest_id, None)
            try:
                contest, due_at = await self.get(contest_id), None
                if contest.over:
                    await self._stop_tables(contest_id)
                elif (kind := self.kinds.get(contest.row.kind)) is not None:
                    due_at = await kind.on_due(contest, now)
                await self.set_due(contest_id, contest.row.version, due_at)
            except (NotLoaded, NotSaved):  # so it is with all of them: they are looked at soon
                raise
            except Refusal as refusal:
                log.warning("contest %d goes on later: %s", contest_id, refusal)
                self._failed[contest_id] = now + _AGAIN
            except Exception:  # it does not delay the others
                log.exception("contest %d could not go on", contest_id)
                self._failed[contest_id] = now + _AGAIN

    async def _next_due(self) -> datetime | None:
        """Raises NotLoaded."""
        due = await self.next_due()
        return max(due, clock.now() + RETRY) if due is not None and self._failed else due  # that stays due

    # -- what is shown ---------------------------------------------------------------------------------------------

    async def announce(self, contest_id: int) -> Contest:
        """Show a contest that has changed, or that has a deal that ended; and wake the clock when it is due."""
        contest = await self.get(contest_id)
        if contest.row.due_at is not None:
            self._clock.wake(contest.row.due_at)
        if self._poster is not None:
            self._showing.ask(contest_id)
        return contest

    async def resume(self) -> None:
        """After a start, show what is behind, and do what is due. Raises NotLoaded."""
        for contest_id in await self.behind():
            self._showing.ask(contest_id)
        self._clock.start()

    async def look_after_others(self) -> None:
        """Show what fell behind because the process that meant to show it is gone. Raises NotLoaded."""
        behind = {*await self.behind()}
        for contest_id in behind & self._were_behind:
            self._showing.ask(contest_id)
        self._were_behind = behind

    async def close(self) -> None:
        """Stop; what is due or behind is looked at after the next start."""
        await self._clock.close()
        await self._background.close()
        await self._showing.close()

    async def _show(self, contest_id: int) -> None:
        await until_done(f"the messages of contest {contest_id}", is_passing, partial(self._keep_messages, contest_id))

    async def _keep_messages(self, contest_id: int) -> None:
        """Bring the messages of a contest up to date."""
        contest, posted = await self.get(contest_id), await self.posted(contest_id)
        kind = self.kinds.get(contest.row.kind)
        if kind is None or self._poster is None:
            return

        async def on_refused(error: discord.HTTPException, before: PostedMessage | None) -> None:
            if before is None and meaning(error) in (Meaning.GONE_CHANNEL, Meaning.NO_ACCESS):
                await kind.on_refused(contest)

        with in_language(await kind.language(contest)):
            wanted = await kind.messages(contest)
        remember = partial(self.keep_message, contest_id)
        owner = PostOwner(contest.row.guild_id, f"c{contest_id}", posted, remember, on_refused)
        if await self._poster.keep(owner, wanted):  # else it stays behind, and is looked at again
            await self.note_shown(contest_id, contest.row.version)

    def _on_outcome(self, outcome: Outcome) -> None:
        """Show the progress when a deal of a contest ends, or a person has left their match."""
        contest_id = outcome.snapshot.row.contest_id
        ended = any(isinstance(event, DealEnded) for event in outcome.events)
        if contest_id is not None and (ended or outcome.snapshot.over):
            self._background.spawn(f"contest {contest_id}", self.announce, contest_id)

    @asynccontextmanager
    async def _around_deletion(self, user_id: int) -> AsyncGenerator[None, None]:
        """After a deletion, update the messages of the contests that the person plays: they lose the name."""
        played = await self.played_by(user_id)
        yield
        for contest_id in played:
            await self.announce(contest_id)

    # -- for the tables --------------------------------------------------------------------------------------------

    async def kind_of(self, contest_id: int) -> str:
        """The kind of a contest, as its name."""
        return (await self.row(contest_id)).kind

    async def channel_of(self, contest_id: int) -> int | None:
        """The channel of a contest; None where it has none."""
        return (await self.row(contest_id)).channel_id

    async def check_deals_over(self, contest_id: int) -> None:
        """Raises WrongState while others can still play the deals of a contest: until then they are secret."""
        if not (await self.row(contest_id)).over:
            raise WrongState(Message("contest-still-played"))


FEWEST = 2  # people who start a contest


def check_host(contest: Contest, person: Person) -> None:
    """Raises NotAllowed unless the person opened the contest or manages its channel."""
    if person.user_id != contest.row.host_id and not person.manages:
        raise NotAllowed(Message("contest-host-only"))


def check_may_start(contest: Contest, by: Person) -> None:
    """Raises NotAllowed, or WrongState where the contest has begun or lacks people."""
    check_host(contest, by)
    if contest.row.state != "open":
        raise WrongState(Message("contest-over" if contest.over else "contest-begun"))
    if len(contest.entries) < FEWEST:
        raise WrongState(Message("contest-needs-two"))


def check_may_cancel(contest: Contest, by: Person) -> None:
    """Raises NotAllowed, or WrongState where the contest is over."""
    check_host(contest, by)
    if contest.over:
        raise WrongState(Message("contest-over"))


def without_throwing_in(game: AnyGame, options: Options) -> Options:
    """The options without redeals: after one, players would have different deals."""
    rule = next((rule for rule in game.house_rules if rule.name == "all_pass"), None)
    if rule is None:
        return options
    other = next(offered.value for offered in rule.offered_values if offered.value != "throw_in")
    return game.with_rule(options, rule.name, other)
