"""Plays that decide nothing: made for who wishes it, by the house rules, or with the last piece; for nobody else."""

import random
from datetime import timedelta

from bot.rules.moves import Lead, Play, Turn
from bot.table.operations.lifecycle import NewTableRules
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.tables import Tables
from tests.clock import MovableClock
from tests.table.fixtures import OpenTables, StartComputers
from tests.table.people import (
    ANN,
    CHANNEL,
    GUILD,
    INTERACTIONS,
    PEOPLE,
    act,
    act_once,
    any_move,
    match,
    moved_on,
    pass_all,
    until,
    until_table,
    waiting,
)


async def until_forced(tables: Tables, table: int, kind: type = Play) -> tuple[Snapshot, int]:
    """The table as somebody has only one play, who is asked for it."""
    snapshot = await pass_all(tables, table)
    rng = random.Random(3)
    while True:
        (seat,) = waiting(snapshot)
        ask = snapshot.views[seat].ask
        assert ask is not None
        if len(ask.choices) == 1 and isinstance(ask.choices[0].move, kind) and len(snapshot.views[seat].hand) > 1:
            return snapshot, seat
        snapshot = (await act_once(tables, snapshot, rng)).snapshot


async def hughie(tables: Tables, only_move: str = "made", people: int = 2) -> Snapshot:
    opened = (
        await tables.lifecycle.open(GUILD, CHANNEL, ANN, "blind-hughie", rules=NewTableRules(players=max(people, 2)))
    ).snapshot
    await tables.house_rules.set(opened.id, ANN, "only_move", only_move)
    await tables.house_rules.set(opened.id, ANN, "target", "25")
    for person in PEOPLE[1:people]:
        await tables.seating.join(opened.id, person, next(INTERACTIONS))
    return (await tables.lifecycle.start(opened.id, ANN)).snapshot


async def test_the_tile_that_opens_is_played_for_everyone(tables: Tables, start_computers: StartComputers) -> None:
    opened = (await tables.lifecycle.open(GUILD, CHANNEL, ANN, "dominoes", rules=NewTableRules(players=2))).snapshot
    await tables.seating.join(opened.id, PEOPLE[1], next(INTERACTIONS))
    start_computers(tables)
    snapshot = (await tables.lifecycle.start(opened.id, ANN)).snapshot
    (seat,) = waiting(snapshot)
    tile = snapshot.views[seat].chain_board.opening
    assert tile is not None
    assert snapshot.forced_play(seat) == Play(tile)
    now = await until_table(tables, snapshot.id, lambda it: it.position > snapshot.position)
    assert now.public is not None
    assert [laid.tile for laid in now.public.chain_board.laid] == [tile]
    (then,) = waiting(now)
    assert now.forced_play(then) is None, "from then on all play their own tiles"


async def test_the_only_play_is_made_for_those_who_wish_it(tables: Tables, start_computers: StartComputers) -> None:
    snapshot, seat = await until_forced(tables, await match(tables))
    view, person = snapshot.views[seat], PEOPLE[seat]
    assert view.ask is not None
    (choice,) = view.ask.choices
    at_work = start_computers(tables)
    assert snapshot.forced_play(seat) is None, "it is off at first: others may notice"
    at_work.start_work(Outcome(snapshot))
    await at_work._at_work.wait()
    assert (await tables.snapshot(snapshot.id)).position == snapshot.position
    await tables.preferences.set(person.user_id, forced=True)
    now = await until_table(tables, snapshot.id, lambda it: it.position > snapshot.position)
    (made, *_) = await tables._store.journal.moves(snapshot.id, after=snapshot.position)
    assert (made.seat, made.notation) == (seat, str(choice.move))
    assert (made.user_id, made.interaction_id) == (person.user_id, None), "it is the person's own move"
    assert now.made_for[seat] == choice.move


async def test_a_play_made_for_somebody_is_shown_until_they_play_again(
    tables: Tables, open_tables: OpenTables, start_computers: StartComputers
) -> None:
    """In another process and after a restart too: it is in the journal."""
    snapshot, seat = await until_forced(tables, await match(tables, target=500))
    await tables.preferences.set(PEOPLE[seat].user_id, forced=True)
    at_work = start_computers(tables)
    at_work.start_work(Outcome(await tables.snapshot(snapshot.id)))
    await at_work._at_work.wait()
    now = await tables.snapshot(snapshot.id)
    assert now.made_for[seat] is not None
    restarted = await open_tables()
    assert await restarted.snapshot(snapshot.id) == now
    await tables.preferences.set(PEOPLE[seat].user_id, forced=False)
    rng = random.Random(4)
    while waiting(now) != (seat,):
        now = (await act_once(tables, await moved_on(tables, now.id), rng)).snapshot
        now = await moved_on(tables, now.id)
    now = (await act(tables, now, seat, any_move(now.views[seat], rng))).snapshot
    assert now.made_for[seat] is None
    assert (await restarted.snapshot(now.id)).made_for == now.made_for


