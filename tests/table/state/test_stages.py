"""The end of a deal takes its time: computer players and clocks wait for it, whoever moves or says so ends it."""

import random
from datetime import UTC, datetime, timedelta

import pytest

from bot import clock
from bot.rules.events import ContractPlayed, DealResult
from bot.rules.moves import Bid
from bot.table.errors import NotSeated
from bot.table.state.snapshot import Snapshot
from bot.table.state.times import AT_ONCE, Ending, Stage, Stages
from bot.table.tables import Tables
from tests.clock import MovableClock
from tests.store.sample_tables import show
from tests.table.clocks import SECOND, RunningClocks
from tests.table.fixtures import OpenTables, StartComputers
from tests.table.people import ANN, MOD, act, act_once, any_move, match, until, until_table, waiting, with_computers

LONG = Stages(1000, 1000)


async def ended_deal(tables: Tables, table: int) -> Snapshot:
    """A match of people played until its first deal has just ended."""
    rng, snapshot = random.Random(3), await tables.snapshot(table)
    while snapshot.ended is None:
        snapshot = (await act_once(tables, snapshot, rng)).snapshot
    return snapshot


def with_stages(tables: Tables, stages: Stages) -> None:
    """These tables show the end of a deal for so long from now on."""
    tables.access.stages = stages


async def test_the_last_trick_then_the_card(tables: Tables, open_tables: OpenTables) -> None:
    with_stages(tables, LONG)
    table = await match(tables)
    snapshot = await ended_deal(tables, table)
    now = clock.now()
    assert snapshot.ending is not None
    assert snapshot.stage(now) is Stage.RIBBON
    assert snapshot.ending.next_change(now) == snapshot.ending.poster_at
    assert snapshot.stage(snapshot.ending.card_at) is Stage.CARD
    assert snapshot.waiting_since == snapshot.ending.card_at
    other = await open_tables()
    with_stages(other, LONG)
    assert (await other.snapshot(table)).ending == snapshot.ending, "every process sees the same"


def test_a_poster_is_shown_after_the_last_trick_of_a_great_deal() -> None:
    scored = datetime(2026, 1, 1, tzinfo=UTC)
    plain = DealResult(1, (0, 0), (7, 3), (7, 3))
    was_set = DealResult(1, (0, 0), (-7, 3), (-7, 3), None, (ContractPlayed(0, Bid(7), made=False),))
    moon = DealResult(1, (0, 0), (0, 26), (0, 26), 0)
    stages = Stages.at_pace(1)
    assert stages.ending(scored, plain) == Ending(scored + timedelta(seconds=8), scored + timedelta(seconds=8))
    for great in (was_set, moon):
        ending = stages.ending(scored, great)
        assert ending is not None
        shown = [ending.stage(scored + timedelta(seconds=seconds)) for seconds in (7.9, 8, 17.9, 18)]
        assert shown == [Stage.RIBBON, Stage.POSTER, Stage.POSTER, Stage.CARD]
        assert len({*shown}) == 3
    assert Stages.at_pace(0) == AT_ONCE
    assert AT_ONCE.ending(scored, moon) is None


async def test_a_move_or_a_tap_ends_the_display_of_a_deals_end(tables: Tables) -> None:
    with_stages(tables, LONG)
    for channel, by_move in enumerate((True, False), 900):
        snapshot = await ended_deal(tables, await match(tables, channel=channel))
        seat = waiting(snapshot)[0]
        with pytest.raises(NotSeated):
            await tables.play.next_deal(snapshot.id, MOD.user_id)
        assert (await tables.snapshot(snapshot.id)).ending is not None
        if by_move:
            await act(tables, snapshot, seat, any_move(snapshot.views[seat], random.Random(1)))
        else:
            await tables.play.next_deal(snapshot.id, ANN.user_id)
        assert (await tables.snapshot(snapshot.id)).ending is None


