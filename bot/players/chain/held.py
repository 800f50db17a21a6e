"""The possible tiles of the hidden hands: each pass and each draw excludes tiles among those held at that time.

The tiles of a seat came to it in batches: those dealt, and those it kept of each draw. A tile that bears a number which
the seat then lacked came in a later batch. Tiles it has played since filled their batches, too.
"""

from dataclasses import dataclass, field

from bot.players.chain.tiles import Tiles
from bot.players.search.masks import members
from bot.rules.dominoes.deal import opening_rank
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.events import Drew, Laid, LineEvent
from bot.rules.view import View


@dataclass
class Batch:
    """So many tiles that came to a seat together; `excluded` cannot be among those of them it still holds."""

    seat: int
    size: int
    excluded: int


@dataclass
class Held:
    """The places of hidden tiles: in the batches of the other seats, and in the boneyard (the place after them).

    `items` are the tiles to be distributed, each with the places it can have as a mask; `hidden` those that no one has
    seen yet, the others were played.
    """

    batches: list[Batch]
    items: list[tuple[int, int]]
    hidden: int
    boneyard: int

    @property
    def sizes(self) -> list[int]:
        """How many tiles each place has; where a deal was set up with fewer than all tiles the rest is in none."""
        sizes = [*[batch.size for batch in self.batches], self.boneyard]
        return [*sizes, len(self.items) - sum(sizes)]


@dataclass
class _Seat:
    """The facts known about a seat so far."""

    batches: list[Batch]
    played: list[tuple[int, list[bool]]] = field(default_factory=list[tuple[int, list[bool]]])
    has_drawn_it: bool = False  # whether the next tile it plays is the one it drew last

    def follow(self, event: LineEvent, tiles: Tiles) -> None:
        if isinstance(event, Laid):
            tile = tiles.number[event.tile]
            if not self.has_drawn_it:
                self.played.append((tile, [not batch.excluded >> tile & 1 for batch in self.batches]))
            self.has_drawn_it = False
            return
        lacking = tiles.with_any(event.numbers)
        for batch in self.batches:
            batch.excluded |= lacking
        if isinstance(event, Drew):
            self.has_drawn_it = event.fits
            if event.kept:
                self.batches.append(Batch(event.seat, event.kept, lacking))


def held_by(view: View, tiles: Tiles, own: int, laid: int) -> Held:
    """The possible tiles of the hidden hands and the boneyard; `own` is the viewer's hand."""
    chain = view.chain_board
    sizes, never_dealt = dealt(view), _excluded_by_opening(view, tiles)
    seats = {
        seat.seat: _Seat([Batch(seat.seat, sizes[seat.seat], never_dealt)])
        for seat in view.seats
        if seat.seat != view.viewer
    }
    for event in chain.log:
        if event.seat in seats:
            seats[event.seat].follow(event, tiles)
    hidden = tiles.every & ~own & ~laid
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
    return Held(batches, items, hidden, chain.boneyard)


def dealt(view: View) -> list[int]:
    """How many tiles each seat was dealt."""
    held = [seat.held for seat in view.seats]
    for event in view.chain_board.log:
        held[event.seat] += 1 if isinstance(event, Laid) else -event.count if isinstance(event, Drew) else 0
    return held


def _excluded_by_opening(view: View, tiles: Tiles) -> int:
    """The tiles that no one was dealt, as their owner would have opened the first deal with one."""
    opens, laid = view.options_as(DominoesOptions).opens, view.chain_board.laid
    if view.deal != 1 or not laid or opens == "lot":
        return 0
    opened = opening_rank(laid[0].tile, opens)
    return tiles.mask([tile for tile in tiles.tiles if opening_rank(tile, opens) > opened])
