"""A lost answer is sent again, and no player reads that a click failed which in fact succeeded."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.playground import ChatMessage, Interaction
from tests.cogs.conftest import Bench
from tests.cogs.held_calls import held
from tests.cogs.kit.test_answers import DEFERRED, DEFERRED_UPDATE, MESSAGE, UPDATE, told
from tests.cogs.server import present
from tests.table.people import until

CALLBACK, BY_TOKEN, MODAL = r"POST /interactions/", r"/webhooks/", 9
FAULTS = ("cut", "cut when it was applied", "500", "500 when it was applied")
LATE = {"late": True}
every_cut = pytest.mark.parametrize("fault", FAULTS[:2])


@pytest_asyncio.fixture(autouse=True, loop_scope="session")
async def quiet_log(bench: Bench, caplog: pytest.LogCaptureFixture) -> AsyncIterator[None]:
    """Whatever goes wrong on the way, no error is logged, and no traceback; the next test begins without faults."""
    with caplog.at_level(logging.INFO):
        yield
    bench.playground.faults.clear()
    for record in caplog.get_records("call"):
        assert record.exc_info is None, record.getMessage()
        assert record.levelno < logging.ERROR, record.getMessage()


def set_fault(bench: Bench, name: str, where: str) -> None:
    is_applied = name.endswith("applied")
    if name.startswith("cut"):
        bench.playground.faults.cut(1, where, is_applied=is_applied)
    else:
        bench.playground.faults.answer(500, 1, where, is_applied=is_applied)


def answers(sent: Interaction) -> list[ChatMessage]:
    return [message for message in (sent.response, *sent.followups) if message is not None]


@pytest.mark.parametrize(
    ("command", "options", "where", "kind", "content"),
    [
        ("tell", {}, CALLBACK, MESSAGE, "told"),
        ("tell", LATE, CALLBACK, DEFERRED, "told"),
        ("tell", LATE, BY_TOKEN, DEFERRED, "told"),
        ("refuse", {"text": "Not now."}, CALLBACK, MESSAGE, "Not now."),
    ],
    ids=["a reply", "an acknowledgement", "after an acknowledgement", "a refusal"],
)
@pytest.mark.parametrize("fault", FAULTS)
async def test_a_command_is_answered_once(
    bench: Bench, command: str, options: dict[str, Any], where: str, kind: int, content: str, fault: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    if options is LATE:
        monkeypatch.setattr("cogs.kit.answers.answers.PATIENCE", 0.0)
    set_fault(bench, fault, where)
    sent = await bench.ann.command(bench.games, command, **options)
    message = await sent.answered()
    assert (sent.callback_type, message.content, message.ephemeral) == (kind, content, True)
    await told(bench)  # what she asked before is done with: hers is served one at a time
    assert answers(sent) == [message]


@pytest.mark.parametrize(
    ("label", "where", "kind", "texts"),
    [
        ("Again", CALLBACK, UPDATE, ["redrawn"]),
        ("Quietly", BY_TOKEN, DEFERRED_UPDATE, ["told", "and one word more"]),
        ("Form", CALLBACK, MODAL, []),
    ],
)
@every_cut
async def test_a_click_is_answered(
    bench: Bench, label: str, where: str, kind: int, texts: list[str], fault: str
) -> None:
    """Follow-ups have no nonce, so one that was applied unnoticed is sent twice to its only reader."""
    message = await told(bench)
    set_fault(bench, fault, where)
    sent = await bench.ann.click(message, label=label)
    await told(bench)
    assert (sent.callback_type, sent.modal is not None) == (kind, kind == MODAL)
    assert [*dict.fromkeys(it.content for it in answers(sent))] == texts


async def test_an_answer_that_never_gets_through_is_logged(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    """Discord itself tells the person that the interaction failed."""
    message = await told(bench)
    bench.playground.faults.cut(3, CALLBACK)
    sent = await bench.ann.click(message, label="Again")
    await told(bench)
    assert f"the answer to interaction {sent.id} could not be given" in caplog.text
    assert (message.content, answers(sent)) == ("told", [])


@pytest.mark.parametrize("times", [1, 2])
async def test_the_clicked_message_is_gone(bench: Bench, times: int) -> None:
    """Discord knows it before we do, and takes no change of it: what it was to show comes beside it, or not."""
    message = await told(bench)
    bench.playground.faults.answer(404, times, CALLBACK, code=10008)
    sent = await bench.ann.click(message, label="Again")
    await told(bench)
    assert message.content == "told"
    assert [(it.content, it.ephemeral) for it in answers(sent)] == [("redrawn", True)] * (2 - times)


@pytest.mark.usefixtures("short_patience")
async def test_the_message_that_waits_for_an_answer_has_been_dismissed(bench: Bench) -> None:
    with held(bench.playground, BY_TOKEN) as call:
        sent = await bench.ann.command(bench.games, "tell", late=True)
        await call.is_on_its_way()
        bench.playground.messages.delete(present(sent.response))
    await bench.playground.wait_for(lambda: sent.followups)
    assert (sent.followups[0].content, sent.followups[0].ephemeral) == ("told", True)


@every_cut
async def test_lost_suggestions_are_logged(bench: Bench, fault: str, caplog: pytest.LogCaptureFixture) -> None:
    """The next keystroke asks for them again."""
    set_fault(bench, fault, CALLBACK)
    typing = asyncio.create_task(bench.ann.autocomplete(bench.games, "domino new", focused="preset", game="black-tile"))
    await until(lambda: "suggestions could not be given" in caplog.text)
    assert await bench.ann.autocomplete(bench.games, "domino new", focused="preset", game="black-tile")
    typing.cancel()
