"""A replay as an animated picture (WebP), drawn from its frames. It takes a second or so, and belongs in a thread."""

import io
from collections.abc import Sequence

from PIL import Image

from bot.words.facts.replay import Frame
from images.replay.frame import draw_frame

LARGEST = 1024 * 1024  # bytes
CONTENT_TYPE = "image/webp"
_PLAY, _FRAME, _LAST = 900, 1800, 3500  # milliseconds that a play, a frame of a deal and the last one are shown
_SMALLER = (825, 525)


def animated_trick(frame: Frame, names: Sequence[str]) -> bytes:
    """A trick from before its lead to its last play."""
    return _animated(frame.play_by_play(), names, _PLAY)


def animated_deal(frames: Sequence[Frame], names: Sequence[str]) -> bytes:
    """A deal from its first frame to its result."""
    return _animated(frames, names, _FRAME)


def _animated(frames: Sequence[Frame], names: Sequence[str], each: int) -> bytes:
    pictures = [draw_frame(frame, names).render() for frame in frames]
    durations = [*(each for _ in pictures[1:]), _LAST]
    packed = _packed(pictures, durations, None)
    return packed if len(packed) < LARGEST else _packed(pictures, durations, _SMALLER)


def _packed(pictures: Sequence[bytes], durations: Sequence[int], size: tuple[int, int] | None) -> bytes:
    """Without loss; or in a smaller size with some, where that is too large."""
    opened = [Image.open(io.BytesIO(picture)).convert("RGB") for picture in pictures]
    for picture in opened if size is not None else ():
        picture.thumbnail(size or _SMALLER)
    first, *others = opened
    file = io.BytesIO()
    how = {"lossless": True, "method": 2} if size is None else {"quality": 60, "method": 2}
    first.save(file, "WEBP", save_all=True, append_images=others, duration=list(durations), loop=0, **how)
    return file.getvalue()
