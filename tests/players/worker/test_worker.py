"""The worker process: killed, stopped, crowded, closed. Whatever becomes of it, a computer player has its move."""

import asyncio
import logging
import os
import random
import signal
import subprocess
import sys
import threading
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.players.computer import EASY, HARD, LEVELS, choose, choose_at_once
from bot.players.worker import worker as module
from bot.players.worker.worker import Unavailable, Worker
from bot.rules.catalogue import CATALOGUE
from bot.rules.view import View
from tests.end_to_end.test_process import is_running
from tests.rules.black_tile.scenarios import ELEVEN

Log = pytest.LogCaptureFixture
Patch = pytest.MonkeyPatch
LONG = 300.0  # seconds; nothing here takes so long
SCENARIO = ELEVEN.hands("6-6 5-0 3-1", "4-4 3-0 2-2", "5-5 1-0 6-2", "0-0 4-1 6-5")
VIEW = SCENARIO.view(0)


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    made = Worker()
    yield made
    await made.close()


async def plays_at_once(worker: Worker, within: float = LONG) -> bool:
    """True if a computer player chooses without a search."""
    return await worker.choose(VIEW, 7, "hard", within=within) == choose_at_once(VIEW, 7, "hard")


async def started(worker: Worker) -> int:
    """The number of its process, which answers."""
    await worker._ask(LONG, int)
    assert worker.pid is not None
    return worker.pid


async def until_asked(worker: Worker) -> None:
    async with asyncio.timeout(LONG):
        while worker._asked_at is None:  # noqa: ASYNC110 - the thread tells no one
            await asyncio.sleep(0.002)


@asynccontextmanager
async def busy(worker: Worker, folder: Path) -> AsyncIterator[asyncio.Task[str]]:
    """The worker has a request that it answers when this ends, and once more where it was ended meanwhile."""
    gate = folder / "gate"
    os.mkfifo(gate)
    asked = asyncio.create_task(worker._ask(LONG, Path.read_text, gate))
    await until_asked(worker)
    yield asked
    async with asyncio.timeout(LONG):
        await asyncio.to_thread(gate.write_text, "open")  # waits until it is read
        assert await asked == "open"


async def until_ended(pid: int) -> None:
    async with asyncio.timeout(LONG):
        while is_running(pid):  # noqa: ASYNC110 - no one tells us when someone else's child ends
            await asyncio.sleep(0.01)


async def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    await until_ended(pid)


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def test_it_chooses_what_the_level_chooses(worker: Worker) -> None:
    for level in LEVELS:
        assert await worker.choose(VIEW, 7, level, within=LONG) == choose(VIEW, 7, level)


