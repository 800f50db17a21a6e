"""Copies of values with some of their fields changed, for those that every move makes anew."""

from typing import Any, TypeVar

Value = TypeVar("Value")


def updated(value: Value, **changes: Any) -> Value:
    """The value of a dataclass without slots with some fields changed.

    As `dataclasses.replace`, ten times as fast: what was checked as the value was made is not checked again.
    """
    parts = vars(value) | changes
    if len(parts) != len(vars(value)):
        raise TypeError(f"{type(value).__name__} has not all of the fields {', '.join(changes)}")
    new = object.__new__(type(value))
    object.__setattr__(new, "__dict__", parts)  # it may be frozen
    return new
