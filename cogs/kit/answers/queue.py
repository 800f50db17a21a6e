"""Who waits for whom: the queues of a process, its gates, who is refused a place, and the turns of keystrokes."""

import asyncio
from collections.abc import Iterable, Iterator
from weakref import WeakValueDictionary

from bot import clock
from bot.message import Message, Text
from cogs.kit.lru_cache import LruCache

ONE_AT_A_TIME, CROWDED = Message("refused-one-at-a-time"), Message("refused-crowded")

OF_PERSON = 6  # one at work, five waiting: more than somebody in a hurry taps before Discord has answered once
AT_ONCE_IN_CHANNEL, OF_CHANNEL = 2, 200  # what waits is acknowledged in time: it costs little
AT_ONCE, OF_PROCESS = 32, 1000
PAUSE = 3.0  # seconds in which somebody who was refused is not listened to
SENTENCES_AT_ONCE, SENTENCES = 16, 1000  # refusals that are told: to each person one, until their pause is over
CHANNELS = 2000  # of which it is remembered who sits there; who is forgotten stands in the channel's queue
LONGEST_TURN = 1.5  # seconds after which work holds up others no longer: it may hang, on a Discord that is ill


class Gate(asyncio.Semaphore):
    """Lets in so many at once, first come, first served. `most` is how many there may be, waiting or let in."""

    def __init__(self, at_once: int, most: int) -> None:
        super().__init__(at_once)
        self._most = most
        self.tickets = 0

    @property
    def is_full(self) -> bool:
        return self.tickets >= self._most


class Ticket:
    """The place of one interaction: before its person's own gate, then before the shared ones. `leave` must end it."""

    __slots__ = ("_held", "_own", "_shared", "_timer")

    def __init__(self, own: Gate | None, shared: Iterable[Gate]) -> None:
        self._own = own
        self._shared = tuple(shared)
        self._held: list[Gate] = []
        self._timer: clock.Timer | None = None
        for gate in self._gates():
            gate.tickets += 1

    def _gates(self) -> tuple[Gate, ...]:
        return self._shared if self._own is None else (self._own, *self._shared)

    async def wait(self) -> None:
        """Wait for the turn."""
        for gate in self._gates():
            await gate.acquire()
            self._held.append(gate)
        self._timer = clock.call_later(LONGEST_TURN, self._step_aside)

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


class NoPlace(Exception):  # noqa: N818 - not an error: it is what bounds a queue
    """There is no place in a queue. `sentence` says so to whoever is refused; "" where they have just been told."""

    def __init__(self, sentence: Text = "") -> None:
        super().__init__()
        self.sentence = sentence


class FairQueue:
    """The queues before the work on interactions. A channel is 0 in direct messages, where there is no crowd."""

    def __init__(self) -> None:
        self._people: WeakValueDictionary[int, Gate] = WeakValueDictionary()  # those to which somebody has a ticket
        self._channels: WeakValueDictionary[int, Gate] = WeakValueDictionary()
        self._process = Gate(AT_ONCE, OF_PROCESS)
        self._sentences = Gate(SENTENCES_AT_ONCE, SENTENCES)
        self._paused: dict[int, float] = {}  # until when, by person; the earliest first
        self._seated = LruCache[frozenset[int]](CHANNELS)  # by channel

    def note_seated(self, channel: int, people: Iterable[int]) -> None:
        """Remember who sits at a channel's table."""
        self._seated.put(channel, frozenset(people))

    def check(self, person: int, channel: int) -> None:
        """Raises NoPlace, from then on for some seconds."""
        if person in self._paused and self._paused[person] > clock.monotonic():
            raise NoPlace
        own = self._people.get(person)
        if own is not None and own.is_full:
            self._pause(person)
            raise NoPlace(ONE_AT_A_TIME)
        if not self._has_room(person, channel):
            self._pause(person)
            raise NoPlace(CROWDED)

    def enter(self, person: int, channel: int) -> Ticket:
        """A place in all queues. Raises NoPlace."""
        self.check(person, channel)
        own = self._people.get(person)
        if own is None:
            own = self._people[person] = Gate(1, OF_PERSON)
        return Ticket(own, self._shared(person, channel))

    def enter_for_suggestions(self, person: int, channel: int) -> Ticket:
        """A place in the shared queues: suggestions do not wait behind their person's clicks. Raises NoPlace."""
        if not self._has_room(person, channel):
            raise NoPlace
        return Ticket(None, self._shared(person, channel))

    def enter_for_sentence(self) -> Ticket:
        """A place among the refusals that are being told. Raises NoPlace."""
        if self._sentences.is_full:
            raise NoPlace
        return Ticket(None, (self._sentences,))

    def _pause(self, person: int) -> None:
        now = clock.monotonic()
        while self._paused and self._paused[first := next(iter(self._paused))] <= now:
            del self._paused[first]
        self._paused[person] = now + PAUSE

    def _stands_in_crowd(self, person: int, channel: int) -> bool:
        return channel != 0 and person not in (self._seated.get(channel) or ())

    def _has_room(self, person: int, channel: int) -> bool:
        crowd = self._channels.get(channel) if self._stands_in_crowd(person, channel) else None
        return not self._process.is_full and not (crowd and crowd.is_full)

    def _shared(self, person: int, channel: int) -> Iterator[Gate]:
        if self._stands_in_crowd(person, channel):
            crowd = self._channels.get(channel)
            if crowd is None:
                crowd = self._channels[channel] = Gate(AT_ONCE_IN_CHANNEL, OF_CHANNEL)
            yield crowd
        yield self._process


class Keystrokes:
    """Keystrokes for which Discord asks for suggestions: one at a time for each person, then the newest that waits."""

    def __init__(self) -> None:
        self._waiting: dict[int, asyncio.Future[bool] | None] = {}  # by person, while one is worked on

    async def turn(self, person: int) -> bool:
        """Wait for the turn, until `done` is called. False where a later keystroke has taken its place."""
        if person not in self._waiting:
            self._waiting[person] = None
            return True
        older = self._waiting[person]
        if older is not None and not older.done():
            older.set_result(False)
        newest = self._waiting[person] = asyncio.get_running_loop().create_future()
        return await newest

    def done(self, person: int) -> None:
        """The keystroke whose turn it was has been dealt with: now the newest."""
        newest = self._waiting[person]
        if newest is None or newest.done():
            del self._waiting[person]
        else:
            self._waiting[person] = None
            newest.set_result(True)
