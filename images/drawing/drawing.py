"""A picture with its description, before it is drawn."""

from collections.abc import Callable
from dataclasses import InitVar, dataclass, field
from functools import partial

from bot.message import Names
from bot.words.persons import naming
from bot.words.speaker import Speaker, current, speaking


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture that is described already; its pixels are drawn when they are needed.

    `alt` is its alt text (1 to 1024 characters), `name` its file name. `render` draws it and returns a PNG of 1100×700;
    while parts of it are still to be painted that takes milliseconds, and belongs in a thread (see `warmth`). `viewer`
    is the seat that alone may see it; None: all may. It is drawn in the language in which it was described, in whatever
    thread that is, with the `names` of its seats.
    """

    alt: str
    name: str
    render: Callable[[], bytes] = field(repr=False)
    viewer: int | None = None
    names: InitVar[Names | None] = None

    def __post_init__(self, names: Names | None) -> None:
        object.__setattr__(self, "render", partial(_rendered, current(), names, self.render))


def _rendered(speaker: Speaker, names: Names | None, render: Callable[[], bytes]) -> bytes:
    with speaking(speaker), naming(names):
        return render()
