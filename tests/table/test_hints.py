"""Who may have a hint: alone with computers always, with several people if the host wishes it and all agree."""

import pytest

from bot.rules.errors import NotYourTurn
from bot.table.errors import NotAllowed, NotSeated, Stale, WrongState
from bot.table.operations.lifecycle import PLAYERS_FIRST, NewTableRules
from bot.table.permissions import Person
from bot.table.tables import Tables
from tests.clock import MovableClock
from tests.table.fixtures import OpenTables
from tests.table.people import ANN, BEA, CHANNEL, CID, DOT, GUILD, INTERACTIONS, MOD, lobby, rematch, with_computers
from tests.told import refused


async def started(tables: Tables, table: int, *others: Person) -> bool:
    """Let others join, start the match, and tell whether it has hints."""
    for person in others:
        await tables.seating.join(table, person, next(INTERACTIONS))
    await tables.lifecycle.start(table, ANN)
    return (await tables.snapshot(table)).has_hints


async def test_with_several_people_there_are_none_and_it_is_said_what_to_do(tables: Tables) -> None:
    table = await lobby(tables)
    assert not await started(tables, table)
    with pytest.raises(NotAllowed, match="hints-off"):
        await tables.hints.snapshot_to_advise(table, ANN.user_id, position=None)


async def test_people_seated_before_are_asked_for_hints(tables: Tables) -> None:
    table = await lobby(tables, 3)
    snapshot = (await tables.hints.wish(table, ANN, wished=True)).snapshot
    assert ([seat.name for seat in snapshot.undecided_on_hints], snapshot.has_hints) == (["Bea", "Cid"], False)
    snapshot = (await tables.hints.agree(table, CID.user_id)).snapshot
    assert ([seat.name for seat in snapshot.undecided_on_hints], snapshot.has_hints) == (["Bea"], False)
    assert not await started(tables, table), "Bea has not agreed"


async def test_to_wish_them_again_asks_again(tables: Tables) -> None:
    table = await lobby(tables, 3)
    await tables.hints.wish(table, ANN, wished=True)
    await tables.hints.agree(table, BEA.user_id)
    await tables.hints.wish(table, ANN, wished=False)
    snapshot = (await tables.hints.wish(table, ANN, wished=True)).snapshot
    assert [seat.name for seat in snapshot.undecided_on_hints] == ["Bea", "Cid"]


async def test_a_moderator_may_wish_hints_but_agrees_for_nobody(tables: Tables) -> None:
    table = await lobby(tables, 2)
    snapshot = (await tables.hints.wish(table, MOD, wished=True)).snapshot
    assert [seat.name for seat in snapshot.undecided_on_hints] == ["Ann", "Bea"]


async def test_only_the_host_wishes_hints_and_only_players_agree(tables: Tables) -> None:
    table = await lobby(tables, 3)
    with refused(NotAllowed, "error-only-host(host=Ann, what=hints)"):
        await tables.hints.wish(table, BEA, wished=True)
    with pytest.raises(WrongState, match="hints-unwished"):
        await tables.hints.agree(table, BEA.user_id)
    with pytest.raises(NotSeated):
        await tables.hints.agree(table, DOT.user_id)
    await tables.lifecycle.start(table, ANN)
    with pytest.raises(WrongState):
        await tables.hints.wish(table, ANN, wished=True)
    with pytest.raises(WrongState):
        await tables.hints.agree(table, BEA.user_id)


async def test_agreed_hints_last_through_leaving_and_coming_back(tables: Tables) -> None:
    """Who is left alone for a while has no hint against somebody who did not agree to any."""
    without = await lobby(tables, 3)
    await tables.lifecycle.start(without, ANN)
    for person in (BEA, CID):
        await tables.seating.leave(without, person)
    assert not (await tables.snapshot(without)).has_hints
    await tables.lifecycle.stop(without, ANN)

    together = await lobby(tables, 1)
    await tables.hints.wish(together, ANN, wished=True)
    assert await started(tables, together, BEA, CID)
    await tables.seating.leave(together, BEA)
    await tables.seating.join(together, BEA, next(INTERACTIONS))
    assert (await tables.snapshot(together)).has_hints


async def test_a_rematch_wishes_what_was_agreed_and_who_joins_agrees(tables: Tables) -> None:
    table = await lobby(tables, 1)
    await tables.hints.wish(table, ANN, wished=True)
    await started(tables, table, BEA, CID)
    await tables.lifecycle.stop(table, ANN)
    again = await rematch(tables, table, ANN)
    assert again.row.hints
    await tables.join(again.id, BEA, next(INTERACTIONS))
    assert (await tables.join(again.id, CID, next(INTERACTIONS))).has_hints, "it has begun"


async def test_hints_of_a_match_alone_are_not_wished_for_the_next(tables: Tables, clock: MovableClock) -> None:
    table = (await with_computers(tables)).id
    await tables.lifecycle.stop(table, ANN)
    await clock.advance(PLAYERS_FIRST)
    again = (await tables.lifecycle.open_again(table, BEA)).snapshot
    assert (again.row.state, again.row.hints) == ("lobby", False)


async def test_a_hint_is_for_whose_turn_it_is_and_for_this_turn(tables: Tables) -> None:
    snapshot = await with_computers(tables)
    table = snapshot.id
    assert snapshot.has_hints
    assert await tables.hints.snapshot_to_advise(table, ANN.user_id, position=snapshot.asked_at) == snapshot
    with pytest.raises(NotSeated):
        await tables.hints.snapshot_to_advise(table, BEA.user_id, position=None)
    with pytest.raises(Stale):
        await tables.hints.snapshot_to_advise(table, ANN.user_id, position=snapshot.position + 1)
    opened = await lobby(tables, 1, channel=CHANNEL + 1)
    with pytest.raises(WrongState):
        await tables.hints.snapshot_to_advise(opened, ANN.user_id, position=None)


async def test_a_player_who_is_not_to_act_gets_no_hint(tables: Tables) -> None:
    table = (
        await tables.lifecycle.open(GUILD, CHANNEL, ANN, "domino-whist", rules=NewTableRules(players=3))
    ).snapshot.id
    await tables.hints.wish(table, ANN, wished=True)
    await started(tables, table, BEA, CID)
    snapshot = await tables.snapshot(table)
    assert snapshot.public is not None
    (acting,) = snapshot.public.to_act
    for person, view in zip((ANN, BEA, CID), snapshot.views, strict=True):
        if view.viewer == acting:
            assert await tables.hints.snapshot_to_advise(table, person.user_id, position=None) == snapshot
        else:
            with pytest.raises(NotYourTurn):
                await tables.hints.snapshot_to_advise(table, person.user_id, position=None)


async def test_another_process_knows_the_same_and_so_does_one_that_starts_later(open_tables: OpenTables) -> None:
    tables, others = await open_tables(), await open_tables()
    table = await lobby(tables, 3)
    await tables.hints.wish(table, ANN, wished=True)
    await others.hints.agree(table, BEA.user_id)
    await tables.hints.agree(table, CID.user_id)
    await tables.hints.wish(table, ANN, wished=True)  # a second press takes nothing back
    await others.lifecycle.start(table, ANN)
    later = await open_tables()
    assert (await tables.snapshot(table)).has_hints
    assert (await later.snapshot(table)).has_hints
