"""Discord's refusals, by status and code."""

from dataclasses import replace

import discord
import discord.http
import pytest

from bot.playground import ChatMessage, InteractionFailedError, Limits, Permission
from tests.playground.conftest import Bench, raw, refused
from tests.playground.happenings import delete_channel, pinged_by, remove_bot
from tests.playground.sample_bot import picture

QUICK = {"limits": replace(Limits().fast(), acknowledge_within=0.3)}


@pytest.mark.parametrize("bench", [QUICK], indirect=True)
async def test_an_answer_after_the_deadline_is_10062(bench: Bench):
    late = await bench.ann.command(bench.games, "late", seconds=0.5)
    with pytest.raises(InteractionFailedError):
        await late.answered()
    assert late.failed
    entry = await bench.playground.wait_for(lambda: next(bench.playground.log.matching("/callback"), None))
    assert (entry.status, entry.answer["code"]) == (404, 10062)
    assert bench.ann.timeline(bench.games) == []
    assert late.token not in entry.path


async def test_a_token_that_is_too_old_is_50027_and_one_not_acknowledged_10015(bench: Bench):
    asked = await bench.ann.type(bench.games, "/say text:x")
    await asked.answered()
    heard = bench.bot.heard[0]
    bench.playground.limits = replace(bench.playground.limits, token_lifetime=0.0)
    await refused(heard.followup.send("late"), 50027, 401)
    bench.playground.limits = replace(bench.playground.limits, token_lifetime=900.0)
    await heard.followup.send("in time")
    asked.callback_type = None
    await refused(heard.followup.send("early"), 10015, 404)


async def test_closed_direct_messages_are_50007(bench: Bench):
    ann = await bench.bot.fetch_user(bench.ann.id)
    await ann.send("open")
    bench.ann.close_dms()
    await refused(ann.send("closed"), 50007, 403)
    assert [it.content for it in bench.ann.dms()] == ["open"]
    bench.ann.open_dms()
    bench.playground.leave(bench.ann)
    await refused(ann.send("stranger"), 50278, 403)


async def test_missing_permissions_are_50013_or_50001(bench: Bench):
    channel, playground = bench.bot.get_partial_messageable(bench.games.id), bench.playground
    message = await channel.send("first")
    playground.deny(bench.games, Permission.ATTACH_FILES)
    await refused(channel.send(file=picture()), 50013, 403)
    await refused(message.edit(attachments=[picture()]), 50013, 403)
    with bench.hurried():
        asked = await bench.ann.command(bench.games, "whisper")
    with pytest.raises(InteractionFailedError):
        await asked.answered()
    await playground.wait_for(lambda: list(playground.log.matching("/callback")))
    assert not bench.bot.heard[0].app_permissions.attach_files
    playground.deny(bench.games, Permission.SEND_MESSAGES)
    await refused(channel.send("no"), 50013, 403)
    await message.edit(content="still mine")
    playground.deny(bench.games, Permission.READ_MESSAGE_HISTORY)
    assert [it async for it in channel.history()] == []
    playground.deny(bench.games, Permission.VIEW_CHANNEL)
    await refused(channel.send("no"), 50001, 403)
    playground.allow(bench.games, Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.READ_MESSAGE_HISTORY)
    assert [it.content async for it in channel.history()] == ["still mine"]


async def test_a_channel_deleted_before_the_answer_is_10003(bench: Bench):
    games = bench.games
    asked = await bench.ann.command(games, "late", seconds=0.1)
    delete_channel(bench.playground, games)
    entry = await bench.playground.wait_for(lambda: next(bench.playground.log.matching("/callback"), None))
    assert (entry.status, entry.answer["code"]) == (404, 10003)
    assert not asked.is_acknowledged
    assert bench.ann.timeline(games) == []


async def test_a_bot_removed_from_the_guild_has_no_access(bench: Bench):
    channel = bench.bot.get_partial_messageable(bench.games.id)
    await channel.send("here")
    remove_bot(bench.playground)
    await refused(channel.send("gone"), 50001, 403)
    await refused(bench.bot.fetch_guild(bench.playground.guild.id), 10004, 404)


async def test_the_same_nonce_makes_one_message(bench: Bench):
    first = await raw(bench, content="once", nonce="7", enforce_nonce=True)
    second = await raw(bench, content="once", nonce="7", enforce_nonce=True)
    assert first["id"] == second["id"]
    assert (await raw(bench, content="once", nonce="8", enforce_nonce=True))["id"] != first["id"]
    assert len(bench.ann.timeline(bench.games)) == 2


async def test_messages_of_others(bench: Bench):
    hers = await bench.ann.say(bench.games, "hello")
    channel = bench.bot.get_partial_messageable(bench.games.id)
    message = channel.get_partial_message(hers.id)
    await refused(message.edit(content="mine now"), 50005, 403)
    await refused(message.delete(), 50013, 403)
    await refused(channel.get_partial_message(1).edit(content="x"), 10008, 404)
    await bench.bo.delete(hers)
    await refused(message.fetch(), 10008, 404)
    await refused(message.reply("to whom?"), 50035, 400)


async def test_commands_are_checked_when_registered(bench: Bench):
    route = discord.http.Route("PUT", f"/applications/{bench.bot.application_id}/commands")
    option = {"type": 3, "name": "o", "description": "d"}
    good = {"name": "ok", "description": "d"}
    for wrong in (
        {"name": "Upper", "description": "d"},
        {"name": "x" * 33, "description": "d"},
        {"name": "x", "description": "d" * 101},
        {"name": "x", "description": ""},
        good | {"options": [option | {"name": f"o{number}"} for number in range(26)]},
        good | {"options": [option, option | {"name": "p", "required": True}]},
        good | {"options": [option | {"choices": [{"name": f"{n}", "value": f"{n}"} for n in range(26)]}]},
        good | {"options": [option | {"choices": [{"name": "a", "value": "a"}], "autocomplete": True}]},
        good | {"options": [option, option]},
        good | {"contexts": []},
        good | {"contexts": [0, 3]},
        good | {"integration_types": [0, 0]},
    ):
        await refused(bench.bot.http.request(route, json=[good | {"name": "fine"}, wrong]), 50035, 400)
    await refused(bench.bot.http.request(route, json=[good, good]), 50035, 400)
    await bench.bot.http.request(route, json=[good])
    assert [it["name"] for it in bench.playground.commands.registered] == ["ok"]


async def test_pings_follow_the_allowed_mentions(bench: Bench):
    channel, ann, bo = bench.bot.get_partial_messageable(bench.games.id), bench.ann, bench.bo
    both = f"{ann.mention} {bo.mention}"

    async def post(content: str, allowed: discord.AllowedMentions) -> ChatMessage:
        sent = await channel.send(content, allowed_mentions=allowed)
        return bench.games.messages[sent.id]

    only_bo = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(bo.id)])
    assert (await post(both, only_bo)).pings == {bo.id}
    assert (await post(both, discord.AllowedMentions.none())).pings == set()
    quiet = await post("quiet", discord.AllowedMentions.all())
    await channel.get_partial_message(quiet.id).edit(content=both, allowed_mentions=discord.AllowedMentions.all())
    assert quiet.pings == set()
    assert [it.content for it in pinged_by(bench.playground, bo)] == [both]
    assert pinged_by(bench.playground, ann) == []


async def test_an_unknown_route_is_answered_404(bench: Bench):
    with pytest.raises(discord.NotFound):
        await bench.bot.fetch_invite("abc")
    assert [it.path for it in bench.playground.log.entries if not it.route] == ["/invites/abc"]
