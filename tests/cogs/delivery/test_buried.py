"""A table message that people's messages push up is posted again below them; their words the bot never reads."""

from datetime import UTC, datetime, timedelta

from bot.playground import ChatMessage
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table


async def table_with_talkers(bench: Bench) -> Table:
    """A table at which two play; its message is as old as it must be to move."""
    table = await Table.open(bench, *bench.people("ann", "bo"), computers=2, target=500)
    await table.until("play")
    await bench.idle()
    grow_older(bench, table, timedelta(seconds=30))
    return table


def grow_older(bench: Bench, table: Table, age: timedelta) -> None:
    """As though another process had posted the table's messages, so long ago."""
    then = (datetime.now(UTC) - age).replace(tzinfo=None).isoformat(" ")
    bench.change("UPDATE messages SET posted_at = ? WHERE table_id = ?", then, table.id)
    bench.change("UPDATE tables SET version = version + 1, posts = posts + 1 WHERE id = ?", table.id)


async def chat(bench: Bench, table: Table, count: int) -> list[ChatMessage]:
    """Messages of as many people."""
    people = [bench.person("talker") for _ in range(count)]
    return [await person.say(table.channel, f"I am {person.user.username}") for person in people]


async def play_one(bench: Bench, table: Table) -> None:
    found = await table.next()
    assert found is not None
    await (await table.click(*found)).acknowledged()
    await table.next()
    await bench.idle()


async def test_seven_messages_bury_it(bench: Bench) -> None:
    table = await table_with_talkers(bench)
    old = table.board()
    assert old is not None
    chat_messages = await chat(bench, table, 7)
    assert all(not message.pings for message in chat_messages)
    await play_one(bench, table)
    board = table.board()
    assert board is not None
    assert board is not old
    assert old not in table.seated[0].timeline(table.channel)
    assert table.channel.live()[-1] is board
    await chat(bench, table, 7)
    grow_older(bench, table, timedelta())  # however long the machine has taken, it has just moved
    await play_one(bench, table)
    assert table.board() is board, "it has moved twice within twenty seconds"
    assert bench.rows("SELECT count(*) FROM leftovers WHERE table_id = ?", table.id) == [(0,)]


async def test_it_stays_while_it_is_among_the_last_six(bench: Bench) -> None:
    table = await table_with_talkers(bench)
    old = table.board()
    grow_older(bench, table, timedelta(minutes=49))
    await chat(bench, table, 5)
    await play_one(bench, table)
    assert table.board() is old


async def test_it_is_posted_again_after_fifty_minutes(bench: Bench) -> None:
    table = await table_with_talkers(bench)
    old = table.board()
    grow_older(bench, table, timedelta(minutes=51))
    await play_one(bench, table)
    assert table.board() is not old
    assert old not in table.seated[0].timeline(table.channel)
