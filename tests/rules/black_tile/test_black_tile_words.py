"""Black Tile: what a refusal says, and what a View shows."""

import pytest

from bot.rules.errors import IllegalMove, NotYourTurn
from bot.rules.moves import parse_move
from bot.rules.suits import Suit
from bot.rules.view import Phase
from bot.words.moves import choice_label
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.say import seat_name
from tests.told import told


@pytest.mark.parametrize(
    ("seat", "move", "sentence"),
    [
        (0, "play 3-3", "refused-must-follow(led=4, playable=6-4 5-4 4-0)"),
        (0, "play 6-6", "refused-not-held(pieces=6-6) + refused-must-follow(led=4, playable=6-4 5-4 4-0)"),
        (0, "yield", "refused-wrong-phase(phase=play) + refused-must-follow(led=4, playable=6-4 5-4 4-0)"),
        (0, "bid 5", "refused-wrong-phase(phase=play) + refused-must-follow(led=4, playable=6-4 5-4 4-0)"),
        (1, "play 6-1", "refused-turn"),
    ],
)
def test_a_refusal_says_what_is_legal(seat: int, move: str, sentence: str) -> None:
    scenario = ELEVEN.hands("6-4 5-4 4-0 3-3", "6-1 2-2 1-1 1-0", "4-4 6-6 5-5 2-0", first=2)
    scenario = scenario.play("2 lead 4-4 as 4")
    assert scenario.refused(seat, move) == sentence
    with pytest.raises(NotYourTurn if seat == 1 else IllegalMove):
        scenario.play_move(seat, parse_move(move))


def test_a_refusal_to_a_hand_that_cannot_follow() -> None:
    scenario = ELEVEN.hands("6-4 5-4", "6-1 2-2", "4-4 6-6", first=2)
    scenario = scenario.play("2 lead 4-4 as 4", "0 play 6-4")
    legal = "refused-is-void(led=4, playable=6-1 2-2, restricted=False)"
    assert scenario.refused(1, "play 5-5") == f"refused-not-held(pieces=5-5) + {legal}"


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("lead 6-4", "refused-suit-not-named(piece=6-4, suits=6 4)"),
        ("lead 6-4 as 5", "refused-bad-lead(piece=6-4, suits=6 4, asked=5)"),
        ("lead 3-3 as 6", "refused-bad-lead(piece=3-3, suits=3 doubles, asked=6)"),
        ("lead 6-6 as 6", "refused-not-held(pieces=6-6) + refused-must-lead(pieces=6-4 3-3)"),
    ],
)
def test_leads_are_refused_with_the_suits_there_are(move: str, sentence: str) -> None:
    hands = ("6-4 3-3", "6-3 4-4", "6-6 3-0")
    assert ELEVEN.hands(*hands).refused(0, move) == sentence
    opening = ELEVEN.hands(*hands, phase=Phase.OPENING)
    assert opening.refused(0, move) == f"{sentence} + refused-may-yield"


@pytest.mark.parametrize(("first", "left"), [(1, 2), (2, 0)])
def test_the_order_to_lead_names_whom_it_is_given_to(first: int, left: int) -> None:
    scenario = ELEVEN.hands("6-4 3-3", "6-3 4-4", "6-6 3-0", phase=Phase.OPENING, first=first)
    order = scenario.ask(first).choices[-1]
    label = choice_label(scenario.view(first), order, seat_name)
    assert (str(order.move), told(label)) == ("yield", f"choice-yield(who=seat {left + 1})")


@pytest.mark.parametrize("phase", [Phase.OPENING, Phase.PLAY])
def test_taking_back_is_refused_without_talk_of_the_lead(phase: Phase) -> None:
    scenario = ELEVEN.hands("6-4 3-3", "6-3 4-4", "6-6 3-0", phase=phase)
    sentence = "refused-rules-enforced"
    assert scenario.refused(0, "retract") == scenario.refused(1, "challenge seat 1 trick 1") == sentence


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("pass 6-5 5-5", "refused-wrong-pass(count=3)"),
        ("pass 6-5 6-5 5-5", "refused-wrong-pass(count=3)"),
        ("pass 6-5 6-6 5-5", "refused-not-held(pieces=6-6)"),
        ("lead 6-5 as 6", "refused-wrong-phase(phase=pass)"),
        ("pass QS", "refused-not-held(pieces=QS)"),
    ],
)
def test_passes_are_refused_with_the_hand(move: str, sentence: str) -> None:
    scenario = ELEVEN.hands("6-5 5-5 5-4 1-0", "6-6 5-3 5-2 2-1", "6-4 4-4 4-3 2-0", phase=Phase.PASS)
    legal = "refused-must-pass(count=3, direction=left, hand=6-5 5-5 5-4 1-0)"
    assert scenario.refused(0, move) == f"{sentence} + {legal}"


def test_what_the_one_to_follow_is_shown() -> None:
    scenario = ELEVEN.hands("6-4 5-4 4-0 3-3", "6-1 2-2 1-1 1-0", "4-4 6-6 5-5 2-0", first=2)
    scenario = scenario.play("2 lead 4-4 as 4")
    view = scenario.view(0)
    board = view.trick_board
    assert (board.led, board.number, board.count, view.to_act) == (Suit.N4, 1, 4, (0,))
    assert [shown.legal for shown in view.hand] == [True, True, True, False]
    assert [shown.tinted for shown in view.hand] == [(False, True), (False, True), (True, False), (False, False)]
    assert [shown.penalty for shown in view.hand] == [False, False, False, True]
    assert view.ask is not None
    assert [(told(choice.label), choice.note) for choice in view.ask.choices] == [
        ("choice-follows(piece=6-4, led=4)", ""), ("choice-follows(piece=5-4, led=4)", ""),
        ("choice-follows(piece=4-0, led=4)", ""),
    ]  # fmt: skip
    other = scenario.view(1)
    assert other.ask is None
    assert [shown.legal for shown in other.hand] == [None] * 4


def test_nothing_is_told_apart_where_all_is_legal() -> None:
    scenario = ELEVEN.hands("6-4 5-4", "6-1 0-0", "4-4 6-6", first=2)
    scenario = scenario.play("2 lead 4-4 as 4", "0 play 6-4")
    view = scenario.view(1)
    assert [shown.legal for shown in view.hand] == [None, None]
    assert [shown.black for shown in view.hand] == [False, True]
    assert view.ask is not None
    assert (told(view.ask.prompt), told(view.ask.choices[1].note)) == ("prompt-void(led=4)", "choice-penalty(points=4)")


def test_a_finished_trick_stays_until_the_next_lead() -> None:
    scenario = ELEVEN.hands("6-4 5-4", "6-1 0-0", "4-4 6-6", first=2)
    scenario = scenario.play("2 lead 4-4 as 4", "0 play 6-4", "1 play 0-0")
    view = scenario.view()
    trick = view.trick_board.on_table
    assert trick is not None
    assert (trick.number, trick.winner, trick.points, view.trick_board.number) == (1, 2, 4, 2)
    assert [seat.held for seat in view.seats] == [1, 1, 1]
    assert [seat.points for seat in view.seats] == [0, 0, 4]
