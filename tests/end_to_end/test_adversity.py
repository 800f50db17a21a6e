"""A match that no one goes on with, or that the bot was thrown out of: it ends, and leaves its channel free."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.end_to_end.conftest import running
from tests.end_to_end.controls import controls
from tests.end_to_end.house import House, Table, answer
from tests.playground.happenings import add_bot, remove_bot
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A house whose clocks remind at once, and in which a seat is kept for a day."""
    async with running(tmp_path_factory.mktemp("house"), REMIND_MINUTES="0.002", TABLE_CLOCK="post") as made:
        yield made


async def after_two_days(house: House) -> None:
    await house.idle()
    house.two_days_pass()
    await house.restart()


async def test_a_table_whose_people_are_all_gone_makes_room(house: House) -> None:
    """The clock gives the last seat to a computer player; then anyone gets the channel."""
    ann, late = house.people("ann", "late")
    table = await Table.open(house, ann, computers=3, target=500)
    await after_two_days(house)
    seated = "SELECT 1 FROM seats WHERE table_id = ? AND until IS NULL AND user_id IS NOT NULL"
    await house.until(lambda: not house.rows(seated, table.id))
    assert "Your table is open" in await answer(await late.type(table.channel, "/domino new game:black-tile"))
    states = house.rows("SELECT state FROM tables WHERE channel_id = ? ORDER BY id", table.channel.id)
    assert states == [("stopped",), ("lobby",)]


async def test_a_seat_given_away_is_taken_back_by_one_press(house: House) -> None:
    """By direct message, and, where these are closed, by the hand's button on the table."""
    ann, bo = house.people("ann", "bo")
    bo.close_dms()
    table = await Table.open(house, ann, bo, computers=2, target=500)
    await after_two_days(house)
    await table.wait(lambda: is_said("hand-left", ann.dms()[-1].content))
    gone = ann.dms()[-1]
    await (await ann.click(gone, label=said("button-return"))).acknowledged()
    await table.wait(lambda: is_said("lobby-back-hand-below", gone.content))
    his = "SELECT 1 FROM seats WHERE table_id = ? AND until IS NULL AND user_id = ?"
    await house.until(lambda: not house.rows(his, table.id, bo.id))
    await house.idle()
    board = table.board()
    assert board is not None
    shown = await (await bo.click(board, label="My hand")).answered()
    assert is_said("hand-left", shown.content)
    await (await bo.click(shown, label=said("button-return"))).acknowledged()
    await table.wait(lambda: is_said("lobby-back-hand-below", shown.content))


async def test_an_abandoned_lobby_makes_room(house: House) -> None:
    """It says how to open another, and its controls are gone."""
    ann, late = house.people("ann", "late")
    table = await Table.open(house, ann, computers=1, start=False)
    await after_two_days(house)
    await table.wait(lambda: is_said("lobby-closed", table.lobby.content))
    assert not controls(table.lobby)
    assert "Your table is open" in await answer(await late.type(table.channel, "/domino new game:black-tile"))


async def test_a_server_that_was_left_while_the_bot_was_down(house: House) -> None:
    """It finds out when it is back: what is open there is closed, elsewhere all goes on."""
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
