"""Move trees of small positions, counted by the program and by brute force: every depth, and every final count."""

from collections import Counter
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.black_tile.game import BLACK_TILE, BlackTileOptions, UndealtTile, Variant
from bot.rules.options import Partners
from bot.rules.pieces import Tile, double_set
from bot.rules.view import Phase
from tests.rules.black_tile import brute as brute_black_tile
from tests.rules.black_tile.brute import Tree
from tests.rules.positions import BlackTileMatch, position

PARTNERS = BlackTileOptions(partners=Partners.YES)
THIRTY = BlackTileOptions(Variant.THIRTY)
UNUSED = BlackTileOptions(undealt_tile=UndealtTile.UNUSED)


@dataclass
class Counted:
    """The program's tree: positions by depth, and how often each result came out."""

    deepest: int = 99
    nodes: Counter[int] = field(default_factory=Counter[int])
    ends: Counter[tuple[int, ...]] = field(default_factory=Counter[tuple[int, ...]])

    def walk(self, match: BlackTileMatch, depth: int = 0) -> "Counted":
        for move in BLACK_TILE.legal(match, seat := BLACK_TILE.to_act(match)[0]):
            after, _ = BLACK_TILE.play(match, seat, move)
            self.nodes[depth + 1] += 1
            if after.results != match.results:
                self.ends[after.results[-1].taken] += 1
            elif depth + 1 < self.deepest:
                self.walk(after, depth + 1)
        return self


def brute(match: BlackTileMatch, deepest: int = 99, variant: int = 11) -> Tree:
    hands = [plain(hand) for hand in match.deal.hands]
    undealt = plain(match.deal.unused) if match.options.undealt_tile is UndealtTile.FIRST_TRICK_WINNER else []
    return Tree(variant, hands, undealt, deepest)


def plain(hand: tuple[object, ...]) -> list[brute_black_tile.Tile]:
    return [(int(str(tile)[0]), int(str(tile)[2])) for tile in hand]


@pytest.mark.parametrize("leader", [0, 1, 2])
@pytest.mark.parametrize("options", [BlackTileOptions(), THIRTY, UNUSED], ids=["11", "30", "unused"])
def test_the_last_tiles_of_three(options: BlackTileOptions, leader: int) -> None:
    start = position("3-3 0-0", "6-3 5-0", "6-6 3-0", undealt="1-1", first=leader, options=options)
    counted = Counted().walk(start)
    tree = brute(start, variant=int(options.variant)).from_play(leader)
    assert counted.nodes == tree.nodes
    assert counted.ends == tree.ends
    assert len(counted.ends) > 1


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_opening_of_three(first: int) -> None:
    start = position("6-4 3-3 0-0", "6-3 4-4 5-0", "6-6 3-0 4-1", phase=Phase.OPENING, undealt="3-1", first=first)
    counted = Counted().walk(start)
    tree = brute(start).from_opening(first)
    assert counted.nodes == tree.nodes
    assert counted.ends == tree.ends
    assert counted.nodes[1] == 7, "three tiles as two suits each, or yield"


def test_passing_and_the_first_trick_of_a_tiny_deal() -> None:
    start = position("6-4 3-3 0-0 2-1", "6-3 4-4 5-0 1-0", "6-6 3-0 4-1 5-5", phase=Phase.PASS, undealt="3-1")
    deepest = 3 + 1 + 3  # three passes, perhaps an order to lead, and a trick
    counted = Counted(deepest).walk(start)
    tree = brute(start, deepest).from_passing(first=0)
    assert counted.nodes == tree.nodes
    assert counted.nodes[3] == 4**3


@pytest.mark.parametrize("first", [0, 3])
def test_partners(first: int) -> None:
    start = position(
        "6-4 0-0 5-3", "6-3 4-4 2-0", "6-6 3-0 5-5", "3-3 4-0 2-1", phase=Phase.OPENING, first=first, options=PARTNERS
    )
    counted = Counted().walk(start)
    tree = brute(start).from_opening(first)
    by_side = Counter[tuple[int, ...]]()
    for points, times in tree.ends.items():
        by_side[points[0] + points[2], points[1] + points[3]] += times
    assert counted.nodes == tree.nodes
    assert counted.ends == by_side


@settings(max_examples=10, deadline=None)
@given(tiles=st.permutations(double_set(6)), first=st.integers(0, 2), variant=st.sampled_from(Variant))
def test_any_opening_of_three(tiles: list[Tile], first: int, variant: Variant) -> None:
    hands = [" ".join(map(str, tiles[seat * 3 : seat * 3 + 3])) for seat in range(3)]
    options = BlackTileOptions(variant)
    start = position(*hands, phase=Phase.OPENING, undealt=str(tiles[9]), first=first, options=options)
    counted = Counted().walk(start)
    tree = brute(start, variant=int(variant)).from_opening(first)
    assert counted.nodes == tree.nodes
    assert counted.ends == tree.ends
