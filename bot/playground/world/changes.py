"""Notifications of changes, for the page and for tests that wait."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")
GUARD = 60.0  # seconds; a longer wait has failed


@dataclass(frozen=True)
class Change:
    """A change of one `kind`, with its subject.

    Kinds: `message`, `edit`, `delete` (a ChatMessage); `interaction`, `acknowledged`, `failed` (an Interaction);
    `channel` (a ChatChannel); `person` (a User); `commands` (None); `session` (a gateway Session); `request` (a
    LoggedRequest); `emoji` (an AppEmoji); `tools` (None): the page's tools in use.
    """

    kind: str
    subject: Any


class Changes:
    """Subscriptions, and waiting for a condition without polling."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Change], None]] = []
        self._waiting: list[tuple[Callable[[], Any], asyncio.Future[Any]]] = []

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call `listener` on every change. Returns a function that ends the subscription."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self, kind: str, subject: Any = None) -> None:
        change = Change(kind, subject)
        for listener in tuple(self._listeners):
            listener(change)
        for condition, future in tuple(self._waiting):
            if future.done():
                continue
            try:
                value = condition()
            except Exception as error:  # noqa: BLE001 - raised where it is waited for
                future.set_exception(error)
            else:
                if value:
                    future.set_result(value)

    async def wait_for(self, condition: Callable[[], T | None], timeout: float | None = GUARD) -> T:  # noqa: ASYNC109
        """The first truthy value of `condition`, evaluated now and after every change; raises TimeoutError."""
        value = condition()
        if value:
            return value
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        entry = (condition, future)
        self._waiting.append(entry)
        try:
            async with asyncio.timeout(timeout):
                return await future
        finally:
            self._waiting.remove(entry)
