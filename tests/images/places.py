"""The picture as a box, and whether something lies in it."""

from images.drawing.canvas import SIZE, Box

CANVAS = Box(0, 0, *SIZE)


def is_inside(place: Box, room: Box = CANVAS) -> bool:
    """Whether a box lies wholly in another, by default in the picture."""
    return (
        place.left >= room.left and place.top >= room.top and place.right <= room.right and place.bottom <= room.bottom
    )
