"""A table in a thread, or in a post of a forum: archived in mid-deal it is woken by what goes on at the table."""

from bot.playground import ChatChannel, ChatMessage, Permission
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, answer, offers
from tests.end_to_end.message_checks import check_up_to_date, wait_until_drawn
from tests.playground.happenings import add_thread, archive, delete_channel, unarchive
from tests.said import said


def thread_of(bench: Bench) -> ChatChannel:
    return add_thread(bench.playground, "a quiet corner", bench.channel())


async def table_in_a_thread(bench: Bench) -> tuple[Table, ChatMessage]:
    """A table in mid-deal, and its message."""
    ann, bo = bench.people("ann", "bo")
    table = await Table.open(bench, ann, bo, computers=2, target=500, channel=thread_of(bench))
    await table.until("play")
    await bench.idle()
    board = table.board()
    assert board is not None
    return table, board


async def play_two(bench: Bench, table: Table) -> None:
    """Two moves by direct message; nobody has to look into the thread."""
    for _ in range(2):
        found = await table.next()
        assert found is not None
        await (await table.click(*found)).acknowledged()
    await table.next()
    await bench.idle()


async def test_an_archived_thread_is_woken_by_the_match(bench: Bench) -> None:
    table, board = await table_in_a_thread(bench)
    seen = len(board.revisions)
    archive(bench.playground, table.channel)
    await play_two(bench, table)
    assert table.channel.thread is not None
    assert not table.channel.thread.archived
    assert len(board.revisions) > seen
    await wait_until_drawn(bench, table)
    check_up_to_date(bench, table)
    assert table.channel.live().count(board) == 1


async def test_a_locked_thread_is_left_alone_until_it_is_unlocked(bench: Bench) -> None:
    table, board = await table_in_a_thread(bench)
    seen = len(board.revisions)
    archive(bench.playground, table.channel, locked=True)
    await play_two(bench, table)
    assert table.channel.thread is not None
    assert table.channel.thread.archived
    assert len(board.revisions) == seen
    unarchive(bench.playground, table.channel)
    await table.wait(lambda: len(board.revisions) > seen)
    await wait_until_drawn(bench, table)
    check_up_to_date(bench, table)


async def test_a_stopped_table_does_not_wake_its_thread(bench: Bench) -> None:
    """Its message says so as soon as somebody else has woken it."""
    table, board = await table_in_a_thread(bench)
    ann, bo = table.seated
    await (await ann.type(table.channel, "/domino leave")).answered()
    await bench.idle()
    archive(bench.playground, table.channel)
    question = await (await bo.type(table.channel, "/domino leave")).answered()
    await (await bo.click(question, label="Leave")).acknowledged()
    await bench.idle()
    assert bench.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)]
    assert table.channel.thread is not None
    assert table.channel.thread.archived
    assert offers(board, "hand")
    unarchive(bench.playground, table.channel)
    await table.wait(lambda: not offers(board, "hand"))


async def test_the_permission_to_write_in_threads_is_named(bench: Bench) -> None:
    thread, ann = thread_of(bench), bench.person()
    assert thread.thread is not None
    bench.playground.deny(thread.thread.parent, Permission.SEND_MESSAGES)
    bench.playground.deny(thread.thread.parent, Permission.SEND_MESSAGES_IN_THREADS)
    reply = await answer(await ann.type(thread, "/domino new game:black-tile"))
    assert said("permission-send-messages-in-threads") in reply
    assert "in #a quiet corner" in reply
    bench.playground.allow(thread.thread.parent, Permission.SEND_MESSAGES_IN_THREADS)
    reply = await answer(await ann.type(thread, "/domino new game:black-tile"))
    assert "Your table is open" in reply


async def test_a_table_goes_with_its_thread(bench: Bench) -> None:
    table, _ = await table_in_a_thread(bench)
    delete_channel(bench.playground, table.channel)
    await bench.until(lambda: bench.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)])
