"""Messages that clicks hold: the click answers by redrawing its own message, so nothing else draws that meanwhile."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field

import discord

from bot import clock

ANSWERED_WITHIN = 0.03  # seconds; a longer wait is the network's, and does not keep the others waiting


@dataclass(slots=True)
class MessageHold:
    """Clicks that are about to redraw a message. `is_crossed`: an edit ended meanwhile, so either may be last."""

    holders: int = 0
    is_crossed: bool = False
    over: asyncio.Event = field(default_factory=asyncio.Event)


class Holds:
    """The holds of a process, on messages and (shortly) on whole tables."""

    def __init__(self) -> None:
        self._messages: dict[int, MessageHold] = {}
        self._tables: dict[int, MessageHold] = {}

    @contextmanager
    def hold(self, message: discord.Message | None, table_id: int) -> Generator[None]:
        """Leave a message to a click while the click updates it; the other messages of its table come after that."""
        with _held(self._tables, table_id), nullcontext() if message is None else _held(self._messages, message.id):
            yield

    def on(self, message_id: int) -> MessageHold | None:
        """The hold on a message, if there is one."""
        return self._messages.get(message_id)

    async def until_answered(self, table_id: int) -> None:
        """Wait until the clicks at a table are answered, but not long: the player who acted sees it first."""
        if (hold := self._tables.get(table_id)) is not None:
            timer = clock.call_later(ANSWERED_WITHIN, hold.over.set)
            await hold.over.wait()
            timer.cancel()


@contextmanager
def _held(holds: dict[int, MessageHold], what: int) -> Generator[None]:
    hold = holds.setdefault(what, MessageHold())
    hold.holders += 1
    try:
        yield
    finally:
        hold.holders -= 1
        if hold.holders == 0:
            del holds[what]
            hold.over.set()
