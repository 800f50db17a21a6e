"""Faults and rate limits as the client meets them; files and emojis arrive whole; memory is bounded."""

import base64
import io
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import discord.http
import pytest

from bot.playground import Limits, Playground, Rate
from bot.playground.api import interactions
from bot.playground.api.rest import LoggedRequest, RequestLog
from bot.playground.api.routes.application import MOST_BYTES
from tests.playground.conftest import Bench, raw, refused
from tests.playground.sample_bot import picture


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


async def test_a_503_is_not_retried_by_the_client(bench: Bench):
    bench.playground.faults.answer(503, where=rf"POST /channels/{bench.games.id}/messages")
    with pytest.raises(discord.DiscordServerError):
        await bench.bot.get_partial_messageable(bench.games.id).send("lost")
    bench.playground.faults.answer(503, times=5, where="PATCH")
    bench.playground.faults.clear()
    message = await bench.bot.get_partial_messageable(bench.games.id).send("kept")
    await message.edit(content="edited")


async def test_attachments_kept_replaced_and_removed(bench: Bench):
    channel = bench.bot.get_partial_messageable(bench.games.id)
    sent = await channel.send("two", files=[picture("a.png", "A"), picture("b.png", "B")])
    message = bench.games.messages[sent.id]
    assert [(it.width, it.height) for it in message.attachments] == [(2, 1), (2, 1)]
    named = [{"id": str(it.id), "description": it.description.lower()} for it in sent.attachments if it.description]
    path = f"/channels/{bench.games.id}/messages/{sent.id}"
    await bench.bot.http.request(discord.http.Route("PATCH", path), json={"content": "same", "attachments": named})
    assert [(it.filename, it.description) for it in message.attachments] == [("a.png", "a"), ("b.png", "b")]
    assert [it.description for it in message.revisions[0].attachments] == ["A", "B"], "the earlier ones are kept"
    await sent.edit(attachments=[sent.attachments[1], picture("c.png", "C")])
    assert [(it.filename, it.description) for it in message.attachments] == [("b.png", "B"), ("c.png", "C")]
    assert message.attachments[0].id == sent.attachments[1].id
    await sent.edit(attachments=[])
    assert [len(it.attachments) for it in message.revisions] == [2, 2, 2, 0]
    read = await sent.fetch()
    assert read.attachments == []


async def test_messages_are_listed_by_the_query(bench: Bench):
    channel = bench.bot.get_partial_messageable(bench.games.id)
    said = [await bench.ann.say(bench.games, str(number)) for number in range(7)]
    assert [it.id async for it in channel.history(limit=3)] == [it.id for it in said[:3:-1]]
    after = discord.Object(said[4].id)
    assert [it.id async for it in channel.history(after=after)] == [it.id for it in said[5:]]
    before = discord.Object(said[2].id)
    assert [it.id async for it in channel.history(before=before)] == [said[1].id, said[0].id]


AWKWARD = (
    b"",
    b"\r\n",
    b"\r\n--",
    b"--\r\n\r\nContent-Disposition: form-data; name=x\r\n\r\n",
    bytes(range(256)) * 300,
)


async def test_a_file_of_any_bytes_arrives(bench: Bench) -> None:
    files = [discord.File(io.BytesIO(data), f"{number}.bin") for number, data in enumerate(AWKWARD)]
    channel = bench.bot.get_partial_messageable(bench.games.id)
    message = await channel.send("–", files=files)
    attachments = bench.games.messages[message.id].attachments
    assert [it.data for it in attachments] == [*AWKWARD]
    assert [it.filename for it in attachments] == [f"{number}.bin" for number in range(len(AWKWARD))]


@pytest.mark.parametrize("name", ['a "quoted" name.png', "a;b.png", "ü.png"])
async def test_a_file_keeps_its_name_as_far_as_discord_lets_it(bench: Bench, name: str) -> None:
    file = discord.File(io.BytesIO(b"x"), name)
    message = await bench.bot.get_partial_messageable(bench.games.id).send(file=file)
    sent = bench.games.messages[message.id].attachments[0].filename
    assert len(sent) == len(name)
    assert sent.endswith(".png")


