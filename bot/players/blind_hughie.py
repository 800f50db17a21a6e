"""Computer players of Blind Hughie and Billitonnen: they remember every tile that was turned up.

All players know the same about a deal, but for a peek.
"""

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import cache

from bot.players.determinized import DeterminizedPlayer, Effort, Unseen
from bot.rules.blind_hughie.deal import TILES, Layout, RowDeal, RowMatch, RowTile
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.options import BlindHughieOptions
from bot.rules.blind_hughie.state import FITS, NONE, SET, RowState
from bot.rules.blind_hughie.view import row_as_seen
from bot.rules.copies import updated
from bot.rules.dominoes.tiles import members
from bot.rules.events import Turned, Went
from bot.rules.moves import End, Move, Peek, Place, Turn
from bot.rules.pieces import Tile
from bot.rules.view import View

# Sets of tiles are bit masks; some functions use the numbers of tiles.
_BIT = {tile: 1 << number for tile, number in SET.number.items()}
_WITH = SET.bearing
_DELAY = tuple(0.8**before for before in range(len(TILES)))  # by the tiles that come before one in its row
_PIP = 0.05  # the worth of a pip, in tiles
_WORTH = tuple(1 + _PIP * pips for pips in SET.pips)
_FLAT = (1.0,) * len(TILES)
_ROW_TILES = {tile: RowTile(tile) for tile in TILES}
_LEFT, _RIGHT = End.LEFT, End.RIGHT
_PLACE = {end: Place(end) for end in End}
_NEXT, _PEEK, _turn_up = Turn(), Peek(), cache(Turn)

# A playout takes 30 to 110 µs: `normal` at most 8 ms of one core, `hard` 70, `expert` 200.
EFFORTS = {
    "normal": Effort(playouts=24, ways=24, steps=300),
    "hard": Effort(playouts=150, ways=120, steps=500),
    "expert": Effort(playouts=600, ways=720, steps=8000),
}
ANY_TILE_EFFORTS = EFFORTS | {"hard": Effort(playouts=100, ways=360, steps=2000)}  # longer playouts


