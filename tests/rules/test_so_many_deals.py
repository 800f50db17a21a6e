"""A match of so many deals: it ends after these, wherever its target is."""

from random import Random

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump, load

GAMES = sorted(CATALOGUE)


@pytest.mark.parametrize("deals", [1, 3])
@pytest.mark.parametrize("name", GAMES)
def test_a_match_of_so_many_deals_ends_after_these(name: str, deals: int) -> None:
    game, random = CATALOGUE[name], Random(deals)
    preset = game.presets[0]
    options = load(game.options_type, dump(preset.options) | {"target": 1} if "target" in dump(preset.options) else {})
    match = game.start(options, preset.players[0], bytes(32), deals)
    while match.winners is None:
        assert len(match.results) < deals
        seat = random.choice(game.to_act(match))
        match, _ = game.play(match, seat, random.choice(game.legal(match, seat)))
    assert len(match.results) == deals
    best = (min if game.low_wins else max)(match.totals)
    assert match.winners == tuple(side for side, total in enumerate(match.totals) if total == best)
    view = game.view(match, None)
    assert view.deals == deals


@pytest.mark.parametrize("name", GAMES)
def test_without_a_number_of_deals_the_target_counts(name: str) -> None:
    game = CATALOGUE[name]
    assert game.start(game.presets[0].options, game.presets[0].players[0], bytes(32)).deals is None
