"""Calls of the bot that are on their way to Discord until a test releases them: it is known what comes first."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import NamedTuple

from bot.playground import Playground


class HeldCall(NamedTuple):
    is_on_its_way: Callable[[], Awaitable[object]]
    release: Callable[[], None]


@contextmanager
def held(playground: Playground, where: str, *, after: int = 0) -> Iterator[HeldCall]:
    """Hold the first call that matches, after `after` others; at the end it is released."""
    begun, released, outer, seen = asyncio.Event(), asyncio.Event(), playground.faults.around, 0

    @asynccontextmanager
    async def around(method: str, path: str) -> AsyncIterator[None]:
        nonlocal seen
        async with outer(method, path):
            if re.search(where, f"{method} {path}"):
                seen += 1
                if seen == after + 1:
                    begun.set()
                    await released.wait()
            yield

    playground.faults.around = around
    try:
        yield HeldCall(begun.wait, released.set)
    finally:
        released.set()
        playground.faults.around = outer
