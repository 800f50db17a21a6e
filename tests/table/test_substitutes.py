"""Leaving in mid-match: a computer player takes the seat, its owner may take it back."""

import random
import re
from dataclasses import replace

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.store.errors import SeatTaken
from bot.table.errors import NotAllowed, NotSeated, SeveralSeats, Stale, WrongState
from bot.table.operations.seating import USUAL_LEVEL
from bot.table.permissions import Person
from bot.table.tables import Tables
from bot.table.verification.report import report
from bot.table.verification.verify import verify
from bot.words.speaker import say
from cogs.messages import hand_messages, texts
from tests.said import said
from tests.store.sample_results import all_seen, finals_of
from tests.store.scores.rebuilding import scores_of_deals, scores_of_everybody
from tests.table.moves import (
    INTERACTIONS,
    act,
    act_once,
    any_move,
    ask_of,
    asked_twice_running,
    pass_all,
    user_at,
    waiting,
)
from tests.table.people import ANN, BEA, CID, DOT, GUILD, MOD, OWNER, PEOPLE, join, match, with_computers
from tests.told import fails_with


async def test_a_computer_takes_over_with_the_same_hand_until_its_owner_is_back(tables: Tables):
    before = await pass_all(tables, await match(tables))
    await tables.preferences.set_order(before.id, BEA.user_id, "points")  # type: ignore[arg-type]
    after = (await tables.seating.leave(before.id, BEA)).snapshot
    seat = after.seats[1]
    assert (after.row.state, seat.user_id, seat.level, seat.name) == ("playing", None, USUAL_LEVEL, "Bea's computer")
    assert after.views == before.views
    await fails_with(NotSeated, act(tables, before, 1, any_move(before.views[waiting(before)[0]], random.Random(1))))
    await join(tables, before.id, BEA)
    await fails_with(WrongState, join(tables, before.id, MOD), match="error-watch")
    back = await tables.snapshot(before.id)
    assert back.names == ("Ann", "Bea", "Cid", "Dot")
    assert (back.seats[1].user_id, back.seats[1].order) == (BEA.user_id, "points")
    await fails_with(WrongState, join(tables, before.id, BEA), match="error-already-seated")
    assert (await tables.seating.leave(before.id, BEA)).snapshot.seats[1].user_id is None


async def test_a_friend_takes_a_seat_that_somebody_left_with_its_hand_alone(tables: Tables):
    """They choose one of several. People who left it, or sat elsewhere in the match, can't have it."""
    before = await pass_all(tables, await match(tables))
    for person in (BEA, CID):
        await tables.seating.leave(before.id, person)
    now = await tables.snapshot(before.id)
    assert [seat.seat for seat in now.free_seats] == [1, 2]
    await fails_with(SeveralSeats, join(tables, before.id, MOD))
    taken = (await tables.seating.join(before.id, MOD, next(INTERACTIONS), now.seats[2].id)).snapshot
    assert (taken.names[2], taken.seat_of(MOD.user_id), taken.position) == ("Mod", taken.seats[2], before.position)
    assert taken.views == before.views
    await fails_with(WrongState, join(tables, before.id, CID), match="error-seat-gone")
    await fails_with(SeatTaken, tables.seating.join(before.id, OWNER, next(INTERACTIONS), now.seats[2].id))
    await fails_with(WrongState, tables.seating.join(before.id, CID, next(INTERACTIONS), now.seats[1].id))
    assert (taken.seat_left_by(BEA.user_id), taken.seat_left_by(CID.user_id)) == (taken.seats[1], taken.seats[2])
    await tables.seating.leave(before.id, MOD)
    await join(tables, before.id, CID)
    assert (await tables.snapshot(before.id)).names[2] == "Cid", "a computer has it again, so it is theirs"


