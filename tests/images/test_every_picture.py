"""What is so of every picture: its felt, its file's name, caches that are warmed once and stay small."""

import gc
import importlib
import pkgutil
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PIL import Image

import images
from bot.rules.view import View
from images.drawing.canvas import Canvas
from images.drawing.drawing import Drawing
from images.drawing.felts import Felt, felt_bytes
from images.drawing.palette import PALETTE
from images.scores.chart import draw_scores
from images.seat.seat import draw_seat
from images.table.table import draw_table
from images.warm import steps, warm, warming
from tests.gallery.states import states
from tests.images.pixels import pixels
from tests.images.views import NAMES, start, table_of, whist_hand
from tests.samples import sample

DRAW: list[Callable[[View, Sequence[str]], Drawing]] = [draw_seat, draw_table, draw_scores]
CACHES = 32 << 20  # bytes


@pytest.mark.parametrize("draw", DRAW)
def test_a_picture_has_the_felt_of_its_game(draw: Callable[[View, Sequence[str]], Drawing]):
    palette = pixels(draw(whist_hand(), NAMES)).getpalette()
    assert palette is not None
    assert bytes(palette[: 3 * len(PALETTE)]) == felt_bytes(Felt.DOMINO_WHIST)


def test_each_picture_has_its_file_name():
    assert [draw(start(), NAMES).name for draw in DRAW] == ["seat.png", "table.png", "scores.png"]


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


def test_caches_stay_small_whatever_is_drawn(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Canvas, "png", lambda *_, **__: b"")  # half of the time, and nothing is kept of it
    _warm()
    for state in sample([*states()], 6):
        state.drawing.render()
    gc.unfreeze()
    gc.collect()
    kept = [one for one in gc.get_objects() if isinstance(one, Image.Image)]
    total = sum(one.width * one.height * len(one.getbands()) for one in kept)
    assert total < CACHES, total


def test_every_cache_has_a_bound():
    caches: dict[str, Any] = {}
    for module in pkgutil.walk_packages(images.__path__, "images."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if hasattr(value, "cache_parameters"):
                caches[f"{module.name}.{name}"] = value
    assert caches
    for name, cache in caches.items():
        assert cache.cache_parameters()["maxsize"], name
