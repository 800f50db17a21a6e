"""Small parts that the pictures of people share: the line of a figure over time, names, bars."""

from collections.abc import Sequence

from bot.message import Message, Text
from bot.words.speaker import say
from images.drawing.canvas import Box, Canvas
from images.drawing.felts import Felt, felt_titled
from images.drawing.names import drawable, shown_name
from images.drawing.palette import Ink
from images.drawing.shapes import sprite
from images.parts.marks import draw_rounded
from images.scores.chart import draw_line

LARGEST = 40 * 1024  # bytes: nobody waits for these pictures as for a play


def person(name: str) -> str:
    """A person's name as it can be drawn."""
    return shown_name([name], 0) if drawable(name) else say(Message("someone"))


def felt_of_game(title: Text) -> Felt:
    """The felt of a game by its title; of none in particular for all games."""
    return felt_titled(title) if title else Felt.NEUTRAL


def course_points(values: Sequence[int], at: Box) -> list[tuple[int, int]]:
    """The points of a line that runs through a box, the highest value at its top. A level line runs in the middle."""
    low, high = min(values), max(values)
    step = at.width / max(1, len(values) - 1)
    return [
        (
            round(at.left + number * step),
            at.centre[1] if high == low else round(at.bottom - (value - low) / (high - low) * at.height),
        )
        for number, value in enumerate(values)
    ]


def draw_course(canvas: Canvas, values: Sequence[int], at: Box, ink: Ink, under: Ink) -> None:
    """A line of values over time, with a dot at its end."""
    points = course_points(values, at)
    if len(points) > 1:
        draw_line(canvas, points, ink, under=under)
    dot(canvas, points[-1], 10, ink)


def dot(canvas: Canvas, at: tuple[int, int], radius: int, ink: Ink) -> None:
    """A disc across whatever is there."""
    across = 2 * radius
    mark = sprite((across, across), Ink.HEADER, Ink.TEXT, lambda brush: brush.disc(radius, radius, radius, ink))
    canvas.lay(mark, at[0] - radius, at[1] - radius)


def draw_bar(canvas: Canvas, at: Box, share: float, ink: Ink, under: Ink) -> None:
    """A bar, so much of it full."""
    draw_rounded(canvas, at, at.height // 2, Ink.HEADER, under)
    wide = round(at.width * share)
    if wide >= at.height:
        draw_rounded(canvas, Box(at.left, at.top, at.left + wide, at.bottom), at.height // 2, ink, under)
