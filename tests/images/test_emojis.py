"""Every piece has its own small picture, which Discord takes."""

from io import BytesIO

import pytest
from PIL import Image

from bot.rules.pieces import EVERY_PIECE, Piece, Tile
from images.emojis import SIDE, draw_emoji, emoji_hash

MOST_BYTES = 256 * 1024
IN_A_BUTTON = 22  # pixels


@pytest.mark.parametrize("piece", EVERY_PIECE[::9], ids=str)
def test_a_picture_is_square_small_and_on_no_ground(piece: Piece) -> None:
    data = draw_emoji(piece)
    assert len(data) < MOST_BYTES
    picture = Image.open(BytesIO(data))
    assert (picture.size, picture.mode) == ((SIDE, SIDE), "RGBA")
    assert [picture.getpixel(at) for at in ((0, 0), (0, SIDE - 1), (SIDE - 1, 64))] == [(0, 0, 0, 0)] * 3
    assert picture.getchannel("A").getpixel((64, 64)) == 255


def test_each_picture_is_its_own() -> None:
    assert len(set(map(emoji_hash, EVERY_PIECE))) == len(EVERY_PIECE)
    assert emoji_hash(Tile(6, 4)) == emoji_hash(Tile(6, 4))


@pytest.mark.parametrize("number", range(10))
def test_pips_can_be_counted_in_a_button(number: int) -> None:
    """As small as that, each pip is still darker than what is around it."""
    picture = Image.open(BytesIO(draw_emoji(Tile(number, 0))))
    small = picture.resize((IN_A_BUTTON, IN_A_BUTTON), Image.Resampling.LANCZOS).convert("L")
    half = small.crop((3, 1, 19, 10)).resize((128, 72), Image.Resampling.BICUBIC)
    dark = half.point([255] * 150 + [0] * 106)
    assert _spots(dark) == number


def _spots(image: Image.Image) -> int:
    """How many dark spots there are that do not touch."""
    pixels, wide, high, count = bytearray(image.tobytes()), image.width, image.height, 0
    for start in range(len(pixels)):
        if not pixels[start]:
            continue
        count += 1
        waiting = [start]
        while waiting:
            at = waiting.pop()
            if pixels[at]:
                pixels[at] = 0
                x = at % wide
                near = (at - 1 if x else at, at + 1 if x < wide - 1 else at, at - wide, at + wide)
                waiting += [it for it in near if 0 <= it < wide * high and pixels[it]]
    return count
