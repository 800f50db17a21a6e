"""The picture of a frame of a replay with its alt text, and many of them as an animated picture (WebP)."""

import io
from collections.abc import Sequence
from functools import partial

from PIL import Image

from cogs.replay.pictures.chain_rounds import render_chain_round
from cogs.replay.pictures.rounds import render_round
from cogs.replay.pictures.tricks import render_trick
from cogs.replay.words import DealPart, Frame, alt_frame
from images.drawing.drawing import Drawing
from images.ends.deal_card import draw_deal_card
from images.table.table import draw_table

LARGEST = 1024 * 1024  # bytes
CONTENT_TYPE = "image/webp"
_PLAY, _FRAME, _LAST = 900, 1800, 3500  # milliseconds that a play, a frame of a deal and the last one are shown
_MOST = 40  # frames: of a longer deal every second one, or third. So many are under a megabyte, whatever they show


def draw_frame(frame: Frame, names: Sequence[str]) -> Drawing:
    """A frame with all hands open; the last one of a deal is its result, as the table has shown it."""
    if frame.part is DealPart.END:
        return draw_deal_card(frame.view, names) if frame.view.tricks is not None else draw_table(frame.view, names)
    render = render_trick
    if frame.part is DealPart.ROUND:
        render = render_round if frame.view.line is not None else render_chain_round
    return Drawing(alt_frame(frame, names), "replay.png", partial(render, frame, names))


def animated_trick(frame: Frame, names: Sequence[str]) -> bytes:
    """A trick from before its lead to its last play."""
    return _animated(frame.play_by_play(), names, _PLAY)


def animated_deal(frames: Sequence[Frame], names: Sequence[str]) -> bytes:
    """A deal from its first frame to its result."""
    *others, last = frames
    return _animated((*others[:: len(others) // _MOST + 1], last), names, _FRAME)


def _animated(frames: Sequence[Frame], names: Sequence[str], each: int) -> bytes:
    """Packed without loss."""
    first, *others = [Image.open(io.BytesIO(draw_frame(frame, names).render())).convert("RGB") for frame in frames]
    durations = [*(each for _ in others), _LAST]
    file = io.BytesIO()
    first.save(
        file, "WEBP", save_all=True, append_images=others, duration=durations, loop=0, lossless=True, method=2
    )  # fmt: skip
    return file.getvalue()
