"""A deal of a duel as everybody played it. The pieces' pictures, while they are known, take many characters."""

from collections.abc import Iterator

import pytest

from bot.rules.moves import Pass, Play
from bot.rules.pieces import EVERY_PIECE, double_set
from bot.words.chat import CHAT, Emoji, Known, emoji_name
from cogs.contests.contest import ContestKind
from cogs.duel import pages as duel
from cogs.duel.comparing import ComparedDeal
from cogs.duel.words import DealPlayed, LineOfPlay
from tests.cogs.contests.test_pages import long_ago

PEOPLE = ("Abigail", "Bob", "Clyde", "Dave", "Erik", "Flo", "Greg", "Hugo")


@pytest.fixture(autouse=True)
def pictures() -> Iterator[None]:
    before, CHAT.known = CHAT.known, Known()
    CHAT.know_emojis({piece: Emoji(2**62, emoji_name(piece, "1a2b3c4d")) for piece in EVERY_PIECE})
    yield
    CHAT.known = before


@pytest.mark.parametrize("people", [2, 8])
def test_it_tells_of_everybody(people: int) -> None:
    tiles = double_set(6)
    moves = (Pass(tiles[:3]), False), *((Play(tile), False) for tile in tiles[3:10])
    lines = tuple(LineOfPlay(person, moves, 0) for person in range(people))
    found = ComparedDeal("Black Tile", DealPlayed(1, lines, ()), PEOPLE[:people], ("Pip", "Dot", "Ivory"))
    told = duel.deal_page(long_ago(ContestKind.DUEL), found).content
    assert len(told) <= 2000
    assert all(name in told for name in PEOPLE[:people])
    assert ("<:" in told) == (people == 2), "pictures are left out before people are"
