"""The worker: one process beside the bot that chooses the moves of all computer players, works out hints, and judges
decisions of deals that are over.

The library for this, `ProcessPoolExecutor`, does not fit a bot: its process outlives a bot that is killed, since it
holds both ends of its own pipe; one that hangs cannot be ended, and lets the bot hang at its exit; and it loads the
program that was started (with `boneyard`: all of the settings' libraries), beside a second process for semaphores.
A thread with an ordinary subprocess does none of that.
"""

import asyncio
import logging
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Any

from bot import clock
from bot.metrics import DECISIONS, DECISIONS_WAITING
from bot.players.levels import EASY, NORMAL
from bot.players.worker.process import WorkerCall, WorkerResult, called
from bot.rules.game import Match
from bot.rules.moves import Move
from bot.rules.view import View
from bot.words.decision import Decision
from bot.words.hint.prospects import Prospect

log = logging.getLogger(__name__)
HINT_SECONDS = 3.0  # a person who asks for a hint waits so long at most
_SURELY = 15.0  # seconds after which a move is asked for again, where it must be the one that is chosen
_PAUSE = 1.0  # seconds before that
_STUCK = 10.0  # seconds after which a request will not be answered any more: nothing takes a tenth of that
_STARTS = 60.0  # the same for its first answer: a process starts slowly on a busy machine
_REST = 30.0  # seconds until it is started again after it has ended twice without any answer
_TELL = 60.0  # seconds between lines in the log about moves by habit
_ROOT = str(Path(__file__).resolve().parents[3])  # the folder of the package `bot`
# Without the environment, the working directory and other packages: what is there cannot be taken for our modules.
_COMMAND = f"import sys; sys.path.insert(0, {_ROOT!r}); from bot.players.worker.process import main; main()"
_ENVIRONMENT = ("SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")  # what Python may not start without; no token


class Gone(Exception):  # noqa: N818 - no fault of who asks
    """There is no answer: the worker, as the text goes on, "is late" or has ended."""


