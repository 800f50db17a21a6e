"""Positions of Blind Hughie and Billitonnen set up by hand."""

from bot.rules.blind_hughie.deal import Row, RowDeal, RowMatch, RowTile
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.line import Layout
from bot.rules.blind_hughie.options import BlindHughieOptions, ExposedDouble, Turning, Variant
from bot.rules.game import Match
from bot.rules.moves import parse_move
from bot.rules.pieces import Tile, parse_piece
from tests.rules.say import refusal_of

HUGHIE = BlindHughieOptions()
ANY = BlindHughieOptions(turn=Turning.ANY)
BILLITONNEN = BlindHughieOptions(Variant.BILLITONNEN)
DOUBLES = BlindHughieOptions(Variant.BILLITONNEN, exposed_double=ExposedDouble.PLAYABLE)


def tile(text: str) -> Tile:
    piece = parse_piece(text)
    assert isinstance(piece, Tile)
    return piece


def row(text: str) -> Row:
    """The row of "6-1 3-3* 5-2", left to right; a star marks a tile that lies face up."""
    return tuple(RowTile(tile(word.rstrip("*")), word.endswith("*")) for word in text.split())


def line(text: str) -> Layout:
    """The line of "2-5 5-4", each tile as it lies."""
    return Layout(tuple((int(word[0]), int(word[2])) for word in text.split()))


def position(
    *rows: str, on: str = "", seat: int = 0, options: BlindHughieOptions = HUGHIE, totals: tuple[int, ...] = ()
) -> RowMatch:
    """A deal with these rows and this line in which `seat` is to act, who also started."""
    deal = RowDeal(1, seat, tuple(map(row, rows)), (), line(on), seat)
    sides = len(set(BLIND_HUGHIE.sides(options, len(rows))))
    return Match(options, len(rows), b"\x07" * 32, deal, totals or (0,) * sides)


def played(match: RowMatch, *moves: str) -> RowMatch:
    """The match after moves such as "0 turn" (a seat, and its move)."""
    for one in moves:
        seat, said = one.split(" ", 1)
        match, _ = BLIND_HUGHIE.play(match, int(seat), parse_move(said))
    return match


def refused(match: RowMatch, seat: int, move: str) -> str:
    """The sentence with which a move is refused."""
    return refusal_of(BLIND_HUGHIE, match, seat, move)


def said(row: Row) -> str:
    """A row in the notation that `row` reads."""
    return " ".join(f"{one.tile}{'*' if one.up else ''}" for one in row)


def rows_of(match: RowMatch) -> list[str]:
    """All rows in that notation."""
    return [said(one) for one in match.deal.rows]


def moves(match: RowMatch) -> list[str]:
    """What the seat to act may do."""
    return [str(move) for move in BLIND_HUGHIE.legal(match, match.deal.seat)]
