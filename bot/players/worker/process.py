"""The worker process: it reads a function and its arguments from standard input, and writes the result.

It needs the standard library and `bot.players` alone, and ends when its input does: however the bot ended.
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from traceback import format_tb
from typing import Any

_NICE = 10  # people's clicks come first


@dataclass(frozen=True, slots=True)
class WorkerCall:
    """A call of a function, which is found by its name on the other side."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class WorkerResult:
    """The result of a call: a value, or (`fault`) the exception and where it was raised. Its text is left out, for it
    can name pieces of a hand.
    """

    value: Any = None
    fault: str = ""


def called(module: str, name: str, *arguments: Any) -> Any:
    """Call a function of `bot.players`. The first call loads its module: the start of the bot does not wait for it."""
    return getattr(import_module(f"bot.players.{module}"), name)(*arguments)


def main() -> None:
    """Answer requests until there are no more."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):  # when the whole program is stopped, the bot decides when
        if (number := getattr(signal, name, None)) is not None:
            signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    for name in ("computer", "judge", "analysis"):
        import_module(f"bot.players.{name}")  # now, and not in the first decision
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing that is printed gets between the answers
    try:
        while True:
            pickle.dump(_answer(pickle.load(requests)), answers)  # noqa: S301 - the bot's own
            answers.flush()
    except (EOFError, OSError):
        os._exit(0)  # the bot has gone: nothing to tidy up, and nobody to write to


def _answer(request: WorkerCall) -> WorkerResult:
    try:
        return WorkerResult(request.function(*request.arguments))
    except Exception as error:  # noqa: BLE001 - the bot logs it
        return WorkerResult(fault=f"{type(error).__name__}\n{''.join(format_tb(error.__traceback__))}")
