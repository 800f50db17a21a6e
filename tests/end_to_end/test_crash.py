"""kill -9, and start again: the table stands where its last move left it, and the old buttons work."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground import InteractionFailedError
from tests.end_to_end.conftest import running
from tests.end_to_end.forked_bot import OnceForkedBot
from tests.end_to_end.house import House, Table, controls
from tests.end_to_end.message_checks import check_up_to_date, wait_until_drawn

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def own_house(tmp_path: Path) -> AsyncIterator[House]:
    """A house whose bot is another program after each kill."""
    async with running(tmp_path, bot_type=OnceForkedBot) as made:
        yield made


async def test_killed_in_the_middle_of_a_trick(own_house: House) -> None:
    ann, bo = own_house.people("ann", "bo")
    table = await Table.open(own_house, ann, bo, computers=2, target=11)
    asked, hand, offered = await table.until("play")
    await own_house.quiet(0.3)
    journal = own_house.journal(table.id)
    shown = {person: table.hand(person) for person in table.seated}
    contents = {message: message.content for message in shown.values() if message}
    await own_house.bot.kill()
    await own_house.bot.start()
    assert own_house.journal(table.id) == journal
    await (await table.click(asked, hand, offered)).acknowledged()
    await table.next()
    for person, message in shown.items():
        assert message is None or message in person.dms()
        if message is not None and person is not asked and message.content == contents[message]:
            assert len(message.attachments) == 1
    final = await table.play()
    assert final is not None
    assert "🏆" in final.content


@pytest_asyncio.fixture(loop_scope="module")
async def unhurried_house(tmp_path: Path) -> AsyncIterator[House]:
    """The same, where computer players leave time to see a trick."""
    async with running(tmp_path, bot_type=OnceForkedBot, COMPUTER_PACE="0.5") as made:
        yield made


async def test_killed_before_anybody_was_told(unhurried_house: House) -> None:
    """A move that was committed while Discord was down is drawn after the start."""
    own_house = unhurried_house
    ann, bo = own_house.people("ann", "bo")
    table = await Table.open(own_house, ann, bo, computers=2, target=500)
    asked, hand, offered = await table.until("play")
    await own_house.quiet(0.3)
    before = own_house.journal(table.id)
    own_house.playground.faults.answer(500, times=200, where=r"(PATCH|POST) /(channels|webhooks|interactions)/")
    table.moved(asked, offered)
    control = offered[0]
    if control.is_button:
        await asked.click(hand, custom_id=control.custom_id)
    else:
        await asked.choose(hand, control.values[:1], custom_id=control.custom_id)
    await table.wait(lambda: len(own_house.journal(table.id)) > len(before))
    await own_house.bot.kill()
    own_house.playground.faults.clear()
    await own_house.bot.start()
    board = table.board()
    assert board is not None
    played = offered[0].moves[0].split()[1]
    everyone_sees = await table.wait(lambda: any(played in it.content for it in board.revisions) or None)
    assert everyone_sees
    await table.wait(
        lambda: not any(it.position == offered[0].position and it.action == "move" for it in controls(hand))
    )
    await table.play(2)


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
        await asyncio.sleep(rng.random() / 20)
        await own_house.bot.kill()
        kept = own_house.journal(table.id)
        assert kept[: len(journal_before)] == journal_before
        if sent.is_acknowledged:
            assert any(row == (sent.id,) for row in own_house.rows("SELECT interaction_id FROM moves"))
        await own_house.bot.start()
        if not sent.is_acknowledged:
            with pytest.raises(InteractionFailedError):
                await sent.acknowledged()
            if not any(row == (sent.id,) for row in own_house.rows("SELECT interaction_id FROM moves")):
                table.acted.discard((found[0].id, found[2][0].position))
        await wait_until_drawn(own_house, table)
        check_up_to_date(own_house, table)
