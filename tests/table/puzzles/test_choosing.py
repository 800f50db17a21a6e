"""Which decisions are puzzles."""

from collections.abc import Sequence

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Move, Pass
from bot.rules.view import View
from bot.table.puzzles.choosing import choices_of
from bot.words.hint.prospects import Prospect


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
def test_what_is_not_clear_is_no_puzzle(values: Sequence[Sequence[float]]):
    view, moves = bids()
    assert choices_of(view, moves[0], batches(moves, *values)) is None


def test_what_was_made_is_among_the_choices_and_two_of_which_the_best_was_made_are_too_easy():
    view, (one, two, three) = bids()
    assert choices_of(view, one, batches((two, three), (1.0, 5.0), (1.1, 5.1))) is None
    assert choices_of(view, three, batches((two, three), (1.0, 5.0), (1.1, 5.1))) is None
    assert choices_of(view, two, batches((two, three), (1.0, 5.0), (1.1, 5.1))) is not None


def test_a_pass_is_offered_with_those_that_are_clearly_worse_and_with_what_was_passed():
    view = first_view("black-tile")
    held = [shown.piece for shown in view.hand if shown.piece is not None]
    passes = [Pass(tuple(held[at : at + 3])) for at in range(5)]
    worse = (9.0, 8.9, 4.0, 3.0, 2.0), (9.1, 9.0, 4.1, 3.1, 2.1)
    found = choices_of(view, passes[4], batches(passes, *worse))
    assert found is not None
    assert [choice.notation for choice in found] == [str(passes[at]) for at in (0, 2, 3, 4)]
    assert choices_of(view, passes[1], batches(passes, *worse)) is None, "nobody can tell these two apart"
