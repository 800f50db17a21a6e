"""PNG files of palette pictures.

ISA-L packs a picture in a fifteenth of zlib's time, a fifth larger; zlib-ng as small as zlib in a third of it. Neither
has wheels for every machine: without them zlib does their work.
"""

import struct
import zlib
from importlib import import_module
from typing import Protocol, cast

from PIL import Image

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PALETTE = 3  # the colour type of palette entries, of 8 bits each


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
# Libraries and their levels, the fastest first. One picture in thirty needs the second, hardly any the third.
_WAYS: tuple[tuple[_Library, int], ...] = ((_ISAL, 1) if _ISAL is not None else (_SMALL, 2), (_SMALL, 4), (_SMALL, 9))


def png(image: Image.Image, palette: bytes, largest: int) -> bytes:
    """An image of palette indices (mode L) as a PNG; `palette` is three bytes for each entry.

    It is packed as fast as can be, and with more effort where that takes more than `largest` bytes. The most effort may
    not be enough.
    """
    data = _rows(image)
    header = struct.pack(">IIBBBBB", image.width, image.height, 8, _PALETTE, 0, 0, 0)
    before = _SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"PLTE", palette)
    file = b""
    for library, level in _WAYS:
        file = before + _chunk(b"IDAT", library.compress(data, level)) + _chunk(b"IEND", b"")
        if len(file) <= largest:
            break
    return file


def _rows(image: Image.Image) -> bytearray:
    """The rows of an image, each after a 0, which says that its pixels are as they are."""
    wide, high = image.width + 1, image.height
    data = bytearray(wide * high)
    # An image over these bytes, so that laying the other on it writes into them: `tobytes` takes several copies.
    Image.frombuffer("L", (wide, high), data, "raw", "L", 0, 1).im.paste(image.im, (1, 0, wide, high))
    return data


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", _SMALL.crc32(kind + data, 0))
