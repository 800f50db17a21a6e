"""Leaving in mid-match: a computer player takes the seat, its owner may take it back."""

import random

import pytest

from bot.table.errors import NotAllowed, NotSeated, Stale, WrongState
from bot.table.operations.seating import USUAL_LEVEL
from bot.table.tables import Tables
from tests.store.sample_tables import all_seen, finals_of
from tests.store.scores.rebuilding import scores_of_deals, scores_of_everybody
from tests.table.people import (
    ANN,
    BEA,
    CID,
    DOT,
    GUILD,
    INTERACTIONS,
    MOD,
    act,
    act_once,
    any_move,
    ask_of,
    asked_twice_running,
    match,
    pass_all,
    waiting,
)


async def test_a_computer_takes_over_with_the_same_hand(tables: Tables) -> None:
    before = await pass_all(tables, await match(tables))
    after = (await tables.seating.leave(before.id, BEA)).snapshot
    assert (after.row.state, after.seats[1].user_id, after.seats[1].level) == ("playing", None, USUAL_LEVEL)
    assert after.seats[1].name == "Bea's computer"
    assert after.views == before.views
    with pytest.raises(NotSeated):
        await act(tables, before, 1, any_move(before.views[waiting(before)[0]], random.Random(1)))


async def test_its_owner_takes_it_back_and_nobody_else(tables: Tables) -> None:
    table = await match(tables)
    await tables.preferences.set_order(table, BEA.user_id, "points")  # type: ignore[arg-type]
    await tables.seating.leave(table, BEA)
    with pytest.raises(WrongState, match="error-watch"):
        await tables.seating.join(table, MOD, next(INTERACTIONS))
    back = (await tables.seating.join(table, BEA, next(INTERACTIONS))).snapshot
    assert (back.names, back.seats[1].user_id, back.seats[1].order) == (
        ("Ann", "Bea", "Cid", "Dot"),
        BEA.user_id,
        "points",
    )
    with pytest.raises(WrongState, match="error-already-seated"):
        await tables.seating.join(table, BEA, next(INTERACTIONS))
    assert (await tables.seating.leave(table, BEA)).snapshot.seats[1].user_id is None


async def test_a_host_who_leaves_a_match_may_still_stop_it(tables: Tables) -> None:
    table = await match(tables)
    await tables.seating.leave(table, ANN)
    with pytest.raises(NotAllowed, match="error-only-host-nameless"):
        await tables.lifecycle.stop(table, BEA)
    assert (await tables.lifecycle.stop(table, ANN)).snapshot.over


async def test_the_last_person_to_leave_ends_the_match(tables: Tables) -> None:
    table = await match(tables, 3)
    await tables.seating.leave(table, ANN)
    await tables.seating.leave(table, BEA)
    assert (await tables.seating.leave(table, CID)).snapshot.row.state == "stopped"


async def test_results_go_to_who_sat_there_when_the_deal_ended(tables: Tables) -> None:
    """Bea is away for the first deal, Cid from the second deal on."""
    table = await match(tables, target=40)
    rng = random.Random(3)
    snapshot = (await tables.seating.leave(table, BEA)).snapshot
    while not snapshot.over:
        assert snapshot.public is not None
        deal = snapshot.public.deal
        seat = rng.choice(waiting(snapshot))
        move = any_move(snapshot.views[seat], rng)
        if snapshot.seats[seat].user_id is None:
            snapshot = (await tables.play.act_for_computer(table, seat, move, position=snapshot.asked_at)).snapshot
        else:
            snapshot = (await act(tables, snapshot, seat, move)).snapshot
        if deal == 1 and snapshot.public is not None and snapshot.public.deal == 2:
            await tables.seating.join(table, BEA, next(INTERACTIONS))
            snapshot = (await tables.seating.leave(table, CID)).snapshot
    assert snapshot.public is not None
    deals = len(snapshot.public.results)
    assert deals > 1
    scores = await scores_of_deals(tables._store, table)
    of = {who: [score.deal for score in scores if score.user_id == who.user_id] for who in (ANN, BEA, CID, DOT)}
    every = list(range(1, deals + 1))
    assert of == {ANN: every, BEA: every[1:], CID: every[:1], DOT: every}
    assert [score.deal for score in scores if score.level == USUAL_LEVEL and score.seat == 1] == [1]
    assert [score.deal for score in scores if score.level == USUAL_LEVEL and score.seat == 2] == every[1:]
    for number, result in enumerate(snapshot.public.results, 1):
        assert tuple(score.scored for score in scores if score.deal == number) == result.scored
    finals = await finals_of(tables._store, table)
    assert [final.user_id for final in finals] == [ANN.user_id, BEA.user_id, None, DOT.user_id]
    viewer = await all_seen(tables._store, GUILD)
    board = await scores_of_everybody(tables._store, viewer, "black-tile")
    standings = {standing.user_id: standing for standing in board}
    assert (standings[CID.user_id].deals, standings[CID.user_id].matches) == (1, 0)
    assert (standings[BEA.user_id].deals, standings[BEA.user_id].matches) == (deals - 1, 1)


async def test_a_computer_cannot_act_for_a_person_nor_a_person_for_a_computer(tables: Tables) -> None:
    snapshot = await pass_all(tables, await match(tables))
    (seat,) = waiting(snapshot)
    with pytest.raises(Stale):
        await tables.play.act_for_computer(
            snapshot.id, seat, any_move(snapshot.views[seat], random.Random(1)), position=snapshot.asked_at
        )


async def test_only_a_seat_that_still_keeps_the_table_waiting_is_handed_over(tables: Tables) -> None:
    snapshot = await pass_all(tables, await match(tables))
    (seat,) = waiting(snapshot)
    other = (seat + 1) % 4
    assert (await tables.seating.substitute(snapshot.id, other, snapshot.asked_at)).snapshot == snapshot
    moved = (await act_once(tables, snapshot, random.Random(1))).snapshot
    assert (await tables.seating.substitute(snapshot.id, seat, snapshot.asked_at)).snapshot == moved
    (now,) = waiting(moved)
    after = (await tables.seating.substitute(snapshot.id, now, moved.asked_at)).snapshot
    assert after.seats[now].user_id is None
    assert (await tables.seating.substitute(snapshot.id, now, moved.asked_at)).snapshot == after


async def test_the_lead_after_a_trick_is_another_turn_to_be_replaced_for(tables: Tables) -> None:
    earlier, now = await asked_twice_running(tables, await match(tables), random.Random(5))
    (seat,) = waiting(now)
    assert (await tables.seating.substitute(now.id, seat, earlier.asked_at)).snapshot == now
    after = (await tables.seating.substitute(now.id, seat, now.asked_at)).snapshot
    assert after.seats[seat].user_id is None
    with pytest.raises(Stale):
        await tables.play.act_for_computer(now.id, seat, ask_of(now, seat).choices[0].move, position=earlier.asked_at)
    assert (await tables.snapshot(now.id)).position == now.position
