"""Copies of frozen values with some fields changed."""

from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from bot.rules.copies import updated
from tests.rules.black_tile.scenarios import ELEVEN


@dataclass(frozen=True)
class Point:
    x: int
    y: int = 0


def test_a_copy_is_what_replacing_gives() -> None:
    deal = ELEVEN.hands("6-4 5-4", "6-1 0-0", "4-4 6-6").deal
    before = hash(deal)
    assert updated(deal, leader=2, tricks=()) == replace(deal, leader=2, tricks=())
    assert hash(deal) == before, "the value itself stays as it was"


def test_a_copy_is_frozen_as_well() -> None:
    with pytest.raises(FrozenInstanceError):
        updated(Point(1), y=2).y = 3  # type: ignore[misc]


def test_a_field_that_there_is_not_is_a_fault() -> None:
    with pytest.raises(TypeError, match="z"):
        updated(Point(1), z=3)
