"""Drawing the pictures of messages: those whose parts are all there at once, as that takes less than to hand them to a
thread and back; others in threads.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

from images.drawing.drawing import Drawing
from images.drawing.warmth import drawn_if_warm

_THREADS = 2  # more would only wait for one another
Picture = bytes | asyncio.Future[bytes]


class _Job:
    """A picture to be drawn, and who waits for it."""

    __slots__ = ("_loop", "_render", "done")

    def __init__(self, render: Callable[[], bytes]) -> None:
        self._render = render
        self._loop = asyncio.get_running_loop()
        self.done: asyncio.Future[bytes] = self._loop.create_future()

    def run(self) -> None:
        """Draw it, in any thread."""
        result: bytes | BaseException
        try:
            result = self._render()
        except BaseException as error:  # noqa: BLE001 - whoever waits for it gets it
            result = error
        with suppress(RuntimeError):  # the loop is closed: nobody waits
            self._loop.call_soon_threadsafe(self._tell, result)

    def _tell(self, result: bytes | BaseException) -> None:
        if self.done.done():
            return
        if isinstance(result, bytes):
            self.done.set_result(result)
        else:
            self.done.set_exception(result)


class _Painters:
    """Threads that draw pictures in the order in which they are wanted; begun with the first."""

    def __init__(self) -> None:
        self._jobs = SimpleQueue[_Job]()
        self._are_there = False

    @property
    def are_behind(self) -> bool:
        """Whether a picture waits for one of them."""
        return not self._jobs.empty()

    def draw(self, drawing: Drawing) -> asyncio.Future[bytes]:
        """Draw a picture when its turn comes."""
        if not self._are_there:
            self._are_there = True
            for number in range(_THREADS):
                Thread(target=self._run, name=f"pictures-{number}", daemon=True).start()
        job = _Job(drawing.render)
        self._jobs.put(job)
        return job.done

    def _run(self) -> None:
        while True:
            self._jobs.get().run()


_painters = _Painters()


def begin_beside(drawing: Drawing) -> Picture:
    """Draw a picture while something else is waited for: in a thread, unless all are busy and it is drawn at once."""
    return (drawn_if_warm(drawing.render) if _painters.are_behind else None) or _painters.draw(drawing)


async def drawn(drawing: Drawing, begun: Picture | None = None) -> bytes:
    """The picture, unless that has begun drawn now."""
    picture = begun or drawn_if_warm(drawing.render) or _painters.draw(drawing)
    return picture if isinstance(picture, bytes) else await picture
