"""The journal: one writer per position, one entry per interaction."""

from datetime import timedelta

import pytest

from bot.store.errors import Conflict, NoTable, SecretKept
from bot.store.rows import Sitter
from bot.store.store import Store
from bot.store.tables.journal import NewMove, NewResults
from tests.clock import MovableClock
from tests.store.sample_tables import PEOPLE, all_seen, deal, lobby, move, playing
from tests.store.scores.rebuilding import scores_of_everybody


async def test_moves_come_back_in_order(store: Store):
    table = await playing(store)
    assert len(await store.journal.moves(table.id)) == 0
    await store.journal.append(table.id, 1, [move(0, "lead 6-4 as 4", 2**62)])
    await store.journal.append(table.id, 2, [move(1, "play 5-4"), NewMove(seat=2, notation="play 4-0")])
    rows = await store.journal.moves(table.id)
    assert [(row.position, row.seat, row.notation, row.user_id, row.interaction_id) for row in rows] == [
        (1, 0, "lead 6-4 as 4", PEOPLE[0], 2**62),
        (2, 1, "play 5-4", PEOPLE[1], None),
        (3, 2, "play 4-0", None, None),
    ]
    assert rows[0].at.utcoffset() is not None
    assert await store.journal.moves(table.id, after=1) == rows[1:]
    assert len(await store.journal.moves(table.id)) == 3


async def test_an_interaction_is_known_whatever_it_has_done(store: Store):
    waiting, started = await lobby(store), await playing(store)
    await store.seats.take(waiting.id, Sitter("Bea", user_id=PEOPLE[1]), interaction_id=900, capacity=4)
    await store.journal.append(started.id, 1, [move(interaction=901)])
    assert [await store.journal.is_applied(interaction) for interaction in (900, 901, 902)] == [True, True, False]


@pytest.mark.parametrize(("seconds", "is_known"), [(0, True), (1, False)])
async def test_an_interaction_is_remembered_for_a_day(store: Store, clock: MovableClock, seconds: int, is_known: bool):
    table = await lobby(store)
    await store.seats.take(table.id, Sitter("Bea", user_id=PEOPLE[1]), interaction_id=900, capacity=4)
    await clock.advance(timedelta(days=1, seconds=seconds))
    await store.seats.take(table.id, Sitter("Cid", user_id=PEOPLE[2]), interaction_id=901, capacity=4)
    assert [await store.journal.is_applied(interaction) for interaction in (900, 901)] == [is_known, True]


async def test_a_failed_entry_leaves_nothing(store: Store):
    table = await playing(store)
    await store.journal.append(table.id, 1, [move()], results=NewResults(deals=deal(1, (1, 2, 3, 4), (1, 2, 3, 4))))
    before = await scores_of_everybody(store, await all_seen(store, table.guild_id))
    with pytest.raises(Conflict):  # that deal has its result
        await store.journal.append(table.id, 2, [move()], results=NewResults(deals=deal(1, (1, 2, 3, 4), (1, 2, 3, 4))))
    assert len(await store.journal.moves(table.id)) == 1
    assert await scores_of_everybody(store, await all_seen(store, table.guild_id)) == before


async def test_the_record_shows_the_secret_when_it_is_over(store: Store):
    table = await lobby(store)
    await store.seats.take(table.id, Sitter("Bea", user_id=PEOPLE[1]), interaction_id=901, capacity=4)
    await store.seats.take(table.id, Sitter("Cid", user_id=PEOPLE[2]), interaction_id=900, capacity=4)
    await store.seats.take(table.id, Sitter("Computer", level="weak"), interaction_id=902, capacity=4)
    with pytest.raises(SecretKept):
        await store.journal.record(table.id)
    assert await store.tables.start(table.id)
    await store.journal.append(table.id, 1, [move()])
    await store.seats.substitute(table.id, 1, Sitter("Computer", level="weak"), position=1)
    with pytest.raises(SecretKept):
        await store.journal.record(table.id)
    await store.tables.end(table.id, "finished")
    record = await store.journal.record(table.id)
    assert record.table.secret == b"s" * 32
    joins = [row.interaction_id for row in record.seats if row.interaction_id is not None]
    assert joins == [901, 900], "the press that seats a computer player adds nothing to the shuffle"
    assert record.moves == await store.journal.moves(table.id)
    assert [row.name for row in record.seats] == ["Ann", "Bea", "Computer", "Cid", "Computer"]
    with pytest.raises(NoTable):
        await store.journal.record(999)
