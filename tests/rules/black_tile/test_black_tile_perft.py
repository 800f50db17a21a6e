"""Move trees of small positions, counted by the program and by brute force: every depth, and every final count."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.black_tile.game import UndealtTile, Variant
from bot.rules.pieces import Tile, double_set
from bot.rules.view import Phase
from tests.rules.black_tile import brute as brute_black_tile
from tests.rules.black_tile.brute import Tree
from tests.rules.black_tile.scenarios import ELEVEN, PARTNERS
from tests.rules.perft import Counted
from tests.rules.scenario import TrickScenario

THIRTY = ELEVEN.under(variant=Variant.THIRTY)
UNUSED = ELEVEN.under(undealt_tile=UndealtTile.UNUSED)


def brute(scenario: TrickScenario, deepest: int = 99, variant: int = 11) -> Tree:
    hands = [plain(hand) for hand in scenario.deal.hands]
    undealt = plain(scenario.deal.unused) if scenario.options.undealt_tile is UndealtTile.FIRST_TRICK_WINNER else []
    return Tree(variant, hands, undealt, deepest)


def plain(hand: tuple[object, ...]) -> list[brute_black_tile.Tile]:
    return [(int(str(tile)[0]), int(str(tile)[2])) for tile in hand]


@pytest.mark.parametrize("leader", [0, 1, 2])
@pytest.mark.parametrize("game", [ELEVEN, THIRTY, UNUSED], ids=["11", "30", "unused"])
def test_the_last_tiles_of_three(game: TrickScenario, leader: int) -> None:
    start = game.hands("3-3 0-0", "6-3 5-0", "6-6 3-0", first=leader, unused="1-1")
    counted = Counted().walk(start)
    tree = brute(start, variant=int(game.options.variant)).from_play(leader)
    counted.check(tree)
    assert len(counted.ends) > 1


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_opening_of_three(first: int) -> None:
    start = ELEVEN.hands("6-4 3-3 0-0", "6-3 4-4 5-0", "6-6 3-0 4-1", phase=Phase.OPENING, first=first, unused="3-1")
    counted = Counted().walk(start)
    tree = brute(start).from_opening(first)
    counted.check(tree)
    assert counted.nodes[1] == 7, "three tiles as two suits each, or yield"


def test_passing_and_the_first_trick_of_a_tiny_deal() -> None:
    start = ELEVEN.hands("6-4 3-3 0-0 2-1", "6-3 4-4 5-0 1-0", "6-6 3-0 4-1 5-5", phase=Phase.PASS, unused="3-1")
    deepest = 3 + 1 + 3  # three passes, perhaps an order to lead, and a trick
    counted = Counted(deepest).walk(start)
    tree = brute(start, deepest).from_passing(first=0)
    assert counted.nodes == tree.nodes
    assert counted.nodes[3] == 4**3


@pytest.mark.parametrize("first", [0, 3])
def test_partners(first: int) -> None:
    start = PARTNERS.hands("6-4 0-0 5-3", "6-3 4-4 2-0", "6-6 3-0 5-5", "3-3 4-0 2-1", phase=Phase.OPENING, first=first)
    counted = Counted().walk(start)
    tree = brute(start).from_opening(first)
    by_side = Counter[tuple[int, ...]]()
    for points, times in tree.ends.items():
        by_side[points[0] + points[2], points[1] + points[3]] += times
    assert counted.nodes == tree.nodes
    assert counted.ends == by_side


@settings(max_examples=4, deadline=None)
@given(tiles=st.permutations(double_set(6)), first=st.integers(0, 2), variant=st.sampled_from(Variant))
def test_any_opening_of_three(tiles: list[Tile], first: int, variant: Variant) -> None:
    hands = [" ".join(map(str, tiles[seat * 3 : seat * 3 + 3])) for seat in range(3)]
    game = ELEVEN.under(variant=variant)
    start = game.hands(*hands, phase=Phase.OPENING, first=first, unused=str(tiles[9]))
    counted = Counted().walk(start)
    tree = brute(start, variant=int(variant)).from_opening(first)
    counted.check(tree)
