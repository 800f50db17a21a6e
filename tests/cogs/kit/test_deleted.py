"""A click on a message that is deleted while it is answered."""

import asyncio

import pytest

from bot.playground import ChatMessage, UserClient
from tests.cogs.conftest import Bench
from tests.cogs.held_calls import held
from tests.end_to_end.house import Table, controls
from tests.idle import GUARD
from tests.said import said


def sort_of(hand: ChatMessage | None) -> str:
    """The button that sorts a hand; none where it looks alike in every order. Of all tiles somebody has a double."""
    return next((it.custom_id for it in controls(hand) if it.action == "sort"), "") if hand is not None else ""


async def press_more(bench: Bench, person: UserClient, hand: ChatMessage) -> None:
    await (await person.click(hand, label=said("hand-more"))).acknowledged()
    await bench.idle()


async def table_of_four(bench: Bench, *others: str) -> Table:
    return await bench.table(bench.ann, *bench.people(*others), target=500)


async def test_a_hand_that_is_put_away_while_its_click_is_answered_is_shown_anew(bench: Bench) -> None:
    """As where a player clicks in the channel and in the direct messages at once."""
    table = await table_of_four(bench, "cy", "di", "ed")
    board = table.board()
    assert board is not None
    for person in table.seated:
        shown = await (await person.click(board, label="My hand")).answered()
        await bench.idle()
        await press_more(bench, person, shown)
        if not (sort := sort_of(shown)):
            continue
        with held(bench.playground, "callback") as call:
            sent = await person.click(shown, custom_id=sort)
            await call.is_on_its_way()
            await person.delete(shown)
        answer = await sent.answered()
        await bench.idle()
        assert answer is not shown
        assert answer.ephemeral
        assert answer.attachments
        assert "went wrong" not in answer.content
        return
    pytest.fail("nobody has a hand to sort")


async def test_a_direct_message_that_is_replaced_while_its_click_is_answered(bench: Bench) -> None:
    """As where the hand is sent anew. What answers instead is kept up to date like any private hand."""
    table = await table_of_four(bench, "flo", "gus", "hal")
    found = None
    for person in table.seated:
        hand = table.hand(person)
        assert hand is not None
        await press_more(bench, person, hand)
        if sort_of(hand):
            found = person, hand, sort_of(hand)
            break
    assert found is not None
    person, hand, sort = found
    with held(bench.playground, "callback") as call:
        sent = await person.click(hand, custom_id=sort)
        await call.is_on_its_way()
        row = next(it for it in await bench.bot.store.messages.of_table(table.id) if it.message_id == hand.id)
        assert await bench.bot.store.messages.discard(row)
        (leftover,) = await bench.bot.store.messages.leftovers(table.id)
        await bench.bot.courier._post.delete(leftover.channel_id, leftover.message_id)
    answer = await table.wait(lambda: next((it for it in person.dms() if it.ephemeral and it.attachments), None))
    await sent.acknowledged()
    rows = bench.bot.store.messages.of_table
    async with asyncio.timeout(GUARD):
        while not any(it.message_id == answer.id for it in await rows(table.id)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await bench.idle()
