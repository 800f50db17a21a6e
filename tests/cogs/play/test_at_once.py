"""Many at once, too late, and twice: each interaction is applied at most once, and none ends in silence."""

import asyncio

from cogs.kit.answers.queue import OF_PERSON
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, answer, controls, phase_of, use
from tests.playground.happenings import redeliver
from tests.said import is_said, said


async def test_two_join_the_last_seat(bench: Bench) -> None:
    ann, bo, cy = bench.people("ann", "bo", "cy")
    table = await Table.open(bench, ann, computers=2, start=False)
    await table.wait(lambda: said("lobby-open", seats=1) in table.lobby.content)
    sent = [await person.click(table.lobby, label="Join") for person in (bo, cy)]
    await asyncio.gather(*(interaction.acknowledged() for interaction in sent))
    seated = bench.rows("SELECT user_id FROM seats WHERE table_id = ? AND seat = 3", table.id)
    assert seated in ([(bo.id,)], [(cy.id,)])
    loser = sent[1] if seated == [(bo.id,)] else sent[0]
    assert "The table is full" in await answer(loser)


async def test_all_pass_at_once(bench: Bench) -> None:
    people = bench.people("ann", "bo", "cy", "di")
    table = await Table.open(bench, *people, target=500)
    for person in people:
        await table.wait(lambda person=person: table.asked(person))
    offered = {person: table.asked(person) for person in people}
    sent = [await table.click(person, *found) for person, found in offered.items() if found]
    await asyncio.gather(*(interaction.acknowledged() for interaction in sent))
    assert sorted(seat for _, seat, _ in bench.journal(table.id)) == [0, 1, 2, 3]
    _, _, moves = await table.next() or (None, None, [])
    assert phase_of(moves) == "open"
    for person in people:
        for message in person.timeline(table.channel):
            told = any(is_said(it, message.content) for it in ("done-table-opened", "lobby-joined", "lobby-started"))
            assert not message.ephemeral or told, message.content


async def test_forty_interactions_at_once(bench: Bench) -> None:
    """Everybody clicks what there is, as often as each is listened to: every click is answered, one move is made."""
    people = bench.people("ann", "bo", "cy", "di")
    table = await Table.open(bench, *people, target=500)
    actor, hand, offered = await table.until("open")
    board = table.board()
    assert board is not None
    before = len(bench.journal(table.id))
    sent = []
    for person in people:
        sent += [await person.click(board, label=label) for label in ("My hand", "Scores")]
        sent += [await person.type(table.channel, "/move move:yield") for _ in range(2)]
    sent += [await actor.click(hand, custom_id=it.custom_id) for it in offered if it.is_button for _ in range(2)]
    assert len(sent) <= OF_PERSON * len(people)
    sent += [await person.click(board, label="Scores") for person in bench.people(*["eve"] * 25)]
    assert len(sent) > 40
    await asyncio.gather(*(interaction.acknowledged() for interaction in sent))
    assert [notation for _, _, notation in bench.journal(table.id)[before:]] == ["yield"]


async def test_a_stale_click_shows_the_controls_of_now(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, target=500)
    _, hand, offered = await table.until("play")
    earlier = hand.now
    await (await table.click(ann, hand, offered)).acknowledged()
    _, hand, now = await table.until("play")
    before = bench.journal(table.id)
    shown = await (await use(ann, hand, offered[0], revision=earlier)).answered()
    assert shown is hand, "there is never a second one"
    assert shown.content.startswith("That was an earlier turn.")
    assert [it.custom_id for it in controls(shown) if it.action == "move"] == [it.custom_id for it in now]
    assert bench.journal(table.id) == before
    await (await table.click(ann, shown, now)).acknowledged()
    assert len(bench.journal(table.id)) > len(before)
    await table.wait(lambda: not any(it.position == now[0].position for it in controls(hand) if it.action == "move"))


async def test_an_interaction_delivered_twice_is_applied_once(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, target=500)
    _, hand, offered = await table.until("play")
    bench.playground.faults.deliver_twice()
    sent = await table.click(ann, hand, offered)
    await sent.acknowledged()
    await bench.idle()
    mine = bench.rows("SELECT interaction_id FROM moves WHERE table_id = ?", table.id)
    assert mine.count((sent.id,)) == 1
    before = bench.journal(table.id)
    redeliver(bench.playground, sent)
    await bench.idle()
    assert bench.journal(table.id) == before
    assert not sent.followups
