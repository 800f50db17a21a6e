"""Alt text: the grammar is kept to the letter."""

from dataclasses import replace
from random import Random

import pytest

from bot.rules.boards import Contract, PieceView, TricksView, TrickView
from bot.rules.events import DealResult
from bot.rules.moves import Bid, Pass
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import Ask, Phase
from bot.words.alt import alt_chart, alt_hand, alt_table
from bot.words.alt_words import LONGEST
from tests.images.views import NAMES, finished_trick, hearts_hand, on_board, shown, start, table_of, whist_hand


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


def test_a_table_in_the_middle_of_a_trick():
    plays = ((0, PieceView(Tile(6, 4))), (1, PieceView(Tile(7, 4))))
    view = on_board(
        replace(table_of(4), target=20),
        contract=Contract(2, Bid(5)),
        on_table=TrickView(9, Suit.N4, plays, 1, 0),
        led=Suit.N4,
        number=9,
        count=11,
    )
    view = replace(view, seats=tuple(replace(seat, to_act=seat.seat == 2) for seat in view.seats))
    assert alt_table(view, NAMES) == (
        "Domino Whist, deal 3, trick 9 of 11. Led: 4s by Ann. Trump: 2s. Contract: Chris bids 5. Ann 6-4. Bo 7-4, "
        "winning. Chris to play. Tricks: Ann 0, Bo 1, Chris 2, Dee 3. Scores: Ann 0, Bo 7, Chris 14, Dee 21. "
        "Target 20."
    )


def test_a_finished_trick_says_who_takes_it():
    plays = tuple((seat, PieceView(Tile(3, seat), points=1, penalty=True)) for seat in range(3))
    trick = TrickView(2, Suit.N3, plays, 0, 3)
    view = on_board(
        table_of(3, low_wins=True), on_table=trick, finished=(trick, trick), led=None, trump=None, contract=None
    )
    view = replace(view, seats=tuple(replace(seat, to_act=seat.seat == 0) for seat in view.seats))
    view = on_board(view, exposed=shown("5-1"))
    assert alt_table(view, NAMES) == (
        "Domino Whist, deal 3, trick 2 of 9. Led: 3s by Ann. Ann 3-0, wins. Bo 3-1. Chris 3-2. In the trick: 3 points. "
        "Undealt tile to Ann: 5-1. Ann to lead. Taken: Ann 0, Bo 2, Chris 4. Scores: Ann 0, Bo 7, Chris 14. "
        "Ends at 250."
    )


def test_a_finished_trick_is_its_winners_whoever_led():
    view = on_board(finished_trick(3, leader=1, winner=2), exposed=shown("5-1"))
    assert "Led: 6s by Bo. Trump: 2s. Bo 6-1. Chris 6-2, wins. Ann 6-0. In the trick: 3 points." in alt_table(
        view, NAMES
    )
    assert "Undealt tile to Chris: 5-1. Chris to lead." in alt_table(view, NAMES)


def test_sides_are_told_by_letter_and_members():
    text = alt_table(table_of(4, partners=True), NAMES)
    assert "Scores: side A (Ann and Chris) 0, side B (Bo and Dee) 7." in text
    over = replace(table_of(4, partners=True), winners=(1,), phase=Phase.OVER)
    assert "Match over: side B (Bo and Dee) wins." in alt_table(over, NAMES)


def test_the_draw_for_the_first_player_is_told():
    view = start(seat=None)
    drawn = ", ".join(f"{NAMES[seat]} {piece}" for seat, piece in view.draws[0])
    assert f"Drawn: {drawn}" in alt_table(view, NAMES)
    assert "passing left, 0 of 4 ready. Drawn" in alt_table(view, NAMES)
    assert "Ann, Bo, Chris and Dee to choose." in alt_table(view, NAMES)


def test_an_auction():
    view = table_of(4)
    board = TricksView(count=9, auction=((0, Bid(4)), (1, Bid(None)), (2, Bid(6))))
    view = replace(view, phase=Phase.BID, tricks=board)
    assert alt_table(view, NAMES) == (
        "Domino Whist, deal 3. Ann bids 4. Bo passes. Chris bids 6. Highest: Chris. Dee to bid. "
        "Scores: Ann 0, Bo 7, Chris 14, Dee 21. Target 250."
    )


def test_a_chart():
    totals = ((4, 3), (9, -2), (14, 3))
    results = tuple(DealResult(number, total, total, total) for number, total in enumerate(totals, 1))
    view = replace(table_of(2), results=results, target=25)
    assert alt_chart(view, NAMES) == ("Scores after deal 3: Ann 14, Bo 3. Target 25. By deal: Ann 4 9 14; Bo 3 -2 3.")
    assert alt_chart(replace(view, results=()), NAMES) == "No deal is finished yet. Target 25."
    won = replace(view, winners=(0, 1))
    assert "Match over: Ann and Bo win." in alt_chart(won, NAMES)


@pytest.mark.parametrize("length", [1, 32, 5000])
def test_no_alt_text_is_longer_than_discord_takes(length: int):
    chance = Random(length)
    names = [chr(chance.randint(0x4E00, 0x9F00)) * length for _ in range(6)]
    results = tuple(DealResult(number, (0,) * 6, (0,) * 6, (number * 7,) * 6) for number in range(1, 101))
    view = replace(table_of(6), results=results)
    for text in (alt_table(view, names), alt_chart(view, names), alt_hand(view, names)):
        assert 0 < len(text) <= LONGEST
    assert "Target 250." in alt_table(view, names), "long names give way, not what comes last"
    assert "By deal from" in alt_chart(view, names)
