"""What a View tells of the other hands, against counting every hand there could be."""

from itertools import combinations

import pytest

from bot.players.situations.reading import OtherHand, read
from bot.rules.black_tile.game import TILES
from bot.rules.suits import DominoSuits, Suit
from bot.rules.view import Phase
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.say import pieces

SYSTEM = DominoSuits()
HANDS = ("6-6 5-0 3-1 4-2", "4-4 3-0 2-2 2-0", "5-5 1-0 6-2 6-0", "6-5 4-1 6-1 5-1")


@pytest.mark.parametrize(("known", "hidden"), [("", 3), ("4-1", 2), ("4-3", 2), ("6-6", 3), ("", 0)])
@pytest.mark.parametrize("rank", [0, 2, 5])
def test_chances_are_those_of_all_hands_there_could_be(known: str, hidden: int, rank: int):
    possible = pieces("4-4 4-0 5-4 6-5 3-3 2-1 1-0")
    hand = OtherHand(frozenset(pieces(known)), frozenset(possible), hidden)
    void = over = count = 0
    for rest in combinations(possible, hidden):
        suited = [SYSTEM.rank(tile, Suit.N4) for tile in (*pieces(known), *rest) if Suit.N4 in SYSTEM.suits_of(tile)]
        count += 1
        void += not suited
        over += bool(suited) and min(suited) >= rank
    ranks = {tile: SYSTEM.rank(tile, Suit.N4) for tile in TILES if Suit.N4 in SYSTEM.suits_of(tile)}
    lower = {tile for tile in ranks if ranks[tile] < rank}
    assert hand.following(ranks.keys(), lower) == pytest.approx((void / count, over / count))


def test_chance_of_a_tile():
    hand = OtherHand(frozenset(pieces("6-6")), frozenset(pieces("5-5 4-4 3-3 2-2")), 1)
    assert [hand.chance_of(tile) for tile in pieces("6-6 5-5 1-1")] == [1, 0.25, 0]


def test_who_does_not_follow_holds_none_of_the_suit():
    scenario = ELEVEN.hands(*HANDS).play("0 lead 4-2 as 4", "1 play 4-4", "2 play 5-5")
    reading = read(scenario.view(0), TILES, SYSTEM)
    assert not any(tile.has(4) for tile in reading.hands[2].possible if tile in TILES)  # type: ignore[union-attr]
    assert pieces("4-1")[0] in reading.hands[3].possible
    assert reading.out.isdisjoint(pieces("6-6 5-0 3-1 4-2 4-4 5-5"))


def test_tiles_passed_are_known_until_they_are_played():
    scenario = ELEVEN.hands(*HANDS, phase=Phase.PASS)
    scenario = scenario.play("0 pass 6-6 5-0 3-1")
    assert not read(scenario.view(0), TILES, SYSTEM).hands[1].known
    scenario = scenario.play("1 pass 4-4 3-0 2-2", "2 pass 5-5 1-0 6-2", "3 pass 6-5 4-1 6-1")
    hand = read(scenario.view(0), TILES, SYSTEM).hands[1]
    assert (hand.known, hand.hidden) == (frozenset(pieces("6-6 5-0 3-1")), 1)
    assert not read(scenario.view(0), TILES, SYSTEM).hands[3].known
    scenario = scenario.play("0 lead 6-1 as 6", "1 play 6-6")
    hand = read(scenario.view(0), TILES, SYSTEM).hands[1]
    assert (hand.known, hand.hidden) == (frozenset(pieces("5-0 3-1")), 1)
