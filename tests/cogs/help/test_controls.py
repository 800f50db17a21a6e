"""What the core promises, at the command and the buttons of the help."""

import logging

import pytest

from bot.playground.api.interactions import InteractionKind
from bot.words.speaker import say
from cogs.kit.answers.answers import NOT_ON_MESSAGE
from tests.cogs.conftest import Bench
from tests.cogs.kit.test_commands import check_presets
from tests.cogs.kit.test_hand_made import table_here

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_presets_are_suggested_for_the_game(bench: Bench) -> None:
    await check_presets(bench, "help")


async def test_a_private_picture_is_drawn_on_no_message_of_everybody(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    await table_here(bench)
    caplog.set_level(logging.WARNING)
    data = {"custom_id": "b:lesson:0:0:black-tile/0", "id": 1, "component_type": 2}
    press, shown = bench.playground.interactions.send, [it for it in bench.games.live() if not it.ephemeral]
    sent = press(InteractionKind.COMPONENT, bench.ann.user, bench.games, data, shown[-1])
    told = await sent.answered()
    assert (told.ephemeral, told.content) == (True, say(NOT_ON_MESSAGE))
    assert not caplog.records
