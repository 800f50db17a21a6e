"""An answer on its way to Discord gets lost: it is tried again, and nobody is told that what was done went wrong."""

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.playground import ChatMessage, Interaction
from tests.cogs.conftest import Bench
from tests.table.people import until

CALLBACK, BY_TOKEN = r"POST /interactions/", r"/webhooks/"
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL = 4, 5, 6, 7, 9
FAULTS = {
    "cut": {"status": 0, "is_applied": False},
    "cut when it was applied": {"status": 0, "is_applied": True},
    "500": {"status": 500, "is_applied": False},
    "500 when it was applied": {"status": 500, "is_applied": True},
}
every_fault = pytest.mark.parametrize("fault", FAULTS)
every_cut = pytest.mark.parametrize("fault", ["cut", "cut when it was applied"])


@pytest_asyncio.fixture(autouse=True, loop_scope="session")
async def quiet_log(bench: Bench, caplog: pytest.LogCaptureFixture) -> AsyncIterator[None]:
    """Whatever goes wrong on the way, no error is logged, and no traceback; the next test begins without faults."""
    with caplog.at_level(logging.INFO):
        yield
    bench.playground.faults.clear()
    for record in caplog.get_records("call"):
        assert record.exc_info is None, record.getMessage()
        assert record.levelno < logging.ERROR, record.getMessage()


def set_fault(bench: Bench, name: str, where: str, times: int = 1) -> None:
    how, faults = FAULTS[name], bench.playground.faults
    if how["status"]:
        faults.answer(how["status"], times, where, is_applied=bool(how["is_applied"]))
    else:
        faults.cut(times, where, is_applied=bool(how["is_applied"]))


def answers(sent: Interaction) -> list[ChatMessage]:
    """What was shown to answer."""
    return [message for message in (sent.response, *sent.followups) if message is not None]


async def told(bench: Bench) -> ChatMessage:
    return await (await bench.ann.command(bench.games, "tell")).answered()


@every_fault
async def test_a_reply(bench: Bench, fault: str) -> None:
    set_fault(bench, fault, CALLBACK)
    sent = await bench.ann.command(bench.games, "tell")
    message = await sent.answered()
    assert (sent.callback_type, message.content, message.ephemeral) == (MESSAGE, "told", True)
    await again(bench)
    assert answers(sent) == [message]


async def again(bench: Bench) -> None:
    """Wait until what Ann has asked before is done with: hers is served one at a time."""
    assert (await told(bench)).content == "told"


@every_cut
async def test_a_redrawn_message(bench: Bench, fault: str) -> None:
    message = await told(bench)
    set_fault(bench, fault, CALLBACK)
    sent = await bench.ann.click(message, label="Again")
    await bench.playground.wait_for(lambda: message.content == "redrawn")
    await again(bench)
    assert (sent.callback_type, answers(sent)) == (UPDATE, [message])


@pytest.mark.usefixtures("short_patience")
@every_fault
async def test_an_acknowledgement_ahead_of_the_answer(bench: Bench, fault: str) -> None:
    set_fault(bench, fault, CALLBACK)
    sent = await bench.ann.command(bench.games, "tell", late=True)
    message = await sent.answered()
    assert (sent.callback_type, message.content) == (DEFERRED, "told")
    await again(bench)
    assert answers(sent) == [message]


@pytest.mark.usefixtures("short_patience")
@every_cut
async def test_an_answer_that_fills_a_deferred_one(bench: Bench, fault: str) -> None:
    set_fault(bench, fault, BY_TOKEN)
    sent = await bench.ann.command(bench.games, "tell", late=True)
    assert (await sent.answered()).content == "told"


@every_cut
async def test_a_word_that_follows_is_not_lost(bench: Bench, fault: str) -> None:
    """Discord knows no nonce there: where it was applied unnoticed, its only reader has it twice."""
    message = await told(bench)
    set_fault(bench, fault, BY_TOKEN)
    sent = await bench.ann.click(message, label="Quietly")
    await bench.playground.wait_for(lambda: sent.followups)
    await again(bench)
    assert {it.content for it in sent.followups} == {"and one word more"}


@every_cut
async def test_a_form(bench: Bench, fault: str) -> None:
    message = await (await bench.ann.command(bench.games, "largest", table="0", position=0)).answered()
    set_fault(bench, fault, CALLBACK)
    sent = await bench.ann.click(message, label="Form")
    await bench.playground.wait_for(lambda: sent.modal)
    await again(bench)
    assert (sent.callback_type, sent.followups) == (MODAL, [])


@every_cut
async def test_a_refusal(bench: Bench, fault: str) -> None:
    set_fault(bench, fault, CALLBACK)
    sent = await bench.ann.command(bench.games, "refuse", text="Not now.")
    assert (await sent.answered()).content == "Not now."


async def test_an_answer_that_never_gets_through_is_a_line_in_the_log(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord itself tells the person that the interaction failed."""
    message = await told(bench)
    bench.playground.faults.cut(3, CALLBACK)
    sent = await bench.ann.click(message, label="Again")
    await again(bench)
    assert f"the answer to interaction {sent.id} could not be given" in caplog.text
    assert (message.content, answers(sent)) == ("told", [])


async def test_the_clicked_message_is_gone(bench: Bench) -> None:
    """Discord knows it before we do, and takes no change of it: what it was to show comes beside it."""
    message = await told(bench)
    bench.playground.faults.answer(404, where=CALLBACK, code=10008)
    sent = await bench.ann.click(message, label="Again")
    reply = await sent.answered()
    assert (sent.callback_type, reply.content, reply.ephemeral) == (MESSAGE, "redrawn", True)


async def test_the_clicked_message_is_gone_and_no_answer_to_it_is_taken(bench: Bench) -> None:
    message = await told(bench)
    bench.playground.faults.answer(404, times=2, where=CALLBACK, code=10008)
    sent = await bench.ann.click(message, label="Again")
    await again(bench)
    assert (message.content, answers(sent)) == ("told", [])


@pytest.mark.usefixtures("short_patience")
async def test_the_message_that_waits_for_an_answer_has_been_dismissed(bench: Bench) -> None:
    bench.playground.faults.delay(0.3, where=BY_TOKEN)
    sent = await bench.ann.command(bench.games, "tell", late=True)
    await bench.playground.wait_for(lambda: sent.response)
    assert sent.response
    bench.playground.messages.delete(sent.response)
    await bench.playground.wait_for(lambda: sent.followups)
    assert (sent.followups[0].content, sent.followups[0].ephemeral) == ("told", True)


@every_cut
async def test_suggestions_that_are_lost_are_a_line_in_the_log(
    bench: Bench, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The next keystroke asks for them again."""
    set_fault(bench, fault, CALLBACK)
    typing = asyncio.create_task(bench.ann.autocomplete(bench.games, "domino new", focused="preset", game="black-tile"))
    await until(lambda: "suggestions could not be given" in caplog.text)
    assert await bench.ann.autocomplete(bench.games, "domino new", focused="preset", game="black-tile")
    typing.cancel()
