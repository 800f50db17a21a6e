"""A beginner plays better than one who knows no more than the rules: when to bid, what counts, which tile is heavy."""

from random import Random

import pytest

from bot.players.computer import EASY, choose
from bot.rules.moves import ANY_TIME, Bid, Challenge, Kitty, Move, Pass, piece_of
from bot.rules.pieces import Tile
from tests.benchmark.players.duplicate import Margin, Turn, margin
from tests.benchmark.players.rows import ROWS

DEALS, MANY = 6, 400
USUAL = ("black-tile-11", "whist", "hearts", "79-points", "42-marks", "hughie-any-tile", "all-fives-2", "draw-2")
BY_LUCK = ("hughie", "billitonnen")  # hardly anything is decided there
OTHERS = [row.name for row in ROWS if row.name not in (*USUAL, *BY_LUCK)]


def beginner(turn: Turn) -> Move:
    return choose(turn.view, turn.seed, EASY)


def novice(turn: Turn) -> Move:
    """Of dominoes the heaviest tile that fits; else any legal move, but no revoke, swap, nor bid where one may pass."""
    ask, random = turn.view.ask, Random(turn.seed)
    assert ask is not None
    if ask.pick:
        return Pass(tuple(random.sample([shown.piece for shown in turn.view.hand if shown.piece], ask.pick)))
    moves = [it.move for it in ask.choices if not it.revoke and not isinstance(it.move, ANY_TIME)]
    if turn.row.game_name == "dominoes":
        return max(moves, key=lambda move: piece.pips if isinstance(piece := piece_of(move), Tile) else 0)
    cautious = [move for move in (Bid(None), Kitty(None), Challenge(None)) if move in moves]
    return cautious[0] if cautious else random.choice(moves)


@pytest.mark.parametrize("row", USUAL)
def test_a_beginner_beats_a_novice(row: str):
    found = Margin.of(margin(row, beginner, novice, DEALS))
    assert found.mean > found.error


@pytest.mark.soak
@pytest.mark.parametrize("row", OTHERS)
def test_a_beginner_beats_a_novice_in_many_deals(row: str):
    found = Margin.of(margin(row, beginner, novice, MANY))
    assert found.mean > 2 * found.error
