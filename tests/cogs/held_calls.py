"""Calls of the bot that are on their way to Discord until a test releases them: it is known what comes first."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from bot.playground import Playground


class HeldCall:
    """One call: whether it is on its way, and its release."""

    def __init__(self, where: str, after: int) -> None:
        self._pattern = re.compile(where)
        self._after = after
        self._on_its_way = asyncio.Event()
        self._released = asyncio.Event()
        self.is_on_its_way, self.release = self._on_its_way.wait, self._released.set

    async def pass_by(self, call: str) -> None:
        """Wait, if it is this one."""
        if self._pattern.search(call):
            self._after -= 1
            if self._after == -1:
                self._on_its_way.set()
                await self._released.wait()


@contextmanager
def held(playground: Playground, where: str, *, after: int = 0) -> Iterator[HeldCall]:
    """Hold the first call that matches, after so many others; at the end it is released."""
    call, outer = HeldCall(where, after), playground.faults.around

    @asynccontextmanager
    async def around(method: str, path: str) -> AsyncIterator[None]:
        async with outer(method, path):
            await call.pass_by(f"{method} {path}")
            yield

    playground.faults.around = around
    try:
        yield call
    finally:
        call.release()
        playground.faults.around = outer
