"""Why a move is refused in dominoes, and what is legal instead (rules §7.2)."""

from bot.message import AnyOf, Message
from bot.rules.dominoes.deal import DominoMatch, legal_plays
from bot.rules.moves import Lead, Move, Pass, Play
from bot.rules.pieces import Tile
from bot.rules.view import Phase


def reasons(match: DominoMatch, move: Move) -> tuple[Message, ...]:
    """Why the seat to act cannot make a move, and which moves are legal."""
    deal = match.deal
    if deal.opening is not None:
        may = Message("refused-must-open", tile=deal.opening)
    else:
        may = Message("refused-may-play", tiles=AnyOf(it.piece for it in legal_plays(deal)))
    if isinstance(move, Pass):
        return Message("refused-cannot-pass"), may
    if not isinstance(move, Play | Lead):
        return Message("refused-wrong-phase", phase=Phase.PLAY), may
    tile = move.piece
    if not isinstance(tile, Tile) or tile not in deal.hand(deal.seat):
        return Message("refused-not-held", pieces=AnyOf((tile,))), may
    if not deal.line.ends:
        return (may,) if deal.opening not in (None, tile) else (Message("refused-no-end-yet", tile=tile),)
    ends = deal.line.fits(tile)
    if not ends:
        return Message("refused-fits-nowhere", tile=tile, numbers=AnyOf(deal.line.numbers)), may
    names = AnyOf(Message(f"end-{end}") for end in ends)
    if isinstance(move, Play) and move.end is not None:
        return (Message("refused-wrong-end", tile=tile, ends=names),)
    return (Message("refused-which-end", tile=tile, ends=names),)
