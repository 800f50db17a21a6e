"""Gates, which let in so many at once, and tickets, which wait before one gate after another."""

import asyncio
from collections.abc import Iterable

LONGEST_TURN = 1.5  # seconds after which work holds up others no longer: it may hang, on a Discord that is ill


class Gate:
    """Lets in so many at once, first come, first served. `most` is how many there may be, waiting or let in."""

    __slots__ = ("__weakref__", "_most", "_slots", "tickets")

    def __init__(self, at_once: int, most: int) -> None:
        self._slots = asyncio.Semaphore(at_once)
        self._most = most
        self.tickets = 0

    @property
    def is_full(self) -> bool:
        return self.tickets >= self._most

    async def acquire(self) -> None:
        await self._slots.acquire()

    def release(self) -> None:
        self._slots.release()


class Ticket:
    """The place of one interaction: before its person's own gate, and then before those it shares with others.

    `leave` must be called in the end, whatever has happened.
    """

    __slots__ = ("_held", "_own", "_shared", "_timer")

    def __init__(self, own: Gate | None, shared: Iterable[Gate]) -> None:
        self._own = own
        self._shared = tuple(shared)
        self._held: list[Gate] = []
        self._timer: asyncio.TimerHandle | None = None
        for gate in self._gates():
            gate.tickets += 1

    def _gates(self) -> tuple[Gate, ...]:
        return self._shared if self._own is None else (self._own, *self._shared)

    async def wait(self) -> None:
        """Wait for the turn."""
        for gate in self._gates():
            await gate.acquire()
            self._held.append(gate)
        self._timer = asyncio.get_running_loop().call_later(LONGEST_TURN, self._step_aside)

    def let_others_in(self) -> None:
        """What is left to do is to send the answer: go out of the shared gates."""
        for gate in self._shared:
            self._go_out(gate)
            gate.tickets -= 1
        self._shared = ()

    def leave(self) -> None:
        """The interaction has been dealt with, or was given up."""
        if self._timer is not None:
            self._timer.cancel()
        self.let_others_in()
        if self._own is not None:
            self._go_out(self._own)
            self._own.tickets -= 1
            self._own = None

    def _step_aside(self) -> None:
        """Let the next in before the end; still counted among those for whom there is room."""
        for gate in tuple(self._held):
            self._go_out(gate)

    def _go_out(self, gate: Gate) -> None:
        if gate in self._held:
            self._held.remove(gate)
            gate.release()
