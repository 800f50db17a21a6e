"""Each picture of the gallery is drawn once, and all that must be so of a picture is looked at."""

from io import BytesIO

import pytest
from PIL import Image

from bot.table.operations.seating import COMPUTER_NAMES
from bot.words.length import LONGEST_ALT_TEXT
from images.drawing.canvas import LARGEST, SIZE
from images.drawing.lettering import ELLIPSIS
from images.drawing.warmth import drawn_if_warm
from tests.gallery.approved import FREETYPE, approved, seen, sums_of
from tests.gallery.made import SCRIPTS
from tests.gallery.state import State
from tests.gallery.states import NAMES, STRANGE, WIDE, states
from tests.images import ended
from tests.images.texts import Texts, noted_texts
from tests.samples import sample

# What stands in no catalogue: the names of the gallery.
_MADE_UP = (*SCRIPTS, *(name for names in ended.NAMES.values() for name in names))
PEOPLE = (*NAMES, *STRANGE, *WIDE, *COMPUTER_NAMES, *_MADE_UP, "Christopherson the Third of Nowhere", "Mia")
_IN_PLAY = ("Seats", "Tables", "Names", "Ends of deals")
_PACKED_AT_ONCE = 24 * 1024  # bytes; what is larger may be packed twice, for which there is no time at once


class Drawn:
    """The gallery, drawn once: the pictures by their states, their checksums, and what is wrong with them."""

    def __init__(self) -> None:
        self.pngs = dict[State, bytes]()
        self.faults = list[str]()
        with noted_texts() as texts:
            for state in states():
                texts.forget()
                drawing = state.drawing
                if texts.set:
                    self.faults.append(f"{state.about}: drawn before it is needed")
                png = self.pngs[state] = drawing.render()
                self.faults += [f"{state.about}: {fault}: {drawing.alt}" for fault in faults_of(state, png, texts)]
        self.sums = sums_of(named for state, png in self.pngs.items() for named in seen(state, png))


def faults_of(state: State, png: bytes, texts: Texts) -> list[str]:
    """What is wrong with a picture that has just been drawn."""
    drawing, faults = state.drawing, [*texts.faults()]
    faults += [f"“{text}” was cut" for text in texts.cut_off(PEOPLE)]
    with Image.open(BytesIO(png)) as image:
        if (image.size, image.mode, image.format) != (SIZE, "P", "PNG"):
            faults.append(f"{image.format} {image.mode} {image.size}")
    if len(png) > LARGEST:
        faults.append(f"{len(png)} bytes")
    if not 0 < len(drawing.alt) <= LONGEST_ALT_TEXT or drawing.alt.endswith(ELLIPSIS):
        faults.append(f"an alt text of {len(drawing.alt)} characters")
    if not drawing.name.endswith(".png"):
        faults.append(f"a file called {drawing.name}")
    if (drawing.viewer is not None) and not state.part.startswith(("Seats", "Tables", "Names", "Made up")):
        faults.append("a picture for one alone")
    return faults


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    return Drawn()


def test_texts_keep_apart_and_whole_and_files_are_small(drawn: Drawn):
    assert drawn.faults == []
    assert len(drawn.pngs) > 2000


def test_pictures_and_alt_texts_are_as_approved(drawn: Drawn):
    changed = {name for name, _ in approved().items() ^ drawn.sums.items() if name.startswith(("picture", "alt"))}
    changed -= {FREETYPE[0]}
    if approved()[FREETYPE[0]] != FREETYPE[1]:
        changed = {name for name in changed if not name.startswith("picture")}
    assert sorted(changed) == []


def test_drawn_again_with_what_was_kept_it_is_the_same(drawn: Drawn):
    """Also where nobody may wait: a picture of play whose parts are there is drawn at once."""
    for state in sample([*drawn.pngs], 10):
        png, render = drawn.pngs[state], state.drawing.render
        is_same = render() == png
        assert is_same, state.title
        is_at_once = drawn_if_warm(render) == png
        assert is_at_once or len(png) >= _PACKED_AT_ONCE or not state.part.startswith(_IN_PLAY), state.title
