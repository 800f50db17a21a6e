"""The hand in the picture of a seat: what is marked, what is dim, what is raised."""

from dataclasses import replace
from itertools import combinations

import pytest

from bot.rules.boards import PieceView
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from images.drawing.canvas import SIZE
from images.seat.hand_layout import hand_layout
from images.seat.seat import draw_seat
from tests.images.pixels import pixels
from tests.images.views import NAMES, hearts_hand, shown, start


def test_every_piece_of_every_set_looks_different():
    tiles = [Tile(high, low) for high in range(10) for low in range(high + 1)]
    looks = [_look(PieceView(tile)) for tile in tiles]
    cards = [f"{rank}{suit}" for rank in ("2", "10", "J", "Q", "K", "A") for suit in "CDHS"]
    looks += [_look(*shown(card)) for card in cards]
    for one, other in combinations(range(len(looks)), 2):
        assert looks[one] != looks[other]


def _look(piece: PieceView) -> bytes:
    return pixels(draw_seat(replace(start(), hand=(piece,), ask=None), NAMES)).crop(hand_layout(1)[0].piece).tobytes()


def test_hands_of_any_number_of_cards_are_drawn():
    cards = "AS KS QS 9S 4S 2S KH 10H 7H 2H AD JD 5D QC 9C 8C 3C"
    for count in (1, 6, 7, 10, 13, 17):
        picture = draw_seat(hearts_hand(" ".join(cards.split()[:count]), Suit.HEARTS), NAMES)
        assert f"Hand ({count})" in picture.alt


@pytest.mark.parametrize("count", range(1, 15))
@pytest.mark.parametrize("cards", [False, True])
def test_new_covers_no_penalty(count: int, cards: bool):
    for place in hand_layout(count, cards=cards):
        badge, new = place.badge_and_new()
        figures = badge.grown(-14)
        assert not figures.overlaps(new)
        assert min(badge.left, new.left) >= 0
        assert max(badge.right, new.right) <= SIZE[0]