@pytest.mark.parametrize(
    "body", [b"", b"--x\r\n", b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{}']
)
async def test_a_form_that_is_cut_off_is_refused(bench: Bench, body: bytes) -> None:
    address = f"{bench.playground.api_url}/channels/{bench.games.id}/messages"
    headers = {"Authorization": f"Bot {bench.playground.token}", "Content-Type": "multipart/form-data; boundary=x"}
    async with aiohttp.ClientSession() as session, session.post(address, data=body, headers=headers) as answer:
        assert answer.status == 400
        assert (await answer.json())["code"] == 50035


PNG = b"\x89PNG\r\n\x1a\n" + bytes(20)


async def test_they_are_created_listed_and_deleted(bench: Bench) -> None:
    made = await bench.bot.create_application_emoji(name="t64_1a2b3c4d", image=PNG)
    assert [it.name for it in await bench.bot.fetch_application_emojis()] == ["t64_1a2b3c4d"]
    assert bench.playground.world.emojis[made.id].data == PNG
    await made.delete()
    assert await bench.bot.fetch_application_emojis() == []
    await refused(made.delete(), 10014, 404)


async def create(bench: Bench, name: Any, image: Any) -> Any:
    assert bench.bot.application_id is not None
    return await bench.bot.http.create_application_emoji(bench.bot.application_id, name, image)


def address(data: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


@pytest.mark.parametrize(
    ("name", "image", "where"),
    [
        ("x", address(PNG), "name"), ("x" * 33, address(PNG), "name"), ("a-b", address(PNG), "name"),
        ("ab", "PNG", "image"), ("ab", address(b"nothing"), "image"), ("ab", address(PNG, "image/webp"), "image"),
        ("ab", address(PNG + bytes(MOST_BYTES)), "image"),
    ],
)  # fmt: skip
async def test_refused_values_of_options(bench: Bench, name: str, image: str, where: str) -> None:
    error = await refused(create(bench, name, image), 50035, 400)
    assert f"In {where}" in error.text
    assert not bench.playground.world.emojis


async def test_a_name_is_taken_once_and_there_is_a_most(bench: Bench) -> None:
    await create(bench, "once", address(PNG))
    await refused(create(bench, "once", address(PNG)), 50035, 400)
    for number in range(1999):
        bench.playground.world.add_emoji(f"e{number}", "image/png", PNG)
    await refused(create(bench, "more", address(PNG)), 30008, 400)


async def test_components_have_known_emojis_only(bench: Bench) -> None:
    made = await bench.bot.create_application_emoji(name="tile", image=PNG)
    button = {"type": 2, "style": 1, "label": "6-4", "custom_id": "b", "emoji": {"id": str(made.id), "name": "tile"}}
    await raw(bench, content="–", components=[{"type": 1, "components": [button]}])
    await made.delete()
    error = await refused(raw(bench, content="–", components=[{"type": 1, "components": [button]}]), 50035, 400)
    assert "components.0.components.0.emoji.id" in error.text
    option = {"label": "6-4", "value": "v", "emoji": {"id": str(made.id), "name": "tile"}}
    menu = {"type": 3, "custom_id": "s", "options": [option]}
    error = await refused(raw(bench, content="–", components=[{"type": 1, "components": [menu]}]), 50035, 400)
    assert "options.0.emoji.id" in error.text


async def test_the_log_keeps_the_latest_requests() -> None:
    log = RequestLog(kept=10)
    for number in range(1000):
        log.add(LoggedRequest("GET", f"/{number}", "", 200, 0.0, None, (), None))
        assert len(log.entries) <= 20
        assert log.entries[-1].path == f"/{number}"
    assert log.count == 1000
    assert len(log.entries) >= 10


async def test_old_interactions_are_forgotten(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    known = bench.playground.interactions
    monkeypatch.setattr(interactions, "KEPT", len(known.by_id) + 1)
    person, channel = bench.playground.add_person("bounded"), bench.playground.channel("games")
    sent = [await (await person.command(channel, known_command(bench))).acknowledged() for _ in range(3)]
    assert len(known.by_id) == len(known._by_token) == interactions.KEPT
    assert sent[-1].id in known.by_id
    assert sent[0].id not in known.by_id


def known_command(bench: Bench) -> str:
    every = bench.playground.commands.registered
    return next(it["name"] for it in every if not it.get("options"))
