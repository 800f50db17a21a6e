"""A computer player of then: chooses a legal move from a View. A pure function."""

from random import Random

from bot.rules.moves import Bid, Challenge, Kitty, Move, Pass, Retract
from bot.rules.pieces import Piece
from bot.rules.view import Ask, Phase, View
from tests.benchmark.opponents import (
    black_tile,
    blind_hughie,
    domino_hearts,
    domino_whist,
    dominoes,
    forty_two,
    seventy_nine,
)

EASY = "easy"
NORMAL = "normal"
LEVELS = (EASY, NORMAL)

_DECLARING = (Phase.BID, Phase.KITTY, Phase.TRUMP, Phase.DOUBLES)
_PLAY = {
    "black-tile": black_tile.play,
    "blind-hughie": blind_hughie.play,
    "domino-hearts": domino_hearts.play,
    "domino-whist": domino_whist.play,
    "dominoes": dominoes.play,
    "forty-two": forty_two.play,
    "seventy-nine": seventy_nine.play,
}


def choose(view: View, seed: int, level: str = NORMAL) -> Move:
    """Choose a legal move for the viewer; always the same for the same view, seed and level.

    Easy plays at random, but bids much as normal does, so that deals get played.
    """
    assert view.ask is not None, "the viewer has nothing to decide"
    random, play = Random(seed), _PLAY[view.game]
    if level == NORMAL:
        return play(view, random)
    if view.ask.phase in _DECLARING:
        return (domino_whist.declare_for_easy_level if play is domino_whist.play else play)(view, random)
    if view.ask.pick:
        chosen = random.sample(view.hand, view.ask.pick)
        pieces: list[Piece] = [shown.piece for shown in chosen if shown.piece is not None]
        return Pass(tuple(pieces))
    return random.choice(_cautious_moves(view.ask))


def _cautious_moves(ask: Ask) -> list[Move]:
    """The moves without risk: no bid where passing is legal, no swap, no challenge, no revoke."""
    moves = [choice.move for choice in ask.choices if not choice.revoke]
    for cautious in (Bid(None), Kitty(None), Challenge(None)):
        if cautious in moves:
            return [cautious]
    return [move for move in moves if not isinstance(move, Challenge | Retract)] or moves
