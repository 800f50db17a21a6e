"""Hints: alone with computers always, with several people if the host wishes it and all agree."""

from bot.rules.errors import NotYourTurn
from bot.table.errors import NotAllowed, NotSeated, Stale, WrongState
from bot.table.operations.lifecycle import PLAYERS_FIRST
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from tests.clock import MovableClock
from tests.table.fixtures import OpenTables
from tests.table.moves import INTERACTIONS
from tests.table.people import ANN, BEA, CHANNEL, CID, DOT, MOD, join, lobby, rematch, with_computers
from tests.told import fails_with, refused


async def wish(tables: Tables, table: int, host: Person = ANN, *, wished: bool = True) -> Snapshot:
    return (await tables.hints.wish(table, host, wished=wished)).snapshot


async def has_hints_once_started(tables: Tables, table: int, *others: Person) -> bool:
    await join(tables, table, *others)
    return (await tables.lifecycle.start(table, ANN)).snapshot.has_hints


def undecided(snapshot: Snapshot) -> str:
    return " ".join(seat.name for seat in snapshot.undecided_on_hints)


async def test_people_seated_before_are_asked_at_each_wish(tables: Tables, open_tables: OpenTables):
    other, table = await open_tables(), await lobby(tables, 3)
    assert undecided(await wish(tables, table)) == "Bea Cid"
    snapshot = (await other.hints.agree(table, CID.user_id)).snapshot
    assert (undecided(snapshot), snapshot.has_hints) == ("Bea", False)
    assert undecided(await wish(tables, table)) == "Bea", "a second press takes nothing back"
    await wish(tables, table, wished=False)
    assert undecided(await wish(tables, table)) == "Bea Cid"
    for person in (BEA, CID):
        await other.hints.agree(table, person.user_id)
    await other.lifecycle.start(table, ANN)
    for process in (tables, await open_tables()):
        assert (await process.snapshot(table)).has_hints


async def test_one_who_has_not_agreed_is_enough_for_none(tables: Tables):
    table = await lobby(tables, 3)
    assert undecided(await wish(tables, table, MOD)) == "Ann Bea Cid", "a moderator agrees for nobody"
    for person in (ANN, CID):
        await tables.hints.agree(table, person.user_id)
    assert not await has_hints_once_started(tables, table)
    await fails_with(NotAllowed, tables.hints.snapshot_to_advise(table, ANN.user_id, position=None), match="hints-off")


async def test_only_the_host_wishes_hints_and_only_players_agree(tables: Tables):
    table = await lobby(tables, 3)
    with refused(NotAllowed, "error-only-host(host=Ann)"):
        await wish(tables, table, BEA)
    await fails_with(WrongState, tables.hints.agree(table, BEA.user_id), match="hints-unwished")
    await fails_with(NotSeated, tables.hints.agree(table, DOT.user_id))
    await tables.lifecycle.start(table, ANN)
    await fails_with(WrongState, wish(tables, table), tables.hints.agree(table, BEA.user_id))


async def test_agreed_hints_last_through_leaving_and_coming_back(tables: Tables):
    """A person left alone for a while has no hint against someone who did not agree to any."""
    without = await lobby(tables, 3)
    await tables.lifecycle.start(without, ANN)
    for person in (BEA, CID):
        await tables.seating.leave(without, person)
    assert not (await tables.snapshot(without)).has_hints
    await tables.lifecycle.stop(without, ANN)

    together = await lobby(tables, 1)
    await wish(tables, together)
    assert await has_hints_once_started(tables, together, BEA, CID)
    await tables.seating.leave(together, BEA)
    await join(tables, together, BEA)
    assert (await tables.snapshot(together)).has_hints


async def test_a_rematch_wishes_what_was_agreed_and_who_joins_agrees(tables: Tables):
    table = await lobby(tables, 1)
    await wish(tables, table)
    await has_hints_once_started(tables, table, BEA, CID)
    await tables.lifecycle.stop(table, ANN)
    again = await rematch(tables, table, ANN)
    assert again.row.hints
    await tables.join(again.id, BEA, next(INTERACTIONS))
    assert (await tables.join(again.id, CID, next(INTERACTIONS))).has_hints, "it has begun"


async def test_hints_of_a_match_alone_are_not_wished_for_the_next(tables: Tables, clock: MovableClock):
    table = (await with_computers(tables)).id
    await tables.lifecycle.stop(table, ANN)
    await clock.advance(PLAYERS_FIRST)
    again = (await tables.lifecycle.open_again(table, BEA)).snapshot
    assert (again.row.state, again.row.hints) == ("lobby", False)


async def test_a_hint_is_for_whose_turn_it_is_and_for_this_turn(tables: Tables):
    alone = await with_computers(tables)
    assert await tables.hints.snapshot_to_advise(alone.id, ANN.user_id, position=alone.asked_at) == alone
    table = await lobby(tables, 1, game="domino-whist", channel=CHANNEL + 1)
    await wish(tables, table)
    await has_hints_once_started(tables, table, BEA, CID)
    bidding = await tables.snapshot(table)
    (acting,) = bidding.public_view.to_act
    assert await tables.hints.snapshot_to_advise(table, bidding.seats[acting].user_id or 0, position=None) == bidding
    idle = bidding.seats[acting - 1].user_id or 0
    for asked, user_id, position, error in (
        (alone.id, BEA.user_id, None, NotSeated),
        (alone.id, ANN.user_id, alone.position + 1, Stale),
        (table, idle, None, NotYourTurn),
        (await lobby(tables, 1, channel=CHANNEL + 2), ANN.user_id, None, WrongState),
    ):
        await fails_with(error, tables.hints.snapshot_to_advise(asked, user_id, position=position))
