"""Many at once, too late, and twice: each interaction is applied at most once, and none ends in silence."""

import asyncio

from cogs.kit.answers.queue import OF_PERSON
from tests.cogs.conftest import Bench
from tests.cogs.server import present
from tests.end_to_end.house import Table, controls, use
from tests.playground.happenings import redeliver


async def test_forty_interactions_at_once(bench: Bench) -> None:
    """Everybody clicks what there is, as often as each is listened to: every click is answered, one move is made."""
    people = bench.people("ann", "bo", "cy", "di")
    table = await Table.open(bench, *people, target=500)
    actor, hand, offered = await table.until("open")
    board, before = present(table.board()), len(bench.journal(table.id))
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


async def test_a_click_is_applied_once_and_a_stale_one_shows_the_controls_of_now(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, target=500)
    _, hand, offered = await table.until("play")
    earlier = hand.now
    bench.playground.faults.deliver_twice()
    sent = await table.click(ann, hand, offered)
    await sent.acknowledged()
    await bench.idle()
    redeliver(bench.playground, sent)
    await bench.idle()
    assert not sent.followups
    applied = bench.rows("SELECT interaction_id FROM moves WHERE table_id = ?", table.id)
    assert applied.count((sent.id,)) == 1
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
