"""Who is pinged, what a play costs in calls, and names that would like to do harm."""

import asyncio
from pathlib import Path

import pytest

from bot.playground import ChatMessage, UserClient
from tests.end_to_end.conftest import running
from tests.end_to_end.house import House, Table, answer, controls
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


def everything(table: Table) -> list[ChatMessage]:
    """Every message of the table's channel and its people's, deleted ones too."""
    channels = [table.channel, *(person.dm for person in table.seated)]
    return [message for channel in channels for message in channel.messages.values()]


async def test_only_the_winners_are_pinged_and_whoever_is_to_act(house: House) -> None:
    people = house.people("ann", "bo", "cy", "di")
    table = await Table.open(house, *people, target=5)
    final = await table.play()
    assert final is not None
    await house.quiet()
    totals = house.rows("SELECT seat, won FROM match_results WHERE table_id = ? ORDER BY seat", table.id)
    assert final.pings == {people[seat].id for seat, won in totals if won}
    ours = [message for message in everything(table) if message.author is house.playground.world.bot]
    for message in ours:
        assert message is final or not message.pings, message.content
        assert all(not revision.pings for revision in message.revisions[1:])
    for entry in house.playground.log.entries:
        if entry.method == "PATCH" and isinstance(entry.body, dict) and "content" in entry.body:
            allowed = entry.body.get("allowed_mentions")
            assert allowed is not None
            users = allowed.get("users", [])  # so that the name behind the mention is shown; an edit notifies nobody
            assert len(users) <= 1
            assert all(f"<@{user}>" in entry.body["content"] for user in users)
            assert allowed["parse"] == []


async def test_a_table_posted_anew_names_the_one_to_act_and_pings_nobody(house: House) -> None:
    """When that happens is the clock's affair, as each likes."""
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, computers=2, target=500)
    asked, _, _ = await table.until("play")
    old = table.board()
    await answer(await ann.type(table.channel, "/domino table"))
    board = await table.wait(lambda: (new := table.board()) is not old and new)
    assert asked.mention in board.content
    assert not board.pings


def mentions(table: Table, person: UserClient) -> list[ChatMessage]:
    """The messages of the channel that pinged somebody."""
    return [message for message in table.channel.messages.values() if person.id in message.pings]


def likes(house: House, person: UserClient, ping: str) -> None:
    house.change("INSERT INTO preferences (user_id, style, ping) VALUES (?, '', ?)", person.id, ping)


async def test_who_wishes_it_is_mentioned_at_once_where_no_direct_message_reaches_them(tmp_path: Path) -> None:
    """Once a turn, after a restart too; the mention goes with the play. The other waits for the usual minute."""
    async with running(tmp_path, REMIND_MINUTES="10") as house:
        ann, bo = house.people("ann", "bo")
        likes(house, ann, "always")
        ann.close_dms()
        table = await Table.open(house, ann, bo, computers=2, target=500)
        await table.wait(lambda: mentions(table, ann))
        first = mentions(table, ann)
        assert is_said("clock-reminder", first[0].content)
        assert "takes over <t:" in first[0].content
        await house.restart()
        await house.quiet(1.0)
        assert mentions(table, ann) == first
        board = table.board()
        assert board is not None
        private = await (await ann.click(board, label="My hand")).answered()
        (pick,) = [it for it in controls(private) if it.action == "pick"]
        table.moved(ann, [pick])
        await ann.choose(private, pick.values[: pick.count], custom_id=pick.custom_id)
        found = await table.until("pass")
        assert found[0] is bo
        await (await table.click(*found)).acknowledged()
        await table.wait(lambda: first[0].deleted_at)
        assert not mentions(table, bo)


async def test_a_game_on_the_table_alone_mentions_at_once_too(tmp_path: Path) -> None:
    """When there is something to decide; tiles that are turned by themselves ping nobody."""
    async with running(tmp_path, REMIND_MINUTES="10") as house:
        ann, bo = house.people("ann", "bo")
        likes(house, ann, "always")
        table = await Table.open(house, ann, bo, computers=2, game="blind-hughie", target=1000)
        async with asyncio.timeout(30):
            while not (found := mentions(table, ann)):
                if asked := table.asked(bo):
                    await (await table.click(bo, *asked)).acknowledged()
                await asyncio.sleep(0.05)
        asked = await table.wait(lambda: (it := table.asked(ann)) and len(it[1]) > 1 and it)
        await (await table.click(ann, *asked)).acknowledged()
        await table.wait(lambda: found[0].deleted_at)
        assert not mentions(table, bo)


async def test_who_never_wants_it_is_not_mentioned_and_a_direct_message_is_enough(tmp_path: Path) -> None:
    async with running(tmp_path, REMIND_MINUTES="0.01") as house:
        ann, bo, cy = house.people("ann", "bo", "cy")
        likes(house, ann, "never")
        likes(house, bo, "always")
        table = await Table.open(house, ann, bo, cy, computers=1, target=500)
        (reminder,) = await table.wait(lambda: mentions(table, cy))
        assert reminder.pings == {cy.id}
        await house.quiet(1.0)
        assert not mentions(table, ann)
        assert not mentions(table, bo)


async def test_whose_time_is_over_comes_back_by_one_press(tmp_path: Path) -> None:
    """By direct message, and, where these are closed, by the hand's button on the table."""
    async with running(tmp_path, REMIND_MINUTES="0.002", TABLE_CLOCK="post") as house:
        ann, bo = house.people("ann", "bo")
        bo.close_dms()
        table = await Table.open(house, ann, bo, computers=2, target=500)
        await house.quiet()
        house.two_days_pass()
        await house.restart()
        await table.wait(lambda: any(is_said("hand-left", message.content) for message in ann.dms()))
        told = next(message for message in ann.dms() if is_said("hand-left", message.content))
        await (await ann.click(told, label=said("button-return"))).acknowledged()
        await table.wait(lambda: is_said("lobby-back-hand-below", told.content))

        async def offered() -> ChatMessage | None:
            board = table.board()
            shown = await (await bo.click(board, label="My hand")).answered() if board else None
            return shown if shown and is_said("hand-left", shown.content) else None

        async with asyncio.timeout(20):
            while (shown := await offered()) is None:  # noqa: ASYNC110 - nobody tells when it comes about
                await asyncio.sleep(0.2)
        await (await bo.click(shown, label=said("button-return"))).acknowledged()
        await table.wait(lambda: is_said("lobby-back-hand-below", shown.content))
