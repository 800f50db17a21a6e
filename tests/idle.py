"""Waiting for a bot to be idle: it has read all that Discord sent, done what followed from it, and shown that."""

import asyncio
import inspect
from collections.abc import Iterator, Mapping, Set
from pathlib import Path
from typing import Any

import bot
import cogs
from bot.app import Boneyard
from bot.playground import Playground
from cogs.delivery.courier import Courier
from tests.table.people import GUARD

__all__ = ["GUARD", "is_delivered", "sent_events", "until_delivered", "wait_until_idle"]

_OURS = tuple(str(Path(package.__path__[0])) for package in (bot, cogs))
_PLAYGROUND = str(Path(_OURS[0]) / "playground")
_DISCORD = ("discord.py: on_", "CommandTree-invoker")
_LASTING = {"run", "_with_store"}  # coroutines that last as long as the bot
_AWAITS = {"Computers._waits", "_warm"}  # for a time that people are given, or beside everything
_LATER = {"Logbook._write"}  # what is due is done at once where a test waits for it, by `until_delivered`


def sent_events(playground: Playground) -> dict[str, int]:
    """By session, the number of the last event that was sent."""
    return {it.id: it.number for it in playground.gateway.connected}


async def wait_until_idle(client: Boneyard, sent: Mapping[str, int]) -> None:
    """Wait until a bot has read its part of these events, and nothing is left to be done about them or anything else.

    Computers that wait for people count as idle, and so does what is due later.
    """
    async with asyncio.timeout(GUARD):
        idle = 0
        while idle < 2:  # what is due at once is begun between one look and the next
            idle += 1
            if not _has_read(client, sent):
                idle = await asyncio.sleep(0.005, 0)  # no one tells when it has
            elif busy := [*_under_way()]:
                # Looked at again soon: a task can also become idle without ending, when it begins to wait for its time.
                await asyncio.wait(busy, timeout=0.02, return_when=asyncio.FIRST_COMPLETED)
                idle = 0
            elif not is_delivered(client.courier):
                await until_delivered(client.courier)
                idle = 0
            await asyncio.sleep(0)


def _has_read(client: Boneyard, sent: Mapping[str, int]) -> bool:
    """True if it has started, and read what was sent to it since."""
    sockets = [it._parent.ws for it in client.shards.values() if it._parent.ws]
    return client.is_resumed and all((it.sequence or 0) >= sent.get(it.session_id or "", 0) for it in sockets)


async def until_delivered(courier: Courier) -> None:
    """Wait until all that a courier has to deliver is delivered and written down."""
    while not is_delivered(courier):
        await courier._background.wait()
        await courier._cleanup._work.wait()
        await courier._logbook.flush()


def is_delivered(courier: Courier) -> bool:
    return not (courier._background or courier._cleanup._work or courier._logbook.has_unwritten)


def _under_way() -> Iterator[asyncio.Task[Any]]:
    """The tasks in which the bot is at work, in this event loop."""
    for task in asyncio.all_tasks():
        awaited = [*_chain(task.get_coro())]
        if awaited and not task.done():
            file, name = awaited[0].co_filename, awaited[0].co_name
            is_ours = file.startswith(_OURS) and not file.startswith(_PLAYGROUND) and name not in _LASTING
            if (is_ours or task.get_name().startswith(_DISCORD)) and not _is_for_later(
                {it.co_qualname for it in awaited}
            ):
                yield task


def _is_for_later(awaited: Set[str]) -> bool:
    """True if the functions that are awaited wait for a set time."""
    return bool(_AWAITS & awaited) or (bool(_LATER & awaited) and "sleep" in awaited)


def _chain(awaited: Any) -> Iterator[Any]:
    """The code of a coroutine, and of those that it awaits."""
    while inspect.iscoroutine(awaited):
        yield awaited.cr_code
        awaited = awaited.cr_await
