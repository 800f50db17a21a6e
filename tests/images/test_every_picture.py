"""What is so of every picture: its felt, its file's name, caches that are warmed once and stay small."""

import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Sequence
from typing import Any

import images
from bot.rules.view import View
from images.drawing.drawing import Drawing
from images.scores.chart import draw_scores
from images.seat.seat import draw_seat
from images.table.table import draw_table
from images.warm import steps, warm, warming
from tests.images.texts import KEPT
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


def _caches() -> dict[str, Any]:
    """The functions that keep what they return, by module and name."""
    modules = [importlib.import_module(module.name) for module in pkgutil.walk_packages(images.__path__, "images.")]
    found = [value for module in modules for value in vars(module).values() if hasattr(value, "cache_parameters")]
    return {f"{value.__module__}.{value.__qualname__}": value for value in found}


def test_every_cache_has_a_bound():
    caches = _caches()
    assert caches
    for name, cache in caches.items():
        assert cache.cache_parameters()["maxsize"], name


def test_kept_parts_with_texts_are_built_anew_to_note_them():
    sets_text = re.compile(r"\b(?:canvas|cell)\.text\(|\bdraw_line\(|\btag\(")
    caches = {name: cache.__wrapped__ for name, cache in _caches().items() if inspect.isfunction(cache.__wrapped__)}
    assert {name for name, build in caches.items() if sets_text.search(inspect.getsource(build))} <= {*KEPT}
