"""Move trees of Blind Hughie and Billitonnen, counted by the program and by brute force: every depth, every end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.options import Partners
from bot.rules.pieces import Tile, double_set
from tests.rules.blind_hughie.brute import Tree
from tests.rules.blind_hughie.scenarios import ANY, BILLITONNEN, DOUBLES, HUGHIE, RowScenario
from tests.rules.perft import Counted

KINDS = {"hughie": HUGHIE, "hughie any": ANY, "billitonnen": BILLITONNEN, "billitonnen doubles": DOUBLES}


class RowsCounted(Counted[RowScenario]):
    def outcome(self, before: RowScenario, after: RowScenario) -> object:
        return after.results[-1].taken, after.results[-1].scored


def brute(kind: str, scenario: RowScenario, deepest: int = 99) -> Tree:
    rows = [[(row_tile.tile.high, row_tile.tile.low, row_tile.up) for row_tile in row] for row in scenario.deal.rows]
    tree = Tree(kind, list(BLIND_HUGHIE.sides(scenario.options, scenario.match.players)), deepest)
    tree.visit(rows, scenario.deal.line.ends, scenario.deal.seat)
    return tree


POSITIONS = [  # and how many positions and ends there are under them, by brute force
    ("hughie", ("2-1", "2-2"), "1-2", (3, 2)),
    ("hughie", ("3-1 5-3 3-2 3-0", "2-1 6-6 6-5 2-0", "4-1 6-3 6-2 5-5"), "", (97, 18)),
    ("hughie", ("3-1 6-2 2-0 3-2", "5-1 6-5 2-2 5-4", "3-0 1-1 0-0 5-2", "4-0 3-3 5-3 2-1"), "", (266, 22)),
    ("hughie any", ("3-2 6-1", "5-4 3-0"), "6-6", (18, 10)),
    ("hughie any", ("2-1 1-0 2-0", "2-2 1-1 0-0"), "", (198, 84)),
    ("hughie any", ("6-5 4-1 6-4", "4-4 6-0", "1-0 5-1"), "4-6", (1583, 448)),
    ("billitonnen", ("2-1 1-0 2-0", "2-2 1-1 0-0"), "", (5, 2)),
    ("billitonnen", ("5-4 4-2 6-6", "4-4 5-2 2-1", "5-5 5-1 4-1"), "5-2", (26, 6)),
    ("billitonnen", ("1-1 5-4 2-5 6-2", "3-3 6-6 1-0", "4-4 2-2 5-0"), "6-3 3-2", (102, 16)),
    ("billitonnen doubles", ("2-2* 1-1* 2-1 3-2", "1-0 2-0 0-0"), "", (39, 8)),
    ("billitonnen doubles", ("5-4 6-6* 5-1 6-1", "3-3* 6-0 1-0", "4-4 2-2* 6-5"), "6-3 3-1", (474, 68)),
    ("billitonnen doubles", ("2-2* 3-3* 4-3 2-0", "1-1 3-2 4-2", "0-0 4-4* 4-0"), "2-2", (2536, 432)),
]


@pytest.mark.parametrize(("kind", "rows", "line", "counts"), POSITIONS)
def test_small_positions(kind: str, rows: tuple[str, ...], line: str, counts: tuple[int, int]) -> None:
    start = KINDS[kind].rows(*rows, line=line)
    tree = brute(kind, start)
    counted = RowsCounted().walk(start)
    counted.check(tree)
    assert (tree.nodes.total(), tree.ends.total()) == counts


def test_partners() -> None:
    partners = HUGHIE.under(partners=Partners.YES)
    start = partners.rows("5-4 4-2 6-6", "4-4 5-2 2-1", "5-5 5-1 4-1", "2-2 6-2 6-5", line="5-2")
    tree = brute("hughie", start)
    counted = RowsCounted().walk(start)
    counted.check(tree)
    assert {len(taken) for taken, _ in tree.ends} == {2}


@settings(max_examples=4, deadline=None)
@given(tiles=st.permutations(double_set(6)), players=st.integers(3, 4), kind=st.sampled_from(sorted(KINDS)))
def test_any_rows(tiles: list[Tile], players: int, kind: str) -> None:
    rows = [" ".join(map(str, tiles[seat * 3 : seat * 3 + 3])) for seat in range(players)]
    start = KINDS[kind].rows(*rows)
    deepest = 5 if kind == "hughie any" else 14
    tree = brute(kind, start, deepest)
    counted = RowsCounted(deepest).walk(start)
    counted.check(tree)
