"""Why a move is refused in dominoes, and what is legal instead (rules §7.2)."""

from bot.rules.dominoes.deal import DominoMatch, plays
from bot.rules.errors import Fact
from bot.rules.moves import ANY_TIME, End, Lead, Move, Pass, Play
from bot.rules.pieces import Piece, Tile
from bot.rules.refusals import MatchOver, NotHeld, OutOfTurn, RulesEnforced, WrongPhase
from bot.rules.view import Phase


class MustOpen(Fact):
    """Legal: this tile alone, which opens the first deal."""

    tile: Tile


class MayPlay(Fact):
    """Legal: these tiles, which fit the line."""

    tiles: tuple[Piece, ...]


class CannotPass(Fact):
    """A tile fits, so the seat must play: it cannot pass or draw."""


class FitsNowhere(Fact):
    """The tile has none of the open numbers."""

    tile: Piece
    numbers: tuple[int, ...]


class WrongEnd(Fact):
    """The tile does not fit at the end that was named, but at these ends."""

    tile: Piece
    ends: tuple[End, ...]


class WhichEnd(Fact):
    """The tile fits at these ends, and none was named."""

    tile: Piece
    ends: tuple[End, ...]


class NoEndYet(Fact):
    """The line has no ends yet: the first tile is played without one."""

    tile: Piece


def refusal(match: DominoMatch, seat: int, move: Move) -> tuple[Fact, ...]:
    """Why a move is not legal, and which moves are."""
    deal = match.deal
    if deal.over:
        return (MatchOver(),)
    if isinstance(move, ANY_TIME):
        return (RulesEnforced(),)
    if seat != deal.seat:
        return (OutOfTurn((deal.seat,)),)
    legal = tuple(dict.fromkeys(play.piece for play in plays(deal, counted=match.options.scores_plays)))
    may = MustOpen(deal.opening) if deal.opening is not None else MayPlay(legal)
    if isinstance(move, Pass):
        return CannotPass(), may
    if not isinstance(move, Play | Lead):
        return WrongPhase(Phase.PLAY), may
    return _play_refusal(match, move, may)


def _play_refusal(match: DominoMatch, move: Play | Lead, may: Fact) -> tuple[Fact, ...]:
    deal, tile = match.deal, move.piece
    if not isinstance(tile, Tile) or tile not in deal.hands[deal.seat]:
        return NotHeld((tile,)), may
    if not deal.line.ends:
        return (may,) if deal.opening not in (None, tile) else (NoEndYet(tile),)
    ends = deal.line.fits(tile)
    if not ends:
        return FitsNowhere(tile, deal.line.numbers), may
    if isinstance(move, Play) and move.end is not None:
        return (WrongEnd(tile, ends),)
    return (WhichEnd(tile, ends),)
