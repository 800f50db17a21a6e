"""Which positions are of an earlier deal: what was offered there out of turn is not done in this one."""

import random

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.options import Preset
from tests.cogs.tables import played, table_of

PRESETS = [
    pytest.param(game, preset, preset.players[0], id=f"{preset.name}")
    for game in CATALOGUE.values()
    for preset in game.presets
]


@pytest.mark.parametrize(("game", "preset", "players"), PRESETS)
def test_a_position_is_of_an_earlier_deal_once_its_own_is_scored(game: AnyGame, preset: Preset, players: int) -> None:
    table, scored = table_of(game, preset, players), dict[int, int]()
    for _ in played(table, random.Random(preset.name), 150):
        assert table.match is not None
        now = scored[table.position] = len(table.match.results)
        earlier = {position for position, deals in scored.items() if position and deals < now}
        assert {position for position in scored if table.is_of_earlier_deal(position)} == earlier
