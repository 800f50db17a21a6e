"""`hard` finds the best play in positions that have one; each position is one that could happen."""

from collections import Counter

import pytest

from bot.players.computer import HARD, choose
from bot.rules.tricks.game import TrickGame
from tests.players.positions import POSITIONS, Position
from tests.rules.say import pieces
from tests.samples import sample


@pytest.mark.parametrize("position", sample(POSITIONS, 2), ids=lambda position: f"{position.game}: {position.name}")
def test_hard_finds_the_best_play(position: Position):
    """Every piece of the deck is somewhere, the seat holds what is written, and the best moves are legal."""
    scenario, seat = position.scenario, position.scenario.to_act[0]
    game, match, deal = scenario.game, scenario.match, scenario.deal
    assert isinstance(game, TrickGame)
    tricks = (*deal.tricks, deal.trick) if deal.trick else deal.tricks
    played = [piece for trick in tricks for piece in trick.pieces]
    held = [piece for hand in deal.hands for piece in hand]
    assert Counter([*held, *played, *deal.unused, *deal.exposed]) == Counter(game.deck(match.options, match.players))
    assert set(deal.hands[seat]) == set(pieces(position.fields["best"].partition(":")[0]))
    assert position.best_moves < set(scenario.legal_moves(seat))
    for seed in sample((1, 2), 2):
        assert choose(position.view, seed, HARD) in position.best_moves, position.fields["why"]
