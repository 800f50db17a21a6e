"""Invitations to a lobby, and a rematch: the same seats and computer players, as soon as the same people accept."""

import asyncio
import random

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.shuffle import commitment
from bot.store.errors import ChannelTaken, Conflict, TableFull
from bot.table.errors import NotAllowed, NotSeated, WrongState
from bot.table.operations.lifecycle import PLAYERS_FIRST, NewTableRules
from bot.table.operations.seating import COMPUTER_NAMES, MOST_INVITED
from bot.table.state.shuffle import record_text
from bot.table.tables import Tables
from bot.table.verification.report import report
from bot.table.verification.verify import verify
from tests.clock import MovableClock
from tests.table.clocks import HOUR, SECOND
from tests.table.fixtures import OpenTables
from tests.table.people import (
    ANN,
    BEA,
    CHANNEL,
    CID,
    DOT,
    GUILD,
    INTERACTIONS,
    MOD,
    lobby,
    match,
    numbered_match,
    play_out,
    rematch,
)


async def test_a_person_is_invited_once_and_not_who_sits_there(tables: Tables) -> None:
    table = await lobby(tables, 2)
    assert await tables.seating.invite(table, BEA, [CID.user_id, ANN.user_id]) == (CID.user_id,)
    assert await tables.seating.invite(table, ANN, [CID.user_id, DOT.user_id]) == (DOT.user_id,)
    invited = (await tables.snapshot(table)).invited
    assert [(to.user_id, to.batch, to.seat) for to in invited] == [(CID.user_id, 1, None), (DOT.user_id, 2, None)]


async def test_invitations_are_for_players_and_limited(tables: Tables) -> None:
    table = await lobby(tables, 2)
    with pytest.raises(NotSeated):
        await tables.seating.invite(table, CID, [DOT.user_id])
    with pytest.raises(WrongState, match="error-invited-too-many"):
        await tables.seating.invite(table, ANN, range(1, MOST_INVITED + 2))
    assert (await tables.snapshot(table)).invited == ()
    await tables.seating.join(table, CID, next(INTERACTIONS))
    await tables.lifecycle.start(table, ANN)
    with pytest.raises(WrongState):
        await tables.seating.invite(table, ANN, [DOT.user_id])


async def test_a_second_invitation_of_the_same_person_does_not_count(tables: Tables) -> None:
    table = await lobby(tables, 2)
    await tables.seating.invite(table, ANN, range(1, MOST_INVITED))
    assert await tables.seating.invite(table, BEA, range(1, MOST_INVITED + 1)) == (MOST_INVITED,)


async def test_a_rematch_is_first_for_those_who_played(tables: Tables, clock: MovableClock) -> None:
    first = await match(tables, 3)
    await tables.lifecycle.stop(first, ANN)
    await clock.advance(PLAYERS_FIRST - SECOND)
    with pytest.raises(NotAllowed, match="error-rematch-first"):
        await rematch(tables, first, MOD)
    again = (await tables.lifecycle.open_again(first, BEA, next(INTERACTIONS))).snapshot
    assert {to.user_id for to in again.awaited} == {ANN.user_id, CID.user_id}


async def test_a_bystander_opens_a_new_table_later_not_the_rematch(tables: Tables, clock: MovableClock) -> None:
    first = await match(tables, 3)
    await tables.lifecycle.stop(first, ANN)
    await clock.advance(PLAYERS_FIRST)
    new = await rematch(tables, first, MOD)
    assert (new.names, new.awaited, new.row.opened_number) == (("Mod",), (), INTERACTIONS.last)
    await tables.lifecycle.stop(new.id, MOD)
    again = (await tables.lifecycle.open_again(first, BEA, next(INTERACTIONS))).snapshot
    assert again.commitment == commitment(b"r" * 32)


