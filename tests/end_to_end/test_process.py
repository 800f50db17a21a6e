"""The program that starts and ends: what it cannot live with is a sentence and a status, never a traceback."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.demo.process import BotProcess
from bot.playground import Playground
from tests.end_to_end.forked_bot import ForkedBot, program_settings, run_forked
from tests.end_to_end.house import House, Table, answer, house_limits
from tests.idle import GUARD
from tests.said import is_said

pytestmark = pytest.mark.asyncio(loop_scope="module")
DATABASE = b"DISCORD_TOKEN=a.b.c\nDISCORD_API_URL=http://127.0.0.1:9/api/v10\nDATABASE_URL=sqlite+aiosqlite:///%s\n"


async def run(folder: Path, *arguments: str, **settings: str) -> tuple[int | None, str]:
    """The program run in a folder until it ends, as its users run it: its status and what it said."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *arguments, cwd=folder, env=program_settings(settings),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    output, _ = await asyncio.wait_for(process.communicate(), GUARD)
    return process.returncode, output.decode()


def refused(outcome: tuple[int | None, str], *words: str) -> None:
    status, output = outcome
    assert status not in (0, None)
    assert "Traceback" not in output
    assert all(word in output for word in words), output


async def test_a_refused_token_and_a_machine_without_the_fast_library(tmp_path: Path) -> None:
    """It comes as far without that library, and says so."""
    without = tmp_path / "without"
    without.mkdir()
    (without / "isal.py").write_text("raise ImportError")
    async with Playground(limits=house_limits()) as playground:
        where = {"DISCORD_TOKEN": "not.the.token", "DISCORD_API_URL": playground.api_url}
        usual = await run_forked(tmp_path, "run", **where)
        slow = await run(tmp_path, "run", PYTHONPATH=str(without), **where)
    for outcome in (usual, slow):
        refused(outcome, "Discord refused the token", "DISCORD_TOKEN")
    assert "bot.serve" not in usual[1]
    assert slow[1].count("isal is not installed") == 1


def write_newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('r9999')")


@pytest.mark.parametrize(
    ("env", "words"),
    [
        (b"", ("DISCORD_TOKEN is not set",)),
        (b"DISCORD_TOKEN='unfinished\n", ("Line 1", ".env")),
        (b"COMPUTER_PACE=soon\n", ("COMPUTER_PACE", ".env.example")),
        (b"LOG_LEVEL=LOUD\n", ("LOG_LEVEL", "DEBUG, INFO")),
        (b"DATABASE_URL=nonsense\nDISCORD_TOKEN=a.b.c\n", ("DATABASE_URL",)),
        (b"\xff\xfe\x00DISCORD", (".env cannot be read",)),
        (DATABASE % b"newer.sqlite3", ("newer Boneyard", "update the program")),
        (DATABASE % b"corrupt.sqlite3", ("not a database",)),
        (DATABASE % b"corrupt.sqlite3/x.sqlite3", ("folder",)),
        (DATABASE % b".", ("cannot be opened",)),
    ],
)
async def test_settings_and_databases_that_cannot_be_used(tmp_path: Path, env: bytes, words: tuple[str, ...]) -> None:
    write_newer(tmp_path / "newer.sqlite3")
    (tmp_path / "corrupt.sqlite3").write_bytes(b"This is no database at all. " * 200)
    (tmp_path / ".env").write_bytes(env)
    refused(await run_forked(tmp_path, "run"), *words)


async def test_asked_to_stop(tmp_path: Path) -> None:
    async with Playground(limits=house_limits()) as playground:
        bot = BotProcess(playground, tmp_path)
        await bot.start()
        house = House(playground, tmp_path, bot)
        table = await Table.open(house, house.person(), computers=3, level="expert")
        (worker,) = children(bot.pid)
        await table.next()
        assert is_running(worker)
        assert await bot.stop() == 0, "it had to be killed"
        assert "Traceback" not in bot.log.read_text(encoding="utf-8")
        assert not is_running(worker)


async def test_the_disk_is_full(tmp_path: Path) -> None:
    """The player gets a sentence, nothing is lost, and once there is room the same move succeeds."""
    async with Playground(limits=house_limits()) as playground:
        bot = ForkedBot(playground, tmp_path)
        await bot.start()
        house = House(playground, tmp_path, bot)
        try:
            ann = house.person()
            table = await Table.open(house, ann, computers=3, target=500)
            _, hand, offered = await table.until("play")
            await house.idle()
            before = house.journal(table.id)
            tile = offered[0].moves[0].split()[1]
            with full_disk(bot):
                output = await answer(await ann.type(table.channel, f"/play tile:{tile}"))
                assert is_said("not-saved", output)
                control = offered[0]
                if control.is_button:
                    assert is_said("not-saved", await answer(await ann.click(hand, custom_id=control.custom_id)))
                assert house.journal(table.id) == before
            await (await ann.type(table.channel, f"/play tile:{tile}")).acknowledged()
            await table.wait(lambda: len(house.journal(table.id)) > len(before))
            table.moved(ann, offered)
            await table.play(3)
        finally:
            await bot.stop()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for tasks in Path(f"/proc/{pid}/task").glob("*/children") for child in tasks.read_text().split()]


class full_disk:  # noqa: N801 - it reads as what it does
    """While within, the bot's files cannot grow: the limit of its process on file sizes is set to nothing."""

    def __init__(self, bot: BotProcess) -> None:
        import resource

        self._set = resource.prlimit
        self._which = resource.RLIMIT_FSIZE
        self._pid = bot.pid

    def __enter__(self) -> None:
        self._before = self._set(self._pid, self._which)
        self._set(self._pid, self._which, (1024, self._before[1]))

    def __exit__(self, *_: object) -> None:
        self._set(self._pid, self._which, self._before)


STANDING = """
import asyncio, sys
from pathlib import Path
from bot.playground import Playground
from bot.demo.process import BotProcess

async def main():
    async with Playground() as playground:
        bot = BotProcess(playground, Path(sys.argv[1]))
        await bot.start()
        print(bot.pid, flush=True)
        await asyncio.sleep(600)

asyncio.run(main())
"""


async def test_a_bot_ends_with_the_playground_that_started_it(tmp_path: Path) -> None:
    """Even where that is killed, and can end nothing itself."""
    playground = await asyncio.create_subprocess_exec(
        sys.executable, "-c", STANDING, str(tmp_path), stdout=asyncio.subprocess.PIPE
    )
    assert playground.stdout
    bot = int(await asyncio.wait_for(playground.stdout.readline(), GUARD))
    playground.kill()
    await playground.wait()
    async with asyncio.timeout(GUARD):
        while is_running(bot):  # noqa: ASYNC110 - no one tells us when someone else's child ends
            await asyncio.sleep(0.1)
    assert "stopped" in (tmp_path / "bot.log").read_text(encoding="utf-8").splitlines()[-1]


def is_running(pid: int) -> bool:
    """True if a process has not ended; an orphan may wait for long to be buried."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
