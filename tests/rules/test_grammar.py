"""What sentences are made of: lists and counts."""

import pytest

from bot.rules.grammar import counted, joined


@pytest.mark.parametrize(
    ("words", "expected"),
    [((), ""), (("7-4",), "7-4"), (("7-4", "6-4"), "7-4 or 6-4"), (("7-4", "6-4", "4-0"), "7-4, 6-4 or 4-0")],
)
def test_words_are_listed(words: tuple[str, ...], expected: str):
    assert joined(words, "or") == expected


@pytest.mark.parametrize(
    ("number", "noun", "expected"),
    [(0, "trick", "0 tricks"), (1, "trick", "1 trick"), (1, "match", "1 match"), (12, "match", "12 matches")],
)
def test_things_are_counted(number: int, noun: str, expected: str):
    assert counted(number, noun) == expected
