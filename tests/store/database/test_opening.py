"""Starting: from nothing, and every way it can be refused, with a sentence that says what to do."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.store.database import opening
from bot.store.errors import NotLoaded, NotSaved, StoreError
from bot.store.store import Store
from tests.open_stores import active_ids, all_closed
from tests.postgres import NONE_NAMED, POSTGRES
from tests.store.sample_tables import lobby, move, playing


def test_postgresql_is_tested_where_it_is_given():
    if not POSTGRES:
        pytest.skip(NONE_NAMED)


async def test_the_file_and_its_folders_are_made(tmp_path: Path):
    file = tmp_path / "a" / "b" / "boneyard.sqlite3"
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    await lobby(store)
    await store.close()
    await store.close()
    assert file.exists()
    assert not list(file.parent.glob("*-wal")), "the log is folded in when the last connection closes"


async def test_what_was_written_is_there_after_closing(url: str):
    store = await Store.open(url)
    table = await playing(store)
    await store.journal.append(table.id, 1, [move()])
    await store.close()
    store = await Store.open(url)
    assert await store.tables.get(table.id) == table
    assert await store.journal.position(table.id) == 1
    await store.close()


@pytest.mark.parametrize("driver", ["sqlite", "sqlite+pysqlite", "sqlite+aiosqlite"])
async def test_a_sqlite_file_by_each_of_its_names(tmp_path: Path, driver: str):
    store = await Store.open(f"{driver}:///{tmp_path / 'boneyard.sqlite3'}")
    await lobby(store)
    await store.close()
    assert (tmp_path / "boneyard.sqlite3").exists()


async def test_connections_are_set_for_safety(sqlite_url: str):
    store = await Store.open(sqlite_url)
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}

    def found(connection: Connection) -> dict[str, object]:
        return {name: connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in expected}

    for at_once in (store.database.write(found), *(store.database.read(found) for _ in range(6))):
        assert await at_once == expected
    await store.close()


async def test_many_start_at_once(url: str):
    stores = await asyncio.gather(*(Store.open(url) for _ in range(6)))
    await lobby(stores[0])
    assert len(await active_ids(stores[5])) == 1
    for store in stores:
        await store.close()


async def test_closing_waits_for_what_is_under_way_and_leaves_no_thread(sqlite_url: str):
    with all_closed():
        store = await Store.open(sqlite_url)
        table = await playing(store)
        saving = asyncio.create_task(store.journal.append(table.id, 1, [move()]))
        looking = [asyncio.create_task(store.seats.sitting(table.id)) for _ in range(10)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await store.close()
        await saving
        assert [len(seats) for seats in await asyncio.gather(*looking)] == [4] * 10
        with pytest.raises(NotSaved, match="shutting down"):
            await store.journal.append(table.id, 2, [move()])
        with pytest.raises(NotLoaded, match="shutting down"):
            await store.seats.sitting(table.id)


FORGETFUL = """
import asyncio, sys
from bot.store.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    reads = [asyncio.create_task(store.schedule.behind()) for _ in range(5)]
    await reads[0]
    await store.house_rules.set(1, "some-game", {})
    writing = asyncio.create_task(store.house_rules.set(2, "some-game", {}))
    await asyncio.sleep(0)

asyncio.run(main())
"""


def test_a_program_that_forgot_to_close_ends_and_what_it_wrote_is_there(sqlite_url: str):
    told = subprocess.run([sys.executable, "-c", FORGETFUL, sqlite_url], capture_output=True, timeout=60, check=True)
    assert (told.stdout, told.stderr) == (b"", b"")

    async def written() -> dict[str, object] | None:
        store = await Store.open(sqlite_url)
        found = await store.house_rules.get(1, "some-game")
        await store.close()
        return found

    assert asyncio.run(written()) == {}


async def _refused(url: str, match: str) -> None:
    with all_closed(), pytest.raises(StoreError, match=match):
        await Store.open(url)


async def test_a_folder_that_cannot_be_made(tmp_path: Path):
    (tmp_path / "data").write_text("a file")
    await _refused(
        f"sqlite+aiosqlite:///{tmp_path}/data/boneyard.sqlite3", r"folder .*data cannot be made .*DATABASE_URL"
    )


async def test_a_folder_where_the_file_should_be(tmp_path: Path):
    await _refused(f"sqlite+aiosqlite:///{tmp_path}", "cannot be opened: it must be a file")


def test_a_loop_that_ends_with_the_refusal_leaves_no_thread_that_reports_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The program ends at once when the database cannot be opened: a traceback then comes from a thread."""
    raised: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", raised.append)
    with all_closed():
        for _ in range(50):
            with pytest.raises(StoreError, match="cannot be opened"):
                asyncio.run(Store.open(f"sqlite+aiosqlite:///{tmp_path}"))
    assert not raised


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
async def test_a_folder_that_may_not_be_written(tmp_path: Path):
    tmp_path.chmod(0o500)  # noqa: ASYNC240 - a test may wait
    await _refused(f"sqlite+aiosqlite:///{tmp_path}/boneyard.sqlite3", "cannot be opened|may not be written")


