"""The seats of a lobby: free ones, swaps, sides by lot, and people who are removed."""

from datetime import timedelta

from bot.store.errors import AlreadyApplied, Conflict, KeptOut, SeatTaken
from bot.store.tables.invitations import KEPT_OUT_FOR
from bot.store.tables.swaps import ASKED_AT_MOST_EVERY
from bot.table.errors import NotAllowed, NotSeated, WrongState
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from tests.clock import MovableClock
from tests.table.fixtures import OpenTables
from tests.table.moves import INTERACTIONS
from tests.table.people import ANN, BEA, CID, DOT, GUILD, MOD, join, lobby, match, rematch
from tests.told import fails_with

SECOND = timedelta(seconds=1)


def seats_of(snapshot: Snapshot) -> dict[str, int]:
    return {seat.name: seat.seat for seat in snapshot.seats}


async def partners(tables: Tables, people: int) -> int:
    return await lobby(tables, people, preset="partners", seats=4, number=next(INTERACTIONS))


async def row_of(tables: Tables, table: int, name: str) -> int:
    return next(seat.id for seat in (await tables.snapshot(table)).seats if seat.name == name)


async def test_a_free_seat_is_taken_and_the_number_of_the_press_goes_along(tables: Tables, open_tables: OpenTables):
    table = await partners(tables, 3)
    before = {seat.name: (seat.id, seat.interaction_id) for seat in (await tables.snapshot(table)).seats}
    await tables.lobby_seats.move(table, BEA, 3, moved := next(INTERACTIONS))
    await fails_with(AlreadyApplied, tables.lobby_seats.move(table, BEA, 1, moved))
    await fails_with(SeatTaken, tables.lobby_seats.move(table, BEA, 0))
    await fails_with(WrongState, tables.lobby_seats.move(table, BEA, 4), match="error-seats-moved")
    await fails_with(NotSeated, tables.lobby_seats.move(table, DOT, 1))
    now = await tables.snapshot(table)
    assert (seats_of(now), now.empty_seats) == ({"Ann": 0, "Cid": 2, "Bea": 3}, (1,))
    assert {seat.name: (seat.id, seat.interaction_id) for seat in now.seats} == before
    await join(tables, table, DOT)
    begun = (await tables.lifecycle.start(table, ANN, next(INTERACTIONS))).snapshot
    assert begun.names == ("Ann", "Dot", "Cid", "Bea")
    assert begun.terms is not None
    assert dict(begun.terms.joins)[3] == before["Bea"][1], "what the match is dealt from is truly hers"
    assert (await (await open_tables()).snapshot(table)).views == begun.views
    await fails_with(WrongState, tables.lobby_seats.move(table, BEA, 1), match="error-match-on")


async def test_fewer_people_play_in_their_order(tables: Tables):
    table = await lobby(tables, 3, seats=4)
    await tables.lobby_seats.move(table, BEA, 3)
    begun = (await tables.lifecycle.start(table, ANN)).snapshot
    assert (begun.names, begun.row.players) == (("Ann", "Cid", "Bea"), 3)


async def test_a_computer_swaps_at_once_and_a_person_is_asked(tables: Tables):
    table = await partners(tables, 3)
    await tables.seating.seat_computer(table, ANN, "easy")
    now = (await tables.lobby_seats.swap(table, ANN, await row_of(tables, table, "Pip"))).snapshot
    assert seats_of(now) == {"Pip": 0, "Bea": 1, "Cid": 2, "Ann": 3}
    asked = (await tables.lobby_seats.swap(table, ANN, await row_of(tables, table, "Bea"))).snapshot
    assert seats_of(asked) == seats_of(now)
    assert [(it.number, it.asker_id, it.asked_id) for it in asked.swaps] == [(1, ANN.user_id, BEA.user_id)]
    await fails_with(Conflict, tables.lobby_seats.swap(table, ANN, asked.seats[1].id), match="error-swap-asked")
    for person in (ANN, CID, MOD):
        await fails_with(NotAllowed, tables.lobby_seats.answer_swap(table, person, 1, agreed=True))
    done = (await tables.lobby_seats.answer_swap(table, BEA, 1, agreed=True)).snapshot
    assert (seats_of(done)["Ann"], seats_of(done)["Bea"], done.swaps) == (1, 3, ())
    await fails_with(WrongState, tables.lobby_seats.answer_swap(table, BEA, 1, agreed=True), match="error-swap-over")


async def test_a_swap_ends_once_seats_change_or_it_is_declined(tables: Tables, clock: MovableClock):
    table = await partners(tables, 3)
    await tables.lobby_seats.swap(table, ANN, bea := await row_of(tables, table, "Bea"))
    await tables.lobby_seats.move(table, BEA, 3)
    assert (await tables.snapshot(table)).swaps == ()
    await fails_with(WrongState, tables.lobby_seats.answer_swap(table, BEA, 1, agreed=True), match="error-swap-over")
    await clock.advance(ASKED_AT_MOST_EVERY + SECOND)
    await tables.lobby_seats.swap(table, ANN, bea)
    declined = (await tables.lobby_seats.answer_swap(table, BEA, 2, agreed=False)).snapshot
    assert [(it.number, it.is_declined) for it in declined.swaps] == [(2, True)]
    await fails_with(WrongState, tables.lobby_seats.answer_swap(table, BEA, 2, agreed=True), match="error-swap-over")
    await tables.lobby_seats.swap(table, CID, bea)
    swapped = (await tables.lobby_seats.swap(table, BEA, await row_of(tables, table, "Cid"))).snapshot
    assert (seats_of(swapped)["Bea"], seats_of(swapped)["Cid"]) == (2, 3), "each has asked the other"


