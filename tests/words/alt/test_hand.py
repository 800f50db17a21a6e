"""The alt text of a hand is kept to the letter."""

from dataclasses import replace

from bot.rules.moves import Pass
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import Ask, Phase
from bot.words.alt import alt_hand
from tests.images.views import NAMES, hearts_hand, on_board, shown, start, whist_hand


def test_a_hand_to_follow_with():
    assert alt_hand(whist_hand(), NAMES) == (
        "Your turn. 12 tiles: 4-2, 6-2, 7-7, 7-4, 7-3, 6-4, 5-4, 4-0, 5-5, 3-1, 1-0, 0-0. Led: 4s. "
        "Trump: 2s (4-2, 6-2). Playable (4): 7-4, 6-4, 5-4, 4-0."
    )


def test_a_hand_of_cards_names_its_penalties():
    assert alt_hand(hearts_hand("QS 4S KH 10H", Suit.HEARTS), NAMES) == (
        "Your hand. 4 tiles: QS, 4S, KH, 10H. Led: hearts. Playable (2): KH, 10H. "
        "Penalty: QS 13, hearts 1 each (KH, 10H)."
    )


def test_counts_are_no_penalties():
    hand = shown("5-5 6-4", points=10) + shown("4-1", points=5)
    view = replace(whist_hand(), hand=hand, ask=Ask(Phase.PLAY, "lead any tile"))
    view = on_board(view, led=None, trump=None)
    assert alt_hand(view, NAMES) == (
        "Your turn. 3 tiles: 5-5, 6-4, 4-1. Lead any tile. Counts: 10 each (5-5, 6-4), 4-1 5."
    )


def test_passing_before_and_after_the_choice():
    view = start()
    tiles = ", ".join(str(one.piece) for one in view.hand)
    penalty = alt_hand(view, NAMES).partition(" Penalty")[2]
    assert alt_hand(view, NAMES).startswith(f"Your turn. 7 tiles: {tiles}. Pass 3 left. Penalty")
    assert view.ask is not None
    pieces = tuple(one.piece for one in view.hand[:3] if one.piece is not None)
    made = replace(view, ask=replace(view.ask, made=Pass(pieces)))
    chosen = ", ".join(map(str, pieces))
    assert alt_hand(made, NAMES) == f"Your hand. 7 tiles: {tiles}. Passing left: {chosen}. Penalty{penalty}"


def test_what_was_received_names_the_giver():
    view = on_board(replace(start(), phase=Phase.PLAY, hand=(), ask=None), received=(Tile(6, 3), Tile(0, 0)))
    assert alt_hand(view, NAMES) == "Your hand. No tiles. From Dee: 6-3, 0-0."
    assert "From Bo:" in alt_hand(on_board(view, pass_direction="right"), NAMES)
    assert "From Chris:" in alt_hand(on_board(view, pass_direction="across"), NAMES)
