"""The life of a table: opened in a channel, started, ended."""

import secrets
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

from bot import clock
from bot.message import AnyOf, Message
from bot.rules.catalogue import AnyGame
from bot.rules.errors import BadOptions
from bot.rules.options import Options, dump, load
from bot.store.errors import Conflict, SeatTaken
from bot.store.schema.seats import Sitter
from bot.store.schema.servers import Channel
from bot.store.schema.tables import OVER
from bot.store.scores.viewers import NOWHERE
from bot.store.tables.tables import NewTable
from bot.table.access import TableAccess
from bot.table.errors import ContestMatch, MatchOver, NotAllowed, Stale, WrongState
from bot.table.operations.seating import USUAL_LEVEL, computers_again, free_names
from bot.table.operations.servers import ServerSettings, are_rules_locked, check_may_open, language_in
from bot.table.permissions import Person, check_host, check_is_lobby, check_may_stop
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.state.table import Table
from bot.table.state.times import Clock

PLAYERS_FIRST = timedelta(minutes=5)  # after a match, in which only those who played ask for its rematch


class PlayerSearch(NamedTuple):
    """A new table's search for players, with a ping of this role if there is one and it was not pinged lately."""

    role: int | None = None


class NewTableRules(NamedTuple):
    """The choices of a new table's host. None: the server's usual rules, and the game's defaults."""

    preset: str | None = None
    players: int | None = None
    target: int | None = None
    search: PlayerSearch | None = None  # it looks for players


AS_USUAL = NewTableRules()


