"""Where pieces go in a pass, in every place that says it: to the left, to the right, across."""

from dataclasses import replace

import pytest
from bot.words.chat import hand_text, table_text

from bot.rules.moves import Pass
from bot.rules.tricks.refusals import MustPass
from bot.rules.view import View
from bot.words.alt import alt_seat, alt_table
from bot.words.facts.tricks.passing import toward
from bot.words.refusals import fact_sentence
from tests.images.views import NAMES, on_board, start

WAYS = [("left", "to the left"), ("right", "to the right"), ("across", "across")]
name = NAMES.__getitem__


def passed(direction: str, seat: int | None = 0) -> View:
    return on_board(start(seat=seat), pass_direction=direction)


@pytest.mark.parametrize(("direction", "where"), WAYS)
def test_the_table_says_where_everybody_passes(direction: str, where: str) -> None:
    text = table_text(passed(direction, None), name, name)
    assert f"Everybody passes tiles {where}: 0 of 4 have chosen." in text


@pytest.mark.parametrize(("direction", "where"), WAYS)
def test_the_hand_says_where_to_pass(direction: str, where: str) -> None:
    view = passed(direction)
    to = {"to the left": "Bo", "to the right": "Dee", "across": "Chris"}[where]
    assert hand_text(view, name, "here").startswith(f"**Pass 3 to {to}** in here; you may change it")
    assert view.ask is not None
    chosen = Pass(tuple(shown.piece for shown in view.hand[:3] if shown.piece is not None))
    made = replace(view, ask=replace(view.ask, made=chosen))
    assert f"** to {to} in here. You may change it" in hand_text(made, name, "here")


@pytest.mark.parametrize("direction", ["left", "right", "across"])
def test_labels_say_it_in_one_word(direction: str) -> None:
    view = passed(direction)
    assert toward(direction, brief=True) == direction
    assert f" passes to you (all pass {direction})." in alt_seat(view, NAMES)
    assert f"passing {direction}, 0 of 4 ready" in alt_table(view, NAMES)
    refused = fact_sentence(MustPass(3, direction, tuple(shown.piece for shown in view.hand if shown.piece)))
    assert refused.startswith(f"Choose 3 tiles to pass {direction} from your hand: ")
