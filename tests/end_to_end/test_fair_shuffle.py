"""A bot that is killed before it has published a match's numbers."""

import pytest

from tests.end_to_end.house import MATCH_TIME, House, Table
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_killed_bot_publishes_the_numbers_once_and_then_the_hands(own_house: House) -> None:
    house, ann = own_house, own_house.person()
    table = await Table.open(house, ann, computers=3, start=False)
    await table.wait(lambda: is_said("lobby-full", table.lobby.content), MATCH_TIME)
    house.playground.faults.answer(500, times=10**6, where=rf"POST /channels/{table.channel.id}/messages")
    await (await ann.click(table.lobby, label="Start")).answered()
    await house.bot.kill()
    assert (table.board(), table.hand(ann)) == (None, None)
    house.playground.faults.clear()
    await house.bot.start()
    await table.wait(lambda: table.hand(ann) and table.board(), MATCH_TIME)
    ((started_by,),) = house.rows("SELECT start_number FROM tables")
    (shown,) = [it for it in table.channel.live() if said("fair-posted") in it.content]
    assert str(started_by) in shown.content
    assert len(shown.revisions) == 1
