"""Clicks made by hand, with parts left out or made up: each gets a sentence, and none is a fault."""

import logging
from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest

from bot.playground import Interaction
from bot.playground.api.interactions import InteractionKind
from bot.table.errors import NoTableHere
from cogs.kit.answers.clicks import HANDLERS
from tests.cogs.conftest import Bench
from tests.samples import sample

ACTIONS = sorted(handler.action.name for handler in HANDLERS)
ARGUMENTS = (
    "", "0", "99", "-1", "²", "yes", "0//", "-9/none/1", "black-tile/99", "black-tile/-3", "none/0", "0|play 6-4",
)  # fmt: skip
WHOLE = (
    "", ":", "b", "b:move", "b:move:1", "b:move:1:0", "x:move:1:0:", "b:move:²:0:", "b:none:1:0:",
    f"b:table:{2**63}:0:",
)  # fmt: skip
VALUES: tuple[dict[str, Any], ...] = (
    {"component_type": 2},
    {"component_type": 3, "values": []},
    {"component_type": 3, "values": ["²"]},
    {"component_type": 3, "values": ["0", "1"]},
    {"component_type": 3, "values": ["99|play 6-4"]},
    {"component_type": 5, "values": ["7"], "resolved": {}},
)


async def table_here(bench: Bench) -> int:
    """The match of the channel; another, where the last presses have ended it."""
    try:
        return (await bench.bot.services.tables.in_channel(bench.games.id)).id
    except NoTableHere:
        return (await bench.table(bench.ann, bench.bea, computers=2, channel=bench.games)).id


def pressed(bench: Bench, custom_id: str, data: dict[str, Any]) -> Interaction:
    """A press of Ann's on the newest message of the channel, as an altered app may send it."""
    made = {"custom_id": custom_id, "id": 1, **data}
    component, message = InteractionKind.COMPONENT, bench.games.live()[-1]
    return bench.playground.interactions.send(component, bench.ann.user, bench.games, made, message)


async def check(bench: Bench, made: Iterable[tuple[str, dict[str, Any]]], caplog: pytest.LogCaptureFixture) -> None:
    """Press all these: a custom id, and the rest of what is sent; nothing may be a fault of the bot's."""
    caplog.set_level(logging.ERROR)
    for custom_id, data in made:
        sent = await pressed(bench, custom_id, data).acknowledged()
        assert "went wrong" not in (sent.response.content if sent.response else ""), (custom_id, data)
        assert not caplog.records, (custom_id, data, caplog.text)


@pytest.mark.parametrize("action", ACTIONS)
async def test_no_argument_is_a_fault(bench: Bench, action: str, caplog: pytest.LogCaptureFixture) -> None:
    table = await table_here(bench)
    ids = [f"b:{action}:{table}:0:{argument}" for argument in ARGUMENTS]
    made = [*product(ids, VALUES[:1]), *product((ids[0], f"b:{action}:0:0:"), VALUES[1:])]
    await check(bench, sample(made, 3), caplog)


async def test_no_custom_id_is_a_fault(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    await table_here(bench)
    await check(bench, product(WHOLE, VALUES[:2]), caplog)
