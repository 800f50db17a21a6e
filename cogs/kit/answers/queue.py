"""Fair queues: a person's interactions in order, players before a crowd, and of keystrokes only the newest."""

import asyncio
from collections.abc import Iterable, Iterator
from weakref import WeakValueDictionary

from bot import clock
from bot.message import Message, Text
from cogs.kit.lru_cache import LruCache

ONE_AT_A_TIME, CROWDED = Message("refused-one-at-a-time"), Message("refused-crowded")

OF_PERSON = 6  # one at work, five waiting: more than a person in a hurry taps before Discord has answered once
AT_ONCE_IN_CHANNEL, OF_CHANNEL = 2, 200  # those that wait are acknowledged in time: it costs little
AT_ONCE, OF_PROCESS = 32, 1000
PAUSE = 3.0  # seconds in which a person who was refused is not listened to
REFUSALS_AT_ONCE, MOST_REFUSALS = 16, 1000  # refusals that are sent: one to each person in their pause
CHANNELS = 2000  # whose players are remembered; players of a forgotten one wait in its crowd
LONGEST_TURN = 1.5  # seconds after which work holds up others no longer: it may hang while Discord is ill


class Lane(asyncio.Semaphore):
    """Serves `at_once` places at a time, first come, first served; it is full with `most`, waiting and served."""

    def __init__(self, at_once: int, most: int) -> None:
        super().__init__(at_once)
        self._most = most
        self.places = 0

    @property
    def is_full(self) -> bool:
        return self.places >= self._most


class QueuePlace:
    """The place of one interaction: in its person's own lane, then in the shared ones. `leave` must end it."""

    __slots__ = ("_held", "_own", "_shared", "_timer")

    def __init__(self, own: Lane | None, shared: Iterable[Lane]) -> None:
        self._own = own
        self._shared = tuple(shared)
        self._held: list[Lane] = []
        self._timer: clock.Timer | None = None
        for lane in self._lanes():
            lane.places += 1

    def _lanes(self) -> tuple[Lane, ...]:
        return self._shared if self._own is None else (self._own, *self._shared)

    async def wait(self) -> None:
        """Wait for the turn."""
        for lane in self._lanes():
            await lane.acquire()
            self._held.append(lane)
        self._timer = clock.call_later(LONGEST_TURN, self._step_aside)

    def let_others_in(self) -> None:
        """Leave the shared lanes: only the answer remains to be sent."""
        for lane in self._shared:
            self._go_out(lane)
            lane.places -= 1
        self._shared = ()

    def leave(self) -> None:
        """Give up the place: the interaction has been dealt with, or was given up."""
        if self._timer is not None:
            self._timer.cancel()
        self.let_others_in()
        if self._own is not None:
            self._go_out(self._own)
            self._own.places -= 1
            self._own = None

    def _step_aside(self) -> None:
        """Let the next ones in before the end. This place still counts against `most`."""
        for lane in tuple(self._held):
            self._go_out(lane)

    def _go_out(self, lane: Lane) -> None:
        if lane in self._held:
            self._held.remove(lane)
            lane.release()


class QueueFull(Exception):  # noqa: N818 - not an error: it is what bounds a queue
    """There is no place in a queue. `message` says so; "" where the person has just read it."""

    def __init__(self, message: Text = "") -> None:
        super().__init__()
        self.message = message


class FairQueue:
    """Queues interactions before the work on them. A channel is 0 in direct messages, where there is no crowd."""

    def __init__(self) -> None:
        self._people: WeakValueDictionary[int, Lane] = WeakValueDictionary()  # lanes with places only
        self._channels: WeakValueDictionary[int, Lane] = WeakValueDictionary()
        self._process = Lane(AT_ONCE, OF_PROCESS)
        self._refusals = Lane(REFUSALS_AT_ONCE, MOST_REFUSALS)
        self._paused: dict[int, float] = {}  # until when, by person; the earliest first
        self._seated = LruCache[frozenset[int]](CHANNELS)  # by channel

    def note_seated(self, channel: int, people: Iterable[int]) -> None:
        """Remember the players of a channel's table."""
        self._seated.put(channel, frozenset(people))

    def check(self, person: int, channel: int) -> None:
        """Raises QueueFull where there is no room, and for some seconds afterwards."""
        if person in self._paused and self._paused[person] > clock.monotonic():
            raise QueueFull
        own = self._people.get(person)
        if own is not None and own.is_full:
            self._pause(person)
            raise QueueFull(ONE_AT_A_TIME)
        if not self._has_room(person, channel):
            self._pause(person)
            raise QueueFull(CROWDED)

    def enter(self, person: int, channel: int) -> QueuePlace:
        """A place in all queues. Raises QueueFull."""
        self.check(person, channel)
        own = self._people.get(person)
        if own is None:
            own = self._people[person] = Lane(1, OF_PERSON)
        return QueuePlace(own, self._shared(person, channel))

    def enter_for_suggestions(self, person: int, channel: int) -> QueuePlace:
        """A place in the shared queues: suggestions do not wait behind their person's clicks. Raises QueueFull."""
        if not self._has_room(person, channel):
            raise QueueFull
        return QueuePlace(None, self._shared(person, channel))

    def enter_for_refusal(self) -> QueuePlace:
        """A place among the refusals to send. Raises QueueFull."""
        if self._refusals.is_full:
            raise QueueFull
        return QueuePlace(None, (self._refusals,))

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

    def _shared(self, person: int, channel: int) -> Iterator[Lane]:
        if self._stands_in_crowd(person, channel):
            crowd = self._channels.get(channel)
            if crowd is None:
                crowd = self._channels[channel] = Lane(AT_ONCE_IN_CHANNEL, OF_CHANNEL)
            yield crowd
        yield self._process


class Keystrokes:
    """Keystrokes for which Discord asks for suggestions: one at a time for each person, then the newest that waits."""

    def __init__(self) -> None:
        self._waiting: dict[int, asyncio.Future[bool] | None] = {}  # by person, while one is worked on

    async def turn(self, person: int) -> bool:
        """Wait for the turn, which lasts until `done`. False where a later keystroke has taken its place."""
        if person not in self._waiting:
            self._waiting[person] = None
            return True
        older = self._waiting[person]
        if older is not None and not older.done():
            older.set_result(False)
        newest = self._waiting[person] = asyncio.get_running_loop().create_future()
        return await newest

    def done(self, person: int) -> None:
        """End the turn of a keystroke: now the newest is worked on."""
        newest = self._waiting[person]
        if newest is None or newest.done():
            del self._waiting[person]
        else:
            self._waiting[person] = None
            newest.set_result(True)
