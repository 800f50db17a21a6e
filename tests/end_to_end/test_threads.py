"""A table in a thread, or in a post of a forum: archived in mid-deal it is woken by what goes on at the table."""

import pytest

from bot.playground import ChatChannel, ChatMessage, Permission
from tests.end_to_end.house import House, Table, answer, offers
from tests.end_to_end.message_checks import check_up_to_date, wait_until_drawn
from tests.playground.happenings import add_thread, archive, delete_channel, unarchive
from tests.said import said

pytestmark = pytest.mark.asyncio(loop_scope="module")


def thread_of(house: House) -> ChatChannel:
    return add_thread(house.playground, "a quiet corner", house.channel())


async def table_in_a_thread(house: House) -> tuple[Table, ChatMessage]:
    """A table in mid-deal, and its message."""
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, computers=2, target=500, channel=thread_of(house))
    await table.until("play")
    await house.quiet()
    board = table.board()
    assert board is not None
    return table, board


async def play_two(house: House, table: Table) -> None:
    """Two moves by direct message; nobody has to look into the thread."""
    for _ in range(2):
        found = await table.next()
        assert found is not None
        await (await table.click(*found)).acknowledged()
    await table.next()
    await house.quiet()


async def test_an_archived_thread_is_woken_by_the_match(house: House) -> None:
    table, board = await table_in_a_thread(house)
    seen = len(board.revisions)
    archive(house.playground, table.channel)
    await play_two(house, table)
    assert table.channel.thread is not None
    assert not table.channel.thread.archived
    assert len(board.revisions) > seen
    await wait_until_drawn(house, table)
    check_up_to_date(house, table)
    assert table.channel.live().count(board) == 1


async def test_a_locked_thread_is_left_alone_until_it_is_unlocked(house: House) -> None:
    table, board = await table_in_a_thread(house)
    seen = len(board.revisions)
    archive(house.playground, table.channel, locked=True)
    await play_two(house, table)
    assert table.channel.thread is not None
    assert table.channel.thread.archived
    assert len(board.revisions) == seen
    unarchive(house.playground, table.channel)
    await table.wait(lambda: len(board.revisions) > seen)
    await wait_until_drawn(house, table)
    check_up_to_date(house, table)


async def test_a_stopped_table_does_not_wake_its_thread(house: House) -> None:
    """Its message says so as soon as somebody else has woken it."""
    table, board = await table_in_a_thread(house)
    ann, bo = table.seated
    await (await ann.type(table.channel, "/domino leave")).answered()
    await house.quiet()
    archive(house.playground, table.channel)
    question = await (await bo.type(table.channel, "/domino leave")).answered()
    await (await bo.click(question, label="Leave")).acknowledged()
    await house.quiet()
    assert house.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)]
    assert table.channel.thread is not None
    assert table.channel.thread.archived
    assert offers(board, "hand")
    unarchive(house.playground, table.channel)
    await table.wait(lambda: not offers(board, "hand"))


async def test_what_is_needed_to_write_in_a_thread_is_asked_for_by_name(house: House) -> None:
    thread, ann = thread_of(house), house.person()
    assert thread.thread is not None
    house.playground.deny(thread.thread.parent, Permission.SEND_MESSAGES)
    house.playground.deny(thread.thread.parent, Permission.SEND_MESSAGES_IN_THREADS)
    reply = await answer(await ann.type(thread, "/domino new game:black-tile"))
    assert said("permission-send-messages-in-threads") in reply
    assert "in #a quiet corner" in reply
    house.playground.allow(thread.thread.parent, Permission.SEND_MESSAGES_IN_THREADS)
    reply = await answer(await ann.type(thread, "/domino new game:black-tile"))
    assert "Your table is open" in reply


async def test_a_table_goes_with_its_thread(house: House) -> None:
    table, _ = await table_in_a_thread(house)
    delete_channel(house.playground, table.channel)
    await house.until(lambda: house.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)])