async def test_every_process_knows_that_it_has_been_seen(tables: Tables, open_tables: OpenTables) -> None:
    """So what another process shows, a clock that it sets and a bot that is started again go on as well."""
    other = await open_tables()
    for process in (tables, other):
        with_stages(process, LONG)
    ended = await ended_deal(tables, await match(tables))
    assert (await other.snapshot(ended.id)).ending is not None
    seen = (await tables.play.next_deal(ended.id, ANN.user_id)).snapshot
    again = await open_tables()
    with_stages(again, LONG)
    for process in (tables, other, again):
        snapshot = await process.snapshot(ended.id)
        assert snapshot.ending is None
        assert snapshot.waiting_since == seen.waiting_since
    rng = random.Random(3)
    while snapshot.ended is not None and snapshot.ended.deal == 1:
        snapshot = (await act_once(other, snapshot, rng)).snapshot
    assert (await tables.snapshot(ended.id)).ending is not None, "the end of the next deal is shown again"


async def test_a_match_that_is_stopped_shows_no_more_of_it(tables: Tables) -> None:
    with_stages(tables, LONG)
    snapshot = await ended_deal(tables, await match(tables))
    assert (await tables.lifecycle.stop(snapshot.id, ANN)).snapshot.ending is None


async def ended_by_ann(tables: Tables, table: int) -> Snapshot:
    """A match of Ann and computers, once its first deal has ended."""
    rng = random.Random(1)

    def asks(snapshot: Snapshot) -> bool:
        ask = snapshot.views[0].ask
        return ask is not None and not (ask.pick and ask.made)

    while True:
        snapshot = await until_table(tables, table, lambda it: it.ended is not None or asks(it))
        if snapshot.ended is not None:
            return snapshot
        await act(tables, snapshot, 0, any_move(snapshot.views[0], rng))


@pytest.mark.parametrize("by_tap", [False, True])
async def test_computer_players_wait_for_it(
    tables: Tables, start_computers: StartComputers, clock: MovableClock, by_tap: bool
) -> None:
    with_stages(tables, LONG)
    start_computers(tables)
    snapshot = await ended_by_ann(tables, (await with_computers(tables, target=500)).id)
    assert snapshot.ending is not None
    await until(lambda: clock.timers)
    await clock.advance(snapshot.ending.card_at - clock.now() - SECOND)
    assert (await tables.snapshot(snapshot.id)).position == snapshot.position
    if by_tap:
        await tables.play.next_deal(snapshot.id, ANN.user_id)
    else:
        await clock.advance(SECOND)
    await until_table(tables, snapshot.id, lambda it: it.position > snapshot.position)


@pytest.mark.parametrize("is_last", [False, True])
async def test_a_player_alone_sees_the_card_at_once_and_goes_on_by_a_tap(
    tables: Tables, start_computers: StartComputers, clock: MovableClock, is_last: bool
) -> None:
    with_stages(tables, Stages.at_pace(1))
    start_computers(tables)
    snapshot = await ended_by_ann(tables, (await with_computers(tables, target=1 if is_last else 500)).id)
    if is_last:
        assert snapshot.ending is None, "the end of a match keeps nobody waiting"
        return
    now = clock.now()
    assert snapshot.stage(now) is Stage.POSTER
    assert snapshot.stage(now + timedelta(minutes=9)) is Stage.POSTER
    assert snapshot.stage(now + timedelta(minutes=11)) is Stage.CARD, "no table waits for ever"
    assert (await tables.play.next_deal(snapshot.id, ANN.user_id)).snapshot.ending is None


@pytest.mark.parametrize("is_last", [False, True])
async def test_each_stage_is_shown_when_it_is_due(
    tables: Tables, open_tables: OpenTables, clocks: RunningClocks, is_last: bool
) -> None:
    """Of the last deal too, after which the match is over. A crash in that moment leaves the table behind."""
    with_stages(tables, LONG)
    snapshot = await ended_deal(tables, await match(tables, target=1 if is_last else 500))
    assert snapshot.over is is_last
    assert snapshot.ending is not None
    await show(tables._store, snapshot.id)
    restarted, seen = await open_tables(), list[Stage]()
    with_stages(restarted, LONG)
    await clocks.start(restarted, show=lambda outcome: seen.append(outcome.snapshot.stage(clock.now())))
    await clocks.after(snapshot.ending.card_at - clock.now() - SECOND)
    assert Stage.CARD not in seen
    await clocks.after(SECOND)
    assert seen[-1] is Stage.CARD
    assert [it.id for it in await restarted.schedule.behind()] == [snapshot.id]
    assert not is_last or (await restarted._store.tables.get(snapshot.id)).due_at is None
