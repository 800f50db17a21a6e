"""A computer player: chooses a legal move from a View. A pure function, so that it can run in another process."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Protocol, cast

from bot.rules.moves import Bid, Challenge, Kitty, Move, Pass, Retract
from bot.rules.pieces import Piece
from bot.rules.view import Ask, Phase, View

EASY = "easy"
NORMAL = "normal"
LEVELS = (EASY, NORMAL)

_DECLARING = (Phase.BID, Phase.KITTY, Phase.TRUMP, Phase.DOUBLES)


class Knowledge(Protocol):
    """The module of a game that chooses good moves in it. Without one, moves are chosen at random and cautiously.

    It may also have `declare_for_easy_level`: what an easy player bids, swaps or names, where that differs.
    """

    def play(self, view: View, random: Random) -> Move:
        """A good move for the viewer."""
        ...


def choose(view: View, seed: int, level: str = NORMAL) -> Move:
    """Choose a legal move for the viewer; always the same for the same view, seed and level.

    Easy plays at random, but bids much as normal does, so that deals get played. In a game without a module, normal
    plays at random as well, but makes no risky bids or challenges. Raises ValueError where the viewer has nothing to
    decide, or for an unknown level.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level {level!r}; choose one of {', '.join(LEVELS)}")
    if view.ask is None:
        raise ValueError("the viewer has nothing to decide")
    random = Random(seed)
    knowledge = _knowledge_of(view.game)
    if knowledge is not None and level == NORMAL:
        return knowledge.play(view, random)
    if knowledge is not None and view.ask.phase in _DECLARING:
        return getattr(knowledge, "declare_for_easy_level", knowledge.play)(view, random)
    if view.ask.pick:
        return _pick(view, view.ask.pick, random if level == EASY else None)
    return random.choice(_cautious_moves(view.ask))


@cache
def _knowledge_of(game: str) -> Knowledge | None:
    name = f"{__package__}.{game.replace('-', '_')}"
    return cast("Knowledge", import_module(name)) if find_spec(name) else None


def _pick(view: View, count: int, random: Random | None) -> Move:
    """Pass `count` pieces of the hand: any with `random`, else those of least use to it."""
    if random is not None:
        chosen = random.sample(view.hand, count)
    else:
        chosen = sorted(view.hand, key=lambda shown: -shown.points if shown.penalty else shown.points)[:count]
    pieces: list[Piece] = [shown.piece for shown in chosen if shown.piece is not None]
    return Pass(tuple(pieces))


def _cautious_moves(ask: Ask) -> list[Move]:
    """The moves without risk: no bid where passing is legal, no swap, no challenge, no revoke."""
    moves = [choice.move for choice in ask.choices if not choice.revoke]
    for cautious in (Bid(None), Kitty(None), Challenge(None)):
        if cautious in moves:
            return [cautious]
    return [move for move in moves if not isinstance(move, Challenge | Retract)] or moves
