"""Answering an interaction, by the real client: quick work is one call, slow work is deferred, no error is silence."""

import logging
import re

import pytest

from bot.playground import ChatMessage, Limits
from bot.playground.world.components import TEXT, walk
from cogs.kit.answers.answers import PATIENCE
from cogs.kit.answers.interaction import LatestIds
from cogs.kit.custom_ids import LONGEST_CUSTOM_ID
from tests.cogs.conftest import Bench
from tests.cogs.sample_commands import CLICKS, LARGEST_POSITION, LARGEST_TABLE, longest_argument
from tests.playground.happenings import redeliver
from tests.said import is_said, said

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE = 4, 5, 6, 7


def calls(bench: Bench) -> int:
    """How often the bot has called Discord about interactions."""
    return sum("/interactions/" in entry.path or "/webhooks/" in entry.path for entry in bench.playground.log.entries)


async def test_quick_work_is_one_call(bench: Bench) -> None:
    before = calls(bench)
    sent = await bench.ann.command(bench.games, "tell")
    message = await sent.answered()
    assert (sent.callback_type, message.content, message.ephemeral) == (MESSAGE, "told", True)
    assert calls(bench) == before + 1


@pytest.mark.usefixtures("short_patience")
async def test_slow_work_is_acknowledged_first(bench: Bench) -> None:
    message = await (sent := await bench.ann.command(bench.games, "tell", late=True)).answered()
    assert (sent.callback_type, message.content, message.ephemeral) == (DEFERRED, "told", True)


def test_patience_ends_a_second_before_discords() -> None:
    assert Limits().acknowledge_within >= PATIENCE + 1


@pytest.mark.usefixtures("short_patience")
async def test_a_slow_click(bench: Bench) -> None:
    message = await (await bench.ann.command(bench.games, "tell")).answered()
    late = await bench.ann.click(message, label="Slowly")
    await late.acknowledged()
    assert late.callback_type == DEFERRED_UPDATE
    await bench.playground.wait_for(lambda: message.content == "redrawn late")


async def test_a_quick_click(bench: Bench) -> None:
    message = await (await bench.ann.command(bench.games, "tell")).answered()
    quick = await bench.ann.click(message, label="Again")
    assert (await quick.answered()).content == "redrawn"
    assert quick.callback_type == UPDATE


async def test_an_acknowledgement_is_made_once_and_words_may_follow(bench: Bench) -> None:
    message = await (await bench.ann.command(bench.games, "tell")).answered()
    click = await bench.ann.click(message, label="Quietly")
    await bench.playground.wait_for(lambda: click.followups)
    assert click.callback_type == DEFERRED_UPDATE
    assert (click.followups[0].content, click.followups[0].ephemeral) == ("and one word more", True)
    assert message.content == "told"


def texts(message: ChatMessage) -> list[str]:
    return [it["content"] for it in walk(message.components) if it["type"] == TEXT]


@pytest.mark.usefixtures("short_patience")
@pytest.mark.parametrize("late", [False, True])
async def test_a_page_is_told_and_redrawn(bench: Bench, late: bool) -> None:
    sent = await bench.ann.command(bench.games, "show", late=late)
    message = await sent.answered()
    assert (texts(message), message.ephemeral) == (["shown", "beside"], True)
    if late:
        await bench.playground.wait_for(lambda: sent.followups)
        assert sent.followups[0].content == "and one word more"
    await bench.ann.click(message, label="Anew")
    await bench.playground.wait_for(lambda: texts(message) == ["shown anew"])


@pytest.mark.usefixtures("short_patience")
@pytest.mark.parametrize("label", ["Again", "Slowly"])
async def test_a_page_never_becomes_a_classic_message(bench: Bench, label: str) -> None:
    """Discord would refuse it: what was to take its place is told beside it."""
    message = await (await bench.ann.command(bench.games, "show")).answered()
    click = await bench.ann.click(message, label=label)
    reply = await bench.playground.wait_for(
        lambda: (click.response if click.callback_type == MESSAGE else None) or next(iter(click.followups), None)
    )
    assert (reply.content.startswith("redrawn"), reply.ephemeral) == (True, True)
    assert texts(message) == ["shown", "beside"]


@pytest.mark.parametrize("control", ["old:thing", "b:long-gone:1:0:", "b:longgone:1:0:"])
async def test_a_control_that_nothing_is_done_about_any_more_says_so(bench: Bench, control: str) -> None:
    message = await (await bench.ann.command(bench.games, "old")).answered()
    answer = await (await bench.ann.click(message, custom_id=control)).answered()
    assert answer.ephemeral
    assert is_said("refused-old-control", answer.content)