class Lifecycle:
    """Opens tables, starts their matches and ends them."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        host: Person,
        game: str,
        *,
        rules: NewTableRules = AS_USUAL,
        interaction_id: int | None = None,
        channel: Channel | None = None,
    ) -> Outcome:
        """Open a lobby in a channel, its host in the first seat. Without a preset it has the server's own house rules.
        `channel` says what the channel is, and which one a thread is part of.

        Raises BadOptions, ChannelTaken, NotOpenedHere, NotAnOpener, NotAllowed, TooManyTables, TooManyHosted,
        TooManyOpened.
        """
        kind, options = await self._rules(guild_id, game, rules)
        places = channel_id, channel and channel.parent_id
        is_chosen = rules.preset is not None or rules.target is not None
        has_own_rules = is_chosen and options != await self.usual_options(guild_id, kind)
        settings = await self._check_server(guild_id, host, places, has_own_rules=has_own_rules)
        new = replace(
            self._lobby(guild_id, channel_id, host, kind, options, rules.players),
            channel=channel,
            language=language_in(settings, host.server_locale),
            searches=rules.search is not None,
            role_to_call=rules.search.role if rules.search is not None else None,
        )
        return await self._access.announce(await self._open(new, kind, options, interaction_id))

    async def open_practice(
        self,
        channel_id: int,
        host: Person,
        game: str,
        *,
        rules: NewTableRules = AS_USUAL,
        interaction_id: int | None = None,
    ) -> Outcome:
        """Open a person's practice lobby, with computers in all other seats. `channel_id` is that of the host's direct
        messages; 0: the table is shown only on request. Raises BadOptions, HasPractice,
        TooManyOpened.
        """
        kind, options = await self._rules(NOWHERE, game, rules)
        new = self._lobby(NOWHERE, channel_id, host, kind, options, rules.players)
        names = free_names({host.name})[: new.players - 1]
        new = replace(new, computers=tuple(Sitter(name, level=USUAL_LEVEL) for name in names), solo=True)
        return await self._access.announce(await self._open(new, kind, options, interaction_id))

    def _lobby(
        self, guild_id: int, channel_id: int, host: Person, game: AnyGame, options: Options, players: int | None
    ) -> NewTable:
        """A lobby with its host in the first seat; `players` None: as many seats as is usual."""
        return NewTable(
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.user_id,
            host_name=host.name,
            game=game.name,
            options=dump(options),
            secret=secrets.token_bytes(32),
            players=players or default_players(game, options),
            clock=self._access.times.usual,
        )

    async def _rules(self, guild_id: int, game: str, rules: NewTableRules) -> tuple[AnyGame, Options]:
        """The game, and the rules with which it is opened. Raises BadOptions."""
        catalogue = self._access.catalogue
        kind = catalogue.game(game)
        preset = rules.preset
        options = catalogue.preset(game, preset).options if preset else await self.usual_options(guild_id, kind)
        return kind, options if rules.target is None else kind.with_rule(options, kind.length_rule, rules.target)

    async def open_again(
        self, table_id: int, host: Person, interaction_id: int | None = None, *, parent_id: int | None = None
    ) -> Outcome:
        """Open a lobby with the settings of a finished table, in the same channel. Raises the same as `open`.

        If the host sat there, it is a rematch: the same computers sit down, and the same people are invited, each to
        the seat they had, whatever their roles are. The first rematch has the secret whose seal the match's end has
        shown: it can begin without a press of Start. Anybody else gets a new table of the same game, after some minutes
        in which only the players can ask for their rematch.
        """
        async with self._access.locked(table_id) as table:
            row = table.row
            if row.contest_id is not None:
                raise ContestMatch
            people = {seat.user_id for seat in table.seats} - {None}
            before = table.seats if host.user_id in people else ()
            usual = await self.usual_options(row.guild_id, table.game)
            places, has_own_rules = (row.channel_id, parent_id), table.options != usual
            settings = await self._check_server(
                row.guild_id, host, places, by_role=not before, has_own_rules=has_own_rules
            )
            free_from = (row.ended_at or row.created_at) + PLAYERS_FIRST
            if people and not before and clock.now() < free_from:
                raise NotAllowed(Message("error-rematch-first"))
            new = replace(
                self._lobby(row.guild_id, row.channel_id, host, table.game, table.options, row.players),
                clock=row.clock,
                level=row.level,
                language=language_in(settings, host.server_locale or row.language),
                hints=table.snapshot().had_hints_together,
                computers=tuple(computers_again(before)),
                kept={seat.user_id: seat.seat for seat in before if seat.user_id is not None},
                rematch_of=table_id if before else None,
                solo=row.solo,
            )
        opened = await self._open(new, table.game, table.options, interaction_id)
        await self.start_complete_rematch(opened)
        return await self._access.announce(opened)

    async def start(self, table_id: int, by: Person, interaction_id: int | None = None) -> Outcome:
        """Start the match with the seated players, by an interaction that counts in its shuffle. For the host only."""
        async with self._access.locked(table_id) as table:
            check_is_lobby(table)
            check_host(table, by)
            await self._begin(table, interaction_id, by)
        return await self._access.announce(table_id)

    async def start_complete_rematch(self, table_id: int) -> None:
        """Start the match of a rematch once everybody has sat down who has a seat kept."""
        async with self._access.locked(table_id) as table:
            if not table.snapshot().is_complete_rematch:
                return
            with suppress(Stale, Conflict):  # another process has begun it, or somebody has just left
                await self._begin(table)
        await self._access.announce(table_id)

    async def _begin(self, table: Table, interaction_id: int | None = None, by: Person | None = None) -> None:
        count = len(table.seats)
        if count not in table.game.players:
            counts = AnyOf(sorted(table.game.players))
            raise WrongState(Message("error-wrong-count", game=table.game.title, counts=counts, count=count))
        table.game.check_options(table.options, count)
        moved = [(row, place) for place, row in enumerate(table.seats) if row.seat != place]
        try:
            if moved:
                await self._store.seats.arrange(table.row.id, moved)
        except SeatTaken:
            raise Stale(Message("error-seats-changed")) from None
        pressed_by = by.user_id if by is not None else None
        if not await self._store.tables.start(table.row.id, count, interaction_id=interaction_id, by=pressed_by):
            raise Stale(Message("error-seats-changed"))

    async def set_clock(self, table_id: int, by: Person, clock: Clock) -> Outcome:
        """Set how long a turn may take, before the match or during it. For the host or a channel manager only."""
        async with self._access.locked(table_id) as table:
            check_host(table, by)
            if not await self._store.tables.set_clock(table_id, clock):
                raise MatchOver
        return await self._access.announce(table_id)

    async def stop(self, table_id: int, by: Person) -> Outcome:
        """End a table early. For the host or a channel manager only."""
        async with self._access.locked(table_id) as table:
            check_may_stop(table, by)
            if table.row.state not in OVER:
                await self._store.tables.end(table_id, "stopped")
        return await self._access.announce(table_id)

    async def close(self, table_id: int) -> Outcome:
        """End a table whose channel was deleted."""
        async with self._access.locked(table_id) as table:
            if table.row.state not in OVER:
                await self._store.tables.end(table_id, "stopped")
        return await self._access.announce(table_id)

    async def close_channel(self, channel_id: int) -> None:
        """End the table of a deleted channel, if it has one. From now on only who sat there sees its matches."""
        await self._store.channels.note_deleted(channel_id)
        row = await self._store.tables.active_in(channel_id)
        if row is not None:
            await self.close(row.id)

    async def close_idle(self, snapshot: Snapshot) -> Outcome:
        """End a lobby, or a practice match, unless it has changed since this snapshot."""
        if snapshot.public is None:
            await self._store.tables.close_lobby(snapshot.id, snapshot.row.touched_at)
        else:
            async with self._access.locked(snapshot.id) as table:
                now = table.snapshot()
                if not now.over and (now.asked_at, now.waiting_since) == (snapshot.asked_at, snapshot.waiting_since):
                    await self._store.tables.end(snapshot.id, "stopped")
        return await self._access.announce(snapshot.id)

    async def offer_computers(self, table_id: int) -> Outcome:
        """Offer the host of a lobby that looks for players to start with computers."""
        async with self._access.locked(table_id):
            await self._store.tables.offer_computers(table_id)
        return await self._access.announce(table_id)

    async def note_reminded(self, reminded: Snapshot, again_at: datetime | None = None) -> None:
        """Record that those to act were reminded, or in quiet hours are at `again_at`, unless the turn has passed."""
        async with self._access.locked(reminded.id) as table:
            now = table.snapshot()
            if (now.asked_at, now.waiting_since) == (reminded.asked_at, reminded.waiting_since):
                await self._store.schedule.note_reminded(reminded.id, now.row.version, again_at)
        await self._access.announce(reminded.id)

    async def _check_server(
        self, guild_id: int, host: Person, places: tuple[int | None, ...], *, by_role: bool = True, has_own_rules: bool
    ) -> ServerSettings:
        """Check what the server's owner has decided, and return it. Raises NotOpenedHere, NotAnOpener, NotAllowed."""
        settings = await self._store.servers.settings(guild_id)
        check_may_open(settings, host, places, by_role=by_role)
        if has_own_rules and are_rules_locked(settings, host):
            raise NotAllowed(Message("error-rules-locked-open"))
        return settings

    async def _open(self, new: NewTable, game: AnyGame, options: Options, interaction_id: int | None) -> int:
        """Open the lobby, not yet announced. Returns its id. Raises BadOptions, and as the store does."""
        game.check_options(options, new.players)
        row = await self._store.tables.active_in(new.channel_id) if not new.solo else None
        if row is not None and row.state == "playing" and not row.in_round:
            seated = await self._store.seats.sitting(row.id)
            if all(seat.user_id is None for seat in seated):  # no person is left in it
                await self._store.tables.end(row.id, "stopped")
                await self._access.announce(row.id)
        return (await self._store.tables.create(new, interaction_id=interaction_id)).id

    async def usual_options(self, guild_id: int, game: AnyGame) -> Options:
        """The server's usual house rules for a game, or the game's first preset."""
        values = await self._store.house_rules.get(guild_id, game.name)
        try:
            return load(game.options_type, values) if values else game.presets[0].options
        except BadOptions:  # stored by a newer version with other rules
            return game.presets[0].options


def default_players(game: AnyGame, options: Options) -> int:
    """The default number of seats: that of the nearest preset, where these rules allow it."""
    usual = game.nearest_preset(options)[0].players
    return next((players for players in (*usual, *game.players) if game.can_play(options, players)), usual[0])
