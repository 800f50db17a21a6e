"""A deal of Domino Whist as one seat sees it in play: who may still beat a tile, and what a tile is worth later."""

from dataclasses import dataclass, field
from functools import lru_cache
from math import prod

from bot.rules.domino_whist.game import DECKS
from bot.rules.domino_whist.options import DominoWhistOptions, WhoseTricks
from bot.rules.pieces import Piece
from bot.rules.suits import DominoSuits, Suit, winner
from bot.rules.view import View
from tests.benchmark.opponents.situations.reading import OtherHand, read
from tests.benchmark.opponents.whist_hand import Hand, RanksIn, ranks


@lru_cache(maxsize=1024)
def _tiles(players: int, trump: Suit | None, suit: Suit, above: int = -1) -> frozenset[Piece]:
    """The tiles of a suit above a rank; without one, all."""
    return frozenset(tile for tile, rank in ranks(players, trump)[suit].items() if rank > above)


@dataclass(frozen=True, slots=True)
class WhistSituation:
    """What a seat's View implies. `plays` are on the table, `later` the seats that play after me, in order.

    The chances of leads are cached: they are asked for again with each move that is considered.
    """

    view: View
    options: DominoWhistOptions
    me: int
    hand: Hand
    system: DominoSuits
    ranks: RanksIn
    plays: tuple[tuple[int, Piece], ...]
    later: tuple[int, ...]
    out: frozenset[Piece]
    others: dict[int, OtherHand]
    _lead_chances: dict[Piece, float] = field(default_factory=dict[Piece, float])

    @classmethod
    def of(cls, view: View) -> "WhistSituation":
        """Read a view. Raises TypeError where it is a bystander's, or of another game."""
        if view.viewer is None or not isinstance(view.options, DominoWhistOptions):
            raise TypeError("not a seat's view of Domino Whist")
        board, count = view.trick_board, len(view.seats)
        system = DominoSuits(trump=board.trump)
        seen = {shown.piece for shown in board.kitty}
        reading = read(view, (tile for tile in DECKS[count] if tile not in seen), system)
        board_plays = board.current_plays
        plays = tuple((seat, piece_view.piece) for seat, piece_view in board_plays if piece_view.piece is not None)
        return cls(
            view=view,
            options=view.options,
            me=view.viewer,
            hand=tuple(piece_view.piece for piece_view in view.hand if piece_view.piece is not None),
            system=system,
            ranks=ranks(count, board.trump),
            plays=plays,
            later=tuple((view.viewer + step) % count for step in range(1, count - len(plays))),
            out=reading.out,
            others=reading.hands,
        )

    def is_on_my_side(self, seat: int) -> bool:
        """Whether a seat is on my side."""
        return self.view.side_of(seat) == self.view.side_of(self.me)

    @property
    def is_declaring(self) -> bool:
        """Whether my side has the contract."""
        contract = self.view.trick_board.contract
        return contract is not None and self.is_on_my_side(contract.seat)

    @property
    def tricks_needed(self) -> int:
        """How many more tricks the contract needs."""
        contract = self.view.trick_board.contract
        if contract is None:
            return 0
        alone = self.options.contract is WhoseTricks.INDIVIDUAL
        seats = (contract.seat,) if alone else self.view.members(self.view.side_of(contract.seat))
        return (contract.bid.amount or 0) - sum(self.view.seats[seat].tricks for seat in seats)

    def wins(self, tile: Piece, led: Suit) -> tuple[float, float]:
        """The chances that my tile wins the trick, and that my partner does."""
        plays = (*self.plays, (self.me, tile))
        owner, best = plays[winner([piece for _, piece in plays], led, self.system)]
        stands = 1.0
        partner = 0.0
        for seat in self.later:
            beats = self.chance_to_beat(self.others[seat], best, led)
            if not self.is_on_my_side(seat):
                stands *= 1 - beats
                partner *= 1 - beats
            elif owner != self.me:  # a partner goes over an opponent's tile, and not over mine
                partner += stands * beats
                stands *= 1 - beats
        if owner == self.me:
            return stands, 0.0
        return 0.0, partner + (stands if self.is_on_my_side(owner) else 0.0)

    def chance_to_beat(self, hand: OtherHand, best: Piece, led: Suit) -> float:
        """The chance that a hand holds a tile that beats the best so far, and may play it."""
        trump = self.system.trump
        suit = trump if trump is not None and trump in self.system.suits_of(best) else led
        players = len(self.view.seats)
        following = _tiles(players, trump, led)
        higher = _tiles(players, trump, suit, above=self.ranks[suit].get(best, -1))
        if suit is led:
            over = 1 - hand.none_of(higher)
            if trump is None or trump is led:
                return over
            ruff = hand.none_of(following) - hand.none_of(following | _tiles(players, trump, trump))
            return over + ruff
        return hand.none_of(following) - hand.none_of(following | higher)

    def lead_wins_chance(self, tile: Piece) -> float:
        """The chance that a tile wins the trick if it is led, in the better of its suits."""
        if tile not in self._lead_chances:
            self._lead_chances[tile] = self._lead_wins_chance(tile)
        return self._lead_chances[tile]

    def _lead_wins_chance(self, tile: Piece) -> float:
        return max(
            prod(
                1 - self.chance_to_beat(hand, tile, suit)
                for seat, hand in self.others.items()
                if not self.is_on_my_side(seat)
            )
            for suit in self.system.suits_of(tile)
        )

    def promise(self, tile: Piece) -> float:
        """What a tile is worth later: less for each higher tile that others hold."""
        trump = self.system.trump
        if trump is not None and tile in self.ranks[trump]:
            return 0.6 + 0.4 * 0.6 ** self._above(tile, trump)
        return max(0.9 * 0.45 ** self._above(tile, suit) for suit in self.system.suits_of(tile))

    def _above(self, tile: Piece, suit: Suit) -> int:
        rank = self.ranks[suit][tile]
        return sum(self.ranks[suit].get(other, -1) > rank for other in self.out)
