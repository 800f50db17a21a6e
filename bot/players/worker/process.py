"""The worker process: reads a function and its arguments from standard input, and writes the result.

It needs only the standard library and `bot.players`. It ends when its input does, however the bot ended.
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
    """A function call; the function is pickled by name."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class WorkerResult:
    """The value of a call, or in `fault` the type of its exception and its traceback.

    The exception's text is left out because it can name pieces of a hand.
    """

    value: Any = None
    fault: str = ""


def called(module: str, name: str, *arguments: Any) -> Any:
    """Call a function of a module in `bot.players`, imported at the first call to keep the start of the bot short."""
    return getattr(import_module(f"bot.players.{module}"), name)(*arguments)


def main() -> None:
    """Answer requests until the input ends."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):  # the bot decides when the worker stops
        if (number := getattr(signal, name, None)) is not None:
            signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    for name in ("computer", "judge"):
        import_module(f"bot.players.{name}")  # import now rather than during the first decision
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # prints must not mix with the answers
    try:
        while True:
            pickle.dump(_answer(pickle.load(requests)), answers)  # noqa: S301 - the bot's own
            answers.flush()
    except (EOFError, OSError):
        os._exit(0)  # the bot has ended


def _answer(request: WorkerCall) -> WorkerResult:
    try:
        return WorkerResult(request.function(*request.arguments))
    except Exception as error:  # noqa: BLE001 - logged by the bot
        return WorkerResult(fault=f"{type(error).__name__}\n{''.join(format_tb(error.__traceback__))}")
