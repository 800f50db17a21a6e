"""A cache of what was used last."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class LruCache(Generic[Value]):
    """At most `most` values: the one unused for longest makes room."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[Hashable, Value] = OrderedDict()

    def get(self, key: Hashable) -> Value | None:
        """The value of a key; None where it has none any more."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def items(self) -> list[tuple[Hashable, Value]]:
        """All keys with their values."""
        return [*self._values.items()]

    def pop(self, key: Hashable) -> None:
        """Forget a key."""
        self._values.pop(key, None)

    def put(self, key: Hashable, value: Value) -> Value:
        """Store a value, and return it."""
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self._most:
            self._values.popitem(last=False)
        return value
