"""What lines of dominoes are drawn from: tiles of every size that they usually have, and their sockets."""

from collections.abc import Callable, Iterator
from functools import partial

from bot.rules.moves import End
from images.chain.draw import draw_socket
from images.chain.fits import ends_pill
from images.chain.sockets import USUAL, Socket
from images.drawing.canvas import Canvas, box
from images.drawing.palette import Ink
from images.parts.pieces import draw_laid

_WIDTHS = (64, 42, 36, 58, 50, 52, 40, 48, 32)
_SMALL = 40  # narrower tiles show figures too
_PIPS = ((6, 5), (4, 3), (2, 1))
_PLAIN, _FIRST, _SECOND, _BOTH = (False, False), (True, False), (False, True), (True, True)
_OPEN = (_FIRST, _SECOND)


def chain_parts() -> Iterator[Callable[[], object]]:
    """The steps of painting them, each of some milliseconds."""
    for wide in _WIDTHS:
        yield from (partial(_tiles, wide, lies=lies) for lies in (True, False))
    yield _sockets
    yield from (partial(ends_pill, ends, 2) for ends in ((End.LEFT,), (End.RIGHT,), (End.LEFT, End.RIGHT)))


def _tiles(wide: int, *, lies: bool) -> None:
    """Tiles that lie, or stand, with one half open and ringed, and with none."""
    canvas = Canvas(Ink.LIGHT)
    at = box(100, 100, 2 * wide, wide) if lies else box(100, 100, wide, 2 * wide)
    ringed = _OPEN if lies else (*_OPEN, _BOTH)
    for tinted in (_PLAIN, *ringed):
        for ends in _PIPS:
            draw_laid(canvas, ends, at, Ink.LIGHT, tinted=tinted)
    for number in range(10) if wide < _SMALL else ():
        draw_laid(canvas, (number, number), at, Ink.LIGHT, numerals=True)
    for tinted in ringed:
        draw_laid(canvas, _PIPS[0], at, Ink.LIGHT, tinted=tinted, ringed=True, ring=Ink.ACCENT)


def _sockets() -> None:
    canvas = Canvas(Ink.LIGHT)
    for end in End:
        for wide, high in USUAL:
            for number in (*range(10),) if end is End.LEFT else (0,):
                for takes in (None, (end,), ()):
                    draw_socket(canvas, Socket(end, box(100, 100, wide, high), number), takes)
