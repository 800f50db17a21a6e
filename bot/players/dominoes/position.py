"""A player's knowledge of a deal of dominoes, and possible worlds: each hidden hand, and the boneyard in order.

The tiles of a seat came to it in batches: those dealt, and those it kept of each draw. Each pass and each draw excludes
tiles from all batches up to then. Tiles it has played since filled its batches, too.

Every way to fill the batches is equally likely. A world starts as one of them, then swaps random pairs of tiles that
may change places, `CHANGES` times a tile.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from bot.rules.dominoes.deal import opening_rank
from bot.rules.dominoes.line import LineState, line_shown, lines_of
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.dominoes.score import DealTerms
from bot.rules.dominoes.state import DealState
from bot.rules.dominoes.tiles import Tiles, members
from bot.rules.dominoes.view import terms_of
from bot.rules.events import Drew, Laid, LineEvent
from bot.rules.moves import Move, Play
from bot.rules.pieces import Tile
from bot.rules.view import View

CHANGES = 3  # for each tile
STAKES = {"pips": 20, "fives": 20, "fives_and_threes": 4}

Candidate = tuple[int, LineState]  # a tile, and the line that it leaves


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

    def follow(self, event: LineEvent, tiles: Tiles) -> None:
        if isinstance(event, Laid):
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


def dealt(view: View) -> list[int]:
    """The number of tiles that each seat was dealt."""
    held = [seat.held for seat in view.seats]
    for event in view.line_board.log:
        held[event.seat] += 1 if isinstance(event, Laid) else -event.count if isinstance(event, Drew) else 0
    return held


def _excluded_by_opening(view: View, tiles: Tiles) -> int:
    """The tiles that no one was dealt: their owner would have opened the first deal with one."""
    opens, laid = view.options_as(DominoesOptions).opens, view.line_board.laid
    if view.deal != 1 or not laid or opens == "lot":
        return 0
    opened = opening_rank(laid[0].tile, opens)
    return tiles.mask([tile for tile in tiles.tiles if opening_rank(tile, opens) > opened])


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


def openers_of(laid: Iterable[Laid], tiles: Tiles) -> list[int]:
    """By number the mask of the seats that have opened an end with it."""
    found = [0] * len(tiles.bearing)
    for event in laid:
        for number in event.tile if event.end is None else (event.outer,):
            found[number] |= 1 << event.seat
    return found


@dataclass(slots=True, eq=False)
class DominoWorld:
    """A possible deal. `plain` are the seats, as a mask, that play as many people do: what scores most, of that the
    heaviest tile.
    """

    deal: DealState
    plain: int = 0


@dataclass(frozen=True)
class DominoPosition:
    """The knowledge of the viewer, who is to act. `moves` has the move for each of the plays that differ."""

    view: View
    terms: DealTerms
    line: LineState
    seat: int
    hand: int
    laid: int
    lacks: tuple[int, ...]
    openers: tuple[int, ...]
    moves: dict[Candidate, Move]

    @classmethod
    def of(cls, view: View, first: Collection[Move] = ()) -> "DominoPosition":
        """The position of the seat that a view asks. Raises TypeError where it asks for no play of this game.

        Of equal moves, one of `first` is kept; it need not be on offer.
        """
        if view.ask is None or view.viewer is None:
            raise TypeError("the view asks for no move")
        board, options = view.line_board, view.options_as(DominoesOptions)
        lines, line = lines_of(options), line_shown(board, spins=options.spins)
        tiles = lines.tiles
        moves: dict[Candidate, Move] = {}
        for move in (*first, *[choice.move for choice in view.ask.choices]):
            if not isinstance(move, Play) or not isinstance(move.piece, Tile):
                continue
            after = lines.state(line.after(move.piece, move.end))
            moves.setdefault((tiles.number[move.piece], after), move)
        return cls(
            view=view,
            terms=terms_of(view),
            line=lines.state(line),
            seat=view.viewer,
            hand=tiles.mask([shown.piece for shown in view.hand if isinstance(shown.piece, Tile)]),
            laid=tiles.mask([laid.tile for laid in board.laid]),
            lacks=tuple([tiles.with_any(tuple(n for group in groups for n in group)) for groups in board.lacks]),
            openers=tuple(openers_of(board.laid, tiles)),
            moves=moves,
        )

    @property
    def tiles(self) -> Tiles:
        return self.line.lines.tiles

    @property
    def side(self) -> int:
        """The side of the seat to act."""
        return self.terms.sides[self.seat]

    @property
    def stake(self) -> int:
        """A typical winning margin."""
        return STAKES[self.terms.options.scoring]

    @cached_property
    def candidates(self) -> tuple[Candidate, ...]:
        """The plays that differ."""
        return tuple(self.moves)

    @cached_property
    def held(self) -> Held:
        """The places of the hidden tiles."""
        view, tiles = self.view, self.tiles
        sizes, never_dealt = dealt(view), _excluded_by_opening(view, tiles)
        seats = {
            seat.seat: _Seat([Batch(seat.seat, sizes[seat.seat], never_dealt)])
            for seat in view.seats
            if seat.seat != view.viewer
        }
        for event in view.line_board.log:
            if event.seat in seats:
                seats[event.seat].follow(event, tiles)
        hidden = tiles.every & ~self.hand & ~self.laid
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
        return Held(batches, items, hidden, view.line_board.boneyard)

    @property
    def is_certain(self) -> bool:
        """True if all hands are known: one other seat has all hidden tiles."""
        others = [seat for seat in self.view.seats if seat.held and seat.seat != self.seat]
        return len(others) == 1 and others[0].held == self.held.hidden.bit_count()

    def deal(self, hands: list[int], boneyard: list[int]) -> DealState:
        """The deal with these hands of the others, and the viewer's own."""
        hands = hands[:]
        hands[self.seat] = self.hand
        deal = DealState(self.terms, hands, boneyard, self.line, self.seat)
        deal.laid, deal.lacks, deal.openers = self.laid, list(self.lacks), list(self.openers)
        for seat in self.view.seats:
            deal.points[seat.side] = seat.points
        return deal

    def worlds(self, random: Random) -> Iterator[DominoWorld]:
        """Possible worlds, without end."""
        for hands, boneyard in Worlds(self.held, self.terms.players).drawn(random):
            yield DominoWorld(self.deal(hands, boneyard))
