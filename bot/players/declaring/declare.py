"""Decisions outside the play by each game's rules of thumb."""

from collections.abc import Callable
from functools import partial

from bot.players.declaring import black_tile, domino_hearts, domino_whist, forty_two, seventy_nine
from bot.rules.moves import Bid, Move
from bot.rules.view import View

_DECLARED: dict[str, Callable[[View], Move]] = {
    "black-tile": black_tile.declare,
    "domino-hearts": domino_hearts.declare,
    "domino-whist": domino_whist.declare,
    "forty-two": forty_two.declare,
    "seventy-nine": seventy_nine.declare,
}
_BY_BEGINNERS: dict[str, Callable[[View], Move]] = {"domino-whist": partial(domino_whist.declare, is_beginner=True)}
_SPECIAL: dict[str, Callable[[View], Bid | None]] = {
    "forty-two": forty_two.special_bid,
    "seventy-nine": seventy_nine.special_bid,
}


def special_bid(view: View) -> Bid | None:
    """The bid for the special contract that suits a hand by rule of thumb; None if none does."""
    found = _SPECIAL.get(view.game)
    return found(view) if found is not None else None


def declare(view: View, *, is_beginner: bool = False) -> Move:
    """The decision of a good player by rule of thumb, or of a beginner."""
    declared = _DECLARED[view.game]
    return _BY_BEGINNERS.get(view.game, declared)(view) if is_beginner else declared(view)
