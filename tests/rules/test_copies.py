"""Copies of frozen values with some fields changed."""

from dataclasses import FrozenInstanceError, dataclass, is_dataclass, replace
from importlib import import_module
from pkgutil import walk_packages

import pytest

import bot.rules
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


def test_every_value_of_the_rules_is_frozen() -> None:
    modules = [import_module(module.name) for module in walk_packages(bot.rules.__path__, "bot.rules.")]
    kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    values = [kind for kind in kinds if is_dataclass(kind) and kind.__module__.startswith("bot.rules")]
    assert len(values) > 100
    assert [kind for kind in values if not kind.__dataclass_params__.frozen] == []  # type: ignore[attr-defined]


def test_a_field_that_there_is_not_is_a_fault() -> None:
    with pytest.raises(TypeError, match="z"):
        updated(Point(1), z=3)
