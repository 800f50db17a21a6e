"""Drawing without delay: a picture whose parts are all cached takes less than a millisecond, less than a trip to a
thread and back; one whose parts must be painted takes many times as long.
"""

import threading
from collections.abc import Callable
from math import inf

ALLOWANCE = 16  # letters, of about 60 µs each, that a picture may paint in the event loop


class _Thread(threading.local):
    allowed: float | None = None  # what may still be painted; None while drawing may take its time


_here = _Thread()


class ColdError(Exception):
    """A picture must be drawn without delay, and parts of it must be painted first."""


def drawn_if_warm(render: Callable[[], bytes]) -> bytes | None:
    """Draw a picture without delay; None where too much of it must be painted first."""
    _here.allowed = ALLOWANCE
    try:
        return render()
    except ColdError:
        return None
    finally:
        _here.allowed = None


def before_painting(cost: float = inf) -> None:
    """Call this before painting a part that is cached, or before other slow work. `cost`: the number of letters that
    take as long. Raises ColdError where there is no time for it.
    """
    if _here.allowed is None:
        return
    if cost > _here.allowed:
        raise ColdError
    _here.allowed -= cost
