"""Database files are readable by their owner only, and a second process is warned that the first has them open."""

import logging
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store.database.files import announced
from bot.store.errors import StoreError
from bot.store.store import Store
from tests.open_stores import all_closed

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")


def modes(folder: Path) -> dict[str, str]:
    return {it.name: oct(stat.S_IMODE(it.stat().st_mode)) for it in folder.iterdir()}


@pytest.fixture(autouse=True)
def generous_umask():
    before = os.umask(0)
    yield
    os.umask(before)


async def test_new_files_are_for_their_owner_alone(tmp_path: Path):
    folder = tmp_path / "new" / "data"
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'boneyard.sqlite3'}")
    await store.house_rules.set(1, "black-tile", {})
    with store.database.announced():
        found = modes(folder)
    await store.close()
    assert set(found) == {f"boneyard.sqlite3{it}" for it in ("", "-wal", "-shm", "-lock")}
    assert set(found.values()) == {"0o600"}
    assert modes(folder.parent) == {"data": "0o700"}


async def test_a_file_that_others_may_read_is_closed_to_them(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    file = tmp_path / "boneyard.sqlite3"
    url = f"sqlite+aiosqlite:///{file}"
    await (await Store.open(url)).close()
    assert not caplog.records, "nothing is to be said of a new one"
    file.chmod(0o644)
    store = await Store.open(url)
    assert modes(tmp_path)[file.name] == "0o600"
    await store.close()
    assert [it.message for it in caplog.records if it.levelno == logging.WARNING] == [
        f"{file} could be read by other users of this machine: now it is for its owner alone"
    ]
    caplog.clear()
    await (await Store.open(url)).close()
    assert not caplog.records


@pytest.mark.parametrize(
    ("statements", "words"),
    [
        (None, "is not a database: move it away"),
        (["CREATE TABLE messages (text)"], "another program .*messages.*DATABASE_URL"),
        (["CREATE TABLE alembic_version (version_num)", "INSERT INTO alembic_version VALUES ('9999')"], "newer"),
    ],
)
async def test_a_refused_file_stays_as_it_was(tmp_path: Path, statements: list[str] | None, words: str):
    file = tmp_path / "notes.txt"
    if statements is None:
        file.write_text("Buy milk." * 500, encoding="utf-8")
    else:
        with closing(sqlite3.connect(file)) as connection, connection:
            for statement in statements:
                connection.execute(statement)
    file.chmod(0o664)
    before = file.read_bytes()
    with all_closed(), pytest.raises(StoreError, match=words):
        await Store.open(f"sqlite:///{file}")
    assert (modes(tmp_path), file.read_bytes()) == ({"notes.txt": "0o664"}, before)


_HOLD = """
import sys; from pathlib import Path; from bot.store.database.files import announced
with announced(Path(sys.argv[1]), tuple(map(int, sys.argv[2:]))):
    print("open", flush=True)
    sys.stdin.read()
"""


@contextmanager
def held(file: Path, *shards: int) -> Generator["subprocess.Popen[str]"]:
    """Another process has a database open."""
    command = [sys.executable, "-c", _HOLD, str(file), *map(str, shards)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        yield process
        process.kill()


def is_named(log: pytest.LogCaptureFixture, file: Path, *shards: int) -> bool:
    """True if another bot is named in the log of one that opens a database."""
    log.clear()
    with announced(file, shards):
        return any("Another bot with the same shards has this database open" in it.message for it in log.records)


def test_another_bot_is_named_until_it_ends_however_that_is(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    file = tmp_path / "boneyard.sqlite3"
    assert not is_named(caplog, file)
    with held(file) as first, held(file) as second:
        for process in (first, second):
            assert is_named(caplog, file)
            process.kill()
            process.wait()
        assert not is_named(caplog, file)
    assert not is_named(caplog, tmp_path / "missing" / "boneyard.sqlite3"), "there can be no lock"
    with held(file, 0, 2):
        found = [is_named(caplog, file, *shards) for shards in ((), (0, 1), (2,), (1,), (1, 3))]
    assert found == [True, True, True, False, False], "other shards are as they should be"
