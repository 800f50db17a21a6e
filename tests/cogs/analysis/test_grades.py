"""The grades of decisions, and what follows from them: the accuracy, the parts of a margin, the course of matches."""

import pytest

from bot.words.speaker import say
from cogs.analysis.grades import DealFigures, Grade, MatchReview, accuracy_of, compared, counts_of, grade_of
from cogs.analysis.words import alt_match_review, course_told, slips_told
from tests.told import told

BEST, GOOD, SMALL, SLIP = Grade


@pytest.mark.parametrize(
    ("cost", "error", "unit", "worth", "grade"),
    [
        (0.0, 0.0, "point", 10.0, BEST),
        (-0.4, 0.1, "point", 10.0, BEST),  # better than the best, by chance
        (0.3, 0.2, "point", 10.0, BEST),  # level
        (5.0, 2.6, "point", 10.0, GOOD),  # perhaps much, not clearly
        (0.3, 0.1, "point", 10.0, GOOD),  # clearly, but no one would mind
        (0.79, 0.1, "point", 10.0, GOOD),
        (0.81, 0.1, "point", 10.0, SMALL),
        (2.4, 1.1, "point", 10.0, SMALL),
        (2.6, 1.1, "point", 10.0, SLIP),
        (2.6, 1.3, "point", 10.0, GOOD),
        (0.49, 0.0, "point", 1.0, GOOD),  # little is little where deals are worth little, too
        (0.5, 0.0, "point", 1.0, SMALL),
        (0.75, 0.0, "point", 1.0, SLIP),
        (2.6, 0.1, "point", 40.0, GOOD),  # and where they are worth much, a slip costs more
        (0.09, 0.01, "mark", 1.0, GOOD),
        (0.11, 0.01, "mark", 1.0, SMALL),
        (0.3, 0.01, "mark", 1.0, SLIP),
        (0.06, 0.01, "round", 0.5, SMALL),
        (0.13, 0.01, "round", 0.5, SLIP),
    ],
)
def test_a_decision_is_graded_by_its_cost_where_that_is_clear(
    cost: float, error: float, unit: str, worth: float, grade: Grade
):
    assert grade_of(cost, error, unit, worth) is grade


def review(*deals: DealFigures) -> MatchReview:
    return MatchReview("black-tile", "Black Tile", "point", "deal", deals, (), is_over=True)


def deal(number: int, *grades: Grade, lost: float = 0.0, margin: float | None = None, luck: float | None = None):
    return DealFigures(number, grades, lost, 10.0, margin, luck)


@pytest.mark.parametrize(
    ("lost", "accuracy"),
    [((0.0, 0.0), 100), ((0.01, 0.0), 99), ((2.0, 0.0), 86), ((1.0, 1.0), 86), ((5.0, 5.0), 47), ((400.0, 0.0), 0)],
)
def test_the_accuracy_falls_with_what_slips_cost_and_with_nothing_else(lost: tuple[float, float], accuracy: int):
    deals = [deal(number, BEST, SLIP, lost=cost) for number, cost in enumerate(lost, 1)]
    assert accuracy_of(deals) == accuracy
    assert accuracy_of([*deals, deal(3)]) == accuracy, "a deal without a decision does not count"
    assert accuracy_of([deal(1)]) is None


def test_hands_slips_and_the_rest_come_to_the_margin():
    parts = review(deal(1, SLIP, lost=4.0, margin=3.0, luck=5.0), deal(2, BEST, margin=-2.0, luck=1.0)).parts
    assert parts is not None
    assert (parts.luck, parts.rest, parts.lost, parts.total) == (6.0, -1.0, 4.0, 1.0)
    assert review(deal(1, BEST)).parts is None


def test_the_strip_is_told_in_counts_by_deal():
    made = review(deal(1, BEST, BEST, SMALL, lost=0.9), deal(2, GOOD, SLIP, SLIP, lost=7.0))
    assert counts_of(made.grades) == (2, 1, 1, 2)
    assert told(slips_told(made)) == "match-slips-told(slips=3, points=about-point(count=8))"
    alt = alt_match_review(made, (70, 80, made.accuracy or 0), ())
    assert "2 best, 1 good, 1 small slip, 2 slips" in alt
    assert "Deal 1: 2 best, 1 small slip. Deal 2: 1 good, 2 slips." in alt
    assert "70, 80, " in alt
    assert told(slips_told(review(deal(1)))) == "match-details-nothing", "no praise for what was forced"
    many = [deal(number, BEST) for number in range(1, 90)]
    long = alt_match_review(review(*many, deal(90, SLIP, lost=9.0)), (), ())
    assert long.endswith("Deal 90: 1 slip."), "deals without a slip give way"
    assert "Deal 89" not in long


@pytest.mark.parametrize(
    ("course", "came"),
    [
        ((), 0),
        ((60, 60, 60, 100), 0),  # too few to know what is usual
        ((60, 62, 58, 60, 75), 1),
        ((60, 62, 58, 60, 66), 0),
        ((95, 60, 80, 70, 100), 0),  # they differ much
        ((95, 97, 96, 94, 70), -1),
        ((100, 100, 100, 100, 94), 0),  # never by a hair
    ],
)
def test_a_match_is_only_better_than_usual_where_that_is_clear(course: tuple[int, ...], came: int):
    *earlier, last = course or (0,)
    assert compared(earlier, last) == came
    text = course_told(course)
    assert (text is not None) is bool(came)
    if text is not None:
        assert str(last) in say(text)
