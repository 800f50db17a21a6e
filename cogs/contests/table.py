"""Contests: opened, entered, begun, played at tables of one's own, ended; and their clock.

Each kind says what it does by itself when it is due; what ended with it while the bot was off is due then.
"""

import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any

from bot import clock
from bot.background import RETRY, Background, DueLoop
from bot.message import Message
from bot.rules.catalogue import AnyGame
from bot.rules.errors import Refusal
from bot.rules.events import DealEnded
from bot.rules.options import Options, load
from bot.rules.shuffle import table_secret
from bot.store.schema.seats import Sitter
from bot.table.access import TableAccess
from bot.table.errors import NotAllowed, NotLoaded, NotSaved, WrongState
from bot.table.operations.lifecycle import Lifecycle
from bot.table.operations.seating import COMPUTER_NAMES
from bot.table.permissions import Person
from bot.table.state.snapshot import Outcome, Snapshot
from cogs.contests.contest import Contest, ContestKind, ContestState, NewContest, terms_of
from cogs.contests.store import ContestStore

OWN_ROUND = 1
OnDue = Callable[[Contest, datetime], Awaitable[datetime | None]]  # does what is due; when it is due again


class Contests:
    """Contests, by id. The `listeners` are called with every contest that has changed, or at whose tables a deal has
    ended. Every method may raise NoContest, NotLoaded, NotSaved.
    """

    def __init__(self, access: TableAccess, lifecycle: Lifecycle) -> None:
        self._access = access
        self.store = ContestStore(access.store.database)  # for the kinds, the clock and the posts
        self._lifecycle = lifecycle
        self.listeners: list[Callable[[Contest], None]] = []
        self._due_handlers = dict[ContestKind, OnDue]()
        self.background = Background(Refusal)
        access.listeners.append(self._on_outcome)
        access.contests = self
        access.around_deletion.append(self._around_deletion)

    def handle_due(self, kind: ContestKind, handler: OnDue) -> None:
        """Let a kind of contest do by itself what is due."""
        self._due_handlers[kind] = handler

    async def get(self, contest_id: int) -> Contest:
        row = await self.store.get(contest_id)
        return Contest.of(row, await self.store.entries(contest_id))

    async def numbered(self, kind: ContestKind, guild_id: int, number: int) -> Contest | None:
        """The contest of a kind with that number on a server, if there is one."""
        row = await self.store.numbered(kind, guild_id, number)
        return None if row is None else await self.get(row.id)

    async def latest(self, kind: ContestKind, guild_id: int, limit: int = 1) -> tuple[Contest, ...]:
        """The latest contests of a kind on a server, newest first."""
        rows = await self.store.latest(kind, guild_id, limit)
        return tuple([await self.get(row.id) for row in rows])

    async def open(self, new: NewContest, *, interaction_id: int | None = None) -> Contest:
        """Open a contest; a daily deal that is there already is returned. Raises BadOptions, AlreadyApplied."""
        game = self._access.catalogue.game(new.game)
        game.check_options(load(game.options_type, new.options), new.players)
        row = await self.store.create(new, interaction_id=interaction_id)
        return await self.announce(row.id)

    async def enter(
        self,
        contest_id: int,
        person: Person,
        *,
        interaction_id: int | None = None,
        most: int | None = None,
        while_in: Sequence[ContestState] = ("open",),
    ) -> Contest:
        """Let a person take part, unless they do. Raises Conflict where it is closed or `most` do, AlreadyApplied."""
        await self.store.enter(
            contest_id, person.user_id, person.name, interaction_id=interaction_id, most=most, while_in=while_in
        )
        return await self.announce(contest_id)

    async def leave(self, contest_id: int, user_id: int) -> Contest:
        """Take a person out of a contest that has not begun."""
        await self.store.leave(contest_id, user_id)
        return await self.announce(contest_id)

    async def start(
        self,
        contest_id: int,
        *,
        interaction_id: int | None = None,
        ends_at: datetime | None = None,
        due_at: datetime | None = None,
        settings: dict[str, Any] | None = None,
    ) -> Contest:
        """Begin a contest, unless it has begun. `due_at`: when it is to be looked at. Raises AlreadyApplied."""
        await self.store.start(
            contest_id, interaction_id=interaction_id, ends_at=ends_at, due_at=due_at, settings=settings
        )
        return await self.announce(contest_id)

    async def change(self, contest: Contest, **changes: Any) -> bool:
        """Change columns of a contest as it is known. False where it has changed meanwhile."""
        is_changed = await self.store.change(contest.id, contest.row.version, **changes)
        await self.announce(contest.id)
        return is_changed

    async def play_own(
        self, contest_id: int, user_id: int, *, channel_id: int, interaction_id: int | None = None
    ) -> Snapshot:
        """Open the table of a person's own, its match begun, or find it; `channel_id` is that of their direct messages.
        The person sits at the first seat, computers at the others. Raises Conflict where it is over, or they take no
        part; AlreadyApplied.
        """
        row = await self.store.get(contest_id)
        entries = await self.store.entries(contest_id)
        own = next((entry.name for entry in entries if entry.user_id == user_id), "")
        names = [name for name in COMPUTER_NAMES if name != own]
        table_id = await self.store.open_own_table(
            row,
            user_id,
            secret=table_secret(row.secret, terms_of(row, entries), OWN_ROUND),
            computers=[Sitter(name, level=row.level) for name in names[: row.players - 1]],
            channel_id=channel_id,
            interaction_id=interaction_id,
        )
        await self.announce(contest_id)
        return (await self._access.announce(table_id)).snapshot

    async def table_secret(self, contest_id: int, number: int) -> bytes:
        """The secret that the tables of a round are opened with. Never shown."""
        row = await self.store.get(contest_id)
        return table_secret(row.secret, terms_of(row, await self.store.entries(contest_id)), number)

    async def end(self, contest_id: int, state: ContestState = "finished") -> Contest:
        """End a contest, and stop what is still being played of it."""
        await self.store.end(contest_id, state)
        await self._stop_tables(contest_id)
        return await self.announce(contest_id)

    async def _stop_tables(self, contest_id: int) -> None:
        for table_id in await self.store.open_tables(contest_id):
            await self._lifecycle.close(table_id)

    async def announce(self, contest_id: int) -> Contest:
        """Call the listeners with the current state of a contest."""
        contest = await self.get(contest_id)
        for listener in self.listeners:
            listener(contest)
        return contest

    async def do_due(self, contest_id: int, now: datetime) -> None:
        """Do what is due at a contest by itself, and note when it is due again."""
        contest = await self.get(contest_id)
        if contest.over:
            await self._stop_tables(contest_id)
            due_at = None
        else:
            on_due = self._due_handlers.get(contest.row.kind)
            due_at = await on_due(contest, now) if on_due is not None else None
        await self.store.set_due(contest_id, contest.row.version, due_at)

    # -- for the tables --------------------------------------------------------------------------------------------

    async def kind_of(self, contest_id: int) -> str:
        """The kind of a contest, as its name."""
        return (await self.store.get(contest_id)).kind

    async def channel_of(self, contest_id: int) -> int | None:
        """The channel of a contest; None where it has none."""
        return (await self.store.get(contest_id)).channel_id

    async def check_deals_over(self, contest_id: int) -> None:
        """Raises WrongState while others can still play the deals of a contest: until then they are secret."""
        if (await self.store.get(contest_id)).ended_at is None:
            raise WrongState(Message("contest-still-played"))

    @asynccontextmanager
    async def _around_deletion(self, user_id: int) -> AsyncGenerator[None, None]:
        """After a deletion, update the messages of the contests that the person plays: they lose the name."""
        played = await self.store.played_by(user_id)
        yield
        for contest_id in played:
            await self.announce(contest_id)

    def _on_outcome(self, outcome: Outcome) -> None:
        """When a deal of a contest ends, announce the contest: its messages show the progress."""
        contest_id = outcome.snapshot.row.contest_id
        ended = any(isinstance(event, DealEnded) for event in outcome.events)
        if contest_id is not None and (ended or outcome.snapshot.over):
            self.background.spawn(f"contest {contest_id}", self.announce, contest_id)


