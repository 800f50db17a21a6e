"""Computer players of Blind Hughie and Billitonnen: they remember every tile that was turned up.

All players know the same about a deal, but for a peek.
"""

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import cache

from bot.players.determinized import DeterminizedPlayer, Effort, Unseen
from bot.rules.blind_hughie.deal import TILES, Layout, RowDeal, RowMatch, RowTile, TileRow
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.options import BlindHughieOptions
from bot.rules.copies import updated
from bot.rules.dominoes.tiles import members
from bot.rules.events import Turned, Went
from bot.rules.moves import End, Move, Peek, Place, Turn
from bot.rules.pieces import Tile
from bot.rules.view import View

# Sets of tiles are bit masks.
_BIT = {tile: 1 << number for number, tile in enumerate(TILES)}
_ALL = (1 << len(TILES)) - 1
_WITH = tuple(sum(_BIT[tile] for tile in TILES if number in tile) for number in range(7))
_DELAY = tuple(0.8**before for before in range(len(TILES)))  # by the tiles that come before one in its row
_PIP = 0.05  # the worth of a pip, in tiles
_WORTH = {tile: 1 + _PIP * tile.pips for tile in TILES}
_FLAT = dict.fromkeys(TILES, 1.0)
_ROW_TILES = {tile: RowTile(tile) for tile in TILES}
_LEFT, _RIGHT = End.LEFT, End.RIGHT
_PLACE = {end: Place(end) for end in End}
_NEXT, _PEEK, _turn_up = Turn(), Peek(), cache(Turn)

# A playout takes 100 to 300 µs: `normal` about 10 ms of one core, `hard` 20, `expert` up to 300.
EFFORTS = {
    "normal": Effort(playouts=24, ways=24, steps=300),
    "hard": Effort(playouts=60, ways=120, steps=500),
    "expert": Effort(playouts=600, ways=720, steps=8000),
}
ANY_TILE_EFFORTS = EFFORTS | {"hard": Effort(playouts=100, ways=360, steps=2000)}  # there is more to choose


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
        rows = _remembered_rows(view)
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

        return Unseen(pieces, in_rows.count(None), dealt, _is_possible)

    def habit(self, match: RowMatch) -> Move:
        deal = match.deal
        waiting, ends = deal.waiting, deal.layout.ends
        if waiting is not None and ends is not None and ends[0] == ends[1]:
            return _PLACE[_LEFT]
        if match.options.any_tile:
            return _any_tile_habit(match)
        if waiting is not None:
            return _better_end(match, waiting.tile)
        doubles = BLIND_HUGHIE.open_doubles(match)
        return _turn_up(doubles[0]) if doubles else _NEXT

    def choices(self, match: RowMatch, first: Collection[Move] = ()) -> list[Move]:
        deal, seen, distinct, passing = match.deal, _seen(match), dict[object, Move](), list[Move]()
        for move in sorted(BLIND_HUGHIE.legal(match, deal.seat), key=lambda move: move not in first):
            if isinstance(move, Place) and deal.layout.ends is not None:
                distinct.setdefault(deal.layout.ends[move.end is _LEFT], move)  # the number that stays
            elif isinstance(move, Turn):
                tile = deal.row[(move.place or 0) - 1].tile
                if not _BIT[tile] & seen:
                    distinct.setdefault(None, move)
                elif deal.layout.takes(tile) or not deal.layout.tiles:
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


def _remembered_rows(view: View) -> list[list[Tile | None]]:
    """Each seat's row with the tiles that were turned up: one that does not fit goes to the left end."""
    rows: list[list[Tile | None]] = []
    for seat in view.seats:
        own = [turned for turned in view.rows_board.turned if turned.seat == seat.seat]
        row: list[Tile | None] = [None] * (seat.held + sum(turned.went is not Went.BACK for turned in own))
        for turned in own:
            row.pop(turned.place - 1)
            if turned.went is Went.BACK:
                row.insert(0, turned.tile)
        rows.append(row)
    return rows


def _is_possible(match: RowMatch) -> bool:
    return match.deal.waiting is not None or not match.deal.blocked


def _seen(match: RowMatch) -> int:
    """The tiles that all have seen, and the next one if the seat to act has peeked at it."""
    deal, seen = match.deal, 0
    for turned in deal.turned:
        seen |= _BIT[turned.tile]
    return seen | _BIT[deal.row[-1].tile] if deal.peeked else seen