async def test_a_rematch_begins_once_the_same_people_sit_again(tables: Tables) -> None:
    opened = await tables.lifecycle.open(GUILD, CHANNEL, ANN, "black-tile", rules=NewTableRules(players=4))
    first = opened.snapshot.id
    await tables.seating.seat_computer(first, ANN, "hard")
    for person in (BEA, CID):
        await tables.seating.join(first, person, next(INTERACTIONS))
    await tables.lifecycle.start(first, ANN)
    await tables.lifecycle.stop(first, ANN)

    again = await rematch(tables, first, CID)
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


async def test_a_rematch_that_somebody_declines_is_started_without_them(tables: Tables) -> None:
    first = await match(tables, 4)
    await tables.lifecycle.stop(first, ANN)
    again = (await rematch(tables, first, DOT)).id
    await tables.seating.join(again, ANN, next(INTERACTIONS))
    await tables.seating.join(again, CID, next(INTERACTIONS))
    await tables.seating.fill(again, DOT)
    await tables.lifecycle.start_complete_rematch(again)
    assert (await tables.snapshot(again)).row.state == "lobby", "Bea has not accepted"
    started = (await tables.lifecycle.start(again, DOT)).snapshot
    assert started.names == ("Ann", COMPUTER_NAMES[0], "Cid", "Dot")


async def test_a_computer_that_played_for_a_person_has_a_name_of_its_own_again(tables: Tables) -> None:
    first = await match(tables, 3)
    await tables.seating.leave(first, BEA)
    await tables.lifecycle.stop(first, ANN)
    again = (await tables.lifecycle.open_again(first, ANN)).snapshot
    assert again.names == ("Ann", COMPUTER_NAMES[0])
    assert [to.user_id for to in again.awaited] == [CID.user_id]


async def test_a_person_who_does_not_come_is_called_once_an_hour(tables: Tables, clock: MovableClock) -> None:
    first = await lobby(tables, 2)
    assert await tables.seating.invite(first, BEA, [CID.user_id, DOT.user_id]) == (CID.user_id, DOT.user_id)
    await tables.seating.join(first, DOT, next(INTERACTIONS))
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


async def test_a_rematch_that_is_stopped_and_opened_again_calls_nobody_twice(tables: Tables) -> None:
    again = await rematch_for_two(tables)
    assert all(to.is_told for to in (await tables.snapshot(again)).awaited)
    await tables.lifecycle.stop(again, ANN)
    third = (await tables.lifecycle.open_again(again, ANN)).snapshot
    assert third.awaited == (), "only Ann sat there"
    first = await match(tables, 3, channel=CHANNEL + 1)
    await tables.lifecycle.stop(first, ANN)
    fourth = (await tables.lifecycle.open_again(first, ANN)).snapshot
    assert [(to.user_id, to.is_told) for to in fourth.awaited] == [(BEA.user_id, False), (CID.user_id, False)]


async def test_nothing_of_a_rematch_is_opened_where_the_channel_is_taken(tables: Tables) -> None:
    again = await rematch_for_two(tables)
    before = len((await tables.snapshot(again)).invited)
    first = await match(tables, 3, channel=CHANNEL + 2)
    await tables.lifecycle.stop(first, ANN)
    await lobby(tables, 2, channel=CHANNEL + 2)
    with pytest.raises(ChannelTaken):
        await tables.lifecycle.open_again(first, ANN)
    assert len((await tables.snapshot(again)).invited) == before


async def rematch_for_two(tables: Tables) -> int:
    """The lobby of a rematch of three, in which Ann sits and Bea and Cid are awaited."""
    first = await match(tables, 3)
    await tables.lifecycle.stop(first, ANN)
    return (await rematch(tables, first, ANN)).id


async def test_two_who_join_at_once_both_begin_the_rematch(tables: Tables, open_tables: OpenTables) -> None:
    here, there = tables, await open_tables()
    for _ in range(5):  # neither is told that the other was faster
        again = await rematch_for_two(tables)
        await asyncio.gather(
            *(
                process.seating.join(again, person, next(INTERACTIONS))
                for process, person in ((here, BEA), (there, CID))
            )
        )
        await asyncio.gather(*(process.lifecycle.start_complete_rematch(again) for process in (here, there)))
        assert (await tables.snapshot(again)).row.state == "playing"
        await tables.lifecycle.stop(again, ANN)


