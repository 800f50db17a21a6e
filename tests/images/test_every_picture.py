"""True of every picture: its felt, its file's name, caches that are warmed once and stay small."""

import importlib
import pkgutil
from collections.abc import Callable, Sequence
from typing import Any

import images
from bot.rules.view import View
from images.drawing.drawing import Drawing
from images.scores.chart import draw_scores
from images.seat.seat import draw_seat
from images.table.table import draw_table
from images.warm import steps, warm, warming
from tests.images.views import NAMES, table_of

DRAW: list[Callable[[View, Sequence[str]], Drawing]] = [draw_seat, draw_table, draw_scores]


def _warm() -> None:
    for step in steps():
        step()


def test_caches_are_warmed_once_in_a_process():
    next(warming(), None)
    warm()
    assert next(warming(), None) is None, "nothing is left to do"


def test_drawing_twice_gives_the_same_bytes_warm_or_cold():
    first = [draw(table_of(4), NAMES).render() for draw in DRAW]
    _warm()
    assert [draw(table_of(4), NAMES).render() for draw in DRAW] == first


def test_every_cache_has_a_bound():
    caches: dict[str, Any] = {}
    for module in pkgutil.walk_packages(images.__path__, "images."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if hasattr(value, "cache_parameters"):
                caches[f"{module.name}.{name}"] = value
    assert caches
    for name, cache in caches.items():
        assert cache.cache_parameters()["maxsize"], name