# -- habits ----------------------------------------------------------------------------------------------------------


def _better_end(match: RowMatch, waiting: Tile) -> Place:
    """The end to cover, by the worth of the coming tiles of the own side that fit the other one, less the others'."""
    deal = match.deal
    high, low = waiting
    seen, worth = _seen(match), _FLAT if match.options.billitonnen else _WORTH
    more, less = _WITH[high] & ~_WITH[low], _WITH[low] & ~_WITH[high]  # with the higher number kept
    hidden = [TILES[number] for number in members(_ALL & ~seen)]
    mean = 0.0
    for tile in hidden:
        mean += worth[tile] if _BIT[tile] & more else -worth[tile] if _BIT[tile] & less else 0.0
    mean /= len(hidden) or 1
    if match.options.billitonnen and deal.row:  # it may be peeked at
        seen |= _BIT[deal.row[-1].tile]
    sides = BLIND_HUGHIE.sides(match.options, match.players)
    mine = sides[deal.seat]
    rivals = len(sides) - sides.count(mine)
    promise = 0.0
    for side, row in zip(sides, deal.rows, strict=True):
        total = 0.0
        for before, row_tile in enumerate(reversed(row)):
            bit = _BIT[row_tile.tile]
            if not seen & bit:
                total += _DELAY[before] * mean
            elif bit & more:
                total += _DELAY[before] * worth[row_tile.tile]
            elif bit & less:
                total -= _DELAY[before] * worth[row_tile.tile]
        promise += total if side == mine else -total / rivals
    return _keeping(deal, high if promise >= 0 else low)


def _keeping(deal: RowDeal, number: int) -> Place:
    """The placement after which both ends show a number that one of them shows."""
    return _PLACE[_LEFT if deal.layout.tiles[-1][1] == number else _RIGHT]


def _any_tile_habit(match: RowMatch) -> Move:
    """The tile that leaves the best ends; an unseen one if none is known to fit."""
    deal, seen = match.deal, _seen(match)
    row, ends, own = deal.row, deal.layout.ends, _mask(deal.row) & seen
    if deal.waiting is not None:
        numbers, promise = deal.waiting.tile, _promise_of(match, seen)
        return _keeping(deal, max(numbers, key=lambda number: promise(own, _WITH[number])))
    fitting = members(own & (_ALL if ends is None else _WITH[ends[0]] | _WITH[ends[1]]))
    if not fitting:
        places = [place for place, row_tile in enumerate(row, 1) if not _BIT[row_tile.tile] & seen]
        return _turn_up(places[0]) if places else BLIND_HUGHIE.legal(match, deal.seat)[0]  # it passes
    best = TILES[fitting[0]]
    if len(fitting) > 1:
        most, promise = -1e9, _promise_of(match, seen)
        for tile in [TILES[number] for number in fitting]:
            for fits in _fits_after(ends, tile):
                value = _PIP * tile.pips + promise(own ^ _BIT[tile], fits)
                if value > most:
                    best, most = tile, value
    return _turn_up([row_tile.tile for row_tile in row].index(best) + 1)


def _fits_after(ends: tuple[int, int] | None, tile: Tile) -> tuple[int, ...]:
    """The tiles that fit once a tile is played, for each end at which it can be."""
    high, low = tile
    if ends is None:
        return (_WITH[high] | _WITH[low],)
    left, right = ends
    if left != right and left in tile and right in tile:
        return _WITH[high], _WITH[low]
    end, kept = (left, right) if left in tile else (right, left)
    return (_WITH[tile.other(end)] | _WITH[kept],)


def _promise_of(match: RowMatch, seen: int) -> Callable[[int, int], float]:
    """The value to the seat to act of what fits, if it has these seen tiles: its side's tiles less the others'."""
    seat, rows, sides = match.deal.seat, match.deal.rows, BLIND_HUGHIE.sides(match.options, match.players)
    known = [_mask(row) & seen for row in rows]
    unseen = [len(row) - tiles.bit_count() for row, tiles in zip(rows, known, strict=True)]
    hidden, mine = _ALL & ~seen, sides[seat]
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


def _mask(row: TileRow) -> int:
    return sum([_BIT[row_tile.tile] for row_tile in row])
