"""How the computer plays Seventy-Nine: what a hand should take with each trump, then each tile by what it should gain.

A tile's gain: how likely my side takes the trick, what is in it, and what the tile would be worth later on.
"""

from dataclasses import dataclass
from random import Random

from bot.players.seventy_nine_bids import bid, choose_doubles, choose_trump
from bot.players.seventy_nine_nel_o import nel_o_play
from bot.players.seventy_nine_situation import WORTH, Situation
from bot.rules.moves import Lead, Move, Play
from bot.rules.pieces import Tile
from bot.rules.view import Phase, View


@dataclass(frozen=True, slots=True)
class Style:
    """How much things count. The defaults were found by deals of such players against each other."""

    opponents: float = 0.9  # how far opponents go over when they can
    partners: float = 0.5  # how far partners do
    giving: float = 2.2  # what a side gives to its own trick, by the mean of the tiles out
    sparing: float = 0.3  # and to the others' trick
    later: float = 0.7  # the part of a mean trick that a tile sure to win is worth later
    above: float = 0.7  # what is left of that with each higher tile that is out
    trumped: float = 0.6  # and while there are trumps out
    drawing: float = 2.0  # an opponent's trump that falls to the bidding side's lead


STYLE = Style()


def play(view: View, random: Random, style: Style = STYLE) -> Move:
    """The move of a seat that is asked for one. Raises TypeError for a view of another kind."""
    now = Situation.of(view)
    moves = [choice.move for choice in view.ask.choices] if view.ask is not None else []
    if view.phase is Phase.BID:
        return bid(now, moves)
    if view.phase is Phase.TRUMP:
        return choose_trump(now.hand)
    if view.phase is Phase.DOUBLES:
        return choose_doubles(now)
    contract = view.trick_board.contract
    if contract is not None and contract.bid.nel_o:
        return nel_o_play(now, moves, random)
    judge = Judge(now, style)
    return max(moves, key=lambda move: (judge.gain(move), random.random()))


@dataclass(frozen=True, slots=True)
class Judge:
    """Says what a play should gain, in points more than the other side's."""

    now: Situation
    style: Style

    def gain(self, move: Move) -> float:
        if not isinstance(move, Lead | Play) or not isinstance(move.piece, Tile):
            raise TypeError(f"{move} plays no tile")
        now, style, tile = self.now, self.style, move.piece
        ours = self.chance(tile)
        here = 1 + WORTH[tile] + sum(WORTH[one] for _, one in now.plays)
        mean = now.points_out / max(1, now.hidden)
        partners = sum(now.mine(seat) for seat in now.later)
        others = len(now.later) - partners
        won = here + mean * (partners * style.giving + others * style.sparing)
        lost = here + mean * (others * style.giving + partners * style.sparing)
        return ours * won - (1 - ours) * lost - self.worth_later(tile) + ours * self.drawn(tile)

    def chance(self, tile: Tile) -> float:
        """How likely my side takes the trick if I play this tile to it."""
        now, style = self.now, self.style
        led = now.led_by(tile)
        seat, best = now.best((*now.plays, (now.me, tile)), led)
        ours = 1.0 if now.mine(seat) else 0.0
        for seat in now.later:
            over = now.can_beat(seat, led, best)
            if now.mine(seat):
                ours += (1 - ours) * over * style.partners
            else:
                ours -= ours * over * style.opponents
        return ours

    def drawn(self, tile: Tile) -> float:
        """What my side gains in later tricks by the trumps that opponents must play to this lead."""
        now, trump = self.now, self.now.system.trump
        contract = now.view.trick_board.contract
        if now.plays or trump is None or now.led_by(tile) != trump or contract is None or not now.mine(contract.seat):
            return 0.0
        out = now.copies_out(trump)
        return self.style.drawing * sum(1 - now.none_of(seat, out, trump) for seat in now.later if not now.mine(seat))

    def worth_later(self, tile: Tile) -> float:
        """What a tile should win later on if it stays in the hand."""
        now, style = self.now, self.style
        left = len(now.hand) - 1
        if not left:
            return 0.0
        suit = now.system.lead_suits(tile)[0]
        sure = style.above ** now.copies_out(suit, above=now.suits[suit][tile])
        trump = now.system.trump
        if suit != trump and trump is not None and now.copies_out(trump):
            sure *= style.trumped
        rest = now.points_out + sum(WORTH[one] for one in now.hand)
        return style.later * sure * (1 + rest / (left + 1))
