"""Move trees of small positions of Domino Whist, counted by the program and by brute force: depths and scores."""

from collections import Counter
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.domino_whist.options import WhoseTricks
from bot.rules.options import OnOff
from bot.rules.pieces import Tile, double_set
from bot.rules.tricks.deal import TrickDeal
from bot.rules.view import Phase
from tests.rules.domino_whist import brute as brute_domino_whist
from tests.rules.domino_whist.brute import Hands, Suit, Tree
from tests.rules.domino_whist.scenarios import ALONE, PARTNERS
from tests.rules.perft import Counted
from tests.rules.scenario import TrickScenario

LONG = ALONE.under(target=1000)
SIDES = PARTNERS.under(target=1000)
OWN = SIDES.under(contract=WhoseTricks.INDIVIDUAL)
PASSING = LONG.under(passing=OnOff.ON)
MODES = {"alone": LONG, "side": SIDES, "individual": OWN}


@dataclass
class WhistCounted(Counted[TrickScenario]):
    """Counts each contract and deals thrown in, too."""

    contracts: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    thrown_in: int = 0

    def reach(self, before: TrickScenario, after: TrickScenario, depth: int) -> None:
        if depth == self.deepest:
            return
        self._contract(before.deal, after.deal)
        if not after.results and after.deal.number != before.deal.number:
            self.thrown_in += 1
        else:
            super().reach(before, after, depth)

    def outcome(self, before: TrickScenario, after: TrickScenario) -> object:
        return after.results[-1].scored

    def _contract(self, before: TrickDeal, after: TrickDeal) -> None:
        if before.contract is None and after.contract is not None:
            assert after.contract.bid.amount is not None
            self.contracts[after.contract.seat, after.contract.bid.amount] += 1


def plain(scenario: TrickScenario) -> Hands:
    return tuple(tuple(map(ends, hand)) for hand in scenario.deal.hands)


def ends(tile: object) -> brute_domino_whist.Tile:
    return int(str(tile)[0]), int(str(tile)[2])


def brute(scenario: TrickScenario, mode: str = "alone", deepest: int = 99) -> Tree:
    highest = {3: 7, 4: 8, 5: 9}[scenario.match.players]
    trumps: list[Suit] = [*range(highest + 1), "doubles", "none"]
    return Tree(mode, [ends(tile) for tile in scenario.deal.unused], trumps, deepest)


def suit(trump: str) -> Suit:
    return int(trump) if trump.isdecimal() else trump


def same(counted: WhistCounted, tree: Tree) -> None:
    counted.check(tree)
    assert (counted.contracts, counted.thrown_in) == (tree.contracts, tree.thrown_in)


THREE = ("6-4 5-5 2-0", "4-2 7-4 2-2", "4-4 7-5 6-2")
FOUR = ("6-4 8-8 2-0", "4-2 8-4 2-2", "4-4 7-5 6-2", "6-0 0-0 8-6")
FIVE = ("6-4 9-9", "4-2 9-4", "4-4 9-6", "6-0 0-0", "8-6 2-0")
TRUMPS = ("2", "4", "0", "doubles", "none")


@pytest.mark.parametrize("trump", TRUMPS)
@pytest.mark.parametrize("leader", [0, 1])
def test_three_play(trump: str, leader: int) -> None:
    start = LONG.hands(*THREE).contract(2, "2", trump=trump).with_deal(leader=leader)
    counted = WhistCounted().walk(start)
    same(counted, brute(start).play(plain(start), 2, 2, suit(trump), leader))
    assert len(counted.ends) > 1


@pytest.mark.parametrize("trump", TRUMPS)
@pytest.mark.parametrize("mode", MODES)
def test_four_play_alone_and_as_partners(trump: str, mode: str) -> None:
    two = [" ".join(hand.split()[:2]) for hand in FOUR]
    start = MODES[mode].hands(*two).contract(3, "1", trump=trump)
    same(WhistCounted().walk(start), brute(start, mode).play(plain(start), 3, 1, suit(trump)))


@pytest.mark.parametrize("mode", MODES)
def test_four_play_three_tiles_each(mode: str) -> None:
    start = MODES[mode].hands(*FOUR).contract(0, "2", trump="2")
    counted = WhistCounted(deepest=9).walk(start)
    same(counted, brute(start, mode, deepest=9).play(plain(start), 0, 2, 2))


@pytest.mark.parametrize("trump", TRUMPS)
def test_five_play(trump: str) -> None:
    start = LONG.hands(*FIVE).contract(4, "1", trump=trump)
    same(WhistCounted().walk(start), brute(start).play(plain(start), 4, 1, suit(trump)))


@pytest.mark.parametrize("mode", MODES)
def test_the_kitty_trump_and_the_play(mode: str) -> None:
    start = MODES[mode].hands("6-4", "4-2", "8-4", "6-6", phase=Phase.KITTY, unused="8-8").contract(0, "1")
    counted = WhistCounted().walk(start)
    same(counted, brute(start, mode).declare(plain(start), 0, 1))
    assert [counted.nodes[depth] for depth in (1, 2)] == [2, 22], "keep or swap; nine numbers, doubles or none"


