"""What befalls a match from outside: it goes on, or ends and leaves its channel free; nothing stays behind."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.playground import Permission
from tests.end_to_end.conftest import running
from tests.end_to_end.house import House, Table, answer, controls, house_limits, use
from tests.end_to_end.message_checks import check_up_to_date, wait_until_drawn
from tests.playground.happenings import add_bot, remove_bot
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_permission_taken_in_mid_deal_and_given_back(house: House) -> None:
    """The match goes on in direct messages; what fell behind in the channel is drawn as soon as it may be."""
    table = await Table.open(house, *house.people("ann", "bo"), computers=2, target=500)
    await table.until("play")
    house.playground.deny(table.channel, Permission.ATTACH_FILES)
    board = table.board()
    assert board is not None
    seen = len(board.revisions)
    for _ in range(2):
        found = await table.next()
        assert found is not None
        await (await table.click(*found)).acknowledged()
    await table.next()
    await house.quiet()
    assert len(board.revisions) == seen
    house.playground.allow(table.channel, Permission.ATTACH_FILES)
    await table.wait(lambda: len(board.revisions) > seen)
    await wait_until_drawn(house, table)
    check_up_to_date(house, table)


async def test_a_token_that_is_too_old_gives_way_to_the_bots_own_route(tmp_path: Path) -> None:
    async with running(tmp_path, limits=replace(house_limits(), token_lifetime=1.0)) as house:
        ann = house.person()
        table = await Table.open(house, ann, computers=3, target=500)
        for _ in range(3):
            await table.play(1)
            await asyncio.sleep(1.1)
            found = await table.next()
            assert found is not None
            await (await table.type(ann, found[2])).acknowledged()  # the hand's own token is too old by now
        await table.next()
        await wait_until_drawn(house, table)
        refused = [it for it in house.playground.log.matching(r"PATCH /webhooks/") if it.status == 401]
        assert refused, "no token was too old"


async def test_a_table_whose_people_are_all_gone_makes_room(tmp_path: Path) -> None:
    """The clock gives the last seat to a computer player; then whoever wants the channel gets it."""
    async with running(tmp_path, COMPUTER_PACE="10", REMIND_MINUTES="0.002") as house:
        ann, late = house.people("ann", "late")
        table = await Table.open(house, ann, computers=3, target=500)
        await house.quiet()
        house.two_days_pass()
        await house.restart()
        await house.until(
            lambda: (
                not house.rows(
                    "SELECT 1 FROM seats WHERE table_id = ? AND until IS NULL AND user_id IS NOT NULL", table.id
                )
            )
        )
        reply = await answer(await late.type(table.channel, "/domino new game:black-tile"))
        assert "Your table is open" in reply
        assert house.rows("SELECT state FROM tables ORDER BY id") == [("stopped",), ("lobby",)]


async def test_an_abandoned_lobby_makes_room(own_house: House) -> None:
    """It says how to open another, and its controls are gone."""
    ann, late = own_house.people("ann", "late")
    table = await Table.open(own_house, ann, computers=1, start=False)
    await own_house.quiet()
    own_house.two_days_pass()
    await own_house.restart()
    await table.wait(lambda: is_said("lobby-closed", table.lobby.content))
    assert not controls(table.lobby)
    reply = await answer(await late.type(table.channel, "/domino new game:black-tile"))
    assert "Your table is open" in reply


async def test_thrown_out_of_the_server_and_let_in_again(house: House) -> None:
    """What is open there ends, in the direct messages too: nobody plays on where the others see nothing of it."""
    table = await Table.open(house, *house.people("ann", "bo"), computers=2, target=500)
    person, _, _ = await table.until("play")
    await house.quiet()
    hand, board = table.hand(person), table.board()
    assert hand is not None
    assert board is not None
    remove_bot(house.playground)
    await table.wait(lambda: said("end-stopped-hand") in hand.content)
    assert not [it for it in controls(hand) if it.action in ("move", "pick")]
    asked = next(it for it in hand.revisions if any(control.action in ("move", "pick") for control in controls(it)))
    move = next(it for it in controls(asked) if it.action in ("move", "pick"))
    await (await use(person, hand, move, revision=asked)).answered()
    assert house.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)]
    assert house.rows("SELECT guild_id FROM removals") == [(house.playground.guild.id,)]
    seen = len(board.revisions)
    add_bot(house.playground)
    await table.wait(lambda: len(board.revisions) > seen)
    assert "was stopped" in board.content
    await house.until(lambda: not house.rows("SELECT 1 FROM removals"))
    reply = await answer(await person.type(table.channel, "/domino new game:black-tile"))
    assert "Your table is open" in reply


async def test_thrown_out_while_it_was_down(own_house: House) -> None:
    """It finds out when it is back: what is open there is closed, elsewhere all goes on."""
    house = own_house
    away = house.playground.add_guild("Elsewhere")
    ann, bo = house.people("ann", "bo")
    there = house.playground.add_person("cy", "Cy", guilds=[away])
    stays = await Table.open(house, ann, bo, computers=2, target=500)
    leaves = await Table.open(house, there, computers=3, target=500, channel=away.channel("general"))
    await house.bot.kill()
    remove_bot(house.playground, away)
    await house.bot.start()
    await house.until(lambda: house.rows("SELECT state FROM tables WHERE id = ?", leaves.id) == [("stopped",)])
    assert house.rows("SELECT guild_id FROM removals") == [(away.id,)]
    assert house.rows("SELECT state FROM tables WHERE id = ?", stays.id) == [("playing",)]
    await house.bot.kill()
    add_bot(house.playground, away)
    await house.bot.start()
    await house.until(lambda: not house.rows("SELECT 1 FROM removals"))


async def test_thrown_out_while_its_connection_was_lost(own_house: House) -> None:
    """Discord tells of it only by what is missing in a new session."""
    house = own_house
    away = house.playground.add_guild("Elsewhere")
    there = house.playground.add_person("dan", "Dan", guilds=[away])
    stays = await Table.open(house, house.person(), computers=3, target=500)
    leaves = await Table.open(house, there, computers=3, target=500, channel=away.channel("general"))
    await house.quiet()
    house.playground.gateway.drop()
    house.playground.gateway.sessions.clear()
    remove_bot(house.playground, away)
    await house.until(lambda: house.rows("SELECT guild_id FROM removals") == [(away.id,)])
    await house.until(lambda: house.rows("SELECT state FROM tables WHERE id = ?", leaves.id) == [("stopped",)])
    assert house.rows("SELECT state FROM tables WHERE id = ?", stays.id) == [("playing",)]
