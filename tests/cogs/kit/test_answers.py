"""Answering an interaction, by the real client: quick work is one call, slow work is deferred, no error is silence."""

import logging
import re

import discord
import pytest

from bot.playground import ChatMessage, Limits
from bot.playground.world.components import TEXT, walk
from cogs.kit.answers.answers import PATIENCE
from cogs.kit.lru_cache import LruCache
from cogs.kit.post import Post
from tests.cogs.conftest import Bench
from tests.playground.happenings import redeliver
from tests.said import said

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE = 4, 5, 6, 7


@pytest.fixture(params=[False, True], ids=["quick", "late"])
def late(no_pauses: None, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> bool:  # noqa: ARG001
    """True if the work takes longer than the bot is patient."""
    if request.param:
        monkeypatch.setattr("cogs.kit.answers.answers.PATIENCE", 0.0)
    return request.param


def calls(bench: Bench) -> int:
    """The number of the bot's calls to Discord about interactions."""
    return sum("/interactions/" in entry.path or "/webhooks/" in entry.path for entry in bench.playground.log.entries)


def texts(message: ChatMessage) -> list[str]:
    return [it["content"] for it in walk(message.components) if it["type"] == TEXT]


async def told(bench: Bench) -> ChatMessage:
    """A message for Ann with some sample buttons."""
    message = await (await bench.ann.command(bench.games, "tell")).answered()
    assert message.content == "told"
    return message


async def test_quick_work_is_one_call_and_slow_work_is_acknowledged_first(bench: Bench, late: bool) -> None:
    before = calls(bench)
    sent = await bench.ann.command(bench.games, "tell", late=late)
    message = await sent.answered()
    assert (message.content, message.ephemeral) == ("told", True)
    assert sent.callback_type == (DEFERRED if late else MESSAGE)
    assert late or calls(bench) == before + 1


def test_patience_ends_a_second_before_discords() -> None:
    assert Limits().acknowledge_within >= PATIENCE + 1


async def test_a_click_redraws_its_message(bench: Bench, late: bool) -> None:
    message = await told(bench)
    click = await bench.ann.click(message, label="Slowly" if late else "Again")
    await bench.playground.wait_for(lambda: message.content == ("redrawn late" if late else "redrawn"))
    assert click.callback_type == (DEFERRED_UPDATE if late else UPDATE)


async def test_an_acknowledgement_is_made_once_and_words_may_follow(bench: Bench) -> None:
    message = await told(bench)
    click = await bench.ann.click(message, label="Quietly")
    await bench.playground.wait_for(lambda: click.followups)
    assert click.callback_type == DEFERRED_UPDATE
    assert (click.followups[0].content, click.followups[0].ephemeral) == ("and one word more", True)
    assert message.content == "told"


async def test_a_page_is_told_and_redrawn(bench: Bench, late: bool) -> None:
    sent = await bench.ann.command(bench.games, "show", late=late)
    message = await sent.answered()
    assert (texts(message), message.ephemeral) == (["shown", "beside"], True)
    if late:
        await bench.playground.wait_for(lambda: sent.followups)
        assert sent.followups[0].content == "and one word more"
    await bench.ann.click(message, label="Anew")
    await bench.playground.wait_for(lambda: texts(message) == ["shown anew"])


async def test_a_page_never_becomes_a_classic_message(bench: Bench, late: bool) -> None:
    """Discord would refuse it: what was to take its place is told beside it."""
    message = await (await bench.ann.command(bench.games, "show")).answered()
    click = await bench.ann.click(message, label="Slowly" if late else "Again")
    reply = await bench.playground.wait_for(
        lambda: (click.response if click.callback_type == MESSAGE else None) or next(iter(click.followups), None)
    )
    assert (reply.content.startswith("redrawn"), reply.ephemeral) == (True, True)
    assert texts(message) == ["shown", "beside"]


@pytest.mark.usefixtures("short_patience")
async def test_a_form_that_comes_too_late_is_its_sentence(bench: Bench) -> None:
    """Nothing but an answer's first word can be a form: after an acknowledgement it has to be asked for again."""
    message = await told(bench)
    click = await bench.ann.click(message, label="Form too late")
    await bench.playground.wait_for(lambda: click.followups)
    assert (click.callback_type, click.modal) == (DEFERRED_UPDATE, None)
    assert [(it.content, it.ephemeral) for it in click.followups] == [(said("answer-too-slow"), True)]


async def test_a_refusal_is_its_sentence(bench: Bench, late: bool) -> None:
    sent = await bench.ann.command(bench.games, "refuse", text="Not *now*, @everyone.", late=late)
    message = await sent.answered()
    assert (message.content, message.ephemeral) == ("Not \\*now\\*, @\u200beveryone.", True)
    assert not message.pings


async def test_a_long_refusal_is_still_told(bench: Bench) -> None:
    message = await (await bench.ann.command(bench.games, "refuse", text="x" * 5000)).answered()
    assert message.content.startswith("xxx")
    assert len(message.content) == 2000


async def test_an_interaction_done_by_another_process_is_not_refused(bench: Bench) -> None:
    """A click shows its effect. A command, which shows nothing, is answered in words."""
    message = await told(bench)
    click = await (await bench.ann.click(message, label="Elsewhere")).acknowledged()
    answer = await (await bench.ann.command(bench.games, "elsewhere")).answered()
    assert answer.content == said("error-done-already")
    assert (click.callback_type, click.followups, message.content) == (DEFERRED_UPDATE, [], "told")


@pytest.mark.parametrize(("command", "options"), [("break", {}), ("break", {"late": True}), ("stumble", {})])
async def test_anything_else_is_an_apology_with_a_reference_to_the_log(
    bench: Bench, command: str, options: dict[str, bool], caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    if options:
        monkeypatch.setattr("cogs.kit.answers.answers.PATIENCE", 0.0)
    with caplog.at_level(logging.ERROR, logger="cogs"):
        sent = await bench.ann.command(bench.games, command, **options)
        message = await sent.answered()
    assert message.ephemeral
    assert not sent.followups
    assert sent.callback_type == (DEFERRED if options else MESSAGE)
    found = re.search(r"Reference: ([0-9a-f]{8})", message.content)
    assert found
    assert "nobody but the owner" not in message.content
    (logged,) = [record for record in caplog.records if found[1] in record.getMessage()]
    assert logged.exc_info
    assert isinstance(logged.exc_info[1], ZeroDivisionError)


async def test_an_interaction_delivered_twice_is_answered_once(bench: Bench) -> None:
    before = calls(bench)
    sent = await bench.ann.command(bench.games, "tell")
    redeliver(bench.playground, sent)
    await sent.answered()
    await told(bench)
    assert calls(bench) == before + 2


def test_the_latest_interactions_are_remembered() -> None:
    seen = LruCache[bool](2)
    is_new = [seen.add(interaction, value=True) for interaction in (1, 2, 3, 2, 3, 1)]
    assert is_new == [True, True, True, False, False, True]


async def test_a_token_that_edits_nothing_any_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    post = Post(discord.Client(intents=discord.Intents.none()))
    post.ride_on(1, "old")
    post.ride_on(2, "newer")
    assert [message for message, _ in post._tokens.items()] == [1, 2]
    monkeypatch.setattr(post._tokens, "_lasts", 0.0)
    post.ride_on(3, "newest")
    assert [message for message, _ in post._tokens.items()] == [3]
    assert post._tokens.get(3) is None
