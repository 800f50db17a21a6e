"""The lobby of a table: opened, joined, filled with computer players, its house rules set, started."""

import secrets
from collections.abc import Callable

from bot.rules.catalogue import AnyGame
from bot.rules.errors import BadOptions
from bot.rules.grammar import joined
from bot.rules.options import Options, Value, dump, load
from bot.store.rows import NewTable, SeatRow, Sitter
from bot.table.access import Access, Outcome, Person, check_host
from bot.table.errors import Stale, WrongState
from bot.table.table import Snapshot, Table

COMPUTER_NAMES = ("Pip", "Dot", "Ivory", "Ebony", "Domi", "Bones")  # short: they stand on plates in pictures


class Lobby(Access):
    """What is done before a match begins, and coming back to one's seat."""

    async def open(
        self, guild_id: int, channel_id: int, host: Person, game: str, preset: str | None,
        players: int | None, target: int | None, interaction_id: int | None = None,
    ) -> Outcome:  # fmt: skip
        """Open a lobby in a channel, its host in the first seat. Without a preset it has the server's own house rules.

        Raises BadOptions, ChannelTaken.
        """
        kind = self.catalogue.game(game)
        options = self.catalogue.preset(game, preset).options if preset else await self._usual(guild_id, kind)
        if target is not None:
            options = kind.with_rule(options, "target", target)
        seats = players or self._seats_for(kind, options)
        return await self._open(guild_id, channel_id, host, kind, options, seats, interaction_id)

    async def open_again(self, table_id: int, host: Person, interaction_id: int | None = None) -> Outcome:
        """Open a lobby like a finished table's, in the same channel. Raises ChannelTaken."""
        async with self._table(table_id) as table:
            row = table.row
        return await self._open(
            row.guild_id, row.channel_id, host, table.game, table.options, row.players, interaction_id
        )  # fmt: skip

    async def join(self, table_id: int, person: Person, interaction_id: int) -> Outcome:
        """Sit down in a lobby, or take one's own seat back from a substitute. Raises WrongState, TableFull."""
        async with self._table(table_id) as table:
            if table.snapshot().seat_of(person.user_id) is not None:
                raise WrongState("You are seated already.")
            if table.row.state == "lobby":
                await self._sit(table, person.user_id, None, person.name, interaction_id)
            else:
                self._playing(table)
                await self._take_back(table, person, interaction_id)
        return await self._told(table_id)

    async def seat_computer(self, table_id: int, by: Person, level: str, interaction_id: int | None = None) -> Outcome:
        """Seat a computer player in a lobby. The host's to do."""
        async with self._table(table_id) as table:
            self._lobby(table)
            check_host(table, by, "seat a computer player")
            taken = {seat.name for seat in table.seats}
            name = next((name for name in COMPUTER_NAMES if name not in taken), "Computer")
            await self._sit(table, None, level, name, interaction_id)
        return await self._told(table_id)

    async def rules_to_set(self, table_id: int, by: Person) -> Snapshot:
        """The table, for one who may set its house rules now. Raises WrongState, NotAllowed."""
        async with self._table(table_id) as table:
            self._may_set_rules(table, by)
            return table.snapshot()

    async def set_rule(self, table_id: int, by: Person, name: str, value: Value) -> Outcome:
        """Set one house rule in a lobby, and keep it as the server's own. The host's to do. Raises BadOptions."""
        return await self._set_rules(table_id, by, lambda kind, options: kind.with_rule(options, name, value))

    async def reset_rules(self, table_id: int, by: Person) -> Outcome:
        """Set all house rules as the nearest preset has them, and keep that as the server's own. The host's to do."""
        return await self._set_rules(table_id, by, lambda kind, options: kind.nearest_preset(options)[0].options)

    async def start(self, table_id: int, by: Person, interaction_id: int | None = None) -> Outcome:
        """Begin the match with those who are seated. The host's to do."""
        async with self._table(table_id) as table:
            self._lobby(table)
            check_host(table, by, "start the match")
            count = len(table.seats)
            if count not in table.game.players:
                counts = joined(map(str, sorted(table.game.players)), "or")
                sit = "sits" if count == 1 else "sit"
                raise WrongState(f"{table.game.title} needs {counts} players; {count} {sit} here. Seat a computer?")
            table.game.check_options(table.options, count)
            if not await self.store.tables.start(table_id, count, interaction_id=interaction_id):
                raise Stale("Somebody has just joined or left. Look who is seated, then start again.")
        return await self._told(table_id)

    async def _set_rules(self, table_id: int, by: Person, changed: Callable[[AnyGame, Options], Options]) -> Outcome:
        async with self._table(table_id) as table:
            self._may_set_rules(table, by)
            options = changed(table.game, table.options)
            table.game.check_options(options, table.row.players)
            await self.store.house_rules.set(table.row.guild_id, table.game.name, dump(options))
            # The table last: where the first is refused, no table has changed.
            await self.store.tables.change_lobby(table_id, options=dump(options))
        return await self._told(table_id)

    def _may_set_rules(self, table: Table, by: Person) -> None:
        self._lobby(table)
        check_host(table, by, "set the house rules")

    async def _open(
        self, guild_id: int, channel_id: int, host: Person, kind: AnyGame, options: Options, seats: int,
        interaction_id: int | None,
    ) -> Outcome:  # fmt: skip
        kind.check_options(options, seats)
        await self._make_room(channel_id)
        new = NewTable(
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.user_id,
            game=kind.name,
            options=dump(options),
            players=seats,
            secret=secrets.token_bytes(32),
            host_name=host.name,
        )
        row = await self.store.tables.create(new, interaction_id=interaction_id)
        return await self._told(row.id)

    async def _make_room(self, channel_id: int) -> None:
        """End the match of a channel if no person is left to play it; until then they may come back to it."""
        row = await self.store.tables.active_in(channel_id)
        if row is None or row.state != "playing":
            return
        if all(seat.user_id is None for seat in await self.store.seats.sitting(row.id)):
            await self.store.tables.end(row.id, "stopped")
            await self._told(row.id)

    async def _usual(self, guild_id: int, kind: AnyGame) -> Options:
        """The house rules a server last chose for a game, or the game's first preset."""
        values = await self.store.house_rules.get(guild_id, kind.name)
        try:
            return load(kind.options_type, values, kind.house_rules) if values else kind.presets[0].options
        except BadOptions:  # a newer program has other rules
            return kind.presets[0].options

    def _seats_for(self, kind: AnyGame, options: Options) -> int:
        """How many seats a table has unless it is said: as the nearest preset, where these rules allow it."""
        usual = kind.nearest_preset(options)[0].players
        for players in (*usual, *kind.players):
            try:
                kind.check_options(options, players)
            except BadOptions:
                continue
            return players
        return usual[0]

    async def _sit(
        self, table: Table, user_id: int | None, level: str | None, name: str, interaction_id: int | None
    ) -> None:
        await self.store.seats.take(
            table.row.id,
            Sitter(name, user_id=user_id, level=level),
            interaction_id=interaction_id,
            capacity=table.row.players,
        )

    async def _take_back(self, table: Table, person: Person, interaction_id: int) -> None:
        history = await self.store.seats.history(table.row.id)
        own = {row.seat for row in history if row.user_id == person.user_id}
        seat = next((seat for seat in table.seats if seat.seat in own and seat.user_id is None), None)
        if seat is None:
            raise WrongState("The match has begun, and its seats are taken. Watch, or open a table elsewhere.")
        await self._substitute(table, seat, person.user_id, None, person.name, interaction_id)

    async def _substitute(
        self, table: Table, seat: SeatRow, user_id: int | None, level: str | None, name: str,
        interaction_id: int | None = None,
    ) -> None:  # fmt: skip
        await self.store.seats.substitute(
            table.row.id,
            seat.seat,
            Sitter(name[:80], user_id=user_id, level=level),
            position=table.position,
            expected=seat.id,
            interaction_id=interaction_id,
        )
