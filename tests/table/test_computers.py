"""Computer players at a table: they move by themselves, off the event loop, and give up only where no one is left."""

import logging
import os
import random
import signal
import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.players.computer import choose
from bot.players.worker.worker import Worker
from bot.rules.moves import Move, Pass
from bot.rules.view import Phase, View
from bot.store.errors import NotLoaded, NotSaved
from bot.table.computers import Computers, moves_at_once
from bot.table.errors import Stale
from bot.table.state.snapshot import Outcome, Pace, Snapshot
from bot.table.tables import Tables
from tests.clock import GUARD, MovableClock
from tests.table.fixtures import OpenTables, StartComputers
from tests.table.moves import act, act_at_random, act_once, any_move, pieces, waiting
from tests.table.people import ANN, lobby, match, moved_on, until, until_table, waits_for_people, with_computers
from tests.told import fails_with


async def play_as_ann(tables: Tables, table: int) -> Snapshot:
    rng = random.Random(1)
    while not (snapshot := await moved_on(tables, table)).over:
        await act(tables, snapshot, 0, any_move(snapshot.views[0], rng))
    return snapshot


async def test_two_processes_play_one_match(tables: Tables, open_tables: OpenTables, start_computers: StartComputers):
    other, seen, rng = await open_tables(), set[int | None](), random.Random(2)

    def look_on(view: View, seed: int, level: str) -> Move:
        seen.add(view.viewer)
        return choose(view, seed, level)

    at_work = [start_computers(process, look_on) for process in (tables, other)]
    snapshot = await with_computers(tables, players=4, target=5)
    while not (snapshot := await moved_on(tables, snapshot.id, other)).over:
        outcome = await act(rng.choice((tables, other)), snapshot, 0, any_move(snapshot.views[0], rng))
        for each in at_work:
            each.start_work(outcome)
    assert (snapshot.row.state, seen) == ("finished", {1, 2, 3})
    rows = await tables._store.journal.moves(snapshot.id)
    assert [row.position for row in rows] == list(range(1, snapshot.position + 1))
    for each in at_work:
        await each._at_work.wait()
        assert not each._at_work._asked


@pytest.mark.parametrize("how", [None, signal.SIGSTOP, signal.SIGKILL], ids=["works", "hangs", "is killed"])
async def test_levels_think_in_a_worker(tables: Tables, monkeypatch: pytest.MonkeyPatch, how: signal.Signals | None):
    asked: list[Move] = []

    class Counted(Worker):
        async def _ask(self, within: float, function: Callable[..., Any], *arguments: Any) -> Any:
            asked.append(await super()._ask(within if how else 60, function, *arguments))
            return asked[-1]

    worker = Counted()
    computers = Computers(tables, worker.choose, 0, worker.start)
    try:
        table = await lobby(tables, 1, target=1)
        assert worker.pid is None, "nobody sits there who thinks"
        for level in ("normal", "hard"):
            await tables.seating.seat_computer(table, ANN, level)
        await worker._ask(60, int)
        monkeypatch.setattr("bot.table.computers._SLOTS", {"normal": 0.01, "hard": 0.02})
        assert worker.pid is not None
        if how:
            os.kill(worker.pid, how)
        await tables.lifecycle.start(table, ANN)
        assert (await play_as_ann(tables, table)).row.state == "finished"
        assert how or len(asked) > 10
    finally:
        await computers.close()
        await worker.close()


async def test_a_quick_choice_is_played_no_sooner_than_a_search(tables: Tables, clock: MovableClock):
    """The slot of its level is over first, although no one pauses here; who is late moves with the others."""
    given: list[float] = []

    async def at_once(view: View, seed: int, level: str, /, *, within: float) -> Move:
        given.append(within)
        return choose(view, seed, level)

    computers = Computers(tables, at_once, 0)
    try:
        started = await with_computers(tables, level="hard")
        await until(lambda: clock.timers)
        await clock.advance(timedelta(seconds=0.199))
        assert (await tables.snapshot(started.id)).position == started.position
        assert given == [pytest.approx(0.18)]
        await clock.advance(timedelta(seconds=0.001))
        await until_table(tables, started.id, lambda it: it.position > started.position)
    finally:
        await computers.close()


def with_paces(snapshot: Snapshot, *paces: Pace) -> Snapshot:
    """A table with people of these preferences in the first seats, and computers in the others."""
    people = [replace(seat, pace=pace) for seat, pace in zip(snapshot.seats, paces, strict=False)]
    others = [replace(seat, user_id=None, level="easy") for seat in snapshot.seats[len(paces) :]]
    return replace(snapshot, seats=(*people, *others))


