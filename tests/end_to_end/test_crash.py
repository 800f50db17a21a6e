"""kill -9, and start again: the table stands where its last move left it, and the old buttons work."""

import random
from contextlib import suppress

import pytest

from tests.end_to_end.house import House, Table
from tests.end_to_end.message_checks import check_up_to_date, wait_until_drawn

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("kills", [3, pytest.param(40, marks=pytest.mark.soak)])
async def test_killed_at_random_moments(own_house: House, kills: int) -> None:
    """After every kill: no move told is lost, every hand is what the journal gives, the match comes to its end."""
    rng = random.Random(kills)
    ann, bo = own_house.people("ann", "bo")
    table = await Table.open(own_house, ann, bo, computers=2, target=500)
    for _ in range(kills):
        await table.play(rng.randrange(2, 8))
        found = await table.next()
        assert found is not None
        journal_before = own_house.journal(table.id)
        sent = await table.click(*found)
        if rng.random() < 0.6:
            await sent.acknowledged()
        for _ in range(rng.randrange(3)):  # somewhere in what the bot does about it
            count = own_house.playground.log.count
            with suppress(TimeoutError):
                await own_house.playground.wait_for(lambda count=count: own_house.playground.log.count > count, 0.05)
        await own_house.bot.kill()
        kept = own_house.journal(table.id)
        assert kept[: len(journal_before)] == journal_before
        if sent.is_acknowledged:
            assert any(row == (sent.id,) for row in own_house.rows("SELECT interaction_id FROM moves"))
        await own_house.bot.start()
        if not any(row == (sent.id,) for row in own_house.rows("SELECT interaction_id FROM moves")):
            table.acted.discard((found[0].id, found[2][0].position))  # it was lost
        await wait_until_drawn(own_house, table)
        check_up_to_date(own_house, table)
