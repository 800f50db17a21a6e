"""The end of a deal takes its time: computer players and clocks wait for it, and a move or a tap ends it."""

import random
from datetime import UTC, datetime, timedelta

import pytest

from bot import clock
from bot.rules.events import ContractPlayed, DealResult, Domino
from bot.rules.moves import Bid
from bot.rules.pieces import Tile
from bot.table.errors import NotSeated
from bot.table.state.snapshot import Snapshot
from bot.table.state.times import AT_ONCE, Ending, Stage, Stages
from bot.table.tables import Tables
from tests.clock import MovableClock
from tests.cogs.server import present
from tests.store.sample_messages import show
from tests.table.clocks import SECOND, RunningClocks
from tests.table.fixtures import OpenTables, StartComputers
from tests.table.moves import act_at_random, act_once, waiting
from tests.table.people import ANN, MOD, match, until, until_table, with_computers
from tests.told import fails_with

LONG = Stages(1000, 1000)


async def ended_deal(tables: Tables, **match_options: int) -> Snapshot:
    """A match of people whose first deal has just ended, which takes long to show."""
    tables.access.stages = LONG
    rng, snapshot = random.Random(3), await tables.snapshot(await match(tables, **match_options))
    while snapshot.ended is None:
        snapshot = (await act_once(tables, snapshot, rng)).snapshot
    return snapshot


async def ended_by_ann(tables: Tables, target: int = 500) -> Snapshot:
    table = (await with_computers(tables, target=target)).id

    def asks(snapshot: Snapshot) -> bool:
        ask = snapshot.views[0].ask
        return ask is not None and not (ask.pick and ask.made)

    while True:
        snapshot = await until_table(tables, table, lambda it: it.ended is not None or asks(it))
        if snapshot.ended is not None:
            return snapshot
        await act_at_random(tables, snapshot, 0)


def test_a_poster_is_shown_after_the_last_trick_of_a_great_deal():
    scored, stages = datetime(2026, 1, 1, tzinfo=UTC), Stages.at_pace(1)
    plain = DealResult(1, (0, 0), (7, 3), (7, 3))
    was_set = DealResult(1, (0, 0), (-7, 3), (-7, 3), None, (ContractPlayed(0, Bid(7), made=False),))
    moon = DealResult(1, (0, 0), (0, 26), (0, 26), 0)
    assert stages.ending(scored, plain) == Ending(scored + timedelta(seconds=8), scored + timedelta(seconds=8))
    for great in (was_set, moon):
        ending = stages.ending(scored, great)
        assert ending is not None
        shown = [ending.stage(scored + timedelta(seconds=seconds)) for seconds in (7.9, 8, 17.9, 18)]
        assert shown == [Stage.RIBBON, Stage.POSTER, Stage.POSTER, Stage.CARD]
        assert len({*shown}) == 3
    out = DealResult(1, (0, 0), (29, 0), (29, 0), None, (Domino(0, Tile(4, 2), capicua=False),))
    ending = stages.ending(scored, out)
    assert ending == Ending(scored + timedelta(seconds=18), scored + timedelta(seconds=18)), "one picture, for longer"
    assert Stages.at_pace(0) == AT_ONCE
    assert AT_ONCE.ending(scored, moon) is None


@pytest.mark.parametrize("by", ["move", "tap", "stop"])
async def test_the_last_trick_then_the_card_until_a_move_or_a_tap(tables: Tables, open_tables: OpenTables, by: str):
    """In every process, on a clock that is set, and after a restart."""
    snapshot, other, now = await ended_deal(tables), await open_tables(), clock.now()
    other.access.stages = LONG
    assert snapshot.ending is not None
    assert snapshot.ending.next_change(now) == snapshot.ending.poster_at
    assert [snapshot.stage(at) for at in (now, snapshot.ending.card_at)] == [Stage.RIBBON, Stage.CARD]
    assert snapshot.waiting_since == snapshot.ending.card_at
    assert (await other.snapshot(snapshot.id)).ending == snapshot.ending
    await fails_with(NotSeated, tables.play.next_deal(snapshot.id, MOD.user_id))
    assert (await tables.snapshot(snapshot.id)).ending is not None
    if by == "move":
        await act_at_random(tables, snapshot, waiting(snapshot)[0])
    elif by == "tap":
        for person in (seat.user_id for seat in snapshot.seats):
            assert (await other.snapshot(snapshot.id)).ending is not None, "all are waited for"
            await tables.play.next_deal(snapshot.id, present(person), position=snapshot.position)
    else:
        await tables.lifecycle.stop(snapshot.id, ANN)
    again, seen = await open_tables(), await tables.snapshot(snapshot.id)
    again.access.stages = LONG
    for process in (tables, other, again):
        shown = await process.snapshot(snapshot.id)
        assert (shown.ending, shown.waiting_since) == (None, seen.waiting_since)
    if by == "tap":
        while seen.ended is not None and seen.ended.deal == 1:
            seen = (await act_once(other, seen, random.Random(3))).snapshot
        assert (await tables.snapshot(seen.id)).ending is not None, "the end of the next deal is shown again"


