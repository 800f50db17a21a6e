"""Duels: two to eight people play the same sealed deals, each alone with the same computer players.

A duel is open until its host starts it, or it is full. Then everyone gets a table, and some hours to play. It is over
when all have finished or the time is up. Until then all results are secret.
"""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot import clock
from bot.message import Message
from bot.rules.catalogue import AnyGame
from bot.rules.errors import BadOptions
from bot.rules.options import Options, dump, load
from bot.store.errors import NoContest, NoTable
from bot.table.access import TableAccess
from bot.table.errors import NotAllowed, WrongState
from bot.table.operations.servers import ServerSettings, check_may_open, language_in
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from cogs.contests.contest import Contest, ContestEntry, ContestKind, NewContest
from cogs.contests.table import Contests, check_may_start, without_throwing_in
from cogs.duel.comparing import ComparedDuel, Comparisons

MOST_PEOPLE = 8
MOST_DEALS, USUAL_DEALS = 8, 4
MOST_HOURS, USUAL_HOURS = 168, 24  # hours to play in
OPEN_FOR = timedelta(hours=24)  # a duel that is not started
MOST_HOSTED = 5  # duels by one person that are not over
USUAL_LEVEL = "hard"
MOST_LISTED = 10  # duels of one person
LONGEST_ID = 18  # digits
_NOT_IN = Message("duel-not-in")


@dataclass(frozen=True, slots=True)
class NewDuel:
    """A duel that a person wants to open: the game, by a preset or the server's usual house rules, how many deals
    against computers of which level, and in how many hours.
    """

    game: str
    preset: str | None = None
    deals: int = USUAL_DEALS
    level: str = USUAL_LEVEL
    hours: int = USUAL_HOURS


@dataclass(frozen=True, slots=True)
class DuelProgress:
    """A person's progress: the deal they play, or that they have finished or left."""

    entry: ContestEntry
    deal: int = 1
    is_done: bool = False
    has_left: bool = False


@dataclass(frozen=True, slots=True)
class DuelState:
    """A duel as it stands: its game and rules; while it is open the people `called` to it as a rematch, while it is
    played everyone's progress, and once it is finished the comparison.
    """

    contest: Contest
    game: AnyGame
    options: Options
    called: tuple[int, ...] = ()
    progress: tuple[DuelProgress, ...] = ()
    compared: ComparedDuel | None = None


