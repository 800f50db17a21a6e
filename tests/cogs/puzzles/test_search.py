"""Which decisions are puzzles."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.message import Message
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Move, Pass, Play
from bot.rules.pieces import double_set
from bot.rules.view import View
from bot.words.hint.prospects import Prospect
from cogs.help.tutorials import LESSONS
from cogs.puzzles.search import choices_of, is_candidate
from cogs.puzzles.words import question


def first_view(game: str) -> View:
    """The seat that is asked first in a match."""
    known = CATALOGUE.game(game)
    match = known.start(known.presets[0].options, 4, b"p" * 32)
    return known.view(match, known.to_act(match)[0])


def batches(moves: Sequence[Move], *values: Sequence[float]) -> list[list[Prospect]]:
    """The choices as they were judged in some worlds, and in others, and so on."""
    return [
        [
            Prospect(move, value, 0.1, (0.0, 0.0), None, 0.0, None, 0.0, 0.0)
            for move, value in zip(moves, batch, strict=True)
        ]
        for batch in values
    ]


def bids() -> tuple[View, list[Move]]:
    view = first_view("domino-whist")
    assert view.ask is not None
    return view, [choice.move for choice in view.ask.choices][:3]


def test_the_best_is_apart_from_all_others():
    view, (one, two, three) = bids()
    found = choices_of(view, two, batches((one, two, three), (0.0, 1.0, 5.0), (0.1, 1.2, 5.1), (0.2, 1.1, 5.2)))
    assert found is not None
    assert [choice.notation for choice in found] == [str(three), str(two), str(one)]
    assert (found[0].value, found[1].value) == (pytest.approx(5.1), pytest.approx(1.1))
    assert all(0 < choice.error < 0.1 for choice in found)


@pytest.mark.parametrize(
    "values",
    [
        pytest.param(((0.0, 4.9, 5.0), (0.0, 4.8, 5.0)), id="less than a point"),
        pytest.param(((0.0, 2.0, 5.0), (0.0, 5.0, 2.5), (0.0, 0.0, 4.0)), id="within the error"),
        pytest.param(((0.0, 2.0, 5.0),), id="judged once"),
    ],
)
def test_an_unclear_decision_is_no_puzzle(values: Sequence[Sequence[float]]):
    view, moves = bids()
    assert choices_of(view, moves[0], batches(moves, *values)) is None


def test_the_move_made_is_a_choice_and_not_the_better_of_two():
    view, (one, two, three) = bids()
    assert choices_of(view, one, batches((two, three), (1.0, 5.0), (1.1, 5.1))) is None
    assert choices_of(view, three, batches((two, three), (1.0, 5.0), (1.1, 5.1))) is None
    assert choices_of(view, two, batches((two, three), (1.0, 5.0), (1.1, 5.1))) is not None


def test_a_pass_is_offered_with_clearly_worse_ones_and_the_one_made():
    view = first_view("black-tile")
    held = [shown.piece for shown in view.hand if shown.piece is not None]
    passes = [Pass(tuple(held[at : at + 3])) for at in range(5)]
    worse = (9.0, 8.9, 4.0, 3.0, 2.0), (9.1, 9.0, 4.1, 3.1, 2.1)
    found = choices_of(view, passes[4], batches(passes, *worse))
    assert found is not None
    assert [choice.notation for choice in found] == [str(passes[at]) for at in (0, 2, 3, 4)]
    assert choices_of(view, passes[1], batches(passes, *worse)) is None, "nobody can tell these two apart"


def test_at_dominoes_a_choice_of_two_to_six_plays_may_be_a_puzzle():
    view = LESSONS["dominoes"].view(2)
    assert view.ask is not None
    one, two, three = [choice.move for choice in view.ask.choices]
    assert is_candidate(view, two)
    assert question(view) == Message("puzzle-play")
    found = choices_of(view, two, batches((one, two, three), (15.0, 5.0, 9.0), (15.2, 5.1, 8.9)))
    assert found is not None
    assert [choice.notation for choice in found] == [str(one), str(three), str(two)]
    for choices, is_one in ((view.ask.choices[:1], False), (view.ask.choices[:2], True), (view.ask.choices * 2, True)):
        asked = replace(view, ask=replace(view.ask, choices=choices))
        assert is_candidate(asked, one) is is_one
    many = LESSONS["all-fives"].view(1)
    assert many.ask is not None
    tiles = [replace(many.ask.choices[0], move=Play(tile)) for tile in double_set(6)]
    for count, is_one in ((6, True), (7, False)):
        asked = replace(many, ask=replace(many.ask, choices=tuple(tiles[:count])))
        assert is_candidate(asked, tiles[0].move) is is_one


def test_a_row_that_nobody_sees_makes_no_puzzle():
    view = LESSONS["blind-hughie"].view(2)
    assert view.ask is not None
    assert not is_candidate(view, view.ask.choices[0].move)
