"""Starting: from nothing, and every way it can be refused, with a sentence that says what to do."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.store.database import opening
from bot.store.errors import NotLoaded, NotSaved, StoreError
from bot.store.store import Store
from tests.clock import GUARD
from tests.open_stores import active_ids, all_closed
from tests.store.sample_tables import lobby, many_playing, move, playing
from tests.told import refused


@pytest.mark.parametrize("driver", ["sqlite", "sqlite+pysqlite", "sqlite+aiosqlite"])
async def test_a_sqlite_file_and_its_folders_are_made_by_each_of_its_names(tmp_path: Path, driver: str):
    file = tmp_path / "a" / "b" / "boneyard.sqlite3"
    store = await Store.open(f"{driver}:///{file}")
    await lobby(store)
    for _ in range(2):
        await store.close()
    assert file.exists()
    assert not list(file.parent.glob("*-wal")), "the log is folded in when the last connection closes"


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
        ids = [table.id for table in await many_playing(store, 30)]
        saving = [asyncio.create_task(store.journal.append(it, 1, [move()])) for it in ids]
        looking = [asyncio.create_task(store.seats.sitting(it)) for it in ids]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*saving)
        assert [len(seats) for seats in await asyncio.gather(*looking)] == [4] * 30
        with refused(NotSaved, "not-saved(cause=stopping)"):
            await store.journal.append(ids[0], 2, [move()])
        with refused(NotLoaded, "not-loaded(cause=stopping)"):
            await store.seats.sitting(ids[0])


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


async def test_a_program_that_forgot_to_close_ends_and_what_it_wrote_is_there(sqlite_url: str):
    command = [sys.executable, "-c", FORGETFUL, sqlite_url]
    ended = await asyncio.to_thread(subprocess.run, command, capture_output=True, timeout=GUARD, check=True)
    assert (ended.stdout, ended.stderr) == (b"", b"")
    store = await Store.open(sqlite_url)
    assert await store.house_rules.get(1, "some-game") == {}
    await store.close()


async def _refused(url: str, match: str) -> None:
    with all_closed(), pytest.raises(StoreError, match=match):
        await Store.open(url)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("sqlite+aiosqlite:///{}/data/boneyard.sqlite3", r"folder .*data cannot be made .*DATABASE_URL"),
        ("sqlite+aiosqlite:///{}", "cannot be opened: it must be a file"),
        ("sqlite+aiosqlite://", "forget every match"),
        ("sqlite+aiosqlite:///:memory:", "forget every match"),
        ("sqlite+aiosqlite:///file::memory:?uri=true", "forget every match"),
        ("sqlite+aiosqlite:///file:{}/new.sqlite3?mode=memory&uri=true", "forget every match"),
        ("postgresql+asyncpg://bone@localhost/bone", "asyncpg is not installed: run “uv sync --extra postgres”"),
    ],
)
async def test_where_there_can_be_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str, why: str):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    (tmp_path / "data").write_text("a file")
    await _refused(url.format(tmp_path), why)
    assert [it.name for it in tmp_path.iterdir()] == ["data"]  # noqa: ASYNC240 - a test may wait


def test_a_refused_opening_leaves_no_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
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


@pytest.mark.parametrize("page", [2, 5, 9, 14, "the rest"])
async def test_a_damaged_file(sqlite_url: str, tmp_path: Path, page: int | str):
    store = await Store.open(sqlite_url)
    await playing(store)
    await store.close()
    file = tmp_path / "boneyard.sqlite3"
    content = bytearray(file.read_bytes())
    if isinstance(page, int):
        content[page * 4096 - 4096 : page * 4096] = b"\xa5" * 4096
    else:
        del content[4096 * 7 + 100 :]
    file.write_bytes(content)
    await _refused(sqlite_url, "is damaged.*restore")


@pytest.mark.parametrize(
    ("revision", "sentence"),
    [
        ("9999", "newer Boneyard .*9999.*update the program. Nothing was changed"),
        ("0027", "before its first release .*0027.*name another in DATABASE_URL. Nothing was changed"),
    ],
)
async def test_a_database_of_another_time(url: str, revision: str, sentence: str):
    store = await Store.open(url)
    other = text(f"UPDATE alembic_version SET version_num = '{revision}'")
    await store.database.write(lambda connection: connection.execute(other))
    await store.close()
    await _refused(url, sentence)


async def test_a_locked_database(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for module in ("engine", "opening"):
        monkeypatch.setattr(f"bot.store.database.{module}.BUSY_SECONDS", 0)
    with closing(sqlite3.connect(tmp_path / "boneyard.sqlite3", isolation_level=None)) as other_program:
        other_program.execute("BEGIN EXCLUSIVE")
        await _refused(sqlite_url, "locked by another program.*start again")
    await (await Store.open(sqlite_url)).close()


async def test_a_full_disk(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    prepare = opening.migrate

    def migrate_on_little_room(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 6")
        prepare(connection)

    with monkeypatch.context() as patch:
        patch.setattr(opening, "migrate", migrate_on_little_room)
        await _refused(sqlite_url, "disk of .* is full: free some space")
    store = await Store.open(sqlite_url)  # nothing half made is in the way
    await lobby(store)
    await store.close()
