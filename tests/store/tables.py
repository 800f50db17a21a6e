"""Tables to test with."""

from itertools import count

from bot.store.rows import Mark, MessageRow, NewMove, NewTable, Settlement, Sitter, TableRow
from bot.store.scores.results import SeatResult
from bot.store.store import Store

GUILD, GAME = 1 << 60, "some-game"
PEOPLE = (2**62 + 1, 2**62 + 2, 2**62 + 3)
CHANNELS = count(2**61)


async def lobby(store: Store, *, players: int = 4, channel: int | None = None, game: str = GAME) -> TableRow:
    """A lobby with its host alone."""
    channel = next(CHANNELS) if channel is None else channel
    secret = b"s" * 32
    return await store.tables.create(
        NewTable(
            guild_id=GUILD,
            channel_id=channel,
            host_id=PEOPLE[0],
            game=game,
            options={"target": 61},
            players=players,
            secret=secret,
            host_name="Ann",
        )
    )


async def playing(store: Store, *, game: str = GAME) -> TableRow:
    """A match of three persons and a computer."""
    table = await lobby(store, game=game)
    for user, name in zip(PEOPLE[1:], ("Bea", "Cid"), strict=True):
        await store.seats.take(table.id, Sitter(name, user_id=user), capacity=4)
    await store.seats.take(table.id, Sitter("Computer", level="weak"), capacity=4)
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


async def drawn(store: Store, row: MessageRow, position: int, face: str, *, final: bool = False) -> MessageRow | None:
    """Stores what a message shows now; None where another was faster."""
    mark = Mark(row=row, drawn=position, face=face, final=final)
    (settled,) = await store.messages.settle([Settlement(table_id=row.table_id, marks=[mark])])
    return settled.rows[0]
