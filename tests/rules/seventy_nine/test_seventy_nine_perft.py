"""Move trees of small positions of Seventy-Nine, counted by the program and by brute force: depths and outcomes."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.moves import Bid
from bot.rules.pieces import Piece, double_set
from bot.rules.suits import Doubles
from bot.rules.view import Phase
from tests.rules.perft import Counted
from tests.rules.scenario import TrickScenario
from tests.rules.seventy_nine.brute import AuctionTree, BidValue, Hands, Tree
from tests.rules.seventy_nine.scenarios import CHOICE, LONG, NEL_O, POINTS, bidding

DECK = double_set(6, copies=2)
READINGS = (Doubles.HIGH, Doubles.LOW, Doubles.OWN_SUIT)


class NelOCounted(Counted[TrickScenario]):
    def outcome(self, before: TrickScenario, after: TrickScenario) -> object:
        """Whether the bid was made."""
        bidder = before.deal.leader if before.deal.contract is None else before.deal.contract.seat
        return after.results[-1].scored[bidder % 2] == 79


def plain(scenario: TrickScenario) -> Hands:
    return [[(int(str(tile)[0]), int(str(tile)[2])) for tile in hand] for hand in scenario.deal.hands]


TWO_EACH = ("6-4 4-4", "5-5 3-2", "6-3 6-4", "5-0 1-1", "6-6 4-1", "3-3 2-1")
TWINS = ("5-5 5-5", "6-5 6-5", "5-4 5-1", "5-0 5-0", "3-3 5-2", "2-2 5-2")
THREE_EACH = ("2-2 6-2 5-5", "2-2 4-1 3-3", "6-2 0-0 3-2", "5-2 5-2 6-4", "2-0 1-1 3-2", "2-1 2-1 4-4")


@pytest.mark.parametrize("leader", [0, 3])
@pytest.mark.parametrize("trump", [1, 3, 4, 6])
def test_two_tiles_each(trump: int, leader: int) -> None:
    start = LONG.hands(*TWO_EACH).contract(leader, "50", trump=str(trump))
    counted, tree = Counted().walk(start), Tree(plain(start), leader, trump)
    counted.check(tree)
    assert len(counted.ends) > 1 or trump in (4, 6)


@pytest.mark.parametrize("trump", [0, 2, 5])
def test_twins(trump: int) -> None:
    start = LONG.hands(*TWINS).contract(1, "50", trump=str(trump))
    counted, tree = Counted().walk(start), Tree(plain(start), 1, trump)
    counted.check(tree)
    assert counted.nodes[1] == 1, "twins are one choice"


def test_three_tiles_each_with_many_trumps() -> None:
    start = LONG.hands(*THREE_EACH).contract(2, "50", trump="2")
    counted, tree = Counted().walk(start), Tree(plain(start), 2, 2)
    counted.check(tree)
    assert len(counted.ends) > 10


NEL_O_HANDS = ("2-0 4-1 1-1", "3-1 4-0 3-3", "6-6 5-5 6-5", "4-4 6-2 2-1", "6-5 5-5 0-0", "6-6 3-0 4-2")
NEL_O_TWINS = ("1-0 1-0 3-3", "1-1 2-1 3-0", "6-6 5-5 6-5", "1-1 3-1 3-2", "6-5 5-5 0-0", "2-2 4-3 6-3")


@pytest.mark.parametrize("hands", [NEL_O_HANDS, NEL_O_TWINS], ids=["plain", "twins"])
@pytest.mark.parametrize("reading", READINGS)
def test_nel_o(reading: Doubles, hands: tuple[str, ...]) -> None:
    start = NEL_O.hands(*hands).contract(0, "nel-o", doubles=reading)
    counted = NelOCounted().walk(start)
    tree = Tree(plain(start), 0, None, bidder=0, reading=reading)
    counted.check(tree)
    assert counted.ends[True]
    assert counted.ends[False]


def test_nel_o_with_the_bidders_choice_of_doubles() -> None:
    start = CHOICE.hands(*NEL_O_HANDS, phase=Phase.DOUBLES).contract(0, "nel-o")
    counted = NelOCounted().walk(start)
    trees = [Tree(plain(start), 0, None, bidder=0, reading=reading) for reading in READINGS]
    deeper: Counter[int] = Counter({1: 3})
    for tree in trees:
        deeper.update({depth + 1: nodes for depth, nodes in tree.nodes.items()})
    assert counted.nodes == deeper
    assert counted.ends == sum((tree.ends for tree in trees), Counter[tuple[int, int] | bool]())


@pytest.mark.parametrize(
    ("nel_o", "bids_made"),
    [
        (False, ["77"]),
        (True, ["pass", "77"]),
        (False, ["pass", "pass", "pass", "pass"]),
        (True, ["pass", "pass", "pass", "pass"]),
        (True, ["pass", "50", "pass", "76"]),
        (True, ["pass", "79"]),
    ],
)
def test_the_auction(nel_o: bool, bids_made: list[str]) -> None:
    tree = AuctionTree([int(bid) if bid.isdecimal() else bid for bid in bids_made], nel_o)
    nodes: Counter[int] = Counter()
    ends: Counter[tuple[int, BidValue] | None] = Counter()

    def walk(scenario: TrickScenario, depth: int) -> None:
        for move in scenario.legal_moves(seat := scenario.to_act[0]):
            after = scenario.play_move(seat, move)
            nodes[depth] += 1
            if after.deal.number > 1:
                ends[None] += 1
            elif after.deal.phase is Phase.BID:
                walk(after, depth + 1)
            elif after.deal.contract is not None:
                ends[after.deal.contract.seat, _bid_value(after.deal.contract.bid)] += 1

    walk(bidding(NEL_O if nel_o else POINTS, *bids_made), 1)
    assert (nodes, ends) == (tree.nodes, tree.ends)


def _bid_value(bid: Bid) -> BidValue:
    return "nel-o" if bid.nel_o else bid.amount or 0


@settings(max_examples=4, deadline=None)
@given(tiles=st.permutations(DECK), leader=st.integers(0, 5), trump=st.integers(0, 6))
def test_any_two_tiles_each(tiles: list[Piece], leader: int, trump: int) -> None:
    start = LONG.hands(*_hands(tiles, 2)).contract(leader, "50", trump=str(trump))
    counted, tree = Counted().walk(start), Tree(plain(start), leader, trump)
    counted.check(tree)


@settings(max_examples=4, deadline=None)
@given(tiles=st.permutations(DECK), leader=st.integers(0, 5), reading=st.sampled_from(READINGS))
def test_any_nel_o_of_two_tiles_each(tiles: list[Piece], leader: int, reading: Doubles) -> None:
    start = NEL_O.under(target=999).hands(*_hands(tiles, 2)).contract(leader, "nel-o", doubles=reading)
    counted = NelOCounted().walk(start)
    tree = Tree(plain(start), leader, None, bidder=leader, reading=reading)
    counted.check(tree)


def _hands(tiles: list[Piece], size: int) -> list[str]:
    return [" ".join(str(tile) for tile in tiles[seat * size : seat * size + size]) for seat in range(6)]