async def test_a_seat_in_a_rematch_is_taken_back_without_starting_it_again(tables: Tables) -> None:
    again = await rematch_for_two(tables)
    for person in (BEA, CID):
        await tables.seating.join(again, person, next(INTERACTIONS))
        await tables.lifecycle.start_complete_rematch(again)
    await tables.seating.leave(again, BEA)
    await tables.seating.join(again, BEA, next(INTERACTIONS))
    assert not (await tables.snapshot(again)).is_complete_rematch
    await tables.lifecycle.start_complete_rematch(again)


async def test_a_person_who_joins_during_filling_replaces_a_computer(tables: Tables, open_tables: OpenTables) -> None:
    here, there = tables, await open_tables()
    for _ in range(8):
        table = await lobby(here, 1)
        filled, joined = await asyncio.gather(
            here.seating.fill(table, ANN), there.seating.join(table, BEA, next(INTERACTIONS)), return_exceptions=True
        )
        assert not isinstance(filled, BaseException)
        assert isinstance(joined, TableFull) or not isinstance(joined, BaseException)
        started = (await here.lifecycle.start(table, ANN)).snapshot
        assert started.row.state == "playing"
        await here.lifecycle.stop(table, ANN)


# -- its shuffle: the seal is shown before anybody accepts ---------------------------------------------------------


async def test_a_rematch_has_the_secret_sealed_at_the_end_of_the_match(tables: Tables) -> None:
    first = await numbered_match(tables, 3, target=1)
    assert (await tables.snapshot(first)).next_seal == ""
    ended = (await play_out(tables, first, random.Random(1)))[-1].snapshot
    assert len(ended.next_seal) == 64
    assert ended.next_seal != ended.commitment
    again = (await tables.lifecycle.open_again(first, BEA, next(INTERACTIONS))).snapshot
    asked, numbers = INTERACTIONS.last, dict[str, int]()
    assert again.commitment == ended.next_seal
    for person in (ANN, CID):
        assert (await tables.snapshot(again.id)).row.state == "lobby"
        numbers[person.name] = next(INTERACTIONS)
        await tables.join(again.id, person, numbers[person.name])
    now = await tables.snapshot(again.id)
    assert (now.row.state, now.names) == ("playing", ("Ann", "Bea", "Cid"))
    assert now.terms is not None
    assert now.terms.presses == ((0, numbers["Ann"]), (1, asked), (2, numbers["Cid"]))
    assert (now.terms.opened, now.terms.starter) == (asked, None)
    await tables.lifecycle.stop(again.id, BEA)
    proof = verify(record_text(await tables._store.journal.record(again.id)), CATALOGUE)
    assert (proof.seal, proof.terms) == (ended.next_seal, now.terms)
    assert "Rematch, if this seal stood at the end of the match before: compare that" in report(proof)


async def test_two_requests_for_a_rematch_open_one(tables: Tables) -> None:
    first = await numbered_match(tables, 3, target=1)
    await play_out(tables, first, random.Random(1))
    sooner, later = next(INTERACTIONS), next(INTERACTIONS)
    again = (await tables.lifecycle.open_again(first, BEA, later)).snapshot
    await tables.join(again.id, ANN, sooner)
    now = await tables.join(again.id, CID, next(INTERACTIONS))
    assert now.row.state == "playing"
    assert now.terms is not None
    assert (now.terms.opened, now.terms.joins[:2]) == (sooner, ((0, sooner), (1, later)))
    await tables.lifecycle.stop(again.id, BEA)
    verify(record_text(await tables._store.journal.record(again.id)), CATALOGUE)


