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

from images.drawing.warmth import before_painting

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PALETTE = 3  # the colour type of palette entries, of 8 bits each
_CHUNK = 12  # bytes of a chunk beside its data
_BARE = -15  # the window of a deflate stream with nothing around it
_ZLIB = b"\x78\x01"  # what zlib's own begins with


class _Library(Protocol):
    """What the module zlib offers, and the faster libraries after its pattern."""

    def compress(self, data: bytes | memoryview, /, level: int, wbits: int) -> bytes: ...

    def adler32(self, data: bytes | memoryview, /) -> int: ...

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


class Sheet:
    """Palette indices where a PNG has them: in rows, each after a 0 which says that its pixels are as they are.

    `image` (mode L) lies over these bytes: what is drawn on it need not be copied to be packed.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        """A sheet of nothing but index 0."""
        wide, high = size
        self._data = bytearray((wide + 1) * high + 1)
        # From the first pixel on, so each row of the image is followed by the next row's 0.
        pixels = cast("bytearray", memoryview(self._data)[1:])
        self.image = Image.frombuffer("L", size, pixels, "raw", "L", wide + 1, 1)
        self.image.readonly = 0

    @classmethod
    def of(cls, image: Image.Image) -> "Sheet":
        """A copy of an image."""
        sheet = cls(image.size)
        sheet.image.paste(image)
        return sheet

    @property
    def rows(self) -> memoryview:
        """The bytes, from the first row's 0 to the last row's last pixel."""
        return memoryview(self._data)[:-1]


def png(sheet: Sheet, palette: bytes, largest: int) -> bytes:
    """A sheet as a PNG; `palette` is three bytes for each entry.

    It is packed as fast as can be, and where that takes more than `largest` bytes with as much effort as seems needed.
    The most may not be enough.
    """
    before = _before(*sheet.image.size, palette)
    room = largest - len(before) - len(_END) - _CHUNK
    return b"".join((before, *_chunk(b"IDAT", *_packed(sheet.rows, room)), _END))


@lru_cache(maxsize=32)
def _before(wide: int, high: int, palette: bytes) -> bytes:
    """What comes before the pixels: the signature, the header, the palette."""
    header = struct.pack(">IIBBBBB", wide, high, 8, _PALETTE, 0, 0, 0)
    return b"".join((_SIGNATURE, *_chunk(b"IHDR", header), *_chunk(b"PLTE", palette)))


def _packed(data: memoryview, room: int) -> tuple[bytes, bytes, bytes]:
    """Data as small as that, or as can be: a stream as zlib writes it, whose checksum ISA-L is slower at, in parts."""
    room -= len(_ZLIB) + 4
    last, packed = _WAYS[0], _WAYS[0].library.compress(data, _WAYS[0].level, _BARE)
    for way in _WAYS[1:]:
        if len(packed) <= room:
            break
        before_painting()
        if len(packed) * way.share <= room * last.share or way is _WAYS[-1]:
            last, packed = way, way.library.compress(data, way.level, _BARE)
    return _ZLIB, packed, struct.pack(">I", _SMALL.adler32(data))


def _chunk(*parts: bytes) -> tuple[bytes, ...]:
    """A chunk of its kind and its data, in parts."""
    checked = 0
    for part in parts:
        checked = _SMALL.crc32(part, checked)
    return struct.pack(">I", sum(map(len, parts[1:]))), *parts, struct.pack(">I", checked)


_END = b"".join(_chunk(b"IEND"))
