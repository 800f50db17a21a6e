"""Invitations to a lobby, and a rematch: the same seats and computer players, as soon as the same people accept."""

import asyncio
import random

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.shuffle import Terms, commitment
from bot.store.errors import ChannelTaken, Conflict, TableFull
from bot.table.errors import NotAllowed, NotSeated, WrongState
from bot.table.operations.lifecycle import PLAYERS_FIRST
from bot.table.operations.seating import COMPUTER_NAMES, MOST_INVITED
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from bot.table.verification.report import report
from bot.table.verification.verify import Verified, record_text, verify
from tests.clock import MovableClock
from tests.table.clocks import HOUR, SECOND
from tests.table.fixtures import OpenTables
from tests.table.moves import INTERACTIONS
from tests.table.people import ANN, BEA, CID, DOT, MOD, join, lobby, numbered_match, play_out, rematch, stopped_match
from tests.told import fails_with


def terms_of(snapshot: Snapshot) -> Terms:
    assert snapshot.terms is not None
    return snapshot.terms


async def record_of(tables: Tables, table: int) -> Verified:
    """The record of a match that is stopped now."""
    await tables.lifecycle.stop(table, MOD)
    return verify(record_text(await tables._store.journal.record(table)), CATALOGUE)


async def rematch_for_two(tables: Tables) -> int:
    """The lobby of a rematch of three, in which Ann sits and Bea and Cid are awaited."""
    return (await rematch(tables, await stopped_match(tables), ANN)).id


async def test_invitations_are_by_players_to_others_once_each_and_limited(tables: Tables):
    table = await lobby(tables, 2)
    assert await tables.seating.invite(table, BEA, [CID.user_id, ANN.user_id]) == (CID.user_id,)
    assert await tables.seating.invite(table, ANN, [CID.user_id, DOT.user_id]) == (DOT.user_id,)
    with pytest.raises(WrongState, match="error-invited-too-many"):
        await tables.seating.invite(table, ANN, range(1, MOST_INVITED))
    invited = (await tables.snapshot(table)).invited
    assert [(to.user_id, to.batch, to.seat) for to in invited] == [(CID.user_id, 1, None), (DOT.user_id, 2, None)]
    assert len(await tables.seating.invite(table, BEA, [*range(1, MOST_INVITED - 1), CID.user_id])) == MOST_INVITED - 2
    await fails_with(NotSeated, tables.seating.invite(table, MOD, [DOT.user_id]))
    await join(tables, table, CID)
    await tables.lifecycle.start(table, ANN)
    await fails_with(WrongState, tables.seating.invite(table, ANN, [DOT.user_id]), match="error-match-on")


async def test_a_person_who_does_not_come_is_called_once_an_hour(tables: Tables, clock: MovableClock):
    first = await lobby(tables, 2)
    assert await tables.seating.invite(first, BEA, [CID.user_id, DOT.user_id]) == (CID.user_id, DOT.user_id)
    await join(tables, first, DOT)
    await tables.lifecycle.stop(first, ANN)
    second = await lobby(tables, 2)
    assert await tables.seating.invite(second, BEA, [CID.user_id, DOT.user_id]) == (DOT.user_id,)
    assert await tables.seating.invite(second, ANN, [CID.user_id]) == (CID.user_id,), "another person may"
    await tables.lifecycle.stop(second, ANN)
    third = await lobby(tables, 2)
    await clock.advance(HOUR - SECOND)
    assert await tables.seating.invite(third, ANN, [CID.user_id]) == ()
    await clock.advance(SECOND)
    assert await tables.seating.invite(third, BEA, [CID.user_id]) == (CID.user_id,)


async def test_a_rematch_is_first_for_those_who_played(tables: Tables, clock: MovableClock):
    first = await stopped_match(tables)
    await clock.advance(PLAYERS_FIRST - SECOND)
    await fails_with(NotAllowed, rematch(tables, first, MOD), match="error-rematch-first")
    await clock.advance(SECOND)
    new = (await tables.lifecycle.open_again(first, MOD, next(INTERACTIONS))).snapshot
    assert (new.names, new.awaited, new.row.opened_number) == (("Mod",), (), INTERACTIONS.last)
    await tables.lifecycle.stop(new.id, MOD)
    again = (await tables.lifecycle.open_again(first, BEA, next(INTERACTIONS))).snapshot
    assert [to.user_id for to in again.awaited] == [ANN.user_id, CID.user_id]
    assert again.commitment == commitment(b"r" * 32), "a bystander opens a new table, not the rematch"


