"""A backup taken during play, a check of it and beside the bot, and a bot that goes on from it."""

import asyncio
import random
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio
from discord.http import Route

from bot.maintenance.backup import NoBackup, back_up
from bot.maintenance.check import Report, check
from tests.end_to_end.conftest import running
from tests.end_to_end.house import House, Table
from tests.end_to_end.message_checks import wait_until_drawn
from tests.maintenance.test_restore import run
from tests.told import fails_with

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[House, Table]]:
    """A house with a match that is over, one that is being played and a lobby."""
    async with running(tmp_path_factory.mktemp("played")) as house:
        over = await Table.open(house, house.person(), computers=3, target=5)
        await over.play()
        await Table.open(house, house.person(), start=False)
        table = await Table.open(house, house.person(), computers=3, target=500)
        await table.play(4)
        await house.idle()
        yield house, table


async def found_in(file: Path) -> tuple[Report, list[str]]:
    faults: list[str] = []
    return await check(f"sqlite:///{file}", faults.append, every=True), faults


async def test_a_check_beside_the_bot_while_it_is_played_finds_nothing(played: tuple[House, Table]):
    house, table = played
    playing = asyncio.create_task(table.play(8))
    while not playing.done():
        report, faults = await found_in(house.folder / "boneyard.sqlite3")
        assert faults == []
        assert report.open_tables >= 2
    await playing


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE standings SET wins = wins + 1 WHERE player LIKE 'user:%'", "wins 1 instead of 0|wins 2 instead of 1"),
        ("DELETE FROM standings WHERE player = 'computer:easy'", "instead of"),
        ("UPDATE deal_results SET scored = scored + 1, total = total + 1 WHERE deal = seat", "deal 1 at seat 2"),
        ("DELETE FROM match_results WHERE seat = 2", "the match at seat 3 is not written down"),
        (
            "INSERT INTO achievements SELECT table_id, 1, 0, 'nel-o', player, 1, at FROM match_results WHERE NOT seat",
            "“nel-o” of deal 1 at seat 1 is written down, but was not earned",
        ),
        ("DELETE FROM moves WHERE position = 2", "has"),
        ("UPDATE moves SET notation = 'play 9-9' WHERE position = 6", "cannot be replayed"),
        ("UPDATE tables SET game = 'poker' WHERE state = 'playing'", "cannot be replayed"),
        ("UPDATE tables SET state = 'playing' WHERE state = 'finished'", "is playing, but its journal ends the match"),
        ("INSERT INTO leftovers (table_id, channel_id, message_id) VALUES (999, 1, 1)", "refers to a row of “tables”"),
    ],
)
async def test_faults_are_told(played: tuple[House, Table], tmp_path: Path, statement: str, words: str):
    copy = tmp_path / "copy.sqlite3"
    await asyncio.to_thread(back_up, played[0].database_url, copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute(statement)
    report, faults = await found_in(copy)
    assert any(each in fault for fault in faults for each in words.split("|")), faults
    assert report.faults == len(faults)


async def test_a_damaged_file_is_told(played: tuple[House, Table], tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    copy = tmp_path / "copy.sqlite3"
    await asyncio.to_thread(back_up, played[0].database_url, copy)
    content, rng = bytearray(copy.read_bytes()), random.Random(3)
    for place in range(4096 * 3, len(content), 4096):
        content[place : place + 64] = rng.randbytes(64)
    copy.write_bytes(content)
    status, output = await asyncio.to_thread(run, capsys, "check", str(copy))
    assert (status, "Traceback" in output, "damaged" in output) == (1, False, True)
    again = asyncio.to_thread(back_up, f"sqlite:///{copy}", tmp_path / "again.sqlite3")
    await fails_with(NoBackup, again, match="was not written")
    assert await asyncio.to_thread(lambda: sorted(it.name for it in tmp_path.glob("*again*"))) == []


async def test_the_commands(
    played: tuple[House, Table], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    file = str(tmp_path / "b.sqlite3")
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setenv("DATABASE_URL", played[0].database_url)
    monkeypatch.setenv("DISCORD_TOKEN", "secret.token.here")
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:9/api/v10")
    assert (await asyncio.to_thread(run, capsys, "backup", file))[0] == 0
    again = await asyncio.to_thread(run, capsys, "backup", file)
    assert again == (1, f"{file} is there already: name another file, or say --overwrite.\n")
    status, output = await asyncio.to_thread(run, capsys, "check")
    assert (status, output.splitlines()[-1].startswith("All is well. Looked at: the database; ")) == (0, True)
    _, output = await asyncio.to_thread(run, capsys, "diagnose")
    assert "DISCORD_TOKEN: set (secret)" in output
    assert "secret.token" not in output


async def test_a_backup_during_play_is_whole_and_a_bot_goes_on_from_it(played: tuple[House, Table], tmp_path: Path):
    house, table = played
    backup = tmp_path / "boneyard.sqlite3"
    playing = asyncio.create_task(table.play(6))
    told = await asyncio.to_thread(back_up, house.database_url, backup)
    await playing
    assert f"{backup} is a backup of {house.folder / 'boneyard.sqlite3'} (" in told
    assert "tables: 3, of them being played: 1). Its integrity was checked." in told
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert await asyncio.to_thread(lambda: [it.name for it in tmp_path.iterdir()]) == [backup.name]
    report, faults = await found_in(backup)
    assert faults == []
    assert (report.open_tables, report.past_matches) == (2, 1)
    assert report.standings > 0
    before = len(house.journal(table.id))
    await house.bot.stop()
    (house.folder / "boneyard.sqlite3").write_bytes(backup.read_bytes())
    for suffix in ("-wal", "-shm"):
        (house.folder / f"boneyard.sqlite3{suffix}").unlink(missing_ok=True)
    await house.playground.wait_for(lambda: not house.playground.gateway.connected)
    await house.bot.start()
    kept = len(house.journal(table.id))
    assert 0 < kept <= before
    table.acted.clear()
    await wait_until_drawn(house, table, knows_all=False)  # a press of what is shown would be one of a turn to come
    (person,) = table.seated
    shown = await (await person.type(table.channel, "/domino table")).answered()
    assert shown is not None
    await table.play(2)
    assert len(house.journal(table.id)) > kept


@pytest.mark.parametrize(
    ("url", "to", "words"),
    [
        ("postgresql://me:secret@host/x", "b", "pg_dump"),
        ("sqlite:///{folder}/none", "b", "no database"),
        ("sqlite:///{folder}/boneyard.sqlite3", "boneyard.sqlite3", "the database itself"),
        ("sqlite:///{folder}/boneyard.sqlite3", ".", "a folder"),
        ("sqlite:///{folder}/boneyard.sqlite3", "missing/b", "was not written"),
    ],
)
async def test_no_backup(played: tuple[House, Table], url: str, to: str, words: str):
    folder = played[0].folder
    before = await asyncio.to_thread(lambda: sorted(it.name for it in folder.iterdir()))
    with pytest.raises(NoBackup, match=words) as error:
        await asyncio.to_thread(back_up, url.format(folder=folder), folder / to, overwrite=True)
    assert "secret" not in str(error.value)
    assert await asyncio.to_thread(lambda: sorted(it.name for it in folder.iterdir())) == before
