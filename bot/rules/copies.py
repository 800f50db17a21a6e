"""Fast copies, with some fields changed, of the values that every move makes anew: matches, Views, tables."""

from typing import Any, TypeVar

V_ = TypeVar("V_")
_new, _set = object.__new__, object.__setattr__


def updated(value: V_, **changes: Any) -> V_:
    """The value of a dataclass without slots with some fields changed.

    As `dataclasses.replace`, ten times as fast: it skips `__post_init__`, and keeps fields derived from others.
    """
    old = value.__dict__
    parts = old | changes
    if len(parts) != len(old):
        raise TypeError(f"{type(value).__name__} has not all of the fields {', '.join(changes)}")
    new = _new(value.__class__)
    _set(new, "__dict__", parts)  # it may be frozen
    return new
