"""Dominoes on Discord: each preset to its end by clicks and commands, and what players are told on the way."""

import itertools
from typing import Any

import pytest

from tests.end_to_end.house import House, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")
SHORT: dict[str, dict[str, Any]] = {
    "draw": {"target": 20},
    "block": {"target": 20},
    "all-fives": {"target": 40},
    "fives-and-threes": {"target": 12},
    "puerto-rico": {"target": 150},
    "dominican": {"target": 50},
    "cuban": {"target": 40},
}


@pytest.mark.parametrize("preset", SHORT)
async def test_to_the_end(house: House, preset: str) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, computers=2, game="dominoes", preset=preset, **SHORT[preset])
    ways, final = itertools.cycle(("click", "command")), None
    while final is None:
        final = await table.play(1, by=next(ways))
    assert "🏆" in final.content
    assert final.attachments[0].description
