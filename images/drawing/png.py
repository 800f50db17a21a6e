"""PNG files of palette pictures.

ISA-L packs a picture in a fifteenth of zlib's time, a fifth larger. It has no wheels for some machines: there zlib does
its work.
"""

import struct
import zlib
from functools import lru_cache
from importlib import import_module
from typing import Protocol, cast

from PIL import Image

from images.drawing.warmth import before_painting

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PALETTE = 3  # the colour type of palette entries, of 8 bits each
_CHUNK = 12  # bytes of a chunk beside its data


class _Library(Protocol):
    """The functions of zlib that ISA-L has too."""

    def compress(self, data: bytes | memoryview, /, level: int) -> bytes: ...

    def crc32(self, data: bytes, value: int, /) -> int: ...


def _fast_library() -> _Library | None:
    try:
        return cast("_Library", import_module("isal.isal_zlib"))
    except ImportError:
        return None


_ISAL = _fast_library()
_LIBRARY: _Library = _ISAL or zlib
IS_FAST = _ISAL is not None
# Libraries and levels, the fastest first. One picture in thirty is too large for the first.
_EFFORTS: tuple[tuple[_Library, int], ...] = ((_LIBRARY, 1), (zlib, 5), (zlib, 9))


class IndexedImage:
    """Palette indices where a PNG has them: in rows, each after a 0 which says that its pixels are as they are.

    `image` (mode L) lies over these bytes: what is drawn on it need not be copied to be packed.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        """An image of nothing but index 0."""
        wide, high = size
        self._data = bytearray((wide + 1) * high + 1)
        # From the first pixel on, so each row of the image is followed by the next row's 0.
        pixels = cast("bytearray", memoryview(self._data)[1:])
        self.image = Image.frombuffer("L", size, pixels, "raw", "L", wide + 1, 1)
        self.image.readonly = 0

    @classmethod
    def of(cls, image: Image.Image) -> "IndexedImage":
        """A copy of an image."""
        indexed = cls(image.size)
        indexed.image.paste(image)
        return indexed

    @property
    def rows(self) -> memoryview:
        """The bytes, from the first row's 0 to the last row's last pixel."""
        return memoryview(self._data)[:-1]


def png(indexed: IndexedImage, palette: bytes, largest: int) -> bytes:
    """An image as a PNG, packed fast, or above `largest` bytes harder; `palette` has three bytes an entry."""
    before = _before(*indexed.image.size, palette)
    room = largest - len(before) - len(_END) - _CHUNK
    return b"".join((before, *_chunk(b"IDAT", _packed(indexed.rows, room)), _END))


@lru_cache(maxsize=32)
def _before(wide: int, high: int, palette: bytes) -> bytes:
    """The bytes before the pixels: the signature, the header, the palette."""
    header = struct.pack(">IIBBBBB", wide, high, 8, _PALETTE, 0, 0, 0)
    return b"".join((_SIGNATURE, *_chunk(b"IHDR", header), *_chunk(b"PLTE", palette)))


def _packed(data: memoryview, room: int) -> bytes:
    """Data as small as that, or as small as can be."""
    library, level = _EFFORTS[0]
    packed = library.compress(data, level)
    for library, level in _EFFORTS[1:]:
        if len(packed) <= room:
            break
        before_painting()
        packed = library.compress(data, level)
    return packed


def _chunk(*parts: bytes) -> tuple[bytes, ...]:
    """A chunk of its kind and its data, in parts."""
    checked = 0
    for part in parts:
        checked = _LIBRARY.crc32(part, checked)
    return struct.pack(">I", sum(map(len, parts[1:]))), *parts, struct.pack(">I", checked)


_END = b"".join(_chunk(b"IEND"))
