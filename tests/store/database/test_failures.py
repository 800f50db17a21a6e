"""Failures while the program runs: a sentence, nothing half written, and it goes on afterwards."""

import asyncio
import os
import sqlite3
import subprocess
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, suppress
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError, OperationalError

from bot import clock as program_clock
from bot.store.database.failures import Cause, cause_of
from bot.store.database.running import driver_of
from bot.store.errors import NotLoaded, NotSaved
from bot.store.schema import metadata
from bot.store.schema.messages import messages
from bot.store.schema.tables import NewMove
from bot.store.store import Store
from tests.clock import GUARD, MovableClock
from tests.open_stores import open_copied
from tests.store.sample_results import FIRST_DEAL, deal, ended, finals_of
from tests.store.sample_tables import move, playing
from tests.store.scores.rebuilding import scores_of_deals
from tests.told import fails_with, refused


@pytest.fixture
async def store(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    """A store with little patience."""
    monkeypatch.setattr("bot.store.database.engine.BUSY_SECONDS", 0)
    monkeypatch.setattr("bot.store.database.database._PATIENCE", 0)
    opened = await open_copied(sqlite_url)
    yield opened
    await opened.close()


@pytest.fixture
def other_program(tmp_path: Path, store: Store) -> Iterator[sqlite3.Connection]:  # noqa: ARG001 - whose file it is
    with closing(sqlite3.connect(tmp_path / "boneyard.sqlite3", isolation_level=None)) as connection:
        yield connection


async def _written(store: Store, statement: str) -> None:
    await store.database.write(lambda connection: connection.exec_driver_sql(statement))


async def _everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table, and how long the file is."""

    def read(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        queries = {name: table.select() for name, table in metadata.tables.items()} | {"": text("PRAGMA page_count")}
        return {name: [tuple(row) for row in connection.execute(query)] for name, query in queries.items()}

    return await store.database.read(read)


async def test_a_full_disk_or_one_that_may_only_be_read_loses_nothing(store: Store, caplog: pytest.LogCaptureFixture):
    table = await playing(store)
    await store.journal.append(table.id, 1, [move()])
    long = [NewMove(seat=0, notation="x" * 400, interaction_id=n) for n in range(50)]
    results = ended(deals=deal(1, (1, 2, 3, 4), (1, 2, 3, 4)))
    await _written(store, "PRAGMA max_page_count = 1")
    with refused(NotSaved, "not-saved(cause=full)"):
        await store.journal.append(table.id, 2, long, results=results)
    assert "SQLITE_FULL" in caplog.text or "disk is full" in caplog.text
    assert len(await store.journal.moves(table.id)) == 1
    assert await scores_of_deals(store, table.id) == ()
    assert (await store.tables.get(table.id)).state == "playing"
    await _written(store, "PRAGMA max_page_count = 1000000")
    await store.journal.append(table.id, 2, long, results=results)
    await _written(store, "PRAGMA query_only = ON")
    with refused(NotSaved, "not-saved(cause=read_only)"):
        await store.journal.append(table.id, 52, [move()])
    assert len(await store.journal.moves(table.id)) == 51


@pytest.mark.parametrize(
    "last_written", ["INSERT ON deal_results", "INSERT ON match_results", "INSERT ON standings", "UPDATE ON tables"]
)
async def test_a_match_end_that_fails_writes_no_move(store: Store, last_written: str):
    table = await playing(store)
    await store.journal.append(table.id, 1, [move()], results=FIRST_DEAL)
    await _written(store, f"CREATE TRIGGER broken BEFORE {last_written} BEGIN SELECT RAISE(ABORT, 'broken'); END")
    before = await _everything(store)
    last = [move(interaction=900), move(1)], ended(deals=deal(2, (1, 2, 3, 4), (2, 4, 6, 8)))
    await fails_with(IntegrityError, store.journal.append(table.id, 2, last[0], results=last[1]), match="broken")
    assert await _everything(store) == before
    await _written(store, "DROP TRIGGER broken")
    await store.journal.append(table.id, 2, last[0], results=last[1])
    assert (await store.tables.get(table.id)).state == "finished"
    assert len(await finals_of(store, table.id)) == 4


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], check=False).returncode:
        pytest.skip("only root can mount a disk")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can mount a disk")
@pytest.mark.usefixtures("clock")
async def test_a_full_disk_is_a_fault_until_there_is_room(small_disk: Path):
    store = await open_copied(f"sqlite+aiosqlite:///{small_disk / 'boneyard.sqlite3'}")
    assert await store.database.fault() == ""
    rest = small_disk / "rest"
    with rest.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass
    for _ in range(3):
        assert await store.database.fault() == "the database cannot be written because the disk is full"
    rest.unlink()
    assert await store.database.fault() == ""
    await store.close()


@pytest.mark.parametrize("begin", ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
@pytest.mark.usefixtures("clock")
async def test_a_database_held_by_another_is_a_fault(store: Store, other_program: sqlite3.Connection, begin: str):
    table = await playing(store)
    other_program.execute(begin)
    found = await asyncio.gather(*(store.database.fault() for _ in range(5)))
    assert {*found} == {"the database cannot be written because another program holds the database"}
    with refused(NotSaved, "not-saved(cause=busy)"):
        await store.journal.append(table.id, 1, [move(interaction=900)])
    assert len(await store.seats.sitting(table.id)) == 4, "reading goes on"
    other_program.execute("ROLLBACK")
    await store.journal.append(table.id, 1, [move(interaction=900)])
    before = await _everything(store)
    for _ in range(10):
        assert await store.database.fault() == ""
    assert await _everything(store) == before, "a look whether it can be written changes nothing"


@pytest.mark.usefixtures("clock")
async def test_a_database_in_which_moves_are_saved_meanwhile_is_well(store: Store, other_program: sqlite3.Connection):
    """With many players it is this program that holds it whenever someone looks."""
    table, go_on = await playing(store), threading.Event()
    reading = [asyncio.create_task(store.database.read(lambda _: go_on.wait(GUARD))) for _ in range(3)]
    await asyncio.sleep(0)
    looking = asyncio.create_task(store.database.fault())
    await asyncio.sleep(0)
    await store.journal.append(table.id, 1, [move()])
    other_program.execute("BEGIN IMMEDIATE")
    go_on.set()
    assert await looking == ""
    assert await store.database.fault() != ""
    assert await asyncio.gather(*reading) == [True] * 3


async def test_a_silent_database_is_a_fault(store: Store, clock: MovableClock, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.store.database.database._PATIENCE", 2.0)
    go_on = threading.Event()
    reading = [asyncio.create_task(store.database.read(lambda _: go_on.wait(GUARD))) for _ in range(3)]
    await asyncio.sleep(0)
    looking = asyncio.create_task(store.database.fault())
    await clock.advance(timedelta(seconds=2.999))
    assert not looking.done()
    await clock.advance(timedelta(seconds=0.001))
    assert await looking == "the database has not answered within 3 s"
    go_on.set()
    assert await store.database.fault() == ""
    await asyncio.gather(*reading)


async def test_a_connection_that_broke_is_replaced(store: Store):
    table = await playing(store)
    for at_once in (store.database.write, *[store.database.read] * 4):
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            await at_once(lambda connection: driver_of(connection).close())
    for position in range(1, 4):
        await store.journal.append(table.id, position, [move()])
        assert len(await store.journal.moves(table.id)) == position
    keys = text("PRAGMA foreign_keys")
    assert await store.database.write(lambda connection: connection.execute(keys).scalar()) == 1, "it is set for safety"


async def test_damage_found_while_reading(sqlite_url: str, tmp_path: Path):
    store = await open_copied(sqlite_url)
    table = await playing(store)
    page = text("SELECT rootpage FROM sqlite_master WHERE name = 'seats'")
    root = await store.database.read(lambda connection: connection.execute(page).scalar_one())
    await store.close()
    store = await open_copied(sqlite_url)  # which has read none of it yet
    with (tmp_path / "boneyard.sqlite3").open("r+b") as file:
        file.seek((root - 1) * 4096)
        file.write(b"\xa5" * 4096)
    with refused(NotLoaded, "not-loaded(cause=damaged)"):
        await store.seats.sitting(table.id)
    await store.close()


async def test_a_fault_of_our_own_is_not_dressed_up_and_no_conflict(store: Store):
    with pytest.raises(OperationalError, match="no such table"):
        await store.database.read(lambda connection: connection.execute(text("SELECT * FROM nowhere")))
    message = {"table_id": 999, "kind": "table", "deal": 1, "seat": -1, "channel_id": 5, "message_id": 7654321}
    shown = {"posted_at": program_clock.now(), "drawn": -1, "final": False}
    with pytest.raises(IntegrityError, match=r"(?i)foreign key") as fault:
        await store.database.write(lambda connection: connection.execute(insert(messages).values(message | shown)))
    assert "7654321" not in str(fault.value), "what is written may be secret, and errors go to the log"


@pytest.mark.parametrize("turns", [1, 2, 3, 5, 8, 13])
async def test_a_cancelled_move_or_read_is_done_whole_and_locks_nothing(store: Store, turns: int):
    table = await playing(store)
    task = asyncio.create_task(store.journal.append(table.id, 1, [move(), move(1), move(2)]))
    reading = [asyncio.create_task(store.journal.load(table.id)) for _ in range(20)]
    for _ in range(turns):  # however far they have come by then
        await asyncio.sleep(0)
    for each in (task, *reading):
        each.cancel()
    await asyncio.gather(task, *reading, return_exceptions=True)
    async with asyncio.timeout(GUARD):
        await store.journal.append(table.id, 4, [move(interaction=900)])
    assert len((await store.journal.load(table.id)).moves) == 4, "it was under way, so it was finished"


async def test_readers_do_not_wait_for_a_writer(store: Store):
    """And each sees the database as it was when it began."""
    table = await playing(store)
    began, go_on = threading.Event(), threading.Event()

    def write(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET game = 'another'"))
        began.set()
        assert go_on.wait(GUARD)

    def read(connection: Connection) -> str:
        began.wait(GUARD)
        first = connection.execute(text("SELECT game FROM tables")).scalar_one()
        go_on.set()
        return first

    writing = asyncio.create_task(store.database.write(write))
    assert await store.database.read(read) == table.game
    await writing
    assert (await store.tables.get(table.id)).game == "another"


class _Server(Exception):  # noqa: N818 - as a driver raises it, with the server's own state
    def __init__(self, sqlstate: str) -> None:
        super().__init__(sqlstate)
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("cause", "states"),
    [
        (Cause.FULL, ["53100"]),
        (Cause.BUSY, ["53300", "40P01", "55P03"]),
        (Cause.READ_ONLY, ["25006"]),
        (Cause.UNREACHABLE, ["57P01", "08006", "28P01"]),
        (Cause.DAMAGED, ["XX001"]),
        (None, ["42P01"]),
    ],
)
def test_postgresql_states_have_their_causes(cause: Cause | None, states: list[str]):
    for state in states:
        assert cause_of(OperationalError("SELECT 1", {}, _Server(state))) is cause, state
