"""A Black Tile deal as one seat sees it: what is out, and what should come of a trick if it plays this tile or that."""

from collections.abc import Collection
from dataclasses import dataclass, field
from math import exp
from typing import NamedTuple

from bot.players.reading import Reading, read
from bot.rules.black_tile.game import BLACK_TILE, TILES, BlackTileOptions, UndealtTile
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import DominoSuits, Suit
from bot.rules.view import View

SYSTEM = DominoSuits()
SUITS_OF: dict[Piece, tuple[Suit, ...]] = {tile: SYSTEM.suits_of(tile) for tile in TILES}
RANKS: dict[Suit, dict[Piece, int]] = {
    suit: {tile: SYSTEM.rank(tile, suit) for tile in TILES if suit in SUITS_OF[tile]}
    for suit in (*map(Suit.number, range(7)), Suit.DOUBLES)
}
BIG = 4  # worth from which a player waits for a chance to be rid of a tile


class Answer(NamedTuple):
    """How a seat should answer: the chances that it can only go over, and that it could; the points it should add."""

    over: float
    able: float
    points: float


class Outlook(NamedTuple):
    """What should come of a trick: each seat's chance to win it, and its points."""

    wins: dict[int, float]
    points: float

    @property
    def no_points(self) -> float:
        """The chance that it holds no point at all."""
        return exp(-self.points) if self.points < 1 else 0.0


@dataclass(frozen=True, slots=True)
class Situation:
    """A seat's View of a Black Tile deal, read. Holds what was worked out once."""

    view: View
    options: BlackTileOptions
    me: int
    hand: tuple[Tile, ...]
    plays: tuple[tuple[int, Piece], ...]  # on the table, in the trick being played
    later: tuple[int, ...]  # the seats that play to it after me
    reading: Reading
    worth: dict[Piece, int]
    taken: tuple[int, ...]  # points by side
    outside: dict[Suit, tuple[tuple[int, int], ...]]  # (rank, worth) of the tiles of each suit that others hold
    _answers: dict[tuple[int, Suit, int], Answer] = field(default_factory=dict)

    @classmethod
    def of(cls, view: View) -> "Situation":
        """Raises TypeError where the view is not a seat's, or not of this game."""
        options = view.options
        if view.viewer is None or not isinstance(options, BlackTileOptions):
            raise TypeError("not a seat's view of Black Tile")
        shown = view.trick_board.current_plays
        plays = tuple((seat, one.piece) for seat, one in shown if one.piece is not None)
        count = len(view.seats)
        reading = read(view, TILES, SYSTEM)
        worth: dict[Piece, int] = {tile: BLACK_TILE.worth(options, tile) for tile in TILES}
        return cls(
            view=view,
            options=options,
            me=view.viewer,
            hand=tuple(one.piece for one in view.hand if isinstance(one.piece, Tile)),
            plays=plays,
            later=tuple((view.viewer + step) % count for step in range(1, count - len(plays))),
            reading=reading,
            worth=worth,
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

    def points_out(self) -> int:
        """The points in tiles I have not seen."""
        return sum(self.worth[piece] for piece in self.reading.out)

    def may_shoot(self, side: int) -> bool:
        """Whether no other side has a point yet."""
        return sum(self.taken) == self.taken[side]

    def outlook(self, tile: Tile, led: Suit) -> Outlook:
        """What should come of the trick if I play this tile to it."""
        plays = (*self.plays, (self.me, tile))
        rank, owner = max((RANKS[led][piece], seat) for seat, piece in plays if piece in RANKS[led])
        wins = {owner: 1.0}
        points = sum(self.worth[piece] for _, piece in plays) + self._undealt()
        for seat in self.later:
            answer = self.answer(seat, led, rank)
            wins = {who: chance * (1 - answer.over) for who, chance in wins.items()}
            wins[seat] = answer.over
            points += answer.points
        return Outlook(wins, points)

    def _undealt(self) -> float:
        """The points that the undealt tile should add to this trick."""
        dealt = sum(seat.held for seat in self.view.seats) + len(self.plays)
        if self.view.trick_board.finished or dealt == len(TILES) or self.options.undealt_tile is UndealtTile.UNUSED:
            return 0.0
        return self.points_out() / len(self.reading.out)

    def answer(self, seat: int, led: Suit, rank: int) -> Answer:
        """How a seat should answer where `rank` is winning: it ducks if it can, and gives what is worth most."""
        key = seat, led, rank
        if key not in self._answers:
            self._answers[key] = self._answer(seat, led, rank)
        return self._answers[key]

    def _answer(self, seat: int, led: Suit, rank: int) -> Answer:
        hand = self.reading.hands[seat]
        void, over = hand.following(led, rank, SYSTEM)
        if void == 1:
            over = 0.0
        big = small = waiting = 0.0
        below: list[int] = []
        above: list[int] = []
        none_above = 1.0
        for tile in hand.possible | hand.known:
            worth, chance = self.worth[tile], hand.chance_of(tile)
            place = RANKS[led].get(tile)
            if worth >= BIG:
                big += chance * worth
            else:
                small += chance * worth
            if place is None:
                continue
            if place > rank:
                above.append(worth)
                none_above *= 1 - chance
            elif worth >= BIG:
                waiting += chance * worth
            else:
                below.append(worth)
        ducking = waiting + _mean(below)
        points = void * (big + min(1.0, small)) + over * _mean(above) + (1 - void - over) * ducking
        return Answer(over, 1 - none_above, points)


def _mean(numbers: Collection[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
