"""Shares and differences as people say them."""

import pytest

from bot.message import Message
from bot.words.hint.amounts import about, alone, differ, often


@pytest.mark.parametrize(
    ("share", "tenths"),
    [
        (0.0, 0), (0.04, 0), (0.06, 1), (0.34, 3), (0.46, 5), (0.54, 5), (0.56, 6), (0.94, 9), (0.96, 10), (1.0, 10),
    ],
)  # fmt: skip
def test_shares_as_people_say_them(share: float, tenths: int) -> None:
    assert often(share) == Message("often", tenths=tenths)
    assert alone(share) == Message("often-alone", tenths=tenths)


def test_shares_that_are_said_alike_do_not_differ() -> None:
    assert differ(0.6, 0.4, 0.1)
    assert not differ(0.97, 1.0, 0.01), "both are almost always"
    assert not differ(0.6, 0.5, 0.2)


@pytest.mark.parametrize(
    ("amount", "unit", "said"),
    [
        (0.1, "point", Message("about-little", unit="point")), (0.5, "mark", Message("about-half", unit="mark")),
        (0.8, "round", Message("about-round", count=1)), (1.4, "point", Message("about-point", count=1)),
        (1.6, "point", Message("about-point", count=2)), (19.4, "mark", Message("about-mark", count=19)),
        (37.0, "point", Message("about-point", count=35)),
    ],
)  # fmt: skip
def test_differences_as_people_say_them(amount: float, unit: str, said: Message) -> None:
    assert about(amount, unit) == said
