"""A table message that people's messages push up is posted again below them; their words the bot never reads."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.playground import ChatMessage
from tests.end_to_end.house import House, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def table_with_talkers(house: House) -> Table:
    """A table at which two play; its message is as old as it must be to move."""
    table = await Table.open(house, *house.people("ann", "bo"), computers=2, target=500)
    await table.until("play")
    await house.quiet()
    grow_older(house, table, timedelta(seconds=30))
    return table


def grow_older(house: House, table: Table, age: timedelta) -> None:
    """As though another process had posted the table's messages, so long ago."""
    then = (datetime.now(UTC) - age).replace(tzinfo=None).isoformat(" ")
    house.change("UPDATE messages SET posted_at = ? WHERE table_id = ?", then, table.id)
    house.change("UPDATE tables SET version = version + 1, posts = posts + 1 WHERE id = ?", table.id)


async def chat(house: House, table: Table, count: int) -> list[ChatMessage]:
    """Messages of as many people."""
    people = [house.person("talker") for _ in range(count)]
    return [await person.say(table.channel, f"I am {person.user.username}") for person in people]


async def play_one(house: House, table: Table) -> None:
    found = await table.next()
    assert found is not None
    await (await table.click(*found)).acknowledged()
    await table.next()
    await house.quiet()


@pytest.mark.parametrize("restarted", [False, True])
async def test_seven_messages_bury_it(house: House, restarted: bool) -> None:
    table = await table_with_talkers(house)
    old = table.board()
    assert old is not None
    chat_messages = await chat(house, table, 7)
    assert all(not message.pings for message in chat_messages)
    if restarted:
        await house.restart()
    await play_one(house, table)
    board = table.board()
    assert board is not None
    assert board is not old
    assert old not in table.seated[0].timeline(table.channel)
    assert table.channel.live()[-1] is board
    await chat(house, table, 7)
    grow_older(house, table, timedelta())  # however long the machine has taken, it has just moved
    await play_one(house, table)
    assert table.board() is board, "it has moved twice within twenty seconds"
    assert house.rows("SELECT count(*) FROM leftovers") == [(0,)]


async def test_it_stays_while_it_is_among_the_last_six(house: House) -> None:
    table = await table_with_talkers(house)
    old = table.board()
    grow_older(house, table, timedelta(minutes=49))
    await chat(house, table, 5)
    await play_one(house, table)
    assert table.board() is old


async def test_it_is_posted_again_after_fifty_minutes(house: House) -> None:
    table = await table_with_talkers(house)
    old = table.board()
    grow_older(house, table, timedelta(minutes=51))
    await play_one(house, table)
    assert table.board() is not old
    assert old not in table.seated[0].timeline(table.channel)
