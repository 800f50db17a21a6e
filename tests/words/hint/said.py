"""What is to be expected of moves, written in short, and what is said of them."""

from bot.rules.moves import parse_move
from bot.rules.view import View
from bot.words.facts.prospects import Prospect
from bot.words.hint.hint import hint_text
from tests.rules.black_tile.scenarios import ELEVEN

name = ("Ann", "Bo", "Cy", "Dee").__getitem__
BLACK_TILE = ELEVEN.hands("6-6 5-4 3-0 2-1", "6-3 6-0 2-2 0-0", "6-4 6-2 1-0 5-1", "5-5 5-3 4-1 2-0")
SECOND = BLACK_TILE.play("0 lead 6-6 as 6").view(1)


def prospect(
    move: str, less: float = 0.0, error: float = 0.1, *, takes: float | None = None, points: float = 0.0,
    made: float | None = None, own_moon: float = 0.0, other_moon: float = 0.0,
) -> Prospect:  # fmt: skip
    """What is to be expected of a move that is so much worse than the best."""
    behind = (less, error) if less else (0.0, 0.0)
    return Prospect(parse_move(move), -less, 0.5, behind, takes, points, made, own_moon, other_moon)


def lines(view: View, *prospects: Prospect) -> list[str]:
    """The verdict and the reasons; the last line, which says where they come from, is always the same."""
    *told, tried = hint_text(view, prospects, name).splitlines()
    assert tried == "-# Tried out in deals that fit what you have seen; people may play differently."
    assert len(told) <= 3
    return told
