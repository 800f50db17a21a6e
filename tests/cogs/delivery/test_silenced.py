"""The bot is timed out, or its thread is locked: the permissions look right, and Discord refuses what it posts."""

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest

from bot import clock
from bot.playground import ChatChannel, ChatMessage
from tests.clock import CLOCK
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, answer
from tests.playground.happenings import add_thread, lock, time_out
from tests.said import is_said, said
from tests.table.people import until


@pytest.fixture
def channel(bench: Bench) -> Iterator[ChatChannel]:
    """A channel of its own; in the end the bot is timed out no more."""
    yield bench.playground.add_channel(f"quiet-{len(bench.playground.world.channels)}")
    time_out(bench.playground, None)


def time_out_for(bench: Bench, time: timedelta) -> datetime:
    until_then = clock.now() + time
    time_out(bench.playground, until_then)
    return until_then


def public(channel: ChatChannel) -> list[ChatMessage]:
    """The messages that everybody sees."""
    return [it for it in channel.live() if not it.ephemeral]


async def told(bench: Bench) -> None:
    """The bot has heard what happened before on its server."""
    added = bench.playground.add_channel(f"told-{len(bench.playground.world.channels)}")
    await until(lambda: bench.bot.get_channel(added.id) is not None)


@pytest.mark.parametrize("command", ["domino new", "domino table"])
async def test_a_timed_out_bot_says_so_and_until_when(bench: Bench, channel: ChatChannel, command: str) -> None:
    options = {"game": "black-tile"} if command == "domino new" else {}
    if command == "domino table":
        await bench.table(bench.ann, computers=3, channel=channel)
    end = time_out_for(bench, timedelta(hours=1))
    await told(bench)
    before = bench.playground.limiter.invalid_requests
    said_now = await answer(await bench.ann.command(channel, command, **options))
    assert said_now == said("refused-timed-out", until=f"<t:{end.timestamp():.0f}:f>")
    assert bench.playground.limiter.invalid_requests == before


async def lobby_of(bench: Bench, channel: ChatChannel) -> Table:
    """A lobby whose message was deleted: the next change posts it again."""
    table = await bench.table(bench.ann, channel=channel, start=False)
    for message in public(channel):
        bench.playground.messages.delete(message)
    return table


@pytest.mark.parametrize("end", ["moderator", "time"])
async def test_missing_messages_are_posted_when_a_timeout_ends(bench: Bench, channel: ChatChannel, end: str) -> None:
    await lobby_of(bench, channel)
    time_out_for(bench, timedelta(hours=1))
    await told(bench)
    await (await bench.bea.command(channel, "domino join")).answered()
    await bench.idle()
    assert not public(channel)
    if end == "moderator":
        time_out(bench.playground, None)
    else:  # Discord tells nobody
        bench.playground.guild.members[bench.playground.world.bot.id].timed_out_until = None
        CLOCK.hold()
        await CLOCK.advance(timedelta(hours=1, seconds=2))
        CLOCK.release()
    await until(lambda: any("Bea" in it.content for it in public(channel)))


async def test_a_locked_thread_is_named_and_caught_up_when_it_is_unlocked(bench: Bench, channel: ChatChannel) -> None:
    thread = add_thread(bench.playground, "a corner", channel)
    await lobby_of(bench, thread)
    lock(bench.playground, thread)
    await told(bench)
    await (await bench.bea.command(thread, "domino join")).answered()
    await bench.idle()
    assert not public(thread)
    assert await answer(await bench.ann.command(thread, "domino table")) == said("refused-thread-locked")
    lock(bench.playground, thread, locked=False)
    await until(lambda: any("Bea" in it.content for it in public(thread)))


async def test_any_other_refusal_is_told_too(bench: Bench, channel: ChatChannel) -> None:
    bench.playground.faults.answer(403, 1, f"POST /channels/{channel.id}/messages", code=50013)
    assert is_said("refused-unposted", await answer(await bench.ann.command(channel, "domino new", game="black-tile")))
    assert not public(channel)
    assert is_said("done-table-again", await answer(await bench.ann.command(channel, "domino table")))
    assert public(channel)
