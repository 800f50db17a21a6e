"""The alt text of a table is kept to the letter."""

from dataclasses import replace

from bot.rules.boards import Contract, PieceView, TricksView, TrickView
from bot.rules.moves import Bid
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import Phase
from bot.words.alt import alt_table
from tests.images.views import NAMES, finished_trick, on_board, shown, start, table_of


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
        "Domino Whist, deal 3, trick 2 of 9. Led: 3s by Ann. Ann 3-0, takes it. Bo 3-1. Chris 3-2. In the trick: "
        "3 points. Undealt tile to Ann: 5-1. Ann to lead. Taken: Ann 0, Bo 2, Chris 4. Scores: Ann 0, Bo 7, Chris 14. "
        "Ends at 250."
    )


def test_a_finished_trick_is_its_winners_whoever_led():
    view = on_board(finished_trick(3, leader=1, winner=2), exposed=shown("5-1"))
    assert "Led: 6s by Bo. Trump: 2s. Bo 6-1. Chris 6-2, takes it. Ann 6-0. In the trick: 3 points." in alt_table(
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
    alt, first = alt_table(view, NAMES), next(seat.seat for seat in view.seats if seat.dealer)
    drawn = dict(view.draws[-1])
    assert f"passing left, 0 of 4 ready. Drawn for first player: {NAMES[first]} {drawn[first]}, " in alt
    assert all(f"{NAMES[seat]} {piece}, " in alt for seat, piece in view.draws[0])
    assert "Ann, Bo, Chris and Dee to choose." in alt


def test_an_auction():
    view = table_of(4)
    board = TricksView(count=9, auction=((0, Bid(4)), (1, Bid(None)), (2, Bid(6))))
    view = replace(view, phase=Phase.BID, tricks=board)
    assert alt_table(view, NAMES) == (
        "Domino Whist, deal 3. Ann bids 4. Bo passes. Chris bids 6. Highest: Chris. Dee to bid. "
        "Scores: Ann 0, Bo 7, Chris 14, Dee 21. Target 250."
    )