class BlindHughiePlayer(DeterminizedPlayer[RowMatch]):
    """The habit prefers ends that fit the tiles of its side that were seen, and keeps them from the others."""

    game = BLIND_HUGHIE
    forgetting = 0.25

    def effort(self, view: View, level: str) -> Effort | None:
        any_tile = view.options_as(BlindHughieOptions).any_tile
        return (ANY_TILE_EFFORTS if any_tile else EFFORTS).get(level)

    def determinize(self, view: View, forgets: Callable[[], bool]) -> Unseen[RowMatch]:
        if view.ask is None or view.viewer is None:
            raise TypeError("the view asks for no move of this game")
        options, board, acting = view.options_as(BlindHughieOptions), view.rows_board, view.viewer
        rows = [row_as_seen(view, seat.seat) for seat in view.seats]
        for row in rows:
            for place, tile in enumerate(row):
                if tile is not None and not (options.billitonnen and tile.is_double) and forgets():
                    row[place] = None
        if board.peeked is not None:
            rows[acting][-1] = board.peeked
        in_rows, in_layout = [tile for row in rows for tile in row], [Tile.of(*pair) for pair in board.tiles]
        seen = {*in_layout, *in_rows, board.waiting}
        pieces = tuple(tile for tile in TILES if tile not in seen)
        idle = 0
        for turned in board.turned:
            idle = idle + 1 if turned.went is Went.BACK else idle if turned.went is Went.WAITS else 0
        remembered = [turned for turned in board.turned if turned.tile not in pieces]
        was_turned = {turned.tile for turned in remembered}
        begun = [Turned(acting, 0, tile, Went.FIRST) for tile in in_layout if tile not in was_turned]
        starter = next((seat.seat for seat in view.seats if seat.dealer), 0)
        deal = RowDeal(view.deal, starter, (), (), Layout(board.tiles, board.first), acting, (*begun, *remembered))
        deal = updated(deal, peeked=board.peeked is not None, idle=idle)
        totals = (0,) * (max(seat.side for seat in view.seats) + 1)
        match = RowMatch(options, len(view.seats), b"", deal, totals, deals=1)
        known = [
            [tile and RowTile(tile, up=shown.piece is not None) for tile, shown in zip(row, seat.shown, strict=True)]
            for row, seat in zip(rows, view.seats, strict=True)
        ]

        def dealt(tiles: Sequence[Tile]) -> RowMatch:
            left = iter(tiles)
            full = tuple([tuple([row_tile or _ROW_TILES[next(left)] for row_tile in row]) for row in known])
            return updated(match, deal=updated(deal, rows=full))

        def is_possible(match: RowMatch) -> bool:
            return match.deal.waiting is not None or not RowState(match).blocked

        return Unseen(pieces, in_rows.count(None), dealt, is_possible)

    def habit(self, match: RowMatch) -> Move:
        state, row = HabitState(match), match.deal.row
        if state.waiting != NONE:
            return _PLACE[state.chosen_end()]
        place = state.rows[state.seat].index(state.chosen_tile()) + 1
        return _turn_up(place) if state.any_tile or place < len(row) else _NEXT

    def play_out(self, match: RowMatch, move: Move) -> list[float]:
        state = HabitState(match)
        state.finish(move)
        rows = tuple(map(state.row, range(match.players)))
        match = updated(match, deal=updated(match.deal, rows=rows))
        return self.margins(updated(match, results=(BLIND_HUGHIE.score(match),)))

    def choices(self, match: RowMatch, first: Collection[Move] = ()) -> list[Move]:
        deal, seen, distinct, passing = match.deal, _seen(match), dict[object, Move](), list[Move]()
        for move in sorted(BLIND_HUGHIE.legal(match, deal.seat), key=lambda move: move not in first):
            if isinstance(move, Place) and deal.layout.ends is not None:
                distinct.setdefault(deal.layout.ends[move.end is _LEFT], move)  # the number that stays
            elif isinstance(move, Turn):
                tile = deal.row[(move.place or 0) - 1].tile
                if not _BIT[tile] & seen:
                    distinct.setdefault(None, move)
                elif deal.layout.takes(tile):
                    distinct.setdefault(tile, move)
                else:
                    passing.append(move)
        return [*distinct.values(), *passing[:1]]

    def free_look(self, match: RowMatch) -> Move | None:
        if not BLIND_HUGHIE.may_peek(match) or _BIT[match.deal.row[-1].tile] & _seen(match):
            return None
        return _PEEK if len(self.choices(match)) > 1 else None

    def seen(self, match: RowMatch) -> Hashable:
        deal, seen = match.deal, _seen(match)
        if deal.waiting is not None and match.options.peeks and deal.row:
            seen |= _BIT[deal.row[-1].tile]
        rows = [[_BIT[row_tile.tile] & seen for row_tile in row] for row in deal.rows]
        if match.options.any_tile:
            rows = map(sorted, rows)
        waiting, ends = deal.waiting and deal.waiting.tile, frozenset(deal.layout.ends or ())
        return seen, deal.seat, waiting, ends, deal.idle, *map(tuple, rows)


def _seen(match: RowMatch) -> int:
    """The tiles that all have seen, and the next one if the seat to act has peeked at it."""
    deal, seen = match.deal, 0
    for turned in deal.turned:
        seen |= _BIT[turned.tile]
    return seen | _BIT[deal.row[-1].tile] if deal.peeked else seen


