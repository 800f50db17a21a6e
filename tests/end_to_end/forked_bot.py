"""A bot's process forked from one that has loaded the program: it starts in a twentieth of the time.

Nothing of an earlier bot is in it, but what differs from one program to the next, such as the hashes of strings, is
the same in all that are forked: test_two_processes starts a program beside a forked bot.
`python -m bot` as a command is tried in test_process, and run there by `run_forked` where only what it says matters.
"""

import asyncio
import json
import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from bot.__main__ import main
from bot.app import Boneyard
from bot.demo.process import BotProcess, Process
from bot.players.computer import LEVELS
from bot.table import computers
from tests.idle import GUARD, sent_events, wait_until_idle

SERVER = multiprocessing.get_context("forkserver")
SERVER.set_forkserver_preload(["tests.end_to_end.preload"])


class ForkedBot(BotProcess):
    """A bot whose process is forked."""

    async def _launch(self, environment: Mapping[str, str]) -> Process:
        self.log.touch()  # it is looked at from now on, however late the process opens it
        theirs, ours = SERVER.Pipe(duplex=False)
        process = SERVER.Process(target=self._program(), args=(dict(environment), str(self.log), theirs), daemon=True)
        await asyncio.to_thread(process.start)  # the first of all waits until the program is loaded
        theirs.close()
        return _Forked(process, ours.close)

    def _program(self) -> Callable[[dict[str, str], str, Connection], None]:
        """The function that the new process runs."""
        return run_with_terminal

    async def idle(self) -> None:
        """Wait until it has read all that was sent to it, and has done and shown what came of that."""
        async with asyncio.timeout(GUARD):
            reader, writer = await asyncio.open_unix_connection(_idle_address(self.pid))
            writer.write(json.dumps(sent_events(self._playground)).encode() + b"\n")
            told = await reader.readline()
        writer.close()
        assert told, "it ended before it was idle"


class QuickBot(ForkedBot):
    """One whose computer players do not think."""

    def _program(self) -> Callable[[dict[str, str], str, Connection], None]:
        return run_quick_program


class _Forked:
    """A forked process as asyncio has them. It would end if `close_input` were called while it runs."""

    def __init__(self, process: ForkServerProcess, close_input: Callable[[], None]) -> None:
        self._process = process
        self._close_input = close_input
        self._ended = asyncio.Event()
        asyncio.get_running_loop().add_reader(process.sentinel, self._end)

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._close_input()
        self._ended.set()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        await self._ended.wait()
        assert self.returncode is not None
        return self.returncode


async def run_forked(folder: Path, *arguments: str, **settings: str) -> tuple[int | None, str]:
    """The program run in a folder until it ends, in a forked process: its status and what it said."""
    output = folder / "output"
    process = SERVER.Process(target=_run_in, args=(str(folder), program_settings(settings), str(output), arguments))
    await asyncio.to_thread(process.start)
    await asyncio.to_thread(process.join, GUARD)
    said = output.read_text(encoding="utf-8")
    output.unlink()
    return process.exitcode, said


def program_settings(settings: Mapping[str, str]) -> dict[str, str]:
    """The environment of a program with these settings of the bot and no others."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE_"))}
    return clean | dict(settings)


def run_program(environment: dict[str, str], log: str, standard_input: Connection) -> None:
    """The bot, in the new process."""
    os.dup2(standard_input.fileno(), 0)
    Boneyard.setup_hook = _set_up
    _run(environment, log, ["run", "--until-input-ends"])


def run_with_terminal(environment: dict[str, str], log: str, standard_input: Connection) -> None:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # also where the tests run under nohup
    run_program(environment, log, standard_input)


def run_quick_program(environment: dict[str, str], log: str, standard_input: Connection) -> None:
    computers._SLOTS.update(dict.fromkeys(LEVELS, 0.0))
    run_program(environment, log, standard_input)


def _idle_address(pid: int) -> str:
    """The address at which a forked bot says that it is idle: a socket in Linux's abstract namespace, not a file."""
    return f"\0boneyard-{pid}"


_usual_set_up = Boneyard.setup_hook


async def _set_up(self: Boneyard) -> None:
    await _usual_set_up(self)
    await asyncio.start_unix_server(partial(_tell_when_idle, self), _idle_address(os.getpid()))


async def _tell_when_idle(client: Boneyard, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    if asked := await reader.readline():  # nothing where the asker was called off before it had written
        await wait_until_idle(client, json.loads(asked))
        writer.write(b"idle\n")
    writer.close()


def _run_in(folder: str, environment: dict[str, str], output: str, arguments: Sequence[str]) -> None:
    os.chdir(folder)
    _run(environment, output, arguments)


def _run(environment: dict[str, str], output: str, arguments: Sequence[str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    file = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number in (1, 2):
        os.dup2(file, number)
    main(arguments)
