"""`boneyard restore`: a backup in the place of the database, and nothing of what was written after it."""

import asyncio
import shutil
import sqlite3
import stat
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.maintenance.backup import back_up
from bot.maintenance.restore import NotRestored, restore
from bot.store.store import Store
from tests.clock import MovableClock
from tests.open_stores import copy_empty, open_copied
from tests.said import is_said
from tests.store.database.test_files import held


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


def damage(file: Path, page: int) -> None:
    with file.open("r+b") as content:
        content.seek((page - 1) * 4096)
        content.write(b"\xa5" * 4096)


def servers(file: Path) -> list[int]:
    """The servers that have house rules in a database."""

    async def found() -> list[int]:
        store = await Store.open(url_of(file))
        guilds = [guild for guild in (1, 2) if await store.house_rules.get(guild, "black-tile") is not None]
        await store.close()
        return guilds

    return asyncio.run(found())


@pytest.fixture
async def killed(tmp_path: Path) -> Path:
    """The database of a bot that was killed: one server is in the file and in a backup, another in the -wal alone."""
    running = tmp_path / "running.sqlite3"
    store = await open_copied(url_of(running))
    await store.house_rules.set(1, "black-tile", {})
    await asyncio.to_thread(back_up, url_of(running), tmp_path / "backup")
    await store.house_rules.set(2, "black-tile", {})
    for suffix in ("", "-wal", "-shm"):
        shutil.copy(f"{running}{suffix}", tmp_path / f"boneyard.sqlite3{suffix}")
    await store.close()
    running.unlink()
    return tmp_path / "boneyard.sqlite3"


def test_a_backup_is_not_changed_by_a_wal_and_the_old_database_is_kept(killed: Path):
    backup, new = killed.with_name("backup"), killed.with_name("elsewhere") / "boneyard.sqlite3"
    assert "old files" not in restore(url_of(new), backup)
    sentence = restore(url_of(killed), backup)
    assert f"{killed} is now the backup" in sentence
    assert stat.S_IMODE(killed.stat().st_mode) == 0o600
    (kept,) = (it for it in killed.parent.glob("boneyard.sqlite3.until-*") if not it.name.endswith(("-wal", "-shm")))
    assert str(kept) in sentence
    assert [servers(file) for file in (new, killed, backup, kept)] == [[1], [1], [1], [1, 2]]


def test_nothing_is_restored_while_any_program_has_it_open(killed: Path) -> None:
    """A bot that is starting has announced nothing yet, and a command never does."""
    with closing(sqlite3.connect(killed)) as connection:
        connection.execute("SELECT 1 FROM tables").fetchall()
        with pytest.raises(NotRestored, match="stop it first"):
            restore(url_of(killed), killed.with_name("backup"))
    assert servers(killed) == [1, 2]


def test_two_restores_at_once_keep_two_databases(killed: Path, clock: MovableClock) -> None:
    for _ in range(2):
        restore(url_of(killed), killed.with_name("backup"))
        asyncio.run(clock.advance(timedelta(milliseconds=2)))
    kept = sorted(killed.parent.glob("boneyard.sqlite3.until-*"))
    assert [servers(it) for it in kept if not it.name.endswith(("-wal", "-shm"))] == [[1, 2], [1]]


def test_a_database_that_cannot_be_replaced_is_as_it_was(killed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(NotRestored, match="Permission denied"):
        restore(url_of(killed), killed.with_name("backup"))
    assert servers(killed) == [1, 2]


def test_nothing_is_restored_while_a_bot_runs(killed: Path) -> None:
    with held(killed, 2), pytest.raises(NotRestored, match="stop it first"):
        restore(url_of(killed), killed.with_name("backup"))
    assert servers(killed) == [1, 2]
    assert "is now the backup" in restore(url_of(killed), killed.with_name("backup"))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "another version of Boneyard .revision 9999"),
        ("DELETE FROM alembic_version", "no whole backup"),
        ("DROP TABLE alembic_version", "no whole backup"),
        ("damage", "no whole backup"),
        ("text", "no whole backup"),
        ("nothing", "There is no file"),
        ("the database", "is the database itself"),
        ("postgresql://me:secret@host/x", "pg_restore"),
        ("sqlite:///:memory:", "in memory"),
    ],
)
def test_a_refused_backup_changes_nothing(killed: Path, change: str, words: str):
    backup = killed.with_name("backup")
    match change:
        case "damage":
            damage(backup, 6)
        case "text":
            backup.write_text("Buy milk." * 500, encoding="utf-8")
        case "nothing":
            backup.unlink()
        case "the database":
            backup = killed
        case _ if ":" not in change:
            with closing(sqlite3.connect(backup)) as connection, connection:
                connection.execute(change)
    before = {it.name: it.read_bytes() for it in killed.parent.iterdir()}
    with pytest.raises(NotRestored, match=words) as error:
        restore(change if ":" in change else url_of(killed), backup)
    assert "secret" not in str(error.value)
    assert {it.name: it.read_bytes() for it in killed.parent.iterdir()} == before


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str]:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    said = capsys.readouterr()
    return ended.value.code, said.out + said.err


def test_check_advises_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    file, backup = tmp_path / "boneyard.sqlite3", tmp_path / "backup"
    asyncio.run(copy_empty(file))
    back_up(url_of(file), backup)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO leftovers (table_id, channel_id, message_id) VALUES (999, 1, 1)")
    monkeypatch.setenv("DATABASE_URL", url_of(file))
    status, output = run(capsys, "check")
    assert (status, "boneyard restore FILE" in output) == (1, True)
    assert run(capsys, "restore", str(tmp_path / "none")) == (1, f"There is no file {tmp_path / 'none'}.\n")
    status, output = run(capsys, "restore", str(backup))
    assert (status, "Its integrity was checked." in output) == (0, True)
    assert run(capsys, "check")[0] == 0


@pytest.mark.parametrize("table", ["tables", "standings", "deal_results"])
def test_check_tells_of_a_page_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str], table: str):
    file = tmp_path / "boneyard.sqlite3"
    asyncio.run(copy_empty(file))
    with closing(sqlite3.connect(file)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    damage(file, root)
    status, output = run(capsys, "check", str(file))
    assert status == 1
    assert is_said("not-loaded", output), output
    assert "not-loaded" not in output
