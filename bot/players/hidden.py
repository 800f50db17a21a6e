"""The tiles that a player of dominoes or trains cannot see, dealt in ways that agree with all it has seen.

The tiles of a seat came to it in batches: those dealt, and those it kept of each draw. Each pass and each draw excludes
tiles from all batches up to then. Tiles it has played since filled its batches, too.

Every way to fill the batches is equally likely. A world starts as one of them, then swaps random pairs of tiles that
may change places, `CHANGES` times a tile.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from bot.rules.dominoes.tiles import Tiles, members
from bot.rules.events import Drew, JoinedTrain, Knocked, Laid
from bot.rules.view import View

CHANGES = 3  # for each tile
Logged = Laid | JoinedTrain | Drew | Knocked


@dataclass
class Batch:
    """Tiles that came to a seat together; those `excluded` are not among the ones it still holds."""

    seat: int
    size: int
    excluded: int


@dataclass
class Held:
    """The places of hidden tiles: in the batches of the other seats, and in the boneyard (the place after them).

    `items` are the tiles to distribute, each with a mask of its possible places. Those in `hidden` have not been seen;
    the others were played.
    """

    batches: list[Batch]
    items: list[tuple[int, int]]
    hidden: int
    boneyard: int

    @property
    def sizes(self) -> list[int]:
        """The number of tiles in each place. The last is nowhere: a deal that was set up by hand can lack tiles."""
        sizes = [*[batch.size for batch in self.batches], self.boneyard]
        return [*sizes, len(self.items) - sum(sizes)]


@dataclass
class _Seat:
    """The public facts about a seat so far: its batches, and the tiles it played, each with the batches it fits."""

    batches: list[Batch]
    played: list[tuple[int, list[bool]]] = field(default_factory=list[tuple[int, list[bool]]])
    plays_drawn: bool = False  # the next tile it plays is the one it drew last

    def follow(self, event: Logged, tiles: Tiles) -> None:
        if isinstance(event, Laid | JoinedTrain):
            tile = tiles.number[event.tile]
            if not self.plays_drawn:
                self.played.append((tile, [not batch.excluded >> tile & 1 for batch in self.batches]))
            self.plays_drawn = False
            return
        lacking = tiles.with_any(event.numbers)
        for batch in self.batches:
            batch.excluded |= lacking
        if isinstance(event, Drew):
            self.plays_drawn = event.fits
            if event.kept:
                self.batches.append(Batch(event.seat, event.kept, lacking))


def dealt(view: View, log: Iterable[Logged]) -> list[int]:
    """The number of tiles that each seat was dealt."""
    held = [seat.held for seat in view.seats]
    for event in log:
        if isinstance(event, Laid | JoinedTrain):
            held[event.seat] += 1
        elif isinstance(event, Drew):
            held[event.seat] -= event.count
    return held


def held_by(view: View, log: Sequence[Logged], tiles: Tiles, hidden: int, boneyard: int, never_dealt: int = 0) -> Held:
    """The places of the `hidden` tiles of a deal, by all that happened in it; `never_dealt` are in no dealt batch."""
    sizes = dealt(view, log)
    seats = {
        seat.seat: _Seat([Batch(seat.seat, sizes[seat.seat], never_dealt)])
        for seat in view.seats
        if seat.seat != view.viewer
    }
    for event in log:
        if event.seat in seats:
            seats[event.seat].follow(event, tiles)
    batches: list[Batch] = []
    items: list[tuple[int, int]] = []
    for known in seats.values():
        if len(known.batches) == 1:  # nothing was drawn: what it played came from the deal
            known.batches[0].size -= len(known.played)
            known.played = []
        first = len(batches)
        batches += known.batches
        for tile, possible in known.played:
            items.append((tile, sum([1 << first + number for number, may in enumerate(possible) if may])))
    anywhere = 1 << len(batches) | 2 << len(batches)
    for tile in members(hidden):
        places = sum([1 << place for place, batch in enumerate(batches) if not batch.excluded >> tile & 1])
        items.append((tile, places | anywhere))
    return Held(batches, items, hidden, boneyard)


class Worlds:
    """Random worlds of the hidden hands."""

    def __init__(self, held: Held, players: int) -> None:
        self.held, self.players = held, players
        self.tiles = [tile for tile, _ in held.items]
        self.allowed = [places for _, places in held.items]
        self.sizes = held.sizes
        every = range(len(self.sizes))
        self.possible = [[place for place in every if allowed >> place & 1] for allowed in self.allowed]
        self.is_free = len(set(self.allowed)) < 2
        self.places = [place for place, size in enumerate(self.sizes) for _ in range(size)]

    def drawn(self, random: Random) -> Iterator[tuple[list[int], list[int]]]:
        """The hands by seat, the viewer's empty, and the boneyard, the next tile last; without end."""
        batches, hidden, boneyard = self.held.batches, self.held.hidden, len(self.held.batches)
        while True:
            hands = [0] * self.players
            left: list[int] = []
            for tile, place in zip(self.tiles, self._filled(random), strict=True):
                if place == boneyard:
                    left.append(tile)
                elif place < boneyard and hidden >> tile & 1:
                    hands[batches[place].seat] |= 1 << tile
            yield hands, sorted(left, key=lambda _: random.random())

    def _filled(self, random: Random) -> list[int]:
        if self.is_free:
            return sorted(self.places, key=lambda _: random.random())
        places = self._begun(random)
        allowed, count, chance = self.allowed, len(places), random.random
        for _ in range(CHANGES * count):
            one, other = int(chance() * count), int(chance() * count)
            here, there = places[one], places[other]
            if here != there and allowed[one] >> there & 1 and allowed[other] >> here & 1:
                places[one], places[other] = there, here
        return places

    def _begun(self, random: Random) -> list[int]:
        """Any way to fill the places, the most constrained tiles first."""
        filling: list[list[int]] = [[] for _ in self.sizes]
        room, draw = self.sizes[:], random.random
        for item in sorted(range(len(self.tiles)), key=lambda item: (len(self.possible[item]), draw())):
            spare = [place for place in self.possible[item] if room[place] > 0]
            if spare:
                at, chosen = draw() * sum([room[place] for place in spare]), spare[0]
                for chosen in spare:
                    at -= room[chosen]
                    if at < 0:
                        break
                filling[chosen].append(item)
                room[chosen] -= 1
            elif self._squeeze(item, filling, set()):
                room = [size - len(items) for size, items in zip(self.sizes, filling, strict=True)]
            else:
                raise ValueError("no world agrees with the view")
        places = [0] * len(self.tiles)
        for place, items in enumerate(filling):
            for item in items:
                places[item] = place
        return places

    def _squeeze(self, item: int, filling: list[list[int]], tried: set[int]) -> bool:
        """Find a place for a tile by moving others on."""
        for place, size in enumerate(self.sizes):
            if place in tried or not self.allowed[item] >> place & 1:
                continue
            tried.add(place)
            if len(filling[place]) < size:
                filling[place].append(item)
                return True
            for index, other in enumerate(filling[place]):
                if self._squeeze(other, filling, tried):
                    filling[place][index] = item
                    return True
        return False