async def test_a_handover_is_news_until_all_have_played(tables: Tables):
    """In each hand until its player has; at the table until everyone who sat there has."""
    before = await pass_all(tables, await match(tables))
    first, second, leaver, late = ((waiting(before)[0] + step) % 4 for step in range(4))
    names = [seat.name for seat in before.seats]
    left = (await tables.seating.leave(before.id, PEOPLE[leaver], next(INTERACTIONS))).snapshot
    gone = said("handover-left", who=names[leaver])
    assert gone in texts.table_text(left)
    assert all(gone in hand_messages.hand(left, left.seats[seat]).content for seat in (first, second, late))
    await join(tables, before.id, MOD)
    moved = (await act_once(tables, await tables.snapshot(before.id), random.Random(1))).snapshot
    taken = said("handover-taken", who="Mod", before=names[leaver])
    assert taken in texts.table_text(moved)
    hands = [taken in hand_messages.hand(moved, moved.seats[seat]).content for seat in (first, second, leaver, late)]
    assert hands == [False, True, False, True]
    assert [say(it) for it in texts.took_over(moved)] == [said("handover-taken", who="Mod", before=names[leaver])]
    for _ in range(3):
        moved = (await act_once(tables, moved, random.Random(1))).snapshot
    assert taken not in texts.table_text(moved)
    (slow,) = waiting(moved)
    away = (await tables.seating.substitute(moved.id, slow, moved.asked_at)).snapshot
    assert said("handover-late", who=moved.names[slow]) in texts.table_text(away)
    back = (await tables.seating.join(moved.id, Person(user_at(moved, slow), "Back"), next(INTERACTIONS))).snapshot
    assert said("handover-back", who="Back") in texts.table_text(back)


@pytest.mark.parametrize(("game", "how"), [("black-tile", "led"), ("dominoes", "opened")])
async def test_plays_are_credited_to_the_player_who_made_them(tables: Tables, game: str, how: str):
    """Not to the computer or the friend who plays on."""
    table = await match(tables, game=game)
    before = await (pass_all(tables, table) if game == "black-tile" else tables.snapshot(table))
    (seat,) = waiting(before)
    await act(tables, before, seat, ask_of(before, seat).choices[0].move)
    left = (await tables.seating.leave(table, PEOPLE[seat])).snapshot
    taken = (await tables.seating.join(table, MOD, next(INTERACTIONS))).snapshot
    told = f"{before.names[seat]} {how} "
    for snapshot in (left, taken):
        assert told in texts.table_text(snapshot)
    (following,) = waiting(taken)
    for reader in (seat, following):
        text = hand_messages.hand(taken, taken.seats[reader]).content
        assert not re.search(r"Mod (?!took over)|You (led|opened)", text), text


async def test_a_computer_loses_its_seat_between_plays(tables: Tables):
    """Its choice from before is not played: the question is for the person now."""
    before = await pass_all(tables, await match(tables))
    (seat,) = waiting(before)
    await tables.seating.leave(before.id, PEOPLE[seat])
    move = ask_of(before, seat).choices[0].move
    await join(tables, before.id, MOD)
    with pytest.raises(Stale):
        await tables.play.act_for_computer(before.id, seat, move, position=before.asked_at)
    after = (await act(tables, await tables.snapshot(before.id), seat, move)).snapshot
    assert after.position == before.position + 1


async def test_a_seat_that_no_one_left_can_not_be_taken(tables: Tables):
    """People who sat down agreed to play with that computer, and its level is rated."""
    snapshot = await with_computers(tables, BEA)
    assert not snapshot.free_seats
    await fails_with(WrongState, join(tables, snapshot.id, CID), match="error-watch")
    left = (await tables.seating.leave(snapshot.id, BEA)).snapshot
    assert left.free_seats == (left.seats[1],)
    for row in (replace(left.row, contest_id=1), replace(left.row, solo=True)):
        assert not replace(left, row=row).free_seats


async def test_the_last_to_leave_ends_the_match_and_its_host_may_stop_it_before(tables: Tables):
    table, stopped = await match(tables, 3), await match(tables, 3, channel=1)
    leaving = [(await tables.seating.leave(table, person)).snapshot.row.state for person in (ANN, BEA, CID)]
    assert leaving == ["playing", "playing", "stopped"]
    await tables.seating.leave(stopped, ANN)
    await fails_with(NotAllowed, tables.lifecycle.stop(stopped, BEA), match="contest-host-only")
    assert (await tables.lifecycle.stop(stopped, ANN)).snapshot.over