log = logging.getLogger(__name__)
_BATCH = 50
_AGAIN = timedelta(minutes=5)  # until a contest is tried again at which something failed


class ContestClock:
    """One timer that sleeps until the nearest contest is due; then each that is due is looked at."""

    def __init__(self, contests: Contests) -> None:
        self._contests = contests
        self._loop = DueLoop("the clock of the contests", self._look_at_due, self._next_due, Refusal)
        self._failed: dict[int, datetime] = {}  # until when contests are left alone
        self.start, self.close = self._loop.start, self._loop.close
        contests.listeners.append(self._on_contest)

    def _on_contest(self, contest: Contest) -> None:
        if contest.row.due_at is not None:
            self._loop.wake(contest.row.due_at)

    async def _next_due(self) -> datetime | None:
        """When a contest is due next. Raises NotLoaded."""
        due = await self._contests.store.next_due()
        return max(due, clock.now() + RETRY) if due is not None and self._failed else due  # that stays due

    async def _look_at_due(self) -> None:
        """Look at each contest that is due. Raises NotLoaded, NotSaved."""
        now = clock.now()
        for contest_id in await self._contests.store.due(now, _BATCH):
            if self._failed.get(contest_id, now) > now:
                continue
            self._failed.pop(contest_id, None)
            try:
                await self._contests.do_due(contest_id, now)
            except (NotLoaded, NotSaved):  # so it is with all of them: they are looked at soon
                raise
            except Refusal as refusal:
                log.warning("contest %d goes on later: %s", contest_id, refusal)
                self._failed[contest_id] = now + _AGAIN
            except Exception:  # it does not delay the others
                log.exception("contest %d could not go on", contest_id)
                self._failed[contest_id] = now + _AGAIN


def check_contest_host(contest: Contest, person: Person) -> None:
    """Raises NotAllowed unless the person opened the contest or manages its channel."""
    if person.user_id != contest.row.host_id and not person.manages:
        raise NotAllowed(Message("contest-host-only"))


def without_throwing_in(game: AnyGame, options: Options) -> Options:
    """The options without redeals: after one, players would have different deals."""
    rule = next((rule for rule in game.house_rules if rule.name == "all_pass"), None)
    if rule is None:
        return options
    other = next(offered.value for offered in rule.offered_values if offered.value != "throw_in")
    return game.with_rule(options, rule.name, other)
