"""What sentences are made of: lists, counts, names for seats."""

import pytest

from bot.rules.grammar import counted, joined, with_names


@pytest.mark.parametrize(
    ("words", "said"),
    [((), ""), (("7-4",), "7-4"), (("7-4", "6-4"), "7-4 or 6-4"), (("7-4", "6-4", "4-0"), "7-4, 6-4 or 4-0")],
)
def test_words_are_listed(words: tuple[str, ...], said: str):
    assert joined(words, "or") == said


@pytest.mark.parametrize(
    ("number", "thing", "said"),
    [(0, "trick", "0 tricks"), (1, "trick", "1 trick"), (1, "match", "1 match"), (12, "match", "12 matches")],
)
def test_things_are_counted(number: int, thing: str, said: str):
    assert counted(number, thing) == said


def test_seats_get_their_names_and_nothing_else_does():
    names = ("Ann", "seat 1", "Cid")
    text = "Seat 2 challenged seat 3, trick 3: seat 10 and the seats 3 are none."
    assert with_names(text, lambda seat: names[seat]) == (
        "seat 1 challenged Cid, trick 3: seat 10 and the seats 3 are none."
    )
