"""The end of a deal over time: its last trick stays, then come the card and the next deal; no one has to wait."""

import random
from datetime import timedelta

import pytest

from bot.table.state.times import Stages
from tests.clock import CLOCK
from tests.cogs.conftest import Bench
from tests.cogs.delivery.hands import own_moves
from tests.cogs.server import present
from tests.end_to_end.controls import controls, offers
from tests.end_to_end.house import Table, answer
from tests.end_to_end.message_checks import check_up_to_date, following, play_a_deal, wait_until_drawn
from tests.said import said
from tests.table.moves import act, any_move

SLOW = Stages.at_pace(10)  # longer than any test: it passes them by the clock
STAGE = timedelta(seconds=SLOW.poster)  # no stage but the wait for a tap lasts longer


async def pass_a_stage(bench: Bench) -> None:
    CLOCK.hold()
    await CLOCK.advance(STAGE)
    CLOCK.release()
    await bench.idle()


async def test_the_last_trick_then_the_card_and_the_next_deal(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.bot.services.tables.access, "stages", SLOW)
    table, board = await play_a_deal(bench)
    while offers(board, "next"):  # a great event comes between the last trick and the card
        await pass_a_stage(bench)
    await table.wait(lambda: table.board() is not board)
    await bench.idle()
    *_, card = board.revisions
    ribbon, *posters = [revision for revision in board.revisions if offers(revision, "next")]
    assert board.revisions[-2 - len(posters) :] == [ribbon, *posters, card]
    assert len(posters) <= 1, "of a moon, if there was one"
    assert all(revision.attachments for revision in (ribbon, *posters, card))
    assert all(it.revisions[0].at > ribbon.at for it in following(table, board))
    for person in table.seated:
        first, second = person.dms()[-2:]
        assert [it.action for it in controls(first)] == ["decided"]
        assert offers(first.revisions[-2], "next"), "nobody has to go back to the table for it"
        assert first.revisions[-2].attachments, "the hand has shown the last trick"
        assert "deal 2" in second.content or "pass" in second.content.lower()
    await wait_until_drawn(bench, table)
    check_up_to_date(bench, table)


async def test_the_next_deal_waits_for_everybody_who_plays(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.bot.services.tables.access, "stages", SLOW)
    table, board = await play_a_deal(bench)
    assert "no seat" in await answer(await bench.person("eve").click(board, label=said("end-next-deal", kind="deal")))
    ann, bo, cy, di = table.seated
    for person, message, left in ((cy, board, "Ann, Bo and Di"), (ann, ann.dms()[-1], "Bo and Di"), (bo, board, "Di")):
        await (await person.click(message, label=said("end-next-deal", kind="deal"))).acknowledged()
        await table.wait(lambda left=left: f"Waiting for {left} ·" in board.content)
    assert "3 of 4 ready. Next deal <t:" in board.content
    assert "Waiting for" not in di.dms()[-1].content, "nobody reads their own name"
    assert "3 of 4 ready" in di.dms()[-1].content
    assert following(table, board) == []
    await (await di.click(di.dms()[-1], label=said("end-next-deal", kind="deal"))).acknowledged()
    await table.wait(lambda: table.board() is not board and not offers(board, "next"))
    await bench.idle()
    assert all(len(person.dms()) == 3 for person in table.seated)
    await table.play(2)
    await wait_until_drawn(bench, table)
    check_up_to_date(bench, table)


async def test_a_move_of_the_next_deal_begins_it(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.bot.services.tables.access, "stages", SLOW)
    table, board = await play_a_deal(bench)
    snapshot = await bench.bot.services.tables.snapshot(table.id)
    await act(bench.bot.services.tables, snapshot, 1, any_move(snapshot.views[1], random.Random(1)))
    await table.wait(lambda: table.board() is not board and not offers(board, "next"))


