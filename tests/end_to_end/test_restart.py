"""A restart must not forget who sits where, what messages show, who was reminded and what is to be deleted."""

from pathlib import Path

import pytest

from bot.playground import ChatMessage
from tests.end_to_end.conftest import running
from tests.end_to_end.controls import offers, press
from tests.end_to_end.house import House, Table, answer
from tests.end_to_end.message_checks import check_up_to_date, following, play_a_deal, wait_until_drawn
from tests.end_to_end.practice import Practice
from tests.playground.happenings import add_thread, delete_channel
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
        await house.idle()
        house.playground.faults.answer(500, times=500, where=DOWN)
        await (await left.type(table.channel, command)).acknowledged()
        await house.until(lambda shown=shown: (current(house, table, name) != name) is shown)
        await house.bot.kill()
        house.playground.faults.clear()
        await house.bot.start()
        await table.wait(lambda shown=shown: (said("seat-computer-for", name=name) in pictured(table.board())) is shown)


def current(house: House, table: Table, name: str | None) -> str:
    """The player who now has that person's seat."""
    query = "SELECT name FROM seats WHERE table_id = ? AND until IS NULL AND name LIKE ?"
    return house.rows(query, table.id, f"{name}%")[0][0]


def pictured(message: ChatMessage | None) -> str:
    """The facts that a message's picture shows, from its alt text."""
    assert message is not None
    return message.attachments[0].description or ""


async def test_nothing_is_drawn_again_that_is_not_behind(house: House) -> None:
    table = await Table.open(house, *house.people("ann", "bo"), computers=2, target=500)
    await table.until("play")
    await house.idle()
    written = "SELECT id FROM tables WHERE show_by IS NULL AND id = ?"  # else a crash may cost a redraw
    await house.until(lambda: house.rows(written, table.id))
    before = house.playground.log.count
    await house.restart()
    await house.idle()
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
        await house.idle()
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
    await house.idle()
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
    await table.wait(lambda: old.deleted_at)
    await house.until(lambda: house.rows("SELECT message_id FROM leftovers") == [])
    await wait_until_drawn(house, table)
    check_up_to_date(house, table)


async def test_a_consent_asked_for_before_a_kill_is_given_after_it(house: House) -> None:
    ann, bo, cy = people = house.people("ann", "bo", "cy")
    table = await Table.open(house, *people, players=3)
    found = await table.until("play")
    await (await table.click(*found)).acknowledged()
    hand = await table.wait(lambda: (it := table.hand(found[0])) and offers(it, "undo") and it)
    await (await found[0].click(hand, label=said("undo-button"))).acknowledged()
    board: ChatMessage = await table.wait(lambda: (it := table.board()) and offers(it, "agree") and it)
    await house.restart()
    for other in (it for it in (ann, bo, cy) if it is not found[0]):
        await (await other.click(board, label=said("consent-yes"))).acknowledged()
    await table.wait(lambda: is_said("undo-done", board.content))
    await table.play(3)


async def test_a_rematch_begins_after_a_kill_between_the_last_join_and_the_start(house: House) -> None:
    ann, bo = people = house.people("ann", "bo")
    table = await Table.open(house, *people, computers=1, players=3, target=1)
    final = await table.play()
    assert final is not None
    await (await bo.click(final, label="Rematch")).acknowledged()
    await table.wait(lambda: any(offers(it, "join") and ann.id in it.pings for it in ann.timeline(table.channel)))
    await house.bot.kill()
    number = house.rows("SELECT max(id) FROM tables")[0][0]
    house.change(  # what the bot commits when Ann joins: she has the seat she had
        'INSERT INTO seats (table_id, seat, user_id, name, interaction_id, since, dm_closed, "order") '
        "VALUES (?, 0, ?, 'Ann', 1309876543210987654, 0, 0, '')",
        number,
        ann.id,
    )
    now = "strftime('%Y-%m-%d %H:%M:%f000', 'now')"
    house.change(f"UPDATE tables SET version = version + 1, due_at = {now} WHERE id = ?", number)
    await house.bot.start()
    await table.wait(lambda: (board := table.board()) and table.number(board) == number)


async def test_a_practice_match_and_its_rematch_survive_a_kill(house: House) -> None:
    ann = house.person("ann")
    table = await Practice.open(house, ann, ann.dm, game="black-tile", target=5)
    await table.play(3)
    await house.restart()
    await table.play()
    first, find = table.table, "SELECT id FROM tables WHERE host_id = ? AND state = 'playing'"
    final = await table.until("rematch")
    await (await press(ann, final, "rematch")).acknowledged()
    await house.until(lambda: house.rows(find, ann.id))
    table.table = house.rows(find, ann.id)[0][0]
    assert table.table != first
    await house.playground.wait_for(table.asked)
    await house.restart()
    await table.play()
    assert table.state == "finished"
    await house.playground.wait_for(lambda: sum(offers(it, "rematch") for it in table.shown()) == 2)


async def test_a_thread_deleted_while_the_bot_was_off_is_noticed(house: House) -> None:
    ann, bo, cy = house.people("ann", "bo", "cy")
    lounge, thread = house.channel(), add_thread(house.playground, "a corner", house.channel())
    assert await (await Table.open(house, ann, bo, computers=2, target=1, channel=thread)).play() is not None
    table = await Table.open(house, ann, bo, computers=2, target=500, channel=thread)
    await table.until("play")
    await wait_until_drawn(house, table)  # else the bot finds it out itself, as it draws what is behind
    await house.bot.kill()
    delete_channel(house.playground, thread)
    await house.bot.start()
    past = "Past matches"
    assert past in await answer(await cy.command(lounge, "history", player=ann))
    found = await table.next()
    assert found is not None
    await (await table.click(*found)).acknowledged()
    await house.until(lambda: house.rows("SELECT kind FROM channels WHERE id = ?", thread.id) == [("deleted",)])
    assert past not in await answer(await cy.command(lounge, "history", player=ann))
    await house.until(lambda: house.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)])


async def test_a_deal_that_has_just_ended_stands_as_it_was_after_a_kill(tmp_path: Path) -> None:
    """Nothing follows until it has been seen."""
    async with running(tmp_path, COMPUTER_PACE="10") as house:
        table, board = await play_a_deal(house)
        assert following(table, board) == []
        shown = len(board.revisions)
        await house.until(lambda: house.rows("SELECT 1 FROM tables WHERE show_by IS NULL AND id = ?", table.id))
        await house.restart()
        await house.idle()
        assert following(table, board) == []
        assert len(board.revisions) == shown, "it still shows the last trick"
        assert offers(board, "next")
        await house.bot.kill()
        # The last trick stays for 80 seconds, and the poster of a moon, if there was one, for 100 more.
        house.change("UPDATE moves SET at = datetime(at, '-190 seconds') WHERE table_id = ?", table.id)
        earlier = "strftime('%Y-%m-%d %H:%M:%f000', due_at, '-190 seconds')"
        house.change(f"UPDATE tables SET due_at = {earlier} WHERE id = ?", table.id)
        await house.bot.start()
        await table.wait(lambda: table.board() is not board and not offers(board, "next"))
        await wait_until_drawn(house, table)
        check_up_to_date(house, table)
