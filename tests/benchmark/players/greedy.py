"""A player that looks at nothing but pips: `--opponent tests.benchmark.players.greedy:choose`."""

from bot.rules.moves import Move, piece_of
from bot.rules.pieces import Tile
from bot.rules.view import View


def choose(view: View, _seed: int) -> Move:
    """The heaviest domino that fits, and of its places the first one on offer: at trains the own before others."""
    assert view.ask is not None
    return max([choice.move for choice in view.ask.choices], key=_pips)


def _pips(move: Move) -> int:
    piece = piece_of(move)
    return piece.pips if isinstance(piece, Tile) else -1
