"""The bar on top of a replay's frame."""

from bot.message import Message
from bot.words.speaker import say
from cogs.replay.words import Frame, place_of, where_of
from images.drawing.canvas import Canvas
from images.drawing.felts import felt_of
from images.parts.headers import header


def replay_header(canvas: Canvas, frame: Frame, right: int) -> None:
    """Which moment of the match it is, left of `right`; in fewer words where room is short."""
    title, place = say(Message("replay-title")), say(place_of(frame))
    briefer = (title, place), (place, "")
    header(canvas, title, say(where_of(frame)), right, game=felt_of(frame.view), briefer=briefer)
