"""The files of a database: nobody else on the machine may read them, and a second process is told of the first."""

import asyncio
import logging
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store.database.files import Presence
from bot.store.store import Store

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")


def modes(folder: Path) -> dict[str, str]:
    return {it.name: oct(stat.S_IMODE(it.stat().st_mode)) for it in folder.iterdir()}


@pytest.fixture(autouse=True)
def generous_umask():
    before = os.umask(0)
    yield
    os.umask(before)


async def test_new_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'boneyard.sqlite3'}")
    await store.house_rules.set(1, "black-tile", {})
    presence = store.database.enter()
    assert presence is not None
    try:
        found = modes(folder)
    finally:
        presence.leave()
        await store.close()
    assert set(found) == {f"boneyard.sqlite3{it}" for it in ("", "-wal", "-shm", "-processes")}
    assert set(found.values()) == {"0o600"}
    assert modes(folder.parent) == {"data": "0o700"}


async def test_a_file_that_others_may_read_is_closed_to_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
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


_HOLD = """
import sys; from pathlib import Path; from bot.store.database.files import Presence
presence = Presence.enter(Path(sys.argv[1]), tuple(map(int, sys.argv[2:])))
print(len(presence.others), flush=True)
sys.stdin.read()
"""


def holder(file: Path, *shards: int) -> "subprocess.Popen[str]":
    """Another process that has a database open; it has said so."""
    command = [sys.executable, "-c", _HOLD, str(file), *map(str, shards)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline().strip().isdigit()
    return process


def others(file: Path, *shards: int) -> list[int]:
    presence = Presence.enter(file, shards)
    assert presence is not None
    presence.leave()
    return [it.pid for it in presence.others]


def test_who_has_it_open_is_known_until_they_end_however_that_is(tmp_path: Path) -> None:
    file = tmp_path / "boneyard.sqlite3"
    assert others(file) == []
    with holder(file) as first, holder(file) as second:
        assert others(file) == [first.pid, second.pid]
        first.kill()
        first.wait()
        assert others(file) == [second.pid]
        second.kill()
        second.wait()
    assert others(file) == []
    assert len(file.with_name(f"{file.name}-processes").read_text(encoding="utf-8").splitlines()) == 1, "begun anew"


@pytest.mark.parametrize(
    ("theirs", "ours", "level"),
    [((), (), "WARNING"), ((0,), (0, 1), "WARNING"), ((), (1,), "WARNING"), ((0,), (1,), "INFO")],
)
def test_what_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, theirs: tuple[int, ...], ours: tuple[int, ...], level: str
) -> None:
    file = tmp_path / "boneyard.sqlite3"
    with holder(file, *theirs) as process:
        presence = Presence.enter(file, ours)
        assert presence is not None
        with caplog.at_level(logging.INFO):
            presence.say()
        presence.leave()
        process.kill()
    (record,) = caplog.records
    assert record.levelname == level
    assert f"process {process.pid}, since 20" in record.message


async def test_where_there_can_be_no_lock_nothing_is_said(tmp_path: Path) -> None:
    assert await asyncio.to_thread(Presence.enter, tmp_path / "missing" / "boneyard.sqlite3") is None
