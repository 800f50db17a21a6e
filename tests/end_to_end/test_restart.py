"""What a restart must not forget: who sits where, what messages show, who was reminded, what is to be deleted."""

from pathlib import Path

import pytest

from bot.playground import ChatMessage
from tests.end_to_end.conftest import running
from tests.end_to_end.house import House, Table
from tests.end_to_end.message_checks import check_up_to_date, wait_until_drawn
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
DOWN = r"(PATCH|POST|DELETE) /(channels|webhooks)/"


async def test_a_seat_handed_over_before_a_crash_is_shown_after_it(house: House) -> None:
    """And one taken back: the position is the same, the names are not."""
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, computers=2, target=500)
    asked, _, _ = await table.until("play")
    left = bo if asked is ann else ann
    name = left.user.global_name
    for command, shown in (("/domino leave", True), ("/domino join", False)):
        await house.quiet()
        house.playground.faults.answer(500, times=500, where=DOWN)
        await (await left.type(table.channel, command)).acknowledged()
        await house.until(lambda shown=shown: (current(house, table, name) != name) is shown)
        await house.bot.kill()
        house.playground.faults.clear()
        await house.bot.start()
        await table.wait(lambda shown=shown: (said("seat-computer-for", name=name) in pictured(table.board())) is shown)


def current(house: House, table: Table, name: str | None) -> str:
    """Who sits now where that person sat."""
    query = "SELECT name FROM seats WHERE table_id = ? AND until IS NULL AND name LIKE ?"
    return house.rows(query, table.id, f"{name}%")[0][0]


def pictured(message: ChatMessage | None) -> str:
    """What a message's picture shows, from its alt text."""
    assert message is not None
    return message.attachments[0].description or ""


async def test_nothing_is_drawn_again_that_is_not_behind(house: House) -> None:
    table = await Table.open(house, *house.people("ann", "bo"), computers=2, target=500)
    await table.until("play")
    await house.quiet()
    written = "SELECT id FROM tables WHERE show_by IS NULL AND id = ?"  # else a crash may cost a redraw
    await house.until(lambda: house.rows(written, table.id))
    before = house.playground.log.count
    await house.restart()
    await house.quiet()
    calls = [str(it) for it in house.playground.log.entries[before:] if "/messages" in it.path]
    assert not calls


def reminders(table: Table) -> list[ChatMessage]:
    return [message for message in table.channel.messages.values() if is_said("clock-reminder", message.content)]


async def test_a_reminder_is_sent_once_and_removed_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, REMIND_MINUTES="0.02") as house:
        table = await Table.open(house, *house.people("ann", "bo"), computers=2, target=500)
        found = await table.until("play")
        (first,) = await table.wait(
            lambda: [reminder for reminder in reminders(table) if found[0].id in reminder.pings]
        )
        await house.until(
            lambda: house.rows("SELECT message_id FROM messages WHERE kind = 'reminder'") == [(first.id,)]
        )
        await house.restart()
        await house.quiet(2.5)  # longer than the clock
        assert [
            reminder for reminder in reminders(table) if found[0].id in reminder.pings and not reminder.deleted_at
        ] == [first]
        assert reminders(table)[-1] is first
        await (await table.click(*found)).acknowledged()
        await table.wait(lambda: first.deleted_at)


@pytest.mark.parametrize("killed", ["when it is replaced", "when it is to be deleted"])
async def test_an_old_table_message_is_deleted_however_often_that_fails(house: House, killed: str) -> None:
    ann = house.person()
    table = await Table.open(house, ann, computers=3, target=500)
    await table.until("play")
    await house.quiet()
    old = table.board()
    assert old is not None
    house.playground.faults.answer(503, times=500, where="DELETE /channels/")
    await ann.type(table.channel, "/domino table")
    await table.wait(lambda: table.board() is not old)
    if killed != "when it is replaced":
        await house.until(lambda: house.rows("SELECT message_id FROM leftovers") == [(old.id,)])
    assert old.deleted_at is None
    await house.bot.kill()
    house.playground.faults.clear()
    await house.bot.start()
    await table.wait(lambda: old.deleted_at, 40)
    await house.until(lambda: house.rows("SELECT message_id FROM leftovers") == [])
    await wait_until_drawn(house, table)
    check_up_to_date(house, table)
