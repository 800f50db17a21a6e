"""What the gallery is made of."""

from typing import NamedTuple

from images.drawing.drawing import Drawing


class State(NamedTuple):
    """A picture to draw: the part of the gallery it belongs to, what it shows, and its drawing."""

    part: str
    title: str
    drawing: Drawing
