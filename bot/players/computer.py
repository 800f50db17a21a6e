"""Choose a legal move from a View. Pure functions, so that they can run in another process."""

from random import Random

from bot.players.knowledge import KNOWLEDGE, PLAYERS
from bot.players.levels import EASY, EXPERT, HARD, LEVELS, NORMAL
from bot.players.search.contracts import choose_bid, choose_named
from bot.players.search.knowledge import is_settled
from bot.players.search.passing import choose_pass, is_passed_by_search
from bot.players.search.playing import TrickEffort, by_policy, by_search
from bot.rules.moves import Bid, Challenge, Kitty, Move, Pass, Retract
from bot.rules.view import Ask, Phase, View

EFFORTS = {
    NORMAL: TrickEffort(3_000, near=0.05),
    HARD: TrickEffort(27_000),
    EXPERT: TrickEffort(250_000, reads=True),
}
DECLARING = {NORMAL: 50, HARD: 50, EXPERT: 240}  # worlds played out to bid; twice as many to name trump
DOUBT = {NORMAL: 1.0, HARD: 0.0, EXPERT: 0.0}  # standard errors by which a bid must beat a lower one
_PLAYED, _NAMED = (Phase.OPENING, Phase.PLAY), (Phase.TRUMP, Phase.DOUBLES)


def choose(view: View, seed: int, level: str = NORMAL) -> Move:
    """Choose a legal move for the viewer. The same view, seed and level give the same move.

    Raises ValueError if the viewer has nothing to decide, and for an unknown level.
    """
    random, _ = _checked(view, seed, level)
    if view.game in PLAYERS:
        return PLAYERS[view.game].choose(view, seed, level)
    knowledge = KNOWLEDGE.get(view.game)
    if level == EASY or knowledge is None:
        return choose_at_once(view, seed, level)
    if view.phase is Phase.BID:
        return knowledge.special_bid(view) or choose_bid(view, knowledge, random, DECLARING[level], DOUBT[level])
    if view.phase in _NAMED:
        return choose_named(view, knowledge, random, 2 * DECLARING[level])
    if level != NORMAL and is_passed_by_search(view, knowledge):  # too many choices for the effort of `normal`
        return choose_pass(view, knowledge, random, EFFORTS[level].cost)
    if view.phase not in _PLAYED or is_settled(view):
        return choose_at_once(view, seed, level)
    return by_search(view, knowledge, random, EFFORTS[level])


def choose_at_once(view: View, seed: int, level: str = NORMAL) -> Move:
    """Choose without a search, for beginners and where nobody can wait. Moves in unknown games are random."""
    random, ask = _checked(view, seed, level)
    if view.game in PLAYERS:
        return PLAYERS[view.game].choose_at_once(view, seed, level)
    knowledge = KNOWLEDGE.get(view.game)
    if knowledge is not None:
        if is_settled(view) and view.phase in _PLAYED:
            return ask.choices[0].move
        if view.phase in _PLAYED:
            return by_policy(view, knowledge, random, is_beginner=level == EASY)
        return knowledge.declare(view, is_beginner=level == EASY)
    if ask.pick:  # the worst pieces of the hand
        chosen = sorted(view.hand, key=lambda shown: -shown.points if shown.penalty else shown.points)[: ask.pick]
        return Pass(tuple([shown.piece for shown in chosen if shown.piece is not None]))
    moves = [choice.move for choice in ask.choices if not choice.revoke]
    for cautious in (Bid(None), Kitty(None), Challenge(None)):
        if cautious in moves:
            return cautious
    return random.choice([move for move in moves if not isinstance(move, Challenge | Retract)] or moves)


def _checked(view: View, seed: int, level: str) -> tuple[Random, Ask]:
    if level not in LEVELS:
        raise ValueError(f"there is no level {level!r}; choose one of {', '.join(LEVELS)}")
    if view.ask is None:
        raise ValueError("the viewer has nothing to decide")
    return Random(seed), view.ask  # noqa: S311 - no secret depends on it
