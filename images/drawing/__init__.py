"""The canvas: palette, type, shapes."""

from images.drawing.canvas import SIZE, SMALL, Box, Canvas, Pasted, Sketch, Sprite, box
from images.drawing.drawing import Drawing
from images.drawing.felts import Felt, felt_of, felt_titled
from images.drawing.lettering import Letters, bold, cap_height, fitted, fitting, is_plain, width, wrapped
from images.drawing.names import drawable, names_drawn, shown_name
from images.drawing.palette import Ink, coarse, coloured, mapped, ramp, rgb
from images.drawing.png import IS_FAST
from images.drawing.shapes import (
    HEART,
    RHOMBUS,
    SCALE,
    STAR,
    TRIANGLE,
    Brush,
    Point,
    arc_arrow,
    check,
    crown,
    locomotive,
    painted,
    placed,
    sprite,
    suit,
)
from images.drawing.typefaces import HAS_RAQM, SHAPED, Weight
from images.drawing.warmth import before_painting, drawn_if_warm

__all__ = [
    "HAS_RAQM",
    "HEART",
    "IS_FAST",
    "RHOMBUS",
    "SCALE",
    "SHAPED",
    "SIZE",
    "SMALL",
    "STAR",
    "TRIANGLE",
    "Box",
    "Brush",
    "Canvas",
    "Drawing",
    "Felt",
    "Ink",
    "Letters",
    "Pasted",
    "Point",
    "Sketch",
    "Sprite",
    "Weight",
    "arc_arrow",
    "before_painting",
    "bold",
    "box",
    "cap_height",
    "check",
    "coarse",
    "coloured",
    "crown",
    "drawable",
    "drawn_if_warm",
    "felt_of",
    "felt_titled",
    "fitted",
    "fitting",
    "is_plain",
    "locomotive",
    "mapped",
    "names_drawn",
    "painted",
    "placed",
    "ramp",
    "rgb",
    "shown_name",
    "sprite",
    "suit",
    "width",
    "wrapped",
]
