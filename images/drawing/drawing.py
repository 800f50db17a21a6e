"""A picture with its description, before it is drawn."""

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture that is described already; its pixels are drawn when they are needed.

    `alt` is its alt text (1 to 1024 characters), `name` its file name. `render` draws it and returns a PNG of 1100×700;
    while parts of it are still to be painted that takes milliseconds, and belongs in a thread (see `warmth`). `viewer`
    is the seat that alone may see it; None: all may.
    """

    alt: str
    name: str
    render: Callable[[], bytes] = field(repr=False)
    viewer: int | None = None
