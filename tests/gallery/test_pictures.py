"""Each picture of the gallery is drawn once, and all that must be so of a picture is looked at."""

import gc
import sys
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any
from zlib import crc32

import pytest
from PIL import Image

from bot.table.operations.seating import COMPUTER_NAMES
from bot.words.length import LONGEST_ALT_TEXT
from images.drawing.canvas import LARGEST, SIZE
from images.drawing.lettering import ELLIPSIS
from images.drawing.palette import thinned
from images.drawing.warmth import drawn_if_warm
from tests.gallery.approved import FREETYPE, Named, approved, seen, sums_of
from tests.gallery.made import SCRIPTS
from tests.gallery.state import State
from tests.gallery.states import NAMES, STRANGE, WIDE, states
from tests.images import ended
from tests.images.pixels import opened, unpacked
from tests.images.texts import Texts, noted_texts
from tests.samples import sample

# What stands in no catalogue: the names of the gallery.
_MADE_UP = (*SCRIPTS, *(name for names in ended.NAMES.values() for name in names))
PEOPLE = (*NAMES, *STRANGE, *WIDE, *COMPUTER_NAMES, *_MADE_UP, "Christopherson the Third of Nowhere", "Mia")
_IN_PLAY = ("Seats", "Tables", "Names", "Ends of deals")
_PACKED_AT_ONCE = 24 * 1024  # bytes; what is larger may be packed twice, for which there is no time at once
_CACHES = 32 << 20  # bytes
_CELL = type(Image.new("L", (1, 1)).im)  # the inside of an image: sketches keep nothing else of one


class Drawn:
    """The gallery, drawn once: a checksum of each picture and of each part, and what is wrong with them."""

    def __init__(self) -> None:
        self.pictures = dict[State, int]()
        self.faults = list[str]()
        with noted_texts() as texts, unpacked():
            self.sums = sums_of(self._draw(texts))

    def _draw(self, texts: Texts) -> Iterator[Named]:
        for state in states():
            texts.forget()
            drawing = state.drawing
            if texts.set:
                self.faults.append(f"{state.about}: drawn before it is needed")
            pixels = drawing.render()
            self.pictures[state] = crc32(pixels)
            self.faults += [f"{state.about}: {fault}: {drawing.alt}" for fault in _faults(state, texts)]
            yield from seen(state, pixels)


def _faults(state: State, texts: Texts) -> Iterator[str]:
    """The faults of a picture that has just been drawn."""
    drawing = state.drawing
    yield from texts.faults()
    yield from (f"“{text}” was cut" for text in texts.cut_off(PEOPLE))
    if not 0 < len(drawing.alt) <= LONGEST_ALT_TEXT or drawing.alt.endswith(ELLIPSIS):
        yield f"an alt text of {len(drawing.alt)} characters"
    if not drawing.name.endswith(".png"):
        yield f"a file called {drawing.name}"
    if (drawing.viewer is not None) and not state.part.startswith(("Seats", "Tables", "Names", "Made up")):
        yield "a picture for one alone"


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    return Drawn()


def test_texts_keep_apart_and_whole(drawn: Drawn):
    assert drawn.faults == []
    assert len(drawn.pictures) > 2000


def test_pictures_and_alt_texts_are_as_approved(drawn: Drawn):
    changed = {name for name, _ in approved().items() ^ drawn.sums.items() if name.startswith(("picture", "alt"))}
    changed -= {FREETYPE[0]}
    if approved()[FREETYPE[0]] != FREETYPE[1]:
        changed = {name for name in changed if not name.startswith("picture")}
    assert sorted(changed) == []


def test_drawn_again_with_what_was_kept_it_is_the_same_and_small(drawn: Drawn):
    """Also where no one may wait: a picture of play whose parts are there is drawn at once."""
    for state in sample([*drawn.pictures], 20):
        png = state.drawing.render()
        picture = opened(png)
        assert (picture.size, picture.mode, picture.format) == (SIZE, "P", "PNG")
        data, edges = picture.tobytes(), bytes(thinned())
        is_same = crc32(data + bytes(picture.getpalette() or ())) == drawn.pictures[state]
        assert is_same or data == data.translate(edges), state.title  # a large one can have edges in fewer steps
        assert len(png) <= LARGEST, state.title
        is_at_once = drawn_if_warm(state.drawing.render) == png
        assert is_at_once or len(png) >= _PACKED_AT_ONCE or not state.part.startswith(_IN_PLAY), state.title


def test_caches_are_small_after_all_that_was_drawn(drawn: Drawn):
    del drawn  # it keeps no picture
    assert 0 < sum(wide * high for wide, high in _kept()) < _CACHES


def _kept() -> Iterator[tuple[int, int]]:
    """The sizes of all cells that are kept by functions of pictures, a byte for each of their pixels."""
    modules = [module for name, module in sys.modules.items() if name.startswith("images.")]
    left: list[Any] = [it for module in modules for it in vars(module).values() if hasattr(it, "cache_info")]
    seen = dict[int, object]()
    while left:
        value = left.pop()
        if id(value) in seen or isinstance(value, FunctionType | ModuleType | type):
            continue
        seen[id(value)] = value
        left += gc.get_referents(value)
        if isinstance(value, _CELL):
            yield value.size
