"""How what the worlds tell of moves is weighed against the policy's opinion of them."""

from collections.abc import Sequence
from random import Random

import pytest

from bot.players.sampling import Weighed, best_of, ranked


@pytest.mark.parametrize(
    ("first", "second", "opinions", "best"),
    [
        ([9, -9, 3], [-8, 9, -2], (-2, 2), "second"),  # an opinion decides where a few worlds differ
        ([9, -9, 3], [-8, 9, -2], (2, -2), "first"),
        ([1, 0, 5], [0, -1, 4], (-30, 30), "first"),  # better by a point in each
        ([1] * 10, [0] * 10, (-30, 30), "first"),
        ([9, -6] * 100, [-6, 7] * 100, (-2, 2), "first"),  # many worlds outweigh it
        ([1, 3], [4, -1], (0, 0), "first"),  # and where opinions are equal worlds decide
        ([1, 3], [4, 2], (1, 1), "second"),
    ],
)
def test_worlds_are_weighed_against_an_opinion(
    first: list[float], second: list[float], opinions: tuple[float, float], best: str
) -> None:
    moves = [Weighed("first", opinions[0], first), Weighed("second", opinions[1], second)]
    assert ranked(moves, 5.0)[0].move == best


class Trials:
    """Moves whose margins differ by chance from their means; counts the worlds in which each was tried."""

    def __init__(self, spread: float, **means: float) -> None:
        self.spread, self.means, self.dice = spread, means, Random(1)
        self.tried = dict.fromkeys(means, 0)

    def best(self, doubt: float = 0.0, **opinions: float) -> str:
        moves = [Weighed(move, opinions.get(move, 0.0)) for move in self.means]
        found = best_of(moves, self.play, lambda count, rounds: 96 // rounds // count, error=5.0, doubt=doubt)
        return found[0].move

    def play(self, moves: Sequence[str], worlds: int) -> list[list[float]]:
        for move in moves:
            self.tried[move] += worlds
        return [[self.dice.gauss(self.means[move], self.spread) for _ in range(worlds)] for move in moves]


def test_the_best_by_far_is_found_and_the_worst_are_dropped_first():
    trials = Trials(1.0, a=0, b=10, c=20, d=0, e=30, f=0)
    assert trials.best(c=1.0) == "e"
    assert trials.tried["e"] == trials.tried["c"] > trials.tried["b"] > trials.tried["a"] == trials.tried["d"]


def test_the_last_two_are_tried_in_more_worlds_where_they_are_close():
    clear, close = Trials(1.0, a=0, b=5), Trials(1.0, a=0, b=0)
    clear.best()
    close.best()
    assert clear.tried == {"a": 48, "b": 48}
    assert close.tried["a"] == close.tried["b"] >= 96


def test_the_policys_favourite_is_played_unless_another_is_surely_better():
    trials = Trials(10.0, a=0, b=1, c=1, d=1, e=1)
    assert trials.best(doubt=5.0, a=1.0) == "a"
    assert trials.tried["a"] == max(trials.tried.values())
    assert Trials(1.0, a=0, b=9).best(doubt=5.0, a=1.0) == "b"