def test_the_kitty_of_a_longer_hand() -> None:
    start = LONG.hands(*FOUR, phase=Phase.KITTY, unused="8-2").contract(0, "2")
    counted = WhistCounted(deepest=4).walk(start)
    same(counted, brute(start, deepest=4).declare(plain(start), 0, 2))
    assert counted.nodes[1] == 4


@pytest.mark.parametrize(
    ("hands", "moves", "inside", "best", "lowest"),
    [
        (("7-7", "6-5", "7-1"), ["0 bid 9"], [1, 2, 0], (0, 9), 4),
        (("7-7", "6-5", "7-1"), ["0 bid pass", "1 bid 10"], [2, 1], (1, 10), 4),
        (("7-7", "6-5", "7-1"), ["0 bid pass", "1 bid pass"], [2], None, 4),
        (("8-8", "6-5", "7-1", "8-0"), ["0 bid 9"], [1, 2, 3, 0], (0, 9), 0),
        (("8-8", "6-5", "7-1", "8-0"), ["0 bid pass", "1 bid 0", "2 bid 10"], [3, 1, 2], (2, 10), 0),
        (("9-9", "6-5", "7-1", "9-0", "4-4"), ["0 bid 3", "1 bid pass", "2 bid 10"], [3, 4, 0, 2], (2, 10), 0),
    ],
)
def test_from_the_auction_to_the_score(
    hands: tuple[str, ...], moves: list[str], inside: list[int], best: tuple[int, int] | None, lowest: int
) -> None:
    start = LONG.hands(*hands, phase=Phase.BID, first=len(hands) - 1)
    highest = 12 if len(hands) == 3 else 11
    tree = brute(start).bidding(plain(start), inside, best, lowest, highest)
    counted = WhistCounted().walk(start.play(*moves))
    same(counted, tree)
    assert counted.ends
    assert bool(counted.thrown_in) is (best is None)


@pytest.mark.parametrize(
    ("hands", "game", "lowest", "deepest"),
    [
        (("7-7", "6-5", "7-1"), LONG, 4, 5),
        (("8-8", "6-5", "7-1", "8-0"), SIDES, 4, 4),
        (("8-8", "6-5", "7-1", "8-0"), LONG, 0, 4),
        (("9-9", "6-5", "7-1", "9-0", "4-4"), LONG, 0, 4),
    ],
    ids=["three", "partners", "four alone", "five"],
)
def test_whole_auctions_from_the_dealers_left(
    hands: tuple[str, ...], game: TrickScenario, lowest: int, deepest: int
) -> None:
    start = game.hands(*hands, phase=Phase.BID, first=1)
    highest = 12 if len(hands) == 3 else 11
    tree = brute(start, "side" if game.options.in_partners else "alone", deepest)
    counted = WhistCounted(deepest).walk(start)
    same(counted, tree.auction(plain(start), 1, lowest, highest))
    assert counted.nodes[1] == highest - lowest + 2
    assert counted.contracts


@pytest.mark.parametrize(
    ("players", "number", "steps"), [(3, 1, 2), (3, 2, 1), (4, 1, 1), (4, 2, 3), (4, 3, 2), (5, 1, 4)]
)
def test_passing_and_the_first_bids(players: int, number: int, steps: int) -> None:
    hands = ("6-4 5-5 2-0 1-0", "4-2 7-4 2-2", "4-4 7-5 6-2", "6-0 0-0 1-1", "3-3 3-2 3-1")[:players]
    start = PASSING.hands(*hands, phase=Phase.PASS, number=number)
    deepest = players + 2
    counted = WhistCounted(deepest).walk(start)
    lowest, highest = (4, 12) if players == 3 else (0, 11)
    same(counted, brute(start, deepest=deepest).passing(plain(start), steps, 0, lowest, highest))
    assert counted.nodes[players] == 4


@pytest.mark.parametrize(("number", "steps"), [(1, 2), (2, 1)])
def test_passing_to_the_score(number: int, steps: int) -> None:
    """Everything at once: four ways to pass, an auction near its end, trump, and three tricks."""
    start = PASSING.hands("6-4 5-5 2-0 1-0", "4-2 7-4 2-2", "4-4 7-5 6-2", phase=Phase.PASS, number=number)
    deepest = 3 + 2 + 1 + 1  # the passing, a bid and its passes, trump, a lead
    counted = WhistCounted(deepest).walk(start)
    same(counted, brute(start, deepest=deepest).passing(plain(start), steps, 0, 4, 12))


@settings(max_examples=5, deadline=None)
@given(tiles=st.permutations(double_set(7)), trump=st.sampled_from((*map(str, range(8)), "doubles", "none")))
def test_any_two_tricks_of_three(tiles: list[Tile], trump: str) -> None:
    hands = [" ".join(map(str, tiles[seat * 2 : seat * 2 + 2])) for seat in range(3)]
    start = LONG.hands(*hands).contract(0, "1", trump=trump)
    same(WhistCounted().walk(start), brute(start).play(plain(start), 0, 1, suit(trump)))
