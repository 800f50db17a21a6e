"""What a View really holds, and a match that differs only in what its viewer cannot know."""

import random
import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any

from bot.rules.blind_hughie.deal import RowDeal
from bot.rules.dominoes.deal import DominoDeal
from bot.rules.game import Match
from bot.rules.pieces import Card, Piece, Tile, parse_piece
from bot.rules.tricks.deal import TrickDeal, TrickMatch, in_order
from bot.rules.view import View

WRITTEN = re.compile(r"\b(?:[0-9]-[0-9]|(?:10|[2-9TJQKA])[CDHS])\b")

SILENT = {int, bool, type(None)}


def found(value: Any) -> set[Piece]:
    """Every piece anywhere in a value or named in its texts; what has no place in a View is an error."""
    pieces = set[Piece]()
    left = [value]
    while left:
        part = left.pop()
        kind = type(part)
        if kind in SILENT:
            continue
        if kind is tuple:
            left.extend(part)
        elif kind is Tile or kind is Card:
            pieces.add(part)
        elif isinstance(part, str):  # a Suit, a Phase or a house rule too
            pieces.update(_named(part))
        elif kind in (TrickDeal, RowDeal, DominoDeal, Match):
            raise AssertionError("a View holds the match itself")
        elif is_dataclass(kind):
            left.extend(_parts(kind)(part))
        else:
            raise AssertionError(f"a View holds a {kind.__name__}")
    return pieces


def printed(value: Any) -> set[Piece]:
    """The dominoes that a traceback would show of a value."""
    return {Tile(int(high), int(low)) for high, low in re.findall(r"high=(\d), low=(\d)", repr(value))}


@cache
def _parts(kind: Any) -> Callable[[Any], tuple[Any, ...]]:
    """A function that gives the values of all fields of a dataclass."""
    names = [part.name for part in fields(kind)]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


@lru_cache(maxsize=4096)
def _named(text: str) -> tuple[Piece, ...]:
    return tuple(map(parse_piece, WRITTEN.findall(text)))


def in_view(view: View) -> set[Piece]:
    """The pieces a View shows, but for those of another shuffle: drawn for the first lead, or of the deal before."""
    board = view.tricks and replace(view.tricks, last_of_previous_deal=None)
    return found(replace(view, draws=(), tricks=board))


def otherwise(
    match: TrickMatch, viewer: int | None, offset: int, dice: random.Random, knows_unused: bool = False
) -> TrickMatch:
    """The same match, as far as the viewer can tell: what is hidden from them lies elsewhere, or is something else."""
    deal, nonsense = match.deal, Tile(9, 9)
    others = [seat for seat in range(match.players) if seat != viewer]
    pool = [piece for seat in others for piece in deal.hands[seat]]
    pool += [] if knows_unused else deal.unused
    dice.shuffle(pool)
    hands, dealt, chosen = list(deal.hands), list(deal.dealt), list(deal.chosen)
    giver = None if viewer is None or None in chosen else (viewer - offset) % match.players
    for seat in others:
        hands[seat] = in_order(pool.pop() for _ in hands[seat])
        dealt[seat] = (nonsense,) * len(dealt[seat])
        if seat != giver:
            chosen[seat] = chosen[seat] and (nonsense,) * 3
    unused = deal.unused if knows_unused else tuple(pool)
    changed = replace(deal, hands=tuple(hands), dealt=tuple(dealt), chosen=tuple(chosen), unused=unused)
    return replace(match, deal=changed, seed=b"another seed, of thirty-two bytes")
