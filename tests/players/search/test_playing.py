"""How what the worlds tell of moves is weighed against the policy's opinion of them."""

from collections.abc import Sequence

from bot.players.knowledge import KNOWLEDGE
from bot.players.search.knowledge import Scored
from bot.players.search.outcomes import Candidate, WorldOutcome
from bot.players.search.playing import Weighed, best_of, ranked
from bot.players.search.position import TrickPosition
from bot.rules.moves import parse_move
from tests.players.positions import SEVENTY_NINES

FIRST, SECOND = Candidate(parse_move("play 6-4"), 1), Candidate(parse_move("play 5-0"), 2)


def best(first: list[float], second: list[float], *opinions: float) -> Candidate:
    return ranked([Weighed(FIRST, opinions[0], first), Weighed(SECOND, opinions[1], second)])[0].move


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


def taught(first: list[float], again: list[float]) -> Candidate:
    """What is played with little effort, where the policy likes the second move more by 1. The margins are those of the
    first move, in as many worlds as there are and then in twice as many; of the second they are 0.
    """
    looks = [first, again]

    def play(moves: Sequence[Candidate], worlds: int) -> list[list[WorldOutcome]]:
        margins = looks.pop(0)
        assert len(margins) == worlds
        return [
            [WorldOutcome(margin if move is FIRST else 0.0, 0, 0, Scored(())) for margin in margins] for move in moves
        ]

    position = TrickPosition.of(SEVENTY_NINES[0].view, KNOWLEDGE["seventy-nine"])
    return best_of([Weighed(FIRST, 0.0), Weighed(SECOND, 1.0)], play, position, len(first))


def test_what_was_taught_is_played_unless_it_is_clearly_worse_at_a_second_look() -> None:
    assert taught([9, 8, 7], [5, 4, 5, 6, 5, 5]) is FIRST
    assert taught([9, 8, 7], [5, -4, 0, 6, -5, 0]) is SECOND, "luck"
    assert taught([9, 8, 7], [0] * 6) is SECOND
    assert taught([-9, -8, -7], []) is SECOND, "looked at once only"


def test_of_moves_that_are_liked_as_much_the_better_is_played() -> None:
    def play(moves: Sequence[Candidate], worlds: int) -> list[list[WorldOutcome]]:
        return [[WorldOutcome(float(move is SECOND), 0, 0, Scored(()))] * worlds for move in moves]

    position = TrickPosition.of(SEVENTY_NINES[0].view, KNOWLEDGE["seventy-nine"])
    assert best_of([Weighed(FIRST, 0.0), Weighed(SECOND, 0.0)], play, position, 3) is SECOND
