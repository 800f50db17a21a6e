"""What holds for every picture: its form, texts that keep apart, caches that stay small."""

import gc
import importlib
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

import images
from bot.rules.view import View
from bot.words.speaker import say
from images.drawing.canvas import LARGEST, Canvas
from images.drawing.drawing import Drawing
from images.drawing.felts import Felt, felt_bytes
from images.drawing.palette import PALETTE
from images.ends.deal_card import draw_deal_card
from images.ends.match_end import draw_match_end
from images.ends.posters import draw_poster
from images.scores.chart import draw_scores
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from images.table.table import draw_table
from images.warm import steps, warm, warming
from tests.images.moments import random_names, some_moments
from tests.images.pixels import opened, pixels
from tests.images.reference import pictures
from tests.images.texts import Texts
from tests.images.views import NAMES, random_views, start, table_of, whist_hand

DRAW: list[Callable[[View, Sequence[str]], Drawing]] = [draw_seat, draw_table, draw_scores]
STYLES = (PLAIN, SeatStyle(large=True), SeatStyle(numerals=True, contrast=True))
CACHES = 32 << 20  # bytes


@settings(max_examples=20, deadline=None)
@given(st.sampled_from([(0, 4), (0, 3), (1, 4), (2, 3), (3, 4), (5, 3)]), st.integers(0, 10**6), st.integers(0, 110))
def test_any_view_of_any_match_can_be_drawn(game: tuple[int, int], seed: int, moves: int):
    preset, players = game
    for view in random_views(preset, players, seed, moves):
        for draw in DRAW:
            picture = draw(view, NAMES)
            png = picture.render()
            image = opened(png)
            assert (image.size, image.mode, image.format) == ((1100, 700), "P", "PNG")
            assert len(png) < 64 * 1024
            assert 0 < len(picture.alt) <= 1024


@pytest.mark.parametrize("draw", DRAW)
def test_a_picture_has_the_felt_of_its_game(draw: Callable[[View, Sequence[str]], Drawing]):
    palette = pixels(draw(whist_hand(), NAMES)).getpalette()
    assert palette is not None
    assert bytes(palette[: 3 * len(PALETTE)]) == felt_bytes(Felt.DOMINO_WHIST)


def test_each_picture_has_its_file_name():
    assert [draw(start(), NAMES).name for draw in DRAW] == ["seat.png", "table.png", "scores.png"]


def test_a_drawing_is_described_at_once_and_drawn_when_it_is_rendered(monkeypatch: pytest.MonkeyPatch):
    canvases: list[object] = []
    new = Canvas.__init__

    def note(canvas: Canvas, *how: Any) -> None:
        canvases.append(canvas)
        new(canvas, *how)

    monkeypatch.setattr(Canvas, "__init__", note)
    for name, drawing in pictures().items():
        assert drawing.alt, name
        assert drawing.name.endswith(".png")
        assert not canvases, f"{name} is drawn before it is needed"
        assert drawing.render().startswith(b"\x89PNG")
        assert canvases
        canvases.clear()


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


@pytest.mark.parametrize(
    ("moves", "step"), [(30, 20), pytest.param(400, 4, marks=pytest.mark.soak)], ids=["sample", "thousands"]
)
def test_texts_do_not_overlap_in_any_game(texts: Texts, moves: int, step: int):
    chance = Random(1)
    names = random_names(chance)
    drawn = 0
    for moment in some_moments(moves, step):
        called = tuple(islice(names, 6))
        for picture in (
            *_drawings(moment.public, moment.seats, called, chance),
            *_ended(moment.ended, called, chance),
        ):
            drawn += 1
            assert 0 < len(picture.alt) <= 1024
            assert len(picture.render()) <= LARGEST
            texts.check(f"{say(moment.preset.title)}, {moment.public.phase}: {picture.alt}")
    assert drawn > 90


def _drawings(public: View, seats: tuple[View, ...], names: tuple[str, ...], chance: Random) -> Iterator[Drawing]:
    yield draw_table(chance.choice((public, *seats)), names)
    seat = chance.choice(seats)
    if seat.hand or seat.line is None:
        yield draw_seat(seat, names, chance.choice(STYLES))
    if public.results:
        yield draw_scores(public, names)


def _ended(view: View | None, names: tuple[str, ...], chance: Random) -> Iterator[Drawing]:
    if view is None:
        return
    yield draw_table(view, names)
    yield draw_deal_card(view, names)
    if (poster := draw_poster(view, names)) is not None:
        yield poster
    if view.winners is not None:
        ratings = tuple(chance.choice((None, -16, 0, 18)) for _ in view.seats)
        yield draw_match_end(view, names, ratings)


def test_caches_stay_small_whatever_is_drawn(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Canvas, "png", lambda *_, **__: b"")  # half of the time, and nothing is kept of it
    _warm()
    for moment in some_moments(30, 20):
        for view in moment.seats:
            drawing = draw_table(view, NAMES) if view.line else draw_seat(view, NAMES, SeatStyle(large=True))
            drawing.render()
    for drawing in pictures().values():
        drawing.render()
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
