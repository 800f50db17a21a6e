"""How the computer plays the tiles of a count game: it chooses the tile of highest expected gain.

A tile's gain: the chance that my side takes the trick, times its points, less what the tile would be worth later.
"""

from dataclasses import dataclass
from random import Random

from bot.rules.moves import Lead, Move, Play
from bot.rules.pieces import Tile
from tests.benchmark.opponents.nel_o import nel_o_play
from tests.benchmark.opponents.situations.counts import WORTH, CountSituation


@dataclass(frozen=True, slots=True)
class CountStyle:
    """The weights of the evaluation. The defaults were found by playing such players against each other."""

    opponents: float = 0.9  # the chance that an opponent who can win the trick does
    partners: float = 0.5  # the same for a partner
    giving: float = 2.2  # the points a player adds to a trick of their own side, in means of the unseen tiles
    sparing: float = 0.3  # and to the other side's trick
    later: float = 0.7  # the later worth of a sure winner, as a share of a mean trick
    above: float = 0.7  # the factor on that for each higher unseen tile
    trumped: float = 0.6  # and while trumps are unseen
    drawing: float = 2.0  # the gain from each opponent's trump drawn by the bidding side's lead


STYLE = CountStyle()


def play_tile(situation: CountSituation, moves: list[Move], random: Random, style: CountStyle = STYLE) -> Move:
    """Choose a lead or a play."""
    contract = situation.view.trick_board.contract
    if contract is not None and contract.bid.nel_o:
        return nel_o_play(situation, moves, random)
    evaluator = CountEvaluator(situation, style)
    return max(moves, key=lambda move: (evaluator.gain(move), random.random()))


@dataclass(frozen=True, slots=True)
class CountEvaluator:
    """Estimates what a play gains my side, in points relative to the other side."""

    situation: CountSituation
    style: CountStyle

    def gain(self, move: Move) -> float:
        if not isinstance(move, Lead | Play) or not isinstance(move.piece, Tile):
            raise TypeError(f"{move} plays no tile")
        situation, style, tile = self.situation, self.style, move.piece
        ours = self.chance(tile)
        here = 1 + WORTH[tile] + sum(WORTH[played] for _, played in situation.plays)
        mean = situation.unseen_points / max(1, situation.hidden)
        partners = sum(situation.is_on_my_side(seat) for seat in situation.later)
        others = len(situation.later) - partners
        won = here + mean * (partners * style.giving + others * style.sparing)
        lost = here + mean * (others * style.giving + partners * style.sparing)
        return ours * won - (1 - ours) * lost - self.later_value(tile) + ours * self.trumps_drawn(tile)

    def chance(self, tile: Tile) -> float:
        """The chance that my side takes the trick if I play this tile."""
        situation, style = self.situation, self.style
        led = situation.suit_led(tile)
        seat, best = situation.winning_play((*situation.plays, (situation.me, tile)), led)
        ours = 1.0 if situation.is_on_my_side(seat) else 0.0
        for seat in situation.later:
            over = situation.can_beat(seat, led, best)
            if situation.is_on_my_side(seat):
                ours += (1 - ours) * over * style.partners
            else:
                ours -= ours * over * style.opponents
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
        return self.style.drawing * sum(
            1 - situation.none_of(seat, out, trump) for seat in situation.later if not situation.is_on_my_side(seat)
        )

    def later_value(self, tile: Tile) -> float:
        """The expected points that a tile wins later if it is kept."""
        situation, style = self.situation, self.style
        left = len(situation.hand) - 1
        if not left:
            return 0.0
        suit = situation.system.lead_suits(tile)[0]
        sure = style.above ** situation.copies_out(suit, above=situation.suits[suit][tile])
        trump = situation.system.trump
        if suit != trump and trump is not None and situation.copies_out(trump):
            sure *= style.trumped
        rest = situation.unseen_points + sum(WORTH[held] for held in situation.hand)
        return style.later * sure * (1 + rest / (left + 1))
