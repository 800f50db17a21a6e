"""How the computer plays Blind Hughie and Billitonnen: it remembers every tile that was turned up, and looks ahead.

All players know the same about the deal. So the value of a move is its mean over all places of the unseen tiles.
"""

from collections.abc import Collection
from random import Random

from bot.players.line.playouts import habitual
from bot.players.line.position import RowPosition
from bot.players.line.prospects import prospects_of
from bot.players.line.search import RowEffort, best
from bot.rules.moves import Move
from bot.rules.view import View
from bot.words.hint.prospects import Prospect

GAME = "blind-hughie"
FORGETTING = 0.25  # the chance that an easy player does not think of a tile that lies face down again
# Each world is a playout or two of 10 to 30 µs: `hard` takes up to about 50 ms of one core, `expert` 300.
EFFORTS = {
    "normal": RowEffort(playouts=50, ways=30, actions=500),
    "hard": RowEffort(playouts=420, ways=720, actions=3000),
    "expert": RowEffort(playouts=2400, ways=5040, actions=15_000),
}


def choose(view: View, seed: int, level: str) -> Move:
    """A good move; easy plays by habit and forgets, others look ahead. Raises TypeError where none is asked for."""
    effort = EFFORTS.get(level)
    if effort is None:
        return choose_at_once(view, seed, level)
    position = RowPosition.of(view)
    if len(position.moves) == 1:
        return position.moves[0][0]
    if position.peek is not None:  # it costs nothing
        return position.peek
    index, _ = best(position, effort, Random(seed))  # noqa: S311 - no secret depends on it
    return position.moves[index][0]


def choose_at_once(view: View, seed: int, level: str) -> Move:
    """The move that habit chooses, without looking ahead."""
    if level in EFFORTS:
        position = RowPosition.of(view)
    else:
        random = Random(seed)  # noqa: S311 - no secret depends on it
        position = RowPosition.of(view, lambda: random.random() < FORGETTING)
    if position.peek is not None:
        return position.peek
    index, _ = habitual(position)
    return position.moves[index][0]


def prospects(view: View, worlds: int, seed: int, among: Collection[Move] | None = None) -> tuple[Prospect, ...]:
    """See `LinePlayer.prospects`. One of several equal moves stands for all."""
    if view.ask is None:
        return ()
    position = RowPosition.of(view, first=among or ())
    return prospects_of(position, worlds, Random(seed), among)  # noqa: S311 - no secret depends on it
