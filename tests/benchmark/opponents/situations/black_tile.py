"""A Black Tile deal as one seat sees it: the unseen tiles, and the expected result of a trick for each play."""

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache
from math import exp
from typing import NamedTuple

from bot.rules.black_tile.game import BLACK_TILE, TILES, BlackTileOptions, UndealtTile
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import DominoSuits, Suit
from bot.rules.view import View
from tests.benchmark.opponents.situations.reading import Reading, chances, read

SYSTEM = DominoSuits()
SUITS_OF: dict[Piece, tuple[Suit, ...]] = {tile: SYSTEM.suits_of(tile) for tile in TILES}
RANKS: dict[Suit, dict[Piece, int]] = {
    suit: {tile: SYSTEM.rank(tile, suit) for tile in TILES if suit in SUITS_OF[tile]}
    for suit in (*map(Suit.number, range(7)), Suit.DOUBLES)
}
TILES_IN: dict[Suit, frozenset[Piece]] = {suit: frozenset(ranks) for suit, ranks in RANKS.items()}
HIGH_WORTH = 4  # the worth from which a player waits for a chance to discard a tile


@cache
def _lower(suit: Suit, rank: int) -> frozenset[Piece]:
    """The tiles of a suit below a rank."""
    return frozenset(tile for tile, other_rank in RANKS[suit].items() if other_rank < rank)


class Response(NamedTuple):
    """How a seat is expected to play: the chances that it has to win and that it could win, and the points it adds."""

    must_beat: float
    can_beat: float
    points: float


class TrickForecast(NamedTuple):
    """The expected result of a trick: each seat's chance to win it, and its points."""

    wins: dict[int, float]
    points: float

    @property
    def no_points(self) -> float:
        """The chance that the trick has no points."""
        return exp(-self.points) if self.points < 1 else 0.0


@dataclass(frozen=True, slots=True)
class BlackTileSituation:
    """What a seat's View of a Black Tile deal implies; what is asked for again and again is cached."""

    view: View
    options: BlackTileOptions
    me: int
    hand: tuple[Tile, ...]
    plays: tuple[tuple[int, Piece], ...]  # on the table, in the trick being played
    later: tuple[int, ...]  # the seats that play to it after me
    reading: Reading
    worth: dict[Piece, int]
    unseen_points: int  # in the tiles I have not seen
    taken: tuple[int, ...]  # points by side
    outside: dict[Suit, tuple[tuple[int, int], ...]]  # (rank, worth) of the tiles of each suit that others hold
    _below: dict[tuple[Suit, int], tuple[float, int]] = field(default_factory=dict[tuple[Suit, int], tuple[float, int]])
    _responses: dict[tuple[int, Suit, int], Response] = field(default_factory=dict)

    @classmethod
    def of(cls, view: View) -> "BlackTileSituation":
        """Read a view. Raises TypeError where it is a bystander's, or of another game."""
        options = view.options
        if view.viewer is None or not isinstance(options, BlackTileOptions):
            raise TypeError("not a seat's view of Black Tile")
        board_plays = view.trick_board.current_plays
        plays = tuple((seat, piece_view.piece) for seat, piece_view in board_plays if piece_view.piece is not None)
        count = len(view.seats)
        reading = read(view, TILES, SYSTEM)
        worth: dict[Piece, int] = {tile: BLACK_TILE.worth(options, tile) for tile in TILES}
        return cls(
            view=view,
            options=options,
            me=view.viewer,
            hand=tuple(piece_view.piece for piece_view in view.hand if isinstance(piece_view.piece, Tile)),
            plays=plays,
            later=tuple((view.viewer + step) % count for step in range(1, count - len(plays))),
            reading=reading,
            worth=worth,
            unseen_points=sum(worth[piece] for piece in reading.out),
            taken=tuple(
                sum(view.seats[seat].points for seat in view.members(side))
                for side in range(max(seat.side for seat in view.seats) + 1)
            ),
            outside={
                suit: tuple((rank, worth[tile]) for tile, rank in ranks.items() if tile in reading.out)
                for suit, ranks in RANKS.items()
            },
        )

    @property
    def side(self) -> int:
        return self.view.side_of(self.me)

    @property
    def total(self) -> int:
        """All points of a deal."""
        return sum(self.worth.values())

    def can_shoot_moon(self, side: int) -> bool:
        """Whether no other side has a point yet."""
        return sum(self.taken) == self.taken[side]

    def forecast(self, tile: Tile, led: Suit) -> TrickForecast:
        """The expected result of the trick if I play this tile."""
        plays = (*self.plays, (self.me, tile))
        rank, owner = max((RANKS[led][piece], seat) for seat, piece in plays if piece in RANKS[led])
        wins = {owner: 1.0}
        points = sum(self.worth[piece] for _, piece in plays) + self._undealt()
        for seat in self.later:
            response = self.response(seat, led, rank)
            wins = {winner: chance * (1 - response.must_beat) for winner, chance in wins.items()}
            wins[seat] = response.must_beat
            points += response.points
        return TrickForecast(wins, points)

    def _undealt(self) -> float:
        """The expected points of the undealt tile in this trick."""
        dealt = sum(seat.held for seat in self.view.seats) + len(self.plays)
        if self.view.trick_board.finished or dealt == len(TILES) or self.options.undealt_tile is UndealtTile.UNUSED:
            return 0.0
        return self.unseen_points / len(self.reading.out)

    def below(self, suit: Suit, rank: int) -> tuple[float, int]:
        """The share of a suit's tiles in other hands that are below a rank, and what the worst of those are worth."""
        key = suit, rank
        if key not in self._below:
            below = [worth for other, worth in self.outside[suit] if other < rank]
            share = len(below) / len(self.outside[suit]) if below else 0.0
            self._below[key] = share, sum(worth for worth in below if worth >= HIGH_WORTH)
        return self._below[key]

    def response(self, seat: int, led: Suit, rank: int) -> Response:
        """How a seat is expected to play where `rank` is winning: below it if possible, with the most points."""
        key = seat, led, rank
        if key not in self._responses:
            self._responses[key] = self._response(seat, led, rank)
        return self._responses[key]

    def _response(self, seat: int, led: Suit, rank: int) -> Response:
        hand = self.reading.hands[seat]
        void, must_beat = hand.following(TILES_IN[led], _lower(led, rank))
        if void == 1:
            must_beat = 0.0
        high = low = waiting = 0.0
        below: list[int] = []
        above: list[int] = []
        none_above = 1.0
        ranks = RANKS[led]
        for tile, chance in chances(hand).items():
            worth, tile_rank = self.worth[tile], ranks.get(tile)
            if worth >= HIGH_WORTH:
                high += chance * worth
            else:
                low += chance * worth
            if tile_rank is None:
                continue
            if tile_rank > rank:
                above.append(worth)
                none_above *= 1 - chance
            elif worth >= HIGH_WORTH:
                waiting += chance * worth
            else:
                below.append(worth)
        ducking = waiting + _mean(below)
        points = void * (high + min(1.0, low)) + must_beat * _mean(above) + (1 - void - must_beat) * ducking
        return Response(must_beat, 1 - none_above, points)


def _mean(numbers: Collection[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
