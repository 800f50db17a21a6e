"""The end of a deal over time: its last trick stays, then come the card and the next deal; nobody has to wait."""

import pytest

from bot.table.state.times import Stages
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, answer, controls, find, offers
from tests.end_to_end.message_checks import check_up_to_date, following, play_a_deal, wait_until_drawn
from tests.said import said


@pytest.fixture
def patient(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """The last trick of a deal stays for more than a minute."""
    monkeypatch.setattr(bench.bot.services.tables.access, "stages", Stages.at_pace(10))
    return bench


@pytest.fixture
def brisk(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """It stays for less than a second."""
    monkeypatch.setattr(bench.bot.services.tables.access, "stages", Stages.at_pace(0.1))
    return bench


async def test_the_last_trick_then_the_card_and_the_next_deal(brisk: Bench) -> None:
    table, board = await play_a_deal(brisk)
    await table.wait(lambda: table.board() is not board and not offers(board, "next"))
    await brisk.idle()
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
    await wait_until_drawn(brisk, table)
    check_up_to_date(brisk, table)


async def test_anybody_seated_goes_on_at_once(patient: Bench) -> None:
    table, board = await play_a_deal(patient)
    stranger = patient.person("eve")
    assert "no seat" in await answer(await stranger.click(board, label=said("end-next-deal")))
    assert following(table, board) == []
    await (await table.seated[2].click(board, label=said("end-next-deal"))).acknowledged()
    await table.wait(lambda: table.board() is not board and not offers(board, "next"))
    await patient.idle()
    assert all(len(person.dms()) == 3 for person in table.seated)
    await table.play(2)
    await wait_until_drawn(patient, table)
    check_up_to_date(patient, table)


async def test_a_move_of_the_next_deal_begins_it(patient: Bench) -> None:
    table, board = await play_a_deal(patient)
    hand = await answer(await table.seated[1].type(table.channel, "/hand"))
    assert "pass" in hand.lower()
    private = next(it for it in reversed(table.seated[1].timeline(table.channel)) if it.ephemeral)
    pick = next(it for it in controls(private) if it.action == "pick")
    values = pick.values[: pick.count]
    await (await table.seated[1].choose(private, values, custom_id=pick.custom_id)).acknowledged()
    await table.wait(lambda: table.board() is not board and not offers(board, "next"))


async def test_a_person_alone_goes_on_by_a_tap_on_their_hand(brisk: Bench) -> None:
    ann = brisk.person("ann")
    table = await Table.open(brisk, ann, computers=3, target=500)
    board = table.board()
    assert board is not None
    while not offers(board, "next"):
        found = await table.wait(lambda: table.someone() or offers(board, "next"))
        if found is not True:
            await (await table.click(*found)).acknowledged()
    await brisk.idle()
    ending = [revision for revision in board.revisions if offers(revision, "next")]
    assert len(ending) == 1, "its card, or its poster, and nothing before it"
    assert following(table, board) == [], "the next deal waits for a tap"
    hand = ann.dms()[-1]
    assert [it.action for it in controls(hand)] == ["next", "last", "scores"]
    await (await ann.click(hand, label=said("end-next-deal"))).acknowledged()
    await table.wait(lambda: table.board() is not board)
    await brisk.idle()
    assert not offers(hand, "next")


async def test_the_match_is_won_after_its_last_trick_was_seen(brisk: Bench) -> None:
    people = brisk.people("ann", "bo", "cy", "di")
    table = await Table.open(brisk, *people, target=11)
    final = await table.play()
    assert final is not None
    board = find(people[0], table.channel, "record")
    assert board is final
    last = next(it for it in reversed(table.channel.live()) if it is not final)
    await brisk.idle()
    *_, ribbon, card = last.revisions
    assert ribbon.at < final.revisions[0].at
    assert offers(ribbon, "last")
    assert not offers(ribbon, "next")
    assert card.attachments
    for person in people:
        actions = {it.action for it in controls(person.dms()[-1])}
        assert {"rematch", "mymatch", "replay"} <= actions, "whoever reads their messages only goes on from there"
    not_final = "SELECT kind FROM messages WHERE table_id = ? AND NOT final AND kind != 'seated'"
    assert brisk.rows(not_final, table.id) == []
