"""The bot in a separate process, logged in to a playground."""

import asyncio
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol, Self

from bot.playground.playground import Playground
from bot.playground.world.saved import make_private

SAYS_EVERY = 30.0  # seconds
_STOPS_WITHIN = 60.0  # seconds on a busy machine; the bot itself takes ten at most
GIVES_UP_AFTER = 600.0  # seconds without a log line or a call


class Process(Protocol):
    """The used part of `asyncio.subprocess.Process`."""

    @property
    def pid(self) -> int: ...

    @property
    def returncode(self) -> int | None: ...

    def send_signal(self, signal: int, /) -> None: ...

    def kill(self) -> None: ...

    async def wait(self) -> int: ...


class BotProcess:
    """Starts, kills and stops `boneyard run` against a playground; its log goes to a file.

    The bot watches a pipe from this process, so it always ends with it.
    """

    root = Path(__file__).resolve().parents[2]  # the folder of the package `bot`

    def __init__(self, playground: Playground, folder: Path, environment: Mapping[str, str] | None = None) -> None:
        self._playground = playground
        self.log = folder / "bot.log"
        self._environment = {
            **os.environ,
            "DISCORD_TOKEN": playground.token,
            "DISCORD_API_URL": playground.api_url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'boneyard.sqlite3'}",
            "COMPUTER_PACE": "0",
            "HEALTH_ADDRESS": "off",
            "PYTHONIOENCODING": "utf-8",
            **(environment or {}),
        }
        self._process: Process | None = None

    @property
    def pid(self) -> int:
        """The process id. Raises RuntimeError if the bot does not run."""
        if self._process is None:
            raise RuntimeError("the bot does not run")
        return self._process.pid

    async def start(self) -> None:
        """Start the bot and wait until it is logged in with registered commands, as long as it makes progress. Raises
        RuntimeError if it ends, TimeoutError if it stalls.
        """
        self._process = await self._launch(self._environment)
        ready = asyncio.create_task(self._until_ready())
        ended = asyncio.create_task(self._process.wait())
        seen, idle = (0, 0), 0.0
        try:
            # At the end of either, or after SAYS_EVERY.
            while not (await asyncio.wait((ready, ended), timeout=SAYS_EVERY, return_when=asyncio.FIRST_COMPLETED))[0]:
                before, seen = seen, (self.log.stat().st_size, self._playground.log.count)
                idle = idle + SAYS_EVERY if seen == before else 0.0
                if idle >= GIVES_UP_AFTER:
                    raise TimeoutError
                print("The bot is still starting: this machine is slow or busy.", flush=True)  # noqa: T201
            if not ready.done():
                said = self.log.read_text(encoding="utf-8", errors="replace")[-2000:]
                raise RuntimeError(f"the bot ended at once: {said}")
            await ready
        finally:
            ready.cancel()
            ended.cancel()

    async def _until_ready(self) -> None:
        await self._playground.wait_until_connected(timeout=None)
        await self._playground.wait_for_commands("domino", timeout=None)

    async def __aenter__(self) -> Self:
        try:
            await self.start()
        except BaseException:
            await self.kill()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def _launch(self, environment: Mapping[str, str]) -> Process:
        make_private(self.log)
        # With -P a folder named `bot` in the working directory is not imported instead of this one.
        command = f"import sys; sys.path.insert(0, {str(self.root)!r}); from bot.__main__ import main; main()"
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-c", command, "run", "--until-input-ends",
                env=environment, stdin=asyncio.subprocess.PIPE, stdout=log, stderr=log,
            )  # fmt: skip

    async def kill(self) -> None:
        """kill -9."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int | None:
        """Stop the bot gracefully. Returns its exit status."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int | None:
        process, self._process = self._process, None
        if process is None or process.returncode is not None:
            return process.returncode if process else None
        process.send_signal(how)
        try:
            return await asyncio.wait_for(process.wait(), _STOPS_WITHIN)
        except TimeoutError:
            process.kill()
            return await process.wait()
