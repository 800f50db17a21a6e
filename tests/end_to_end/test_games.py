"""A whole match of every other game, by clicks and commands in turn."""

import itertools

import pytest

from tests.end_to_end.house import House, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")
SHORT = {
    "domino-whist": {"target": 5},
    "domino-hearts": {"target": 30},
    "seventy-nine": {"preset": "short", "target": 1},
    "forty-two": {"preset": "special-bids", "target": 1},
    "blind-hughie": {"target": 20},
}


@pytest.mark.parametrize("game", SHORT)
async def test_to_the_end(house: House, game: str) -> None:
    ann = house.person()
    computers = 5 if game == "seventy-nine" else 3
    table = await Table.open(house, ann, computers=computers, game=game, **SHORT[game])
    ways, final = itertools.cycle(("click", "command", "command", "click")), None
    while final is None:
        final = await table.play(1, by=next(ways))
    assert "🏆" in final.content
    assert final.attachments[0].description
