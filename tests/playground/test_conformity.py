"""The traffic fits Discord's own description of its API; the check itself can fail."""

from typing import Any

import pytest

from tests.playground.conformity import Conformity, described
from tests.playground.conftest import Bench
from tests.playground.sample_bot import picture

pytestmark = pytest.mark.skipif(described() is None, reason="BONEYARD_REFERENCE does not hold discord-openapi.json")
MESSAGES = "/channels/{channel_id}/messages"


@pytest.fixture
def conformity() -> Conformity:
    path = described()
    assert path
    return Conformity(path)


async def test_all_requests_and_answers_fit(bench: Bench):
    ann, games, bot = bench.ann, bench.games, bench.bot
    for name in ("whisper", "think", "pick", "layout", "board"):
        await (await ann.command(games, name)).answered()
    opened = await bench.opened("note")
    await (await ann.submit(opened, text="x")).answered()
    await ann.autocomplete(games, "tile", focused="name", value="1")
    channel = await bot.fetch_channel(games.id)
    user = await bot.fetch_user(ann.id)
    sent = await user.send("hello", file=picture())
    await sent.edit(content="edited", attachments=sent.attachments)
    await sent.delete()
    guild = await bot.fetch_guild(bench.playground.guild.id)
    assert (await guild.fetch_member(ann.id)).display_name == "Ann"
    assert await bot.fetch_application_emojis() == []
    assert len(await bot.tree.fetch_commands()) == 11
    assert (await bot.application_info()).name == "playground-bot"
    assert channel.id == games.id
    assert bench.conformity
    assert bench.conformity.checked > 30


def check(conformity: Conformity, status: int, request: Any, answer: Any) -> list[str]:
    conformity.check("POST", MESSAGES, status, request, answer, multipart=False)
    return conformity.violations


def test_a_request_that_does_not_fit_is_found(conformity: Conformity):
    check(conformity, 200, {"content": 5}, None)
    assert "content" in conformity.violations[0]


def test_an_answer_that_does_not_fit_is_found(conformity: Conformity):
    assert "is a required property" in check(conformity, 200, None, {"id": "1"})[0]


def test_the_reason_given_is_that_of_the_branch_meant(conformity: Conformity):
    button = {"type": 2, "style": 1, "label": 5, "custom_id": "x"}
    found = check(conformity, 200, {"components": [{"type": 1, "components": [button]}]}, None)
    assert "components/0/components/0/label" in found[0]


def test_a_route_outside_the_description_is_found(conformity: Conformity):
    conformity.check("GET", "/nowhere", 200, None, None, multipart=False)
    assert conformity.violations == ["GET /nowhere: not in the description"]
