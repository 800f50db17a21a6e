"""A click on a message that is deleted while it is answered."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from bot.demo.process import BotProcess
from tests.cogs.conftest import Bench
from tests.end_to_end.house import House, Table, controls

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_hand_that_is_put_away_while_its_click_is_answered_is_shown_anew(bench: Bench, tmp_path: Path) -> None:
    """As where a player clicks in the channel and in the direct messages at once."""
    house = House(bench.playground, cast("BotProcess", None), tmp_path)
    table = await Table.open(house, bench.ann, computers=3, target=500)
    await bench.bot.services.courier.wait_until_idle()
    board = table.board()
    assert board is not None
    shown = await (await bench.ann.click(board, label="My hand")).answered()
    await bench.bot.services.courier.wait_until_idle()
    bench.playground.faults.delay(0.3, where="callback")
    sort = next(it for it in controls(shown) if it.action == "sort")
    sent = await bench.ann.click(shown, custom_id=sort.custom_id)
    await bench.ann.delete(shown)
    answer = await sent.answered()
    await bench.bot.services.courier.wait_until_idle()
    assert answer is not shown
    assert answer.ephemeral
    assert answer.attachments
    assert "went wrong" not in answer.content


async def test_a_direct_message_that_is_replaced_while_its_click_is_answered(bench: Bench, tmp_path: Path) -> None:
    """As where the hand is sent anew. What answers instead is kept up to date like any private hand."""
    house = House(bench.playground, cast("BotProcess", None), tmp_path)
    people = [bench.playground.add_person(name) for name in ("cy", "di", "ed")]
    table = await Table.open(house, *people, players=3, target=500)
    await bench.bot.services.courier.wait_until_idle()
    cy = people[0]
    hand = table.hand(cy)
    assert hand is not None
    bench.playground.faults.delay(0.3, where="callback")
    sort = next(it for it in controls(hand) if it.action == "sort")
    sent = await cy.click(hand, custom_id=sort.custom_id)
    row = next(it for it in await bench.bot.store.messages.of_table(table.id) if it.message_id == hand.id)
    assert await bench.bot.store.messages.discard(row)
    (leftover,) = await bench.bot.store.messages.leftovers(table.id)
    await bench.bot.services.courier._post.delete(leftover.channel_id, leftover.message_id)
    answer = await table.wait(lambda: next((it for it in cy.dms() if it.ephemeral and it.attachments), None))
    await sent.acknowledged()
    rows = bench.bot.store.messages.of_table
    async with asyncio.timeout(10):
        while not any(it.message_id == answer.id for it in await rows(table.id)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await bench.bot.services.courier.wait_until_idle()
