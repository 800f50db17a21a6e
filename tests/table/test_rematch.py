"""Invitations to a lobby, and a rematch: the same seats and computer players, as soon as the same people accept."""

import pytest

from bot.store.errors import NoTable
from bot.table.errors import NotSeated, WrongState
from bot.table.operations.seating import COMPUTER_NAMES, MOST_INVITED
from bot.table.tables import Tables
from tests.table.people import ANN, BEA, CHANNEL, CID, DOT, GUILD, INTERACTIONS, lobby, match


async def test_a_person_is_invited_once_and_not_who_sits_there(tables: Tables) -> None:
    table = await lobby(tables, 2)
    assert await tables.seating.invite(table, BEA, [CID.user_id, ANN.user_id]) == (CID.user_id,)
    assert await tables.seating.invite(table, ANN, [CID.user_id, DOT.user_id]) == (DOT.user_id,)
    invited = (await tables.snapshot(table)).invited
    assert [(to.user_id, to.batch, to.seat) for to in invited] == [(CID.user_id, 1, None), (DOT.user_id, 2, None)]


async def test_who_may_invite_and_how_many(tables: Tables) -> None:
    table = await lobby(tables, 2)
    with pytest.raises(NotSeated):
        await tables.seating.invite(table, CID, [DOT.user_id])
    with pytest.raises(WrongState, match="at most"):
        await tables.seating.invite(table, ANN, range(1, MOST_INVITED + 2))
    assert (await tables.snapshot(table)).invited == ()
    await tables.seating.join(table, CID, next(INTERACTIONS))
    await tables.lifecycle.start(table, ANN)
    with pytest.raises(WrongState):
        await tables.seating.invite(table, ANN, [DOT.user_id])


async def test_nobody_is_invited_to_no_table(tables: Tables) -> None:
    with pytest.raises(NoTable):
        await tables._store.invitations.add(99, {1: None})


async def test_a_rematch_begins_when_the_same_people_sit_again_and_everybody_has_their_seat(tables: Tables) -> None:
    opened = await tables.lifecycle.open(GUILD, CHANNEL, ANN, "black-tile", players=4)
    first = opened.snapshot.id
    await tables.seating.seat_computer(first, ANN, "hard")
    for person in (BEA, CID):
        await tables.seating.join(first, person, next(INTERACTIONS))
    await tables.lifecycle.start(first, ANN)
    await tables.lifecycle.stop(first, ANN)

    again = (await tables.lifecycle.open_again(first, CID)).snapshot
    assert again.row.state == "lobby"
    assert again.names == ("Cid", COMPUTER_NAMES[0])
    assert {to.user_id for to in again.awaited} == {ANN.user_id, BEA.user_id}
    for person in (BEA, ANN):
        assert (await tables.snapshot(again.id)).row.state == "lobby"
        await tables.seating.join(again.id, person, next(INTERACTIONS))
        await tables.lifecycle.start_complete_rematch(again.id)
    now = await tables.snapshot(again.id)
    assert now.row.state == "playing"
    assert now.names == ("Ann", COMPUTER_NAMES[0], "Bea", "Cid"), "the seats they had"
    assert now.seats[1].level == "hard"


async def test_alone_with_computers_a_rematch_begins_at_once(tables: Tables) -> None:
    first = await lobby(tables, 1)
    await tables.seating.fill(first, ANN)
    await tables.lifecycle.start(first, ANN)
    await tables.lifecycle.stop(first, ANN)
    assert (await tables.lifecycle.open_again(first, ANN)).snapshot.row.state == "playing"


async def test_a_rematch_that_somebody_declines_is_started_without_them(tables: Tables) -> None:
    first = await match(tables, 4)
    await tables.lifecycle.stop(first, ANN)
    again = (await tables.lifecycle.open_again(first, DOT)).snapshot.id
    await tables.seating.join(again, ANN, next(INTERACTIONS))
    await tables.seating.join(again, CID, next(INTERACTIONS))
    await tables.seating.fill(again, DOT)
    await tables.lifecycle.start_complete_rematch(again)
    assert (await tables.snapshot(again)).row.state == "lobby", "Bea has not accepted"
    started = (await tables.lifecycle.start(again, DOT)).snapshot
    assert started.names == ("Ann", COMPUTER_NAMES[0], "Cid", "Dot")


async def test_who_did_not_play_opens_an_ordinary_table(tables: Tables) -> None:
    first = await match(tables, 3)
    await tables.lifecycle.stop(first, ANN)
    again = (await tables.lifecycle.open_again(first, DOT)).snapshot
    assert (again.names, again.invited) == (("Dot",), ())


async def test_a_computer_that_played_for_a_person_has_a_name_of_its_own_again(tables: Tables) -> None:
    first = await match(tables, 3)
    await tables.seating.leave(first, BEA)
    await tables.lifecycle.stop(first, ANN)
    again = (await tables.lifecycle.open_again(first, ANN)).snapshot
    assert again.names == ("Ann", COMPUTER_NAMES[0])
    assert [to.user_id for to in again.awaited] == [CID.user_id]


async def test_a_forgotten_persons_invitations_are_deleted(tables: Tables) -> None:
    table = await lobby(tables, 1)
    await tables.seating.invite(table, ANN, [BEA.user_id])
    await tables._store.people.forget(BEA.user_id)
    assert (await tables.snapshot(table)).invited == ()
