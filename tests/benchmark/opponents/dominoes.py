"""A greedy player of dominoes: the heaviest tile; where plays score, the highest score, and then the heaviest tile."""

from random import Random

from bot.rules.dominoes.line import Line
from bot.rules.dominoes.options import DominoesOptions, Spinner
from bot.rules.dominoes.score import ends_score
from bot.rules.moves import Move, Play
from bot.rules.pieces import Tile
from bot.rules.view import View


def play(view: View, random: Random) -> Move:
    """The heaviest tile, or the highest score; of plays that are equal any."""
    assert view.ask is not None
    moves = [choice.move for choice in view.ask.choices]
    worth = [_worth(view, move) for move in moves]
    return random.choice([move for move, own in zip(moves, worth, strict=True) if own == max(worth)])


def _worth(view: View, move: Move) -> tuple[int, int]:
    assert isinstance(move, Play)
    assert isinstance(move.piece, Tile)
    assert isinstance(view.options, DominoesOptions)
    return ends_score(view.options, line_of(view).after(move.piece, move.end).sum), move.piece.pips


def line_of(view: View) -> Line:
    """The line, laid anew."""
    assert isinstance(view.options, DominoesOptions)
    line = Line(view.options.spinner is Spinner.FIRST_DOUBLE)
    for laid in view.chain_board.laid:
        line = line.after(laid.tile, laid.end)
    return line
