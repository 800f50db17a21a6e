"""One process beside the bot that chooses the moves of all computer players, works out hints, and judges decisions of
deals that are over.

`ProcessPoolExecutor` is no use here. Its worker holds both ends of its pipe, so it outlives a bot that is killed. A
worker that hangs cannot be stopped, and the bot then hangs at exit. The worker imports the main program with all its
libraries, and a second process is started for semaphores. A thread with an ordinary subprocess has none of these
problems.
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
HINT_SECONDS = 3.0  # the longest wait of a person who asks for a hint
_SURELY = 15.0  # seconds after which a move that must be searched for is requested again
_PAUSE = 1.0  # seconds before the next request
_STUCK = 10.0  # seconds after which the process counts as stuck; no request takes a tenth of that
_STARTS = 60.0  # the same for its first answer, as a process starts slowly on a busy machine
_REST = 30.0  # seconds before a restart after the process has ended twice without an answer
_TELL = 60.0  # seconds between log lines about moves by habit
_ROOT = str(Path(__file__).resolve().parents[3])  # the folder of the package `bot`
# -I and -S leave out the environment, the working directory and other packages, which could shadow our modules.
_COMMAND = f"import sys; sys.path.insert(0, {_ROOT!r}); from bot.players.worker.process import main; main()"
_ENVIRONMENT = ("SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")  # Python may need these to start; no token


class Unavailable(Exception):  # noqa: N818 - not the caller's fault
    """The worker gave no answer. The text continues "the worker": "is late", "has failed"."""


class Worker:
    """Chooses moves in a separate process, which starts with `start` or the first request, and again after it ends.

    Requests wait in a queue and leave it when nobody awaits them. A request about a past deal lets all others go first,
    and the queue holds only one of them, so that it delays a computer player by a tenth of a second at most.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(
            1, "computer players"
        )  # talks to the process; its queue is that of the requests
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = Lock()  # held while the process starts
        self._closed = False
        self._failed = 0  # starts since the last answer
        self._is_starting = True  # until the process answers for the first time
        self._rests_until = 0.0
        self._by_habit = 0  # moves made without a search
        self._told_until = 0.0
        self._asked_at: float | None = None  # when the request being answered was sent
        self._waiting = 0  # unanswered requests that go before those about past deals
        self._none_waits = asyncio.Event()
        self._none_waits.set()
        self._looking_back = asyncio.Lock()  # held by the one queued request about a past deal

    @property
    def pid(self) -> int | None:
        """The process id while it runs."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else None

    def start(self) -> None:
        """Start the process in the background unless it has been started before."""
        if self._process is None and not self._closed:
            self._thread.submit(self._started)

    async def choose(self, view: View, seed: int, level: str = NORMAL, *, within: float) -> Move:
        """The move of `computer.choose`; if that takes longer than `within` seconds, the move of `choose_at_once`."""
        if _is_searched(view, level):
            try:
                return await self._ask(within, called, "computer", "choose", view, seed, level)
            except Unavailable as why:
                self._note_habit(why)
        return await asyncio.to_thread(called, "computer", "choose_at_once", view, seed, level)

    async def choose_untimed(self, view: View, seed: int, level: str = NORMAL) -> Move:
        """The move of `computer.choose`, without a time limit, so that it follows from view, seed and level."""
        while _is_searched(view, level):
            try:
                return await self._ask(_SURELY, called, "computer", "choose", view, seed, level)
            except Unavailable as why:
                if self._closed:
                    raise asyncio.CancelledError from None  # the move is made after the next start of the bot
                log.warning("a computer player of a contest asks again: the worker %s", why)
                await clock.sleep(_PAUSE)
        return await asyncio.to_thread(called, "computer", "choose_at_once", view, seed, level)

    async def prospects(
        self, view: View, worlds: int, seed: int, *, within: float = HINT_SECONDS
    ) -> tuple[Prospect, ...] | None:
        """The prospects of each move, best first; None if they are late."""
        try:
            return await self._ask(within, called, "judge", "prospects", view, worlds, seed)
        except Unavailable as why:
            log.info("no hint: the worker %s", why)
            return None

    async def analysed(
        self, view: View, played: Move, seed: int, worlds: int | None = None, *, within: float
    ) -> Decision | None:
        """See `bot.players.judge.analysed`. Raises Unavailable after `within` seconds."""
        return await self._ask_patiently(within, called, "judge", "analysed", view, played, worlds, seed)

    async def measured(self, decision: Decision, worlds: int, seed: int, *, within: float) -> Decision:
        """See `bot.players.judge.measured`. Raises Unavailable after `within` seconds."""
        return await self._ask_patiently(within, called, "judge", "measured", decision, worlds, seed)

    async def played_again(
        self, game: str, match: Match[Any, Any], seed: int, *, within: float
    ) -> tuple[float, ...] | None:
        """See `bot.players.judge.played_again`. Raises Unavailable after `within` seconds."""
        return await self._ask_patiently(within, called, "judge", "played_again", game, match, seed)

    async def close(self) -> None:
        """End the process at once."""
        self._closed = True
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        with self._lock:  # a start in progress ends first, and no other follows
            process = self._process
        if process is not None:
            process.kill()
        self._thread.shutdown()  # queued requests raise Unavailable
        if process is not None:
            _reap(process)

    async def _ask(self, within: float, function: Callable[..., Any], *arguments: Any) -> Any:
        """The function's result from the worker. Raises Unavailable."""
        if self._closed:
            raise Unavailable("is closed")
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
            raise Unavailable("has failed")
        return answer.value

    async def _ask_patiently(self, within: float, function: Callable[..., Any], *arguments: Any) -> Any:
        """The function's result from the worker, asked once no other request waits. Raises Unavailable."""
        if self._closed:
            raise Unavailable("is closed")
        until = monotonic() + within
        try:
            async with asyncio.timeout(within):
                async with self._looking_back:
                    while self._waiting:
                        await self._none_waits.wait()
                    answer = await self._awaited(max(until - monotonic(), 0.0), WorkerCall(function, arguments))
        except TimeoutError:
            raise Unavailable("is late") from None
        if answer.fault:
            log.error("a decision could not be judged: %s", answer.fault)
            raise Unavailable("has failed")
        return answer.value

    async def _awaited(self, within: float, request: WorkerCall) -> WorkerResult:
        """The worker's answer. Raises Unavailable."""
        future = self._thread.submit(self._answer, request, monotonic() + within, within)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), within)
        except TimeoutError:
            self._end_if_stuck()
            raise Unavailable("is late") from None

    def _note_habit(self, why: Unavailable) -> None:
        """Count a move by habit and log the count at intervals."""
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
        """Ask the process, and again if it ends meanwhile.

        Drop requests that queued for half their time, so that under load some are answered in time instead of all too
        late. Raises Unavailable.
        """
        while until - monotonic() > within / 2:
            process = self._started()
            assert process.stdin is not None and process.stdout is not None  # noqa: PT018, S101 - they are pipes
            self._asked_at = monotonic()
            try:
                process.stdin.write(pickle.dumps(request))
                process.stdin.flush()
                answer: WorkerResult = pickle.load(process.stdout)  # noqa: S301 - our own process
            except Exception:  # noqa: BLE001 - a broken pipe or a broken answer
                self._ended(process)
            else:
                self._failed, self._is_starting = 0, False
                return answer
            finally:
                self._asked_at = None
        raise Unavailable("has no time")

    def _started(self) -> subprocess.Popen[bytes]:
        """The running process, started if necessary. Raises Unavailable."""
        with self._lock:
            if self._process is not None:
                if self._process.poll() is None:
                    return self._process
                _reap(self._process)
            if self._closed or monotonic() < self._rests_until:
                raise Unavailable("does not run")
            try:
                self._process, self._is_starting = _spawn(), True
            except OSError as error:
                self._rests_until = monotonic() + _REST
                log.warning("the computer players' process does not start: %s", error)
                raise Unavailable("does not start") from None
            return self._process

    def _ended(self, process: subprocess.Popen[bytes]) -> None:
        """Reap a process that gave no answer. After a second failure the next start waits."""
        process.kill()  # it may have closed only its pipes
        _reap(process)
        if self._closed:
            return
        log.warning("the computer players' process has ended with %d", process.returncode)
        self._failed += 1
        if self._failed > 1:
            self._rests_until = monotonic() + _REST


def _is_searched(view: View, level: str) -> bool:
    """False for the easy level, which never searches, and where only one move is legal."""
    return level != EASY and view.ask is not None and (len(view.ask.choices) != 1 or view.ask.pick > 0)


def _spawn() -> subprocess.Popen[bytes]:
    """Start the process outside the terminal's foreground group, so that Ctrl-C does not reach it."""
    command = [sys.executable, "-I", "-S", *(["-B"] if sys.dont_write_bytecode else []), "-c", _COMMAND]
    needed = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
    pipe = subprocess.PIPE
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, env=needed, creationflags=flags)  # noqa: S603
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, env=needed, process_group=0)  # noqa: S603


def _reap(process: subprocess.Popen[bytes]) -> None:
    """Wait for a killed process to end, and close its pipes."""
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):  # unsent data is lost
                pipe.close()
