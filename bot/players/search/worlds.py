"""Worlds: deals of a View's hidden pieces that agree with everything it shows."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import comb, prod
from random import Random
from typing import NamedTuple

from bot.players.search.masks import bits_in

World = tuple[int, ...]  # the hidden pieces of each seat, then the undealt ones


class Promise(NamedTuple):
    """A seat's promise about its hand: it holds at least `least` of these pieces.

    Each of them, played ones included, multiplies its hand's likelihood by `likelier`, as trumps do for their namer.
    """

    seat: int
    pieces: int
    least: int
    likelier: float = 1.0
    played: int = 0


@dataclass(frozen=True)
class Hidden:
    """The hidden pieces: by seat the number it holds, those it surely holds, and those it cannot hold.

    The remaining ones are undealt.
    """

    pieces: int
    held: tuple[int, ...]
    known: tuple[int, ...]
    lacks: tuple[int, ...]
    promised: tuple[Promise, ...] = ()

    def worlds(self, random: Random, count: int) -> list[World]:
        if self.promised:
            found: list[World] = []
            while len(found) < count:
                sampler = self._promising(random)
                found += [sampler.world(random) for _ in range(min(TOGETHER, count - len(found)))]
            return found
        sampler = self._sampler(random)
        return [sampler.world(random) for _ in range(count)]

    def _sampler(self, random: Random) -> "_Sampler":
        sampler = _Sampler(self)
        if sampler.is_possible(random):
            return sampler
        # Somebody broke a rule, and may hold pieces they seem to lack.
        return _Sampler(replace(self, lacks=(0,) * len(self.lacks)))

    def _promising(self, random: Random) -> "_Sampler":
        for _ in range(_TRIES):
            sampler = _Sampler(self._kept(random), most=0)  # it deals few worlds
            if sampler.is_possible(random):
                return sampler
        return self._sampler(random)

    def _kept(self, random: Random) -> "Hidden":
        """The same with each promise kept, by pieces drawn with the probability of being dealt to the seat."""
        known, lacks = list(self.known), list(self.lacks)
        for seat, pieces, promised, likelier, played in self.promised:
            loose = self.pieces & ~sum(known) & ~lacks[seat]
            some, others = list(bits_in(loose & pieces)), (loose & ~pieces).bit_count()
            free = self.held[seat] - known[seat].bit_count()
            least = max(0, promised - (known[seat] & pieces).bit_count())
            numbers = range(least, min(free, len(some)) + 1)
            had = played + (known[seat] & pieces).bit_count()
            weights = [
                comb(len(some), number) * comb(others, free - number) * likelier ** min(ENOUGH, had + number)
                for number in numbers
            ]
            if any(weights):
                known[seat] |= sum(random.sample(some, random.choices(numbers, weights)[0]))
                lacks[seat] |= pieces & ~known[seat]
        return replace(self, known=tuple(known), lacks=tuple(lacks), promised=())


class _Sampler:
    """Deals the hidden pieces. All worlds are equally likely, or nearly so if seats lack suits and many pieces remain.

    Ways are counted if that takes at most `most` steps: one or two milliseconds.
    """

    def __init__(self, hidden: Hidden, most: int = 600) -> None:
        places = range(len(hidden.held))
        self._known = [hidden.known[seat] for seat in places]
        self._free = [max(0, hidden.held[seat] - hidden.known[seat].bit_count()) for seat in places]
        settled = sum(self._known)
        loose = list(bits_in(hidden.pieces & ~settled))
        self._free.append(len(loose) - sum(self._free))
        lacks = [*hidden.lacks, 0]
        seats = [seat for seat, count in enumerate(self._free) if count]
        holders = {bit: tuple(seat for seat in seats if not lacks[seat] & bit) for bit in loose}
        self._loose = loose
        self._anywhere = all(len(who) == len(seats) for who in holders.values())
        self._groups: dict[tuple[int, ...], list[int]] = {}
        for bit in loose:
            self._groups.setdefault(holders[bit], []).append(bit)
        self._ordered = sorted(self._groups.items(), key=lambda group: len(group[0]))
        self._lacks = lacks
        self._ways = None
        if not self._anywhere and min(self._free) >= 0 and prod([room + 1 for room in self._free]) <= most:
            self._ways = _Ways.of([(bit, who) for who, group in self._ordered for bit in group], tuple(self._free))

    def world(self, random: Random) -> World:
        if self._anywhere:
            return self._dealt(random)
        if self._ways is not None and self._ways.number:
            return self._drawn(self._ways, random)
        for _ in range(_TRIES):
            world = self._tried(random)
            if world is not None:
                return world
        return self.matched(random)

    def _dealt(self, random: Random) -> World:
        pieces = self._loose[:]
        random.shuffle(pieces)
        world, start = list[int](), 0
        for seat, count in enumerate(self._free):
            known = self._known[seat] if seat < len(self._known) else 0
            world.append(known + sum(pieces[start : start + count]))
            start += count
        return tuple(world)

    def _drawn(self, ways: "_Ways", random: Random) -> World:
        """Deal each piece to a possible holder, weighted by the ways to deal the rest."""
        world, draw = [*self._known, 0], random.random
        while ways.then:
            at, chosen = draw() * ways.number, ways.then[0]
            for chosen in ways.then:
                at -= chosen[1].number
                if at < 0:
                    break
            seat, then = chosen
            world[seat] += ways.bit
            ways = then
        return tuple(world)

    def _tried(self, random: Random) -> World | None:
        """Deal each piece to a possible holder, weighted by room, the scarcest pieces first."""
        world, room, draw = [*self._known, 0], self._free[:], random.random
        for holders, group in self._ordered:
            pieces = random.sample(group, len(group)) if len(group) > 1 else group
            if len(holders) == 1:
                seat = holders[0]
                if room[seat] < len(pieces):
                    return None
                room[seat] -= len(pieces)
                world[seat] += sum(pieces)
                continue
            for bit in pieces:
                total = 0
                for seat in holders:
                    total += room[seat]
                if not total:
                    return None
                at, seat = draw() * total, holders[0]
                for seat in holders:
                    at -= room[seat]
                    if at < 0:
                        break
                room[seat] -= 1
                world[seat] += bit
        return tuple(world)

    def is_possible(self, random: Random) -> bool:
        if self._ways is not None:
            return bool(self._ways.number)
        try:
            self.matched(random)
        except ValueError:
            return False
        return True

    def matched(self, random: Random) -> World:
        """A world, found by moving pieces along a chain of holders. Raises ValueError if there is none."""
        owner: dict[int, int] = {}
        room = self._free[:]
        order = self._loose[:]
        random.shuffle(order)
        for bit in order:
            if not self._place(bit, owner, room, set()):
                raise ValueError("no deal of the hidden pieces agrees with the view")
        world = [*self._known, 0]
        for bit, seat in owner.items():
            world[seat] += bit
        return tuple(world)

    def _place(self, bit: int, owner: dict[int, int], room: list[int], visited: set[int]) -> bool:
        for seat, lacks in enumerate(self._lacks):
            if lacks & bit or seat in visited or not self._free[seat]:
                continue
            visited.add(seat)
            if room[seat]:
                room[seat] -= 1
                owner[bit] = seat
                return True
            for other in [held for held, who in owner.items() if who == seat]:
                if self._place(other, owner, room, visited):
                    owner[bit] = seat
                    return True
        return False


class _Ways(NamedTuple):
    """The number of ways to deal the pieces from this one on, in all and by the holder of this one."""

    number: int
    bit: int = 0
    then: "tuple[tuple[int, _Ways], ...]" = ()

    @staticmethod
    def of(pieces: Sequence[tuple[int, tuple[int, ...]]], room: tuple[int, ...]) -> "_Ways":
        """Count the ways to deal pieces, each to one of its possible holders, within the seats' room."""
        known: dict[tuple[int, ...], _Ways] = {}

        def ways(place: int, room: tuple[int, ...]) -> _Ways:
            if place == len(pieces):
                return _Ways(1)
            if room not in known:
                bit, holders = pieces[place]
                then = [
                    (seat, ways(place + 1, (*room[:seat], room[seat] - 1, *room[seat + 1 :])))
                    for seat in holders
                    if room[seat]
                ]
                possible = tuple(after for after in then if after[1].number)
                known[room] = _Ways(sum([after.number for _, after in possible]), bit, possible)
            return known[room]

        return ways(0, room)


_TRIES = 12
ENOUGH = 7  # trumps; more of them make a hand no likelier to have named it
TOGETHER = 2  # worlds that share drawn promises, whose drawing costs as much as a world
