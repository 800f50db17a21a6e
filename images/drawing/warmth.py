"""Drawing without delay: a picture whose parts are all cached takes less than a millisecond, less than a trip to a
thread and back; one whose parts must be painted takes many times as long.
"""

import threading
from collections.abc import Callable
from time import perf_counter

PAINTING_BUDGET = 0.001  # seconds in which small parts that are missing may be painted


class _Thread(threading.local):
    until: float | None = None  # when this thread must be done with painting, while it draws and nobody may wait


_here = _Thread()


class ColdError(Exception):
    """A picture must be drawn without delay, and parts of it must be painted first."""


def drawn_if_warm(render: Callable[[], bytes]) -> bytes | None:
    """A picture that can be drawn at once; None where that would take long."""
    _here.until = perf_counter() + PAINTING_BUDGET
    try:
        return render()
    except ColdError:
        return None
    finally:
        _here.until = None


def before_painting(*, is_small: bool = False) -> None:
    """Call this before painting a part that is cached from then on, or before other slow work; `is_small`: like a
    letter. Raises ColdError where there is no time for it.
    """
    until = _here.until
    if until is not None and not (is_small and perf_counter() < until):
        raise ColdError