class Duels:
    """Opens duels, lets people in, starts and ends them. Every method may raise NoContest, NotLoaded, NotSaved."""

    def __init__(self, access: TableAccess, contests: Contests) -> None:
        self._access = access
        self._store = access.store
        self._contests = contests
        self.comparisons = Comparisons(access)

    # -- from the opening to the start -----------------------------------------------------------------------------

    async def open(
        self,
        guild_id: int,
        channel_id: int | None,
        host: Person,
        asked: NewDuel,
        *,
        parent_id: int | None = None,
        interaction_id: int | None = None,
    ) -> Contest:
        """Open a duel in a channel, or by invitation. Raises BadOptions, NotOpenedHere, NotAnOpener, NotAllowed."""
        kind = self._access.catalogue.game(asked.game)
        if not is_offered(kind):
            raise BadOptions(Message("duel-no-hands", game=kind.title))
        settings = await self._check_may_open(guild_id, host, (channel_id, parent_id), by_role=True)
        options = without_throwing_in(kind, await self._contests.house_rules(guild_id, host, kind, asked.preset))
        new = NewContest(
            kind=ContestKind.DUEL,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.user_id,
            game=asked.game,
            options=dump(options),
            players=kind.nearest_preset(options)[0].players[0],
            deals=asked.deals,
            level=asked.level,
            secret=secrets.token_bytes(32),
            settings={"hours": asked.hours},
            due_at=clock.now() + OPEN_FOR,
            language=language_in(settings, host.server_locale),
        )
        return await self._open(new, host, interaction_id)

    def like(self, contest: Contest) -> NewDuel:
        """A duel as another one: under the preset nearest to its rules, of as many deals, against such computers."""
        row, game = contest.row, self._access.catalogue.game(contest.row.game)
        preset, _ = game.nearest_preset(load(game.options_type, row.options))
        hours = int(row.settings.get("hours", USUAL_HOURS))
        return NewDuel(row.game, preset.name, row.deals, row.level, hours)

    async def open_again(
        self, contest_id: int, host: Person, *, parent_id: int | None = None, interaction_id: int | None = None
    ) -> Contest:
        """Open the rematch of a duel that is over, in its channel; where that is open already, join it. For those who
        took part, whatever their roles. Raises WrongState, NotOpenedHere, NotAllowed.
        """
        before = await self._contests.get(contest_id)
        row = before.row
        if not before.over:
            raise WrongState(Message("duel-not-over"))
        if before.entry_of(host.user_id) is None:
            raise NotAllowed(Message("duel-rematch-players-only"))
        rematch = await self._contests.numbered(ContestKind.DUEL, row.guild_id, row.id)
        if rematch is not None:
            return await self.join(rematch, host, interaction_id)
        settings = await self._check_may_open(row.guild_id, host, (row.channel_id, parent_id), by_role=False)
        new = NewContest(
            kind=ContestKind.DUEL,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            host_id=host.user_id,
            number=row.id,  # so that a duel has one rematch
            game=row.game,
            options=row.options,
            players=row.players,
            deals=row.deals,
            level=row.level,
            secret=secrets.token_bytes(32),
            settings=dict(row.settings),
            due_at=clock.now() + OPEN_FOR,
            language=language_in(settings, host.server_locale or row.language),
        )
        return await self._open(new, host, interaction_id)

    async def _open(self, new: NewContest, host: Person, interaction_id: int | None) -> Contest:
        self._contests.check_options(new)
        contest_id = await self._contests.create(new, interaction_id=interaction_id)
        # Announced with its host. Without a number: that press came before the seal was seen. Start gives one.
        return await self._contests.enter(contest_id, host, most=MOST_PEOPLE)

    async def _check_may_open(
        self, guild_id: int, host: Person, places: Sequence[int | None], *, by_role: bool
    ) -> ServerSettings:
        settings = await self._store.servers.settings(guild_id)
        check_may_open(settings, host, places, by_role=by_role)
        if await self._contests.count_hosted(ContestKind.DUEL, host.user_id) >= MOST_HOSTED:
            raise NotAllowed(Message("duel-too-many", most=MOST_HOSTED))
        return settings

    async def of_code(self, code: str) -> Contest:
        """The duel that a code invites to. Raises NotAllowed."""
        number = code.strip().partition("-")[0]
        with suppress(NoContest):
            if number.isascii() and number.isdecimal() and len(number) <= LONGEST_ID:
                contest = await self._contests.get(int(number))
                if contest.is_by_invitation and contest.code == code.strip().lower():
                    return contest
        raise NotAllowed(Message("duel-code-unknown"))

    async def join(self, contest_id: int, person: Person, interaction_id: int | None) -> Contest:
        """Take part; a duel that is full then starts. Raises WrongState, Conflict."""
        if (await self._contests.get(contest_id)).entry_of(person.user_id) is not None:
            raise WrongState(Message("duel-in-already"))
        contest = await self._contests.enter(contest_id, person, interaction_id=interaction_id, most=MOST_PEOPLE)
        return await self._begin(contest, None) if len(contest.entries) >= MOST_PEOPLE else contest

    def check_may_leave(self, contest: Contest, person: Person) -> None:
        """Raises WrongState once it has begun: from then on people leave their own matches, below their hands."""
        if contest.entry_of(person.user_id) is None:
            raise WrongState(_NOT_IN)
        if contest.row.state != "open":
            raise WrongState(Message("duel-begun-leave"))

    async def leave(self, contest_id: int, person: Person, _: int | None = None) -> Contest:
        """Take part no more, before it begins. Raises WrongState."""
        self.check_may_leave(await self._contests.get(contest_id), person)
        return await self._contests.take_out(contest_id, person.user_id)

    async def start(self, contest_id: int, by: Person, interaction_id: int) -> Contest:
        """Begin, by a press that counts in the deals. Raises NotAllowed, WrongState."""
        contest = await self._contests.get(contest_id)
        check_may_start(contest, by)
        return await self._begin(contest, interaction_id)

    async def _begin(self, contest: Contest, interaction_id: int | None) -> Contest:
        ends_at = clock.now() + timedelta(hours=int(contest.row.settings.get("hours", USUAL_HOURS)))
        return await self._contests.begin(contest.id, interaction_id=interaction_id, ends_at=ends_at)

    # -- while it is played ----------------------------------------------------------------------------------------

    async def own_table(self, contest: Contest, user_id: int) -> Snapshot:
        """A person's own table. Raises WrongState."""
        entry = contest.entry_of(user_id)
        if entry is None:
            raise WrongState(_NOT_IN)
        if contest.row.state == "open":
            raise WrongState(Message("duel-not-begun"))
        if entry.table_id is None:  # the start has not come to it yet
            return await self._contests.play_own(contest.id, user_id, channel_id=contest.row.channel_id or 0)
        return await self._access.snapshot(entry.table_id)

    async def of_person(self, user_id: int) -> tuple[Contest, ...]:
        """The latest duels in which a person takes part, newest first."""
        latest = await self._contests.of_person(ContestKind.DUEL, user_id, MOST_LISTED)
        return tuple([await self._contests.get(contest_id) for contest_id in latest])

    async def just_played(self, user_id: int) -> Contest | None:
        """The duel in which a person has finished their match within a day, if there is one."""
        for contest in await self.of_person(user_id):
            entry = contest.entry_of(user_id)
            if entry is not None and entry.finished_at is not None and clock.now() - entry.finished_at < OPEN_FOR:
                return contest
        return None

    async def state(self, contest: Contest) -> DuelState:
        """A duel as it stands. Raises MovesDeleted long after its end."""
        rules = self.comparisons.rules_of(contest)
        match contest.row.state:
            case "open":
                return DuelState(contest, *rules, called=await self._called(contest))
            case "playing":
                progress = tuple([await self._progress_of(entry) for entry in contest.entries])
                return DuelState(contest, *rules, progress=progress)
            case "finished":
                return DuelState(contest, *rules, compared=await self.comparisons.of(contest))
            case _:
                return DuelState(contest, *rules)

    async def _called(self, contest: Contest) -> tuple[int, ...]:
        """The people called to a rematch: all who played before, except its host."""
        if contest.row.number is None or contest.is_by_invitation:
            return ()
        before = await self._contests.get(contest.row.number)
        users = (entry.user_id for entry in before.entries if entry.user_id != contest.row.host_id)
        return tuple(user for user in users if user > 0)

    async def _progress_of(self, entry: ContestEntry) -> DuelProgress:
        if entry.finished_at is not None:
            return DuelProgress(entry, is_done=True)
        if entry.table_id is None:
            return DuelProgress(entry, has_left=entry.user_id < 0)
        with suppress(NoTable):
            snapshot = await self._access.snapshot(entry.table_id)
            if not snapshot.over and snapshot.public is not None:
                return DuelProgress(entry, len(snapshot.public.results) + 1)
        return DuelProgress(entry, has_left=True)

    async def on_due(self, contest: Contest, now: datetime) -> datetime | None:
        """Close a duel that was not started; open the tables of one that was, and end it when all have finished or left
        their matches, or the time is up.
        """
        if contest.row.state == "open":
            closes = contest.row.created_at + OPEN_FOR
            if now < closes:
                return closes
            await self._contests.end(contest.id, "stopped")
            return None
        for entry in contest.entries:
            if entry.table_id is None and entry.user_id > 0:
                await self._contests.play_own(contest.id, entry.user_id, channel_id=contest.row.channel_id or 0)
        ends_at = contest.row.ends_at
        if (ends_at is not None and now >= ends_at) or not await self._contests.open_tables(contest.id):
            await self._contests.end(contest.id)
            return None
        return ends_at


def is_offered(game: AnyGame) -> bool:
    """True if a game is played in duels: its hands come by direct message."""
    return game.hands_by_dm
