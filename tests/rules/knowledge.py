"""The pieces that a View really holds, and a match that differs only in the viewer's unknowns."""

import random
import re
from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache, lru_cache
from typing import Any

from bot.rules.blind_hughie.deal import RowDeal, RowMatch, RowTile
from bot.rules.boards import TricksView
from bot.rules.dominoes.deal import DominoDeal, DominoMatch
from bot.rules.dominoes.tiles import members
from bot.rules.game import Match
from bot.rules.mexican_train.deal import TrainDeal, TrainMatch
from bot.rules.pieces import Card, Piece, Tile, parse_piece
from bot.rules.tricks.deal import TrickDeal, TrickMatch, in_order
from bot.rules.view import View
from tests.rules.referee import Referee
from tests.rules.tricks.referee import TrickReferee

WRITTEN = re.compile(r"\b(?:1?[0-9]-1?[0-9]|(?:10|[2-9TJQKA])[CDHS])\b")

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
        if kind is tuple or (kind.__module__ == "bot.message" and isinstance(part, tuple)):
            left.extend(part)
        elif kind is Tile or kind is Card:
            pieces.add(part)
        elif isinstance(part, str):  # a Suit, a Phase or a house rule too
            pieces.update(_named(part))
        elif kind in (TrickDeal, RowDeal, DominoDeal, TrainDeal, Match):
            raise AssertionError("a View holds the match itself")
        elif is_dataclass(kind):
            left.extend([getattr(part, name) for name in _names(kind)])
        else:
            raise AssertionError(f"a View holds a {kind.__name__}")
    return pieces


def printed(value: Any) -> set[Piece]:
    """The pieces that a traceback would show of a value."""
    text = repr(value)
    tiles = {Tile(int(high), int(low)) for high, low in re.findall(r"high=(\d+), low=(\d+)", text)}
    return tiles | {Card(int(rank), suit) for rank, suit in re.findall(r"rank=(\d+), suit='(\w)'", text)}


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(part.name for part in fields(kind))


@lru_cache(maxsize=4096)
def _named(text: str) -> tuple[Piece, ...]:
    return tuple(map(parse_piece, WRITTEN.findall(text)))


def in_view(view: View) -> set[Piece]:
    """The pieces a View shows, but for those of another shuffle: drawn for the first lead, or of the deal before."""
    board = view.board
    if isinstance(board, TricksView):
        board = replace(board, last_of_previous_deal=None)
    return found(replace(view, draws=(), board=board))


OTHER_SEED = b"another seed, of thirty-two bytes"


def elsewhere(match: Match[Any, Any], viewer: int | None, referee: Referee, dice: random.Random) -> Match[Any, Any]:
    """The same match, as far as the viewer can tell: what is hidden from them lies elsewhere, or is something else."""
    if isinstance(referee, TrickReferee):
        knows_unused, offset = referee.sees_unused(viewer), referee.passed()
        return otherwise(match, viewer, offset, dice, knows_unused, referee.open_hands())
    if isinstance(match.deal, RowDeal):
        return other_rows(match, referee.known(viewer), dice)
    if isinstance(match.deal, TrainDeal):
        return other_trains(match, viewer, dice)
    return other_hands(match, viewer, dice)


def otherwise(
    match: TrickMatch,
    viewer: int | None,
    offset: int,
    dice: random.Random,
    knows_unused: bool = False,
    open_hands: Sequence[int] = (),
) -> TrickMatch:
    """Such a match of a trick game."""
    deal, nonsense = match.deal, Tile(9, 9)
    others = [seat for seat in range(match.players) if seat != viewer and seat not in open_hands]
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
    return replace(match, deal=changed, seed=OTHER_SEED)


def other_rows(match: RowMatch, known: set[str], dice: random.Random) -> RowMatch:
    """Such a match of Blind Hughie to someone who knows these tiles."""
    deal = match.deal
    every = (*(place.tile for row in deal.rows for place in row), *deal.unused)
    hidden = [tile for tile in every if str(tile) not in known]
    dice.shuffle(hidden)
    rows = tuple(
        tuple(place if str(place.tile) in known else RowTile(hidden.pop(), place.up) for place in row)
        for row in deal.rows
    )
    return replace(match, deal=replace(deal, rows=rows, unused=tuple(hidden)), seed=OTHER_SEED)


def other_hands(match: DominoMatch, viewer: int | None, dice: random.Random) -> DominoMatch:
    """Such a match of dominoes. Only its holder knows which tile must open; hands that lie open stay."""
    deal = match.deal
    if deal.over:
        return replace(match, seed=OTHER_SEED)
    hidden = [tile for seat, hand in enumerate(deal.hands) if seat != viewer for tile in hand]
    tiles = deal.state.tiles
    hidden += [tiles.tiles[tile] for tile in deal.state.boneyard]
    dice.shuffle(hidden)
    hands = [
        hand if seat == viewer else tuple(sorted((hidden.pop() for _ in hand), reverse=True))
        for seat, hand in enumerate(deal.hands)
    ]
    drawn = tuple((seat, tiles if seat == viewer else hands[seat][: len(tiles)]) for seat, tiles in deal.drawn)
    state = deal.state.copy()
    state.hands, state.boneyard = list(map(tiles.mask, hands)), [tiles.number[tile] for tile in hidden]
    changed = replace(deal, state=state, before=None, drawn=drawn)
    if viewer != deal.seat:
        changed = replace(changed, opening=deal.opening and hands[deal.seat][0])
    return replace(match, deal=changed, seed=OTHER_SEED)


def other_trains(match: TrainMatch, viewer: int | None, dice: random.Random) -> TrainMatch:
    """Such a match of Mexican Train. Only its holder knows a drawn tile; hands that lie open stay."""
    deal = match.deal
    if deal.over:
        return replace(match, seed=OTHER_SEED)
    state, others = deal.state.copy(), [seat for seat in range(match.players) if seat != viewer]
    hidden = [*state.boneyard, *(tile for seat in others for tile in members(state.hands[seat]))]
    dice.shuffle(hidden)
    drawn = list(deal.drawn)
    for seat in others:
        held = [hidden.pop() for _ in deal.hands[seat]]
        state.hands[seat] = sum(1 << tile for tile in held)
        drawn[seat] = drawn[seat] and state.terms.tiles.tiles[held[0]]
        if seat == deal.seat and state.drawn >= 0:
            state.drawn = held[0]
    state.boneyard = hidden
    return replace(match, deal=replace(deal, state=state, drawn=tuple(drawn), before=None), seed=OTHER_SEED)
