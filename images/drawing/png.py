"""PNG files of palette pictures.

ISA-L packs a picture in a fifteenth of zlib's time, a fifth larger; zlib-ng as small as zlib in a third of it. Neither
has wheels for every machine: without them zlib does their work.
"""

import struct
import zlib
from functools import lru_cache
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from PIL import Image

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PALETTE = 3  # the colour type of palette entries, of 8 bits each
_CHUNK = 12  # bytes of a chunk beside its data


class _Library(Protocol):
    """What the module zlib offers, and the faster libraries after its pattern."""

    def compress(self, data: bytes | bytearray, level: int, /) -> bytes: ...

    def crc32(self, data: bytes, value: int, /) -> int: ...


def _installed(module: str) -> _Library | None:
    try:
        return cast("_Library", import_module(module))
    except ImportError:
        return None


_ISAL, _ZLIB_NG = _installed("isal.isal_zlib"), _installed("zlib_ng.zlib_ng")
_SMALL: _Library = _ZLIB_NG or zlib
IS_FAST = _ISAL is not None and _ZLIB_NG is not None


class _Way(NamedTuple):
    """A library at a level, and what share of the bytes it takes that ISA-L takes, about."""

    library: _Library
    level: int
    share: float


# The fastest first. One picture in thirty needs another than the first, and goes at once to the one that seems enough.
_WAYS = (
    *((_Way(_ISAL, 1, 1.0),) if _ISAL is not None else ()),
    *(_Way(_SMALL, level, share) for level, share in ((2, 0.932), (3, 0.89), (4, 0.84), (5, 0.77), (9, 0.7))),
)


def png(image: Image.Image, palette: bytes, largest: int) -> bytes:
    """An image of palette indices (mode L) as a PNG; `palette` is three bytes for each entry.

    It is packed as fast as can be, and where that takes more than `largest` bytes with as much effort as seems needed.
    The most may not be enough.
    """
    before = _before(image.width, image.height, palette)
    room = largest - len(before) - len(_END) - _CHUNK
    return before + _chunk(b"IDAT", _packed(_rows(image), room)) + _END


@lru_cache(maxsize=32)
def _before(wide: int, high: int, palette: bytes) -> bytes:
    """What comes before the pixels: the signature, the header, the palette."""
    header = struct.pack(">IIBBBBB", wide, high, 8, _PALETTE, 0, 0, 0)
    return _SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"PLTE", palette)


def _packed(data: bytearray, room: int) -> bytes:
    """Data as small as that, or as can be."""
    last, packed = _WAYS[0], _WAYS[0].library.compress(data, _WAYS[0].level)
    for way in _WAYS[1:]:
        if len(packed) <= room:
            break
        if len(packed) * way.share <= room * last.share or way is _WAYS[-1]:
            last, packed = way, way.library.compress(data, way.level)
    return packed


def _rows(image: Image.Image) -> bytearray:
    """The rows of an image, each after a 0, which says that its pixels are as they are."""
    wide, high = image.width + 1, image.height
    data = bytearray(wide * high)
    # An image over these bytes, so that laying the other on it writes into them: `tobytes` takes several copies.
    Image.frombuffer("L", (wide, high), data, "raw", "L", 0, 1).im.paste(image.im, (1, 0, wide, high))
    return data


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", _SMALL.crc32(kind + data, 0))


_END = _chunk(b"IEND", b"")
