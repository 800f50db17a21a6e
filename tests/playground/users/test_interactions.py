"""Commands, buttons, menus, forms: from what a person does to what they and others see."""

import discord
import pytest

from bot.playground import CannotSendError, InteractionFailedError, Upload
from bot.playground.world.model import Flag
from tests.playground.conftest import Bench
from tests.playground.sample_bot import PNG


async def test_a_command_is_typed_and_answered(bench: Bench):
    asked = await bench.ann.type(bench.games, "/say text:good  evening times:2")
    message = await asked.answered()
    assert message.content == "good  evening good  evening"
    assert message in bench.bo.timeline(bench.games)
    assert asked.callback_type == 4
    assert asked.acknowledged_after is not None
    heard = bench.bot.heard[0]
    assert heard.user.display_name == "Ann"
    assert heard.permissions.use_application_commands
    assert not heard.permissions.manage_channels
    assert heard.app_permissions.attach_files


async def test_the_client_refuses_wrong_commands(bench: Bench):
    ann, games = bench.ann, bench.games
    wrong = ("hello", "/nonsense", "/say", "/say text:hi loudly:true", "/say hi", "/tile name:6-4 side:middle")
    for line in (*wrong, "/say text:hi times:4", "/say text:hi times:two"):
        with pytest.raises(CannotSendError):
            await ann.type(games, line)
    with pytest.raises(CannotSendError):
        await ann.command(games, "say", words="hi")
    with pytest.raises(CannotSendError):
        await ann.command(games, "say again", text="hi")
    assert bench.bot.heard == []
    assert list(bench.playground.log.matching("/interactions/")) == []


async def test_a_file_is_attached_to_a_command(bench: Bench):
    answer = await (await bench.ann.command(bench.games, "read", file=Upload("a poem.txt", b"Tiger"))).answered()
    assert answer.content == "a_poem.txt, 5 bytes, True: Tiger"
    with pytest.raises(CannotSendError):
        await bench.ann.command(bench.games, "read", file="a poem.txt")


async def test_an_ephemeral_message_is_seen_by_one_person(bench: Bench):
    whispered = await (await bench.ann.command(bench.games, "whisper")).answered()
    assert whispered.ephemeral
    assert whispered in bench.ann.timeline(bench.games)
    assert bench.bo.timeline(bench.games) == []
    assert PNG in [it for shown in bench.ann.shown() for it in shown.pictures]
    assert [shown for shown in bench.bo.shown() if shown.pictures] == []
    with pytest.raises(discord.NotFound) as caught:
        await bench.bot.get_partial_messageable(bench.games.id).fetch_message(whispered.id)
    assert caught.value.code == 10008
    with pytest.raises(CannotSendError):
        await bench.bo.delete(whispered)
    await bench.ann.delete(whispered)
    assert bench.ann.timeline(bench.games) == []


async def test_deferred_then_filled_edited_and_followed_up(bench: Bench):
    thinking = await bench.ann.command(bench.games, "think")
    message = await thinking.answered()
    await bench.playground.wait_for(lambda: thinking.followups)
    assert thinking.callback_type == 5
    assert [it.content for it in message.revisions] == ["", "first", "second"]
    assert [bool(it.flags & Flag.LOADING) for it in message.revisions] == [True, False, False]
    assert [[one.description for one in it.attachments] for it in message.revisions] == [[], ["A"], ["B"]]
    assert message.ephemeral
    assert thinking.followups[0].content == "and also"
    assert len(bench.ann.timeline(bench.games)) == 2
    assert bench.bo.timeline(bench.games) == []


async def test_the_first_follow_up_takes_the_place_of_the_deferred_answer(bench: Bench):
    asked = await bench.ann.command(bench.games, "later")
    message = await asked.answered()
    await bench.playground.wait_for(lambda: asked.followups)
    assert message.content == "here it is"
    assert not message.ephemeral
    assert [it.content for it in bench.bo.timeline(bench.games)] == ["here it is", "and more"]


async def test_a_button_whose_item_is_rebuilt_from_its_custom_id(bench: Bench):
    message = await (await bench.ann.type(bench.games, "/say text:count")).answered()
    clicked = await bench.bo.click(message, label="Now 1")
    assert await clicked.answered() is message
    assert message.content == "counted to 2"
    stale = await bench.bo.click(message, custom_id="count:1", revision=message.revisions[0])
    await stale.acknowledged()
    assert len(message.revisions) == 3
    with pytest.raises(CannotSendError):
        await bench.bo.click(message, custom_id="count:7")
    await bench.bo.delete(message)
    with pytest.raises(CannotSendError):
        await bench.ann.click(message, label="Now 2")


async def test_choosing_in_a_menu(bench: Bench):
    message = await (await bench.opened("pick")).answered()
    for wrong in (["6-4"], ["6-4", "9-9"], ["6-4", "6-4"]):
        with pytest.raises(CannotSendError):
            await bench.ann.choose(message, wrong, placeholder="Pick two")
    with pytest.raises(CannotSendError):
        await bench.ann.click(message, label="Off")
    chosen = await bench.ann.choose(message, ["6-4", "0-0"], placeholder="Pick two")
    await chosen.acknowledged()
    assert chosen.callback_type == 6
    await bench.playground.wait_for(lambda: message.content == "picked 6-4, 0-0")
    assert message.components == []


async def test_autocomplete_is_answered_and_26_choices_are_refused(bench: Bench):
    choices = await bench.ann.autocomplete(bench.games, "tile", focused="name", value="6")
    assert choices == [{"name": "6-0", "value": "6-0"}, {"name": "6-1", "value": "6-1"}]
    assert any("6-1" in shown.texts for shown in bench.ann.shown())
    assert not any("6-1" in shown.texts for shown in bench.bo.shown())
    with bench.hurried(), pytest.raises(InteractionFailedError):
        await bench.ann.autocomplete(bench.games, "tile", focused="name", value="many")
    await bench.playground.wait_for(lambda: len(list(bench.playground.log.matching("/callback"))) == 2)
    assert [entry.status for entry in bench.playground.log.matching("/callback")] == [200, 400]
    with pytest.raises(CannotSendError):
        await bench.ann.autocomplete(bench.games, "tile", focused="side")


async def test_a_form_is_filled_in(bench: Bench):
    opened = await bench.opened("note")
    with pytest.raises(CannotSendError):
        await bench.bo.submit(opened, text="mine")
    with pytest.raises(CannotSendError):
        await bench.ann.submit(opened, text="x" * 21)
    with pytest.raises(CannotSendError):
        await bench.ann.submit(opened, words="hi")
    answer = await (await bench.ann.submit(opened, text="six-four")).answered()
    assert answer.content == "noted: six-four"


async def test_a_direct_channel_is_closed_to_others(bench: Bench):
    message = await (await bench.ann.command(bench.ann.dm, "board")).answered()
    assert bench.ann.dms() == [message]
    assert bench.bo.dms() == []
    assert bench.bo.timeline(bench.ann.dm) == []
    with pytest.raises(CannotSendError):
        await bench.bo.command(bench.ann.dm, "board")
