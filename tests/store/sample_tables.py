"""Tables to test with."""

from dataclasses import asdict
from datetime import UTC, datetime
from itertools import count
from typing import Any

from bot.store.schema.seats import Sitter
from bot.store.schema.tables import NewMove, TableRow
from bot.store.store import Store
from bot.store.tables.tables import NewTable

GUILD, GAME = 1 << 60, "some-game"
PEOPLE = (2**62 + 1, 2**62 + 2, 2**62 + 3)
CHANNELS = count(2**61)
MESSAGE_IDS = count(2**60)
BEA, CID = (Sitter(name, user_id=person) for name, person in zip(("Bea", "Cid"), PEOPLE[1:], strict=True))
COMPUTER = Sitter("Computer", level="weak")
DUE = datetime(2030, 1, 2, 3, 4, 5, 678, tzinfo=UTC)


async def lobby(
    store: Store, *, players: int = 4, channel: int | None = None, game: str = GAME, host: int = PEOPLE[0],
    guild: int = GUILD, **more: Any,
) -> TableRow:  # fmt: skip
    """A lobby with its host alone."""
    new = NewTable(
        guild_id=guild, channel_id=next(CHANNELS) if channel is None else channel, host_id=host, game=game,
        options={"target": 61}, players=players, secret=b"s" * 32, host_name="Ann", **more,
    )  # fmt: skip
    return await store.tables.create(new)


async def many_playing(store: Store, number: int) -> list[TableRow]:
    """Matches of the same people, more than one of them may host as a rule."""
    await store.servers.change(GUILD, {"most_hosted": None})
    return [await playing(store) for _ in range(number)]


async def playing(store: Store, *, game: str = GAME, host: int = PEOPLE[0]) -> TableRow:
    """A match of three persons and a computer."""
    table = await lobby(store, game=game, host=host)
    for sitter in (BEA, CID, COMPUTER):
        await store.seats.take(table.id, sitter, capacity=4)
    assert await store.tables.start(table.id)
    return await store.tables.get(table.id)


def move(seat: int = 0, notation: str = "play 6-4", interaction: int | None = None) -> NewMove:
    """A move by the person of that seat."""
    return NewMove(seat=seat, notation=notation, user_id=PEOPLE[seat], interaction_id=interaction)


async def seat_of(store: Store, table: TableRow, number: int) -> int:
    return (await store.seats.sitting(table.id))[number].id


async def all_of(store: Store, table: TableRow) -> dict[str, object]:
    """The table's row with its version and the time it is due, which equal rows may differ in."""
    return asdict(await store.tables.get(table.id))