async def test_results_go_to_who_sat_there_when_the_deal_ended(tables: Tables):
    """Bea is away for the first deal, Cid from the second deal on."""
    table, rng = await match(tables, target=40), random.Random(3)
    snapshot = (await tables.seating.leave(table, BEA)).snapshot
    while not snapshot.over:
        deal, seat = snapshot.deal, rng.choice(waiting(snapshot))
        move = any_move(snapshot.views[seat], rng)
        if snapshot.seats[seat].user_id is None:
            snapshot = (await tables.play.act_for_computer(table, seat, move, position=snapshot.asked_at)).snapshot
        else:
            snapshot = (await act(tables, snapshot, seat, move)).snapshot
        if (deal, snapshot.deal) == (1, 2):
            await join(tables, table, BEA)
            snapshot = (await tables.seating.leave(table, CID)).snapshot
    results = snapshot.public_view.results
    first, *later = range(1, len(results) + 1)
    assert later
    scores = await scores_of_deals(tables._store, table)
    of = {who: [score.deal for score in scores if score.user_id == who.user_id] for who in (ANN, BEA, CID, DOT)}
    assert of == {ANN: [first, *later], BEA: later, CID: [first], DOT: [first, *later]}
    assert [(it.deal, it.seat) for it in scores if it.level == USUAL_LEVEL] == [(1, 1), *((deal, 2) for deal in later)]
    for number, result in enumerate(results, 1):
        assert tuple(score.scored for score in scores if score.deal == number) == result.scored
    finals = await finals_of(tables._store, table)
    assert [final.user_id for final in finals] == [ANN.user_id, BEA.user_id, None, DOT.user_id]
    proof = verify(await tables.record_text(table), CATALOGUE)
    assert proof.over
    assert [(seat, name) for seat, _, name in proof.later] == [(1, "Bea's computer"), (1, "Bea"), (2, "Cid's computer")]
    assert "Seat 2 was taken over by Bea after move " in report(proof)
    board = await scores_of_everybody(tables._store, await all_seen(tables._store, GUILD), "black-tile")
    standings = {standing.user_id: (standing.deals, standing.matches) for standing in board}
    assert (standings[CID.user_id], standings[BEA.user_id]) == ((1, 0), (len(later), 1))


async def test_only_a_seat_that_still_keeps_the_table_waiting_is_handed_over(tables: Tables):
    snapshot = await pass_all(tables, await match(tables))
    (seat,) = waiting(snapshot)
    assert (await tables.seating.substitute(snapshot.id, (seat + 1) % 4, snapshot.asked_at)).snapshot == snapshot
    moved = (await act_once(tables, snapshot, random.Random(1))).snapshot
    assert (await tables.seating.substitute(snapshot.id, seat, snapshot.asked_at)).snapshot == moved
    (now,) = waiting(moved)
    after = (await tables.seating.substitute(snapshot.id, now, moved.asked_at)).snapshot
    assert after.seats[now].user_id is None
    assert (await tables.seating.substitute(snapshot.id, now, moved.asked_at)).snapshot == after


async def test_the_lead_after_a_trick_is_another_turn_to_be_replaced_for(tables: Tables):
    earlier, now = await asked_twice_running(tables, await match(tables), random.Random(5))
    (seat,) = waiting(now)
    move = ask_of(now, seat).choices[0].move
    with pytest.raises(Stale):  # a person sits there
        await tables.play.act_for_computer(now.id, seat, move, position=now.asked_at)
    assert (await tables.seating.substitute(now.id, seat, earlier.asked_at)).snapshot == now
    assert (await tables.seating.substitute(now.id, seat, now.asked_at)).snapshot.seats[seat].user_id is None
    await fails_with(Stale, tables.play.act_for_computer(now.id, seat, move, position=earlier.asked_at))
    assert (await tables.snapshot(now.id)).position == now.position
