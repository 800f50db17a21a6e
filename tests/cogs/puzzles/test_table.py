"""Puzzles of a match: shown while everybody allows it, to who may see the match, and to each person once."""

import random
from datetime import timedelta

import pytest
from sqlalchemy import update

from bot import clock
from bot.store import schema
from bot.store.scores.viewers import Viewer
from bot.table.errors import WrongState
from bot.table.tables import Tables
from cogs.privacy.table import PersonalData
from cogs.puzzles.search import made_by_hand
from cogs.puzzles.store import Alternative, NewPuzzle, PuzzleStore, Searched, Weekly, WeeklyPuzzleStore
from cogs.puzzles.table import NoPuzzle, Puzzles
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
