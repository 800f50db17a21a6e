"""A replay as an animated picture (WebP), drawn from its frames. It takes a second or so, and belongs in a thread."""

import io
from collections.abc import Sequence

from PIL import Image

from bot.words.facts.replay import Frame
from images.replay.frame import draw_frame

LARGEST = 1024 * 1024  # bytes
CONTENT_TYPE = "image/webp"
_PLAY, _FRAME, _LAST = 900, 1800, 3500  # milliseconds that a play, a frame of a deal and the last one are shown
_MOST = 40  # frames: of a longer deal every second one, or third. So many are under a megabyte, whatever they show


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
