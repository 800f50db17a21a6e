"""How what the worlds tell of moves is weighed against the policy's opinion of them."""

from bot.players.sampling import Weighed, ranked
from bot.players.search.outcomes import Candidate
from bot.rules.moves import parse_move

FIRST, SECOND = Candidate(parse_move("play 6-4"), 1), Candidate(parse_move("play 5-0"), 2)


def best(first: list[float], second: list[float], *opinions: float) -> Candidate:
    return ranked([Weighed(FIRST, opinions[0], first), Weighed(SECOND, opinions[1], second)], 5.0)[0].move


def test_an_opinion_decides_where_a_few_worlds_differ() -> None:
    assert best([9, -9, 3], [-8, 9, -2], -2, 2) is SECOND
    assert best([9, -9, 3], [-8, 9, -2], 2, -2) is FIRST


def test_no_opinion_stands_against_worlds_that_agree() -> None:
    assert best([1, 0, 5], [0, -1, 4], -30, 30) is FIRST, "better by a point in each"
    assert best([1] * 10, [0] * 10, -30, 30) is FIRST


def test_many_worlds_outweigh_an_opinion() -> None:
    assert best([9, -6] * 100, [-6, 7] * 100, -2, 2) is FIRST


def test_worlds_decide_where_opinions_are_equal() -> None:
    assert best([1, 3], [4, -1], 0, 0) is FIRST
    assert best([1, 3], [4, 2], 1, 1) is SECOND