async def test_two_processes_make_it_once(
    tables: Tables, open_tables: OpenTables, start_computers: StartComputers
) -> None:
    snapshot = await hughie(tables)
    other = await open_tables()
    every = [start_computers(tables), start_computers(other)]
    for at_work, its in zip(every, (tables, other), strict=True):
        at_work.start_work(Outcome(await its.snapshot(snapshot.id)))
    for at_work in every:
        await at_work._at_work.wait()
    now = await moved_on(tables, snapshot.id)
    moves = await tables._store.journal.moves(snapshot.id)
    assert [move.position for move in moves] == list(range(1, now.position + 1))
    assert all(move.user_id is not None for move in moves)


async def test_a_click_that_is_faster_counts(
    tables: Tables, start_computers: StartComputers, clock: MovableClock
) -> None:
    snapshot, seat = await until_forced(tables, await match(tables))
    at_work = start_computers(tables, pace=1)
    await tables.preferences.set(PEOPLE[seat].user_id, forced=True)
    await until(lambda: clock.timers)
    now = (await act(tables, snapshot, seat, any_move(snapshot.views[seat], random.Random(1)))).snapshot
    assert now.made_for[seat] is None
    await clock.advance(timedelta(seconds=1))
    await clock.run(at_work._at_work.wait())
    moves = await tables._store.journal.moves(snapshot.id, after=snapshot.position)
    assert [move.seat for move in moves].count(seat) == 1


async def test_blind_hughie_turns_by_itself_until_there_is_a_choice(
    tables: Tables, start_computers: StartComputers
) -> None:
    snapshot = await hughie(tables)
    at_work = start_computers(tables)
    at_work.start_work(Outcome(snapshot))
    rng, clicks = random.Random(2), 0
    while not (now := await moved_on(tables, snapshot.id)).over:
        (seat,) = waiting(now)
        ask = now.views[seat].ask
        assert ask is not None
        assert len(ask.choices) > 1, "nobody is asked what decides nothing"
        clicks += 1
        await act(tables, now, seat, any_move(now.views[seat], rng))
    moves = await tables._store.journal.moves(snapshot.id)
    assert clicks == sum(move.interaction_id is not None for move in moves) < len(moves) / 4


async def test_a_table_may_turn_by_hand(tables: Tables, start_computers: StartComputers) -> None:
    snapshot = await hughie(tables, "waits")
    at_work = start_computers(tables)
    at_work.start_work(Outcome(snapshot))
    await at_work._at_work.wait()
    assert (await tables.snapshot(snapshot.id)).position == 0
    (seat,) = waiting(snapshot)
    assert snapshot.forced_play(seat) is None
    assert snapshot.views[seat].ask is not None
    assert isinstance(any_move(snapshot.views[seat], random.Random(1)), Turn)


async def test_a_move_that_decides_something_is_never_made(tables: Tables) -> None:
    """Of a whole match: what is forced is a play, never a bid, a pass or the first lead of a deal."""
    table = await match(tables, people=4, target=8)
    for person in PEOPLE:
        await tables.preferences.set(person.user_id, forced=True)
    rng, forced = random.Random(5), 0
    snapshot = await tables.snapshot(table)
    while not snapshot.over:
        seat = rng.choice(waiting(snapshot))
        view = snapshot.views[seat]
        assert view.ask is not None
        move = snapshot.forced_play(seat)
        if move is not None:
            forced += 1
            assert [choice.move for choice in view.ask.choices] == [move]
            assert isinstance(move, Play) or (isinstance(move, Lead) and view.trick_board.finished)
        snapshot = (await act(tables, snapshot, seat, any_move(view, rng))).snapshot
    assert forced
    for person in PEOPLE:
        await tables.preferences.set(person.user_id, forced=False)


async def test_a_player_without_a_choice_is_asked_until_they_answer(tables: Tables, open_tables: OpenTables) -> None:
    """What is asked follows from the table and the person's answers alone: it is the same in every process."""
    snapshot = await pass_all(tables, await match(tables, target=500))
    other = await open_tables()
    rng, asked = random.Random(6), 0
    while asked < 9:
        (seat,) = waiting(snapshot)
        view = snapshot.views[seat]
        assert view.ask is not None
        is_asked = snapshot.offers_forced_plays(snapshot.seats[seat])
        there = await other.snapshot(snapshot.id)
        assert is_asked == there.offers_forced_plays(there.seats[seat])
        first, *others = view.ask.choices
        is_only = not others and isinstance(first.move, Play | Lead)
        assert is_asked == (is_only and len(view.hand) > 1)
        idle = [it for it in snapshot.seats if it.seat != seat]
        assert not any(snapshot.offers_forced_plays(it) for it in idle)
        asked += is_asked
        snapshot = (await act(tables, snapshot, seat, any_move(view, rng))).snapshot
        if len(waiting(snapshot)) > 1:  # the next deal
            snapshot = await pass_all(tables, snapshot.id)
    snapshot, seat = await until_forced(tables, snapshot.id)
    user_id = PEOPLE[seat].user_id
    for answer in ({"forced_offered": True}, {"forced": True}):
        await tables.preferences.set(user_id, **answer)
        now = await tables.snapshot(snapshot.id)
        assert not now.offers_forced_plays(now.seats[seat])
        await tables.preferences.set(user_id, forced=False, forced_offered=False)
