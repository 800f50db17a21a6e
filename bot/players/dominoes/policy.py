"""The policy: a learnt value for each entry of a play, as shipped in `bot/players/policies/dominoes.json.gz`.

The entries of a play are those of a table whose values add up to its worth, by its player's knowledge.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from bot.players.search.policy import learnt_tables, packed_values, unpacked_values, whole_values
from bot.rules.dominoes.line import LineState
from bot.rules.dominoes.score import DealTerms
from bot.rules.dominoes.state import DealState
from bot.rules.pieces import double_set

GAME = "dominoes"
LARGE = 7  # partners with a larger set have another table
_MOST_PIPS = 18
KINDS = 2 * (_MOST_PIPS + 1)  # of tiles: doubles and others, each by their pips
# By the number of a tile, which is the same in all sets.
KIND = tuple([tile.pips + (_MOST_PIPS + 1) * tile.is_double for tile in double_set(9)])

_MOST_LEFT, _MOST_FITS, _SHARES, _MOST_HELD, _MOST_POINTS = 7, 5, 9, 5, 9
_MOST_OWN, _MOST_UNSEEN, _MOST_ALIKE = 5, 9, 3
_LEFT = _MOST_FITS + 1
MOST_TILES = len(KIND)

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
# Added to the first entry of its kind: by the tiles that fit, the points, and the tiles another seat holds.
FITTING = tuple([min(fitting, _MOST_FITS) for fitting in range(MOST_TILES + 1)])
SCORED = tuple([min(points, _MOST_POINTS) for points in range(200)])
HELD = tuple([(max(min(held, _MOST_HELD), 1) - 1) * _SHARES for held in range(MOST_TILES + 1)])
# The first of the own entries, by the tiles left in the hand.
OWN_BY_LEFT = tuple([OWN + min(left, _MOST_LEFT) * _LEFT for left in range(MOST_TILES + 1)])
# The first of the covered entries by the own tiles left, and the addend by those unseen.
COVERED_BY_OWN = tuple([COVERED + min(own, _MOST_OWN) * (_MOST_UNSEEN + 1) for own in range(MOST_TILES + 1)])
UNSEEN = tuple([min(unseen, _MOST_UNSEEN) for unseen in range(MOST_TILES + 1)])
# Added to the entries of who has opened a number: by that mask of seats, seen from the own, and whether the tile is a
# double; and by the own tiles left with it.
OPENERS = tuple([tuple([(2 * mask + is_double) * (_MOST_ALIKE + 1) for is_double in range(2)]) for mask in range(16)])
ALIKE = tuple([min(own, _MOST_ALIKE) for own in range(MOST_TILES + 1)])


def _seen_from(next_seat: tuple[int, ...]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for seat in range(len(next_seat)):
        others = [seat]
        while next_seat[others[-1]] != seat:
            others.append(next_seat[others[-1]])
        masks = range(1 << len(others))
        found.append(tuple([sum([1 << turn for turn, it in enumerate(others) if mask >> it & 1]) for mask in masks]))
    return found


_ORDERS = [tuple([(seat + step) % players for seat in range(players)]) for players in (2, 3, 4) for step in (1, -1)]
# By the seat after each, a seat, and a mask of seats: that mask as the seat sees it, with itself as the lowest bit.
SEEN_FROM = {next_seat: _seen_from(next_seat) for next_seat in _ORDERS}

Row = tuple[int, ...]
Other = tuple[int, Row]  # the tiles another seat can hold, and the values by the number of these that fit


class Rows:
    """The values of a table, arranged so that one look-up by counts replaces several additions."""

    def __init__(self, values: Sequence[int]) -> None:
        def row(starts: Iterable[int], first: int = 0) -> Row:
            return tuple([values[first + start] for start in starts])

        self.tile = row(KIND, TILE)
        self.own = [row(FITTING, start) for start in OWN_BY_LEFT]
        self.points = row(SCORED, POINTS)
        self.seats: list[list[list[Row]]] = []
        for first in range(SEATS, DANGER, SEAT):
            by_start = {start: [row(shares, first + start) for shares in SHARE] for start in {*HELD}}
            self.seats.append([by_start[start] for start in HELD])
        self.danger = [row(shares, DANGER) for shares in SHARE]
        self.covered = [row(UNSEEN, start) for start in COVERED_BY_OWN]
        self.covered_by, self.opened_by = [
            [[row(ALIKE, first + start) for start in starts] for starts in OPENERS] for first in (COVERED_BY, OPENED_BY)
        ]

    def values_of(self, deal: DealState, plays: list[tuple[int, LineState]]) -> list[int]:
        """The worth of each play of the seat to act, in units: the sum of the values of its entries.

        One function, as most of a decision's time is spent here.
        """
        line, terms, seat = deal.line, deal.terms, deal.seat
        hand, lines, after, tiles = deal.hands[seat], line.lines, line.after, line.lines.tiles
        unseen = tiles.every & ~deal.laid & ~hand
        others = self._others(deal, unseen)
        of_tile, own, bearing = self.tile, self.own[hand.bit_count() - 1], tiles.bearing
        covered_with, covered_by, opened_by = self.covered, self.covered_by, self.opened_by
        openers, seen = deal.openers, SEEN_FROM[terms.next_seat][seat]
        goes_on, counted, unit = bool(line.numbers), lines.counted, terms.unit
        next_can_hold = others[0][0]
        danger = self.danger[next_can_hold.bit_count()]
        found: list[int] = []
        for tile, then in plays:
            fits, rest = then.fits, hand ^ 1 << tile
            value = of_tile[tile] + own[(rest & fits).bit_count()]
            for possible, by_fitting in others:
                value += by_fitting[(possible & fits).bit_count()]
            if goes_on:
                covered, opened = after[tile][then]
                with_covered, is_double = bearing[covered], covered == opened
                alike = (rest & with_covered).bit_count()
                value += (
                    covered_with[alike][(unseen & with_covered).bit_count()]
                    + covered_by[seen[openers[covered]]][is_double][alike]
                    + opened_by[seen[openers[opened]]][is_double][(rest & bearing[opened]).bit_count()]
                )
            if counted:
                value += self.points[then.points // unit] + danger[(next_can_hold & then.scoring).bit_count()]
            found.append(value)
        return found

    def _others(self, deal: DealState, unseen: int) -> list[Other]:
        """The other seats in turn."""
        seat, hands, lacks, follows = deal.seat, deal.hands, deal.lacks, deal.terms.next_seat
        found: list[Other] = []
        other = follows[seat]
        for by_held in self.seats:
            if other == seat:
                break
            possible = unseen & ~lacks[other]
            found.append((possible, by_held[hands[other].bit_count()][possible.bit_count()]))
            other = follows[other]
        return found


@dataclass(frozen=True, eq=False)
class DominoPolicy:
    """Values by entry; `unit` is the worth of a value of 1 in points."""

    values: tuple[int, ...]
    unit: float = 1.0

    @staticmethod
    def indifferent() -> "DominoPolicy":
        return DominoPolicy((0,) * SIZE)

    @staticmethod
    def of(values: list[float]) -> "DominoPolicy":
        """The policy with these values in points."""
        return DominoPolicy(*whole_values(values))

    def packed(self) -> dict[str, Any]:
        return {"unit": round(self.unit, 6), "values": packed_values(self.values)}

    @cached_property
    def rows(self) -> Rows:
        return Rows(self.values)

    def best(self, deal: DealState, plain: int = 0) -> tuple[int, LineState]:
        """The play of the seat to act that is worth most; to a plain player, that scores most or is heaviest.

        `plain` are the seats of plain players, as a mask.
        """
        line = deal.line
        fitting = deal.hands[deal.seat] & line.fits
        if not fitting & (fitting - 1):
            tile = fitting.bit_length() - 1
            lines = line.after[tile]
            if len(lines) == 1:
                return tile, next(iter(lines))
        plays = deal.plays()
        values = plain_worths(deal, plays) if plain >> deal.seat & 1 else self.rows.values_of(deal, plays)
        return plays[values.index(max(values))]


def plain_worths(deal: DealState, plays: list[tuple[int, LineState]]) -> list[int]:
    """A plain player's values of plays: by score, then by pips."""
    pips = deal.tiles.pips
    return [32 * line.points + pips[tile] for tile, line in plays]  # no tile has 32 pips


def table_of(terms: DealTerms) -> str:
    """The kind of table that a policy is learnt for."""
    options = terms.options
    scoring = options.scoring
    if options.scoring == "pips":
        scoring = "draw" if options.draws else "block"
    is_large = scoring == "block" and options.in_partners and options.highest > LARGE
    return f"{scoring}-{'partners' if options.in_partners else terms.players}{'-large' * is_large}"


@cache
def policy_at(table: str) -> DominoPolicy:
    """The policy of a kind of table; where none was learnt, one that values nothing."""
    stored = learnt_tables(GAME).get(table)
    if stored is None:
        return DominoPolicy.indifferent()
    return DominoPolicy(unpacked_values(stored["values"]), stored["unit"])
