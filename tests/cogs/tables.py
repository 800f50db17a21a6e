"""Tables in memory, with the longest names people can have, played at random."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.events import Event
from bot.rules.moves import Move
from bot.rules.options import Preset, dump
from bot.rules.shuffle import seed_in_contest
from bot.store.schema.seats import SeatRow
from bot.store.schema.tables import TableRow, TableState
from bot.store.tables.journal import StoredTable
from bot.table.state.played import PlannedMoves
from bot.table.state.table import Table
from bot.table.state.undo import UndoEntry

NOW = datetime(2026, 1, 1, tzinfo=UTC)
BIGGEST_ID = 2**63 - 1
NAMES = (
    "*_~`|" * 6 + "*_",
    "[free points](https://evil.test)",
    "@everyone <@1> <#2> <@&3> ||x|| ",
    "# Heading\\*** ___ ``` > > > > > ",
    "W" * 32,
    "\u202e𝕬𝖓𝖓 \U0001f004\ufe0e🁣🂡 👩\u200d👩\u200d👧 " + "\u0303" * 14,
    "M" * 32,
    "ﷺ" * 16 + "प्रिया शर्मा 7",
)
PRESETS = [
    pytest.param(game, preset, players, id=f"{game.name}-{preset.name}-{players}")
    for game in CATALOGUE.values()
    for preset in game.presets
    for players in preset.players
]


def seat_row(seat: int, *, computer: bool = False) -> SeatRow:
    return SeatRow(
        id=BIGGEST_ID - seat, table_id=BIGGEST_ID, seat=seat, user_id=None if computer else BIGGEST_ID - 100 - seat,
        level="normal" if computer else None, name=NAMES[seat][:32], interaction_id=BIGGEST_ID - 200 - seat, since=0,
        until=None, dm_channel_id=None, dm_closed=seat == 1, order="",
        novice=seat % 2 == 0 and not computer,
    )  # fmt: skip


def table_of(game: AnyGame, preset: Preset, players: int, **changes: Any) -> Table:
    """A full lobby, its last seat a computer's; with everything that adds to its messages."""
    row = TableRow(
        id=BIGGEST_ID, guild_id=BIGGEST_ID, channel_id=BIGGEST_ID, host_id=BIGGEST_ID - 100, game=game.name,
        options=dump(preset.options) | changes, players=players, secret=sha256(preset.name.encode()).digest(),
        state="lobby", created_at=NOW, started_at=None, ended_at=None, hints=True,
    )  # fmt: skip
    return Table.of(row, game, [seat_row(seat, computer=seat == players - 1) for seat in range(players)])


def set_state(table: Table, state: TableState) -> None:
    table.refresh(StoredTable(replace(table.row, state=state, started_at=NOW), table.seats, ()))


def dealt(table: Table) -> Table:
    set_state(table, "playing")
    table.deal_from(seed_in_contest(table.row.secret, range(3)))
    return table


def make_move(
    table: Table, seat: int, move: Move, interaction_id: int | None, user_id: int | None = None
) -> PlannedMoves:
    """Make a move by hand, or for its player without an interaction, and the forced moves after it."""
    assert table.played is not None
    planned = table.played.plan(seat, move, NOW, user_id=user_id, by_hand=interaction_id is not None)
    table.apply(planned.after, interaction_id)
    return planned


def enter(table: Table, entry: UndoEntry, seat: int) -> None:
    """Ask to take back the last play, or answer."""
    assert table.played is not None
    table.apply(table.played.then(seat, entry, NOW), None)


def played(table: Table, rng: random.Random, most: int) -> Iterator[tuple[Event, ...]]:
    """The table from the deal to its end, or for at most `most` moves; what has just happened at each position."""
    dealt(table)
    yield ()
    for number in range(most):
        waiting = table.to_act()
        if not waiting:
            break
        seat = rng.choice(waiting)
        legal: Sequence[Any] = table.game.legal(table.match, seat)  # type: ignore[arg-type]
        planned = make_move(table, seat, rng.choice(legal), number)
        if planned.after.match.winners is not None:
            set_state(table, "finished")
        yield planned.events
