"""A cache of the values used last."""

import math
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from bot import clock

Value = TypeVar("Value")


class LruCache(Generic[Value]):
    """Keeps at most `most` values, each for `lasts` seconds; the one unused for longest makes room."""

    def __init__(self, most: int, lasts: float = math.inf) -> None:
        self._most = most
        self._lasts = lasts
        self._values: OrderedDict[Hashable, tuple[float, Value]] = OrderedDict()  # each with when it was stored

    def get(self, key: Hashable) -> Value | None:
        """The value of a key; None if it has none, or none any more."""
        if key not in self._values:
            return None
        if self._is_over(key):
            return self.pop(key)
        self._values.move_to_end(key)
        return self._values[key][1]

    def add(self, key: Hashable, value: Value) -> bool:
        """Store a value, unless the key has one. Returns True if it was stored."""
        is_new = self.get(key) is None
        if is_new:
            self.put(key, value)
        return is_new

    def items(self) -> list[tuple[Hashable, Value]]:
        return [(key, value) for key, (_, value) in self._values.items()]

    def pop(self, key: Hashable) -> None:
        self._values.pop(key, None)

    def put(self, key: Hashable, value: Value) -> Value:
        """Store a value, and return it."""
        self._values[key] = clock.monotonic(), value
        self._values.move_to_end(key)
        while (first := next(iter(self._values))) != key and (len(self._values) > self._most or self._is_over(first)):
            del self._values[first]
        return value

    def _is_over(self, key: Hashable) -> bool:
        return clock.monotonic() - self._values[key][0] >= self._lasts
