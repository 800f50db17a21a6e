"""Move trees of small positions of Forty-Two, counted by the program and by brute force: depths and outcomes."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.forty_two.game import FORTY_TWO, FortyTwoMatch
from bot.rules.forty_two.options import AllPass, FollowMe
from bot.rules.moves import Bid
from bot.rules.options import OnOff
from bot.rules.pieces import Piece, double_set
from bot.rules.suits import Doubles
from bot.rules.view import Phase
from tests.rules.forty_two.brute import AuctionTree, Hands, Said, Tree
from tests.rules.perft import Counted
from tests.rules.say import plain
from tests.rules.scenario import TrickScenario

LONG = TrickScenario(FORTY_TWO).under(target=1000, nel_o=OnOff.ON)
TRUMPS = ("0", "2", "4", "5", "6", "doubles", "none")


class OutcomesCounted(Counted[TrickScenario]):
    def outcome(self, before: TrickScenario, after: TrickScenario) -> object:
        """The points of each side; where tricks count, whether the contract was made."""
        deal, result = before.deal, after.results[-1]
        if not deal.counts_tricks:
            return result.taken
        assert deal.contract is not None
        return result.scored[deal.contract.seat % 2] > 0


def tiles(scenario: TrickScenario) -> Hands:
    return [[plain(tile) for tile in hand] for hand in scenario.deal.hands]


def suit(trump: str) -> int | str:
    return int(trump) if trump.isdecimal() else trump


THREE_EACH = ("6-4 4-4 5-0", "5-5 3-2 6-3", "6-6 4-1 3-3", "5-4 6-5 2-2")


@pytest.mark.parametrize("leader", [0, 3])
@pytest.mark.parametrize("trump", TRUMPS)
def test_three_tiles_each(trump: str, leader: int) -> None:
    start = LONG.hands(*THREE_EACH).contract(leader, "30", trump=trump)
    counted, tree = OutcomesCounted().walk(start), Tree(tiles(start), leader, suit(trump))
    counted.check(tree)
    assert len(counted.ends) > 3


@pytest.mark.parametrize("trump", ["4", "doubles"])
def test_deals_that_are_over_once_they_are_decided(trump: str) -> None:
    """The three tricks have 38 points here; four more were taken before."""
    game = LONG.under(stop_early=OnOff.ON).hands("6-4 4-4 5-0", "5-5 3-2 6-3", "6-6 4-1 3-3", "5-4 6-2 2-2")
    early = game.contract(0, "30", trump=trump)
    counted, tree = OutcomesCounted().walk(early), Tree(tiles(early), 0, suit(trump), needed=30)
    counted.check(tree)
    assert min(sum(taken) for taken in counted.ends if isinstance(taken, tuple)) < 38


@pytest.mark.parametrize("place", [Doubles.HIGH, Doubles.LOW, Doubles.OWN_SUIT])
@pytest.mark.parametrize("hands", [("2-0 4-1 1-1", "3-1 4-0 3-3", "6-6 5-5 6-5", "4-4 6-2 2-1"), THREE_EACH])
def test_nel_o(hands: tuple[str, ...], place: Doubles) -> None:
    start = LONG.hands(*hands).contract(0, "nel-o 42", doubles=place)
    counted, tree = OutcomesCounted().walk(start), Tree(tiles(start), 0, "none", alone=0, place=place)
    counted.check(tree)


@pytest.mark.parametrize("leader", [0, 3])
@pytest.mark.parametrize("hands", [THREE_EACH, ("6-1 5-3 5-0", "5-1 6-0 4-2", "5-2 4-4 1-1", "6-3 3-2 0-0")])
def test_sevens(hands: tuple[str, ...], leader: int) -> None:
    start = LONG.hands(*hands).contract(leader, "sevens 42")
    counted, tree = OutcomesCounted().walk(start), Tree(tiles(start), leader, "sevens")
    counted.check(tree)


@pytest.mark.parametrize("place", [Doubles.LOW, Doubles.OWN_SUIT])
def test_follow_me_with_doubles_elsewhere(place: Doubles) -> None:
    by_rule = LONG.under(follow_me_doubles=FollowMe(place.value)).hands(*THREE_EACH).contract(0, "30", trump="none")
    said = LONG.hands(*THREE_EACH).contract(0, "30", trump="none", doubles=place)
    tree = Tree(tiles(said), 0, "none", place=place)
    for start in (by_rule, said):
        OutcomesCounted().walk(start).check(tree)


BY_DOUBLES = {2: "6-6 5-5 6-5", 3: "6-6 5-5 4-4", 4: "6-6 5-5 4-4 3-3"}
KINDS = ("nel-o", "plunge", "splash")


@pytest.mark.parametrize(
    ("said", "doubles", "kinds"),
    [
        ("", (), ()),
        ("pass", (2, 4, 3), KINDS),
        ("30", (4, 4, 4), KINDS),
        ("41", (4, 3, 2), ("plunge", "splash")),
        ("84", (3, 3, 3), KINDS),
        ("pass pass", (4, 4), KINDS),
        ("42 pass", (4, 3), ("nel-o", "sevens")),
    ],
)
def test_the_auction(said: str, doubles: tuple[int, ...], kinds: tuple[str, ...]) -> None:
    bids = said.split() or ["38", "pass"]
    doubles = doubles or (2, 2)
    game = TrickScenario(FORTY_TWO).under(
        all_pass=AllPass.SHAKER_BIDS_30,
        **{kind.replace("-", "_"): OnOff.ON for kind in kinds},
    )
    holders = [2] * (4 - len(doubles)) + list(doubles)
    start = game.hands(*(BY_DOUBLES[count] for count in holders), first=3, phase=Phase.BID).bids(*bids)
    tree = AuctionTree([int(bid) if bid.isdecimal() else bid for bid in bids], list(doubles), kinds)
    nodes: Counter[int] = Counter()
    ends: Counter[tuple[int, Said] | None] = Counter()

    def walk(match: FortyTwoMatch, depth: int) -> None:
        (seat,) = FORTY_TWO.to_act(match)
        for move in FORTY_TWO.legal(match, seat):
            after, _ = FORTY_TWO.play(match, seat, move)
            nodes[depth] += 1
            if after.deal.phase is Phase.BID:
                walk(after, depth + 1)
            elif all(bid == Bid(None) for _, bid in after.deal.bids):
                assert after.deal.contract is not None
                assert (after.deal.contract.seat, after.deal.contract.bid) == (3, Bid(30))
                ends[None] += 1
            elif after.deal.contract is not None:
                ends[after.deal.contract.seat, _plain_bid(after.deal.contract.bid)] += 1

    walk(start.match, 1)
    assert (nodes, ends) == (tree.nodes, tree.ends)


def _plain_bid(bid: Bid) -> Said:
    return bid.amount or 0 if bid.special is None else (bid.special.value, bid.amount or 0)


@settings(max_examples=4, deadline=None)
@given(deck=st.permutations(double_set(6)), leader=st.integers(0, 3), trump=st.sampled_from(TRUMPS))
def test_any_two_tiles_each(deck: list[Piece], leader: int, trump: str) -> None:
    hands = (" ".join(map(str, deck[2 * seat : 2 * seat + 2])) for seat in range(4))
    start = LONG.hands(*hands).contract(leader, "30", trump=trump)
    counted, tree = OutcomesCounted().walk(start), Tree(tiles(start), leader, suit(trump))
    counted.check(tree)
