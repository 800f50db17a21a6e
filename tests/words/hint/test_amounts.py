"""Shares and differences as people say them."""

import pytest

from bot.words.hint.amounts import by_how_much, in_deals, often


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (0.0, "hardly ever"), (0.04, "hardly ever"), (0.06, "in 1 of 10 deals"), (0.34, "in 3 of 10 deals"),
        (0.46, "in half of the deals"), (0.54, "in half of the deals"), (0.56, "in 6 of 10 deals"),
        (0.94, "in 9 of 10 deals"), (0.96, "nearly always"), (1.0, "nearly always"),
    ],
)  # fmt: skip
def test_shares_as_people_say_them(share: float, words: str) -> None:
    assert often(share) == words


def test_shares_in_sentences() -> None:
    assert in_deals(0.01, "you", "take", "it") == "you hardly ever take it"
    assert in_deals(0.99, "your side", "takes", "it") == "your side nearly always takes it"
    assert in_deals(0.8, "Bo", "makes", "the contract") == "Bo makes the contract in 8 of 10 deals"


@pytest.mark.parametrize(
    ("amount", "unit", "words"),
    [
        (0.1, "point", "a little better"), (0.2, "mark", "about a quarter of a mark better"),
        (0.5, "mark", "about half a mark better"),
        (1.4, "point", "about a point better"), (1.6, "point", "about 2 points better"),
        (19.4, "point", "about 19 points better"), (37.0, "point", "about 35 points better"),
    ],
)  # fmt: skip
def test_differences_as_people_say_them(amount: float, unit: str, words: str) -> None:
    assert by_how_much(amount, unit, "better") == words
