"""When something happens at a table by itself: it follows from its state and the time alone."""

import random
from dataclasses import replace
from datetime import datetime, timedelta

from bot import clock as program_clock
from bot.rules.view import Phase
from bot.store.schema.seats import Invitation
from bot.table.state.due import GRACE, DueAction, next_due, planned
from bot.table.state.snapshot import Snapshot
from bot.table.state.times import Ending
from bot.table.state.undo import UndoState
from bot.table.tables import Tables
from tests.clock import MovableClock
from tests.table.clocks import HOUR, MINUTE
from tests.table.fixtures import OpenTables
from tests.table.moves import act_at_random, any_move, pass_all, user_at, waiting
from tests.table.people import BEA, PEOPLE, join, lobby, match, play_out, with_computers

DAY = timedelta(days=1)


def reminded(snapshot: Snapshot, at: datetime) -> Snapshot:
    return replace(snapshot, row=replace(snapshot.row, reminded_at=at))


def liking(snapshot: Snapshot, **likes: object) -> Snapshot:
    """The table, if all its people liked it so."""
    return replace(snapshot, seats=tuple(replace(seat, **likes) for seat in snapshot.seats))  # type: ignore[arg-type]


async def test_a_lobby_closes_after_a_day_and_a_complete_rematch_begins_at_once(tables: Tables):
    snapshot = await tables.snapshot(await lobby(tables, 3))
    now = snapshot.waiting_since
    assert planned(snapshot, now) == {DueAction.CLOSE: now + DAY}
    kept = tuple(Invitation(seat.user_id or 0, 0, seat.seat) for seat in snapshot.seats)
    assert next_due(replace(snapshot, invited=kept), now) == now + DAY, "the host has no number in the shuffle"
    seats = tuple(replace(seat, interaction_id=seat.id) for seat in snapshot.seats)
    rematch = replace(snapshot, seats=seats, invited=kept)
    assert next_due(rematch, now) == now
    assert next_due(rematch, now + MINUTE) == now + MINUTE + GRACE, "whoever asks begins it"


async def test_an_idle_practice_match_is_stopped_after_a_week(tables: Tables):
    table = (await tables.lifecycle.open_practice(0, BEA, "black-tile")).snapshot.id
    snapshot = (await tables.lifecycle.start(table, BEA)).snapshot
    assert planned(snapshot, snapshot.waiting_since)[DueAction.CLOSE] == snapshot.waiting_since + 7 * DAY
    for idle, state in ((replace(snapshot, asked_at=snapshot.asked_at - 1), "playing"), (snapshot, "stopped")):
        await tables.lifecycle.close_idle(idle)
        assert (await tables.snapshot(table)).row.state == state, "if nothing was done there meanwhile"
    await tables.lifecycle.open_practice(0, BEA, "black-tile")


async def test_people_are_reminded_then_replaced(tables: Tables):
    snapshot = await tables.snapshot(await match(tables))
    since = snapshot.waiting_since
    late, before = since + 25 * HOUR, since - 5 * HOUR  # the clock of the machine was put back
    for reminded_at, now, plan, due in (
        (None, since, {DueAction.REMIND: since + MINUTE}, since + MINUTE),
        (None, late, {DueAction.REMIND: since + MINUTE}, late + GRACE),
        (None, before, {DueAction.REMIND: before - 4 * MINUTE}, before + GRACE),
        (since - MINUTE, since, {DueAction.REMIND: since + MINUTE}, since + MINUTE),  # of another turn
        (since + MINUTE, late, {DueAction.SUBSTITUTE: since + 5 * MINUTE}, late + GRACE),
        (late, late, {DueAction.SUBSTITUTE: late + MINUTE}, late + MINUTE),  # there is time to answer
        (before, before, {DueAction.SUBSTITUTE: before + 5 * MINUTE}, before + 5 * MINUTE),
    ):
        table = reminded(snapshot, reminded_at) if reminded_at else snapshot
        assert (planned(table, now), next_due(table, now)) == (plan, due)