@pytest.mark.parametrize("pressed", ["the hand in the channel", "the direct message", "the table"])
async def test_between_deals_the_hand_shows_the_end_and_the_way_on(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, pressed: str
) -> None:
    """Wherever its player looks; the next hand comes there, too."""
    monkeypatch.setattr(bench.bot.services.tables.access, "stages", SLOW)
    ann = bench.person("ann")
    table, board = await play_a_deal(bench, ann, computers=3)
    direct = ann.dms()[-1]
    for ask in (lambda: ann.type(table.channel, "/hand"), lambda: ann.type(table.channel, "/domino table")):
        await (await ask()).acknowledged()
        await bench.idle()
    board = present(table.board())  # at the bottom
    shown = next(it for it in reversed(ann.timeline(table.channel)) if it.ephemeral and offers(it, "next"))
    for message in (board, direct, shown):
        assert offers(message, "next"), "Next deal is missing"
        assert not own_moves(message)
    message = {"the direct message": direct, "the table": board}.get(pressed, shown)
    await (await ann.click(message, label=said("end-next-deal", kind="deal"))).acknowledged()
    await table.wait(lambda: table.board() is not board)
    await bench.idle()
    following_hand = ann.dms()[-1]
    assert following_hand is not direct
    hand, other = (following_hand, shown) if pressed == "the direct message" else (shown, following_hand)
    assert own_moves(hand)
    assert other.deleted_at or offers(other, "here")


async def test_with_closed_dms_the_table_gives_the_next_hand(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the hand that was open in the channel has been dismissed."""
    monkeypatch.setattr(bench.bot.services.tables.access, "stages", SLOW)
    ann = bench.person("ann")
    ann.close_dms()
    table = await Table.open(bench, ann, computers=3, target=500)
    shown = await (await ann.click(present(table.board()), label="My hand")).answered()
    board = present(table.board())
    while not offers(board, "next"):
        found = await table.wait(lambda: table.someone() or offers(board, "next"))
        if found is not True:
            await (await table.click(*found)).acknowledged()
            await bench.idle()
    await bench.idle()
    await ann.delete(shown)
    hand = await (await ann.click(board, label=said("end-next-deal", kind="deal"))).answered()
    assert hand.ephemeral
    assert own_moves(hand)


async def test_a_person_alone_goes_on_by_a_tap_on_their_hand(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.bot.services.tables.access, "stages", SLOW)
    ann = bench.person("ann")
    table, board = await play_a_deal(bench, ann, computers=3)
    ending = [revision for revision in board.revisions if offers(revision, "next")]
    assert len(ending) == 1, "its card, or its poster, and nothing before it"
    assert following(table, board) == [], "the next deal waits for a tap"
    hand = ann.dms()[-1]
    assert [it.action for it in controls(hand)] == ["next", "last", "scores"]
    await (await ann.click(hand, label=said("end-next-deal", kind="deal"))).acknowledged()
    await table.wait(lambda: table.board() is not board)
    await bench.idle()
    assert not offers(hand, "next")


async def test_the_match_is_won_after_its_last_trick_was_seen(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.bot.services.tables.access, "stages", SLOW)
    table = await Table.open(bench, *bench.people("ann", "bo", "cy", "di"), target=11)
    while (final := table.final()) is None:
        found = table.someone()
        await (table.act(*found) if found is not None else pass_a_stage(bench))
        await bench.idle()
    assert offers(final, "record")
    last = next(it for it in reversed(table.channel.live()) if it is not final)
    await bench.idle()
    *_, ribbon, card = last.revisions
    assert ribbon.at < final.revisions[0].at
    assert offers(ribbon, "last")
    assert not offers(ribbon, "next")
    assert card.attachments
    for person in table.seated:
        actions = {it.action for it in controls(person.dms()[-1])}
        assert {"rematch", "mymatch", "replay"} <= actions, "whoever reads their messages only goes on from there"
    not_final = "SELECT kind FROM messages WHERE table_id = ? AND NOT final AND kind != 'seated'"
    assert bench.rows(not_final, table.id) == []
