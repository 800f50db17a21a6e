"""What was worked out last, kept in memory."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class RecentlyUsed(Generic[Value]):
    """The values used last, so many at most."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[Hashable, Value] = OrderedDict()

    def get(self, key: Hashable) -> Value | None:
        """What was put there, if it is kept."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def put(self, key: Hashable, value: Value) -> Value:
        """Keep a value, and return it."""
        self._values[key] = value
        if len(self._values) > self._most:
            self._values.popitem(last=False)
        return value
