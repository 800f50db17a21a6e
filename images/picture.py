"""A picture as it is sent."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG of 1100×700, its alt text (at most 1024 characters) and its file name."""

    png: bytes = field(repr=False)
    alt: str
    name: str
