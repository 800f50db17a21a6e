"""Positions of Black Tile set up by hand."""

from bot.rules.black_tile.game import BLACK_TILE, BlackTileMatch, BlackTileOptions
from bot.rules.game import Match
from bot.rules.moves import parse_move
from bot.rules.tricks.deal import TrickDeal, in_order
from bot.rules.view import Phase
from tests.rules.say import pieces, refusal_of

_ORDINARY = BlackTileOptions()


def position(
    *hands: str,
    phase: Phase = Phase.PLAY,
    first: int = 0,
    undealt: str = "",
    options: BlackTileOptions = _ORDINARY,
    totals: tuple[int, ...] | None = None,
) -> BlackTileMatch:
    """A deal with these hands in which `first` is to lead, or first player while tiles are passed."""
    players = len(hands)
    held = tuple(in_order(pieces(hand)) for hand in hands)
    deal = TrickDeal(1, first, held, held, pieces(undealt), first, phase, (None,) * players)
    sides = len(set(BLACK_TILE.sides(options, players)))
    return Match(options, players, b"\x07" * 32, deal, totals or (0,) * sides)


def played(match: BlackTileMatch, *moves: str) -> BlackTileMatch:
    """The match after moves such as "0 lead 6-4 as 4" (a seat, and its move)."""
    for line in moves:
        seat, said = line.split(" ", 1)
        match, _ = BLACK_TILE.play(match, int(seat), parse_move(said))
    return match


def refused(match: BlackTileMatch, seat: int, move: str) -> str:
    """The sentence with which a move is refused."""
    return refusal_of(BLACK_TILE, match, seat, move)