async def test_a_mention_comes_at_once_or_not_at_all(tables: Tables):
    """It is due as soon as direct messages do not reach who wishes it, also if another passes before anyone looks."""
    snapshot = await tables.snapshot(await match(tables))
    await tables.preferences.set(user_at(snapshot, 0), ping="always")
    unreached = (await tables.preferences.mark_dm(snapshot.id, snapshot.seats[0].id, closed=True)).snapshot
    assert (await act_at_random(tables, unreached, 1)).row.due_at == unreached.row.due_at
    since = unreached.waiting_since
    assert next_due(unreached, since) == since
    assert DueAction.MENTION in planned(unreached, since + MINUTE / 2)
    assert DueAction.MENTION not in planned(unreached, since + MINUTE)
    assert DueAction.MENTION not in planned(liking(unreached, dm_closed=False), since)


async def test_moves_due_by_themselves_are_looked_after(tables: Tables):
    snapshot = await with_computers(tables, BEA)
    now = snapshot.waiting_since
    assert planned(snapshot, now) == {DueAction.PLAY: now + GRACE, DueAction.REMIND: now + MINUTE}
    assert next_due(snapshot, now + MINUTE / 4) == now + MINUTE / 4 + GRACE
    asked_for = replace(snapshot, undo=UndoState(0, any_move(snapshot.views[0], random.Random(1)), until=now + MINUTE))
    assert planned(asked_for, now)[DueAction.PLAY] == now + MINUTE + GRACE
    for seat in (0, 1):
        snapshot = await act_at_random(tables, snapshot, seat)
    assert waiting(snapshot) == (2,)
    assert planned(snapshot, now) == {DueAction.PLAY: max(now, snapshot.waiting_since) + GRACE}
    assert next_due(liking(snapshot, user_id=None), now) is None, "nobody looks on"


async def test_a_person_alone_with_computers_is_never_mentioned(tables: Tables):
    """No one waits for them: not from the start, nor once the others have left. After a day their seat is free."""
    alone, both = await with_computers(tables), await with_computers(tables, BEA, channel=1)
    left = (await tables.seating.leave(both.id, BEA)).snapshot
    for snapshot in (alone, left):
        wishing, since = liking(snapshot, ping="always", dm_closed=True), snapshot.waiting_since
        plan = planned(wishing, since)
        plan.pop(DueAction.PLAY, None)
        assert plan == {DueAction.SUBSTITUTE: since + DAY}


async def test_the_end_of_a_deal_is_shown_before_anybody_is_waited_for(tables: Tables):
    snapshot, now = await pass_all(tables, await match(tables)), program_clock.now()
    ending = Ending(now + timedelta(seconds=8), now + timedelta(seconds=18))
    shown = replace(snapshot, ending=ending, waiting_since=ending.card_at)
    for at, stage in ((now, ending.poster_at), (ending.poster_at, ending.card_at)):
        assert planned(shown, at) == {DueAction.SHOW: stage, DueAction.REMIND: ending.card_at + MINUTE}
    assert planned(shown, ending.card_at) == {DueAction.REMIND: ending.card_at + MINUTE}


async def test_a_table_that_is_over_is_never_due(tables: Tables):
    last = (await play_out(tables, await match(tables, 3, target=1), random.Random(2)))[-1].snapshot
    assert last.public_view.phase is Phase.OVER
    assert next_due(last, program_clock.now()) is last.row.due_at is None


async def test_a_seat_taken_back_has_all_the_time_again(tables: Tables, open_tables: OpenTables, clock: MovableClock):
    snapshot = await pass_all(tables, await match(tables))
    person = PEOPLE[waiting(snapshot)[0]]
    await tables.seating.leave(snapshot.id, person)
    await clock.advance(25 * HOUR)
    await join(tables, snapshot.id, person)
    for process in (tables, await open_tables()):
        now = await process.snapshot(snapshot.id)
        assert planned(now, clock.now()) == {DueAction.REMIND: clock.now() + MINUTE}
