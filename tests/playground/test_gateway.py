"""Logging in, shards, and sessions that are dropped and resumed."""

import aiohttp
import discord
import pytest

from bot.playground import InteractionFailedError, Limits, Playground
from tests.clock import GUARD
from tests.playground.conftest import Bench, pointed_at
from tests.playground.happenings import redeliver
from tests.playground.sample_bot import SampleBot


async def test_interactions_of_a_direct_channel_are_sent_to_shard_0(bench: Bench):
    await (await bench.ann.type(bench.games, "/say text:here")).answered()
    await (await bench.ann.type(bench.ann.dm, "/say text:there")).answered()
    in_guild, in_dm = bench.bot.heard
    assert in_guild.guild_id == bench.playground.guild.id
    assert isinstance(in_guild.user, discord.Member)
    assert in_dm.guild_id is None
    assert in_dm.context.dm_channel
    first, second = bench.playground.gateway.connected
    assert (first.shard, second.shard) == ((0, 2), (1, 2))
    assert [name for _, name, _ in second.sent].count("INTERACTION_CREATE") == 1
    assert [name for _, name, _ in first.sent].count("INTERACTION_CREATE") == 1


async def test_a_wrong_token_is_refused_by_rest_and_gateway():
    async with Playground() as playground:
        with pointed_at(playground):
            async with SampleBot() as bot:
                with pytest.raises(discord.LoginFailure):
                    await bot.start("wrong")
            assert [entry.status for entry in playground.log.entries] == [401]
            assert playground.limiter.invalid_requests == 1
        async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway_url) as socket:
            assert (await socket.receive_json())["op"] == 10
            await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1}})
            assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
            assert socket.close_code == 4004


@pytest.mark.parametrize(
    "frame",
    ["x", "[7]", "7", "9" * 5000, '{"op": 2, "d": {"intents": "x"}}', '{"op": 2, "d": {"shard": 7}}',
     '{"op": 2, "d": {"shard": ["x", 1]}}', '{"op": 2, "d": 7}', '{"op": 6, "d": "x"}'],
)  # fmt: skip
async def test_a_frame_that_cannot_be_read_is_4002(frame: str):
    async with Playground() as playground:
        sent = frame.replace('"d": {', f'"d": {{"token": "{playground.token}", ')
        async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_str(sent)
            assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
            assert socket.close_code == 4002


async def test_privileged_intents_are_refused():
    async with Playground() as playground:
        with pointed_at(playground):
            client = discord.Client(intents=discord.Intents(guilds=True, message_content=True))
            with pytest.raises(discord.PrivilegedIntentsRequired):
                await client.start(playground.token)
            await client.close()


async def test_a_dropped_socket_is_resumed_and_missed_events_are_replayed(bench: Bench):
    playground = bench.playground
    playground.gateway.drop(shard=1)
    await playground.wait_for(lambda: len(playground.gateway.connected) == 1)
    missed = await bench.ann.type(bench.games, "/say text:missed")
    assert (await missed.answered()).content == "missed"
    assert playground.gateway.resumed == 1
    assert len(playground.gateway.sessions) == 2


async def test_a_refused_resume_loses_what_was_missed(bench: Bench):
    playground = bench.playground
    before = set(playground.gateway.sessions)
    playground.faults.refuse_resumes += 1
    playground.gateway.drop(shard=1)
    await playground.wait_for(lambda: len(playground.gateway.connected) == 1)
    with bench.hurried():
        lost = await bench.ann.type(bench.games, "/say text:lost")
    await playground.wait_for(
        lambda: set(playground.gateway.sessions) - before and len(playground.gateway.connected) == 2
    )
    with pytest.raises(InteractionFailedError):
        await lost.answered()
    assert (await (await bench.ann.type(bench.games, "/say text:new")).answered()).content == "new"


async def test_an_interaction_delivered_twice_is_answered_once(bench: Bench):
    bench.playground.faults.deliver_twice()
    asked = await bench.ann.type(bench.games, "/say text:again")
    await asked.answered()
    await bench.playground.wait_for(lambda: len(list(bench.playground.log.matching("/callback"))) == 2)
    answers = {entry.status: entry.answer.get("code") for entry in bench.playground.log.matching("/callback")}
    assert answers == {200: None, 400: 40060}
    assert len(bench.ann.timeline(bench.games)) == 1
    redeliver(bench.playground, asked)
    await bench.playground.wait_for(lambda: len(list(bench.playground.log.matching("/callback"))) == 3)


async def test_messages_are_sent_as_the_intents_say(bench: Bench):
    playground = bench.playground
    authorized = {"token": playground.token, "shard": [1, 2]}
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway_url) as socket:
        await socket.send_json({"op": 2, "d": authorized | {"intents": 1 | 1 << 9}})
        events = [await socket.receive_json(timeout=GUARD) for _ in range(3)]
        await bench.ann.say(bench.ann.dm, "elsewhere")
        said = await bench.ann.say(bench.games, "secret")
        events.append(await socket.receive_json(timeout=GUARD))
        assert [event["t"] for event in events] == [None, "READY", "GUILD_CREATE", "MESSAGE_CREATE"]
        assert [event["s"] for event in events] == [None, 1, 2, 3]
        assert events[3]["d"]["id"] == str(said.id)
        assert events[3]["d"]["content"] == ""
    of_guilds_alone = [name for it in playground.gateway.connected for _, name, _ in it.sent if it.intents == 1]
    assert not any(name.startswith("MESSAGE") for name in of_guilds_alone)


async def test_other_host_names_are_refused():
    async with Playground(limits=Limits()) as playground, aiohttp.ClientSession() as session:
        async with session.get(playground.root + "/api/v10/gateway", headers={"Host": "evil.example"}) as answer:
            assert answer.status == 403
        authorized = {"Authorization": f"Bot {playground.token}"}
        async with session.get(playground.root + "/api/v10/gateway", headers=authorized) as answer:
            assert answer.status == 200
            assert answer.headers["Content-Type"] == "application/json"