async def test_it_is_a_small_process_of_its_own(worker: Worker, monkeypatch: Patch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    pid = await started(worker)
    await worker.choose(VIEW, 7, "hard", within=LONG)
    assert pid != os.getpid()
    loaded = await worker._ask(LONG, eval, "{name.partition('.')[0] for name in __import__('sys').modules}")
    assert not loaded & {"asyncio", "discord", "sqlalchemy", "PIL", "pydantic", "numpy", "cogs", "images"}
    assert await worker._ask(LONG, os.getpid) == pid, "it is still the same"
    assert await worker._ask(LONG, os.nice, 0) > os.nice(0), "clicks come first"
    assert "DISCORD_TOKEN" not in await worker._ask(LONG, eval, "dict(__import__('os').environ)")
    status: str = await worker._ask(LONG, eval, "open('/proc/self/status').read()")
    assert int(status.partition("VmRSS:")[2].split()[0]) < 50 * 1024, "KiB"


def test_the_start_of_the_bot_does_not_wait_for_the_players() -> None:
    """Their search and what it has learnt are loaded where they are needed first."""
    loaded = "import bot.app, sys; print([name for name in sys.modules if name.startswith('bot.players.search')])"
    assert subprocess.check_output([sys.executable, "-c", loaded]) == b"[]\n"


async def test_killed_it_is_started_again_and_asked_again(worker: Worker, caplog: Log, tmp_path: Path) -> None:
    killed = await started(worker)
    async with busy(worker, tmp_path):
        await kill(killed)
    again = await started(worker)
    assert again != killed
    assert "has ended with -9" in caplog.text
    await kill(again)  # at rest
    assert await started(worker) != again


async def test_a_request_that_kills_it_twice_is_dropped_and_it_rests(worker: Worker) -> None:
    with pytest.raises(Unavailable):
        await worker._ask(LONG, os._exit, 3)
    with pytest.raises(Unavailable, match="does not run"):
        await worker._ask(LONG, int)
    assert await plays_at_once(worker)
    worker._rests_until = 0.0  # as after that while
    await started(worker)


async def test_one_that_hangs_is_ended_and_started_again(worker: Worker, monkeypatch: Patch, caplog: Log) -> None:
    hanging = await started(worker)
    os.kill(hanging, signal.SIGSTOP)
    assert await plays_at_once(worker, 0.1)
    assert worker.pid == hanging, "it may only be slow"
    monkeypatch.setattr(module, "_STUCK", 0.0)
    assert await plays_at_once(worker, 0.1)
    await until_ended(hanging)
    assert "gives no answer" in caplog.text
    assert await started(worker) != hanging


async def test_one_that_only_starts_slowly_is_not_ended(worker: Worker, monkeypatch: Patch) -> None:
    monkeypatch.setattr(module, "_STUCK", 0.0)
    starting = worker._started()
    os.kill(starting.pid, signal.SIGSTOP)
    assert await plays_at_once(worker, 0.1)
    assert starting.poll() is None
    os.kill(starting.pid, signal.SIGCONT)
    assert await started(worker) == starting.pid


async def test_requests_that_are_not_awaited_any_more_leave_the_line(worker: Worker, tmp_path: Path) -> None:
    async with busy(worker, tmp_path):
        given_up = [asyncio.create_task(worker._ask(LONG, Path.touch, tmp_path / str(number))) for number in range(5)]
        late = worker._ask(0.05, Path.touch, tmp_path / "late")
        await asyncio.sleep(0)
        for task in given_up:
            task.cancel()
        with pytest.raises(Unavailable, match="is late"):
            await late
    await asyncio.gather(*given_up, return_exceptions=True)
    await worker._ask(LONG, Path.touch, tmp_path / "wanted")
    assert names_in(tmp_path) == {"gate", "wanted"}


async def test_one_that_waited_half_its_time_is_not_begun(worker: Worker, monkeypatch: Patch, tmp_path: Path) -> None:
    """So in a crowd some are answered in time."""
    async with busy(worker, tmp_path):
        short, long = (
            asyncio.create_task(worker._ask(within, Path.touch, tmp_path / str(within))) for within in (LONG, 10 * LONG)
        )
        await asyncio.sleep(0)
        monkeypatch.setattr(module, "monotonic", lambda: time.monotonic() + LONG / 2)
    with pytest.raises(Unavailable, match="has no time"):
        await short
    await long
    assert names_in(tmp_path) == {"gate", str(10 * LONG)}


async def test_a_failure_is_logged_without_what_it_was_about(worker: Worker, caplog: Log) -> None:
    pid = await started(worker)
    with pytest.raises(Unavailable):
        await worker._ask(LONG, int, "6-4 4-4")
    assert "ValueError" in caplog.text
    assert "6-4" not in caplog.text
    assert await started(worker) == pid


async def test_a_program_that_cannot_be_started(worker: Worker, monkeypatch: Patch, caplog: Log) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    for _ in range(3):
        assert await plays_at_once(worker)
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


async def test_modules_in_the_working_directory_are_ignored(worker: Worker, monkeypatch: Patch, tmp_path: Path) -> None:
    for name in ("bot", "pickle", "signal"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('not ours')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    await started(worker)


async def test_it_ends_when_the_bot_wants_it_and_not_with_a_signal_to_all(worker: Worker) -> None:
    pid = await started(worker)
    assert os.getpgid(pid) != os.getpgid(0), "Ctrl-C goes to the group in the foreground"
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        os.kill(pid, number)
    assert await started(worker) == pid


@pytest.mark.parametrize("state", ["not started", "at rest", "thinking", "stopped", "killed"])
async def test_nothing_is_left_when_it_is_closed(state: str) -> None:
    worker = Worker()
    pid, asked, in_line = None, None, None
    if state != "not started":
        pid = await started(worker)
    if state in ("thinking", "stopped"):
        asked = asyncio.create_task(worker._ask(LONG, time.sleep, LONG))
        await until_asked(worker)
        in_line = asyncio.create_task(worker._ask(LONG, int))
        await asyncio.sleep(0)
    if pid is not None and state in ("stopped", "killed"):
        os.kill(pid, signal.SIGSTOP if state == "stopped" else signal.SIGKILL)
    await asyncio.wait_for(worker.close(), LONG)
    for waiting in (asked, in_line):
        if waiting is not None:
            with pytest.raises(Unavailable):
                await waiting
    assert pid is None or not is_running(pid)
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("computer players")]
    assert await plays_at_once(worker)
    worker.start()
    assert worker.pid is None


LEFT_ALONE = """
import asyncio, sys, time
from bot.players.worker.worker import Worker

async def main():
    worker = Worker()
    await worker._ask(300, int)
    print(worker.pid, flush=True)
    await worker._ask(300, time.sleep, float(sys.argv[1]))
    await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.mark.parametrize("thinking", [0, 0.5])
async def test_it_ends_with_a_bot_that_is_killed(thinking: float) -> None:
    program = (sys.executable, "-c", LEFT_ALONE, str(thinking))
    bot = await asyncio.create_subprocess_exec(*program, stdout=PIPE, stderr=PIPE)
    assert bot.stdout is not None
    pid = int(await asyncio.wait_for(bot.stdout.readline(), LONG))
    bot.kill()
    _, said = await bot.communicate()
    await until_ended(pid)
    assert said == b""


async def test_looking_back_at_a_deal_lets_all_others_go_first(worker: Worker, tmp_path: Path) -> None:
    """One such request is in the line at a time, and none while a computer player waits."""
    order: list[str] = []

    async def urgent() -> None:
        await worker._ask(LONG, int)
        order.append("urgent")

    async def patient() -> None:
        await worker.analysed(VIEW, VIEW.ask.choices[0].move, 1, within=LONG)  # type: ignore[union-attr]
        order.append("patient")

    async with busy(worker, tmp_path):
        waiting = [asyncio.create_task(it()) for it in (patient, patient, urgent, urgent)]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert order == ["urgent", "urgent", "patient", "patient"]


async def test_looking_back_gives_up_in_time_while_others_wait(worker: Worker, tmp_path: Path) -> None:
    async with busy(worker, tmp_path):
        with pytest.raises(Unavailable, match="is late"):
            await worker.played_again("black-tile", SCENARIO.match, 1, within=0.05)
    assert not worker._looking_back.locked()


def decisions(game_name: str) -> Iterator[View]:
    """The decisions in the first two deals of a match among computers that do not search."""
    game = CATALOGUE[game_name]
    preset = game.presets[0]
    match, dice = game.start(preset.options, preset.players[0], bytes(range(32))), random.Random(1)
    while match.winners is None and len(match.results) < 2:
        seat = game.to_act(match)[0]
        view = game.view(match, seat)
        yield view
        match, _ = game.play(match, seat, choose_at_once(view, dice.getrandbits(64)))


async def test_two_processes_decide_alike() -> None:
    """Their hashes of strings differ: nothing may follow the order of a set."""
    workers = Worker(), Worker()
    try:
        for game in CATALOGUE:
            for number, view in enumerate(decisions(game)):
                if number % 20 == 0:
                    asked = (worker._ask(60, choose, view, number, HARD) for worker in workers)
                    here, there = await asyncio.gather(*asked)
                    assert here == there
    finally:
        for worker in workers:
            await worker.close()


@pytest.mark.parametrize("game", CATALOGUE)
def test_an_easy_player_does_not_search(game: str) -> None:
    """So it needs no worker."""
    for number, view in enumerate(decisions(game)):
        assert choose(view, number, EASY) == choose_at_once(view, number, EASY)
