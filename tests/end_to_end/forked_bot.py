"""A bot's process forked from one that has loaded the program: it starts in a twentieth of the time.

Nothing of an earlier bot is in it, but what differs from one program to the next, such as the hashes of strings, is
the same in all that are forked. So test_crash starts programs after a forked bot, and test_two_processes one beside it.
`python -m bot` as a command is tried in test_process.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess

from bot.__main__ import main
from bot.demo.process import BotProcess, Process

SERVER = multiprocessing.get_context("forkserver")
SERVER.set_forkserver_preload(["tests.end_to_end.preload"])


class ForkedBot(BotProcess):
    """A bot whose process is forked."""

    async def _launch(self, environment: Mapping[str, str]) -> Process:
        theirs, ours = SERVER.Pipe(duplex=False)
        process = SERVER.Process(target=self._program(), args=(dict(environment), str(self.log), theirs), daemon=True)
        await asyncio.to_thread(process.start)  # the first of all waits until the program is loaded
        theirs.close()
        return _Forked(process, ours.close)

    def _program(self) -> Callable[[dict[str, str], str, Connection], None]:
        """What the new process runs."""
        return run_program


class OnceForkedBot(ForkedBot):
    """Forked at its first start; started again it is a program of its own, as after a real crash."""

    _has_run = False

    async def _launch(self, environment: Mapping[str, str]) -> Process:
        if self._has_run:
            return await BotProcess._launch(self, environment)
        self._has_run = True
        return await super()._launch(environment)


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


def run_program(environment: dict[str, str], log: str, standard_input: Connection) -> None:
    """The program, in the new process."""
    os.environ.clear()
    os.environ.update(environment)
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number, where in enumerate((standard_input.fileno(), output, output)):
        os.dup2(where, number)
    main(["run", "--until-input-ends"])
