"""The parts of features: what each has built of its own, found by its class."""

from typing import TypeVar

P = TypeVar("P")


class Parts:
    """The parts of the features that are there, each found by its class."""

    def __init__(self) -> None:
        self._parts = list[object]()

    def add(self, part: object) -> None:
        """Enter a part. Raises ValueError where one of its class is there already."""
        if any(type(part) is type(known) for known in self._parts):
            raise ValueError(f"{type(part).__name__} is entered twice")
        self._parts.append(part)

    def find(self, kind: type[P]) -> P | None:
        """The part of that class, if a feature has it."""
        return next((part for part in self._parts if isinstance(part, kind)), None)

    def get(self, kind: type[P]) -> P:
        """The part of that class. Raises LookupError."""
        part = self.find(kind)
        if part is None:
            raise LookupError(f"no feature has a {kind.__name__}")
        return part
