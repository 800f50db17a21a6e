"""A computer player: a legal move from a View alone. Pure, so that it can run in another process."""

from collections.abc import Callable
from random import Random

from bot.players import black_tile, blind_hughie, domino_hearts, domino_whist, seventy_nine
from bot.rules.moves import Bid, Challenge, Kitty, Move, Pass, Retract
from bot.rules.pieces import Piece
from bot.rules.view import Ask, Phase, View

EASY = "easy"
NORMAL = "normal"
LEVELS = (EASY, NORMAL)

_GAMES: dict[str, Callable[[View, Random], Move]] = {
    "black-tile": black_tile.play,
    "domino-whist": domino_whist.play,
    "domino-hearts": domino_hearts.play,
    "blind-hughie": blind_hughie.play,
    "seventy-nine": seventy_nine.play,
}
_DECLARING_EASILY = _GAMES | {"domino-whist": domino_whist.play_easily}
_DECLARING = (Phase.BID, Phase.KITTY, Phase.TRUMP, Phase.DOUBLES)


def choose(view: View, seed: int, level: str = NORMAL) -> Move:
    """A legal move for the viewer; the same for the same view, seed and level.

    Easy plays at random, but bids much as normal does: else nobody might ever bid, and no deal be played. In a game
    it has not learnt normal plays at random as well, without recklessness. Raises ValueError where the viewer has
    nothing to decide, or for an unknown level.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level {level!r}; choose one of {', '.join(LEVELS)}")
    if view.ask is None:
        raise ValueError("the viewer has nothing to decide")
    random = Random(seed)  # noqa: S311 - no secret depends on it
    if view.game in _GAMES and level == NORMAL:
        return _GAMES[view.game](view, random)
    if view.game in _GAMES and view.ask.phase in _DECLARING:
        return _DECLARING_EASILY[view.game](view, random)
    if view.ask.pick:
        return _pick(view, view.ask.pick, random if level == EASY else None)
    return random.choice(_modest(view.ask))


def _pick(view: View, count: int, random: Random | None) -> Move:
    """That many pieces of the hand: any with `random`, else those its holder should miss least."""
    if random is not None:
        chosen = random.sample(view.hand, count)
    else:
        chosen = sorted(view.hand, key=lambda shown: -shown.points if shown.penalty else shown.points)[:count]
    pieces: list[Piece] = [shown.piece for shown in chosen if shown.piece is not None]
    return Pass(tuple(pieces))


def _modest(ask: Ask) -> list[Move]:
    """The moves that undertake nothing: no bid where one can pass, no swap, no challenge, no revoke."""
    moves = [choice.move for choice in ask.choices if not choice.revoke]
    for modest in (Bid(None), Kitty(None), Challenge(None)):
        if modest in moves:
            return [modest]
    return [move for move in moves if not isinstance(move, Challenge | Retract)] or moves
