"""What one person alone is shown does not pile up: the next of its kind takes its place."""

import pytest

from bot.playground import ChatChannel, ChatMessage, UserClient
from cogs.kit.answers import ephemerals
from tests.cogs.conftest import Bench
from tests.said import said
from tests.table.people import until

FRESH = ephemerals.FRESH


@pytest.fixture(autouse=True)
def replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the other tests nothing is."""
    monkeypatch.setattr("cogs.kit.answers.ephemerals.FRESH", FRESH)


async def there(bench: Bench, person: UserClient, channel: ChatChannel) -> list[ChatMessage]:
    """The private answers that somebody still sees, once all that is replaced is deleted."""
    await until(lambda: not bench.bot.services.presses._tasks)
    await bench.bot.services.ephemerals.background.wait()
    return [it for it in person.timeline(channel) if it.ephemeral]


async def refused(person: UserClient, channel: ChatChannel, text: str = "No.") -> ChatMessage:
    return await (await person.command(channel, "refuse", text=text)).answered()


async def opened(person: UserClient, channel: ChatChannel) -> ChatMessage:
    return await (await person.command(channel, "show")).answered()


async def test_the_newest_of_many_refusals_is_left(bench: Bench) -> None:
    channel, person = bench.playground.add_channel("pile"), bench.people("Ann")[0]
    *_, last = [await refused(person, channel, f"No {number}.") for number in range(12)]
    assert await there(bench, person, channel) == [last]
    elsewhere = bench.playground.add_channel("other-pile")
    other = await refused(person, elsewhere)
    assert await there(bench, person, channel) == [last], "each channel has its own"
    assert await there(bench, person, elsewhere) == [other]
    bo = bench.people("Bo")[0]
    his = await refused(bo, channel)
    assert (await there(bench, person, channel), await there(bench, bo, channel)) == ([last], [his])


async def test_a_page_replaces_pages_and_refusals_and_a_refusal_no_page(bench: Bench) -> None:
    channel, person = bench.playground.add_channel("pages"), bench.people("Ann")[0]
    await refused(person, channel)
    await opened(person, channel)
    second = await opened(person, channel)
    assert await there(bench, person, channel) == [second]
    note = await refused(person, channel)
    assert await there(bench, person, channel) == [second, note]


async def test_the_message_whose_control_was_used_stays(bench: Bench) -> None:
    channel, person = bench.playground.add_channel("source"), bench.people("Ann")[0]
    page = await opened(person, channel)
    beside = await (await person.click(page, label="Again")).answered()
    assert await there(bench, person, channel) == [page, beside]


async def test_one_that_was_dismissed_or_drawn_anew_is_no_trouble(bench: Bench) -> None:
    channel, person = bench.playground.add_channel("dismissed"), bench.people("Ann")[0]
    await person.delete(await refused(person, channel))
    page = await opened(person, channel)
    await (await person.click(page, label="Anew")).acknowledged()
    last = await opened(person, channel)
    assert await there(bench, person, channel) == [last]


async def test_a_message_whose_token_is_too_old_stays(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    channel, person = bench.playground.add_channel("stale"), bench.people("Ann")[0]
    monkeypatch.setattr("cogs.kit.answers.ephemerals.FRESH", 0.0)
    first, second = [await refused(person, channel) for _ in range(2)]
    assert await there(bench, person, channel) == [first, second]


async def test_the_latest_places_are_remembered(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.bot.services.ephemerals._shown, "_most", 2)
    channel = bench.playground.add_channel("bounded")
    for person in bench.people("Ann", "Bo", "Cy"):
        await refused(person, channel)
    assert len(bench.bot.services.ephemerals._shown.items()) == 2


async def test_the_hand_of_a_match_and_a_record_stay(bench: Bench) -> None:
    ann = bench.people("Ann")[0]
    table = await bench.table(ann, computers=3, target=1)
    hand = await (await ann.command(table.channel, "hand")).answered()
    await refused(ann, table.channel)
    note = await refused(ann, table.channel)
    assert {it.id for it in await there(bench, ann, table.channel)} >= {hand.id, note.id}
    final = await table.play()
    assert final is not None
    await bench.idle()
    record = await (await ann.click(final, label="Record")).answered()
    await refused(ann, table.channel)
    await opened(ann, table.channel)
    assert record in await there(bench, ann, table.channel)


async def test_an_answer_that_became_the_hand_stays(bench: Bench) -> None:
    """At one of several tables, which was chosen in it."""
    ann = bench.playground.add_person("several-hands", "Ann")
    first, _ = [await bench.table(ann, computers=3, target=1) for _ in range(2)]
    question = await (await ann.command(ann.dm, "hand")).answered()
    assert question.content == said("error-several-tables")
    hand = await (await ann.choose(question, [str(first.id)])).answered()
    assert hand.attachments
    assert hand is question
    page = await opened(ann, ann.dm)
    assert await there(bench, ann, ann.dm) == [hand, page]


async def test_a_refusal_with_a_way_out_takes_no_page_away(bench: Bench) -> None:
    channel, ann = bench.playground.add_channel("way-out"), bench.people("Ann")[0]
    page = await opened(ann, channel)
    first, last = [await (await ann.command(channel, "hand")).answered() for _ in range(2)]
    assert first.components
    assert await there(bench, ann, channel) == [page, last]
