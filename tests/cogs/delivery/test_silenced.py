"""The bot is timed out, its thread is archived or locked, what it posted is deleted: it says so, and catches up."""

import logging
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest

from bot import clock
from bot.playground import ChatChannel, ChatMessage, Permission
from tests.clock import CLOCK
from tests.cogs.conftest import Bench
from tests.cogs.delivery.hands import board_of
from tests.end_to_end.controls import DECIDES, offers
from tests.end_to_end.house import Table, answer
from tests.end_to_end.message_checks import check_up_to_date, wait_until_drawn
from tests.playground.happenings import add_thread, archive, delete_channel, lock, time_out, unarchive
from tests.said import is_said, said
from tests.table.people import until


@pytest.fixture
def channel(bench: Bench) -> Iterator[ChatChannel]:
    """A new channel; in the end the bot is timed out no more."""
    yield bench.channel()
    time_out(bench.playground, None)


@pytest.fixture
def thread(bench: Bench, channel: ChatChannel) -> ChatChannel:
    return add_thread(bench.playground, "a quiet corner", channel)


def time_out_for(bench: Bench, time: timedelta) -> datetime:
    until_then = clock.now() + time
    time_out(bench.playground, until_then)
    return until_then


def public(channel: ChatChannel) -> list[ChatMessage]:
    return [it for it in channel.live() if not it.ephemeral]


@pytest.mark.parametrize("command", ["domino new", "domino table"])
async def test_a_timed_out_bot_says_so_and_until_when(bench: Bench, channel: ChatChannel, command: str) -> None:
    options = {"game": "black-tile"} if command == "domino new" else {}
    if command == "domino table":
        await bench.table(bench.ann, computers=3, channel=channel)
    end = time_out_for(bench, timedelta(hours=1))
    await bench.heard()
    before = bench.playground.limiter.invalid_requests
    said_now = await answer(await bench.ann.command(channel, command, **options))
    assert said_now == said("refused-timed-out", until=f"<t:{end.timestamp():.0f}:f>")
    assert bench.playground.limiter.invalid_requests == before


async def lobby_of(bench: Bench, channel: ChatChannel) -> None:
    """A lobby whose message was deleted: the next change posts it again."""
    await bench.table(bench.ann, channel=channel, start=False)
    for message in public(channel):
        bench.playground.messages.delete(message)


async def bea_joins_unseen(bench: Bench, channel: ChatChannel) -> None:
    await bench.heard()
    await (await bench.bea.command(channel, "domino join")).answered()
    await bench.idle()
    assert not public(channel)


def shows_bea(channel: ChatChannel) -> bool:
    """True if the lobby's picture, which alone names those who sit there, shows her."""
    return any("Bea" in (shown.description or "") for it in public(channel) for shown in it.attachments)


@pytest.mark.parametrize("end", ["moderator", "time"])
async def test_missing_messages_are_posted_when_a_timeout_ends(bench: Bench, channel: ChatChannel, end: str) -> None:
    await lobby_of(bench, channel)
    time_out_for(bench, timedelta(hours=1))
    await bea_joins_unseen(bench, channel)
    if end == "moderator":
        time_out(bench.playground, None)
    else:  # Discord tells no one
        bench.playground.guild.members[bench.playground.world.bot.id].pop("communication_disabled_until", None)
        CLOCK.hold()
        await CLOCK.advance(timedelta(hours=1, seconds=2))
        CLOCK.release()
    await until(lambda: shows_bea(channel))


async def test_a_locked_thread_is_named_and_caught_up_when_it_is_unlocked(bench: Bench, thread: ChatChannel) -> None:
    await lobby_of(bench, thread)
    lock(bench.playground, thread)
    await bea_joins_unseen(bench, thread)
    assert await answer(await bench.ann.command(thread, "domino table")) == said("refused-thread-locked")
    lock(bench.playground, thread, locked=False)
    await until(lambda: shows_bea(thread))


async def test_any_other_refusal_is_told_too(bench: Bench, channel: ChatChannel) -> None:
    bench.playground.faults.answer(403, 1, f"POST /channels/{channel.id}/messages", code=50013)
    assert is_said("refused-unposted", await answer(await bench.ann.command(channel, "domino new", game="black-tile")))
    assert not public(channel)
    assert is_said("done-table-again", await answer(await bench.ann.command(channel, "domino table")))
    assert public(channel)


async def mid_deal(bench: Bench, channel: ChatChannel) -> Table:
    table = await Table.open(bench, *bench.people("ann", "bo"), computers=2, target=500, channel=channel)
    await table.until("play")
    await bench.idle()
    return table


