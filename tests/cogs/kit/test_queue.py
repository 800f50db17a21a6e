"""The queues by themselves: bounds and order hold for any arrivals, also where some give up in between."""

import asyncio
import random
from collections import Counter, defaultdict

import pytest

from cogs.kit.answers.queue import (
    AT_ONCE,
    AT_ONCE_IN_CHANNEL,
    CHANNELS,
    CROWDED,
    OF_CHANNEL,
    OF_PERSON,
    ONE_AT_A_TIME,
    FairQueue,
    Lane,
    QueueFull,
    QueuePlace,
)

PLAYERS = range(100, 104)  # who sit at the table of channel 1


class Watch:
    """The people at work at each moment, and the order in which they came and began."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.queue = FairQueue()
        self.people: Counter[int] = Counter()
        self.crowds: Counter[int] = Counter()
        self.waiting = 0
        self.came: defaultdict[int, list[int]] = defaultdict(list)
        self.began: defaultdict[int, list[int]] = defaultdict(list)
        self.most_at_once = 0
        self.needless = 0  # refusals

    async def handle(self, person: int, channel: int, number: int) -> None:
        is_in_crowd = channel != 0 and person not in PLAYERS
        try:
            place = self.queue.enter(person, channel)
        except QueueFull as refused:
            self.needless += refused.message == CROWDED and (not is_in_crowd or self.waiting < OF_CHANNEL)
            self.needless += refused.message == ONE_AT_A_TIME and self.waiting < OF_PERSON
            return
        self.came[person].append(number)
        self.waiting += 1
        try:
            await place.wait()
            self.began[person].append(number)
            self.people[person] += 1
            self.crowds[channel] += is_in_crowd
            try:
                assert self.people[person] == 1
                assert self.crowds[channel] <= AT_ONCE_IN_CHANNEL
                self.most_at_once = max(self.most_at_once, self.people.total())
                assert self.most_at_once <= AT_ONCE
                for _ in range(self.rng.randrange(4)):
                    await asyncio.sleep(0)
            finally:
                self.people[person] -= 1
                self.crowds[channel] -= is_in_crowd
        finally:
            self.waiting -= 1
            place.leave()


@pytest.mark.parametrize("seed", range(20))
async def test_bounds_and_order_hold(seed: int) -> None:
    rng, tasks = random.Random(seed), list[asyncio.Task[None]]()
    watch = Watch(rng)
    watch.queue.note_seated(1, PLAYERS)
    for number in range(400):
        person = rng.choice((*PLAYERS, *range(rng.choice((3, 80)))))
        tasks.append(asyncio.create_task(watch.handle(person, rng.choice((0, 1, 1, 1, 2)), number)))
        if not rng.randrange(8):
            rng.choice(tasks).cancel()
        if not rng.randrange(3):
            await asyncio.sleep(0)
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not [it.exception() for it in tasks if not it.cancelled() and it.exception()]
    for person, began in watch.began.items():
        assert began == [number for number in watch.came[person] if number in began], "in order"
    assert watch.most_at_once > AT_ONCE_IN_CHANNEL
    assert watch.needless == 0
    # No lane still has a place taken or a lock held, not even by people who gave up.
    lanes = (watch.queue._process, *watch.queue._people.values(), *watch.queue._channels.values())
    assert not any(lane.places or lane.locked() for lane in lanes)


async def test_those_waiting_in_a_lane_are_let_in_by_turns() -> None:
    """Someone with five more waiting is let in as often as someone with one."""
    shared, order = Lane(1, 100), list[str]()

    async def work(name: str, place: QueuePlace) -> None:
        await place.wait()
        order.append(name)
        await asyncio.sleep(0)
        place.leave()

    own = {name: Lane(1, 10) for name in "abc"}
    await asyncio.gather(*(work(name, QueuePlace(own[name], (shared,))) for name in "aaaaaabbc"))
    assert "".join(order).startswith("abcab")
    assert sorted(order) == sorted("aaaaaabbc")


def test_the_players_of_the_latest_channels_are_remembered() -> None:
    queue = FairQueue()
    for channel in range(1, CHANNELS + 3):
        queue.note_seated(channel, {channel})
        queue.note_seated(1, {1})
    seated = dict(queue._seated.items())
    assert len(seated) == CHANNELS
    assert {1, CHANNELS + 2} <= seated.keys()
    assert 2 not in seated


def test_a_pause_is_forgotten_when_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.kit.answers.queue.PAUSE", 0.0)
    queue = FairQueue()
    for person in range(50):
        places = [queue.enter(person, 0) for _ in range(OF_PERSON)]
        with pytest.raises(QueueFull) as refused:
            queue.enter(person, 0)
        assert refused.value.message == ONE_AT_A_TIME
        for place in places:
            place.leave()
    assert len(queue._paused) == 1