class Worker:
    """Chooses moves in a process of its own, which starts with `start` or the first request, and again when it ends.

    Requests wait in a line, and one that is not awaited any more leaves it. What looks back at a deal lets others go
    first, and only one such request is in the line: a computer player waits for it a tenth of a second at most.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "computer players")  # talks to the process; its queue is the line
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = Lock()  # held while the process starts
        self._closed = False
        self._failed = 0  # starts without an answer since
        self._is_starting = True  # until the process has answered once
        self._rests_until = 0.0
        self._by_habit = 0  # moves that were not searched for
        self._told_until = 0.0
        self._asked_at: float | None = None  # when the request was sent that is being answered
        self._waiting = 0  # requests without an answer that nothing else may delay
        self._none_waits = asyncio.Event()
        self._none_waits.set()
        self._looking_back = asyncio.Lock()  # held by the one request that lets others go first

    @property
    def pid(self) -> int | None:
        """The number of the process, while it runs."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else None

    def start(self) -> None:
        """Start the process in the background, if it has never run."""
        if self._process is None and not self._closed:
            self._thread.submit(self._started)

    async def choose(self, view: View, seed: int, level: str = NORMAL, *, within: float) -> Move:
        """The move that `choose` gives, within so many seconds; where the worker is late, `choose_at_once`'s.

        The easy level never searches, and with one legal move there is nothing to decide: that is not asked.
        """
        if level != EASY and view.ask is not None and (len(view.ask.choices) != 1 or view.ask.pick):
            try:
                return await self._ask(within, called, "computer", "choose", view, seed, level)
            except Gone as why:
                self._note_habit(why)
        return await asyncio.to_thread(called, "computer", "choose_at_once", view, seed, level)

    async def choose_untimed(self, view: View, seed: int, level: str = NORMAL) -> Move:
        """Choose a move without a time limit. It follows from view, seed and level."""
        while level != EASY and view.ask is not None and (len(view.ask.choices) != 1 or view.ask.pick):
            try:
                return await self._ask(_SURELY, called, "computer", "choose", view, seed, level)
            except Gone as why:
                if self._closed:
                    raise asyncio.CancelledError from None  # the bot ends, and the move is made after the next start
                log.warning("a computer player of a contest asks again: the worker %s", why)
                await clock.sleep(_PAUSE)
        return await asyncio.to_thread(called, "computer", "choose_at_once", view, seed, level)

    async def prospects(
        self, view: View, worlds: int, seed: int, *, within: float = HINT_SECONDS
    ) -> tuple[Prospect, ...] | None:
        """The prospects of each move, best first; None if they are late."""
        try:
            return await self._ask(within, called, "judge", "prospects", view, worlds, seed)
        except Gone as why:
            log.info("no hint: the worker %s", why)
            return None

    async def analysed(
        self, view: View, played: Move, seed: int, worlds: int | None = None, *, within: float
    ) -> Decision | None:
        """See `bot.players.analysis.analysed`; by default in as many worlds as are usual. Raises Gone where
        that takes longer than so many seconds.
        """
        return await self._ask_patiently(within, called, "analysis", "analysed", view, played, worlds, seed)

    async def measured(self, decision: Decision, worlds: int, seed: int, *, within: float) -> Decision:
        """See `bot.players.analysis.measured`. Raises Gone where that takes longer than so many seconds."""
        return await self._ask_patiently(within, called, "analysis", "measured", decision, worlds, seed)

    async def played_again(
        self, game: str, match: Match[Any, Any], seed: int, *, within: float
    ) -> tuple[float, ...] | None:
        """See `bot.players.analysis.played_again`. Raises Gone where that takes longer than so many seconds."""
        return await self._ask_patiently(within, called, "analysis", "played_again", game, match, seed)

    async def close(self) -> None:
        """End the process at once."""
        self._closed = True
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        with self._lock:  # nothing starts any more
            process = self._process
        if process is not None:
            process.kill()
        self._thread.shutdown()  # who waits in the line is told that it is closed
        if process is not None:
            _bury(process)

    async def _ask(self, within: float, function: Callable[..., Any], *arguments: Any) -> Any:
        """The function's result in the worker. Raises Gone."""
        if self._closed:
            raise Gone("is closed")
        asked_at, outcome = monotonic(), "late"
        DECISIONS_WAITING.inc()
        self._waiting += 1
        self._none_waits.clear()
        try:
            answer = await self._awaited(within, WorkerCall(function, arguments))
            outcome = "failed" if answer.fault else "answered"
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._none_waits.set()
            DECISIONS_WAITING.dec()
            DECISIONS.labels(outcome).observe(monotonic() - asked_at)
        if answer.fault:
            log.error("a computer player failed: %s", answer.fault)
            raise Gone("has failed")
        return answer.value

    async def _ask_patiently(self, within: float, function: Callable[..., Any], *arguments: Any) -> Any:
        """The function's result in the worker, once no one else waits for it. Raises Gone."""
        if self._closed:
            raise Gone("is closed")
        until = monotonic() + within
        try:
            async with asyncio.timeout(within):
                async with self._looking_back:
                    while self._waiting:
                        await self._none_waits.wait()
                    answer = await self._awaited(max(until - monotonic(), 0.0), WorkerCall(function, arguments))
        except TimeoutError:
            raise Gone("is late") from None
        if answer.fault:
            log.error("a decision could not be judged: %s", answer.fault)
            raise Gone("has failed")
        return answer.value

    async def _awaited(self, within: float, request: WorkerCall) -> WorkerResult:
        """The worker's answer. Raises Gone."""
        future = self._thread.submit(self._answer, request, monotonic() + within, within)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), within)
        except TimeoutError:
            self._end_if_stuck()
            raise Gone("is late") from None

    def _note_habit(self, why: Gone) -> None:
        """Log now and then that computer players move by habit."""
        self._by_habit += 1
        if monotonic() >= self._told_until:
            self._told_until = monotonic() + _TELL
            log.info("computer players have moved by habit %d times so far: the worker %s", self._by_habit, why)

    def _end_if_stuck(self) -> None:
        asked_at, limit = self._asked_at, _STARTS if self._is_starting else _STUCK
        if asked_at is not None and monotonic() - asked_at > limit:
            log.warning("the computer players' process gives no answer: it is ended, and started again")
            if self._process is not None:
                self._process.kill()

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _answer(self, request: WorkerCall, until: float, within: float) -> WorkerResult:
        """Ask the process; once more if it ends meanwhile. What has waited half its time in the line is not begun: in a
        crowd some are answered in time, instead of all too late.
        """
        while until - monotonic() > within / 2:
            process = self._started()
            assert process.stdin is not None and process.stdout is not None  # noqa: PT018, S101 - they are pipes
            self._asked_at = monotonic()
            try:
                process.stdin.write(pickle.dumps(request))
                process.stdin.flush()
                answer: WorkerResult = pickle.load(process.stdout)  # noqa: S301 - our own process
            except Exception:  # noqa: BLE001 - whatever that is, it is no answer
                self._ended(process)
            else:
                self._failed, self._is_starting = 0, False
                return answer
            finally:
                self._asked_at = None
        raise Gone("has no time")

    def _started(self) -> subprocess.Popen[bytes]:
        """The process, which is started if it does not run. Raises Gone."""
        with self._lock:
            if self._process is not None:
                if self._process.poll() is None:
                    return self._process
                _bury(self._process)
            if self._closed or monotonic() < self._rests_until:
                raise Gone("does not run")
            try:
                self._process, self._is_starting = _spawn(), True
            except OSError as error:
                self._rests_until = monotonic() + _REST
                log.warning("the computer players' process does not start: %s", error)
                raise Gone("does not start") from None
            return self._process

    def _ended(self, process: subprocess.Popen[bytes]) -> None:
        """The process has ended before it answered."""
        process.kill()  # it may have closed its pipes only
        _bury(process)
        if self._closed:
            return
        log.warning("the computer players' process has ended with %d", process.returncode)
        self._failed += 1
        if self._failed > 1:
            self._rests_until = monotonic() + _REST


def _spawn() -> subprocess.Popen[bytes]:
    """The process, out of reach of Ctrl-C, which goes to all that run in the foreground of a terminal."""
    command = [sys.executable, "-I", "-S", *(["-B"] if sys.dont_write_bytecode else []), "-c", _COMMAND]
    needed = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
    pipe = subprocess.PIPE
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, env=needed, creationflags=flags)  # noqa: S603
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, env=needed, process_group=0)  # noqa: S603


def _bury(process: subprocess.Popen[bytes]) -> None:
    """Wait for the end of a process that was killed, and close its pipes."""
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):  # what was not sent is lost
                pipe.close()
