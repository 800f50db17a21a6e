"""Fast copies of frozen values with some fields changed, and facts that a value keeps once they are found."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

V_ = TypeVar("V_")
T_ = TypeVar("T_")
P_ = ParamSpec("P_")
_new, _set = object.__new__, object.__setattr__
_FACTS = "_facts"  # beside the fields of a value


def updated(value: V_, **changes: Any) -> V_:
    """The value of a dataclass without slots with some fields changed.

    As `dataclasses.replace`, ten times as fast: it skips `__post_init__`, and keeps fields derived from others.
    """
    old = value.__dict__
    parts = old | changes
    if len(parts) != len(old):
        raise TypeError(f"{type(value).__name__} has not all of the fields {', '.join(changes)}")
    parts.pop(_FACTS, None)
    new = _new(value.__class__)
    _set(new, "__dict__", parts)  # it may be frozen
    return new


class _Facts(dict[object, Any]):
    """Facts by the function that finds them, and its other arguments. They are not pickled with their value."""

    def __reduce__(self) -> tuple[type["_Facts"], tuple[()]]:
        return _Facts, ()


def once(find: Callable[Concatenate[V_, P_], T_]) -> Callable[Concatenate[V_, P_], T_]:
    """Let a function find a fact of a value once. The value, a frozen dataclass without slots, keeps it; copies do not.

    Other arguments must be hashable.
    """

    @wraps(find)
    def found(value: V_, *args: P_.args, **named: P_.kwargs) -> T_:
        key = (find, args, *named.items()) if args or named else find
        kept = value.__dict__
        facts = kept[_FACTS] if _FACTS in kept else kept.setdefault(_FACTS, _Facts())
        if key in facts:
            return facts[key]
        fact = facts[key] = find(value, *args, **named)
        return fact

    return found
