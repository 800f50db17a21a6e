"""The picture as a box, whether something lies in it, and whether things lie apart."""

from collections.abc import Iterable
from itertools import combinations

from images.drawing.canvas import SIZE, Box

CANVAS = Box(0, 0, *SIZE)


def is_inside(place: Box, room: Box = CANVAS) -> bool:
    """True if a box lies wholly in another, by default in the picture."""
    return (
        place.left >= room.left and place.top >= room.top and place.right <= room.right and place.bottom <= room.bottom
    )


def are_apart(places: Iterable[Box]) -> bool:
    return not any(one.overlaps(other) for one, other in combinations(places, 2))
