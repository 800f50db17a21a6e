"""In every game a decision follows from the View, the seed and the level alone: hidden tiles change nothing."""

import pickle
from random import Random
from typing import Any

import pytest

from bot.players.computer import EASY, HARD, LEVELS, NORMAL, choose, choose_at_once
from bot.players.judge import prospects
from bot.rules.tricks.phases import pass_offset
from bot.rules.view import Phase, View
from tests.players.search.random_deals import GAMES, TABLES, random_deals
from tests.rules.blind_hughie.scenarios import ANY, BILLITONNEN, DOUBLES
from tests.rules.dominoes.scenarios import DOMINICAN
from tests.rules.knowledge import otherwise
from tests.rules.scenario import Scenario
from tests.samples import sample

DECISIONS = 7  # of each table

HAND, *HANDS = "6-5 5-5 4-1 3-0 2-2", "6-4 5-4 4-4 3-3 1-0", "6-6 6-2 5-1 2-0 1-1", "6-3 5-2 4-2 4-0 0-0"
ROWS, OTHER_ROWS = ("6-1 2-0 5-2", "4-4 3-1", "0-0 1-0"), ("4-4 0-0 5-2", "1-0 6-1", "2-0 3-1")
LINES: dict[str, list[Scenario[Any]]] = {
    "dominoes": [DOMINICAN.hands(HAND, *HANDS[place:], *HANDS[:place], line="3-2, 2-1 right") for place in (0, 2)],
}
for name, rules in {"any tile": ANY, "Billitonnen": BILLITONNEN, "open doubles": DOUBLES}.items():
    turned = [rules.rows(*rows, line="5-3 3-2").play("0 turn 3") for rows in (ROWS, OTHER_ROWS)]
    LINES |= {f"{name}, to place": [*turned], f"{name}, placed": [it.play("0 place left") for it in turned]}


def moments(game: str, players: int) -> list[tuple[View, View]]:
    """Views of who is to decide, each with the same view of a match in which the others hold something else."""
    dice, found = Random(players), list[tuple[View, View]]()
    for deal in random_deals(GAMES[game], players, 0, seed=players):
        phases = set[Phase]()
        for seat, _ in deal.moves():
            if deal.match.deal.phase not in phases or dice.random() < 0.05:
                phases.add(deal.match.deal.phase)
                view, contract, offset = deal.view(seat), deal.match.deal.contract, pass_offset(deal.game, deal.match)
                looks = contract is not None and contract.seat == seat and bool(view.trick_board.kitty)
                other = otherwise(deal.match, seat, offset, dice, knows_unused=looks)
                found.append((view, deal.game.view(other, seat)))
    return dice.sample(found, DECISIONS)


def check_alike(view: View, other: View, seed: int, *levels: str) -> None:
    """The other view is decided the same, also where it was sent to another process."""
    sent: View = pickle.loads(pickle.dumps(other))
    assert view == sent
    for level in levels:
        assert choose(sent, seed, level) == choose(view, seed, level)
        assert choose_at_once(sent, seed, level) == choose_at_once(view, seed, level)
    assert prospects(sent, 8, seed) == prospects(view, 8, seed)


@pytest.mark.parametrize(("game", "players"), sample(TABLES, 2))
def test_hidden_tiles_change_no_decision_and_no_prospect(game: str, players: int):
    for number, (view, other) in enumerate(moments(game, players)):
        check_alike(view, other, number, EASY, NORMAL, *([HARD] if number == 0 else []))


@pytest.mark.parametrize("name", LINES)
def test_hidden_tiles_change_no_decision_at_a_line(name: str):
    view, other = (scenario.view(scenario.to_act[0]) for scenario in LINES[name])
    for seed in range(3):
        check_alike(view, other, seed, *LEVELS[: len(LEVELS) if seed == 0 else 3])
