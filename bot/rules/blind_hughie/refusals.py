"""The facts of refusals in Blind Hughie and Billitonnen, and which of them apply to a move."""

from bot.rules.blind_hughie.deal import RowMatch
from bot.rules.errors import Fact
from bot.rules.moves import ANY_TIME, Move, Peek, Place, Play, Turn
from bot.rules.pieces import Tile
from bot.rules.refusals import MatchOver, OutOfTurn, RulesEnforced, WrongPhase
from bot.rules.view import Phase


class MustTurn(Fact):
    """Legal: to turn up the rightmost of the row's `count` tiles; with `any_tile` any of them."""

    count: int
    any_tile: bool


class MustPlace(Fact):
    """Legal: the tile that is turned up at either end of the line, which show these numbers."""

    tile: Tile
    left: int
    right: int


class NothingToPlace(Fact):
    """No tile is turned up yet."""


class NoPeeking(Fact):
    """No one looks at a tile in this game before it is turned up."""


class PeekWhileChoosing(Fact):
    """The next tile can be looked at only while the one turned up fits both ends."""


class HasPeeked(Fact):
    """The next tile has been looked at already."""


class NothingToPeekAt(Fact):
    """The next tile lies face up, or with `is_last` there is none."""

    is_last: bool


class NoSuchPlace(Fact):
    """The row of `count` tiles has no such place."""

    count: int
    place: int


class FitsNoEnd(Fact):
    """The tile, which lies face up, fits neither end of the line."""

    tile: Tile
    left: int
    right: int


class MustWait(Fact):
    """The tile, which lies face up, is not the rightmost yet."""

    tile: Tile


class NotNext(Fact):
    """Tiles are turned up from the right."""


class FaceDown(Fact):
    """Only a tile that lies face up can be named."""


def refusal(match: RowMatch, seat: int, move: Move) -> tuple[Fact, ...]:
    """Why a move is not legal, and which moves are."""
    deal = match.deal
    if match.winners is not None:
        return (MatchOver(),)
    if isinstance(move, ANY_TIME):
        return (RulesEnforced(),)
    if seat != deal.seat:
        return (OutOfTurn((deal.seat,)),)
    if deal.waiting is not None:
        return _refusal_while_placing(match, move)
    return _turn_refusal(match, move), MustTurn(len(deal.row), match.options.any_tile)


def _refusal_while_placing(match: RowMatch, move: Move) -> tuple[Fact, ...]:
    deal = match.deal
    if deal.waiting is None or deal.line.ends is None:
        raise ValueError("no tile waits to be placed")
    legal = MustPlace(deal.waiting.tile, *deal.line.ends)
    if not isinstance(move, Peek):
        return (legal,)
    if not match.options.peeks:
        return NoPeeking(), legal
    return HasPeeked() if deal.peeked else NothingToPeekAt(is_last=not deal.row), legal


def _turn_refusal(match: RowMatch, move: Move) -> Fact:
    """Why a move is not legal while a tile is to be turned up."""
    if isinstance(move, Place):
        return NothingToPlace()
    if isinstance(move, Peek):
        return PeekWhileChoosing() if match.options.peeks else NoPeeking()
    if isinstance(move, Turn) and move.place is not None:
        return _place_refusal(match, move.place)
    if isinstance(move, Play):
        return _named_tile_refusal(match, move)
    return WrongPhase(Phase.TURN)


def _place_refusal(match: RowMatch, place: int) -> Fact:
    row, ends = match.deal.row, match.deal.line.ends
    if place > len(row):
        return NoSuchPlace(len(row), place)
    chosen = row[place - 1]
    if chosen.up and (match.options.plays_doubles or match.options.any_tile) and ends is not None:
        return FitsNoEnd(chosen.tile, *ends)
    return MustWait(chosen.tile) if chosen.up else NotNext()


def _named_tile_refusal(match: RowMatch, move: Play) -> Fact:
    for place, row_tile in enumerate(match.deal.row, 1):
        if row_tile.up and row_tile.tile == move.piece:
            return _place_refusal(match, place)
    return FaceDown()
