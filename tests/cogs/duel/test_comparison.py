"""The comparison of those who played the same deals, in words."""

from collections.abc import Sequence

import pytest

from bot.message import AllOf, Message, Who
from bot.words.length import LONGEST_ALT_TEXT
from bot.words.speaker import say
from cogs.contests.contest import margin, margins
from cogs.duel.words import DuelResult, alt_comparison, compared, ranking_lines, verdict
from tests.said import said

ANN, BO, CLEO = DuelResult("Ann", (40, -10), 30), DuelResult("Bo", (40, 0), 40), DuelResult("Cleo", (-5, -8), -13)


@pytest.mark.parametrize(
    ("tenths", "words"), [(0, "0"), (70, "+7"), (-70, "−7"), (123, "+12.3"), (-3, "−0.3"), (105, "+10.5")]
)
def test_a_margin_in_words(tenths: int, words: str):
    assert say(margin(tenths)) == words


@pytest.mark.parametrize(("tenths", "words"), [(4, "0"), (5, "+1"), (-123, "−12"), (-127, "−13")])
def test_a_margin_in_whole_points(tenths: int, words: str):
    assert say(margin(tenths, whole=True)) == words


def test_the_best_come_first_and_who_did_not_finish_last():
    found = compared("Black Tile 11", 2, [ANN, DuelResult("Dee"), CLEO, BO])
    assert found.names == ("Bo", "Ann", "Cleo", "Dee")
    assert [person.rank for person in found.people] == [1, 2, 3, None]
    name = found.names.__getitem__
    assert verdict(found, name) == Message("duel-won", who=AllOf([Who("Bo")]), points=margin(40))
    assert ranking_lines(found, name) == [
        Message("rank-line", rank=1, who=Who("Bo"), points=margin(40)),
        Message("rank-line", rank=2, who=Who("Ann"), points=margin(30)),
        Message("rank-line", rank=3, who=Who("Cleo"), points=margin(-13)),
        Message("duel-unfinished-line", who=Who("Dee")),
    ]


def test_equal_totals_share_a_rank():
    found = compared(
        "Forty-Two", 1, [DuelResult("Ann", (10,), 10), DuelResult("Bo", (10,), 10), DuelResult("Cleo", (0,), 0)]
    )
    assert [person.rank for person in found.people] == [1, 1, 3]
    won = verdict(found, found.names.__getitem__)
    assert won == Message("duel-won", who=AllOf([Who("Ann"), Who("Bo")]), points=margin(10))
    assert say(won) == "Ann and Bo share the win with +1"


def test_margins_that_differ_are_a_range():
    assert margins([70, 70]) == margin(70)
    assert say(margins([70, -30, 0])) == "−3 to +7"


def test_the_best_of_a_deal_is_marked_unless_all_fared_alike():
    found = compared("Forty-Two", 2, [DuelResult("Ann", (10, 5), 15), DuelResult("Bo", (10, 3), 13)])
    assert [[found.is_best(place, deal) for deal in range(2)] for place in range(2)] == [[False, True], [False, False]]


def test_a_comparison_in_which_no_one_finished():
    found = compared("Forty-Two", 2, [DuelResult("Ann"), DuelResult("")])
    assert verdict(found, found.names.__getitem__) == Message("duel-no-one-finished")
    for name in ("Ann", said("someone")):
        assert said("duel-unfinished-line", who=Who(name)) in alt_comparison(found, found.names)


@pytest.mark.parametrize("people", [[ANN, BO], [DuelResult(30 * "x", tuple(range(-160, -80, 10)), -960)] * 8])
def test_the_alt_text_is_never_too_long(people: Sequence[DuelResult]):
    deals = len(people[0].margins)
    found = compared("Black Tile 11", deals, people)
    text = alt_comparison(found, found.names)
    assert len(text) <= LONGEST_ALT_TEXT
    assert text.startswith(said("duel-alt", game="Black Tile 11", deals=deals))
