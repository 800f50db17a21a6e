"""kill -9, and start again: the table stands where its last move left it, the old buttons work, nothing comes twice."""

import random
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cogs.tournament.playing import Tournament
from tests.end_to_end.conftest import running
from tests.end_to_end.house import MATCH_TIME, House, Table
from tests.end_to_end.message_checks import check_up_to_date, wait_until_drawn
from tests.said import is_said, said

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


async def test_a_bot_killed_as_it_opens_a_thread_and_between_rounds_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path, COMPUTER_PACE="0.02") as house:
        people = house.people("ann", "bo")
        tournament = await Tournament.open(house, *people)
        async with house.killed_after(r"^POST /channels/\d+/threads$"):
            await people[0].click(tournament.message, label="Start")
        house.change("UPDATE contests SET due_at = created_at")  # as though time had passed
        await house.restart()
        await tournament.wait(tournament.threads)
        threads = tournament.threads()
        await tournament.play(lambda: tournament.posts(words="after round 1 of 2"))
        await house.restart()
        await tournament.play(tournament.final)
        assert tournament.threads() == threads
        assert len(threads) == 1
        assert len(tournament.posts(words="after round 1 of 2")) == 1
        await tournament.wait(lambda: len(tournament.ended()) == 2)
        assert len(await tournament.records()) == 2
