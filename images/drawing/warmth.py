"""Drawing where nobody may wait: a picture whose parts are all there takes less than a millisecond, less than it takes
to hand it to a thread and back; one whose parts are still to be painted takes many times as long.
"""

import threading
from collections.abc import Callable
from time import perf_counter

LONGEST = 0.001  # seconds in which small parts that are missing may be painted


class _Thread(threading.local):
    until: float | None = None  # when this thread must be done with painting, while it draws and nobody may wait


_here = _Thread()


class ColdError(Exception):
    """A picture was to be drawn while nobody may wait, and parts of it must be painted."""


def drawn_if_warm(render: Callable[[], bytes]) -> bytes | None:
    """A picture, if it can be drawn at once; None where that would take its time."""
    _here.until = perf_counter() + LONGEST
    try:
        return render()
    except ColdError:
        return None
    finally:
        _here.until = None


def before_painting(*, is_small: bool = False) -> None:
    """To be called before a part is painted that is kept from then on, or whatever else takes long; `is_small`: like a
    letter. Raises ColdError where there is no time for that.
    """
    until = _here.until
    if until is not None and not (is_small and perf_counter() < until):
        raise ColdError
