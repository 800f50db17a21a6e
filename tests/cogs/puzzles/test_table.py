"""Which decisions are puzzles; they are shown while everybody allows it, to who may see the match, once to each."""

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, timedelta

import pytest
from sqlalchemy import update

from bot import clock
from bot.message import Message
from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Move, Pass, Play, Yield
from bot.rules.pieces import double_set
from bot.rules.view import Phase, View
from bot.store import schema
from bot.store.scores.viewers import Viewer
from bot.table.errors import WrongState
from bot.table.tables import Tables
from bot.words.hint.prospects import Prospect
from cogs.help.tutorials import LESSONS
from cogs.kit.payload.plain import plain
from cogs.privacy.table import PersonalData
from cogs.puzzles import pages
from cogs.puzzles.search import choices_of, is_candidate, made_by_hand
from cogs.puzzles.store import Alternative, NewPuzzle, PuzzleRow, PuzzleStore, Searched, Weekly, WeeklyPuzzleStore
from cogs.puzzles.table import Answered, NoPuzzle, Puzzle, Puzzles, PuzzleScore, Votes
from cogs.puzzles.words import question
from tests.cogs.tables import BIGGEST_ID, NOW, played, table_of
from tests.parts import part
from tests.table.people import ANN, BEA, CHANNEL, CID, GUILD, MOD, match, play_out

SEEN = frozenset({CHANNEL})
READER = Viewer(GUILD, MOD.user_id, SEEN)


@pytest.fixture
def puzzles(tables: Tables) -> Puzzles:
    return part(tables, Puzzles)


async def never(*_: object) -> None:
    """A worker that has no time."""


async def is_shown(puzzles: Puzzles, viewer: Viewer = READER) -> bool:
    return await puzzles.next_for(viewer, never) is not None


async def puzzle_of(tables: Tables) -> tuple[int, int]:
    """A puzzle of Ann's in a match at which all allow it; its number, and its match's."""
    table = await match(tables, 3, target=11)
    await play_out(tables, table, random.Random(3))
    for person in (ANN, BEA, CID):
        await tables.preferences.set(person.user_id, puzzles=True)
    record = await tables._store.journal.record(table)
    made = next(it for it in made_by_hand(record, tables.catalogue.game("black-tile")) if it.user_id == ANN.user_id)
    choices = Alternative(str(made.move), 2.0, 0.1), Alternative("pass 6-6 5-5 4-4", -1.0, 0.1)
    puzzle = NewPuzzle(
        table_id=table, position=made.position, seat=made.seat, user_id=ANN.user_id, choices=choices, made=0, at=made.at
    )  # fmt: skip
    await PuzzleStore(tables._store.database).keep_searched(Searched(table, 24), puzzle)
    shown = await part(tables, Puzzles).next_for(READER, never)
    assert shown is not None
    return shown.row.id, table


async def test_a_puzzle_is_shown_to_those_who_see_the_match(tables: Tables, puzzles: Puzzles) -> None:
    number, table = await puzzle_of(tables)
    assert await is_shown(puzzles, Viewer(GUILD, BEA.user_id)), "she sat there"
    assert not await is_shown(puzzles, Viewer(GUILD, ANN.user_id, SEEN)), "it was her decision"
    assert not await is_shown(puzzles, Viewer(GUILD, MOD.user_id)), "the channel is hidden from them"
    assert not await is_shown(puzzles, Viewer(GUILD + 1, MOD.user_id, SEEN)), "another server"
    of_contest = update(schema.tables).where(schema.tables.c.id == table).values(contest_id=1)
    await tables._store.database.write(lambda connection: connection.execute(of_contest))
    assert not await is_shown(puzzles)
    with pytest.raises(NoPuzzle):
        await puzzles.get(number)


