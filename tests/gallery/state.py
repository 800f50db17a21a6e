"""The elements of the gallery."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from images.drawing.drawing import Drawing

NAMES = ("Ann", "Bo", "Christopherson", "Dee", "Eve", "Farouk", "Gus", "Hana")
# Display names as people choose them: accents, other scripts, ornaments, emoji, markup, characters without a glyph.
STRANGE = ("Žofie Ångström", "محمد علي", "Дмитрий", "ゆき 🎲", "𝓜𝓲𝓪 <b>&", "🂡🂡🂡", "Գոհար 42", "ก้อง ที่รัก")


@dataclass(frozen=True, eq=False)
class State:
    """A picture to draw: the part of the gallery it belongs to, what it shows, and what describes it."""

    part: str
    title: str
    describe: Callable[[], Drawing]

    @cached_property
    def drawing(self) -> Drawing:
        """Described once, in the language of that moment."""
        return self.describe()

    @property
    def about(self) -> str:
        """Its part, and the game or kind that its title begins with."""
        return f"{self.part}, {self.title.partition(',')[0].partition(':')[0]}"
