"""The texts that are set while pictures are drawn."""

import inspect
import sys
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from types import FunctionType
from typing import Any

import pytest
from PIL import Image

from images.drawing import canvas as canvas_module
from images.drawing import lettering
from images.drawing.canvas import SIZE, Box, Canvas, Pasted, Sketch, Sprite
from images.drawing.lettering import Letters, cap_height
from tests.images.drawn import cut, noting
from tests.images.places import is_inside


@dataclass
class Texts:
    """Every text set on a canvas since they were forgotten, with the box of its capitals, and whether it was cut."""

    set: list[tuple[str, Box]] = field(default_factory=list)
    cut: dict[str, bool] = field(default_factory=dict)

    def check(self, what: str) -> None:
        """Assert that no text leaves the picture or lies on another, and forget them."""
        assert list(self.faults()) == [], what
        self.forget()

    def faults(self) -> Iterable[str]:
        yield from (f"“{text}” leaves the picture" for text, place in self.set if not is_inside(place))
        for (one, first), (other, second) in combinations(self.set, 2):
            if first.overlaps(second):
                yield f"“{one}” on “{other}”"

    def cut_off(self, people: Iterable[str]) -> list[str]:
        """Texts that were cut, but for the names of people and of games."""
        return [*cut(self.cut, people)]

    def forget(self) -> None:
        self.set.clear()
        self.cut.clear()
        for cached in (lettering._worded, lettering._whole):  # what they keep is not set again
            cached.cache_clear()


def keep_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw all parts of pictures anew each time: texts of a part that is kept are set once."""
    for name, module in [*sys.modules.items()]:
        for attribute, function in vars(module).copy().items() if name.startswith("images.") else ():
            if hasattr(function, "cache_clear") and function.__module__ == name and _draws(inspect.unwrap(function)):
                monkeypatch.setattr(module, attribute, inspect.unwrap(function))


def _draws(function: object) -> bool:
    return isinstance(function, FunctionType) and not {"Canvas", "Sketch"}.isdisjoint(function.__code__.co_names)


@contextmanager
def noted_texts() -> Generator[Texts]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        yield _note(monkeypatch)


def _capitals(words: str, x: int, y: int, wide: int, size: int) -> list[tuple[str, Box]]:
    high = cap_height(size)
    return [(words, Box(x, y - high // 2, x + wide, y + high // 2))] if wide else []


def _note(monkeypatch: pytest.MonkeyPatch) -> Texts:
    keep_nothing(monkeypatch)
    seen = Texts()
    parts: dict[int, list[tuple[str, Box]]] = {}  # of small canvases, by their images
    images = list[Image.Image]()  # of them, kept so that no other gets the same id
    sketched: dict[int, tuple[Pasted, list[tuple[str, Box]]]] = {}  # of sketches, by a cell that is laid with them
    set_, paste, paste_all, lay = Canvas.text, Canvas.paste, Canvas.paste_all, Sketch.lay

    def note(canvas: Canvas, words: Iterable[tuple[str, Box]]) -> None:
        noted = [*words]
        if isinstance(canvas, Sketch):
            if noted:
                cell = canvas.cells[-1]
                sketched.setdefault(id(cell), (cell, []))[1].extend(noted)
        elif canvas.image.size == SIZE:
            seen.set.extend(noted)
        else:
            images.append(canvas.image)
            parts.setdefault(id(canvas.image), []).extend(noted)

    def text(canvas: Canvas, words: str, at: tuple[int, int], letters: Letters, **more: Any) -> int:
        wide = set_(canvas, words, at, letters, **more)
        left = at[0] - {"l": 0, "m": wide // 2, "r": wide}[str(more.get("anchor", "l"))]
        note(canvas, _capitals(words, left, at[1], wide, letters.size))
        return wide

    def laid(canvas: Canvas, part: Image.Image, left: int, top: int) -> None:
        paste(canvas, part, left, top)
        note(canvas, ((words, place.moved(left, top)) for words, place in parts.pop(id(part), ())))

    def laid_all(canvas: Canvas, placed: Sequence[Pasted], left: int, top: int) -> None:
        paste_all(canvas, placed, left, top)
        of_cells = (sketched[id(cell)][1] for cell in placed if id(cell) in sketched)
        note(canvas, ((words, place.moved(left, top)) for noted in of_cells for words, place in noted))

    def laid_on_sketch(canvas: Sketch, sprite: Sprite, left: int, top: int) -> None:
        with pytest.MonkeyPatch.context() as quiet:  # what is under it is laid again, with texts that were noted
            quiet.setattr(Canvas, "paste", paste)
            quiet.setattr(Canvas, "paste_all", paste_all)
            lay(canvas, sprite, left, top)

    monkeypatch.setattr(canvas_module, "set_text", noting(canvas_module.set_text, seen.cut.__setitem__))
    for name, function in (("text", text), ("paste", laid), ("paste_all", laid_all)):
        monkeypatch.setattr(Canvas, name, function)
    monkeypatch.setattr(Sketch, "lay", laid_on_sketch)
    return seen