async def test_the_first_answer_counts_and_then_the_figures_are_told(tables: Tables, puzzles: Puzzles) -> None:
    number, table = await puzzle_of(tables)
    with pytest.raises(WrongState, match="puzzle-not-answered"):
        await puzzles.answered(table, number, BEA.user_id)
    offered = (await puzzles.get(number)).offered
    best, other = offered.index(0), offered.index(1)
    wrong = await puzzles.answer(table, number, BEA.user_id, other)
    assert (wrong.votes.counts, wrong.votes.own, wrong.score) == ({1: 1}, 1, (1, 0, 0))
    assert await puzzles.answer(table, number, BEA.user_id, best) == wrong
    assert await puzzles.answered(table, number, BEA.user_id) == wrong
    right = await puzzles.answer(table, number, MOD.user_id, best)
    assert (right.votes.counts, right.votes.own, right.score) == ({0: 1, 1: 1}, 0, (1, 1, 1))
    assert not await is_shown(puzzles)
    own = await puzzles.answer(table, number, ANN.user_id, best)
    assert (own.is_own, own.votes.total, own.score.answered) == (True, 2, 0)
    assert (await puzzles.answered(table, number, ANN.user_id)).is_own
    for place, of in ((2, table), (best, table + 1)):  # no such choice; a table whose puzzle it is not
        with pytest.raises(NoPuzzle):
            await puzzles.answer(of, number, CID.user_id, place)
    with pytest.raises(NoPuzzle):
        await puzzles.answered(table + 1, number, BEA.user_id)


async def test_a_withdrawn_permission_takes_the_open_post_down(tables: Tables, puzzles: Puzzles) -> None:
    number, _ = await puzzle_of(tables)
    store, now = WeeklyPuzzleStore(tables._store.database), clock.now()
    soon = now + timedelta(minutes=1)
    await store.begin(GUILD, now)
    (weekly,) = await store.due(now, 9)
    ends = now + timedelta(days=1)
    posted = Weekly(GUILD, ends, puzzle_id=number, channel_id=CHANNEL, begun_at=now, message_id=7)
    assert await store.change(weekly, posted)
    assert not await store.change(weekly, posted), "another process has been there before"
    assert await store.due(soon, 9) == ()
    await tables.preferences.set(CID.user_id, puzzles=False)
    assert [row.message_id for row in await store.due(soon, 9)] == [7]
    assert not await is_shown(puzzles)


async def test_a_puzzle_goes_with_its_moves_and_its_players_data(tables: Tables, puzzles: Puzzles) -> None:
    number, table = await puzzle_of(tables)
    await puzzles.answer(table, number, MOD.user_id, 0)
    assert await part(tables, PersonalData).delete(BEA)
    with pytest.raises(NoPuzzle):
        await puzzles.get(number)
    assert (await puzzles.votes(number)).total == 0

    number, _ = await puzzle_of(tables)
    later = clock.now() + timedelta(days=400)
    await tables.retention.reduce_to_matches(later, 9)
    await tables.retention.reduce_to_results(later, 9)
    with pytest.raises(NoPuzzle):
        await puzzles.get(number)


def first_view(game: str) -> View:
    known = CATALOGUE.game(game)
    match = known.start(known.presets[0].options, 4, b"p" * 32)
    return known.view(match, known.to_act(match)[0])


def batches(moves: Sequence[Move], *values: Sequence[float]) -> list[list[Prospect]]:
    """The choices as they were judged in some worlds, and in others, and so on."""
    judged = (zip(moves, batch, strict=True) for batch in values)
    return [[Prospect(move, value, 0.1, (0.0, 0.0), None, 0.0, None, 0.0, 0.0) for move, value in it] for it in judged]


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


@pytest.mark.parametrize(("made", "is_puzzle"), [(0, False), (1, True), (2, False)])
def test_the_move_made_is_a_choice_and_not_the_better_of_two(made: int, *, is_puzzle: bool):
    view, moves = bids()
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


def test_a_row_that_nobody_sees_makes_no_puzzle():
    view = LESSONS["blind-hughie"].view(2)
    assert view.ask is not None
    assert not is_candidate(view, view.ask.choices[0].move)


def test_names_in_choices_are_escaped() -> None:
    """Where a player leads, or makes their neighbour lead."""
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