async def test_a_secret_serves_one_rematch_and_the_next_needs_a_start(tables: Tables) -> None:
    first = await lobby(tables, 1, number=next(INTERACTIONS))
    await tables.seating.fill(first, ANN)
    await tables.lifecycle.start(first, ANN, next(INTERACTIONS))
    await tables.lifecycle.stop(first, ANN)
    again = await rematch(tables, first, ANN)
    assert again.row.state == "playing", "alone with computers it begins at once"
    assert again.terms is not None
    assert again.terms.presses == ((0, INTERACTIONS.last),)
    await tables.lifecycle.stop(again.id, ANN)
    later = (await tables.lifecycle.open_again(first, ANN, next(INTERACTIONS))).snapshot
    assert later.commitment != again.commitment
    assert (later.row.state, later.is_complete_rematch) == ("lobby", False), "nobody has pressed after its seal"
    begun = (await tables.lifecycle.start(later.id, ANN, next(INTERACTIONS))).snapshot
    assert begun.terms is not None
    assert begun.terms.presses == ((0, INTERACTIONS.last),)


async def test_an_older_version_has_sealed_no_rematch(tables: Tables) -> None:
    first = await match(tables, 3)
    await tables.lifecycle.stop(first, ANN)
    again = (await tables.lifecycle.open_again(first, ANN, next(INTERACTIONS))).snapshot
    for person in (BEA, CID):
        await tables.join(again.id, person, next(INTERACTIONS))
    assert (await tables.snapshot(again.id)).row.state == "lobby"
    assert (await tables.lifecycle.start(again.id, ANN, next(INTERACTIONS))).snapshot.names == ("Ann", "Bea", "Cid")


# -- and that of any lobby -----------------------------------------------------------------------------------------


async def test_a_press_older_than_the_table_does_not_join(tables: Tables) -> None:
    sooner = next(INTERACTIONS)
    table = await lobby(tables, 1, number=next(INTERACTIONS))
    with pytest.raises(Conflict, match="error-asked-too-early"):
        await tables.join(table, BEA, sooner)
    assert (await tables.snapshot(table)).names == ("Ann",)
    assert (await tables.join(table, BEA, next(INTERACTIONS))).names == ("Ann", "Bea")


async def test_leaving_the_lobby_takes_the_number_along(tables: Tables) -> None:
    table = await lobby(tables, 3, number=next(INTERACTIONS))
    await tables.seating.leave(table, BEA)
    await tables.join(table, BEA, next(INTERACTIONS))
    back = INTERACTIONS.last
    await tables.seating.leave(table, ANN)  # Cid is the host now
    await tables.seating.fill(table, CID)
    begun = (await tables.lifecycle.start(table, CID, next(INTERACTIONS))).snapshot
    assert begun.terms is not None
    assert begun.names[:2] == ("Cid", "Bea")
    assert begun.terms.joins[1] == (1, back)
    assert [seat for seat, _ in begun.terms.presses] == [0, 1, 0]


async def test_a_moderators_press_of_start_counts_in_the_shuffle(tables: Tables, open_tables: OpenTables) -> None:
    table = await lobby(tables, 3, number=next(INTERACTIONS))
    begun = (await tables.lifecycle.start(table, MOD, next(INTERACTIONS))).snapshot
    assert begun.terms is not None
    assert (begun.terms.people, begun.terms.starter) == ((0, 1, 2), (None, INTERACTIONS.last))
    elsewhere = await (await open_tables()).snapshot(table)
    assert (elsewhere.terms, elsewhere.views) == (begun.terms, begun.views), "another process deals the same"
    await tables.lifecycle.stop(table, ANN)
    verify(record_text(await tables._store.journal.record(table)), CATALOGUE)


async def test_a_lobby_without_a_press_deals_by_the_formula_of_contests(tables: Tables) -> None:
    table = await lobby(tables, 3)
    begun = (await tables.lifecycle.start(table, ANN, next(INTERACTIONS))).snapshot
    assert begun.terms is None
    await tables.lifecycle.stop(table, ANN)
    text = record_text(await tables._store.journal.record(table))
    assert "\nopened: -\n" in text
    assert str(INTERACTIONS.last) not in text, "the host has no number there"
    hands = tuple(" ".join(str(shown.piece) for shown in view.hand) for view in begun.views)
    assert verify(text, CATALOGUE).deals == (hands,)
