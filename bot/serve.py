"""Run the bot on Discord, and report why it could not run."""

import asyncio
import gc
import logging
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

import discord
from pydantic import SecretStr

from bot.app import Boneyard
from bot.error_reports import start_error_reports
from bot.login_errors import REFUSALS, why_not
from bot.monitoring.server import Monitor
from bot.settings import Settings
from bot.stop_signals import on_stop_signals
from bot.store.errors import StoreError
from bot.store.store import Store
from images.drawing import HAS_RAQM, IS_FAST, SHAPED

log = logging.getLogger(__name__)

# Switch threads sooner than Python's 5 ms: a thread that returns from the disk waits this long for one that calculates.
# The transaction of a play returns several times, and all others wait behind it.
_SWITCH_SECONDS = 0.0005

# The garbage collector's thresholds. A play leaves 400 objects for a while, few of them in cycles: at Python's own 700
# the passes took a tenth of all time, and the longest, through all imported modules, stopped everything for 0.1 to
# 0.2 s.
_COLLECT_AFTER = 10_000, 5, 10

_ENDED = (discord.LoginFailure, discord.ConnectionClosed, discord.PrivilegedIntentsRequired, *REFUSALS)


def serve(settings: Settings, *, until_input_ends: bool) -> bool:
    """Run the bot until it is stopped. Returns False, with the reason on standard error, if it could not run."""
    if settings.sentry_dsn is not None:
        secrets = [value.get_secret_value() for _, value in settings if isinstance(value, SecretStr)]
        start_error_reports(settings.sentry_dsn.get_secret_value(), [*secrets, settings.database_url])
    _say_what_is_missing()
    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.set_threshold(*_COLLECT_AFTER)
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_with_store(settings, until_input_ends=until_input_ends))
    except StoreError as error:
        print(error, file=sys.stderr)
    except _ENDED as error:
        print(why_not(error), file=sys.stderr)
    else:
        return True
    return False


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The maker of uvloop's event loop where the extra `speed` is installed; None for asyncio's own."""
    try:
        import uvloop  # noqa: PLC0415 - an extra
    except ImportError:
        return None
    return uvloop.new_event_loop


def _say_what_is_missing() -> None:
    """Log which optional libraries for pictures this machine lacks."""
    if not IS_FAST:
        log.warning("isal is not installed: each picture takes a few milliseconds longer to pack")
    if not HAS_RAQM:
        log.warning(
            "Pillow has no Raqm here (it needs FriBidi, Debian's libfribidi0): names in %s letters are not drawn",
            ", ".join(SHAPED),
        )


async def _with_store(settings: Settings, *, until_input_ends: bool) -> None:
    task = asyncio.current_task()
    if task is not None:
        on_stop_signals(task.cancel)
        if until_input_ends:
            _when_input_ends(asyncio.get_running_loop(), task.cancel)
    store = await Store.open(settings.database_url)
    try:
        with store.database.announced(settings.shard_ids or ()):
            await run(settings, store, when_warm=gc.freeze)  # objects that exist by then stay: never scan them again
    except asyncio.CancelledError:
        log.info("stopped")
    finally:
        await store.close()


async def run(settings: Settings, store: Store, when_warm: Callable[[], object]) -> None:
    """Run the bot until it is stopped; call `when_warm` once the pictures are warm. Raises discord.LoginFailure,
    ConnectionClosed or PrivilegedIntentsRequired.
    """
    assert settings.discord_token is not None, "the caller checks it"  # noqa: S101
    async with Boneyard(settings, store, when_warm=when_warm) as client:
        connection = asyncio.create_task(client.start(settings.discord_token.get_secret_value()))
        monitor = Monitor(client)
        if settings.health_address is not None:
            await monitor.start(*settings.health_address)
        try:
            # Not awaited directly: discord.py swallows a cancellation while it reconnects, and goes on.
            await asyncio.wait((connection,))
        finally:
            connection.cancel()  # first: it would log the closed connection as a failure
            await client.close()
            await asyncio.gather(connection, return_exceptions=True)
            await monitor.close()
        await connection


def _when_input_ends(loop: asyncio.AbstractEventLoop, call: Callable[[], object]) -> None:
    """Call a function in the loop when standard input closes, as the parent process has ended."""

    def watch() -> None:
        while os.read(0, 1024):  # not sys.stdin, whose lock no thread may hold when the interpreter exits
            pass
        with suppress(RuntimeError):  # the loop has ended by itself
            loop.call_soon_threadsafe(call)

    threading.Thread(target=watch, daemon=True).start()
