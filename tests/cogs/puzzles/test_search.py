"""Which decisions are puzzles; and the texts of one in which a choice names a player."""

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC

import pytest

from bot.message import Message
from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Move, Pass, Play, Yield
from bot.rules.pieces import double_set
from bot.rules.view import Phase, View
from bot.words.hint.prospects import Prospect
from cogs.help.tutorials import LESSONS
from cogs.kit.payload.plain import plain
from cogs.puzzles import pages
from cogs.puzzles.judging import Alternative, choices_of, is_candidate
from cogs.puzzles.store import PuzzleRow
from cogs.puzzles.table import Answered, Puzzle, PuzzleScore, Votes
from cogs.puzzles.words import question
from tests.cogs.tables import BIGGEST_ID, NOW, played, table_of


def first_view(game: str, players: int = 4) -> View:
    known = CATALOGUE.game(game)
    match = known.start(known.presets[0].options, players, b"p" * 32)
    return known.view(match, known.to_act(match)[0])


def batches(moves: Sequence[Move], *values: Sequence[float]) -> list[list[Prospect]]:
    """The choices as they were judged in some worlds, and in others, and so on."""
    judged = (zip(moves, batch, strict=True) for batch in values)
    return [[Prospect(move, value, 0.1, (0.0, 0.0), None, 0.0, None, 0.0, 0.0) for move, value in it] for it in judged]


def plays() -> tuple[View, list[Move]]:
    view = LESSONS["dominoes"].view(2)
    assert view.ask is not None
    return view, [choice.move for choice in view.ask.choices][:3]


def test_the_best_is_apart_from_all_others():
    view, (one, two, three) = plays()
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
    view, moves = plays()
    assert choices_of(view, moves[0], batches(moves, *values)) is None


@pytest.mark.parametrize(("made", "is_puzzle"), [(0, False), (1, True), (2, False)])
def test_the_move_made_is_a_choice_and_not_the_better_of_two(made: int, *, is_puzzle: bool):
    view, moves = plays()
    found = choices_of(view, moves[made], batches(moves[1:], (1.0, 5.0), (1.1, 5.1)))
    assert (found is not None) is is_puzzle


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
    view, many = LESSONS["dominoes"].view(2), LESSONS["all-fives"].view(1)
    assert view.ask is not None
    assert many.ask is not None
    one, two, three = [choice.move for choice in view.ask.choices]
    assert question(view) == Message("puzzle-play")
    found = choices_of(view, two, batches((one, two, three), (15.0, 5.0, 9.0), (15.2, 5.1, 8.9)))
    assert found is not None
    assert [choice.notation for choice in found] == [str(one), str(three), str(two)]
    for count, is_one in ((1, False), (2, True), (6, True), (7, False)):
        tiles = tuple(replace(many.ask.choices[0], move=Play(tile)) for tile in double_set(6)[:count])
        assert is_candidate(replace(many, ask=replace(many.ask, choices=tiles)), tiles[0].move) is is_one, count


def test_a_bid_is_offered_with_those_that_are_worth_something_else():
    view = first_view("moon", 3)
    assert view.ask is not None
    moves = [choice.move for choice in view.ask.choices]  # 4, 5, 6, 7, 21, pass
    four, *_, seven, _, nothing = moves
    found = choices_of(view, nothing, batches(moves, (5.0, 4.9, 2.0, 2.1, 0.5, 0.0), (5.1, 5.0, 2.1, 2.2, 0.6, 0.1)))
    assert found is not None
    assert [choice.notation for choice in found] == [str(four), str(seven), str(nothing)], "21 is as bad as none"


def test_names_in_choices_are_escaped() -> None:
    """A puzzle in which a player leads, or makes their neighbour lead."""
    table, name = table_of(BLACK_TILE, BLACK_TILE.presets[0], 4), "*_~`|*_~"
    steps = (table.snapshot().views for _ in played(table, random.Random(1), 20))
    view = next(it for views in steps for it in views if it.phase is Phase.OPENING and it.ask)
    assert view.ask is not None
    lead, made = view.ask.choices[0].move, Yield()
    assert made in {choice.move for choice in view.ask.choices}
    row = PuzzleRow(
        id=1, table_id=BIGGEST_ID, position=4, seat=view.viewer or 0, user_id=BIGGEST_ID,
        choices=(Alternative(str(made), 2.0, 0.1), Alternative(str(lead), -1.0, 0.1)), made=0, at=NOW,
    )  # fmt: skip
    puzzle, votes = Puzzle(row, view, (name,) * 4, UTC), Votes({0: 1}, 0)
    told = Answered(puzzle, votes, PuzzleScore())
    for payload in (pages.answered(told), pages.details(told), pages.end_of_the_week(puzzle, votes)):
        assert name not in payload.content
        assert plain(name) in payload.content