async def test_the_slowest_pace_at_the_table_counts(tables: Tables, start_computers: StartComputers):
    """Calm, computers pause for each other's moves too, so that each is shown. The operator's pace is the base."""
    snapshot, rng, found = await tables.snapshot(await match(tables)), random.Random(1), dict[bool, Snapshot]()
    while len(found) < 2:  # a computer follows another, or a person
        snapshot = (await act_once(tables, snapshot, rng)).snapshot
        view = snapshot.public_view
        if view.phase is Phase.PLAY and view.trick_board.current_plays and waiting(snapshot)[0] > 1:
            found[moves_at_once(with_paces(snapshot, "normal", "fast"))] = snapshot
    computers = start_computers(tables, pace=2)
    paces: list[tuple[Pace, Pace, int]] = [("normal", "normal", 2), ("fast", "fast", 1), ("fast", "normal", 2)]
    paces.append(("calm", "fast", 3))
    for ann, bea, seconds in paces:
        for follows_computer, moment in found.items():
            pause = computers._pause(with_paces(moment, ann, bea), moment.public_view)
            assert pause == (0 if follows_computer and ann != "calm" else seconds)


async def test_each_decision_has_its_own_dice_by_the_deals(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    snapshot = await tables.snapshot(await match(tables, 3))
    rng, seeds = random.Random(1), dict[tuple[int, int], int]()
    while not snapshot.over and snapshot.deal < 3:
        for seat in waiting(snapshot):
            seed = await tables.play.decision_seed(snapshot.id, seat, position=snapshot.position)
            assert seeds.setdefault((snapshot.asked_at, seat), seed) == seed, "whoever else has passed meanwhile"
        snapshot = (await act_once(tables, snapshot, rng)).snapshot
    assert len({*seeds.values()}) == len(seeds) > 20
    await fails_with(Stale, tables.play.decision_seed(snapshot.id, 1, position=1))
    monkeypatch.setattr("bot.table.operations.lifecycle.secrets.token_bytes", bytes)
    first, second = [await with_computers(tables, channel=channel) for channel in (1, 2)]
    assert [view.hand for view in first.views] == [view.hand for view in second.views]
    dice = [await tables.play.decision_seed(it.id, 1, position=it.position) for it in (first, second)]
    assert dice[0] == dice[1], "the same deals meet the same opponents"


async def test_people_move_and_stop_the_match_while_a_computer_thinks(
    tables: Tables, start_computers: StartComputers, caplog: pytest.LogCaptureFixture
):
    thinking, go_on = threading.Event(), threading.Event()

    def slow(view: View, seed: int, level: str) -> Move:
        thinking.set()
        go_on.wait(GUARD)
        return choose(view, seed, level)

    at_work = start_computers(tables, slow)
    try:
        snapshot = await with_computers(tables)
        await until(thinking.is_set)
        assert (await act_at_random(tables, snapshot, 0)).position == 1
        await tables.lifecycle.stop(snapshot.id, ANN)
    finally:
        go_on.set()
    await at_work._at_work.wait()
    assert (await tables.snapshot(snapshot.id)).position == 1
    assert not caplog.records


async def test_computers_stop_when_nobody_is_left(tables: Tables, start_computers: StartComputers):
    at_work = start_computers(tables)
    snapshot = await moved_on(tables, (await with_computers(tables, target=500)).id)
    left = await tables.seating.leave(snapshot.id, ANN)
    at_work.start_work(left)
    await at_work._at_work.wait()
    assert (left.snapshot.over, await tables.snapshot(snapshot.id)) == (True, left.snapshot)


@pytest.mark.parametrize("operation", ["append", "load"])
async def test_computers_survive_a_store_that_fails_for_a_while(
    tables: Tables, start_computers: StartComputers, clock: MovableClock, monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture, operation: str,
):  # fmt: skip
    works, fails = getattr(tables._store.journal, operation), 3
    snapshot = await with_computers(tables)

    async def failing(*args: object, **more: object) -> object:
        nonlocal fails
        fails -= 1
        if fails < 0:
            return await works(*args, **more)
        raise NotSaved("The disk is full.") if operation == "append" else NotLoaded("The disk is gone.")

    at_work = start_computers(tables)
    with caplog.at_level(logging.WARNING):
        monkeypatch.setattr(tables._store.journal, operation, failing)
        at_work.start_work(Outcome(snapshot))
        await clock.run(at_work._at_work.wait())
    assert waits_for_people(await tables.snapshot(snapshot.id))
    assert "cannot move: The disk is" in caplog.text


async def test_no_log_shows_a_hand(tables: Tables, start_computers: StartComputers, caplog: pytest.LogCaptureFixture):
    def confused(view: View, _seed: int, _level: str) -> Move:
        return Pass((pieces(view)[0],) * 3)

    start_computers(tables, confused)
    snapshot = await with_computers(tables)
    await until(lambda: "cannot move: " in caplog.text)
    assert [piece for view in snapshot.views for piece in pieces(view) if str(piece) in caplog.text] == []