@pytest.mark.parametrize("locked", [False, True])
async def test_an_archived_thread_is_woken_by_play_once_it_is_not_locked(
    bench: Bench, thread: ChatChannel, *, locked: bool
) -> None:
    """Two moves are made by direct message; no one has to look into the thread."""
    table = await mid_deal(bench, thread)
    board = board_of(table)
    seen = len(board.revisions)
    archive(bench.playground, thread, locked=locked)
    await table.play(2)
    await table.next()
    await bench.idle()
    assert thread.metadata["archived"] is locked
    assert (len(board.revisions) == seen) is locked
    if locked:
        unarchive(bench.playground, thread)
        await table.wait(lambda: len(board.revisions) > seen)
    await wait_until_drawn(bench, table)
    check_up_to_date(bench, table)
    assert thread.live().count(board) == 1


async def test_a_stopped_table_does_not_wake_its_thread(bench: Bench, thread: ChatChannel) -> None:
    table = await mid_deal(bench, thread)
    board, (ann, bo) = board_of(table), table.seated
    await (await ann.type(thread, "/domino leave")).answered()
    await bench.idle()
    archive(bench.playground, thread)
    question = await (await bo.type(thread, "/domino leave")).answered()
    await (await bo.click(question, label="Leave")).acknowledged()
    await bench.idle()
    assert bench.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)]
    assert thread.metadata["archived"]
    assert offers(board, "hand")
    unarchive(bench.playground, thread)
    await table.wait(lambda: not offers(board, "hand"))


async def test_the_permission_to_write_in_threads_is_named(bench: Bench, channel: ChatChannel) -> None:
    thread, ann = add_thread(bench.playground, "a quiet corner", channel), bench.person()
    for permission in (Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS):
        bench.playground.deny(channel, permission)
    reply = await answer(await ann.type(thread, "/domino new game:black-tile"))
    assert said("permission-send-messages-in-threads") in reply
    assert "in #a quiet corner" in reply
    bench.playground.allow(channel, Permission.SEND_MESSAGES_IN_THREADS)
    reply = await answer(await ann.type(thread, "/domino new game:black-tile"))
    assert "Your table is open" in reply


@pytest.mark.parametrize("where", ["channel", "thread"])
async def test_a_table_goes_with_its_channel(
    bench: Bench, channel: ChatChannel, thread: ChatChannel, where: str
) -> None:
    table = await mid_deal(bench, channel if where == "channel" else thread)
    hand = table.hand(table.seated[0])
    assert hand is not None
    delete_channel(bench.playground, table.channel)
    await table.wait(lambda: said("end-stopped-hand") in hand.content and not offers(hand, *DECIDES))
    assert bench.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)]


async def test_the_answer_to_a_move_never_gets_through(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    """The hand message is still edited to show the move, and the player is not asked to try again."""
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, target=500)
    _, hand, offered = await table.until("play")
    seen = len(hand.revisions)
    bench.playground.faults.cut(3, r"POST /interactions/", is_applied=False)
    sent = await table.click(ann, hand, offered)
    await table.wait(lambda: len(hand.revisions) > seen)
    await table.play(1)
    assert (await (await ann.type(table.channel, "/hand")).answered()).attachments
    assert bench.rows("SELECT COUNT(*) FROM moves WHERE interaction_id = ?", sent.id) == [(1,)]
    told = " ".join(text for it in ann.shown() for text in it.texts)
    assert "Sorry" not in told
    assert "try again" not in told
    assert not [it for it in caplog.records if it.exc_info or it.levelno >= logging.ERROR]


async def test_a_table_message_or_hand_that_is_deleted_comes_back(bench: Bench) -> None:
    ann, boss = bench.person(), bench.person("boss", moderator=True)
    table = await Table.open(bench, ann, computers=3, target=500)
    _, hand, offered = await table.until("play")
    await boss.delete(board_of(table))
    assert table.board() is None
    await (await table.click(ann, hand, offered)).acknowledged()
    board: ChatMessage = await table.wait(table.board)
    assert board.attachments
    await table.until("play")
    hand = table.hand(ann)
    assert hand is not None
    bench.playground.messages.delete(hand)
    shown = await (await ann.type(table.channel, "/hand")).answered()
    assert offers(shown, "move")
    legal = await ann.autocomplete(table.channel, "play", focused="tile")
    await (await ann.type(table.channel, f"/play tile:{legal[0]['value']}")).acknowledged()
    assert await table.wait(lambda: (again := table.hand(ann)) is not None and again is not hand)
