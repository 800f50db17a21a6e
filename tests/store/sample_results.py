"""Results to test with, and who may see them."""

from datetime import datetime, timedelta

from sqlalchemy import update

from bot import clock
from bot.store.checking import CheckStore
from bot.store.schema.results import MatchScore, SeatResult
from bot.store.schema.tables import TableRow, tables
from bot.store.scores.results import match_result
from bot.store.scores.viewers import Viewer
from bot.store.store import Store
from bot.store.tables.journal import NewResults
from tests.store.sample_tables import GAME, GUILD, move, playing

ALONE = (0, 1, 2, 3)  # the sides of a match of four


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


async def finals_of(store: Store, table_id: int) -> tuple[MatchScore, ...]:
    """A finished match's result by seat; empty before that."""
    return (await CheckStore(store.database).results(table_id))[1]


async def all_seen(store: Store, guild_id: int = GUILD, user_id: int = 0) -> Viewer:
    """Someone who may see every channel of a server, and sat nowhere unless they are named."""
    return Viewer(guild_id, user_id, frozenset(channel.id for channel in await store.channels.of_guild(guild_id)))


async def played(
    store: Store, totals: tuple[int, ...] = (1, 2, 3, 4), *, game: str = GAME, sides: tuple[int, ...] = ALONE,
    days_ago: float = 0, ended_at: datetime | None = None,
) -> TableRow:  # fmt: skip
    """A match of one deal that is over, won by the lowest."""
    table = await playing(store, game=game)
    final = match_result(totals, sides, [totals.index(min(totals))], low_wins=True)
    deals = deal(1, totals, totals) if sides == ALONE else []
    await store.journal.append(table.id, 1, [move()], results=NewResults(deals=deals, match=final))
    if days_ago or ended_at:
        ended = update(tables).where(tables.c.id == table.id)
        ended = ended.values(ended_at=ended_at or clock.now() - timedelta(days=days_ago))
        await store.database.write(lambda connection: connection.execute(ended))
    return await store.tables.get(table.id)
