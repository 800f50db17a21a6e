"""Tiles and cards as emojis. A button shows them 22 pixels high, so a tile is broad and its pips are large.

`emojis.txt` has their names, each with a hash of the picture. After a change of a picture write it anew:
`python -m tests.images.emoji_names`.
"""

from collections.abc import Mapping
from hashlib import sha256
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.rules.pieces import Card, Piece, Tile
from bot.words.mentions import piece_named
from images.drawing import SCALE, Brush, Ink, suit
from images.parts.pieces import PIPS, rank_of, suit_ink

NAMES_FILE = Path(__file__).with_suffix(".txt")
SIDE = 128
_LEFT, _TOP, _RIGHT, _LEVEL, _BOTTOM = 13, 1, 115, 122, 127  # of the piece; its edge shows below its face
_CORNER, _MIDDLE = 16, SIDE / 2
_ACROSS = 32  # from pip to pip
# The space between pips along the tile, and their radius: seven and more have three in a column.
_SPACED, _CLOSE = (17.0, 10.5), (19.5, 7.3)


def emoji_names() -> Mapping[Piece, str]:
    """The name of each piece's emoji."""
    names = NAMES_FILE.read_text(encoding="utf-8").split()
    return {piece: name for name in names if (piece := piece_named(name)) is not None}


def draw_emoji(piece: Piece) -> bytes:
    """A piece's emoji as a PNG."""
    packed = BytesIO()
    _drawn(piece).save(packed, "PNG", optimize=True)
    return packed.getvalue()


def emoji_hash(piece: Piece) -> str:
    """Eight hexadecimal digits, equal while the emoji looks the same."""
    return sha256(_drawn(piece).tobytes()).hexdigest()[:8]


def _drawn(piece: Piece) -> Image.Image:
    brush = Brush((SIDE, SIDE), Image.new("RGBA", (SIDE, SIDE)))
    brush.rounded(_LEFT, _TOP, _RIGHT, _BOTTOM, _CORNER, Ink.BRASS)
    brush.rounded(_LEFT + 2, _TOP + 2, _RIGHT - 2, _LEVEL, _CORNER - 2, Ink.IVORY)
    if isinstance(piece, Tile):
        _draw_pips(brush, piece)
    else:
        _draw_card(brush, piece)
    return brush.image.reduce(SCALE)


def _draw_pips(brush: Brush, tile: Tile) -> None:
    face = _LEVEL - _TOP - 2
    middle = _TOP + 2 + face / 2
    brush.rectangle(_LEFT + 8, middle - 1.5, _RIGHT - 8, middle + 1.5, Ink.BRASS)
    for number, y in ((tile.high, middle - face / 4 - 0.5), (tile.low, middle + face / 4 + 0.5)):
        spacing, radius = _SPACED if number < 7 else _CLOSE
        for column, row in PIPS[number]:
            # As on a half that lies: six is three beside each other, twice.
            across, along = (row, column) if number >= 6 else (column, row)
            brush.disc(_MIDDLE + across * _ACROSS, y + along * spacing, radius, Ink.INK)


def _draw_card(brush: Brush, card: Card) -> None:
    rank, ink = rank_of(card), suit_ink(card.suit)
    brush.text(rank, _MIDDLE, _TOP + 37, 76 if len(rank) == 1 else 66, ink)
    wide = 50
    suit(brush, card.suit, _MIDDLE - wide / 2, _LEVEL - wide - 5, wide, ink)
