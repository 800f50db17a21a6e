"""How the computer plays Blind Hughie and Billitonnen: it remembers every tile that was turned up, and looks ahead.

Nobody knows more of the deal than anybody else. So what a move comes to is its mean over all ways in which the tiles
that nobody has seen may lie.
"""

from collections.abc import Collection
from random import Random

from bot.players.line.playouts import habitual
from bot.players.line.position import Position
from bot.players.line.prospects import prospects_of
from bot.players.line.search import Effort, best
from bot.rules.moves import Move
from bot.rules.view import View
from bot.words.hint.prospects import Prospect

GAME = "blind-hughie"
FORGETTING = 0.25  # the chance that an easy player does not think of a tile that lies face down again
# Each world is a playout or two of 10 to 30 µs: `hard` takes up to about 50 ms of one core, `expert` 300.
EFFORTS = {
    "normal": Effort(worlds=30, playouts=300, ways=30, actions=500, doubt=1.0),
    "hard": Effort(worlds=900, playouts=1250, ways=720, actions=3000, doubt=0.5),
    "expert": Effort(worlds=5000, playouts=7000, ways=5040, actions=15_000, doubt=0.5),
}


def choose(view: View, seed: int, level: str) -> Move:
    """A good move: easy plays by habit and forgets tiles, the other levels look ahead, each further.

    Raises TypeError where the view asks for no move of this game.
    """
    effort = EFFORTS.get(level)
    if effort is None:
        return choose_at_once(view, seed, level)
    position = Position.of(view)
    if len(position.moves) == 1:
        return position.moves[0][0]
    if position.peek is not None:  # it costs nothing
        return position.peek
    index, _ = best(position, effort, Random(seed))  # noqa: S311 - no secret depends on it
    return position.moves[index][0]


def choose_at_once(view: View, seed: int, level: str) -> Move:
    """The move that habit chooses, without looking ahead."""
    if level in EFFORTS:
        position = Position.of(view)
    else:
        random = Random(seed)  # noqa: S311 - no secret depends on it
        position = Position.of(view, lambda: random.random() < FORGETTING)
    if position.peek is not None:
        return position.peek
    index, _ = habitual(position)
    return position.moves[index][0]


def prospects(view: View, worlds: int, seed: int, among: Collection[Move] | None = None) -> tuple[Prospect, ...]:
    """What is to be expected of each of the moves that differ, or of those `among` them, best first; none where the
    viewer is asked nothing. A move that comes to the same as another stands for it.
    """
    if view.ask is None:
        return ()
    position = Position.of(view, first=among or ())
    return prospects_of(position, worlds, Random(seed), among)  # noqa: S311 - no secret depends on it
