"""Dominoes and cardominoes: a body, then its pips or its rank and suit. Only small cached cells are ever painted."""

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.rules.boards import PieceView
from bot.rules.pieces import RANKS, Card, Tile
from images.drawing import Box, Brush, Canvas, Ink, Pasted, Sketch, bold, box, painted, suit

RING = 6  # pixels of ring around a piece
LINED = 64  # pieces up to this width lie close in lines and rows

# Where pips lie in a half, in steps of the grid: (across, along). Six stands in two columns, ten and more in
# three, along the tile.
_CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_SIDES = ((-1, 0), (1, 0))
_FOUR = (-1.2, -0.4, 0.4, 1.2)
_COLUMNS = tuple((side, along) for side in (-1, 1) for along in _FOUR)
PIPS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    _CORNERS,
    (*_CORNERS, (0, 0)),
    (*_CORNERS, *_SIDES),
    (*_CORNERS, *_SIDES, (0, 0)),
    (*_CORNERS, *_SIDES, (0, -1), (0, 1)),
    (*_CORNERS, *_SIDES, (0, -1), (0, 1), (0, 0)),
    (*_COLUMNS, (0, -0.4), (0, 0.4)),
    (*_COLUMNS, (0, -0.8), (0, 0), (0, 0.8)),
    (*_COLUMNS, *((0, along) for along in _FOUR)),
)


class Finish(Enum):
    """The inks of a body: face, edge below it, rim (or none), divider, pin."""

    PLAIN = (Ink.IVORY, Ink.EDGE, None, Ink.DIVIDER, Ink.BRASS)
    DIM = (Ink.DIM, Ink.DIM_EDGE, None, Ink.DIM_EDGE, Ink.DIM_BRASS)
    BLACK = (Ink.BLACK, Ink.BLACK_EDGE, Ink.RIM, Ink.DIM_EDGE, Ink.BRASS)
    DIM_BLACK = (Ink.DIM_INK, Ink.BLACK_EDGE, Ink.DIM, Ink.DIM_EDGE, Ink.DIM_BRASS)

    __hash__ = object.__hash__  # an enumeration's own hashes its name, slowly; this is part of many keys


class Size(NamedTuple):
    """Width and height of a piece, the edge below its face included. A domino that is wider than high lies."""

    wide: int
    high: int

    @property
    def across(self) -> int:
        """The length of the short side."""
        return min(self.wide, self.high)

    @property
    def lies(self) -> bool:
        return self.wide > self.high

    @property
    def edge(self) -> int:
        return max(3, round(self.across * 0.05))

    @property
    def face(self) -> int:
        return self.high - self.edge

    @property
    def pad(self) -> int:
        """Ground around the piece in its cell, for ring or shadow. Small pieces have neighbours close by."""
        return 12 if self.across >= 100 else 8 if self.across > LINED else 6

    @property
    def corner(self) -> int:
        return round(self.across * 0.17)


class PieceLook(NamedTuple):
    """The look of a piece: the ink of its ring, `dim` where it cannot be played, `numerals` in place of pips and larger
    ranks on cards, each suit of cards in its own colour (`four_colours`).

    A card that is `badged` leaves room for a badge in its lower right corner.
    """

    ring: Ink | None = None
    dim: bool = False
    badged: bool = False
    numerals: bool = False
    four_colours: bool = False


_PLAIN_LOOK = PieceLook()


def draw_piece(canvas: Canvas, shown: PieceView, at: Box, under: Ink, look: PieceLook = _PLAIN_LOOK) -> None:
    """Draw a piece, face up or down, on plain ground."""
    left, top, right, bottom = at
    # Halves of a pixel are rounded to the even one, so where pips lie depends on whether the piece lies on one.
    odd = left & 1, top & 1
    cells = _piece(shown, Size(right - left, bottom - top), odd, under, look)
    canvas.paste_all(cells, left - odd[0], top - odd[1])


