"""Blind Hughie and Billitonnen set up by hand, and the house rules that several tests begin with."""

from dataclasses import dataclass
from typing import Self

from bot.rules.blind_hughie.deal import Layout, RowDeal, RowTile, TileRow
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.options import BlindHughieOptions
from bot.rules.pieces import Tile, parse_piece
from tests.rules.scenario import Scenario


@dataclass(frozen=True)
class RowScenario(Scenario[RowDeal]):
    def rows(self, *rows: str, layout: str = "", seat: int = 0, totals: tuple[int, ...] = ()) -> Self:
        """A deal with these rows and this layout, such as "2-5 5-4", in which `seat` is to act, who also started."""
        laid = Layout(tuple((int(tile[0]), int(tile[2])) for tile in layout.split()))
        return self.position(RowDeal(1, seat, tuple(map(parse_row, rows)), (), laid, seat), len(rows), totals)

    @property
    def row_notation(self) -> list[str]:
        return [" ".join(f"{place.tile}{'*' if place.up else ''}" for place in row) for row in self.deal.rows]


def tile(text: str) -> Tile:
    piece = parse_piece(text)
    assert isinstance(piece, Tile)
    return piece


def parse_row(text: str) -> TileRow:
    """The row of "6-1 3-3* 5-2", left to right; a star marks a tile that lies face up."""
    return tuple(RowTile(tile(word.rstrip("*")), word.endswith("*")) for word in text.split())


HUGHIE = RowScenario(BLIND_HUGHIE)
ANY = RowScenario(BLIND_HUGHIE, BlindHughieOptions(turn="any"))
BILLITONNEN = RowScenario(BLIND_HUGHIE, BlindHughieOptions("billitonnen"))
DOUBLES = BILLITONNEN.under(exposed_double="playable")
