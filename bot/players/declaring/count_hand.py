"""A bidder's knowledge in a count game, the danger of a hand in Nel-O, and the tricks of Sevens."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from bot.players.sampling import chance_of
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.moves import Bid, NameDoubles
from bot.rules.pieces import Piece, Tile, double_set
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.suits import DominoSuits, Doubles, Suit, from_seven
from bot.rules.tricks.bids import PASS, leading
from bot.rules.tricks.counts import WORTHS, CountGame, CountOptions, nel_o_doubles
from bot.rules.tricks.declaring import PLACES
from bot.rules.view import View

GAMES: dict[str, CountGame] = {game.name: game for game in (FORTY_TWO, SEVENTY_NINE)}
KINDS = double_set(6)
RAISING = 0.2  # the extra certainty needed to raise a partner's bid
DEALS = 100  # of the hidden tiles, always the same
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


def likely_bid(view: View, bids: Sequence[Bid], expected: float, spread: float, fair: float, sure: float) -> Bid:
    """The highest bid whose chance is `sure`, else the lowest if its chance is `fair`, else pass. The last bidder never
    bids more than the lowest.
    """
    auction = view.trick_board.auction
    best = leading(auction)
    raises_partner = best is not None and view.side_of(best[0]) == view.side_of(view.viewer or 0)
    more = RAISING if raises_partner else 0.0
    chances = [chance_of(bid.amount or 0, expected, spread) for bid in bids]
    if not bids or chances[0] < fair + more:
        return PASS
    enough = [bid for bid, chance in zip(bids, chances, strict=True) if chance >= sure + more]
    return enough[-1] if enough and len(auction) != len(view.seats) - 1 else bids[0]


def choose_doubles(hand: CountHand) -> NameDoubles:
    """The place of doubles in which my hand is least likely to take a trick."""
    return NameDoubles(min(PLACES, key=lambda doubles: _danger(hand, doubles)))


def least_danger(hand: CountHand) -> float:
    """The danger that a hand takes a trick, with the doubles in the best place that the bidder can choose."""
    is_chosen = hand.options.nel_o_doubles == "bidders_choice"
    places = PLACES if is_chosen else (nel_o_doubles(hand.options),)
    return min(_danger(hand, doubles) for doubles in places)


def _danger(hand: CountHand, doubles: Doubles) -> float:
    """The danger that a hand takes a trick others lead, summed over its tiles, each in its worse suit."""
    ranks, danger = ranks_in(DominoSuits(doubles, None, lead_higher_end=True)), 0
    for tile in hand.tiles:
        dangers: list[float] = []
        for suit in ranks.values():
            if (rank := suit.get(tile)) is not None:
                below = sum(hand.hidden[other] for other in suit if suit[other] < rank)
                above = sum(hand.hidden[other] for other in suit if suit[other] > rank)
                guards = sum(suit.get(other, rank) < rank for other in hand.tiles)
                dangers.append(below / (below + above + 0.5) * 0.6**guards)
        danger += max(dangers)
    return danger


def tricks_taken(distances: Sequence[Sequence[int]], bidder: int) -> list[int]:
    """The tricks each seat takes until the bidder's side (every second seat) loses one.

    `distances` has for each seat its tiles' distances from seven pips, ascending. Each plays its next; the first of
    equal ones takes the trick and leads to the next.
    """
    seats = len(distances)
    tricks, leader = [0] * seats, bidder
    for number in range(len(distances[bidder])):
        order = [(leader + step) % seats for step in range(seats)]
        leader = min(order, key=lambda seat: distances[seat][number])
        tricks[leader] += 1
        if (leader - bidder) % 2:
            break
    return tricks


def chance_of_sevens(hand: CountHand) -> float:
    """The chance that my side takes every trick of Sevens if I lead, over sampled deals of the hidden tiles."""
    own = sorted(map(from_seven, hand.tiles))
    hidden = [from_seven(piece) for piece in hand.hidden.elements()]
    random, made, count = Random(0), 0, len(own)  # noqa: S311 - the same deals each time, so that it is a pure function
    for _ in range(DEALS):
        random.shuffle(hidden)
        others = [sorted(hidden[start : start + count]) for start in range(0, len(hidden), count)]
        tricks = tricks_taken([own, *others], 0)
        made += not sum(tricks[1::2])
    return made / DEALS
