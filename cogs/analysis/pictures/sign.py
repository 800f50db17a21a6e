"""The signs of a good choice and of a worse one."""

from functools import lru_cache

from PIL import Image

from images.drawing.palette import Ink
from images.drawing.shapes import Brush, check, painted


@lru_cache(maxsize=2)
def choice_sign(*, good: bool) -> Image.Image:
    """A check mark, or a cross, on light ground."""

    def paint(brush: Brush) -> None:
        if good:
            check(brush, 2, 6, 36, Ink.GREEN)
        else:
            for points in ([(6, 6), (12, 0), (40, 30), (34, 36)], [(34, 0), (40, 6), (12, 36), (6, 30)]):
                brush.polygon(points, Ink.ORANGE)

    return painted((42, 38), Ink.LIGHT, paint)