async def test_the_host_gives_everyone_a_partner_by_lot(tables: Tables):
    table = await partners(tables, 3)
    await fails_with(NotAllowed, tables.lobby_seats.shuffle(table, BEA), match="error-only-host")
    numbers = {seat.name: seat.interaction_id for seat in (await tables.snapshot(table)).seats}
    found = set[tuple[tuple[str, int], ...]]()
    while len(found) < 2:
        now = (await tables.lobby_seats.shuffle(table, ANN, next(INTERACTIONS))).snapshot
        assert {seat.name: seat.interaction_id for seat in now.seats} == numbers
        assert {*seats_of(now).values()} < {0, 1, 2, 3}
        found.add(tuple(sorted(seats_of(now).items())))


async def test_a_removed_person_is_kept_out(tables: Tables, open_tables: OpenTables, clock: MovableClock):
    table = await lobby(tables, 2, seats=3)
    bea = await row_of(tables, table, "Bea")
    await tables.seating.invite(table, BEA, [CID.user_id])
    for person in (BEA, CID):
        await fails_with(NotAllowed, tables.lobby_seats.remove(table, person, bea), match="error-only-host")
    await fails_with(WrongState, tables.lobby_seats.remove(table, ANN, await row_of(tables, table, "Ann")))
    assert (await tables.lobby_seats.remove(table, MOD, bea, next(INTERACTIONS))).name == "Bea"
    now = await tables.snapshot(table)
    assert (seats_of(now), now.removed) == ({"Ann": 0}, (bea,))
    await join(tables, table, CID)
    for process in (tables, await open_tables()):
        await fails_with(KeptOut, process.seating.join(table, BEA, next(INTERACTIONS)), match="error-kept-out")
    assert await tables.seating.invite(table, CID, [BEA.user_id]) == (), "nor by somebody else's invitation"
    await tables.lifecycle.stop(table, ANN)
    other, of_cid = await lobby(tables, 1), (await tables.lifecycle.open(GUILD, 5, CID, "black-tile")).snapshot.id
    await join(tables, of_cid, BEA)
    await fails_with(KeptOut, tables.seating.join(other, BEA, next(INTERACTIONS)), match="error-kept-out-by-host")
    await clock.advance(KEPT_OUT_FOR - SECOND)
    await fails_with(KeptOut, tables.seating.join(other, BEA, next(INTERACTIONS)))
    await clock.advance(SECOND)
    await join(tables, other, BEA)


async def test_the_host_lets_somebody_back_in_by_an_invitation(tables: Tables):
    first = await lobby(tables, 3)
    await tables.lobby_seats.remove(first, ANN, await row_of(tables, first, "Bea"))
    assert await tables.seating.invite(first, ANN, [BEA.user_id]) == (BEA.user_id,)
    await join(tables, first, BEA)
    await tables.lobby_seats.remove(first, ANN, await row_of(tables, first, "Bea"))
    await tables.lifecycle.stop(first, ANN)
    second = await lobby(tables, 1)
    assert await tables.seating.invite(second, ANN, [BEA.user_id]) == (BEA.user_id,)
    await join(tables, second, BEA)


async def test_a_rematch_keeps_no_seat_for_a_person_who_was_removed(tables: Tables):
    first = await match(tables, 3)
    await tables.lifecycle.stop(first, ANN)
    again = (await rematch(tables, first, ANN)).id
    await join(tables, again, BEA)
    await tables.lobby_seats.remove(again, ANN, await row_of(tables, again, "Bea"))
    assert [to.user_id for to in (await tables.snapshot(again)).awaited] == [CID.user_id]
    await tables.lifecycle.stop(again, ANN)
    third = (await tables.lifecycle.open_again(first, ANN, next(INTERACTIONS))).snapshot
    assert [to.user_id for to in third.awaited] == [CID.user_id]


async def test_a_moderator_removes_a_host_who_is_not_alone(tables: Tables):
    table = await lobby(tables, 1)
    ann = await row_of(tables, table, "Ann")
    await fails_with(WrongState, tables.lobby_seats.remove(table, MOD, ann), match="error-remove-last")
    await join(tables, table, BEA)
    await tables.lobby_seats.remove(table, MOD, ann)
    assert (await tables.snapshot(table)).row.host_id == BEA.user_id
    await fails_with(KeptOut, tables.seating.join(table, ANN, next(INTERACTIONS)))
    await tables.seating.seat_computer(table, BEA, "easy")
    await tables.lobby_seats.remove(table, BEA, await row_of(tables, table, "Pip"))
    assert seats_of(await tables.snapshot(table)) == {"Bea": 1}


async def test_deleted_data_does_not_open_the_table_again(tables: Tables):
    table = await lobby(tables, 3)
    await tables.lobby_seats.remove(table, ANN, await row_of(tables, table, "Bea"))
    of_bea, of_ann = [await tables._store.personal_data.export(it.user_id) for it in (BEA, ANN)]
    assert [(row["user_id"], row["host_id"]) for row in of_bea["kept_out"]] == [(str(BEA.user_id), None)]
    assert [(row["user_id"], row["host_id"]) for row in of_ann["kept_out"]] == [(None, str(ANN.user_id))]
    assert (await tables._store.personal_data.counts(BEA.user_id))["privacy-lobby"] == {"swaps": 0, "removals": 1}
    assert await tables._store.personal_data.forget(BEA.user_id)
    assert (await tables._store.personal_data.export(BEA.user_id))["kept_out"] == []
    await fails_with(KeptOut, tables.seating.join(table, BEA, next(INTERACTIONS)))
