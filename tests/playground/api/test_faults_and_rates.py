"""Faults and rate limits, as the client meets them."""

from dataclasses import replace

import discord
import discord.http
import pytest

from bot.playground import Limits, Playground, Rate
from tests.playground.conftest import Bench
from tests.playground.sample_bot import picture

TIGHT = {"limits": replace(Limits().fast(), buckets={"POST /channels/{channel_id}/messages": Rate(2, 0.4)})}


@pytest.mark.parametrize("bench", [TIGHT], indirect=True)
async def test_the_client_obeys_a_bucket(bench: Bench):
    channel = bench.bot.get_partial_messageable(bench.games.id)
    for number in range(5):
        await channel.send(str(number))
    assert [it.content for it in bench.ann.timeline(bench.games)] == list("01234")
    assert [entry.status for entry in bench.playground.log.matching("POST /channels/")] == [200] * 5
    assert bench.playground.limiter.invalid_requests == 0


async def test_a_429_is_retried_by_the_client(bench: Bench):
    bench.playground.faults.answer(429, times=2, where="POST /channels/", retry_after=0.05)
    await bench.bot.get_partial_messageable(bench.games.id).send("at last")
    assert [entry.status for entry in bench.playground.log.matching("POST /channels/")] == [429, 429, 200]
    assert bench.playground.limiter.invalid_requests == 2


async def test_the_overall_limit_does_not_count_interactions():
    limits = replace(Limits().fast(), overall=Rate(3, 60.0))
    async with Playground(limits=limits) as playground:
        asked = [playground.limiter.count("GET /x", "", is_counted_overall=True) for _ in range(4)]
        assert [bool(it.wait) for it in asked] == [False, False, False, True]
        assert asked[3].overall
        assert not playground.limiter.count("POST /y", "", is_counted_overall=False).wait


async def test_buckets_are_counted_by_channel():
    async with Playground() as playground:
        route = "POST /channels/{channel_id}/messages"
        for _ in range(5):
            assert not playground.limiter.count(route, "1", is_counted_overall=False).wait
        verdict = playground.limiter.count(route, "1", is_counted_overall=False)
        assert verdict.wait > 4
        assert verdict.headers["X-RateLimit-Remaining"] == "0"
        assert not playground.limiter.count(route, "2", is_counted_overall=False).wait


async def test_a_500_is_retried_and_the_file_is_sent_again(bench: Bench):
    bench.playground.faults.answer(502, where="POST /channels/")
    sent = await bench.bot.get_partial_messageable(bench.games.id).send(file=picture())
    assert bench.games.messages[sent.id].attachments[0].filename == "hand.png"


async def test_a_503_is_not_retried_by_the_client(bench: Bench):
    bench.playground.faults.answer(503, where=rf"POST /channels/{bench.games.id}/messages")
    with pytest.raises(discord.DiscordServerError):
        await bench.bot.get_partial_messageable(bench.games.id).send("lost")
    bench.playground.faults.answer(503, times=5, where="PATCH")
    bench.playground.faults.clear()
    message = await bench.bot.get_partial_messageable(bench.games.id).send("kept")
    await message.edit(content="edited")


async def test_an_answer_is_delayed(bench: Bench):
    bench.playground.faults.delay(0.2, where="POST /channels/")
    await bench.bot.get_partial_messageable(bench.games.id).send("slow")
    assert next(bench.playground.log.matching("POST /channels/")).seconds >= 0.2


async def test_attachments_kept_replaced_and_removed(bench: Bench):
    channel = bench.bot.get_partial_messageable(bench.games.id)
    sent = await channel.send("two", files=[picture("a.png", "A"), picture("b.png", "B")])
    message = bench.games.messages[sent.id]
    assert [(it.width, it.height) for it in message.attachments] == [(2, 1), (2, 1)]
    await sent.edit(content="same")
    assert [it.filename for it in message.attachments] == ["a.png", "b.png"]
    await sent.edit(attachments=[sent.attachments[1], picture("c.png", "C")])
    assert [(it.filename, it.description) for it in message.attachments] == [("b.png", "B"), ("c.png", "C")]
    assert message.attachments[0].id == sent.attachments[1].id
    await sent.edit(attachments=[])
    assert [len(it.attachments) for it in message.revisions] == [2, 2, 2, 0]
    read = await sent.fetch()
    assert read.attachments == []


async def test_an_alt_text_may_change_and_the_earlier_one_is_kept(bench: Bench):
    sent = await bench.bot.get_partial_messageable(bench.games.id).send(file=picture("a.png", "before"))
    message = bench.games.messages[sent.id]
    path = f"/channels/{bench.games.id}/messages/{sent.id}"
    named = [{"id": str(sent.attachments[0].id), "description": "after"}]
    await bench.bot.http.request(discord.http.Route("PATCH", path), json={"attachments": named})
    assert [it.attachments[0].description for it in message.revisions] == ["before", "after"]


async def test_messages_are_listed_by_the_query(bench: Bench):
    channel = bench.bot.get_partial_messageable(bench.games.id)
    said = [await bench.ann.say(bench.games, str(number)) for number in range(7)]
    assert [it.id async for it in channel.history(limit=3)] == [it.id for it in said[:3:-1]]
    after = discord.Object(said[4].id)
    assert [it.id async for it in channel.history(after=after)] == [it.id for it in said[5:]]
    before = discord.Object(said[2].id)
    assert [it.id async for it in channel.history(before=before)] == [said[1].id, said[0].id]
