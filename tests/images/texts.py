"""The texts that are set while pictures are drawn."""

from dataclasses import dataclass, field
from itertools import combinations

import pytest

from images.drawing.canvas import Box, Canvas
from images.drawing.lettering import cap_height
from tests.images.places import is_inside


@dataclass
class Texts:
    """Every text set on a canvas since the last check, with the box of its capitals."""

    set: list[tuple[str, Box]] = field(default_factory=list)

    def check(self, what: str) -> None:
        """Assert that no text leaves the picture or lies on another, and forget them."""
        for text, place in self.set:
            assert is_inside(place), f"{what}: “{text}” leaves the picture"
        for (one, first), (other, second) in combinations(self.set, 2):
            assert not first.overlaps(second), f"{what}: “{one}” on “{other}”"
        self.set.clear()


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Text goes to the canvas as usual, and its box is noted."""
    seen, original = Texts(), Canvas.text

    def text(canvas: Canvas, words: str, at: tuple[int, int], size: int, *rest: object, **more: object) -> int:
        wide = original(canvas, words, at, size, *rest, **more)  # type: ignore[arg-type]
        left = at[0] - {"l": 0, "m": wide // 2, "r": wide}[str(more.get("anchor", "l"))]
        high = cap_height(size)
        if wide:
            seen.set.append((words, Box(left, at[1] - high // 2, left + wide, at[1] + high // 2)))
        return wide

    monkeypatch.setattr(Canvas, "text", text)
    return seen
