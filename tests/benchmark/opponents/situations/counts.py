"""A deal of a count game as one seat sees it: the unseen tiles, and the chance that another seat beats a tile."""

from collections import Counter
from dataclasses import dataclass
from functools import cache, cached_property

from bot.rules.boards import PieceView
from bot.rules.pieces import Tile, double_set
from bot.rules.suits import DominoSuits, Suit, winner
from bot.rules.tricks.counts import WORTHS, CountOptions, suits_of_deal
from bot.rules.view import View

KINDS = double_set(6)
WORTH = {tile: WORTHS.get(tile, 0) for tile in KINDS}
Plays = tuple[tuple[int, Tile], ...]


@cache
def ranks_in(system: DominoSuits) -> dict[Suit, dict[Tile, int]]:
    """The tiles of each suit with their rank in it."""
    found: dict[Suit, dict[Tile, int]] = {}
    for tile in KINDS:
        for suit in system.suits_of(tile):
            found.setdefault(suit, {})[tile] = system.rank(tile, suit)
    return found


@dataclass(frozen=True)
class CountSituation:
    """What a seat's View implies. `out` counts the copies of unseen tiles; `later`: the seats yet to play."""

    view: View
    options: CountOptions
    me: int
    hand: tuple[Tile, ...]
    system: DominoSuits
    plays: Plays
    later: tuple[int, ...]
    out: Counter[Tile]
    voids: dict[int, set[Suit]]

    @classmethod
    def of(cls, view: View, copies: int = 1) -> "CountSituation":
        """Read a view of a game with so many copies of each tile.

        Raises TypeError where it is a bystander's, or of a game of another kind.
        """
        options = view.options
        if view.viewer is None or not isinstance(options, CountOptions):
            raise TypeError("not a seat's view of a count game")
        board = view.trick_board
        system = suits_of_deal(options, board.contract, board.trump, board.doubles)
        assert isinstance(system, DominoSuits)
        hand = _tiles(view.hand)
        out = Counter[Tile](KINDS * copies)
        out.subtract(hand)
        voids: dict[int, set[Suit]] = {}
        for trick in board.all_tricks:
            for seat, shown in trick.plays:
                for tile in _tiles((shown,)):
                    out[tile] -= 1
                    if trick.led not in system.suits_of(tile):
                        voids.setdefault(seat, set()).add(trick.led)
        for seat in view.seats:
            if seat.seat != view.viewer:
                out.subtract(_tiles(seat.shown))
        plays = tuple((seat, tile) for seat, shown in board.current_plays for tile in _tiles((shown,)))
        order = [(view.viewer + step) % len(view.seats) for step in range(1, len(view.seats))]
        done = {seat for seat, _ in plays}
        later = tuple(seat for seat in order if seat not in done and not view.seats[seat].out)
        return cls(view, options, view.viewer, hand, system, plays, later, +out, voids)

    @property
    def side(self) -> int:
        return self.view.side_of(self.me)

    @cached_property
    def hidden(self) -> int:
        """How many tiles are unseen."""
        return sum(self.out.values())

    @cached_property
    def unseen_points(self) -> int:
        """The counts among them."""
        return sum(WORTH[tile] * copies for tile, copies in self.out.items())

    @property
    def suits(self) -> dict[Suit, dict[Tile, int]]:
        """The tiles of each suit with their rank in it."""
        return ranks_in(self.system)

    def is_on_my_side(self, seat: int) -> bool:
        return self.view.side_of(seat) == self.side

    def suit_led(self, tile: Tile) -> Suit:
        """The suit led to the trick on the table, or the suit a tile would be led as."""
        return self.view.trick_board.led or self.system.lead_suits(tile)[0]

    def winning_play(self, plays: Plays, led: Suit) -> tuple[int, Tile]:
        """The play that wins the trick so far."""
        return plays[winner([tile for _, tile in plays], led, self.system)]

    def copies_out(self, suit: Suit, above: int | None = None, below: int | None = None) -> int:
        """How many unseen tiles a suit has, above or below a rank."""
        return sum(
            self.out[tile]
            for tile, rank in self.suits.get(suit, {}).items()
            if (above is None or rank > above) and (below is None or rank < below)
        )

    def none_of(self, seat: int, copies: int, suit: Suit) -> float:
        """The chance that a seat holds none of so many tiles of a suit."""
        if not copies or suit in self.voids.get(seat, ()):
            return 1.0
        return max(0.0, 1 - self.view.seats[seat].held / max(1, self.hidden)) ** copies

    def can_beat(self, seat: int, led: Suit, best: Tile) -> float:
        """The chance that a seat can legally beat the winning tile."""
        trump = self.system.trump
        trumped = trump is not None and trump in self.system.suits_of(best)
        rank = self.suits[trump if trumped and trump else led][best]
        if led == trump:
            return 1 - self.none_of(seat, self.copies_out(led, above=rank), led)
        over = 0.0 if trumped else 1 - self.none_of(seat, self.copies_out(led, above=rank), led)
        if trump is None:
            return over
        void = self.none_of(seat, self.copies_out(led), led)
        trumps = self.copies_out(trump, above=rank if trumped else None)
        return min(1.0, over + void * (1 - self.none_of(seat, trumps, trump)))

    def must_beat(self, seat: int, led: Suit, best: Tile) -> float:
        """The chance that a seat must follow and can only beat the winning tile, where there is no trump."""
        rank = self.suits[led][best]
        nothing_below = self.none_of(seat, self.copies_out(led, below=rank) + self._equal(led, rank), led)
        return max(0.0, nothing_below - self.none_of(seat, self.copies_out(led), led))

    def _equal(self, suit: Suit, rank: int) -> int:
        return sum(self.out[tile] for tile, other_rank in self.suits[suit].items() if other_rank == rank)


def _tiles(shown: tuple[PieceView, ...]) -> tuple[Tile, ...]:
    return tuple(piece_view.piece for piece_view in shown if isinstance(piece_view.piece, Tile))
