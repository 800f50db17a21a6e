"""The features of a play: entries of a table whose values add up to its worth, by what its player can know."""

from bot.players.chain.deal import Deal
from bot.players.chain.lines import LineState
from bot.players.chain.tiles import KINDS

_MOST_LEFT, _MOST_FITS, _SHARES, _MOST_HELD, _MOST_POINTS = 7, 5, 9, 5, 9
_LEFT = _MOST_FITS + 1
MOST_TILES = 55

TILE = 0  # by the tile's kind: being a double, and pips
OWN = TILE + KINDS  # by the tiles left in the hand, and those of them that fit the new line
POINTS = OWN + (_MOST_LEFT + 1) * _LEFT  # by what the play scores
SEATS = POINTS + _MOST_POINTS + 1  # for each later seat: by its tiles, and the share of what it can hold that fits
SEAT = _MOST_HELD * _SHARES
DANGER = SEATS + 3 * SEAT  # by the share of what the next seat can hold that would score
SIZE = DANGER + _SHARES

# By the whole and a part of it: 0 for nothing, the most for all.
SHARE = tuple(
    [tuple([1 + part * 7 // whole if part else 0 for part in range(whole + 1)]) for whole in range(MOST_TILES + 1)]
)
# What is added to the first entry of its kind, by the tiles that fit, the points, and the tiles another seat holds.
FITTING = tuple([min(fitting, _MOST_FITS) for fitting in range(MOST_TILES + 1)])
SCORED = tuple([min(points, _MOST_POINTS) for points in range(200)])
HELD = tuple([(max(min(held, _MOST_HELD), 1) - 1) * _SHARES for held in range(MOST_TILES + 1)])
# The first of the own entries, by the tiles left in the hand.
OWN_BY_LEFT = tuple([OWN + min(left, _MOST_LEFT) * _LEFT for left in range(MOST_TILES + 1)])


Other = tuple[int, int, tuple[int, ...]]  # what another seat can hold, its first entry, and the shares of so many tiles


def values_of(deal: Deal, plays: list[tuple[int, LineState]], values: tuple[int, ...]) -> list[int]:
    """The sum of the values of each play's entries."""
    hand, kind, others, own = deal.hands[deal.seat], deal.tiles.kind, _others(deal), _own(deal)
    counted, unit = deal.line.lines.counted, deal.terms.unit
    found: list[int] = []
    for tile, line in plays:
        fits = line.fits
        value = values[kind[tile]] + values[own + FITTING[((hand ^ 1 << tile) & fits).bit_count()]]
        for possible, start, share in others:
            value += values[start + share[(possible & fits).bit_count()]]
        if counted:
            possible, _, share = others[0]
            value += values[POINTS + SCORED[line.points // unit]]
            value += values[DANGER + share[(possible & line.scoring).bit_count()]]
        found.append(value)
    return found


def _own(deal: Deal) -> int:
    return OWN_BY_LEFT[deal.hands[deal.seat].bit_count() - 1]


def _others(deal: Deal) -> list[Other]:
    """The other seats in turn."""
    seat, hands, lacks, follows = deal.seat, deal.hands, deal.lacks, deal.terms.next_seat
    unseen = deal.tiles.every & ~deal.laid & ~hands[seat]
    found: list[Other] = []
    other, start = follows[seat], SEATS
    while other != seat:
        possible = unseen & ~lacks[other]
        found.append((possible, start + HELD[hands[other].bit_count()], SHARE[possible.bit_count()]))
        start += SEAT
        other = follows[other]
    return found