class HabitState(RowState):
    """A deal played by habit. Of each row, all know the tiles in `known`; all have `seen` those and the laid ones."""

    def __init__(self, match: RowMatch) -> None:
        super().__init__(match)
        self.seen, self.plays_doubles = _seen(match), match.options.plays_doubles
        self.known = [sum([1 << tile for tile in row]) & self.seen for row in self.rows]
        self.sides = BLIND_HUGHIE.sides(match.options, match.players)

    def finish(self, move: Move) -> None:
        """Make a move of the seat to act, and play the deal to its end. Raises TypeError for a peek."""
        seat, rows = self.seat, self.rows
        chosen_tile = self.chosen_tile if self.any_tile or self.plays_doubles else None
        if isinstance(move, Place):
            self.place(move.end)
        elif isinstance(move, Turn):
            self._turn(rows[seat][(move.place or 0) - 1])
        else:
            raise TypeError(f"{move} turns nothing up and places nothing")
        while self.end_reason(seat) is None:
            seat = self.seat
            if self.waiting != NONE:
                self.place(self.chosen_end())
            else:
                self._turn(rows[seat][-1] if chosen_tile is None else chosen_tile())

    def _turn(self, tile: int) -> None:
        seat, bit, known = self.seat, 1 << tile, self.known
        went = self.turn(tile)
        self.seen |= bit
        known[seat] = known[seat] | bit if went is Went.BACK else known[seat] & ~bit

    def chosen_tile(self) -> int:
        """The tile to turn up: of any tile the one that leaves the best ends; an unseen one if none is known to fit."""
        row, fitting = self.rows[self.seat], SET.every if self.ends is None else FITS[self.ends]
        if not self.any_tile:
            doubles = self.up & fitting if self.plays_doubles else 0
            return next((tile for tile in row if 1 << tile & doubles), row[-1]) if doubles else row[-1]
        fits = members(self.known[self.seat] & fitting)
        if not fits:
            seen, up = self.seen, self.up
            hidden = [tile for tile in row if not 1 << tile & seen] or [tile for tile in row if not 1 << tile & up]
            return hidden[0] if hidden else row[-1]  # a seen one goes back: a pass
        if len(fits) == 1:
            return fits[0]
        own, promise = self.known[self.seat], self._promise()
        values = [
            (_PIP * SET.pips[tile] + promise(own ^ 1 << tile, then), -tile)
            for tile in fits
            for then in _fits_after(self.ends, TILES[tile])
        ]
        return -max(values)[1]

    def chosen_end(self) -> End:
        """The end for the tile that waits: the other one goes on to show the number that fits more of the own tiles."""
        left, right = self.ends or (0, 0)
        return _LEFT if left == right or right == self._kept(self.waiting) else _RIGHT

    def _kept(self, tile: int) -> int:
        """The number of a tile that fits both ends to be kept there, by the worth of the coming tiles that fit it."""
        if self.any_tile:
            own, promise = self.known[self.seat], self._promise()
            return max(TILES[tile], key=lambda number: promise(own, _WITH[number]))
        high, low = TILES[tile]
        seen, worth = self.seen, _FLAT if self.billitonnen else _WORTH
        more, less = _WITH[high] & ~_WITH[low], _WITH[low] & ~_WITH[high]  # with the higher number kept
        hidden = members(SET.every & ~seen)
        mean = 0.0
        for tile in hidden:
            mean += worth[tile] if 1 << tile & more else -worth[tile] if 1 << tile & less else 0.0
        mean /= len(hidden) or 1
        if self.billitonnen and self.rows[self.seat]:  # it may be peeked at
            seen |= 1 << self.rows[self.seat][-1]
        mine = self.sides[self.seat]
        rivals = len(self.sides) - self.sides.count(mine)
        promise = 0.0
        for side, row in zip(self.sides, self.rows, strict=True):
            total = 0.0
            for before, tile in enumerate(reversed(row)):
                bit = 1 << tile
                if not seen & bit:
                    total += _DELAY[before] * mean
                elif bit & more:
                    total += _DELAY[before] * worth[tile]
                elif bit & less:
                    total -= _DELAY[before] * worth[tile]
            promise += total if side == mine else -total / rivals
        return high if promise >= 0 else low

    def _promise(self) -> Callable[[int, int], float]:
        """The value to the seat to act of what fits, if it has these seen tiles: its side's tiles less the others'."""
        seat, known, sides = self.seat, self.known, self.sides
        unseen = [len(row) - tiles.bit_count() for row, tiles in zip(self.rows, known, strict=True)]
        hidden, mine = SET.every & ~self.seen, sides[seat]
        rivals = len(sides) - sides.count(mine)

        def promise(own: int, fits: int) -> float:
            chance = 0.3 * (hidden & fits).bit_count() / (hidden.bit_count() or 1)
            total = (own & fits).bit_count() + chance * unseen[seat]
            for other, side in enumerate(sides):
                if other != seat:
                    fitting = (known[other] & fits).bit_count() + chance * unseen[other]
                    total += fitting if side == mine else -fitting / rivals
            return total

        return promise


def _fits_after(ends: tuple[int, int] | None, tile: Tile) -> tuple[int, ...]:
    """The tiles that fit once a tile is played, for each end at which it can be."""
    high, low = tile
    if ends is None:
        return (FITS[high, low],)
    left, right = ends
    if left != right and left in tile and right in tile:
        return _WITH[high], _WITH[low]
    end, kept = (left, right) if left in tile else (right, left)
    return (FITS[tile.other(end), kept],)