async def test_a_rematch_begins_once_the_same_people_sit_again(tables: Tables):
    first = await lobby(tables, 1, seats=4)
    await tables.seating.seat_computer(first, ANN, "hard")
    await join(tables, first, BEA, CID)
    await tables.lifecycle.start(first, ANN)
    await tables.lifecycle.stop(first, ANN)
    again = await rematch(tables, first, CID)
    assert [(seat.seat, seat.name) for seat in again.seats] == [(1, COMPUTER_NAMES[0]), (3, "Cid")]
    assert [to.user_id for to in again.awaited] == [ANN.user_id, BEA.user_id]
    for person in (BEA, ANN):
        assert (await tables.snapshot(again.id)).row.state == "lobby"
        await join(tables, again.id, person)
        await tables.lifecycle.start_complete_rematch(again.id)
    now = await tables.snapshot(again.id)
    assert now.row.state == "playing"
    assert now.names == ("Ann", COMPUTER_NAMES[0], "Bea", "Cid"), "the seats they had"
    assert now.seats[1].level == "hard"
    await tables.seating.leave(again.id, BEA)
    await join(tables, again.id, BEA)
    assert not (await tables.snapshot(again.id)).is_complete_rematch, "a seat taken back starts nothing again"


async def test_a_rematch_that_somebody_declines_is_started_without_them(tables: Tables):
    again = (await rematch(tables, await stopped_match(tables, 4), DOT)).id
    await join(tables, again, ANN, CID)
    await tables.seating.fill(again, DOT)
    await tables.lifecycle.start_complete_rematch(again)
    assert (await tables.snapshot(again)).row.state == "lobby", "Bea has not accepted"
    assert (await tables.lifecycle.start(again, DOT)).snapshot.names == ("Ann", COMPUTER_NAMES[0], "Cid", "Dot")


async def test_a_table_opened_again_has_its_rules_and_other_secrets(tables: Tables):
    first = await numbered_match(tables, target=3)
    await tables.seating.leave(first, BEA)
    await fails_with(ChannelTaken, tables.lifecycle.open_again(first, CID))
    await tables.lifecycle.stop(first, ANN)
    again, before = (await tables.lifecycle.open_again(first, CID)).snapshot, await tables.snapshot(first)
    assert again.id != first
    assert (again.row.host_id, again.row.players, again.options) == (CID.user_id, 3, before.options)
    assert again.commitment != before.commitment
    assert again.names == (COMPUTER_NAMES[0], "Cid"), "the computer should not keep Bea's name"
    assert [to.user_id for to in again.awaited] == [ANN.user_id]


async def test_a_rematch_that_is_stopped_and_opened_again_calls_nobody_twice(tables: Tables):
    again = await rematch_for_two(tables)
    assert all(to.is_told for to in (await tables.snapshot(again)).awaited)
    await tables.lifecycle.stop(again, ANN)
    assert (await tables.lifecycle.open_again(again, ANN)).snapshot.awaited == (), "only Ann sat there"
    other = await stopped_match(tables, channel=1)
    snapshot = (await tables.lifecycle.open_again(other, ANN)).snapshot
    assert [(to.user_id, to.is_told) for to in snapshot.awaited] == [(BEA.user_id, False), (CID.user_id, False)]


async def test_two_who_join_at_once_both_begin_the_rematch(tables: Tables, open_tables: OpenTables):
    other = await open_tables()
    for _ in range(5):  # neither is told that the other was faster
        again = await rematch_for_two(tables)
        await asyncio.gather(join(tables, again, BEA), join(other, again, CID))
        await asyncio.gather(*(process.lifecycle.start_complete_rematch(again) for process in (tables, other)))
        assert (await tables.snapshot(again)).row.state == "playing"
        await tables.lifecycle.stop(again, ANN)


async def test_a_person_who_joins_during_filling_replaces_a_computer(tables: Tables, open_tables: OpenTables):
    other = await open_tables()
    for _ in range(8):
        table = await lobby(tables, 1)
        filling = asyncio.gather(tables.seating.fill(table, ANN), join(other, table, BEA), return_exceptions=True)
        filled, joined = await filling
        assert not isinstance(filled, BaseException)
        assert isinstance(joined, TableFull | None)
        assert (await tables.lifecycle.start(table, ANN)).snapshot.row.state == "playing"
        await tables.lifecycle.stop(table, ANN)


