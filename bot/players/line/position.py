"""A player's knowledge of a deal with rows, and the worlds that agree with it. All know the same, but for a peek."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations
from math import perm
from random import Random

from bot.players.line.any_tile import AnyTile
from bot.players.line.conditions import Conditions
from bot.players.line.from_right import NO_TILE, TURN, FromRight
from bot.players.line.tiles import AFTER, BIT, COUNT, DOUBLE, DOUBLES, EITHER_END, FITS, KEPT, NO_LINE, NOWHERE, NUMBER
from bot.rules.events import Went
from bot.rules.moves import End, Move, Peek, Place, Turn
from bot.rules.pieces import Tile
from bot.rules.view import View

Deal = FromRight | AnyTile
Actions = tuple[int, ...]  # of one player, one after the other: to turn up a tile, and the ends it leaves
Rows = tuple[tuple[int, ...], ...]  # left to right; NO_TILE where nobody has seen the tile


@dataclass(frozen=True, slots=True)
class RowPosition:
    """A deal as far as the viewer knows it: the different moves with their effects, and a `peek` if one helps."""

    conditions: Conditions
    rows: Rows
    ends: int
    seat: int
    waiting: int
    idle: int
    hidden: tuple[int, ...]  # the tiles that nobody has seen: in rows, and left over
    moves: tuple[tuple[Move, tuple[Actions, ...]], ...]
    peek: Peek | None

    @classmethod
    def of(cls, view: View, forgets: Callable[[], bool] = lambda: False, first: Collection[Move] = ()) -> "RowPosition":
        """The position of the seat that a view asks. Raises TypeError where it asks for no move of this game.

        `forgets` is asked for each tile that was turned up and lies face down again. Of equal moves, one of those named
        `first` is kept.
        """
        if view.ask is None or view.viewer is None:
            raise TypeError("the view asks for no move of this game")
        conditions, line, seat = Conditions.of(view), view.line_board, view.viewer
        rows = [
            [NO_TILE if tile != NO_TILE and not _lies_open(conditions, tile) and forgets() else tile for tile in row]
            for row in remembered_rows(view)
        ]
        if line.peeked is not None:
            rows[seat][-1] = NUMBER[line.peeked]
        seen = {NUMBER[Tile.of(*pair)] for pair in line.tiles} | {tile for row in rows for tile in row}
        waiting = NO_TILE if line.waiting is None else NUMBER[line.waiting]
        hidden = tuple(tile for tile in range(COUNT) if tile not in seen and tile != waiting)
        ends = NO_LINE if line.ends is None else NUMBER[Tile.of(*line.ends)]
        idle = 0
        for turned in line.turned:
            idle = idle + 1 if turned.went is Went.BACK else idle if turned.went is Went.WAITS else 0
        options = sorted((choice.move for choice in view.ask.choices), key=lambda move: move not in first)
        moves = _distinct(options, conditions, rows[seat], ends, waiting, line.ends or (0, 0))
        peek = Peek() if Peek() in options and len(moves) > 1 and rows[seat][-1] == NO_TILE else None
        return cls(conditions, tuple(map(tuple, rows)), ends, seat, waiting, idle, hidden, moves, peek)

    @property
    def side(self) -> int:
        """The side of the seat to act."""
        return self.conditions.sides[self.seat]

    def passes(self, actions: Actions) -> bool:
        """Whether all that happens is that a tile is turned up that everyone knows to fit nowhere."""
        first = actions[0]
        return self.waiting == NO_TILE and first != TURN and AFTER[self.ends][first] == NOWHERE

    @property
    def places(self) -> int:
        """How many tiles of the rows no one has seen."""
        return sum(row.count(NO_TILE) for row in self.rows)

    @property
    def possible(self) -> int:
        """In how many ways the hidden tiles can lie."""
        return perm(len(self.hidden), self.places)

    def deal(self, tiles: Iterator[int]) -> Deal:
        """The deal with these tiles where none is known."""
        rows = [[next(tiles) if tile == NO_TILE else tile for tile in row] for row in self.rows]
        seen = (1 << COUNT) - 1 - sum([BIT[tile] for tile in self.hidden])
        if self.conditions.any_tile:
            return AnyTile(self.conditions, rows, self.ends, self.seat, seen, self.waiting, self.idle)
        return FromRight(self.conditions, rows, self.ends, self.seat, seen, self.waiting)

    def agrees(self, deal: Deal) -> bool:
        """Whether a deal could have come this far: it would be over if no tile fitted the line."""
        return self.waiting != NO_TILE or bool(deal.held & FITS[self.ends])

    def worlds(self, random: Random) -> Iterator[Deal]:
        """Possible deals, all equally likely, without end."""
        hidden = list(self.hidden)
        while True:
            random.shuffle(hidden)
            deal = self.deal(iter(hidden))
            if self.agrees(deal):
                yield deal

    def every_world(self) -> list[Deal]:
        """All possible deals."""
        deals = map(self.deal, map(iter, permutations(self.hidden, self.places)))
        return [deal for deal in deals if self.agrees(deal)]


def remembered_rows(view: View) -> list[list[int]]:
    """Each seat's row as everyone could see it: a tile that was turned up and did not fit lies at the left."""
    rows: list[list[int]] = []
    for seat in view.seats:
        own = [turned for turned in view.line_board.turned if turned.seat == seat.seat]
        row = [NO_TILE] * (seat.held + sum(turned.went is not Went.BACK for turned in own))
        for turned in own:
            row.pop(turned.place - 1)
            if turned.went is Went.BACK:
                row.insert(0, NUMBER[turned.tile])
        rows.append(row)
    return rows


def _lies_open(conditions: Conditions, tile: int) -> bool:
    return conditions.billitonnen and bool(BIT[tile] & DOUBLES)


def _distinct(
    options: Iterable[Move], conditions: Conditions, row: list[int], ends: int, waiting: int, line: tuple[int, int]
) -> tuple[tuple[Move, tuple[Actions, ...]], ...]:
    """The first of each kind of equal moves, with its possible effects, without a peek."""
    distinct: dict[tuple[Actions, ...], Move] = {}
    for move in options:
        if isinstance(move, Place):
            distinct.setdefault(((_ends_placed(move, ends, waiting, line),),), move)
        elif isinstance(move, Turn):
            distinct.setdefault(_turned(move, conditions, row, ends), move)
    return tuple((move, actions) for actions, move in distinct.items())


def _ends_placed(place: Place, ends: int, waiting: int, line: tuple[int, int]) -> int:
    """The ends of the line once the waiting tile is placed."""
    after = AFTER[ends][waiting]
    if after != EITHER_END:
        return after
    return DOUBLE[line[1] if place.end is End.LEFT else line[0]]


def _turned(move: Turn, conditions: Conditions, row: list[int], ends: int) -> tuple[Actions, ...]:
    """The possible effects of turning up a tile. To turn up a tile that is known to fit nowhere is to pass."""
    if move.place is None:
        return ((TURN,),)
    tile = row[move.place - 1]
    if tile == NO_TILE:
        return ((TURN,),)
    after = AFTER[ends][tile]
    if after == NOWHERE:
        useless = [other for other in row if other != NO_TILE and AFTER[ends][other] == NOWHERE]
        face_down = [other for other in useless if not _lies_open(conditions, other)]
        return ((min(face_down or useless),),)
    return tuple((tile, kept) for kept in KEPT[tile]) if after == EITHER_END else ((tile,),)
