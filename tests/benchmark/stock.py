"""A store with many tables in it: a real one, brought up to date by the real bot, and copies of all its rows."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    case,
    create_engine,
    insert,
    literal,
    make_url,
    null,
    select,
    true,
    update,
)
from sqlalchemy.sql.selectable import CTE

from bot.demo.process import BotProcess
from bot.playground import ChatChannel, Limits, Playground, UserClient
from bot.rules.catalogue import CATALOGUE
from bot.store.schema.messages import messages
from bot.store.schema.results import deal_results
from bot.store.schema.seats import seats
from bot.store.schema.tables import moves
from bot.store.schema.tables import tables as tables_table
from bot.store.store import Store
from bot.table import permissions
from bot.table.operations.lifecycle import NewTableRules
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from cogs import FEATURES
from cogs.kit.feature import import_all
from tests.benchmark.figures import Asked
from tests.benchmark.people import TARGET, Turn, Turns, four, settle
from tests.table.moves import INTERACTIONS, act_once, waiting

ROWS = 2**14  # between the ids of a row and of its copy
SNOWFLAKES = 2**24  # the same of Discord's ids: channels, people, messages, interactions
TABLES_IN_A_GUILD = 20
SETTLING = 2.0, 2.0, 0.5  # seconds in which a bot that has posted all it should asks nothing
LATER = timedelta(days=30)
QUIET = {"REMIND_MINUTES": "10000", "SUBSTITUTE_HOURS": "10000"}  # a bot that does nothing by itself meanwhile


@dataclass(frozen=True)
class OpenTable:
    """A table of the store, who sits at it, and who is asked there."""

    id: int
    channel: ChatChannel
    people: Sequence[UserClient]
    asked: asyncio.Queue[Turn]


@asynccontextmanager
async def home(folder: Path, asked: Asked, *moves_made: int) -> AsyncIterator[tuple[Playground, list[OpenTable]]]:
    """A playground and a store in `folder` with tables so many moves in, whose messages are up to date. The bot that
    has posted them is stopped.
    """
    await asyncio.to_thread(folder.mkdir)
    async with Playground(limits=Limits().fast()) as playground:
        turns, tables = Turns(playground), list[OpenTable]()
        for number, least in enumerate(moves_made):
            people, turn = four(playground, number), asyncio.Queue[Turn]()
            turns.watch(people, turn.put_nowait)
            channel = playground.add_channel(f"table-{number}")
            table = await play_table(url_of(folder), channel, people, least)
            tables.append(OpenTable(table, channel, people, turn))
        bot = asked.bot(playground, folder, QUIET)
        await bot.start()
        await settle(playground, asked.of(SETTLING))
        await stop(playground, bot)
        yield playground, tables


async def stop(playground: Playground, bot: BotProcess) -> None:
    await bot.stop()
    await playground.wait_for(lambda: not playground.gateway.connected)


def url_of(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'boneyard.sqlite3'}"


async def play_table(url: str, channel: ChatChannel, people: Sequence[UserClient], moves_made: int) -> int:
    """A match of Black Tile by these people, at least so many moves in, with a new trick to be led; its id."""
    import_all(FEATURES)  # else their tables are missing
    store = await Store.open(url)
    try:
        table = await _seated(store, url, channel, people)
        tables, rng = Tables(store, CATALOGUE), random.Random(11)
        await tables.lifecycle.start(table, _person(people[0]))
        snapshot = await tables.snapshot(table)
        while snapshot.position < moves_made or not _has_new_deal(snapshot):
            snapshot = (await act_once(tables, snapshot, rng)).snapshot
        return table
    finally:
        await store.close()


async def _seated(store: Store, url: str, channel: ChatChannel, people: Sequence[UserClient]) -> int:
    assert channel.guild is not None
    tables = Tables(store, CATALOGUE)
    host, *others = map(_person, people)
    opened = await tables.lifecycle.open(
        channel.guild.id, channel.id, host, "black-tile", rules=NewTableRules(target=TARGET)
    )
    for person in others:
        await tables.seating.join(opened.snapshot.id, person, next(INTERACTIONS))
    # The interactions of who joined are part of the deals' seed, and unique: the copies could not have them.
    with _writing(url) as connection:
        connection.execute(update(seats).values(interaction_id=null()))
    return opened.snapshot.id


def _person(person: UserClient) -> permissions.Person:
    return permissions.Person(person.id, person.user.global_name or person.user.username)


def _has_new_deal(snapshot: Snapshot) -> bool:
    """Whether everybody has passed, and nobody has played."""
    asked = [snapshot.views[seat] for seat in waiting(snapshot)]
    return len(asked) == 1 and not asked[0].trick_board.finished and not asked[0].trick_board.led


def multiply(url: str, table: int, copies: int) -> list[int]:
    """Copy a table so often, into other channels of other guilds with other people: nothing is behind, nothing due.
    Returns the copies' ids.
    """
    with _writing(url) as connection:
        for kind in (tables_table, seats, moves, messages, deal_results):
            numbers = _numbers(copies)
            owner = kind.c.id if kind is tables_table else kind.c.table_id
            values = [_copied(kind, column, numbers).label(column.name) for column in kind.c]
            rows = select(*values).select_from(kind.join(numbers, true())).where(owner == table)
            connection.execute(insert(kind).from_select([column.name for column in kind.c], rows))
    return [table + number * ROWS for number in range(1, copies + 1)]


@contextmanager
def _writing(url: str) -> Iterator[Connection]:
    """A transaction beside the bot's, in SQLite."""
    engine = create_engine(make_url(url).set(drivername="sqlite"))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def _numbers(count: int) -> CTE:
    first = select(literal(1).label("n")).cte("numbers", recursive=True)
    return first.union_all(select(first.c.n + 1).where(first.c.n < count))


def _copied(kind: Table, column: Column[Any], numbers: CTE) -> ColumnElement[Any]:
    """What a copy has in a column."""
    number = numbers.c.n
    match kind.name, column.name:
        case "tables", "shown":
            return kind.c.version
        case "tables", "due_at":
            return literal(datetime.now(UTC) + LATER, column.type)
        case "tables", "guild_id":
            return column + (1 + number // TABLES_IN_A_GUILD) * SNOWFLAKES
        case "messages", "seat":  # of a row of seats, or none
            return case((column < 0, column), else_=column + number * ROWS)
        case _, "id" | "table_id":
            return column + number * ROWS
        case _, "user_id" | "host_id" | "channel_id" | "dm_channel_id" | "message_id" | "interaction_id":
            return column + number * SNOWFLAKES
        case _:
            return column
