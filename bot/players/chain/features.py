"""The features of a play: entries of a table whose values add up to its worth, by what its player can know."""

from bot.players.chain.deal import Deal
from bot.players.chain.lines import LineState
from bot.players.chain.tiles import KINDS

_MOST_LEFT, _MOST_FITS, _SHARES, _MOST_HELD, _MOST_POINTS = 7, 5, 9, 5, 9
_MOST_OWN, _MOST_UNSEEN, _MOST_ALIKE = 5, 9, 3
_LEFT = _MOST_FITS + 1
MOST_TILES = 55

TILE = 0  # by the tile's kind: being a double, and pips
OWN = TILE + KINDS  # by the tiles left in the hand, and those of them that fit the new line
POINTS = OWN + (_MOST_LEFT + 1) * _LEFT  # by what the play scores
SEATS = POINTS + _MOST_POINTS + 1  # for each later seat: by its tiles, and the share of what it can hold that fits
SEAT = _MOST_HELD * _SHARES
DANGER = SEATS + 3 * SEAT  # by the share of what the next seat can hold that would score
COVERED = DANGER + _SHARES  # of the number of the end it covers: by the own tiles left with it, and those unseen
COVERED_BY = COVERED + (_MOST_OWN + 1) * (_MOST_UNSEEN + 1)  # by who has opened it before, and the own tiles left
OPENED_BY = COVERED_BY + 16 * 2 * (_MOST_ALIKE + 1)  # the same of the number of the end it opens
SIZE = OPENED_BY + 16 * 2 * (_MOST_ALIKE + 1)

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
# The first of the covered entries by the own tiles left, and what is added by those unseen.
COVERED_BY_OWN = tuple([COVERED + min(own, _MOST_OWN) * (_MOST_UNSEEN + 1) for own in range(MOST_TILES + 1)])
UNSEEN = tuple([min(unseen, _MOST_UNSEEN) for unseen in range(MOST_TILES + 1)])
# What is added to the entries of who has opened a number: by that mask of seats, seen from the own, and whether the
# tile is a double; and by the own tiles left with it.
OPENERS = tuple([tuple([(2 * mask + is_double) * (_MOST_ALIKE + 1) for is_double in range(2)]) for mask in range(16)])
ALIKE = tuple([min(own, _MOST_ALIKE) for own in range(MOST_TILES + 1)])

Other = tuple[int, int, tuple[int, ...]]  # what another seat can hold, its first entry, and the shares of so many tiles


def values_of(deal: Deal, plays: list[tuple[int, LineState]], values: tuple[int, ...]) -> list[int]:
    """The sum of the values of each play's entries."""
    hand, kind, own = deal.hands[deal.seat], deal.tiles.kind, _own(deal)
    unseen = deal.tiles.every & ~deal.laid & ~hand
    others = _others(deal, unseen)
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
    if deal.line.ends:
        _add_ends(deal, plays, unseen, values, found)
    return found


def _add_ends(
    deal: Deal, plays: list[tuple[int, LineState]], unseen: int, values: tuple[int, ...], found: list[int]
) -> None:
    """Add to the sums the values of the ends that each play covers and opens."""
    hand, bearing, after = deal.hands[deal.seat], deal.tiles.bearing, deal.line.after
    openers, seen_from = deal.openers, deal.terms.seen_from[deal.seat]
    for place, (tile, line) in enumerate(plays):
        covered, opened = after[tile][line]
        rest, with_covered, is_double = hand ^ 1 << tile, bearing[covered], covered == opened
        own = (rest & with_covered).bit_count()
        left = (rest & bearing[opened]).bit_count()
        found[place] += (
            values[COVERED_BY_OWN[own] + UNSEEN[(unseen & with_covered).bit_count()]]
            + values[COVERED_BY + OPENERS[seen_from[openers[covered]]][is_double] + ALIKE[own]]
            + values[OPENED_BY + OPENERS[seen_from[openers[opened]]][is_double] + ALIKE[left]]
        )


def _own(deal: Deal) -> int:
    return OWN_BY_LEFT[deal.hands[deal.seat].bit_count() - 1]


def _others(deal: Deal, unseen: int) -> list[Other]:
    """The other seats in turn."""
    seat, hands, lacks, follows = deal.seat, deal.hands, deal.lacks, deal.terms.next_seat
    found: list[Other] = []
    other, start = follows[seat], SEATS
    while other != seat:
        possible = unseen & ~lacks[other]
        found.append((possible, start + HELD[hands[other].bit_count()], SHARE[possible.bit_count()]))
        start += SEAT
        other = follows[other]
    return found