async def test_a_rematch_has_the_secret_sealed_at_the_end_of_the_match(tables: Tables):
    first = await numbered_match(tables, 3, target=1)
    assert (await tables.snapshot(first)).next_seal == ""
    ended = (await play_out(tables, first, random.Random(1)))[-1].snapshot
    assert len(ended.next_seal) == 64
    assert ended.next_seal != ended.commitment
    again = (await tables.lifecycle.open_again(first, BEA, next(INTERACTIONS))).snapshot
    assert again.commitment == ended.next_seal
    asked = INTERACTIONS.last
    for number, person in enumerate((ANN, CID), 1):
        assert (await tables.snapshot(again.id)).row.state == "lobby"
        await tables.join(again.id, person, asked + number)
    now = await tables.snapshot(again.id)
    assert (now.row.state, now.names) == ("playing", ("Ann", "Bea", "Cid"))
    assert terms_of(now).presses == ((0, asked + 1), (1, asked), (2, asked + 2))
    assert (terms_of(now).opened, terms_of(now).starter) == (asked, None)
    record = await record_of(tables, again.id)
    assert (record.seal, record.terms) == (ended.next_seal, now.terms)
    assert "Rematch, if this seal stood at the end of the match before: compare that" in report(record)


async def test_two_requests_for_a_rematch_open_one(tables: Tables):
    first = await numbered_match(tables, 3, target=1)
    await play_out(tables, first, random.Random(1))
    sooner, later = next(INTERACTIONS), next(INTERACTIONS)
    again = (await tables.lifecycle.open_again(first, BEA, later)).snapshot
    await tables.join(again.id, ANN, sooner)
    now = await tables.join(again.id, CID, next(INTERACTIONS))
    assert now.row.state == "playing"
    assert (terms_of(now).opened, terms_of(now).joins[:2]) == (sooner, ((0, sooner), (1, later)))
    assert (await record_of(tables, again.id)).terms == now.terms


async def test_a_secret_serves_one_rematch_and_the_next_needs_a_start(tables: Tables):
    first = await numbered_match(tables, 1)
    await tables.lifecycle.stop(first, ANN)
    again = await rematch(tables, first, ANN)
    assert again.row.state == "playing", "alone with computers it begins at once"
    assert terms_of(again).presses == ((0, INTERACTIONS.last),)
    await tables.lifecycle.stop(again.id, ANN)
    later = (await tables.lifecycle.open_again(first, ANN, next(INTERACTIONS))).snapshot
    assert later.commitment != again.commitment
    assert (later.row.state, later.is_complete_rematch) == ("lobby", False), "nobody has pressed after its seal"
    begun = (await tables.lifecycle.start(later.id, ANN, next(INTERACTIONS))).snapshot
    assert terms_of(begun).presses == ((0, INTERACTIONS.last),)


async def test_an_older_version_has_sealed_no_rematch(tables: Tables):
    again = (await tables.lifecycle.open_again(await stopped_match(tables), ANN, next(INTERACTIONS))).snapshot
    for person in (BEA, CID):
        await tables.join(again.id, person, next(INTERACTIONS))
    assert (await tables.snapshot(again.id)).row.state == "lobby"
    assert (await tables.lifecycle.start(again.id, ANN, next(INTERACTIONS))).snapshot.names == ("Ann", "Bea", "Cid")


async def test_only_a_press_after_the_opening_joins_and_leaving_takes_it_along(tables: Tables):
    sooner = next(INTERACTIONS)
    table = await lobby(tables, 3, number=next(INTERACTIONS))
    await tables.seating.leave(table, BEA)
    await fails_with(Conflict, tables.join(table, BEA, sooner), match="error-asked-too-early")
    await join(tables, table, BEA)
    back = INTERACTIONS.last
    await tables.seating.leave(table, ANN)  # Cid is the host now
    await tables.seating.fill(table, CID)
    begun = (await tables.lifecycle.start(table, CID, next(INTERACTIONS))).snapshot
    assert begun.names[1:] == ("Bea", "Cid")
    assert terms_of(begun).joins[0] == (1, back)
    assert [seat for seat, _ in terms_of(begun).presses] == [1, 2, 2]


async def test_a_moderators_press_of_start_counts_in_the_shuffle(tables: Tables, open_tables: OpenTables):
    table = await lobby(tables, 3, number=next(INTERACTIONS))
    begun = (await tables.lifecycle.start(table, MOD, next(INTERACTIONS))).snapshot
    assert (terms_of(begun).people, terms_of(begun).starter) == ((0, 1, 2), (None, INTERACTIONS.last))
    elsewhere = await (await open_tables()).snapshot(table)
    assert (elsewhere.terms, elsewhere.views) == (begun.terms, begun.views), "another process deals the same"
    assert (await record_of(tables, table)).terms == begun.terms


async def test_a_lobby_without_a_press_deals_by_the_formula_of_contests(tables: Tables):
    begun = (await tables.lifecycle.start(await lobby(tables, 3), ANN, next(INTERACTIONS))).snapshot
    assert begun.terms is None
    record = await record_of(tables, begun.id)
    assert record.terms.opened is None
    assert [seat for seat, _ in record.terms.presses] == [1, 2], "the host has no number there"
    assert record.deals == (tuple(" ".join(str(shown.piece) for shown in view.hand) for view in begun.views),)
