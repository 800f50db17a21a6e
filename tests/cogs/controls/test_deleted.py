"""A click on a message that is deleted while it is answered."""

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
