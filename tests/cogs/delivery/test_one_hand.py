"""A person has one hand: while it is open in the channel, their direct message says so and is not redrawn."""

from datetime import timedelta

import pytest

from bot.playground import ChatMessage, UserClient
from cogs.kit.slots import LOOK_BACK_AT_OWN_DEAL
from tests.cogs.conftest import Bench
from tests.cogs.delivery.test_calls_per_play import is_told_to_all
from tests.cogs.delivery.test_private import NAMES, kept_tokens, open_hand, others_play, own_moves
from tests.end_to_end.house import Table, controls
from tests.said import is_said, said


async def table_of(bench: Bench) -> tuple[Table, UserClient, ChatMessage]:
    """A match of four people as the first is asked, and that one's hand in the direct messages."""
    people = bench.people(*NAMES)
    table = await bench.table(*people, target=500)
    await others_play(bench, table, people[0])
    hand = table.hand(people[0])
    assert hand is not None
    return table, people[0], hand


def is_elsewhere(table: Table, direct: ChatMessage) -> bool:
    """Whether a direct message says in one line that the hand is open in the channel."""
    if [it.action for it in controls(direct)] != ["here"]:
        return False
    assert direct.content == said("hand-open", where=f"<#{table.channel.id}>")
    assert not direct.attachments
    return True


def is_hand(direct: ChatMessage) -> bool:
    return bool(direct.attachments) and "here" not in {it.action for it in controls(direct)}


async def test_it_is_open_at_one_place_and_a_play_there_costs_three_calls(bench: Bench) -> None:
    table, ann, direct = await table_of(bench)
    shown = await open_hand(bench, table, ann)
    assert is_elsewhere(table, direct)
    revisions = len(direct.revisions)
    for _ in range(4):
        found = table.asked(ann)
        assert found is not None
        assert found[0] is shown
        before = await bench.bot.services.tables.snapshot(table.id)
        first = bench.playground.log.count
        await (await table.click(ann, *found)).acknowledged()
        await bench.idle()
        made = bench.playground.log.entries[first - bench.playground.log.count :]
        calls = [str(it) for it in made if it.method != "GET"]
        after = await bench.bot.services.tables.snapshot(table.id)
        assert before.public is not None
        assert after.public is not None
        others = len(NAMES) - 1 if is_told_to_all(before.public, after.public) else 0
        assert len(calls) <= 3 + others, calls
        await others_play(bench, table, ann)
    assert len(direct.revisions) == revisions, "the direct message is not redrawn"
    assert is_elsewhere(table, direct)


async def test_one_press_in_the_direct_messages_moves_it_there(bench: Bench) -> None:
    table, ann, direct = await table_of(bench)
    shown = await open_hand(bench, table, ann)
    await ann.click(direct, label=said("button-hand-here"))
    await bench.playground.wait_for(lambda: is_hand(direct) and shown.deleted_at)
    await bench.idle()
    assert own_moves(direct)
    assert await kept_tokens(bench, shown) == []
    again = await open_hand(bench, table, ann)
    assert is_elsewhere(table, direct)
    assert own_moves(again)


async def test_it_returns_when_the_private_message_is_put_away(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, direct = await table_of(bench)
    with monkeypatch.context() as short:
        short.setattr("cogs.delivery.desired.PRIVATE_LASTS", timedelta(seconds=0.5))
        shown = await open_hand(bench, table, ann)
        await bench.playground.wait_for(lambda: is_said("hand-put-away", shown.content) and is_hand(direct))
    await bench.idle()
    assert own_moves(direct)
    assert not own_moves(shown)


async def test_it_returns_when_the_private_message_is_lost(bench: Bench) -> None:
    table, ann, direct = await table_of(bench)
    shown = await open_hand(bench, table, ann)
    await ann.delete(shown)
    await bench.bot.services.tables.preferences.set(ann.id, style="contrast")
    await bench.idle()
    assert is_hand(direct)
    assert own_moves(direct)


async def test_a_player_who_wants_a_ping_each_turn_gets_it_by_direct_message(bench: Bench) -> None:
    table, ann, direct = await table_of(bench)
    await bench.bot.services.tables.preferences.set(ann.id, ping="always")
    await bench.idle()
    shown = await open_hand(bench, table, ann)
    direct = ann.dms()[-1]
    assert is_elsewhere(table, direct)
    assert own_moves(shown), "opened at their own turn it stays"
    while not shown.deleted_at:
        found = table.asked(ann)
        assert found is not None, "at once again, as they have taken the trick"
        assert found[0] is shown
        await (await table.click(ann, *found)).acknowledged()
        await bench.idle()
        assert not shown.deleted_at
        await others_play(bench, table, ann)
    assert direct.deleted_at
    new = ann.dms()[-1]
    assert is_hand(new)
    assert own_moves(new)
    assert len([it for it in ann.dms() if not is_said("hand-seated", it.content)]) == 1


async def test_the_next_deal_is_open_there_too(bench: Bench) -> None:
    table, ann, direct = await table_of(bench)
    shown = await open_hand(bench, table, ann)
    while True:
        board = table.board()
        assert board is not None
        if "deal 2" in board.content:
            break
        found = table.asked(ann)
        assert found is not None
        await (await table.click(ann, *found)).acknowledged()
        await bench.idle()
        await others_play(bench, table, ann)
    following = ann.dms()[-1]
    assert following is not direct
    assert is_elsewhere(table, following)
    assert not own_moves(direct), "of the deal that is over nothing is to be played"
    snapshot = await bench.bot.services.tables.snapshot(table.id)
    offered = [button_of(snapshot, 1)["custom_id"] for button_of in LOOK_BACK_AT_OWN_DEAL]
    assert [it.custom_id for it in controls(direct)] == offered
    assert table.private(ann) is shown
    assert own_moves(shown)
