"""Signals that stop the program."""

import asyncio
import signal
import sys
from collections.abc import Callable


def on_stop_signals(call: Callable[[], object], *more: signal.Signals) -> None:
    """Call a function in the running loop on SIGTERM, SIGHUP and `more`. Under nohup SIGHUP stays ignored."""
    if sys.platform == "win32":  # its loop has no signal handlers; Ctrl-C raises KeyboardInterrupt
        return
    for number in (signal.SIGTERM, signal.SIGHUP, *more):
        if number != signal.SIGHUP or signal.getsignal(number) != signal.SIG_IGN:
            asyncio.get_running_loop().add_signal_handler(number, call)
