"""How the computer plays the tiles of a count game: it chooses the tile of highest expected gain.

A tile's gain: the chance that my side takes the trick, times its points, less what the tile would be worth later.
"""

from dataclasses import dataclass
from random import Random

from bot.rules.moves import Lead, Move, Play
from bot.rules.pieces import Tile
from tests.benchmark.opponents.nel_o import nel_o_play
from tests.benchmark.opponents.situations.counts import WORTH, CountSituation

# The weights of the evaluation. The defaults were found by playing such players against each other.
OPPONENTS = 0.9  # the chance that an opponent who can win the trick does
PARTNERS = 0.5  # the same for a partner
GIVING = 2.2  # the points a player adds to a trick of their own side, in means of the unseen tiles
SPARING = 0.3  # and to the other side's trick
LATER = 0.7  # the later worth of a sure winner, as a share of a mean trick
ABOVE = 0.7  # the factor on that for each higher unseen tile
TRUMPED = 0.6  # and while trumps are unseen
DRAWING = 2.0  # the gain from each opponent's trump drawn by the bidding side's lead


def play_tile(situation: CountSituation, moves: list[Move], random: Random) -> Move:
    """Choose a lead or a play."""
    contract = situation.view.trick_board.contract
    if contract is not None and contract.bid.nel_o:
        return nel_o_play(situation, moves, random)
    evaluator = CountEvaluator(situation)
    return max(moves, key=lambda move: (evaluator.gain(move), random.random()))


@dataclass(frozen=True, slots=True)
class CountEvaluator:
    """Estimates what a play gains my side, in points relative to the other side."""

    situation: CountSituation

    def gain(self, move: Move) -> float:
        assert isinstance(move, Lead | Play)
        assert isinstance(move.piece, Tile)
        situation, tile = self.situation, move.piece
        ours = self.chance(tile)
        here = 1 + WORTH[tile] + sum(WORTH[played] for _, played in situation.plays)
        mean = situation.unseen_points / max(1, situation.hidden)
        partners = sum(situation.is_on_my_side(seat) for seat in situation.later)
        others = len(situation.later) - partners
        won = here + mean * (partners * GIVING + others * SPARING)
        lost = here + mean * (others * GIVING + partners * SPARING)
        return ours * won - (1 - ours) * lost - self.later_value(tile) + ours * self.trumps_drawn(tile)

    def chance(self, tile: Tile) -> float:
        """The chance that my side takes the trick if I play this tile."""
        situation = self.situation
        led = situation.suit_led(tile)
        seat, best = situation.winning_play((*situation.plays, (situation.me, tile)), led)
        ours = 1.0 if situation.is_on_my_side(seat) else 0.0
        for seat in situation.later:
            over = situation.can_beat(seat, led, best)
            if situation.is_on_my_side(seat):
                ours += (1 - ours) * over * PARTNERS
            else:
                ours -= ours * over * OPPONENTS
        return ours

    def trumps_drawn(self, tile: Tile) -> float:
        """What my side gains in later tricks by the trumps that opponents must play to this lead."""
        situation, trump = self.situation, self.situation.system.trump
        contract = situation.view.trick_board.contract
        if (
            situation.plays
            or trump is None
            or situation.suit_led(tile) != trump
            or contract is None
            or not situation.is_on_my_side(contract.seat)
        ):
            return 0.0
        out = situation.copies_out(trump)
        return DRAWING * sum(
            1 - situation.none_of(seat, out, trump) for seat in situation.later if not situation.is_on_my_side(seat)
        )

    def later_value(self, tile: Tile) -> float:
        """The expected points that a tile wins later if it is kept."""
        situation = self.situation
        left = len(situation.hand) - 1
        if not left:
            return 0.0
        suit = situation.system.lead_suits(tile)[0]
        sure = ABOVE ** situation.copies_out(suit, above=situation.suits[suit][tile])
        trump = situation.system.trump
        if suit != trump and trump is not None and situation.copies_out(trump):
            sure *= TRUMPED
        rest = situation.unseen_points + sum(WORTH[held] for held in situation.hand)
        return LATER * sure * (1 + rest / (left + 1))