async def test_a_file_that_is_no_database(sqlite_url: str, tmp_path: Path):
    file = tmp_path / "boneyard.sqlite3"
    file.write_bytes(b"not a database at all" * 500)
    await _refused(sqlite_url, "is not a database: move it away")
    assert file.read_bytes() == b"not a database at all" * 500


@pytest.mark.parametrize("page", [2, 5, 9, 14])
async def test_a_damaged_file(sqlite_url: str, tmp_path: Path, page: int):
    store = await Store.open(sqlite_url)
    await playing(store)
    await store.close()
    file = tmp_path / "boneyard.sqlite3"
    content = bytearray(file.read_bytes())
    content[page * 4096 - 4096 : page * 4096] = b"\xa5" * 4096
    file.write_bytes(content)
    await _refused(sqlite_url, "is damaged.*restore")


async def test_a_cut_off_file(sqlite_url: str, tmp_path: Path):
    store = await Store.open(sqlite_url)
    await playing(store)
    await store.close()
    file = tmp_path / "boneyard.sqlite3"
    file.write_bytes(file.read_bytes()[: 4096 * 7 + 100])
    await _refused(sqlite_url, "is damaged.*restore")


async def test_a_large_file_is_not_read_through(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(opening, "CHECKED_BYTES", 4096)
    store = await Store.open(sqlite_url)
    await lobby(store)
    await store.close()


async def test_a_newer_database(url: str):
    store = await Store.open(url)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await store.database.write(lambda connection: connection.execute(newer))
    await store.close()
    await _refused(url, "newer Boneyard .*9999.*update the program")


async def test_somebody_elses_database(sqlite_url: str, tmp_path: Path):
    with sqlite3.connect(tmp_path / "boneyard.sqlite3") as other_connection:
        other_connection.execute("CREATE TABLE messages (text)")
    other_connection.close()
    await _refused(sqlite_url, "another program .*messages.*DATABASE_URL")


async def test_a_locked_database(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.store.database.engine.BUSY_SECONDS", 0)
    monkeypatch.setattr("bot.store.database.opening.BUSY_SECONDS", 0)
    other_connection = sqlite3.connect(tmp_path / "boneyard.sqlite3", isolation_level=None)
    other_connection.execute("BEGIN EXCLUSIVE")
    await _refused(sqlite_url, "locked by another program.*start again")
    other_connection.execute("ROLLBACK")
    other_connection.close()
    await (await Store.open(sqlite_url)).close()


async def test_a_full_disk(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    prepare = opening.migrate

    def migrate_on_little_room(connection: object) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 6")  # type: ignore[attr-defined]
        prepare(connection)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(opening, "migrate", migrate_on_little_room)
        await _refused(sqlite_url, "disk of .* is full: free some space")
    store = await Store.open(sqlite_url)  # nothing half made is in the way
    await lobby(store)
    await store.close()


async def test_a_driver_that_is_not_installed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    await _refused(
        "postgresql+asyncpg://bone@localhost/bone", "asyncpg is not installed: run “uv sync --extra postgres”"
    )


async def test_a_server_that_is_not_there():
    pytest.importorskip("asyncpg", reason="asyncpg is an extra")
    await _refused("postgresql+asyncpg://bone:hush@127.0.0.1:1/bone", r"bone:\*\*\*@127.0.0.1:1/bone cannot be reached")


@pytest.mark.parametrize(
    "url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "sqlite+aiosqlite:///file::memory:?uri=true"]
)
async def test_a_database_in_memory(url: str):
    await _refused(url, "forget every match")
