"""The pictures of the help pages."""

from itertools import combinations

import pytest

from bot.rules.boards import ChainView, LineView, TrickView
from bot.rules.catalogue import CATALOGUE
from bot.rules.dominoes.line import line_of
from bot.rules.events import Laid
from bot.rules.moves import End
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import Example
from bot.words.speaker import say
from images.drawing.canvas import Box
from images.drawing.palette import Ink
from images.example import draw_example, example_layout
from images.parts.pieces import RING
from tests.images.pixels import inks, pixels
from tests.images.views import shown


@pytest.mark.parametrize("marks", [False, True])
@pytest.mark.parametrize("count", range(1, 7))
def test_the_pieces_of_an_example_do_not_overlap(count: int, marks: bool):
    for room in (Box(14, 96, 1086, 688), Box(14, 96, 1086, 396)):
        places = example_layout(count, room, marks=marks)
        for place in places:
            for part in place if marks else place[:3]:
                assert room.left <= part.left
                assert part.right <= room.right
                assert room.top <= part.top
                assert part.bottom <= room.bottom
            assert not place.code.overlaps(place.led)
            assert not place.crown.overlaps(place.piece.grown(RING))
        for one, other in combinations(places, 2):
            assert not any(part.overlaps(else_) for part in one for else_ in other)


def test_the_alt_text_of_an_example_gives_its_line_and_what_fits():
    line = LineView(((2, 6), (6, 4)), 0)
    pieces = (*shown("5-2 4-4", legal=True), *shown("3-3", legal=False))
    alt = draw_example(Example("Ends 2 and 4", line=line, pieces=pieces)).alt
    assert alt == "Ends 2 and 4. Line: 2-6 6-4. Open ends: 2 and 4. You can play 5-2, 4-4. You cannot play 3-3."


def test_the_ends_of_a_line_are_gold_where_pieces_beside_it_fit():
    line = line_of((Laid(0, Tile(6, 6), None, 6), Laid(1, Tile(6, 3), End.RIGHT, 3)), spins=False)
    chain = ChainView((Laid(0, Tile(6, 6), None, 6), Laid(1, Tile(6, 3), End.RIGHT, 3)), line.ends)
    alone = pixels(draw_example(Example("Ends 6 and 3", chain=chain)))
    assert Ink.GOLD not in inks(alone)
    assert Ink.ACCENT in inks(alone.crop((200, 90, 900, 690))), "the newest tile is ringed"
    for code, fits in (("5-3", True), ("4-2", False)):
        beside = pixels(draw_example(Example("Ends 6 and 3", chain=chain, pieces=shown(code, legal=fits))))
        assert (Ink.GOLD in inks(beside.crop((20, 90, 1080, 390)))) is fits


def test_an_example_of_a_trick_with_the_hand_that_may_follow():
    trick = TrickView(1, Suit.N4, tuple(enumerate(shown("6-4 4-4"))), 1, 5)
    example = Example("4-4 wins", trick=trick, trump=Suit.N2, pieces=shown("5-4 4-2", legal=True))
    picture = draw_example(example)
    assert picture.alt == (
        "4-4 wins. Trump: 2s. Led: 4s. Played: 6-4, 4-4 wins. The trick is worth 5 points. You can play 5-4, 4-2."
    )


@pytest.mark.parametrize("game", list(CATALOGUE))
def test_every_page_of_help_is_drawn(game: str):
    drawn = 0
    for preset in CATALOGUE[game].presets:
        for page in CATALOGUE[game].help(preset.options, preset.players[0]):
            if page.example is not None:
                picture = draw_example(page.example)
                drawn += 1
                assert len(picture.render()) < 40 * 1024
                assert picture.alt.startswith(say(page.example.caption))
    assert drawn