@lru_cache(maxsize=4096)
def _piece(shown: PieceView, size: Size, corner: tuple[int, int], under: Ink, look: PieceLook) -> tuple[Pasted, ...]:
    """The cells of a piece whose upper left corner is there."""
    canvas, at, pad = Sketch(), box(*corner, *size), size.pad
    if shown.piece is None:
        canvas.paste(back(size, under, ringed=look.ring is not None), at.left - pad, at.top - pad)
        return tuple(canvas.cells)
    finish = Finish.DIM if look.dim else Finish.PLAIN
    if shown.black:
        finish = Finish.DIM_BLACK if look.dim else Finish.BLACK
    canvas.paste(body(size, finish, shown.tinted, under, look.ring), at.left - pad, at.top - pad)
    if not isinstance(shown.piece, Tile):
        ink = suit_ink(shown.piece.suit, dim=look.dim, four_colours=look.four_colours)
        _card(canvas, shown.piece, at, finish.value[0], ink, badged=look.badged, numerals=look.numerals)
    elif look.numerals:
        ink = _NUMERAL_INKS.get(finish) or pip_ink(shown, finish)
        canvas.paste_all(_figures(size, shown.piece, shown.tinted, finish, ink, _SHARE), at.left, at.top)
    else:
        _pips(canvas, at, size, shown.piece, shown.tinted, finish, pip_ink(shown, finish))
    return tuple(canvas.cells)


def draw_laid(
    canvas: Canvas,
    ends: tuple[int, int],
    at: Box,
    under: Ink,
    *,
    tinted: tuple[bool, bool] = (False, False),
    ring: Ink | None = None,
    numerals: bool = False,
) -> None:
    """Draw a domino of a line, upright or lying: `ends` and `tinted` from top to bottom, or from left to right."""
    size = Size(at.right - at.left, at.bottom - at.top)
    pad = size.pad
    canvas.paste(body(size, Finish.PLAIN, tinted, under, ring), at.left - pad, at.top - pad)
    if numerals:
        canvas.paste_all(_figures(size, ends, tinted, Finish.PLAIN, Ink.INK, _LAID_SHARE), at.left, at.top)
    else:
        _pips(canvas, at, size, ends, tinted, Finish.PLAIN, Ink.INK)


def _pips(
    canvas: Canvas, at: Box, size: Size, ends: tuple[int, int], tints: tuple[bool, bool], finish: Finish, ink: Ink
) -> None:
    odd = at.left & 1, at.top & 1
    canvas.paste_all(_dots(size, odd, ends, tints, finish, ink), at.left - odd[0], at.top - odd[1])


@lru_cache(maxsize=2048)
def _dots(
    size: Size, corner: tuple[int, int], ends: tuple[int, int], tints: tuple[bool, bool], finish: Finish, ink: Ink
) -> tuple[Pasted, ...]:
    """The pips of a piece whose upper left corner is there."""
    step, canvas = size.across * 0.265, Sketch()
    for place, (number, tinted) in enumerate(zip(ends, tints, strict=True)):
        if not number:
            continue
        ground = Ink.TINT if tinted and finish is Finish.PLAIN else finish.value[0]
        dot = pip(pip_size(size.across, number), ink, ground)
        far = 0.25 + 0.5 * place
        x = corner[0] + size.wide * (far if size.lies else 0.5) - dot.width / 2
        y = corner[1] + size.face * (0.5 if size.lies else far) - dot.height / 2
        for across, along in PIPS[number]:
            right, down = (along, across) if size.lies else (across, along)
            canvas.paste(dot, round(x + right * step), round(y + down * step))
    return tuple(canvas.cells)


_SHARE, _LAID_SHARE, _TWO = 0.8, 0.86, 0.74  # the letters of figures, of a tile's short side: of two digits less
_NUMERAL_INKS = {Finish.BLACK: Ink.RIM, Finish.DIM_BLACK: Ink.DIM}


