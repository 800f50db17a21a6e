"""Every piece has its own small picture, which Discord takes."""

from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from bot.rules.pieces import EVERY_PIECE, Piece, Tile
from images.emojis import SIDE, draw_emoji, emoji_names
from tests.images.emoji_names import names_by_picture

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


def test_each_name_has_the_hash_of_its_picture() -> None:
    """If pictures are meant to look different, run `python -m tests.images.emoji_names`."""
    assert [*emoji_names()] == [*EVERY_PIECE]
    assert [*emoji_names().values()] == names_by_picture()
    assert len({name.partition("_")[2] for name in names_by_picture()}) == len(EVERY_PIECE)


@pytest.mark.parametrize("number", range(13))
def test_pips_can_be_counted_in_a_button(number: int) -> None:
    """As small as that, each pip is still darker than what is around it."""
    picture = Image.open(BytesIO(draw_emoji(Tile(number, 0))))
    small = picture.resize((IN_A_BUTTON, IN_A_BUTTON), Image.Resampling.LANCZOS).convert("L")
    half = small.crop((3, 1, 19, 10)).resize((128, 72), Image.Resampling.BICUBIC)
    dark, spots = half.point([255] * 150 + [0] * 106), 0
    while (start := dark.tobytes().find(255)) >= 0:
        ImageDraw.floodfill(dark, (start % dark.width, start // dark.width), 0)
        spots += 1
    assert spots == number
