"""Floods, by the real client: a flooder waits behind everyone else, and clicks over the bound cost nothing."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot import clock
from bot.playground import ChatChannel, ChatMessage, Interaction, UserClient
from bot.words.speaker import say
from cogs.kit.answers.queue import AT_ONCE_IN_CHANNEL, CROWDED, OF_CHANNEL, OF_PERSON, ONE_AT_A_TIME
from cogs.kit.post import Post
from tests.cogs.conftest import Bench
from tests.cogs.held_work import HELD, message_for_all
from tests.idle import GUARD
from tests.table.people import until

FLOOD = 300


@pytest_asyncio.fixture(autouse=True, loop_scope="session")
async def held(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Work is held until it is released, at the latest when the test ends; no one loses patience."""
    monkeypatch.setattr("cogs.kit.answers.queue.LONGEST_TURN", GUARD)
    monkeypatch.setattr("cogs.kit.answers.queue.PAUSE", GUARD)
    HELD.start()
    yield
    HELD.released.set()
    await until(lambda: is_empty(bench))


def is_empty(bench: Bench) -> bool:
    """True if no one waits in the bot's queues, so that nothing is kept of those who did."""
    queue, keystrokes = bench.bot.services.queue, bench.bot.services.keystrokes
    lanes = queue._process.places + queue._refusals.places + len(queue._people) + len(queue._channels)
    return not lanes and not keystrokes._waiting


async def posted(bench: Bench, channel: ChatChannel) -> ChatMessage:
    """A message for all in a channel, with the buttons whose work is held."""
    return channel.messages[await Post(bench.bot).send(channel.id, await message_for_all().ready(), "for all")]


async def glanced(person: UserClient, message: ChatMessage) -> None:
    """Someone presses the button that is answered at once: what was sent before has come to the bot by then."""
    assert (await (await person.click(message, label="Glance")).answered()).content == "glanced"


def contents(sent: list[Interaction]) -> list[str]:
    """The contents of the responses."""
    return [it.response.content for it in sent if it.response]


def calls(bench: Bench, count: int) -> list[str]:
    """The bot's calls since there were `count`, but for the one for its servers, some time after the start."""
    log = bench.playground.log
    paths = [it.path for it in log.entries[len(log.entries) - (log.count - count) :]]
    return [path.split("/")[1] for path in paths if path != "/users/@me/guilds"]


@pytest.mark.parametrize("by", ["click", "command"])
async def test_a_flooder_holds_up_no_one_else(bench: Bench, by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert OF_PERSON >= 6, "somebody in a hurry is not refused"
    flooder, other, message = bench.person(), bench.person(), await posted(bench, bench.games)
    count = bench.playground.log.count

    async def press() -> Interaction:
        return await (flooder.click(message, label="Hold") if by == "click" else flooder.command(bench.games, "hold"))

    flood = [await press() for _ in range(FLOOD)]
    await glanced(other, message)
    await until(lambda: flood[0].id in HELD.begun)  # what both read is looked up first, each for themselves
    assert len(HELD.begun) == 2, "one at a time of one person, and the other's"
    assert (await flood[OF_PERSON].answered()).ephemeral
    assert calls(bench, count) == ["interactions"] * 2, "the sentence and the glance"
    HELD.released.set()
    await asyncio.gather(*(it.acknowledged() for it in flood[:OF_PERSON]))
    done = [it for it in HELD.begun if it in {press.id for press in flood}]
    assert done == [it.id for it in flood[:OF_PERSON]], "what waited is done, in order"
    assert contents(flood) == ["held"] * OF_PERSON + [say(ONE_AT_A_TIME)]
    await glanced(other, message)
    assert calls(bench, count) == ["interactions"] * (OF_PERSON + 3), "for what was dropped there were none"
    now = clock.monotonic()
    monkeypatch.setattr("cogs.kit.answers.queue.clock.monotonic", lambda: now + GUARD)
    assert (await (await press()).answered()).content == "held"


@pytest.mark.usefixtures("short_patience")
async def test_long_work_holds_up_others_only_for_a_while(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """And is acknowledged in time, like what waits for it."""
    monkeypatch.setattr("cogs.kit.answers.queue.LONGEST_TURN", 0.0)
    ann, message = bench.person(), await posted(bench, bench.games)
    hanging = [await ann.click(message, label="Hold") for _ in range(2)]
    last = await ann.click(message, label="Glance")
    await asyncio.gather(*(it.acknowledged() for it in (*hanging, last)))
    await until(lambda: len(HELD.begun) == 3)
    assert not any(it.followups for it in hanging)
    HELD.released.set()
    await bench.playground.wait_for(lambda: all(it.followups for it in hanging) or None)


async def test_a_late_press_is_done_if_it_changes_something(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.kit.answers.answers.LATEST", 0.0)
    ann, message = bench.person(), await posted(bench, bench.games)
    sent = [await ann.click(message, label=label) for label in ("Hold", "Glance", "Hold")]
    HELD.released.set()
    await sent[2].acknowledged()
    assert HELD.begun == [sent[0].id, sent[2].id]
    assert not sent[1].is_acknowledged


async def test_a_crowd_delays_neither_players_there_nor_anybody_elsewhere(bench: Bench) -> None:
    HELD.released.set()  # nothing is held while the table is made
    player, other = bench.person(), bench.person()
    table, crowd = await bench.table(player, computers=3), [bench.person() for _ in range(FLOOD)]
    HELD.start()
    message, elsewhere = await posted(bench, table.channel), await posted(bench, bench.playground.channel("quiet"))
    count = bench.playground.log.count
    flood = [await it.click(message, label="Hold") for it in crowd]
    await glanced(other, elsewhere)
    await glanced(player, message)
    at_once, waiting = flood[:AT_ONCE_IN_CHANNEL], flood[AT_ONCE_IN_CHANNEL:OF_CHANNEL]
    await until(lambda: {it.id for it in at_once} <= set(HELD.begun))
    assert len(HELD.begun) == AT_ONCE_IN_CHANNEL + 2
    await until(lambda: not bench.bot.services.queue._refusals.places)
    told = contents(flood)
    assert told == [say(CROWDED)] * (FLOOD - OF_CHANNEL), "everybody gets an answer"
    assert len(calls(bench, count)) == len(told) + 2
    HELD.released.set()
    await asyncio.gather(*(it.acknowledged() for it in (*at_once, *waiting)))
    assert HELD.begun[AT_ONCE_IN_CHANNEL + 2 :] == [it.id for it in waiting]
    assert contents(flood) == ["held"] * OF_CHANNEL + told


async def test_the_newest_of_many_keystrokes_counts(bench: Bench) -> None:
    ann, other, message = bench.person(), bench.person(), await posted(bench, bench.games)
    count = bench.playground.log.count
    typed = [
        asyncio.create_task(ann.autocomplete(bench.games, "hold", focused="what", value=f"{number}"))
        for number in range(FLOOD)
    ]
    await asyncio.sleep(0)
    await glanced(other, message)
    await until(lambda: len(HELD.begun) >= 2)  # the language of who types is looked up first
    assert len(HELD.begun) == 2, "one keystroke, and the glance of somebody else"
    HELD.released.set()
    for number in (0, FLOOD - 1):
        assert await typed[number] == [{"name": f"{number}", "value": f"{number}"}]
    await glanced(other, message)
    assert calls(bench, count) == ["interactions"] * 4, "two glances, and suggestions twice"
    assert sum(it.done() for it in typed) == 2
    for task in typed:
        task.cancel()
    assert await ann.autocomplete(bench.games, "hold", focused="what", value="6") == [{"name": "6", "value": "6"}]