@lru_cache(maxsize=2048)
def _figures(
    size: Size, ends: tuple[int, int], tints: tuple[bool, bool], finish: Finish, ink: Ink, share: float
) -> tuple[Pasted, ...]:
    """The figures of a domino that lies or stands, from its upper left corner."""
    canvas, limit = Sketch(), size.across - 5
    for place, (number, tinted) in enumerate(zip(ends, tints, strict=True)):
        far, letters = 0.25 + 0.5 * place, round(size.across * (share if number < 10 else _TWO))
        middle = round(size.wide * far) if size.lies else size.wide // 2, round(size.face * (0.5 if size.lies else far))
        ground = Ink.TINT if tinted and finish is Finish.PLAIN else finish.value[0]
        canvas.text(str(number), middle, bold(letters, ink, ground), anchor="m", limit=limit, least=letters // 2)
    return tuple(canvas.cells)


def pip_ink(shown: PieceView, finish: Finish) -> Ink:
    """The pips' colour: red on a penalty tile, but not on the black one."""
    dim = finish in (Finish.DIM, Finish.DIM_BLACK)
    if shown.penalty and not shown.black:
        return Ink.DIM_RED if dim else Ink.RED
    return Ink.DIM_INK if dim else Ink.INK


def pip_size(wide: int, number: int) -> int:
    """A pip's diameter in pixels: smaller from seven on, and again from ten on."""
    return round(wide * (0.196 if number < 7 else 0.176 if number < 10 else 0.15))


def _card(canvas: Canvas, card: Card, at: Box, ground: Ink, ink: Ink, *, badged: bool, numerals: bool) -> None:
    size = Size(at.width, at.height)
    rank = rank_of(card)
    middle = at.left + size.wide // 2
    letters = round(min(size.wide * (0.84 if len(rank) == 1 else 0.66), size.face * 0.52))
    if numerals:  # a larger rank, and no line below it
        letters = round(min(size.wide * (1.05 if len(rank) == 1 else 0.8), size.face * 0.64))
        inset, line = round(size.wide * 0.1), at.top + size.face // 2
        canvas.fill(Box(at.left + inset, line - 8, at.right - inset, line + 9), ground)
    canvas.text(rank, (middle, at.top + round(size.face * 0.27)), bold(letters, ink, ground), anchor="m")
    across = round(min(size.wide * (0.5 if badged else 0.66), size.face * 0.4))
    sign = suit_cell(card.suit, across, ink, ground)
    if badged:
        middle = at.left + round(size.wide * 0.07) + sign.width // 2
    canvas.paste(sign, middle - sign.width // 2, at.top + round(size.face * 0.745) - sign.height // 2)


# The inks of a suit on a card's face, bright and dim: of two colours, and where each suit has its own.
_SUIT_INKS = {
    "C": (Ink.INK, Ink.DIM_INK),
    "D": (Ink.RED, Ink.DIM_RED),
    "H": (Ink.RED, Ink.DIM_RED),
    "S": (Ink.INK, Ink.DIM_INK),
}
_FOUR_INKS = _SUIT_INKS | {"C": (Ink.CLUB, Ink.DIM_CLUB), "D": (Ink.BLUE, Ink.DIM_BLUE)}


def suit_ink(letter: str, *, dim: bool = False, four_colours: bool = False) -> Ink:
    """The ink of a card of a suit (C, D, H or S)."""
    return (_FOUR_INKS if four_colours else _SUIT_INKS)[letter][dim]


def rank_of(card: Card) -> str:
    """A card's rank as it is written: 2 to 10, J, Q, K, A."""
    rank = RANKS[card.rank - 2]
    return "10" if rank == "T" else rank


@lru_cache(maxsize=512)
def body(size: Size, finish: Finish, tinted: tuple[bool, bool], under: Ink, ring: Ink | None = None) -> Image.Image:
    """A piece without its pips, and ground around it for its ring or shadow."""
    face, edge, rim, divider, pin = finish.value
    wide, across, radius, pad = size.wide, size.across, size.corner, size.pad
    tint = finish is Finish.PLAIN
    brush = Brush((wide + 2 * pad, size.high + 2 * pad), under)
    left, top, right, bottom = pad, pad, pad + wide, pad + size.high
    _around(brush, size, under, ring)
    brush.rounded(left, top, right, bottom, radius, edge)
    level = top + size.face
    halves = [Ink.TINT if tint and half else face for half in tinted]
    brush.rounded(left, top, right, level, radius, halves[0])
    x, y = left + wide / 2, top + size.face / 2
    if halves[1] is not halves[0] and size.lies:
        brush.rounded(x, top, right, level, radius, halves[1])
        brush.rectangle(x, top, x + radius, level, halves[1])
    elif halves[1] is not halves[0]:
        brush.rounded(left, y, right, level, radius, halves[1])
        brush.rectangle(left, y, right, y + radius, halves[1])
    if rim is not None:
        brush.rounded(left, top, right, bottom, radius, rim)
        brush.rounded(left + 2.5, top + 2.5, right - 2.5, bottom - 2.5, radius - 2.5, edge)
        brush.rounded(left + 2.5, top + 2.5, right - 2.5, level, radius - 2.5, face)
    inset, thick = across * 0.14, max(1.0, across * 0.01)
    if size.lies:
        brush.rectangle(x - thick, top + inset, x + thick, level - inset, divider)
    else:
        brush.rectangle(left + inset, y - thick, right - inset, y + thick, divider)
    brush.disc(x, y, across * 0.047, pin)
    return brush.cell()


@lru_cache(maxsize=32)
def back(size: Size, under: Ink, *, ringed: bool = False) -> Image.Image:
    """A piece that lies face down, in a cell like a body's."""
    pad = size.pad
    brush = Brush((size.wide + 2 * pad, size.high + 2 * pad), under)
    right, bottom = pad + size.wide, pad + size.high
    _around(brush, size, under, Ink.GOLD if ringed else None)
    brush.rounded(pad, pad, right, bottom, size.corner, Ink.LATTICE)
    brush.rounded(pad + 3, pad + 3, right - 3, bottom - 3, size.corner - 3, Ink.BACK)
    step = size.wide / 4
    for row in range(1, 8):
        for column in range(1, 4):
            x, y = pad + column * step, pad + row * size.high / 8
            reach = step * 0.3
            brush.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], Ink.LATTICE)
    return brush.cell()