async def test_the_others_are_waited_for_some_seconds_after_a_tap(
    tables: Tables, open_tables: OpenTables, clocks: RunningClocks
):
    """By any process; a press of an earlier deal counts for nothing."""
    snapshot = await ended_deal(tables)
    await tables.play.next_deal(snapshot.id, ANN.user_id, position=snapshot.position - 1)
    assert (await tables.snapshot(snapshot.id)).ending == snapshot.ending
    waiting_ = snapshot
    for _ in range(2):
        await clocks.after(SECOND)
        waiting_ = (await tables.play.next_deal(snapshot.id, ANN.user_id, position=snapshot.position)).snapshot
    ending, restarted, seen = waiting_.ending, await open_tables(), list[Stage]()
    restarted.access.stages = LONG
    assert ending is not None
    assert ending.card_at == clock.now() - SECOND + timedelta(seconds=LONG.others), "counted from the first tap"
    assert [seat.seat for seat in waiting_.unready] == [1, 2, 3]
    assert (await restarted.snapshot(snapshot.id)).ending == ending
    await clocks.start(restarted, show=lambda outcome: seen.append(outcome.snapshot.stage(clock.now())))
    await clocks.after(ending.card_at - clock.now() - SECOND)
    assert Stage.CARD not in seen
    await clocks.after(SECOND)
    assert seen[-1] is Stage.CARD


@pytest.mark.parametrize("by_tap", [False, True])
async def test_computers_wait_for_it(
    tables: Tables, start_computers: StartComputers, clock: MovableClock, by_tap: bool
):
    tables.access.stages = LONG
    start_computers(tables)
    snapshot = await ended_by_ann(tables)
    assert snapshot.ending is not None
    await until(lambda: clock.timers)
    await clock.advance(snapshot.ending.card_at - clock.now() - SECOND)
    assert (await tables.snapshot(snapshot.id)).position == snapshot.position
    if by_tap:
        await tables.play.next_deal(snapshot.id, ANN.user_id)
    else:
        await clock.advance(SECOND)
    await until_table(tables, snapshot.id, lambda it: it.position > snapshot.position)


@pytest.mark.usefixtures("clock")
async def test_a_player_alone_sees_the_end_until_a_tap(tables: Tables, start_computers: StartComputers):
    tables.access.stages = Stages.at_pace(1)
    start_computers(tables)
    last = await ended_by_ann(tables, target=1)
    assert last.ending is None, "the end of a match keeps nobody waiting"
    snapshot, now = await ended_by_ann(tables), clock.now()
    minutes = [snapshot.stage(now + timedelta(minutes=after)) for after in (1, 9, 11)]
    assert minutes == [Stage.POSTER, Stage.POSTER, Stage.CARD], "no table waits for ever"
    moon = DealResult(1, (0, 0), (0, 26), (0, 26), 0)
    ending = Stages.at_pace(1).ending_alone(now, moon, is_last=False)
    assert ending is not None
    assert [ending.stage(now + timedelta(seconds=after)) for after in (9, 11)] == [Stage.RIBBON, Stage.POSTER]
    assert (await tables.play.next_deal(snapshot.id, ANN.user_id)).snapshot.ending is None


@pytest.mark.parametrize("is_last", [False, True])
async def test_stages_are_shown_when_due(tables: Tables, open_tables: OpenTables, clocks: RunningClocks, is_last: bool):
    """Also those of the last deal. A crash at that moment leaves the table behind."""
    snapshot = await ended_deal(tables, target=1 if is_last else 500)
    assert snapshot.over is is_last
    assert snapshot.ending is not None
    await show(tables._store, snapshot.id)
    restarted, seen = await open_tables(), list[Stage]()
    restarted.access.stages = LONG
    await clocks.start(restarted, show=lambda outcome: seen.append(outcome.snapshot.stage(clock.now())))
    await clocks.after(snapshot.ending.card_at - clock.now() - SECOND)
    assert Stage.CARD not in seen
    await clocks.after(SECOND)
    assert seen[-1] is Stage.CARD
    assert [it.id for it in await restarted.schedule.behind()] == [snapshot.id]
    assert not is_last or (await restarted._store.tables.get(snapshot.id)).due_at is None
