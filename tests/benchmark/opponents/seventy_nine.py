"""How the computer plays Seventy-Nine: it bids the points it expects, and plays as in any count game."""

from random import Random

from bot.rules.moves import Move
from bot.rules.view import Phase, View
from tests.benchmark.opponents.count_play import play_tile
from tests.benchmark.opponents.nel_o import choose_doubles
from tests.benchmark.opponents.seventy_nine_bids import bid, choose_trump
from tests.benchmark.opponents.situations.counts import CountSituation


def play(view: View, random: Random) -> Move:
    """Choose a move for the viewer, who has to act."""
    situation = CountSituation.of(view, copies=2)
    moves = [choice.move for choice in view.ask.choices] if view.ask is not None else []
    if view.phase is Phase.BID:
        return bid(situation, moves)
    if view.phase is Phase.TRUMP:
        return choose_trump(situation.hand)
    if view.phase is Phase.DOUBLES:
        return choose_doubles(situation)
    return play_tile(situation, moves, random)
