"""Tournaments: opened, joined, left, begun and ended by people."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, replace
from datetime import datetime, timedelta

from bot import clock
from bot.command_line import UNDELETABLE, Undeletable
from bot.message import Message
from bot.rules.catalogue import AnyGame
from bot.rules.errors import BadOptions
from bot.rules.options import Options, dump
from bot.store.store import Store
from bot.table.access import TableAccess
from bot.table.errors import WrongState
from bot.table.operations.lifecycle import Lifecycle, default_players
from bot.table.operations.seating import USUAL_LEVEL, Seating
from bot.table.operations.servers import check_may_open, language_in
from bot.table.permissions import Person
from bot.table.state.times import Clock
from cogs.contests.contest import Contest, ContestKind, NewContest
from cogs.contests.table import Contests, check_host, check_may_start, without_throwing_in
from cogs.tournament.movements import MOST_ROUNDS, Form
from cogs.tournament.rounds import Rounds, ThreadGone, ThreadRefused, Threads, ThreadUnreached
from cogs.tournament.store import TournamentStore
from cogs.tournament.tournament import Tournament, TournamentSettings

MOST_DEALS, USUAL_DEALS = 8, 3  # of a round
OPEN_FOR = timedelta(days=7)  # until one that was not started is closed
_WORK = timedelta(seconds=30)  # until another process takes the steps of one that has ended
USUAL_ROUNDS = 3
_FOUR, _PAIRS = 4, 2  # people at a table, where the rules allow it; sides there, of a tournament of pairs


@dataclass(frozen=True, slots=True)
class NewTournament:
    """A tournament that a person wants to open: the game, by a preset or the server's usual house rules; the form; the
    rounds and the deals of each; the time for a turn (None: as usual), and the level of computers.
    """

    game: str
    preset: str | None = None
    form: Form = "individual"
    rounds: int = USUAL_ROUNDS
    deals: int = USUAL_DEALS
    clock: Clock | None = None
    level: str = USUAL_LEVEL


class Tournaments:
    """Tournaments, by the ids of their contests. Every method may raise NoContest, NotLoaded, NotSaved."""

    def __init__(
        self,
        access: TableAccess,
        contests: Contests,
        lifecycle: Lifecycle,
        seating: Seating,
        threads: Threads | None = None,
    ) -> None:
        self._access = access
        self._store = access.store
        self._tournament_store = TournamentStore(access.store.database)
        self._contests = contests
        self._lifecycle = lifecycle
        self._seating = seating
        self.rounds = Rounds(access, contests, lifecycle, self.of, threads)
        access.around_deletion.append(self._around_deletion)

    async def get(self, contest_id: int) -> Tournament:
        return await self.of(await self._contests.get(contest_id))

    async def of(self, contest: Contest) -> Tournament:
        """The tournament of a contest."""
        plan = await self._tournament_store.plan_of(contest.id)
        tournament = Tournament(contest, self._access.catalogue.game(contest.row.game), *plan)
        if tournament.tables:
            await asyncio.to_thread(lambda: tournament.movement)  # of many large tables a search, the first time
        return tournament

    async def in_channel(self, guild_id: int, channel_id: int) -> Contest:
        """The tournament that is open or being played in a channel, or that has it as a thread. Raises WrongState."""
        own = await self._tournament_store.contest_of(channel_id)
        if own is not None:
            return await self._contests.get(own)
        for row in await self._contests.latest(ContestKind.TOURNAMENT, guild_id, 10):
            if row.channel_id == channel_id and not row.over:
                return await self._contests.get(row.id)
        raise WrongState(Message("tournament-none-here"))

    async def on_due(self, contest: Contest, now: datetime) -> datetime | None:
        """Close a tournament that was not started; have the steps taken of one that was: Discord may take its time."""
        if contest.row.state == "open":
            closes_at = contest.row.created_at + OPEN_FOR
            if now >= closes_at:
                await self._contests.end(contest.id, "stopped")
            return closes_at
        rests_until = self.rounds.rests_until(await self.of(contest))
        if rests_until is not None and rests_until > now:
            return rests_until
        is_ours = contest.id in self.rounds.at_work
        if not is_ours and not await self._contests.change(contest, due_at=now + _WORK):
            return now  # it has changed, or another process takes its steps
        self.rounds.at_work.ask(contest.id)
        return now + _WORK

    # -- what people do --------------------------------------------------------------------------------------------

    async def open(
        self, guild_id: int, channel_id: int, host: Person, asked: NewTournament, *, interaction_id: int | None = None
    ) -> Contest:
        """Open a tournament in a channel. Raises BadOptions, NotOpenedHere, NotAnOpener, NotAllowed, ChannelTaken."""
        settings = await self._store.servers.settings(guild_id)
        check_may_open(settings, host, (channel_id, None), by_role=True)
        kind = self._access.catalogue.game(asked.game)
        options = await self._options(guild_id, host, kind, asked)
        is_for_four = asked.form == "pairs" or _sides(kind, options)
        players = _FOUR if is_for_four else default_players(kind, options)
        rounds = max(1, min(asked.rounds, MOST_ROUNDS))
        new = NewContest(
            kind=ContestKind.TOURNAMENT,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.user_id,
            game=kind.name,
            options=dump(options),
            players=players,
            deals=max(1, min(asked.deals, MOST_DEALS)),
            level=asked.level,
            secret=secrets.token_bytes(32),
            settings=asdict(TournamentSettings(asked.form, rounds, asked.clock or self._access.times.usual)),
            due_at=clock.now() + OPEN_FOR,
            language=language_in(settings, host.server_locale),
        )
        return await self._contests.open(new, interaction_id=interaction_id)

    async def join(
        self, contest_id: int, person: Person, interaction_id: int, partner_id: int | None = None
    ) -> Contest:
        """Let a person take part. In pairs they can name a partner; a person named by another plays with that one,
        unless they name someone else. Raises WrongState, Conflict.
        """
        tournament = await self.get(contest_id)
        if tournament.contest.row.state != "open":
            raise WrongState(Message("contest-closed"))
        if partner_id is not None and not tournament.in_pairs:
            raise WrongState(Message("tournament-no-partners"))
        if partner_id == person.user_id:
            raise WrongState(Message("tournament-own-partner"))
        await self._contests.enter(contest_id, person, interaction_id=interaction_id, most=tournament.most_people)
        wished_by = [user for user, partner in tournament.wishes.items() if partner == person.user_id]
        if partner_id is None and person.user_id not in tournament.wishes and wished_by:
            partner_id = wished_by[0]
        if partner_id is not None:
            await self._tournament_store.wish_partner(contest_id, person.user_id, partner_id)
        return await self._contests.announce(contest_id)

    def check_may_leave(self, contest: Contest, person: Person) -> None:
        """Raises WrongState unless a person takes part in a tournament that is not over."""
        if contest.over:
            raise WrongState(Message("contest-over"))
        if contest.entry_of(person.user_id) is None:
            raise WrongState(Message("contest-not-in"))

    async def leave(self, contest_id: int, person: Person, interaction_id: int | None = None) -> Contest:
        """Take a person out: in mid-round from their table and its thread, and all later rounds. Raises WrongState."""
        tournament = await self.get(contest_id)
        self.check_may_leave(tournament.contest, person)
        if tournament.contest.row.state == "open":
            await self._tournament_store.wish_partner(contest_id, person.user_id, None)
            return await self._contests.take_out(contest_id, person.user_id)
        now = tournament.round
        table = tournament.table_of(person.user_id, now) if now is not None else None
        has_begun = table is not None and table.table_id is not None
        await self._tournament_store.leave(contest_id, person.user_id, tournament.played + has_begun)
        if table is not None and table.table_id is not None and table.ended_at is None:
            snapshot = await self._access.snapshot(table.table_id)
            if not snapshot.over and snapshot.seat_of(person.user_id) is not None:
                await self._seating.leave(table.table_id, person, interaction_id)
        if table is not None and table.channel_id is not None:
            with suppress(ThreadUnreached):  # the next round tries it again
                await self._let_out((table.channel_id,), person.user_id)
        return await self._contests.announce(contest_id)

    @asynccontextmanager
    async def _around_deletion(self, user_id: int) -> AsyncGenerator[None, None]:
        """Take a person whose data is deleted out of the threads where they sat. Raises ThreadUnreached."""
        await self._let_out(await self._tournament_store.threads_of(user_id), user_id)
        yield

    async def _let_out(self, threads: Collection[int], user_id: int) -> None:
        """Take a person out of threads. Raises ThreadUnreached."""
        if self.rounds.threads is None:
            return
        for thread in threads:
            with suppress(ThreadGone, ThreadRefused):
                await self.rounds.threads.let_in(thread, (), (user_id,))

    async def start(self, contest_id: int, by: Person, interaction_id: int) -> Contest:
        """Begin a tournament. For its host or a moderator. Raises WrongState, NotAllowed."""
        tournament = await self.get(contest_id)
        check_may_start(tournament.contest, by)
        await self._check_room(tournament)
        return await self._contests.begin(contest_id, interaction_id=interaction_id)

    async def hurry(self, contest_id: int, by: Person) -> None:
        """Begin the next round without a pause, or try again what was refused. Raises WrongState, NotAllowed."""
        tournament = await self.get(contest_id)
        check_host(tournament.contest, by)
        if tournament.contest.row.state != "playing":
            raise WrongState(Message("tournament-nothing-waits"))
        hurried = replace(tournament.settings, blocked="", hurried=tournament.played)
        await self._contests.change(tournament.contest, settings=asdict(hurried), due_at=clock.now())

    async def _check_room(self, tournament: Tournament) -> None:
        """Raises WrongState where the server has no room for as many tables."""
        row = tournament.contest.row
        most = (await self._store.servers.settings(row.guild_id)).most_tables
        if most is None:
            return
        is_open = len(await self._store.removals.open_tables(row.guild_id))
        if is_open + tournament.tables_each > most:
            free = max(0, most - is_open)
            raise WrongState(Message("tournament-no-room", tables=tournament.tables_each, free=free))

    async def _options(self, guild_id: int, host: Person, game: AnyGame, asked: NewTournament) -> Options:
        """House rules that throw in no deal, so that all tables play the same deals. Raises BadOptions, NotAllowed."""
        options = await self._contests.house_rules(guild_id, host, game, asked.preset)
        if asked.form == "pairs" and _sides(game, options) != _PAIRS:
            fitting = (it.options for it in game.presets if asked.preset is None and _sides(game, it.options) == _PAIRS)
            options = next(fitting, None)
            if options is None:
                raise BadOptions(Message("tournament-not-for-pairs", game=game.title))
        return without_throwing_in(game, options)


def _sides(game: AnyGame, options: Options) -> int:
    """The number of sides at a table of four; 0 where these rules allow none."""
    return len(set(game.sides(options, _FOUR))) if game.can_play(options, _FOUR) else 0


async def _threads_of(store: Store, user_id: int) -> Collection[int]:
    return await TournamentStore(store.database).threads_of(user_id)


UNDELETABLE.append(Undeletable("On Discord, remove them from these threads of a tournament: {}", _threads_of))
