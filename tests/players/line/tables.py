"""Games of every kind that have a line and rows, and what the tests compare in them: the rules' match, and a deal."""

from itertools import pairwise
from random import Random

from bot.players.line.tiles import NUMBER
from bot.rules.blind_hughie.deal import RowDeal, RowMatch, RowTile
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.line import Layout
from bot.rules.blind_hughie.options import (
    BlindHughieOptions,
    ExposedDouble,
    GoingOut,
    Hands,
    HughieVariant,
    Turning,
)
from bot.rules.copies import updated
from bot.rules.options import Partners
from bot.rules.pieces import Tile, double_set

_ANY = BlindHughieOptions(turn=Turning.ANY)
_BILLITONNEN = BlindHughieOptions(HughieVariant.BILLITONNEN)
TABLES = {
    "two": (BlindHughieOptions(), 2),
    "three, full rows": (BlindHughieOptions(hands=Hands.FULL), 3),
    "four, going out wins ties": (BlindHughieOptions(going_out_wins_ties=GoingOut.YES), 4),
    "partners": (BlindHughieOptions(partners=Partners.YES), 4),
    "any tile, two": (_ANY, 2),
    "any tile, three": (_ANY, 3),
    "any tile, partners": (BlindHughieOptions(turn=Turning.ANY, partners=Partners.YES), 4),
    "Billitonnen, three": (_BILLITONNEN, 3),
    "Billitonnen, four": (_BILLITONNEN, 4),
    "Billitonnen, five": (_BILLITONNEN, 5),
    "open doubles": (BlindHughieOptions(HughieVariant.BILLITONNEN, exposed_double=ExposedDouble.PLAYABLE), 4),
}


def true_rows(match: RowMatch) -> list[list[int]]:
    """The rows as they lie, which no player knows."""
    return [[NUMBER[row_tile.tile] for row_tile in row] for row in match.deal.rows]


def margins_of(match: RowMatch) -> list[float]:
    """Each side's margin in the first deal, by the rules."""
    scored = match.results[0].scored
    return [own - (sum(scored) - own) / (len(scored) - 1) for own in scored]


def trail(dice: Random) -> list[tuple[int, int]]:
    """All tiles of a double-six set in one line."""
    left = {tile: tile for tile in double_set(6)}
    ends = [dice.randrange(7)]
    way: list[int] = []
    while ends:
        here = ends[-1]
        fitting = [tile for tile in left if tile.has(here)]
        if fitting:
            ends.append(left.pop(dice.choice(fitting)).other(here))
        else:
            way.append(ends.pop())
    return list(pairwise(way))


def late_deal(name: str, hidden: int, dice: Random) -> RowMatch:
    """A deal in which few tiles are hidden; all the others are in the line."""
    options, players = TABLES[name]
    tiles = trail(dice)
    rest = [Tile.of(*pair) for pair in tiles[-hidden:]]
    dice.shuffle(rest)
    rows: list[tuple[RowTile, ...]] = [() for _ in range(players)]
    for number, tile in enumerate(rest):
        rows[number % players] += (RowTile(tile),)
    match = BLIND_HUGHIE.start(options, players, bytes(32))
    deal = RowDeal(1, 0, tuple(rows), (), Layout(tuple(tiles[:-hidden])), 0)
    return updated(match, deal=deal)
