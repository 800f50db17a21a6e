"""Where pieces go in a pass, in every place that says it: to the left, to the right, across."""

from dataclasses import replace

import pytest

from bot.message import AllOf, Who
from bot.rules.moves import Pass, Yield
from bot.rules.tricks.refusals import MustPass
from bot.rules.view import Ask, Choice, Phase, View
from bot.words.moves import choice_label
from bot.words.refusals import fact_sentence
from bot.words.seat.alt import alt_seat
from bot.words.seat.hand import hand_text
from bot.words.speaker import say
from bot.words.table.alt import alt_table
from bot.words.table.table import table_text
from tests.images.views import NAMES, on_board, start
from tests.said import is_said, said

WAYS = [("left", "to the left"), ("right", "to the right"), ("across", "across")]
name = NAMES.__getitem__


def passed(direction: str, seat: int | None = 0) -> View:
    return on_board(start(seat=seat), pass_direction=direction)


@pytest.mark.parametrize(("direction", "where"), WAYS)
def test_the_table_says_where_everybody_passes(direction: str, where: str) -> None:
    text = say(table_text(passed(direction, None), name, name))
    assert said("table-passing", direction=direction, ready=0, seats=4) in text
    assert direction in where
    assert direction in text


@pytest.mark.parametrize(("direction", "where"), WAYS)
def test_the_hand_says_where_to_pass(direction: str, where: str) -> None:
    view = passed(direction)
    to = {"to the left": "Bo", "to the right": "Dee", "across": "Chris"}[where]
    assert say(hand_text(view, name, "here")) == said("hand-pass", count=3, cards=False, who=Who(to))
    assert view.ask is not None
    chosen = Pass(tuple(shown.piece for shown in view.hand[:3] if shown.piece is not None))
    made = replace(view, ask=replace(view.ask, made=chosen))
    told = said("hand-passed", pieces=AllOf(chosen.pieces), who=Who(to))
    assert say(hand_text(made, name, "here")) == told


@pytest.mark.parametrize("direction", ["left", "right", "across"])
def test_labels_say_it_in_one_word(direction: str) -> None:
    view = passed(direction)
    giver = {"left": "Dee", "right": "Bo", "across": "Chris"}[direction]
    assert said("seat-alt-passes", who=Who(giver), direction=direction) in alt_seat(view, NAMES)
    assert said("table-passing", direction=direction, ready=0, seats=4) in alt_table(view, NAMES)
    refused = say(fact_sentence(MustPass(3, direction, tuple(shown.piece for shown in view.hand if shown.piece))))
    assert is_said("refused-must-pass", refused)
    assert f" {direction}: " in refused


@pytest.mark.parametrize("seat", range(4))
def test_the_next_player_is_named_on_the_button_that_makes_them_lead(seat: int) -> None:
    choice, view = Choice(Yield()), start(seat=None)
    seats = tuple(replace(it, to_act=it.seat == seat) for it in view.seats)
    view = replace(view, phase=Phase.OPENING, seats=seats, ask=Ask(Phase.OPENING, "", (choice,)))
    assert say(choice_label(view, choice, name)) == said("choice-yield", who=Who(NAMES[(seat + 1) % 4]))
