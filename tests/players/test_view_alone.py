"""A decision follows from the View, the seed and the level alone: what lies hidden changes nothing."""

import pickle
from random import Random

import pytest

from bot.players.computer import EASY, HARD, NORMAL, choose
from bot.players.judge import prospects
from bot.rules.options import Options
from bot.rules.tricks.phases import pass_offset
from bot.rules.view import Phase, View
from tests.players.search.random_deals import GAMES, TABLES, RandomDeal, presets
from tests.rules.knowledge import otherwise
from tests.samples import sample

DECISIONS = 7  # of each table


def moments(game: str, players: int) -> list[tuple[View, View]]:
    """Views of who is to decide, each with the same view of a match in which the others hold something else."""
    dice, found = Random(players), list[tuple[View, View]]()
    tried: list[Options] = presets(GAMES[game], players)
    for options in tried:
        deal, phases = RandomDeal(GAMES[game], options, players, dice), set[Phase]()
        for seat, _ in deal.moves():
            phase = deal.match.deal.phase
            if phase not in phases or dice.random() < 0.05:
                phases.add(phase)
                found.append((deal.view(seat), otherwise_alike(deal, seat, dice)))
    return dice.sample(found, DECISIONS)


def otherwise_alike(deal: RandomDeal, seat: int, dice: Random) -> View:
    contract = deal.match.deal.contract
    looks = contract is not None and contract.seat == seat and bool(deal.view(seat).trick_board.kitty)
    offset = pass_offset(deal.game, deal.match)
    return deal.game.view(otherwise(deal.match, seat, offset, dice, knows_unused=looks), seat)


@pytest.mark.parametrize(("game", "players"), sample(TABLES, 2))
def test_with_other_hidden_tiles_the_same_is_chosen(game: str, players: int):
    for number, (view, other) in enumerate(moments(game, players)):
        assert view == other
        for level in (NORMAL, HARD):
            assert choose(view, number, level) == choose(other, number, level)


@pytest.mark.parametrize(("game", "players"), sample(TABLES, 3))
def test_what_was_sent_to_another_process_is_decided_the_same(game: str, players: int):
    for number, (view, _) in enumerate(moments(game, players)):
        sent: View = pickle.loads(pickle.dumps(view))
        for level in (EASY, NORMAL):
            assert choose(sent, number, level) == choose(view, number, level)
        assert prospects(sent, 8, number) == prospects(view, 8, number)
