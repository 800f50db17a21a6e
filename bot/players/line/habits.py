"""The habits by which all play in a playout: they prefer ends that fit what was seen of their side's tiles."""

from bot.players.line.any_tile import AnyTile
from bot.players.line.from_right import NO_TILE, TURN, FromRight
from bot.players.line.tiles import AFTER, BIT, COUNT, EITHER_END, FITS, KEPT, PIPS
from bot.players.search.masks import members

EVERY_TILE = (1 << COUNT) - 1
DELAY = tuple(0.8**before for before in range(COUNT))  # the factor on a tile with so many before it in its row
PIP_VALUE = 0.05  # the worth of a pip, in tiles
WORTH = tuple(1 + PIP_VALUE * pips for pips in PIPS)
FLAT = (1.0,) * COUNT  # where pips are not counted


def play_on(deal: FromRight | AnyTile) -> None:
    """Play a deal to its end, everyone by habit."""
    if isinstance(deal, AnyTile):
        while not deal.over:
            deal.act(habit_any_tile(deal))
        return
    doubles = deal.conditions.plays_doubles
    while not deal.over:
        if doubles or deal.waiting != NO_TILE:
            deal.act(habit_from_right(deal))
        else:
            deal.turn()


def habit(deal: FromRight | AnyTile) -> int:
    """The action that habit chooses."""
    return habit_any_tile(deal) if isinstance(deal, AnyTile) else habit_from_right(deal)


# -- from the right --------------------------------------------------------------------------------------------------


def habit_from_right(deal: FromRight) -> int:
    if deal.waiting != NO_TILE:
        return _kept_from_right(deal)
    doubles = deal.open_doubles() if deal.conditions.plays_doubles else ()
    return doubles[0] if doubles else TURN


def _kept_from_right(deal: FromRight) -> int:
    """The better ends, by the worth of the coming tiles of my side that fit them, less the others'."""
    first, second = KEPT[deal.waiting]
    sides, seat, seen = deal.conditions.sides, deal.seat, deal.seen
    worth = FLAT if deal.conditions.billitonnen else WORTH
    more, less = FITS[first] & ~FITS[second], FITS[second] & ~FITS[first]
    hidden = members(EVERY_TILE & ~seen)
    mean = 0.0
    for tile in hidden:
        mean += worth[tile] if BIT[tile] & more else -worth[tile] if BIT[tile] & less else 0.0
    mean /= len(hidden) or 1
    if deal.conditions.billitonnen and deal.rows[seat]:  # it may be peeked at
        seen |= BIT[deal.rows[seat][-1]]
    mine = sides[seat]
    rivals = len(sides) - sides.count(mine)
    promise = 0.0
    for side, row in zip(sides, deal.rows, strict=True):
        total = 0.0
        for before, tile in enumerate(reversed(row)):
            bit = BIT[tile]
            if not seen & bit:
                total += DELAY[before] * mean
            elif bit & more:
                total += DELAY[before] * worth[tile]
            elif bit & less:
                total -= DELAY[before] * worth[tile]
        promise += total if side == mine else -total / rivals
    return first if promise >= 0 else second


# -- any tile --------------------------------------------------------------------------------------------------------


def habit_any_tile(deal: AnyTile) -> int:
    if deal.waiting != NO_TILE:
        return max(KEPT[deal.waiting], key=lambda ends: _promise(deal, deal.known[deal.seat], ends))
    known = deal.known[deal.seat]
    fitting = known & FITS[deal.ends]
    if not fitting:
        return TURN if deal.unseen[deal.seat] else (deal.useless & -deal.useless).bit_length() - 1
    if not fitting & (fitting - 1):
        return fitting.bit_length() - 1
    after = AFTER[deal.ends]
    best, most = TURN, -1e9
    for tile in members(fitting):
        rest = known ^ BIT[tile]
        for ends in KEPT[tile] if after[tile] == EITHER_END else (after[tile],):
            promise = PIP_VALUE * PIPS[tile] + _promise(deal, rest, ends)
            if promise > most:
                best, most = tile, promise
    return best


def _promise(deal: AnyTile, known: int, ends: int) -> float:
    """What ends promise to the seat to act, whose seen tiles these are: its side's tiles that fit, less the others'."""
    fits, seat, sides = FITS[ends], deal.seat, deal.conditions.sides
    hidden = EVERY_TILE & ~deal.seen
    chance = 0.3 * (hidden & fits).bit_count() / (hidden.bit_count() or 1)
    mine = sides[seat]
    rivals = len(sides) - sides.count(mine)
    promise = (known & fits).bit_count() + chance * len(deal.unseen[seat])
    for other, side in enumerate(sides):
        if other != seat:
            fitting = (deal.known[other] & fits).bit_count() + chance * len(deal.unseen[other])
            promise += fitting if side == mine else -fitting / rivals
    return promise
