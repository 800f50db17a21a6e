"""A bot that asks before and after each of its commits whether it may go on, and can be killed at that moment.

What a commit is of is told by the tables that its statements write.
"""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import sqlalchemy

from bot.demo.process import Process
from bot.playground import Playground
from bot.store.database import running
from tests.end_to_end.forked_bot import SERVER, ForkedBot, run_program

_WRITTEN = re.compile(r"\s*(?:INSERT (?:OR \w+ )?INTO|UPDATE|DELETE FROM) (\w+)")


class WatchedBot(ForkedBot):
    """A forked bot. `may_go_on` is called with "before commit of moves, tables" and "after commit of moves, tables";
    who says no has killed it.
    """

    def __init__(self, playground: Playground, folder: Path, environment: Mapping[str, str] | None = None) -> None:
        super().__init__(playground, folder, environment)
        self.may_go_on: Callable[[str], bool] = lambda _: True
        self._ours, self._theirs = SERVER.Pipe()

    async def _launch(self, environment: Mapping[str, str]) -> Process:
        self._hang_up()
        self._ours, self._theirs = SERVER.Pipe()
        asyncio.get_running_loop().add_reader(self._ours.fileno(), self._answer)
        started = await super()._launch(environment)
        self._theirs.close()  # the process has it now
        return started

    def _program(self) -> Callable[[dict[str, str], str, Connection], None]:
        return partial(run_watched, self._theirs)

    def _answer(self) -> None:
        try:
            if self.may_go_on(self._ours.recv_bytes().decode()):
                self._ours.send_bytes(b"go on")
        except (EOFError, OSError):  # it has ended
            self._hang_up()

    def _hang_up(self) -> None:
        if not self._ours.closed:
            asyncio.get_running_loop().remove_reader(self._ours.fileno())
            self._ours.close()

    def crash(self) -> None:
        """kill -9, at once."""
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        """Wait until it has ended by that."""
        if self._process is not None:
            await self._process.wait()


def run_watched(asks: Any, environment: dict[str, str], log: str, standard_input: Connection) -> None:
    """The program, in the new process, where it asks before and after each commit."""

    def ask(moment: str) -> None:
        asks.send_bytes(moment.encode())
        asks.recv_bytes()

    driver_of = running.driver_of

    def watched(connection: sqlalchemy.Connection) -> Any:
        return _WatchedDriver(driver_of(connection), ask)

    running.driver_of = watched
    run_program(environment, log, standard_input)


class _WatchedDriver:
    """SQLite's connection during one transaction."""

    def __init__(self, driver: sqlite3.Connection, ask: Callable[[str], None]) -> None:
        self._driver = driver
        self._ask = ask
        self._written = set[str]()
        driver.set_trace_callback(self._note)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._driver, name)

    def _note(self, statement: str) -> None:
        if found := _WRITTEN.match(statement):
            self._written.add(found[1])

    def execute(self, statement: str) -> Any:
        if statement != "COMMIT" or not self._written:
            return self._driver.execute(statement)
        commit = f"commit of {', '.join(sorted(self._written))}"
        self._ask(f"before {commit}")
        result = self._driver.execute(statement)
        self._ask(f"after {commit}")
        return result
