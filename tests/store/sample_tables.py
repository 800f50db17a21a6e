"""Tables to test with."""

from dataclasses import asdict
from datetime import UTC, datetime
from itertools import count
from typing import Any

from bot.store.checking import CheckStore
from bot.store.rows import DrawnMark, DrawnMarks, MessageRow, NewMessage, Sitter, TableRow
from bot.store.scores.results import MatchScore, SeatResult, match_result
from bot.store.scores.viewers import Viewer
from bot.store.store import Store
from bot.store.tables.journal import NewMove, NewResults
from bot.store.tables.schedule import Due
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


def deal(number: int, points: tuple[int, ...], totals: tuple[int, ...], moon: int | None = None) -> list[SeatResult]:
    """A deal in which each plays alone."""
    return [
        SeatResult(deal=number, seat=n, side=n, taken=points[n], scored=points[n], total=totals[n], moon=n == moon)
        for n in range(len(points))
    ]


FIRST_DEAL = NewResults(deals=deal(1, (1, 2, 3, 4), (1, 2, 3, 4)))


def ended(
    totals: tuple[int, ...] = (1, 2, 3, 4), winner: int = 0, *, deals: list[SeatResult] | None = None
) -> NewResults:
    """The end of a match in which each plays alone and low wins, perhaps with its last deal."""
    return NewResults(deals=deals or (), match=match_result(totals, range(len(totals)), [winner], low_wins=True))


async def drawn(store: Store, row: MessageRow, position: int, face: str, *, final: bool = False) -> MessageRow | None:
    """Stores what a message shows now; None where another was faster."""
    mark = DrawnMark(row=row, drawn=position, face=face, final=final)
    (settled,) = await store.messages.mark_drawn([DrawnMarks(table_id=row.table_id, marks=[mark])])
    return settled.rows[0]


async def posted(store: Store, table: TableRow, kind: str = "table", seat: int | None = None) -> MessageRow:
    new = NewMessage(kind=kind, deal=1, seat=seat, channel_id=5, message_id=next(MESSAGE_IDS))  # type: ignore[arg-type]
    return await store.messages.remember(table.id, new)


async def seat_of(store: Store, table: TableRow, number: int) -> int:
    return (await store.seats.sitting(table.id))[number].id


async def all_of(store: Store, table: TableRow) -> dict[str, object]:
    """The table's row with its version and the time it is due, which equal rows may differ in."""
    return asdict(await store.tables.get(table.id))


async def show(store: Store, table_id: int) -> None:
    """All messages of the table are up to date."""
    version = (await store.tables.get(table_id)).version
    (settled,) = await store.messages.mark_drawn([DrawnMarks(table_id=table_id, version=version)])
    assert settled.is_shown


async def set_due(store: Store, table: TableRow, at: datetime | None) -> bool:
    """The table, as it was read, is due then."""
    assert table.due_at is not None
    return await store.schedule.set_due(Due(table.id, table.version, table.due_at), table.version, at)


async def behind(store: Store, guild_id: int | None = None, **which: Any) -> tuple[int, ...]:
    """The tables whose messages are to be looked at."""
    return tuple(it.id for it in await store.schedule.behind(guild_id, **which))


async def all_seen(store: Store, guild_id: int = GUILD, user_id: int = 0) -> Viewer:
    """Somebody who may see every channel of a server, and sat nowhere unless they are named."""
    return Viewer(guild_id, user_id, frozenset(channel.id for channel in await store.channels.of_guild(guild_id)))


async def finals_of(store: Store, table_id: int) -> tuple[MatchScore, ...]:
    """A finished match's result by seat; empty before that."""
    return (await CheckStore(store.database).results(table_id))[1]