def _around(brush: Brush, size: Size, under: Ink, ring: Ink | None) -> None:
    """The ground around a piece in its cell: its ring, or the shadow it throws."""
    left = top = size.pad
    right, bottom, radius = left + size.wide, top + size.high, size.corner
    if ring is not None:
        brush.rounded(left - RING, top - RING, right + RING, bottom + RING, radius + RING, ring)
        brush.rounded(left - 1.5, top - 1.5, right + 1.5, bottom + 1.5, radius + 1.5, Ink.INK)
    else:
        drop = max(4, round(size.across * 0.055))
        shadow = Ink.LIGHT_SHADOW if under is Ink.LIGHT else Ink.SHADOW
        brush.rounded(left - 1, top + drop, right + 1, bottom + drop, radius + 1, shadow)


@lru_cache(maxsize=256)
def pip(across: int, ink: Ink, under: Ink) -> Image.Image:
    """A pip; on a tinted half a light crescent sets it off."""
    brush = Brush((across + 2, across + 2), under)
    middle = across / 2 + 1
    if under is Ink.TINT:
        brush.disc(middle + 0.8, middle + 0.8, across / 2, Ink.IVORY)
    brush.disc(middle, middle, across / 2, ink)
    return brush.cell()


@lru_cache(maxsize=192)
def suit_cell(letter: str, wide: int, ink: Ink, under: Ink) -> Image.Image:
    """A card suit in a square."""
    return painted((wide, wide), under, lambda brush: suit(brush, letter, 0, 0, wide, ink))
