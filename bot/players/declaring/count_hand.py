"""A bidder's knowledge in a count game: the hand, the hidden tiles, and the auction so far."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from bot.players.sampling import chance_of
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.moves import Bid
from bot.rules.pieces import Piece, Tile, double_set
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.suits import DominoSuits, Suit
from bot.rules.tricks.bids import PASS, leading
from bot.rules.tricks.counts import WORTHS, CountGame, CountOptions
from bot.rules.view import View

GAMES: dict[str, CountGame] = {game.name: game for game in (FORTY_TWO, SEVENTY_NINE)}
KINDS = double_set(6)
RAISING = 0.2  # the extra certainty needed to raise a partner's bid
WORTH = {tile: WORTHS.get(tile, 0) for tile in KINDS}


def plain_bids(view: View) -> list[Bid]:
    """The bids on offer that are a plain amount, the lowest first."""
    choices = view.ask.choices if view.ask is not None else ()
    openly = [choice.move for choice in choices if choice in view.open_choices]
    return [bid for bid in openly if isinstance(bid, Bid) and bid.special is None and bid.amount is not None]


@cache
def ranks_in(system: DominoSuits) -> dict[Suit, dict[Tile, int]]:
    """The rank of each tile in each suit."""
    found: dict[Suit, dict[Tile, int]] = {}
    for tile in KINDS:
        for suit in system.suits_of(tile):
            found.setdefault(suit, {})[tile] = system.rank(tile, suit)
    return found


@dataclass(frozen=True, slots=True)
class CountHand:
    """A hand, and the number of each tile that others hold."""

    view: View
    options: CountOptions
    tiles: tuple[Tile, ...]
    hidden: Counter[Piece]

    @classmethod
    def of(cls, view: View) -> "CountHand":
        """Read a view. Raises TypeError for a bystander's view or another kind of game."""
        if view.viewer is None:
            raise TypeError("a bystander has no hand")
        options = view.options_as(CountOptions)
        open_hands = [shown for seat in view.seats if seat.seat != view.viewer for shown in seat.shown]
        hidden = Counter(GAMES[view.game].deck(options, len(view.seats)))
        hidden.subtract(shown.piece for shown in (*view.hand, *open_hands) if shown.piece is not None)
        tiles = tuple(shown.piece for shown in view.hand if isinstance(shown.piece, Tile))
        return cls(view, options, tiles, hidden)

    @property
    def is_last_to_bid(self) -> bool:
        """Whether I bid last."""
        return len(self.view.trick_board.auction) == len(self.view.seats) - 1

    @property
    def partner_leads_auction(self) -> bool:
        """Whether the highest bid is my side's."""
        best = leading(self.view.trick_board.auction)
        return best is not None and self.view.side_of(best[0]) == self.view.side_of(self.view.viewer or 0)

    def likely_bid(self, bids: list[Bid], expected: float, spread: float, fair: float, sure: float) -> Bid:
        """The highest bid whose chance is `sure`, else the lowest if its chance is `fair`, else pass. The last bidder
        never bids more than the lowest.
        """
        more = RAISING if self.partner_leads_auction else 0.0
        chances = [chance_of(bid.amount or 0, expected, spread) for bid in bids]
        if not bids or chances[0] < fair + more:
            return PASS
        enough = [bid for bid, chance in zip(bids, chances, strict=True) if chance >= sure + more]
        return enough[-1] if enough and not self.is_last_to_bid else bids[0]
