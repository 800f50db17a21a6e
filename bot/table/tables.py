"""The tables of this process: finding them, and the operations on them."""

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.rules.errors import BadOptions
from bot.rules.options import load
from bot.store.servers import Shards
from bot.store.store import Store
from bot.store.tables.tables import TablePlayed
from bot.table.access import TableAccess
from bot.table.errors import NoTableHere, SeveralTables
from bot.table.operations.lifecycle import Lifecycle
from bot.table.operations.lobby import Hints, HouseRules, LobbySeats
from bot.table.operations.play import MoveMaker, UndoMaker
from bot.table.operations.preferences import PreferenceKeeper
from bot.table.operations.seating import Seating
from bot.table.operations.servers import Removals, Servers
from bot.table.permissions import Person
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.state.times import AT_ONCE, DEFAULT_TIMES, Stages, TurnTimes
from bot.table.verification.verify import record_text
from bot.words.kinds import Kind

__all__ = ["Shards", "Tables"]
_MOST_LOBBIES = 50  # of a server that are searched for a free seat
_MOST_LOOKED_AT = 20  # tables of a server, for the kinds played last


class LastPlayed:
    """Finds the last kinds played, without contests."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store

    async def of_person(self, user_id: int) -> Kind | None:
        """The kind of game at whose table a person sat down last; None where there is none."""
        played = await self._store.tables.last_of_person(user_id)
        return None if played is None else self._kind(played)

    async def on_server(self, guild_id: int) -> dict[int, Kind]:
        """The kind of game opened last in each channel, the newest first."""
        found = dict[int, Kind]()
        for played in await self._store.tables.last_on_server(guild_id, _MOST_LOOKED_AT):
            kind = self._kind(played)
            if kind is not None:
                found.setdefault(played.channel_id, kind)
        return found

    def _kind(self, played: TablePlayed) -> Kind | None:
        """The nearest preset; None where this version doesn't know the game, or such rules."""
        game = self._access.catalogue.get(played.game)
        if game is None:
            return None
        try:
            return Kind(game, game.nearest_preset(load(game.options_type, played.options))[0])
        except BadOptions:
            return None


class Tables:
    """Finds tables; its parts change them, and tell `listeners` each Outcome. `access` is for features' own parts."""

    def __init__(
        self, store: Store, catalogue: Catalogue, *, stages: Stages = AT_ONCE, times: TurnTimes = DEFAULT_TIMES
    ) -> None:
        self.catalogue = catalogue
        self._store = store
        self.access = access = TableAccess(store, catalogue, stages, times)
        self.listeners = access.listeners
        self.lifecycle = Lifecycle(access)
        self.last_played = LastPlayed(access)
        self.seating = Seating(access)
        self.lobby_seats = LobbySeats(access)
        self.house_rules = HouseRules(access)
        self.hints = Hints(access)
        self.play = MoveMaker(access)
        self.undo = UndoMaker(access)
        self.preferences = PreferenceKeeper(access)
        self.removals = Removals(access, self.lifecycle.close)
        self.servers = Servers(access)
        self.messages = store.messages
        self.pending_answers = store.pending_answers
        self.schedule = store.schedule
        self.retention = store.retention
        self.channels = store.channels

    async def snapshot(self, table_id: int) -> Snapshot:
        """The current state of a table. Raises NoTable."""
        return await self.access.snapshot(table_id)

    async def seen_by(self, table_id: int, user_id: int) -> Outcome:
        """The current state of a table, with the seat of a person there. Raises NoTable."""
        return Outcome(await self.snapshot(table_id), by=user_id)

    async def place_of(self, table_id: int) -> tuple[int, int] | None:
        """A table's server and channel, whatever its state; None of a person's own, in neither. Raises NoTable."""
        known = self.access.known(table_id)
        row = known.row if known is not None else await self._store.tables.get(table_id)
        return None if row.solo else (row.guild_id, row.channel_id)

    async def record_text(self, table_id: int) -> str:
        """The record of a match that is over, for `boneyard record verify`. Raises SecretKept before that, NoTable."""
        return record_text(await self._store.journal.record(table_id))

    async def kind_of_contest(self, snapshot: Snapshot) -> str | None:
        """The kind of the contest that a match belongs to; None where it belongs to none."""
        contest_id, contests = snapshot.row.contest_id, self.access.contests
        return None if contest_id is None or contests is None else await contests.kind_of(contest_id)

    async def has_sat(self, table_id: int, user_id: int) -> bool:
        """True if a person sits at a table, or sat there in its match."""
        known = self.access.known(table_id)
        if known is not None and any(seat.user_id == user_id for seat in known.seats):
            return True
        return await self._store.seats.has_sat(table_id, user_id)

    async def in_channel(self, channel_id: int, user_id: int | None = None) -> Snapshot:
        """The active table of a channel, else that person's own match. Raises NoTableHere, SeveralTables."""
        row = await self._store.tables.active_in(channel_id)
        if row is None and user_id is not None:
            own = [table for table in await self._store.tables.of_person(user_id) if table.solo]
            if len(own) > 1:
                raise SeveralTables(tuple(table.id for table in own))
            row = own[0] if own else None
        if row is None:
            raise NoTableHere(Message("error-no-table-here"))
        return await self.snapshot(row.id)

    async def practice_of(self, user_id: int) -> Snapshot:
        """A person's own practice table. Raises NoTableHere."""
        row = await self._store.tables.practice_of(user_id)
        if row is None:
            raise NoTableHere(Message("error-at-no-table"))
        return await self.snapshot(row.id)

    async def of_person(self, user_id: int) -> Snapshot:
        """The one table a person sits at. Raises NoTableHere, SeveralTables."""
        tables = [row.id for row in await self._store.tables.of_person(user_id)]
        if not tables:
            raise NoTableHere(Message("error-at-no-table"))
        if len(tables) > 1:
            raise SeveralTables(tuple(tables))
        return await self.snapshot(tables[0])

    async def lobbies_on(self, guild_id: int) -> dict[int, int]:
        """The lobbies of a server by channel, the most recently active first."""
        return {it.channel_id: it.table_id for it in await self._store.tables.lobbies_on(guild_id, _MOST_LOBBIES)}

    async def join(self, table_id: int, person: Person, interaction_id: int, seat_id: int | None = None) -> Snapshot:
        """Take a seat as `Seating.join` does; a rematch starts once everyone has joined."""
        await self.seating.join(table_id, person, interaction_id, seat_id)
        await self.lifecycle.start_complete_rematch(table_id)
        return await self.snapshot(table_id)

    async def is_applied(self, interaction_id: int) -> bool:
        """True if an interaction has made a move or changed a table in another way."""
        return await self._store.journal.is_applied(interaction_id)