@pytest.mark.parametrize(("table", "position"), [(LARGEST_TABLE, LARGEST_POSITION), (LARGEST_TABLE, 0), (0, 0)])
async def test_the_largest_numbers_and_the_longest_argument_come_back(bench: Bench, table: int, position: int) -> None:
    """By a button, a select and a form: whatever a control was made with is what its click is about."""
    CLICKS.clear()
    sent = await bench.ann.command(bench.games, "largest", table=str(table), position=position)
    message = await sent.answered()
    await (await bench.ann.click(message, label="Button")).answered()
    await (await bench.ann.choose(message, ["two"])).answered()
    opened = await bench.ann.click(message, label="Form")
    await bench.playground.wait_for(lambda: opened.modal)
    await (await bench.ann.submit(opened, line="seven")).answered()
    button, select, form = CLICKS
    argument = longest_argument(table, position)
    for click, values in ((button, ()), (select, ("two",))):
        assert (click.table, click.position, click.argument, click.values) == (table, position, argument, values)
    assert (form.table, form.argument, form.values) == (table, longest_argument(table, 0), ("seven",))
    ids = [it["custom_id"] for it in walk(message.components) if "custom_id" in it]
    assert opened.modal
    assert max(len(custom_id) for custom_id in (*ids, opened.modal["custom_id"])) == LONGEST_CUSTOM_ID


@pytest.mark.usefixtures("short_patience")
async def test_a_form_that_comes_too_late_is_its_sentence(bench: Bench) -> None:
    """Nothing but an answer's first word can be a form: after an acknowledgement it has to be asked for again."""
    message = await (await bench.ann.command(bench.games, "largest", table="0", position=0)).answered()
    click = await bench.ann.click(message, label="Too late")
    await bench.playground.wait_for(lambda: click.followups)
    assert (click.callback_type, click.modal) == (DEFERRED_UPDATE, None)
    (reply,) = click.followups
    assert (reply.content, reply.ephemeral) == (said("answer-too-slow"), True)


@pytest.mark.usefixtures("short_patience")
@pytest.mark.parametrize("late", [False, True])
async def test_a_refusal_is_its_sentence(bench: Bench, late: bool) -> None:
    sent = await bench.ann.command(bench.games, "refuse", text="Not *now*, @everyone.", late=late)
    message = await sent.answered()
    assert message.ephemeral
    assert message.content == "Not \\*now\\*, @\u200beveryone."
    assert not message.pings


async def test_an_interaction_done_by_another_process_is_not_refused(bench: Bench) -> None:
    """A click shows by what it did that it was done; a command, which shows nothing, is told so."""
    message = await (await bench.ann.command(bench.games, "tell")).answered()
    click = await (await bench.ann.click(message, label="Elsewhere")).acknowledged()
    told = await (await bench.ann.command(bench.games, "elsewhere")).answered()
    assert told.content == said("error-done-already")
    assert (click.callback_type, click.followups, message.content) == (DEFERRED_UPDATE, [], "told")


async def test_a_refused_move_is_told_in_a_sentence(bench: Bench) -> None:
    message = await (await bench.ann.command(bench.games, "illegal")).answered()
    assert message.content == "You don't have 6-4. You have 5s, so you must play one: 5-4 or 5-1."


async def test_a_long_refusal_is_still_told(bench: Bench) -> None:
    message = await (await bench.ann.command(bench.games, "refuse", text="x" * 5000)).answered()
    assert message.content.startswith("xxx")
    assert len(message.content) == 2000


@pytest.mark.parametrize("command", ["break", "stumble"])
async def test_anything_else_is_an_apology_with_a_reference_to_the_log(
    bench: Bench, command: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, logger="cogs"):
        message = await (await bench.ann.command(bench.games, command)).answered()
    assert message.ephemeral
    found = re.search(r"Reference: ([0-9a-f]{8})", message.content)
    assert found
    assert "nobody but the owner" not in message.content
    logged = [record for record in caplog.records if found[1] in record.getMessage()]
    assert len(logged) == 1
    assert logged[0].exc_info
    assert isinstance(logged[0].exc_info[1], ZeroDivisionError)


@pytest.mark.usefixtures("short_patience")
async def test_a_late_apology_takes_the_place_of_the_deferred_answer(bench: Bench) -> None:
    sent = await bench.ann.command(bench.games, "break", late=True)
    assert "went wrong" in (await sent.answered()).content
    assert sent.callback_type == DEFERRED
    assert not sent.followups


async def test_an_interaction_delivered_twice_is_answered_once(bench: Bench) -> None:
    before = calls(bench)
    sent = await bench.ann.command(bench.games, "tell")
    redeliver(bench.playground, sent)
    await sent.answered()
    after = await (await bench.ann.command(bench.games, "tell")).answered()
    assert after.content == "told"
    assert calls(bench) == before + 2


async def test_the_latest_interactions_are_remembered() -> None:
    seen = LatestIds(most=2)
    assert all(seen.add(interaction) for interaction in (1, 2, 3))
    assert not any(seen.add(interaction) for interaction in (2, 3))
    assert seen.add(1), "the oldest has been forgotten"
